"""What can be wrong with a record. Every fault has its data, and `str` says it in English.

RecordFault
├── UnreadableRecord                 the text does not have the record form
│   ├── NotJson                      no JSON at all, a cut line, a key twice, NaN …
│   ├── UnknownFormat                another format or version
│   └── WrongShape                   a key is missing or has a value of the wrong type
├── UntrueStart                       a deal does not begin as it must
│   ├── BadDeck                      not the 36 cards
│   ├── TrumpNotInStock              the trump card was dealt to somebody
│   ├── WrongDealer, WrongLeader     not whose turn it was
│   └── BadSeed, SeedDiffers         no seed, or it gives another deck, trump card or dealer
├── UntrueMove
│   ├── IllegalRecordedMove          the rules forbid the move
│   └── MoveAfterEnd                 nothing was left to play
├── UntrueCount
│   ├── NotFinished, NotCounted      counted too early, or not at all
│   └── CountDiffers                 other points, tricks or loss points
└── UntrueSeries
    ├── DealAfterGoats               the series was over before this deal
    ├── TotalsDiffer                 other loss points or eggs
    └── LosersDiffer                 not those who are the goats
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import ClassVar

from bot.rules.cards import Card
from bot.rules.legality import IllegalMove
from bot.rules.moves import Move
from bot.rules.score import Count, PerTeam
from bot.rules.seats import Seat, Team


@dataclass(eq=False)
class RecordFault(Exception):
    """A record is wrong. `deal` and `move` say where, both counted from 1."""

    says: ClassVar[str]
    deal: int | None = field(default=None, kw_only=True)
    move: int | None = field(default=None, kw_only=True)

    def __str__(self) -> str:
        places = (("deal", self.deal), ("move", self.move))
        where = ", ".join(f"{noun} {number}" for noun, number in places if number)
        return f"{where}: {self.what}" if where else self.what

    @property
    def what(self) -> str:
        """What is wrong, without the place."""
        return self.says.format(**vars(self))


@contextmanager
def within(*, deal: int | None = None, move: int | None = None) -> Iterator[None]:
    """Mark every fault raised inside as one of this deal, or of this move."""
    try:
        yield
    except RecordFault as fault:
        fault.deal = fault.deal or deal
        fault.move = fault.move or move
        raise


class UnreadableRecord(RecordFault):
    """The text does not have the record form."""


@dataclass(eq=False)
class NotJson(UnreadableRecord):
    """Not one JSON value of moderate depth with unique keys and finite numbers."""

    says = "not JSON, or a line that was cut: {reason}"
    reason: str


@dataclass(eq=False)
class UnknownFormat(UnreadableRecord):
    """Another format, or a version of which nothing is known here."""

    says = "unknown format {found}"
    found: str


@dataclass(eq=False)
class WrongShape(UnreadableRecord):
    """A key is missing or its value has the wrong type."""

    says = "{key} must be {wanted}"
    key: str
    wanted: str


class UntrueStart(RecordFault):
    """A deal does not begin as it must."""


class BadDeck(UntrueStart):
    """The deck is not the 36 cards (R1.2)."""

    says = "the deck is not the 36 cards, each once"


@dataclass(eq=False)
class TrumpNotInStock(UntrueStart):
    """The trump card is a card of the stock (R1.3)."""

    says = "the trump card {card} is not in the stock"
    card: Card


@dataclass(eq=False)
class WrongDealer(UntrueStart):
    """The deal passes clockwise (R1.4)."""

    says = "seat {found} dealt, but the deal had passed to seat {expected}"
    found: Seat
    expected: Seat


@dataclass(eq=False)
class WrongLeader(UntrueStart):
    """The dealer's left leads first, later whoever took the last trick (R1.5)."""

    says = "seat {found} led, but the lead was with seat {expected}"
    found: Seat
    expected: Seat


@dataclass(eq=False)
class BadSeed(UntrueStart):
    """A seed is 32 bytes in hexadecimal."""

    says = "{seed!r:.80} is not a seed of 32 bytes in hexadecimal"
    seed: str


@dataclass(eq=False)
class SeedDiffers(UntrueStart):
    """The seed decides something else: the deck, the trump card or the first dealer."""

    says = "the seed gives another {noun}"
    noun: str


class UntrueMove(RecordFault):
    """A move that could not have been made."""


@dataclass(eq=False)
class IllegalRecordedMove(UntrueMove):
    """The rules forbid the move; `refusal` tells why."""

    says = "the move '{played!s:.60}' is illegal: {refusal.__class__.__name__}"
    played: Move
    refusal: IllegalMove


@dataclass(eq=False)
class MoveAfterEnd(UntrueMove):
    """The deal was over before the move (R5.3)."""

    says = "the move '{played!s:.60}' comes after the end of the deal"
    played: Move


class UntrueCount(RecordFault):
    """The count of a deal is not what was played."""


class NotFinished(UntrueCount):
    """A deal is counted when it was played out (R5.3, R6.3)."""

    says = "counted, but not played out"


class NotCounted(UntrueCount):
    """Only the last deal may lack its count and the time of it, when it was broken off."""

    says = "not counted, though it is played out or another deal follows"


@dataclass(eq=False)
class CountDiffers(UntrueCount):
    """The moves give another count (R6)."""

    says = (
        "the count says points {found.points}, tricks {found.tricks}, loss {found.loss}; "
        "the moves say {expected.points}, {expected.tricks}, {expected.loss}"
    )
    found: Count
    expected: Count


class UntrueSeries(RecordFault):
    """The deals do not add up to this series."""


@dataclass(eq=False)
class DealAfterGoats(UntrueSeries):
    """The series was over before this deal (R7.1)."""

    says = "team {losers} had lost the series before this deal"
    losers: Team


@dataclass(eq=False)
class TotalsDiffer(UntrueSeries):
    """The counts add up to other loss points or eggs (R7.1)."""

    says = (
        "the record says loss points {found} and eggs {found_eggs}; "
        "the deals say {expected} and {expected_eggs}"
    )
    found: PerTeam
    found_eggs: int
    expected: PerTeam
    expected_eggs: int


@dataclass(eq=False)
class LosersDiffer(UntrueSeries):
    """The goats are the team with 12 loss points or more, if any (R7.1)."""

    says = "the losers are {expected}, not {found}"
    found: Team | None
    expected: Team | None
