"""Forms that one screen has: a lobby with its options, hands of many kinds, hands as alerts."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.chat.screens.alerts import my_cards
from bot.chat.screens.content import Content, Wanted
from bot.chat.screens.lobby import UNFOLDED
from bot.chat.screens.screens import wanted
from bot.rules.deal import Deal
from bot.rules.seats import SEATS, Seat
from bot.table.people import Taste
from bot.table.table import Table
from bot.texts import Texts
from tests.chat.screens.scenes import BOT, renamed, scene
from tests.rules.scenes import after, dealt
from tests.table.scenes import FOUR, lobby, playing

SEVERAL = "7S 9S 9D 6H | 8S AS QC JD | TS 7H 6C KS | 6D 7D KD AD"


@dataclass(frozen=True, slots=True)
class Sample:
    """One screen, or the text of an alert or a toast, under its name."""

    name: str
    content: Content | str


def ply(*moves: str, hands: str = "", who: str = FOUR) -> Table:
    """A table after these moves of its first deal."""
    deal: Deal = dealt(hands) if hands else playing().running()
    return playing(who, after(deal, *moves))


def title_of(want: Wanted) -> str:
    """The slot of a screen, and what is special about it."""
    urgent = " [urgent]" if want.urgent else ""
    alert = f" [alert {want.alert}]" if want.alert else ""
    return f"{want.slot}{urgent}{alert}"


def options(language: str, names: tuple[str, ...]) -> Iterator[Sample]:
    """Lobbies whose options are unfolded: with one person, and full."""
    for who in ("Ann - - -", FOUR):
        unfolded = scene(renamed(lobby(who), names), language)
        slot = f"lobby:{unfolded.table.series_no + 1}"
        unfolded.shown[slot] = replace(unfolded.shown[slot], draft=UNFOLDED)
        yield from (Sample(title_of(want), want.content) for want in wanted(unfolded, BOT))


def drafts(language: str, names: tuple[str, ...]) -> Iterator[Sample]:
    """Hands on turn, while something is ticked or asked."""
    for name, plain, draft in _drafts():
        table = renamed(plain, names)
        seat = table.running().turn
        taste = Taste(confirm_moves=True) if "sure" in name else None
        hands = wanted(scene(table, language, taste, **{f"hand{seat}": draft}), BOT)
        yield Sample(name, _hand(hands, seat).content)


def claims(language: str, names: tuple[str, ...]) -> Iterator[Sample]:
    """The one with a molodka off turn: called, put off, asked once more."""
    table, taste = renamed(playing(), names), Taste(confirm_moves=True)
    for name in ("", "later", "claim"):
        draft = {"hand3": f"{table.trick_no}:{name}:0"} if name else {}
        hands = wanted(scene(table, language, taste, **draft), BOT)
        yield Sample(name or "called", _hand(hands, 3).content)


def alerts(texts: Texts, names: tuple[str, ...]) -> Iterator[Sample]:
    """The hand behind "My cards": of the one to move and of another, to lead and to answer."""
    for table in (playing(), ply("0 lead 7S 9S", hands=SEVERAL)):
        for seat in SEATS[:2]:
            yield Sample("", my_cards(renamed(table, names), seat, texts, Taste()))


def tastes(language: str, names: tuple[str, ...]) -> Iterator[Sample]:
    """A hand, and its alert, as different people like it."""
    table = renamed(ply("0 lead 7S 9S", hands=SEVERAL), names)
    letters, four = Taste(suits="letters", ranks="local"), Taste(suits="four")
    for name, taste in (("letters", letters), ("four", four), ("list", Taste(list_of_moves=True))):
        hands = wanted(scene(table, language, taste), BOT)
        yield Sample(name, _hand(hands, 1).content)
        yield Sample(f"{name}, alert", my_cards(table, 1, Texts(language), taste))


def _hand(shown: tuple[Wanted, ...], seat: Seat) -> Wanted:
    return next(want for want in shown if want.slot == f"hand:{seat}")


def _drafts() -> Iterator[tuple[str, Table, str]]:
    several = ply("0 lead 7S 9S", hands=SEVERAL)
    lead = ply(hands=SEVERAL)
    one = ply("0 lead 7S")
    yield "ticked", several, f"{several.turn_no}:pick:3"
    yield "ticked-too-few", several, f"{several.turn_no}:pick:4"
    yield "leading-several", lead, f"{lead.turn_no}:pick:3"
    yield "asked", one, f"{one.turn_no}:ask:2"
    yield "sure-lead", lead, f"{lead.turn_no}:ask:17"
    yield "sure-beat", one, f"{one.turn_no}:ask:33"
