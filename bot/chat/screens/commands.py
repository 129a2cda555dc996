"""The commands and what each does, for help and for Telegram's own lists."""

from collections.abc import Iterable

from bot.texts import Texts

TEXTS = {
    "kozel": "command-kozel",
    "hand": "command-hand",
    "leave": "command-leave",
    "stop": "command-stop",
    "rules": "command-rules",
    "help": "command-help",
}
IN_GROUPS = ("kozel", "hand", "leave", "stop", "rules", "help")
IN_PRIVATE = ("hand", "leave", "rules", "help")


def described(names: Iterable[str], texts: Texts) -> tuple[tuple[str, str], ...]:
    """Commands with their descriptions, as `setMyCommands` wants them."""
    return tuple((name, texts.plain(TEXTS[name])) for name in names)
