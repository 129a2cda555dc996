"""Machine code is kept where nobody else can put his own."""

import os
from pathlib import Path

import pytest

from bot.players.compiled.kept import CHOSEN, fingerprint, folder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that the settings choose."""
    home = tmp_path / "kept"
    monkeypatch.setenv(CHOSEN, str(home))
    return home


def test_a_folder_is_made_for_these_sources_alone(home: Path) -> None:
    assert folder() == home / fingerprint()
    assert (home / fingerprint()).stat().st_mode & 0o777 == 0o700
    assert folder() == home / fingerprint(), "the next time it is there"


def test_a_folder_of_the_group_around_it_is_taken(home: Path) -> None:
    home.mkdir()
    home.chmod(0o775)
    assert folder() == home / fingerprint()


@pytest.mark.parametrize("mode", [0o775, 0o707])
def test_a_folder_that_others_can_write_to_is_not_used(home: Path, mode: int) -> None:
    place = home / fingerprint()
    place.mkdir(parents=True)
    place.chmod(mode)
    assert folder() is None


def test_nor_is_one_in_a_folder_where_everybody_can_write(home: Path) -> None:
    home.mkdir()
    home.chmod(0o777)
    assert folder() is None


def test_nor_is_one_that_somebody_else_made(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert folder() is not None
    us = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: us + 1)
    assert folder() is None


def test_where_nothing_can_be_written_nothing_is_kept(home: Path) -> None:
    home.parent.joinpath("kept").write_text("a file stands there")
    assert folder() is None
