"""The files of a deployment, linted: there is no container engine here to try them."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.config import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE = ["compose.sqlite.yaml", "compose.postgres.yaml"]
SETTINGS = {name.upper() for name in Settings.model_fields}


def stages() -> list[list[tuple[str, str]]]:
    """The instructions of the Dockerfile, by stage."""
    text = re.sub(r"^#.*\n", "", DOCKERFILE, flags=re.MULTILINE).replace("\\\n", " ")
    found: list[list[tuple[str, str]]] = []
    for line in text.splitlines():
        if line.strip():
            word, _, rest = line.partition(" ")
            if word == "FROM":
                found.append([])
            found[-1].append((word, " ".join(rest.split())))
    return found


def last(word: str) -> str:
    """What the last instruction of that kind says in the image that runs."""
    return [rest for kind, rest in stages()[-1] if kind == word][-1]


def compose(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((DEPLOY / name).read_text("utf-8"))
    return loaded


def test_hadolint_has_nothing_to_say() -> None:
    hadolint = Path(sys.executable).parent / "hadolint"
    said = subprocess.run([hadolint, ROOT / "Dockerfile"], capture_output=True, check=False)  # noqa: S603
    assert (said.returncode, said.stdout) == (0, b"")


def test_every_base_is_slim_and_of_one_version() -> None:
    bases = {rest.split()[0] for stage in stages() for word, rest in stage if word == "FROM"}
    assert len(bases) == 1
    assert re.fullmatch(r"python:3\.\d+-slim-[a-z]+", bases.pop())


def test_the_image_runs_as_a_user_without_rights() -> None:
    user = last("USER")
    assert user.isdigit()
    assert int(user) > 0
    words = [word for word, _ in stages()[-1]]
    assert words.index("USER") > max(i for i, word in enumerate(words) if word in {"RUN", "COPY"})
    assert f"--uid {user}" in DOCKERFILE


def test_only_what_was_installed_gets_into_the_image() -> None:
    """No build tools, no package manager of Python, no tests, no history."""
    copies = [rest for word, rest in stages()[-1] if word == "COPY"]
    assert copies == ["--from=build /opt/kozel /opt/kozel"]
    assert "apt-get" not in DOCKERFILE
    assert "pip uninstall --yes" in last("RUN")


def test_everything_is_installed_by_hash_and_from_wheels() -> None:
    runs = [rest for word, rest in stages()[0] if word == "RUN"]
    for run in runs:
        for pip in re.findall(r"pip install[^&]*", run):
            assert "--require-hashes" in pip
            assert "--only-binary :all:" in pip
    script = (DEPLOY / "install.sh").read_text("utf-8")
    assert "--require-hashes --no-build" in script


def test_what_the_dockerfile_copies_is_let_in() -> None:
    allowed = set(
        re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text("utf-8"), re.MULTILINE)
    )
    asked = {
        source for word, rest in stages()[0] if word == "COPY" for source in rest.split()[:-1]
    }
    assert asked == allowed
    assert all((ROOT / name).exists() for name in asked)


def test_the_container_is_asked_by_a_command_of_its_own() -> None:
    health = last("HEALTHCHECK")
    assert health.endswith('CMD ["python", "-m", "bot.commands.health"]')
    assert (ROOT / "bot" / "commands" / "health.py").exists()
    assert "LISTEN=0.0.0.0:8080" in last("ENV")
    assert last("EXPOSE") == "8080"


def test_it_is_the_bot_that_gets_the_signal() -> None:
    """In the exec form there is no shell between the engine and the bot."""
    assert last("ENTRYPOINT") == '["python", "-m", "bot"]'
    assert last("CMD") == '["run"]'
    assert last("STOPSIGNAL") == "SIGTERM"


@pytest.mark.parametrize("name", COMPOSE)
def test_a_compose_file_is_whole(name: str) -> None:
    """What its services refer to is there, and nothing is there that nobody refers to."""
    file = compose(name)
    assert file.keys() <= {"name", "services", "volumes", "networks", "secrets"}
    used: dict[str, set[str]] = {"volumes": set(), "networks": set(), "secrets": set()}
    for service in file["services"].values():
        used["networks"] |= set(service.get("networks", ()))
        used["secrets"] |= set(service.get("secrets", ()))
        mounted = {volume.split(":")[0] for volume in service.get("volumes", ())}
        used["volumes"] |= {source for source in mounted if not source.startswith((".", "/"))}
        assert set(service.get("depends_on", ())) <= file["services"].keys()
    for kind, names in used.items():
        assert names == set(file.get(kind, ())), kind


@pytest.mark.parametrize("name", COMPOSE)
def test_the_bot_of_a_compose_file_is_shut_in(name: str) -> None:
    bot = compose(name)["services"]["bot"]
    assert bot["read_only"] is True
    assert bot["cap_drop"] == ["ALL"]
    assert bot["security_opt"] == ["no-new-privileges:true"]
    assert bot["restart"] == "unless-stopped"
    assert bot["mem_limit"]
    seconds = re.fullmatch(r"(\d+)s", bot["stop_grace_period"])
    assert seconds
    assert int(seconds[1]) > 5


@pytest.mark.parametrize("name", COMPOSE)
def test_a_compose_file_sets_what_the_bot_knows_and_holds_no_secret(name: str) -> None:
    bot = compose(name)["services"]["bot"]
    assert set(bot["environment"]) <= SETTINGS
    assert "BOT_TOKEN" not in bot["environment"]
    text = (DEPLOY / name).read_text("utf-8")
    for secret in re.findall(r"(?:PASSWORD|SECRET): (\S+)", text):
        assert secret.startswith("${"), secret


@pytest.mark.parametrize("name", COMPOSE)
def test_nothing_but_the_proxy_listens_to_the_world(name: str) -> None:
    for who, service in compose(name)["services"].items():
        for port in service.get("ports", ()):
            assert who == "proxy" or port.startswith("127.0.0.1:"), (who, port)


def test_several_processes_share_one_postgresql_behind_webhooks() -> None:
    services = compose("compose.postgres.yaml")["services"]
    bot = services["bot"]
    assert bot["scale"] > 1
    assert bot["depends_on"] == {"db": {"condition": "service_healthy"}}
    environment = bot["environment"]
    assert environment["DATABASE_URL"].startswith("postgres://")
    path = environment["WEBHOOK_URL"].partition("}/")[2]
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert f"handle /{path} {{" in caddy
    assert re.search(r"dynamic a bot 8080", caddy)


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """Every directive is known and well formed; the interpreter is one that is here."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not there")
    unit = tmp_path / "kozel.service"
    text = (DEPLOY / "kozel.service").read_text("utf-8")
    unit.write_text(text.replace("/opt/kozel/venv/bin/python", sys.executable))
    said = subprocess.run(  # noqa: S603
        [analyze, "verify", "--man=no", "--recursive-errors=no", unit],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    ours = [line for line in said.stderr.splitlines() if "kozel" in line]
    assert ours == []


def test_the_unit_leaves_little_to_an_intruder(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not there")
    said = subprocess.run(  # noqa: S603
        [analyze, "security", "--offline=true", "--no-pager", "--threshold=20",
         DEPLOY / "kozel.service"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert said.returncode == 0, said.stdout[-400:] + said.stderr


def test_the_unit_sets_what_the_bot_knows() -> None:
    text = (DEPLOY / "kozel.service").read_text("utf-8")
    names = set(re.findall(r"^Environment=([A-Z_]+)=", text, re.MULTILINE))
    assert names - {"PYTHONDONTWRITEBYTECODE"} <= SETTINGS
    assert "BOT_TOKEN_FILE" in names


def test_prometheus_is_told_where_the_bot_listens() -> None:
    jobs = yaml.safe_load((DEPLOY / "prometheus.yml").read_text("utf-8"))["scrape_configs"]
    (targets,) = jobs[0]["static_configs"]
    unit = (DEPLOY / "kozel.service").read_text("utf-8")
    assert f"LISTEN={targets['targets'][0]}" in unit
