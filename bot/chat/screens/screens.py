"""Every screen a table should have now. The one door of this package for the reconciler."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from bot.chat.screens.content import Content, Wanted
from bot.chat.screens.hand import hand
from bot.chat.screens.lobby import closed, lobby, started
from bot.chat.screens.nudge import nudge
from bot.chat.screens.play import play, played, stopped
from bot.chat.screens.promptness import alert, idleness, moved_last
from bot.chat.screens.result import result
from bot.chat.screens.series import series
from bot.chat.screens.stage import Stage
from bot.rules.seats import SEATS, Seat
from bot.table import slots
from bot.table.people import Profile
from bot.table.sent import Scene
from bot.table.table import Phase, Table
from bot.texts import Texts

MID_TRICK_SECONDS = 6.0


def wanted(scene: Scene, bot_username: str) -> tuple[Wanted, ...]:
    """Every screen that this table should have now, the group's before the hands.

    A slot that is missing here is done with: its message stays as it is, without keys.
    """
    table = scene.table
    stage = Stage(table, Texts(scene.group.language), scene=scene, bot=bot_username)
    return (*_lobby(stage), *_table(stage), *_results(stage), *_nudge(stage), *_hands(stage))


def main_slot(table: Table) -> str:
    """The group's screen that matters most now: the one to send again when somebody asks."""
    match table.phase:
        case Phase.LOBBY:
            return slots.lobby(table.series_no + 1)
        case Phase.PLAYING:
            return slots.table(table.series_no, table.deal_no)
        case Phase.PAUSE:
            return slots.result(table.series_no, table.deal_no)
        case Phase.RESULT | Phase.CLOSED:
            return slots.series(table.series_no)


def _group(
    stage: Stage, slot: str, draw: Callable[[], Content], *, urgent: bool = False
) -> Wanted:
    address = stage.table.address
    return Wanted(slot, address.chat, address.topic, draw, urgent=urgent)


def _lobby(stage: Stage) -> Iterator[Wanted]:
    """The lobby; after the start its last form stays through the first deal."""
    table = stage.table
    next_slot, this_slot = slots.lobby(table.series_no + 1), slots.lobby(table.series_no)
    if table.phase is Phase.LOBBY:
        yield _group(stage, next_slot, partial(lobby, stage))
    elif table.phase is Phase.CLOSED and not table.broken_off and table.result is None:
        yield _group(stage, next_slot, partial(closed, stage))
    elif table.phase is Phase.PLAYING and not table.counts and this_slot in stage.scene.shown:
        yield _group(stage, this_slot, partial(started, stage))


def _table(stage: Stage) -> Iterator[Wanted]:
    table = stage.table
    if table.result is not None:
        slot = slots.table(table.series_no, table.result.number)
        yield _group(stage, slot, partial(played, stage, table.result))
    if table.phase is Phase.PLAYING:
        slot = slots.table(table.series_no, table.deal_no)
        begins = slot not in stage.scene.shown  # nobody wants to wait for a deal to appear
        want = _group(stage, slot, partial(play, stage), urgent=begins)
        yield replace(
            want,
            pin=stage.scene.group.house.pin,
            idle=_leisure(table),
            changed_at=table.since,
        )
    elif table.broken_off and table.deal is not None and not table.deal.is_over:
        number = table.score.deals + 1
        yield _group(stage, slots.table(table.series_no, number), partial(stopped, stage, number))


def _leisure(table: Table) -> float:
    """How long (seconds) the group's table may be behind: in the middle of a trick so long that
    two plays at ease fall into one edit. Who is to move has it in his hand at once.
    """
    trick = table.running().trick
    claimed = trick.leader != trick.opener
    return MID_TRICK_SECONDS if trick.plays and not claimed and not table.nudged else 0.0


def _results(stage: Stage) -> Iterator[Wanted]:
    table = stage.table
    if table.result is None:
        return
    slot = slots.result(table.series_no, table.result.number)
    told = _group(stage, slot, partial(result, stage, table.result), urgent=True)
    yield replace(told, passed=table.phase is not Phase.PAUSE)
    if table.score.losers is not None:
        yield _group(stage, slots.series(table.series_no), partial(series, stage), urgent=True)


def _nudge(stage: Stage) -> Iterator[Wanted]:
    table = stage.table
    due = table.phase is Phase.PLAYING and table.nudged and stage.scene.group.house.nudges
    content = nudge(stage) if due else None
    if content is not None:
        yield _group(stage, slots.nudge(table.turn_no), lambda: content, urgent=True)


def _hands(stage: Stage) -> Iterator[Wanted]:
    if stage.table.phase is Phase.LOBBY or stage.table.deal is None:
        return
    for seat in SEATS:
        profile = _owner(stage, seat)
        if profile is not None and profile.reachable:
            yield _hand(stage, seat, profile)


def _hand(stage: Stage, seat: Seat, of: Profile) -> Wanted:
    own = Stage(stage.table, Texts(of.language), of.taste, scene=stage.scene, bot=stage.bot)
    return Wanted(
        slots.hand(seat),
        of.id,
        None,
        partial(hand, own, seat),
        alert=alert(own, seat),
        silent=not of.taste.sound,
        idle=idleness(own, seat),
        changed_at=own.table.since if moved_last(own.table, seat) else 0.0,
    )


def _owner(stage: Stage, seat: Seat) -> Profile | None:
    person = stage.table.chairs[seat].person
    return None if person is None else stage.scene.people.get(person.id)
