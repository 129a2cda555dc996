"""The commands and what each does, for help and for Telegram's own lists."""

from collections.abc import Iterable

from bot.texts import Texts

TEXTS = {
    "kozel": "command-kozel",
    "hand": "command-hand",
    "leave": "command-leave",
    "stop": "command-stop",
    "settings": "command-settings",
    "language": "command-language",
    "rules": "command-rules",
    "help": "command-help",
}
IN_GROUPS = ("kozel", "hand", "leave", "stop", "settings", "rules", "help")
FOR_ADMINS = ("kozel", "hand", "leave", "stop", "settings", "language", "rules", "help")
IN_PRIVATE = ("hand", "leave", "settings", "language", "rules", "help")


def described(names: Iterable[str], texts: Texts) -> tuple[tuple[str, str], ...]:
    """Commands with their descriptions, as `setMyCommands` wants them."""
    return tuple((name, texts.plain(TEXTS[name])) for name in names)
