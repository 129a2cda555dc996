"""The lock files install the same bytes everywhere, and from any index: hashes, no addresses."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = ["run.lock", "dev.lock", "build.lock"]


def requirements(lock: str) -> list[str]:
    """The requirements of a lock file, each on one line with its hashes, without comments."""
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8")
    bare = re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE)
    return bare.replace("\\\n", "").splitlines()


def name(requirement: str) -> str:
    """The normalised name at the head of a requirement."""
    head = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert head, requirement
    return re.sub(r"[-_.]+", "-", head[0]).lower()


def pins(lock: str) -> set[str]:
    return {requirement.split(" --hash", 1)[0].strip() for requirement in requirements(lock)}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_is_pinned_and_hashed(lock: str) -> None:
    pinned = re.compile(r"[a-z0-9-]+==[^\s;]+( ; [^-]+?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*")
    assert requirements(lock)
    assert [r for r in requirements(lock) if not pinned.fullmatch(r)] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_no_address_and_no_path_stands_in_a_lock(lock: str) -> None:
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8")
    assert re.findall(r"^.*(?:://|file:|index|find-links|@ |^-).*$", text, re.MULTILINE) == []


def test_what_runs_is_what_was_tested() -> None:
    assert pins("run.lock") <= pins("dev.lock")
    assert pins("build.lock") <= pins("dev.lock")


def test_the_locks_hold_all_that_the_project_asks_for() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = pyproject["project"]
    extras = [r for extra in project["optional-dependencies"].values() for r in extra]
    run = {name(r) for r in [*project["dependencies"], *extras]}
    dev = {name(r) for r in pyproject["dependency-groups"]["dev"]}
    assert run - {name(r) for r in requirements("run.lock")} == set()
    assert dev - {name(r) for r in requirements("dev.lock")} == set()
