"""Tables for the storage to keep: random ones, played by the steps of `bot.table`."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random

from bot.players.levels import Level
from bot.rules.deal import Deal
from bot.rules.moves import Action, Move
from bot.rules.seats import SEATS, Seat
from bot.storage import Storage
from bot.table.absence import come_back, leave, nudge, vanish
from bot.table.chair import Person
from bot.table.closing import stop
from bot.table.deals import begin_deal, pause, ready, rematch
from bot.table.lobby import add_computer, open_table, sit, start
from bot.table.moment import Moment
from bot.table.options import Options
from bot.table.play import computer_move, play, time_out
from bot.table.refusals import Refusal
from bot.table.table import Address, Phase, Step, Table

ANN, BOB, CID, DAN = (
    Person(7_000_000_001, "Ann"),
    Person(2, "Bob"),
    Person(3, "Сид"),
    Person(4, "دان"),
)
PEOPLE = (ANN, BOB, CID, DAN)
CLUB = Address(-1_002_000_000_001)
START = 1_796_000_000.0


RNG = Random()
"""The chance of a test: it begins anew with each, so that none depends on those before it."""


class Time:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


def moment(rng: Random, now: float = START) -> Moment:
    """An instant with chance from `rng`."""
    return Moment(now, 1.0, rng.randbytes(32))


def lobby(rng: Random, address: Address = CLUB, host: Person = ANN) -> Table:
    """A new table."""
    return open_table(address, host, Options(), moment(rng))


def seated(table: Table, rng: Random, *people: Person) -> Table:
    """A lobby with these people, teams taken in turn."""
    for place, person in enumerate(people):
        team = (0, 1, 0, 1)[place]
        table = sit(table, person, 1 if team else 0, moment(rng), busy=None).table
    return table


def full(rng: Random, people: int = 2) -> Table:
    """A lobby where people, then computer players have taken all four seats."""
    table = seated(lobby(rng), rng, *PEOPLE[:people])
    while table.empty_seats:
        table = add_computer(table, ANN.id, Level.CAREFUL, moment(rng)).table
    return table


class Playing:
    """Random steps, one after another, each at a later time."""

    def __init__(self, rng: Random, *, quiet: bool = False) -> None:
        self.rng = rng
        self.now = START
        self.quiet = quiet

    def step(self, table: Table) -> Step:
        """Something that may happen next; what is refused just now is not tried again."""
        self.now += self.rng.uniform(0.1, 20)
        while True:
            with suppress(Refusal):
                return self._try(table)

    def _try(self, table: Table) -> Step:
        if table.phase is Phase.LOBBY:
            return start(table, table.host.id, self.moment())
        if table.phase is Phase.PLAYING:
            return self._turn(table, table.running())
        if table.phase is Phase.PAUSE:
            return self._between(table)
        return rematch(
            table, self._person(table), self.moment(), swapped=self.rng.random() < 0.5, busy={}
        )

    def moment(self) -> Moment:
        """Now."""
        return moment(self.rng, self.now)

    def move(self, deal: Deal) -> Move:
        """A random legal move; a claim whenever somebody can."""
        claims = [move for seat in SEATS if seat != deal.turn for move in deal.legal_moves(seat)]
        return self.rng.choice(claims or deal.legal_moves(deal.turn))

    def _turn(self, table: Table, deal: Deal) -> Step:
        dice = 1.0 if self.quiet else self.rng.random()
        if dice < 0.03:
            return nudge(table, self.moment())
        if dice < 0.06:
            return self._absence(table)
        move = self.move(deal)
        if not table.chairs[move.seat].is_manned:
            return computer_move(table, move, self.moment())
        if dice < 0.2 and move.seat == deal.turn:
            return time_out(table, move, self.moment())
        return self.played(table, move)

    def played(self, table: Table, move: Move) -> Step:
        """A person makes a move by his button."""
        hand = table.running().hands[move.seat]
        mask = sum(1 << place for place, card in enumerate(hand) if card in move.cards)
        claim = move.action is Action.CLAIM
        number = table.trick_no if claim else table.turn_no
        person = _owner(table, move.seat).id
        return play(table, person, move.action, mask, number, self.moment())

    def _absence(self, table: Table) -> Step:
        person = self._person(table)
        if table.chairs[table.seat_of(person)].is_away:
            return come_back(table, person, self.moment())
        if self.rng.random() < 0.5:
            return vanish(table, person, self.moment())
        return leave(table, person, self.moment())

    def _between(self, table: Table) -> Step:
        dice = self.rng.random()
        if dice < 0.2 and not table.paused:
            return pause(table, self._person(table), self.moment())
        if dice < 0.7:
            return ready(table, self._person(table), self.moment())
        return begin_deal(table, self.moment())

    def _person(self, table: Table) -> int:
        people = [chair.person for chair in table.chairs if chair.person is not None]
        return self.rng.choice(people).id


def _owner(table: Table, seat: Seat) -> Person:
    person = table.chairs[seat].person
    assert person is not None
    return person


def life(rng: Random, steps: int) -> Iterator[Table]:
    """A table through random steps, from a full lobby on."""
    playing = Playing(rng)
    table = full(rng, people=rng.randint(1, 4))
    yield table
    for _ in range(steps):
        table = playing.step(table).table
        yield table
        if table.phase is Phase.LOBBY:
            return


async def kept(storage: Storage, table: Table) -> Table:
    """The table, kept as a new one."""
    async with storage.club.work() as work:
        return await work.add(table)


async def saved(storage: Storage, table_id: int, playing: Playing) -> Table:
    """The table after one random step, kept in a unit of work."""
    async with storage.club.work() as work:
        return await work.save(playing.step(await work.table(table_id)))


async def played_until(
    storage: Storage, table_id: int, playing: Playing, phase: Phase, limit: int = 2000
) -> Table:
    """The table after random steps, once it is in a phase."""
    for _ in range(limit):
        table = await saved(storage, table_id, playing)
        if table.phase is phase:
            return table
    raise AssertionError(phase)


async def stopped(storage: Storage, table_id: int, now: float) -> Table:
    """The table, closed by its host."""
    async with storage.club.work() as work:
        table = await work.table(table_id)
        moment = Moment(now, 1.0, bytes(32))
        return await work.save(stop(table, table.host.id, moment, admin=True))
