"""The lobby: gathering four at a table."""

from collections.abc import Collection
from dataclasses import replace
from math import ceil
from random import Random

from bot.players.levels import Level
from bot.rules.seats import SEATS, Team, team_of
from bot.table.chair import NOBODY, Chair, Person
from bot.table.clock import START_BY_ANYBODY_SECONDS
from bot.table.deals import begin_series
from bot.table.events import Sat, Stood
from bot.table.moment import Moment
from bot.table.options import TURN_TIMES, Options
from bot.table.refusals import (
    AlreadySeated,
    NobodyToRemove,
    NoComputers,
    NotHost,
    NotSeated,
    SeatedElsewhere,
    SeatsEmpty,
    TableFull,
    TeamFull,
    TooEarly,
)
from bot.table.table import Address, Phase, Step, Table
from bot.table.winding import wound


def open_table(address: Address, host: Person, options: Options, moment: Moment) -> Table:
    """A new table in its lobby, nobody seated yet and no number given."""
    return wound(Table(0, address, host, options, since=moment.now), moment.pace)


def sit(table: Table, person: Person, team: Team, moment: Moment, *, busy: int | None) -> Step:
    """A person takes a seat of a team, or changes the team.

    The first who sits at a table that nobody hosts is its host.
    `busy`: another quick table where the person sits, if any.
    Raises WrongPhase, AlreadySeated, TeamFull, SeatedElsewhere.
    """
    table.require(Phase.LOBBY)
    now_at = table.find(person.id)
    if now_at is not None and team_of(now_at) == team:
        raise AlreadySeated
    seat = table.free_seat(team)
    if seat is None:
        raise TeamFull(team)
    if busy is not None and table.options.is_quick:
        raise SeatedElsewhere(busy)
    vacated = {} if now_at is None else {now_at: Chair()}
    chairs = {**vacated, seat: Chair(person, tapped_at=moment.now)}
    host = person if table.host == NOBODY else table.host
    seated = replace(table.with_chairs(chairs), host=host)
    return Step(_gathered(seated, moment), (Sat(seat),))


def stand(table: Table, person: int, moment: Moment) -> Step:
    """A person gives his seat up. Raises WrongPhase, NotSeated."""
    table.require(Phase.LOBBY)
    seat = table.seat_of(person)
    return Step(_gathered(table.with_chairs({seat: Chair()}), moment), (Stood(seat),))


def add_computer(table: Table, person: int, level: Level, moment: Moment) -> Step:
    """A computer player takes the first empty seat.

    Raises WrongPhase, NotSeated (only the host and the seated may), NoComputers, TableFull.
    """
    _require_member(table, person)
    if not table.options.computers:
        raise NoComputers
    if not table.empty_seats:
        raise TableFull
    return Step(_gathered(table.with_chairs({table.empty_seats[0]: Chair(level=level)}), moment))


def remove_computer(table: Table, person: int, moment: Moment) -> Step:
    """The last computer player gets up. Raises WrongPhase, NotSeated, NobodyToRemove."""
    _require_member(table, person)
    seats = [seat for seat in SEATS if table.chairs[seat].level is not None]
    if not seats:
        raise NobodyToRemove
    return Step(_gathered(table.with_chairs({seats[-1]: Chair()}), moment))


def shuffle_partners(table: Table, person: int, moment: Moment) -> Step:
    """The host lets the lot decide who sits where. Raises WrongPhase, NotHost."""
    table.require(Phase.LOBBY)
    _require_host(table, person)
    chairs = list(table.chairs)
    Random(moment.seed).shuffle(chairs)
    a, b, c, d = chairs
    return Step(_gathered(replace(table, chairs=(a, b, c, d)), moment))


def next_turn_time(table: Table, person: int, moment: Moment, *, busy: Collection[int]) -> Step:
    """The host takes the next turn time of the list.

    `busy`: people who also sit at another quick table. With one of them here the quick times are
    passed over, or the host could never get from "no limit" to the slow ones.
    Raises WrongPhase, NotHost.
    """
    table.require(Phase.LOBBY)
    _require_host(table, person)
    place = TURN_TIMES.index(table.options.turn_time) + 1
    following = [replace(table.options, turn_time=t) for t in TURN_TIMES[place:] + TURN_TIMES]
    must_be_slow = any(table.find(other) is not None for other in busy)
    options = next(o for o in following if not (must_be_slow and o.is_quick))
    return Step(_gathered(replace(table, options=options), moment))


def start(table: Table, person: int, moment: Moment) -> Step:
    """Begin the series: the host, or a minute after four are there any seated person.

    Computer players alone do not play: then nobody is seated.
    Raises WrongPhase, NotSeated, SeatsEmpty, TooEarly.
    """
    _require_member(table, person)
    if table.empty_seats:
        raise SeatsEmpty(len(table.empty_seats))
    if table.is_abandoned:
        raise NotSeated
    wait = (table.full_since or table.since) + START_BY_ANYBODY_SECONDS - moment.now
    if person != table.host.id and wait > 0:
        raise TooEarly(ceil(wait))
    return begin_series(table, moment)


def _require_member(table: Table, person: int) -> None:
    table.require(Phase.LOBBY)
    if person != table.host.id and table.find(person) is None:
        raise NotSeated


def _require_host(table: Table, person: int) -> None:
    if person != table.host.id:
        raise NotHost(table.host.name)


def _gathered(table: Table, moment: Moment) -> Table:
    """The lobby after a change: its time begins anew; a full table remembers since when."""
    full_since = None if table.empty_seats else table.full_since or moment.now
    return wound(replace(table, since=moment.now, full_since=full_since), moment.pace)
