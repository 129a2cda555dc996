"""Every word the bot says, in every language it speaks, and the typed door to them.

door      text by key, in a language          names     names as they may stand on a screen
fitting   texts that would be too long        endonyms  what each language calls itself
"""

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
