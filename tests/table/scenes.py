"""Scenes of a table in one line, and steps as text.

table = playing("Ann Bob:away Cat:left bot")      # seats 0 to 3; in a lobby "-" is an empty seat
table = does(table, ANN, "lead 7S", at(5)).table
assert seats(table) == "Ann Bob:away Cat:left bot"
"""

from dataclasses import replace
from functools import cache
from random import Random

from bot.players.choose import choose
from bot.players.levels import Level
from bot.rules.cards import Card, cards
from bot.rules.deal import Deal
from bot.rules.moves import Action, Move
from bot.rules.score import Score
from bot.rules.shuffle import shuffled
from bot.table.chair import Chair, Chairs, Person
from bot.table.clock import Clock
from bot.table.firing import fire
from bot.table.moment import Moment
from bot.table.options import Options
from bot.table.play import play
from bot.table.table import Address, Phase, Step, Table
from bot.table.thinking import questions
from bot.table.winding import wound
from tests.rules.scenes import ORDINARY, dealt, played_out, random_line, seed_of

ANN, BOB, CAT, DAN = Person(1, "Ann"), Person(2, "Bob"), Person(3, "Cat"), Person(4, "Dan")
EVE = Person(5, "Eve")
"""Sits nowhere unless a test says so."""

KNOWN = {person.name: person for person in (ANN, BOB, CAT, DAN, EVE)}
FOUR = "Ann Bob Cat Dan"
HOUR = 3600
HERE = Address(-100)


def at(seconds: float, number: int = 0, pace: float = 1.0) -> Moment:
    """The instant so many seconds after the scene began, with the chance of a numbered seed."""
    return Moment(seconds, pace, seed_of(number))


def lobby(who: str = "- - - -", turn_time: int | None = 180, *, computers: bool = True) -> Table:
    """A lobby, opened and last changed at 0. Ann is the host, wherever she sits."""
    chairs = _chairs(who)
    full_since = None if any(chair.is_empty for chair in chairs) else 0.0
    options = Options(turn_time, computers)
    return wound(Table(7, HERE, ANN, options, chairs=chairs, full_since=full_since), 1.0)


def playing(who: str = FOUR, deal: Deal | None = None, turn_time: int | None = 180) -> Table:
    """A deal that began at 0. In the usual one Ann leads and seat 3 holds a molodka."""
    return _in(Phase.PLAYING, who, turn_time, deal or dealt(ORDINARY))


def pausing(who: str = FOUR, turn_time: int | None = 180) -> Table:
    """A pause between two deals that began at 0."""
    deal = played_out(1)
    count = deal.count()
    table = _in(Phase.PAUSE, who, turn_time, deal)
    return wound(replace(table, score=Score().after(count), counts=(count,)), 1.0)


def resting(who: str = FOUR, turn_time: int | None = 180) -> Table:
    """A series that ended at 0: team 0 are the goats."""
    table = _in(Phase.RESULT, who, turn_time, played_out(1))
    return replace(table, score=Score((12, 4), 0, 4))


def closed() -> Table:
    """A table that was closed."""
    return _in(Phase.CLOSED, FOUR, 180, played_out(1))


def seats(table: Table) -> str:
    """Who sits where, as the builders read it."""
    return " ".join(_word(chair) for chair in table.chairs)


def does(table: Table, person: Person, text: str, moment: Moment) -> Step:
    """A person lays cards: `lead 7S`."""
    verb, _, names = text.partition(" ")
    hand = table.running().hands[table.seat_of(person.id)]
    action = Action(verb)
    number = table.trick_no if action is Action.CLAIM else table.turn_no
    return play(table, person.id, action, mask_of(hand, cards(names)), number, moment)


def mask_of(hand: tuple[Card, ...], chosen: tuple[Card, ...]) -> int:
    """The four bits of a button for these cards."""
    return sum(1 << hand.index(card) for card in chosen)


def due(table: Table) -> Clock:
    """The clock of a table that has one."""
    assert table.clock is not None
    return table.clock


def rings(table: Table, text: str = "", *, late: float = 0.0) -> Step:
    """The clock of a table runs out; `text` is what the computer player answers."""
    move = Move.parse(text) if text else None
    return fire(table, move, at(due(table).at + late))


def rung(table: Table, *answers: str) -> Table:
    """The table after its clock ran out so many times."""
    for text in answers:
        table = rings(table, text).table
    return table


@cache
def last_ply(loss: tuple[int, int] | None = None, *, eggs: bool = False) -> Deal:
    """A deal before its last move, whose count will be as asked for."""
    for number in range(10_000):
        *_, before, over = random_line(played(number), Random(number))
        count = over.count()
        if eggs == count.eggs and loss in {None, count.loss}:
            return before
    raise AssertionError((loss, eggs))


def played(number: int) -> Deal:
    """The beginning of a deal of a numbered seed."""
    given = shuffled(seed_of(number))
    return Deal.start(given.deck, given.trump_card, given.lot)


def the_last(deal: Deal) -> Move:
    """Any move that ends a deal."""
    return deal.legal_moves(deal.turn)[-1]


def all_cards(deal: Deal) -> list[Card]:
    """Every card of a deal, wherever it lies."""
    laid = [card for play in deal.trick.plays for card in play.cards]
    taken = [card for trick in deal.taken for play in trick.plays for card in play.cards]
    return [*deal.stock, *laid, *taken, *(card for hand in deal.hands for card in hand)]


def _in(phase: Phase, who: str, turn_time: int | None, deal: Deal) -> Table:
    table = Table(7, HERE, ANN, Options(turn_time), phase, _chairs(who), deal=deal)
    numbers = replace(table, phase_no=3, turn_no=20, trick_no=5, series_no=1)
    return wound(numbers, 1.0)


def _chairs(who: str) -> Chairs:
    a, b, c, d = (_chair(word) for word in who.split())
    return a, b, c, d


def _chair(word: str) -> Chair:
    name, _, state = word.partition(":")
    if name == "-":
        return Chair()
    if name == "bot":
        return Chair(level=Level.CAREFUL)
    chair = Chair(KNOWN[name])
    return chair.taken_over(left=state == "left") if state else chair


def _word(chair: Chair) -> str:
    if chair.person is None:
        return "-" if chair.level is None else "bot"
    state = (":left" if chair.left else ":away") if chair.is_away else ""
    return chair.person.name + state


def wish(table: Table, rng: Random, *, for_person: bool = False) -> Move | None:
    """What the computer players that are to be asked want: the first answer that is a move."""
    asked = questions(table, for_person=for_person)
    answers = (choose(view, level, rng) for view, level in asked)
    return next((answer for answer in answers if answer is not None), None)
