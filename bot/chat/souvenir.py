"""A step is kept; when it ends a series, its picture will be sent after the words."""

from itertools import accumulate

from bot.chat.attached import Attached
from bot.chat.screens.past import caption, eye
from bot.chat.screens.stage import ROBOT, Eye
from bot.picture import Course, Player, Words
from bot.rules.score import Score
from bot.rules.seats import SEATS, Seat
from bot.table.events import SeriesEnded
from bot.table.past import Past
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


def course(past: Past, texts: Texts) -> Course:
    """What the picture of a series shows."""
    counts = [deal.count for deal in past.deals if deal.count is not None]
    scores = list(accumulate(counts, Score.after, initial=Score()))[1:]
    of = eye(past, texts)
    a, b, c, d = (_player(of, seat) for seat in SEATS)
    return Course(
        players=(a, b, c, d),
        losses=tuple(score.loss for score in scores),
        eggs=frozenset(number for number, count in enumerate(counts, 1) if count.eggs),
        losers=scores[-1].losers or 0,
        words=_words(texts, scores[-1]),
    )


def _player(of: Eye, seat: Seat) -> Player:
    name = of.name(seat).replace(ROBOT, "").strip()
    is_computer = of.table.chairs[seat].person is None
    return Player(name, of.texts.word("nameless", number=seat + 1), is_computer)


def _words(texts: Texts, score: Score) -> Words:
    return Words(
        language=texts.language,
        is_rtl=texts.is_rtl,
        title=texts.word("picture-title", eggs=score.eggs),
        deals=texts.word("picture-deals", count=score.deals),
        goats=texts.word("picture-goats"),
        winners=texts.word("picture-winners"),
        course=texts.word("picture-course"),
    )
