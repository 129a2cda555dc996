"""The build steps of the image, run here: locked packages, and the code beside them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).parent / "uv"


def install(what: str, destination: Path) -> None:
    environment = {**os.environ, "UV": str(UV), "PYTHON": sys.executable}
    script: list[str | Path] = ["sh", ROOT / "deploy" / "install.sh", what, ROOT, destination]
    done = subprocess.run(script, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr


def run(destination: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The installed bot, as the image runs it: from its own folder."""
    return subprocess.run(  # noqa: S603
        [destination / "venv" / "bin" / "python", *arguments],
        cwd=destination / "app",
        env={"PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1", **more},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.timeout(240)
def test_the_bot_runs_from_what_the_image_is_built_of(tmp_path: Path) -> None:
    destination = tmp_path / "kozel"
    install("packages", destination)
    install("code", destination)
    install("code", destination)  # an upgrade in place
    help_ = run(destination, "-m", "bot", "--help")
    assert help_.returncode == 0, help_.stderr
    assert "healthcheck" in help_.stdout
    url = f"sqlite:///{tmp_path}/data/kozel.db"
    migrated = run(destination, "-m", "bot", "migrate", DATABASE_URL=url)
    assert migrated.returncode == 0, migrated.stderr
    asked = run(destination, "-m", "bot.commands.health", LISTEN="127.0.0.1:9")
    assert (asked.returncode, asked.stdout) == (1, "")
    (packages,) = (destination / "venv" / "lib").glob("python3.*/site-packages")
    assert (packages / "telegram").is_dir()
    assert [tool for tool in ("pytest", "mypy", "pip", "uv") if (packages / tool).exists()] == []
    assert sorted(path.name for path in destination.iterdir()) == ["app", "venv"]
    left = {path.name for path in (destination / "app").iterdir()}
    assert left == {"LICENSE", "bot", "migrations", "pyproject.toml"}
