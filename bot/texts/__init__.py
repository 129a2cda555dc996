"""Every word the bot says, in every language it speaks, and the typed door to them."""

from bot.texts.door import FALLBACK, LANGUAGES, Html, Ltr, MissingText, Texts, pick, quote
from bot.texts.names import safe_name, units

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Html",
    "Ltr",
    "MissingText",
    "Texts",
    "pick",
    "quote",
    "safe_name",
    "units",
]
