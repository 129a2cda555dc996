"""Deals that follow each other: beginning, pause, counting, and the next series (R1, R6, R7)."""

from collections.abc import Container, Mapping
from dataclasses import replace

from bot.rules.deal import Deal
from bot.rules.score import Score
from bot.rules.seats import SEATS, Seat, clockwise
from bot.rules.shuffle import shuffled
from bot.table.chair import Chair
from bot.table.events import DealCounted, DealStarted, Event, SeriesEnded, SeriesStarted
from bot.table.moment import Moment
from bot.table.presence import returning, seen
from bot.table.refusals import SeatedElsewhere
from bot.table.table import Phase, Result, Step, Table
from bot.table.winding import wound

SWAPPED: tuple[Seat, ...] = (0, 3, 1, 2)
"""Who sat where goes where: applied three times, everybody was everybody's partner once."""


def begin_series(table: Table, moment: Moment) -> Step:
    """Four are seated: the score is 0:0, the lot decides the first dealer (R1.4)."""
    fresh = replace(
        table, series_no=table.series_no + 1, score=Score(), counts=(), deal=None, result=None
    )
    dealt = begin_deal(fresh, moment)
    return Step(dealt.table, (SeriesStarted(table.chairs), *dealt.events))


def begin_deal(table: Table, moment: Moment) -> Step:
    """Shuffle and deal; the dealer passes clockwise, the last taker leads (R1.4, R1.5)."""
    chance = shuffled(moment.seed)
    before = table.deal
    if before is None:
        deal = Deal.start(chance.deck, chance.trump_card, chance.lot)
    else:
        dealer = clockwise(before.dealer)
        deal = Deal.start(chance.deck, chance.trump_card, dealer, before.last_taker)
    table = replace(
        table.entered(Phase.PLAYING, moment.now),
        deal=deal,
        seed=moment.seed.hex(),
        turn_no=table.turn_no + 1,
        trick_no=table.trick_no + 1,
    )
    started = DealStarted(table.deal_no, deal, moment.seed)
    return Step(wound(table, moment.pace), (started,))


def counted(table: Table, deal: Deal, moment: Moment) -> Step:
    """The deal is over: count it; the series goes on or has its goats (R6, R7.1)."""
    count = deal.count()
    score = table.score.after(count)
    events: tuple[Event, ...] = (DealCounted(count, score, moment.now),)
    if score.losers is not None:
        events += (SeriesEnded(score.losers, score, moment.now),)
    table = replace(
        table.entered(Phase.PAUSE if score.losers is None else Phase.RESULT, moment.now),
        deal=deal,
        score=score,
        counts=(*table.counts, count),
        result=Result(score.deals, deal, table.seed, count, score),
    )
    return Step(wound(table, moment.pace), events)


def ready(table: Table, person: int, moment: Moment, *, busy: int | None = None) -> Step:
    """A person wants the next deal; it begins when all people at the table do, or at once after
    a pause that somebody asked for. Who was away or had left is back.

    `busy`: another quick table where the person sits, if any.
    Raises WrongPhase, NotSeated, SeatedElsewhere.
    """
    table.require(Phase.PAUSE)
    seat = returning(table, person, busy)
    table, came = seen(table, seat, moment)
    table = replace(table, ready=tuple(sorted({*table.ready, seat})))
    if table.paused or set(_manned(table)) <= set(table.ready):
        begun = begin_deal(table, moment)
        return Step(begun.table, (*came, *begun.events))
    return Step(wound(table, moment.pace), came)


def pause(table: Table, person: int, moment: Moment) -> Step:
    """A person stops the clock between two deals. Raises WrongPhase, NotSeated."""
    table.require(Phase.PAUSE)
    table, came = seen(table, table.present(person), moment)
    table = replace(table, paused=True, since=moment.now, ready=())
    return Step(wound(table, moment.pace), came)


def rematch(
    table: Table, person: int, moment: Moment, *, swapped: bool, busy: Mapping[int, int]
) -> Step:
    """The next series with the same seats, or with other partners; three swaps come full circle.

    `busy`: people who sit at another quick table by now, and at which. If this one is quick,
    their seats become empty, and so do those of people who left or are away: nobody plays a
    series that he did not begin. Then the table goes back to its lobby, hosted by who asked.
    Raises WrongPhase, NotSeated, SeatedElsewhere.
    """
    table.require(Phase.RESULT)
    seat = table.seat_of(person)
    asker = table.people[person]
    elsewhere = busy if table.options.is_quick else {}
    if person in elsewhere:
        raise SeatedElsewhere(elsewhere[person])
    table = table.with_chairs({seat: table.chairs[seat].back(moment.now)})
    kept = [_kept(chair, elsewhere) for chair in table.chairs]
    a, b, c, d = (kept[place] for place in (SWAPPED if swapped else SEATS))
    table = replace(table, chairs=(a, b, c, d), full_since=None)
    if not table.empty_seats:
        return begin_series(replace(table, host=table.people.get(table.host.id, asker)), moment)
    lobby = replace(table.entered(Phase.LOBBY, moment.now), host=asker, deal=None, result=None)
    return Step(wound(lobby, moment.pace))


def _kept(chair: Chair, elsewhere: Container[int]) -> Chair:
    if chair.person is None:
        return chair
    return Chair() if chair.is_away or chair.person.id in elsewhere else chair


def _manned(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in SEATS if table.chairs[seat].is_manned)
