"""Logs: one form for all libraries, and never a token in a line."""

import json
import logging
from typing import Literal

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from bot.logs import TOKEN, Redacting, set_up

SECRET = "424242:AAF-abcdefghij_klmnopqrstuvwxyz01234"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-"
TOKENS = st.builds(
    lambda number, rest: f"{number}:{rest}",
    st.integers(100_000, 10**12),
    st.text(LETTERS, min_size=30, max_size=50),
)
Form = Literal["text", "json"]


def test_a_line_is_for_people_or_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("info", "text")
    structlog.get_logger("a").info("dealt", table=7)
    assert "dealt" in capsys.readouterr().err
    set_up("info", "json")
    structlog.get_logger("b").info("dealt", table=7, name="Мария")
    line = capsys.readouterr().err
    assert "Мария" in line
    said = json.loads(line)
    assert (said["event"], said["table"], said["level"]) == ("dealt", 7, "info")


def test_libraries_log_the_same_way_but_less(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("debug", "json")
    logging.getLogger("anything").debug("detail")
    logging.getLogger("telegram").info("noise")
    (line,) = capsys.readouterr().err.splitlines()
    assert json.loads(line)["event"] == "detail"


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("secret", [SECRET, SECRET.replace(":", "%3A"), f"bot{SECRET}/getMe"])
def test_a_token_never_gets_into_a_line(
    capsys: pytest.CaptureFixture[str], form: Form, secret: str
) -> None:
    set_up("debug", form)
    ours = structlog.get_logger(f"ours-{form}-{len(secret)}")
    ours.info(f"in the words {secret}", value=secret, nested={"url": [f"https://x/{secret}"]})
    logging.getLogger("theirs").warning("in theirs: %s", secret)
    try:
        raise ValueError(f"in a traceback: {secret}")
    except ValueError:
        ours.exception("failed")
        logging.getLogger("theirs").exception("failed")
    said = capsys.readouterr().err
    assert "failed" in said
    assert "<token>" in said
    assert "abcdefghij" not in said


@given(TOKENS, st.text("abc /?&=:.%\"'", max_size=10), st.text(" /?&\"'", max_size=10))
def test_no_token_slips_through(token: str, before: str, after: str) -> None:
    record = logging.LogRecord("x", logging.INFO, "x", 1, f"{before}{token}{after}", None, None)
    assert token not in Redacting(logging.Formatter()).format(record)


def test_what_is_no_token_stays() -> None:
    for text in ("12:30", "table 7.2", "sha256:0123456789abcdef", "-1002000000001"):
        assert TOKEN.sub("<token>", text) == text
