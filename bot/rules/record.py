"""The record of a series: a value, and one line of JSON both ways (`kozel4/1`).

A record says what was dealt, what was done and when; whether that can be true is asked in
`verify`. The form is described at the end of `docs/rules.md`. Keys that are unknown here stand in
`extra` and are written back. The line is plain ASCII, so nothing in it can break the line.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.rules import reading
from bot.rules.cards import Card
from bot.rules.faults import UnknownFormat, within
from bot.rules.moves import Move
from bot.rules.reading import Fields
from bot.rules.score import Count, PerTeam, Score
from bot.rules.seats import SEATS, Seat, Team

FORMAT = "kozel4/1"

Seats = tuple[str, str, str, str]
Extra = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move and the instant of its commit, in Unix seconds."""

    move: Move
    at: float
    extra: Extra = field(default_factory=dict, hash=False)

    @classmethod
    def read(cls, value: object) -> "RecordedMove":
        """From parsed JSON. Raises WrongShape."""
        fields = Fields(value, "a move")
        move = Move(
            fields.take("seat", reading.seat),
            fields.take("do", reading.action),
            fields.take("cards", reading.cards),
        )
        return cls(move, fields.take("at", reading.moment), fields.rest)

    def as_json(self) -> dict[str, object]:
        """What `read` reads."""
        known: dict[str, object] = {
            "seat": self.move.seat,
            "do": self.move.action,
            "cards": self.move.cards,
            "at": self.at,
        }
        return _beside(known, self.extra)


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """One deal of a series. Without a count it was broken off; only the last one can be.

    `seed` is the 32 bytes of `shuffle` in hexadecimal, when the deck came from there.
    """

    dealer: Seat
    leader: Seat
    deck: tuple[Card, ...]
    trump_card: Card
    dealt_at: float
    moves: tuple[RecordedMove, ...] = ()
    count: Count | None = None
    counted_at: float | None = None
    seed: str | None = None
    extra: Extra = field(default_factory=dict, hash=False)

    @classmethod
    def read(cls, value: object) -> "RecordedDeal":
        """From parsed JSON. Raises WrongShape."""
        fields = Fields(value, "a deal")
        return cls(
            dealer=fields.take("dealer", reading.seat),
            leader=fields.take("leader", reading.seat),
            deck=fields.take("deck", reading.cards),
            trump_card=fields.take("trump_card", reading.card),
            dealt_at=fields.take("dealt_at", reading.moment),
            moves=fields.take("moves", _moves),
            count=_count(fields),
            counted_at=fields.optional("counted_at", reading.moment),
            seed=fields.optional("seed", reading.text),
            extra=fields.rest,
        )

    def as_json(self) -> dict[str, object]:
        """What `read` reads; what is absent is left out."""
        count = self.count
        known = {
            "dealer": self.dealer,
            "leader": self.leader,
            "deck": self.deck,
            "trump_card": self.trump_card,
            "dealt_at": self.dealt_at,
            "moves": [move.as_json() for move in self.moves],
            "points": count and count.points,
            "tricks": count and count.tricks,
            "loss": count and count.loss,
            "counted_at": self.counted_at,
            "seed": self.seed,
        }
        return _beside(
            {key: value for key, value in known.items() if value is not None}, self.extra
        )


@dataclass(frozen=True, slots=True)
class SeriesRecord:
    """A whole series. `seats` names who sat there at the start.

    `losers` is None while the series goes on, and when it was stopped early.
    """

    id: str
    seats: Seats
    deals: tuple[RecordedDeal, ...] = ()
    loss_points: PerTeam = (0, 0)
    eggs: int = 0
    losers: Team | None = None
    extra: Extra = field(default_factory=dict, hash=False)

    @classmethod
    def of(cls, id_: str, seats: Seats, deals: Iterable[RecordedDeal]) -> "SeriesRecord":
        """Record a series; the totals come from the counts of its deals."""
        deals = tuple(deals)
        score = Score()
        for deal in deals:
            score = score.after(deal.count) if deal.count else score
        return cls(id_, seats, deals, score.loss, score.eggs, score.losers)

    @classmethod
    def parse(cls, line: str) -> "SeriesRecord":
        """Read the text form. Raises UnreadableRecord, and nothing else for any text."""
        fields = Fields(reading.loads(line), "a record")
        form = fields.rest.pop("format", None)
        if form != FORMAT:
            raise UnknownFormat(f"{form!r:.40}")
        return cls(
            id=fields.take("id", reading.text),
            seats=fields.take("seats", _seats),
            deals=fields.take("deals", _deals),
            loss_points=fields.take("loss_points", reading.pair),
            eggs=fields.take("eggs", reading.whole),
            losers=fields.optional("losers", reading.team),
            extra=fields.rest,
        )

    def to_json(self) -> str:
        """The text form: one line of JSON. Raises ValueError for what JSON cannot hold."""
        known = {
            "format": FORMAT,
            "id": self.id,
            "seats": self.seats,
            "deals": [deal.as_json() for deal in self.deals],
            "loss_points": self.loss_points,
            "eggs": self.eggs,
            "losers": self.losers,
        }
        return json.dumps(_beside(known, self.extra), separators=(",", ":"), allow_nan=False)

    def __str__(self) -> str:
        return self.to_json()


def _beside(known: dict[str, object], extra: Extra) -> dict[str, object]:
    return known | {key: value for key, value in extra.items() if key not in known}


def _count(fields: Fields) -> Count | None:
    points = fields.optional("points", reading.pair)
    if points is None:
        return None
    return Count(points, fields.take("tricks", reading.pair), fields.take("loss", reading.pair))


def _seats(value: object, key: str) -> Seats:
    first, second, third, fourth = (
        reading.text(name, key) for name in reading.exactly(len(SEATS), value, key)
    )
    return first, second, third, fourth


def _moves(value: object, key: str) -> tuple[RecordedMove, ...]:
    moves = []
    for number, part in enumerate(reading.items(value, key), 1):
        with within(move=number):
            moves.append(RecordedMove.read(part))
    return tuple(moves)


def _deals(value: object, key: str) -> tuple[RecordedDeal, ...]:
    deals = []
    for number, part in enumerate(reading.items(value, key), 1):
        with within(deal=number):
            deals.append(RecordedDeal.read(part))
    return tuple(deals)
