"""What is kept about a person, and the question whether he wants to be forgotten."""

from bot.chat.buttons import Button, Verb
from bot.chat.screens.content import Content, Key
from bot.texts import Html, Texts

YES, NO = 1, 2
"""Arguments of the button; they are out there: their meaning never changes."""


def privacy(texts: Texts) -> Content:
    """What is kept, who sees it, for how long, and the way out."""
    names = ("privacy-kept", "privacy-seen", "privacy-time", "privacy-forget")
    lines = [texts("privacy-title"), Html(""), *(texts(name) for name in names)]
    return Content(texts.lines(lines))


def forget_question(texts: Texts) -> Content:
    """It is asked once: there is no way back."""
    lines = [texts("forget-question"), texts("forget-how")]
    go = Key(texts.plain("key-forget"), str(Button(Verb.FORGET, arg=YES)), style="danger")
    stay = Key(texts.plain("key-stay-known"), str(Button(Verb.FORGET, arg=NO)))
    return Content(texts.lines(lines), ((go,), (stay,)))


def forgotten(texts: Texts) -> Content:
    """Done."""
    return Content(texts("forgotten"))


def still_known(texts: Texts) -> Content:
    """He thought better of it."""
    return Content(texts("still-known"))
