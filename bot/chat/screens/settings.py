"""The settings of a person and of a group: a line each, its value on the key, a tap changes it."""

from bot.chat.buttons import Button, Verb
from bot.chat.lines import HOUSE, OWN, Line, wish
from bot.chat.screens.cards import SIGNS, card_sign
from bot.chat.screens.content import Content, Key, Keyboard
from bot.chat.screens.keys import private_url
from bot.chat.screens.language import language_key
from bot.chat.screens.stage import limit
from bot.rules.cards import Card, Rank, Suit
from bot.table.options import TURN_TIMES
from bot.table.people import Group, Profile, Taste
from bot.texts import Html, Ltr, Texts
from bot.texts.door import Arg

SAMPLE = (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)


def own(of: Profile) -> Content:
    """A person's settings, with cards as he has them now."""
    texts = Texts(of.language)
    lines = [
        texts("settings-own"),
        Html(""),
        texts("settings-sample", cards=_sample(texts, of.taste)),
        texts("settings-how"),
    ]
    return Content(texts.lines(lines), (language_key(texts), *_keys(OWN, of, texts)))


def house(of: Group, bot: str) -> Content:
    """What holds for the tables of a group."""
    texts = Texts(of.language)
    lines = [
        texts("settings-group"),
        Html(""),
        texts("settings-group-how"),
        texts("settings-how"),
    ]
    keys = (language_key(texts), *_keys(HOUSE, of, texts), (_own_key(bot, texts),))
    return Content(texts.lines(lines), keys)


def not_yours(bot: str, texts: Texts) -> Content:
    """A group's settings asked for by somebody who may not change them."""
    return Content(texts("settings-not-yours"), ((_own_key(bot, texts),),))


def label(line: Line, place: int, texts: Texts) -> str:
    """A setting and its value, as the key and the toast say it."""
    return texts.plain(line.key, **_value(line, place, texts))


def has_own_ranks(texts: Texts) -> bool:
    """Whether the language writes the court cards otherwise than J Q K A."""
    return any(_letter(rank, texts) != str(rank) for rank in SAMPLE)


def _keys(lines: tuple[Line, ...], of: Profile | Group, texts: Texts) -> Keyboard:
    """The key of a line names the value after the present one as its wish."""
    return tuple(
        (_key(number, line, of, texts),)
        for number, line in enumerate(lines)
        if line.field != "ranks" or has_own_ranks(texts)
    )


def _key(number: int, line: Line, of: Profile | Group, texts: Texts) -> Key:
    button = Button(Verb.SETTINGS, arg=wish(number, line.following(of)))
    return Key(label(line, line.place(of), texts), str(button))


def _value(line: Line, place: int, texts: Texts) -> dict[str, Arg]:
    match line.field:
        case "turn_time":
            return {"limit": limit(texts, TURN_TIMES[place])}
        case "ranks":
            ranks = (_letter(rank, texts) if place else str(rank) for rank in SAMPLE)
            return {"ranks": Ltr(" ".join(ranks))}
        case _:
            return {"place": place}


def _letter(rank: Rank, texts: Texts) -> str:
    return texts.word("rank-letter", rank=rank)


def _sample(texts: Texts, taste: Taste) -> Ltr:
    """One card of each suit, one of each court rank."""
    suits: tuple[Suit, ...] = tuple(SIGNS)
    shown = (Card(f"{rank}{suit}") for rank, suit in zip(SAMPLE, suits, strict=True))
    return Ltr(" ".join(card_sign(card, texts, taste) for card in shown))


def _own_key(bot: str, texts: Texts) -> Key:
    return Key(texts.plain("key-own-settings"), url=private_url(bot, "settings"))
