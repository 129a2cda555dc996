"""The result of a series: the goats, the score, and its course."""

from collections.abc import Iterator

from bot.chat.buttons import Button, Verb
from bot.chat.screens.content import Content, Key, Keyboard
from bot.chat.screens.keys import past_key, press
from bot.chat.screens.stage import Eye, Stage
from bot.rules.score import LIMIT, Score
from bot.rules.seats import other
from bot.table.table import Phase
from bot.texts import Html, quote


def series(stage: Stage) -> Content:
    """Who lost, who won, how it went; a rematch while the table stands."""
    texts, score = stage.texts, stage.table.score
    a, b = score.loss
    lines = [
        *goats(stage, score),
        texts("series-line", a=a, b=b, limit=LIMIT),
        texts("series-deals", count=score.deals),
        quote(texts.lines(_course(stage))),
    ]
    return Content(texts.lines(lines), _keys(stage))


def goats(eye: Eye, score: Score) -> Iterator[Html]:
    """Who lost and who won; nothing while the series goes on."""
    losers = score.losers
    if losers is None:
        return
    winners = other(losers)
    if score.eggs:
        yield eye.texts("series-goats-eggs", team=losers, names=eye.pair(losers))
    else:
        yield eye.texts("series-goats", team=losers, names=eye.pair(losers))
    yield eye.texts("series-winners", team=winners, names=eye.pair(winners))


def _course(stage: Stage) -> Iterator[Html]:
    yield stage.texts("series-course")
    score = Score()
    for number, count in enumerate(stage.table.counts, start=1):
        score = score.after(count)
        (a, b), (loss_a, loss_b) = count.points, score.loss
        yield stage.texts(
            "series-course-deal", number=number, a=a, b=b, loss_a=loss_a, loss_b=loss_b
        )


def _keys(stage: Stage) -> Keyboard:
    texts = stage.texts
    if stage.table.phase is not Phase.RESULT:
        return ()
    return (
        (
            press(stage, texts.plain("key-rematch"), Verb.REMATCH, style="success"),
            press(stage, texts.plain("key-swap"), Verb.SWAP),
        ),
        (
            Key(texts.plain("key-table"), str(Button(Verb.TOP, stage.table.id))),
            past_key(stage, "key-record", Verb.RECORD),
        ),
    )
