"""The commands and what each does, for help and for Telegram's own lists."""

from collections.abc import Iterable

from bot.texts import Texts

TEXTS = {
    "kozel": "command-kozel",
    "hand": "command-hand",
    "leave": "command-leave",
    "stop": "command-stop",
    "record": "command-record",
    "top": "command-top",
    "me": "command-me",
    "settings": "command-settings",
    "language": "command-language",
    "privacy": "command-privacy",
    "forget": "command-forget",
    "rules": "command-rules",
    "help": "command-help",
}
IN_GROUPS = ("kozel", "hand", "leave", "stop", "record", "top", "me", "settings", "rules", "help")
FOR_ADMINS = (*IN_GROUPS[:-2], "language", *IN_GROUPS[-2:])
IN_PRIVATE = (
    *("hand", "leave", "record", "top", "me", "settings", "language", "rules", "help"),
    *("privacy", "forget"),
)


def described(names: Iterable[str], texts: Texts) -> tuple[tuple[str, str], ...]:
    """Commands with their descriptions, as `setMyCommands` wants them."""
    return tuple((name, texts.plain(TEXTS[name])) for name in names)
