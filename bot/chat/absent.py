"""What becomes of tables when a person or a group is out of reach."""

from collections.abc import Callable, Iterable

from bot.chat.screens.content import keyboard_text
from bot.chat.screens.private import silenced
from bot.rules.legality import IllegalMove
from bot.table.absence import leave, vanish
from bot.table.holding import hold, resume
from bot.table.moment import Moment
from bot.table.ports import Work
from bot.table.refusals import Refusal
from bot.table.sent import Note
from bot.table.table import Phase, Step, Table
from bot.texts.door import Texts

Change = Callable[[Table], Step]


async def person_lost(
    work: Work, person: int, moment: Moment, chat: int | None = None
) -> set[int]:
    """A person blocked the bot or, with `chat`, left that group: computer players step in, a seat
    in a lobby is free again. The numbers of the tables that changed.
    """
    tables = await work.tables_of(person)
    here = [table for table in tables if chat in {None, table.address.chat}]

    def gone(table: Table) -> Step:
        if table.phase is Phase.LOBBY:
            return leave(table, person, moment)
        return vanish(table, person, moment)

    return await _changed(work, here, gone)


async def group_lost(work: Work, chat: int, moment: Moment) -> set[int]:
    """The bot cannot write to a group: its tables stand still, their people are told."""
    tables = await work.tables_in(chat)
    changed = await _changed(work, tables, lambda table: hold(table, moment))
    for table in tables:
        if table.id in changed:
            await _tell(work, table)
    return changed


async def group_back(work: Work, chat: int, moment: Moment) -> set[int]:
    """The bot can write to a group again: its tables go on."""
    held = [table for table in await work.tables_in(chat) if table.held]
    return await _changed(work, held, lambda table: resume(table, moment))


async def _changed(work: Work, tables: Iterable[Table], change: Change) -> set[int]:
    """Change tables in the order of their numbers, so that two processes never wait crosswise."""
    changed = set()
    for number in sorted(table.id for table in tables):
        try:
            await work.save(change(await work.table(number)))
        except (Refusal, IllegalMove):
            continue
        changed.add(number)
    return changed


async def _tell(work: Work, table: Table) -> None:
    group = await work.group(table.address.chat)
    for person in table.people:
        profile = await work.profile(person)
        if profile is not None and profile.reachable:
            content = silenced(group.title if group else "", Texts(profile.language))
            await work.note(Note(person, None, content.html, keyboard_text(content.keyboard)))
