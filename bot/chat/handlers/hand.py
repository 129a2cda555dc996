"""Taps under a hand and under the table."""

from bot.chat.buttons import Verb
from bot.chat.screens.alerts import my_cards as my_cards_alert
from bot.chat.screens.draft import Draft, Mode
from bot.chat.visit import Answer, Visit
from bot.rules.moves import Action
from bot.rules.seats import Seat
from bot.table import absence, slots
from bot.table.play import play
from bot.table.refusals import Stale
from bot.table.sent import Shown
from bot.table.table import Phase, Table

ACTIONS = {
    Verb.LEAD: Action.LEAD,
    Verb.BEAT: Action.BEAT,
    Verb.DISCARD: Action.DISCARD,
    Verb.CLAIM: Action.CLAIM,
}
MODES: dict[Verb, Mode] = {
    Verb.PICK: "pick",
    Verb.ASK: "ask",
    Verb.ASK_CLAIM: "claim",
    Verb.PLAIN: "plain",
    Verb.LATER: "later",
}


async def make_move(visit: Visit) -> Answer:
    """Lead, beat, discard or claim the cards that the button names."""
    button = visit.button
    step = play(
        await visit.table(),
        visit.profile.id,
        ACTIONS[button.verb],
        button.arg,
        button.number,
        visit.moment,
    )
    return await visit.told(step)


async def change_draft(visit: Visit) -> Answer:
    """Tick a card, think twice about a move, go back, put the molodka off."""
    table, button = await visit.table(), visit.button
    seat = table.seat_of(visit.profile.id)
    draft = Draft(button.number, MODES[button.verb], button.arg % 64)
    if draft.number != (table.trick_no if draft.is_of_trick else table.turn_no):
        raise Stale
    table.running()
    await _keep_draft(visit, seat, str(draft))
    return Answer()


async def refresh(visit: Visit) -> Answer:
    """Look again: the screen is brought up to date if it is not."""
    table = await visit.table()
    seat = table.seat_of(visit.profile.id)
    await _keep_draft(visit, seat, "")
    return Answer(_cards(visit, table))


async def my_cards(visit: Visit) -> Answer:
    """The alert behind the button under the table: one's own hand, seen by nobody else."""
    table = await visit.table()
    table.seat_of(visit.profile.id)
    table.require(Phase.PLAYING)
    return Answer(_cards(visit, table), alert=True)


async def go_private(visit: Visit) -> Answer:
    """The way into the private chat."""
    return Answer(url=f"https://t.me/{visit.bot_username}?start=hand")


async def come_back(visit: Visit) -> Answer:
    """Move oneself again."""
    table = await visit.table()
    busy = await visit.busy(but=table.id)
    step = absence.come_back(table, visit.profile.id, visit.moment, busy=busy)
    return await visit.told(step)


async def _keep_draft(visit: Visit, seat: Seat, draft: str) -> None:
    table, person = visit.button.table, visit.profile.id
    slot, now = slots.hand(seat), visit.moment.now
    await visit.work.draft(Shown(table, slot, person, draft=draft, tapped_at=now))


def _cards(visit: Visit, table: Table) -> str:
    seat = table.seat_of(visit.profile.id)
    return my_cards_alert(table, seat, visit.texts, visit.profile.taste)
