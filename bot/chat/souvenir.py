"""A step is kept; when it ends a series, its picture will be sent after the words."""

from bot.chat.attached import Attached
from bot.chat.screens.past import caption
from bot.chat.screens.stage import Eye
from bot.table.events import SeriesEnded
from bot.table.ports import Work
from bot.table.sent import Note
from bot.table.table import Step, Table
from bot.texts import Texts


async def keep(work: Work, step: Step) -> Table:
    """Keep a step, and have the picture of a series sent that ended with it."""
    table = await work.save(step)
    if any(isinstance(event, SeriesEnded) and event.losers is not None for event in step.events):
        await _promise(work, table)
    return table


async def _promise(work: Work, table: Table) -> None:
    group = await work.group(table.address.chat)
    if group is None or not group.house.pictures:
        return
    texts = Texts(group.language)
    attached = Attached("picture", table.id, table.series_no, texts.language)
    html = caption(Eye(table, texts))
    where = table.address
    await work.note(Note(where.chat, where.topic, html, attached=str(attached)))
