"""Sample scenes: tables in every state, seen by people of many names and languages."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bot.chat.screens.stage import Stage
from bot.rules.score import Score
from bot.rules.seats import SEATS, Seat
from bot.table.chair import Person
from bot.table.deals import begin_series
from bot.table.firing import fire
from bot.table.people import Group, Profile, Taste
from bot.table.play import computer_move, play
from bot.table.sent import Scene, Shown
from bot.table.table import Address, Phase, Table
from bot.texts import Texts
from tests.rules.scenes import open_moves
from tests.table.scenes import FOUR, at, does, last_ply, lobby, mask_of, playing, the_last

BOT = "kozel_test_bot"
SUPERGROUP = -1001234567890
TITLE = "Пятничный козёл"

NASTY = (
    "<b>Bob</b> & Co </b>",
    "\u202eabc\u202c\u2066\u2067\n\r\tx",
    "W" * 64,
    "\u2800\u3164\u200b\u200e",
    "👩‍👩‍👧‍👦" * 9,
    "Z̷̢̛͎̰͇̖̝̈́̓͌͘͝a̵͙̓l̸̡̛g̶̡o",
    "علی رضا",
    "🤖 Бот 1",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿🇺🇦🇷🇺",
    "{ $name } &lt;",
)


def scene(table: Table, language: str = "ru", taste: Taste | None = None, **drafts: str) -> Scene:
    """The table in a supergroup, everybody reachable; `hand0="7:pick:3"` is a draft."""
    where = Address(SUPERGROUP, 5)
    people = {
        chair.person.id: Profile(
            chair.person.id, chair.person.name, language, reachable=True, taste=taste or Taste()
        )
        for chair in table.chairs
        if chair.person is not None
    }
    shown = {slot: Shown(table.id, slot, where.chat, 5, 77) for slot in _slots(table)}
    for name, draft in drafts.items():
        seat = int(name.removeprefix("hand"))
        person = table.chairs[SEATS[seat]].person
        chat = person.id if person else 0
        shown[f"hand:{seat}"] = Shown(table.id, f"hand:{seat}", chat, None, 78, draft=draft)
    group = Group(SUPERGROUP, TITLE, language)
    return Scene(replace(table, address=where), people, group, shown, 1)


def stage(of: Scene, seat: Seat = 0) -> Stage:
    """The scene as the person on a seat sees it."""
    person = of.table.chairs[seat].person
    profile = of.people[person.id] if person else None
    language = profile.language if profile else of.group.language
    taste = profile.taste if profile else Taste()
    return Stage(of.table, Texts(language), taste, scene=of, bot=BOT)


def renamed(table: Table, names: tuple[str, ...]) -> Table:
    """The table with other names on its chairs, and for its host."""
    chairs = {
        seat: replace(table.chairs[seat], person=Person(person.id, names[seat % len(names)]))
        for seat in SEATS
        if (person := table.chairs[seat].person) is not None
    }
    host = Person(table.host.id, names[0])
    return replace(table.with_chairs(chairs), host=host)


def evening(number: int, who: str = FOUR, turn_time: int | None = 180) -> Iterator[Table]:
    """A whole series played at random, every table on the way, its result the last."""
    rng = Random(number)
    table = replace(begin_series(lobby(who, turn_time), at(0, number)).table, id=7)
    yield table
    while table.phase is not Phase.RESULT:
        table = _next(table, rng)
        yield table


def counted(loss: tuple[int, int] | None = None, *, eggs: bool = False, before: int = 0) -> Table:
    """A deal that has just been counted as asked for; team 0 had some loss points before."""
    deal = last_ply(loss, eggs=eggs)
    table = replace(playing(deal=deal), score=Score((before, 0), 1, 3))
    move = the_last(deal)
    person = table.chairs[move.seat].person
    assert person is not None
    return does(table, person, f"{move.action} {' '.join(move.cards)}", at(9)).table


def _next(table: Table, rng: Random) -> Table:
    moment = at(table.since + 4, rng.randrange(10**6))
    if table.phase is Phase.PAUSE:
        clock = table.clock
        assert clock is not None
        return fire(table, None, at(clock.at, rng.randrange(10**6))).table
    move = rng.choice(open_moves(table.running()))
    chair = table.chairs[move.seat]
    if chair.person is None or not chair.is_manned:
        return computer_move(table, move, moment).table
    mask = mask_of(table.running().hands[move.seat], move.cards)
    number = table.trick_no if move.action == "claim" else table.turn_no
    return play(table, chair.person.id, move.action, mask, number, moment).table


def _slots(table: Table) -> tuple[str, ...]:
    series, deal = table.series_no, table.deal_no
    before = f"{series}.{deal - 1}"
    return (
        f"lobby:{series}",
        f"lobby:{series + 1}",
        f"table:{series}.{deal}",
        f"table:{before}",
        f"result:{series}.{deal}",
        f"result:{before}",
        f"series:{series}",
    )
