"""The choice of a language: a person's for himself, a group's for its tables."""

from bot.chat.buttons import Button, Verb
from bot.chat.screens.content import Content, Key
from bot.table.people import Group, Profile
from bot.texts import LANGUAGES, Texts
from bot.texts.endonyms import ENDONYMS

AS_IN_TELEGRAM = 1
"""The argument of the button that follows the person's app; 0 is the page itself."""
FIRST = 2
"""The argument of the first language."""
PER_ROW = 2
CHOSEN = "✅ "


def language(of: Profile | Group) -> Content:
    """All languages, each by its own name, the present one marked."""
    texts = Texts(of.language)
    chosen = isinstance(of, Group) or of.chose_language
    keys = [
        _choice(ENDONYMS[code], FIRST + place, here=chosen and code == texts.language)
        for place, code in enumerate(LANGUAGES)
    ]
    rows = [tuple(keys[at : at + PER_ROW]) for at in range(0, len(keys), PER_ROW)]
    if isinstance(of, Profile):
        follow = texts.plain("key-as-in-telegram")
        rows.append((_choice(follow, AS_IN_TELEGRAM, here=not chosen),))
    rows.append((Key(texts.plain("key-to-settings"), str(Button(Verb.SETTINGS))),))
    html = texts("language-own") if isinstance(of, Profile) else texts("language-group")
    return Content(html, tuple(rows))


def language_key(texts: Texts) -> tuple[Key, ...]:
    """The row that leads here from the settings."""
    text = texts.plain("key-set-language", language=ENDONYMS[texts.language])
    return (Key(text, str(Button(Verb.LANGUAGE))),)


def meant(arg: int) -> str | None:
    """The language that a button names; None for none."""
    return LANGUAGES[arg - FIRST] if FIRST <= arg < FIRST + len(LANGUAGES) else None


def _choice(text: str, arg: int, *, here: bool) -> Key:
    return Key(f"{CHOSEN if here else ''}{text}", str(Button(Verb.LANGUAGE, arg=arg)))
