"""The settings: what is there, what is refused, and how it is said."""

import re
from pathlib import Path

import pytest

from bot.config import BadSetting, Settings, read_settings

EXAMPLE = Path(__file__).parents[1] / ".env.example"
TOKEN = "424242:" + "x" * 35


@pytest.fixture(autouse=True)
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No `.env`, and nothing in the environment."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    return tmp_path


def examples() -> dict[str, str]:
    """The settings of `.env.example` with their values, commented out or not."""
    return dict(re.findall(r"^(?:# )?([A-Z_]{4,})=(.*)$", EXAMPLE.read_text(), re.MULTILINE))


def test_the_example_lists_exactly_the_settings_there_are() -> None:
    assert list(examples()) == [name.upper() for name in Settings.model_fields]


def test_the_example_shows_the_defaults(bare: Path) -> None:
    bare.joinpath(".env").write_text(EXAMPLE.read_text())
    shown = read_settings()
    bare.joinpath(".env").unlink()
    assert shown == read_settings()


def test_every_setting_of_the_example_is_explained() -> None:
    blocks = EXAMPLE.read_text().split("\n\n")
    explained = re.compile(r"# (?![A-Z_]{4,}=)")
    assert [block for block in blocks if not explained.match(block)] == []


def test_the_environment_goes_before_the_file(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bare.joinpath(".env").write_text("PACE=2\nLOG_LEVEL=debug\n")
    monkeypatch.setenv("PACE", "0")
    settings = read_settings()
    assert (settings.pace, settings.log_level) == (0, "debug")


def test_a_missing_token_is_named() -> None:
    with pytest.raises(BadSetting, match=r"^BOT_TOKEN is missing.*BOT_TOKEN_FILE"):
        read_settings().token()


def test_the_token_may_stand_in_a_file(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bare.joinpath("secret").write_text(f"{TOKEN}\n")
    monkeypatch.setenv("BOT_TOKEN_FILE", str(bare / "secret"))
    assert read_settings().token() == TOKEN


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\xff\xfe"])
def test_a_file_without_a_token_is_named(
    bare: Path, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    bare.joinpath("secret").write_bytes(content)
    monkeypatch.setenv("BOT_TOKEN_FILE", str(bare / "secret"))
    with pytest.raises(BadSetting, match="BOT_TOKEN"):
        read_settings().token()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("BOT_TOKEN", "424242"),
        ("BOT_TOKEN", "424242:short"),
        ("BOT_TOKEN", f"bot{TOKEN}"),
        ("BOT_API_URL", "127.0.0.1:8081"),
        ("BOT_API_URL", "http://"),
        ("LISTEN", "8080"),
        ("LISTEN", "host:port"),
        ("LOG_LEVEL", "loud"),
        ("LOG_FORMAT", "xml"),
        ("PACE", "fast"),
        ("PACE", "-1"),
        ("PACE", "11"),
        ("GROUP_MESSAGES_PER_MINUTE", "0"),
        ("GROUP_MESSAGES_PER_MINUTE", "2.5"),
        ("CHAT_MESSAGES_PER_SECOND", "0"),
        ("BOT_MESSAGES_PER_SECOND", "-1"),
        ("GROUP_EDIT_INTERVAL", "soon"),
    ],
)
def test_a_malformed_setting_is_one_line_that_names_it(
    monkeypatch: pytest.MonkeyPatch, name: str, text: str
) -> None:
    monkeypatch.setenv(name, text)
    with pytest.raises(BadSetting) as refused:
        read_settings()
    assert str(refused.value).startswith(name)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_not_utf_8_is_named(bare: Path) -> None:
    bare.joinpath(".env").write_bytes("PACE=1 # неспешно".encode("cp1251"))
    with pytest.raises(BadSetting, match=r"^\.env is not text in UTF-8"):
        read_settings()


def test_secrets_are_not_shown() -> None:
    settings = Settings(bot_token=TOKEN, webhook_secret="sesame-open")
    assert TOKEN not in repr(settings)
    assert "sesame" not in repr(settings)
