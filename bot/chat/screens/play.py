"""The table in the group while a deal is played, and what is left of it afterwards."""

from collections.abc import Iterator

from bot.chat.buttons import Verb
from bot.chat.screens.content import Content, Key, Keyboard
from bot.chat.screens.keys import press, private_url
from bot.chat.screens.stage import Stage, until
from bot.chat.screens.trick import lead_deadline, taken_lines, trick_lines
from bot.rules.score import LIMIT
from bot.rules.seats import SEATS, team_of
from bot.rules.shuffle import seal_of
from bot.rules.view import TableView
from bot.table.table import Result
from bot.texts import Html, quote


def play(stage: Stage) -> Content:
    """Whose turn it is, the trick, the score."""
    view = stage.table.running().seen_by_all()
    texts = stage.texts
    lines = [
        *_first_lines(stage, view),
        head(stage, view),
        Html(""),
        *trick_lines(stage, view),
        Html(""),
        *_late(stage),
        *absences(stage),
        texts("tricks-line", a=view.tricks[0], b=view.tricks[1]),
        score_line(stage),
    ]
    return Content(texts.lines([*lines, _quote(stage, view)]), _keys(stage))


def played(stage: Stage, result: Result) -> Content:
    """A deal that was counted: one line, the result stands elsewhere. Its seal stays where it was
    published.
    """
    a, b = result.count.points
    line = stage.texts("deal-played", number=result.number, a=a, b=b)
    return Content(stage.texts.lines([line, *map(quote, _seal(stage, result.seed))]))


def stopped(stage: Stage, number: int) -> Content:
    """The table was closed in the middle of this deal."""
    texts = stage.texts
    lines = [texts("deal-stopped", number=number), score_line(stage), texts("closed-again")]
    return Content(texts.lines(lines))


def head(stage: Stage, view: TableView) -> Html:
    """Number, trump and stock of the deal."""
    return stage.texts(
        "deal-head",
        number=stage.table.deal_no,
        trump=stage.suit(view.trump),
        card=stage.card(view.trump_card),
        stock=view.stock,
    )


def score_line(stage: Stage) -> Html:
    """How the series stands."""
    a, b = stage.table.score.loss
    return stage.texts("series-line", a=a, b=b, limit=LIMIT)


def turn_line(stage: Stage, view: TableView) -> Html:
    """Whose turn it is, and what is needed."""
    team, name = team_of(view.turn), stage.name(view.turn)
    if not view.trick.plays:
        return stage.texts("turn-lead", team=team, name=name)
    return stage.texts("turn-answer", team=team, name=name, count=view.trick.size)


def absences(stage: Stage) -> Iterator[Html]:
    """For whom a computer player moves, and whom the bot cannot write to."""
    chairs = stage.table.chairs
    away = [seat for seat in SEATS if chairs[seat].is_away]
    mute = [seat for seat in SEATS if chairs[seat].is_manned and not _reachable(stage, seat)]
    if away:
        yield stage.texts("away-line", names=stage.names(away))
    if mute:
        yield stage.texts("mute-line", names=stage.names(mute))


def _late(stage: Stage) -> Iterator[Html]:
    """For whom a computer player moved because their time was over; they move themselves yet."""
    chairs = stage.table.chairs
    late = [seat for seat in SEATS if chairs[seat].is_manned and chairs[seat].missed]
    if late:
        yield stage.texts("late-line", names=stage.names(late))


def _reachable(stage: Stage, seat: int) -> bool:
    person = stage.table.chairs[seat].person
    profile = None if person is None else stage.scene.people.get(person.id)
    return profile is not None and profile.reachable


def _first_lines(stage: Stage, view: TableView) -> Iterator[Html]:
    texts, table = stage.texts, stage.table
    if not table.is_abandoned:
        yield turn_line(stage, view)
        yield from lead_deadline(stage, view)
        return
    at = table.clock.at if table.clock else table.since
    instead = texts.word("minutes", count=round((at - table.since) / 60))
    yield texts("table-abandoned", time=until(texts, at, instead))


def _quote(stage: Stage, view: TableView) -> Html | None:
    lines: list[Html] = []
    if view.trick.plays and view.taken:
        lines += [stage.texts("last-trick"), *taken_lines(stage, view.taken[-1])]
    lines += _seal(stage, stage.table.seed)
    return quote(stage.texts.lines(lines)) if lines else None


def _seal(stage: Stage, seed: str) -> Iterator[Html]:
    if seed:
        yield stage.texts("deal-seal", seal=seal_of(bytes.fromhex(seed)))


def _keys(stage: Stage) -> Keyboard:
    texts = stage.texts
    return (
        (
            press(stage, texts.plain("key-my-cards"), Verb.MY_CARDS),
            Key(texts.plain("key-private"), url=private_url(stage.bot)),
        ),
    )
