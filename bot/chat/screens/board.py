"""Leaderboards: a page of a board, and its first places in a few words.

Each number stands beside what it counts, so no language can turn two of them around.
"""

from collections.abc import Iterator, Sequence

from bot.chat.board_key import BoardKey
from bot.chat.screens.board_keys import keys
from bot.chat.screens.board_names import Names, group_title
from bot.chat.screens.content import Content
from bot.standings.board import Board, Own, Venue
from bot.standings.spans import EVERYWHERE
from bot.standings.tally import PairTally, Tally
from bot.texts import Html, Texts, quote

FIRST_FEW = 3
"""How many lines the short form has."""


def board(
    of: Board, which: BoardKey, offered: Sequence[Venue], texts: Texts, *, in_group: bool
) -> Content:
    """A page of a board; who asks has the last line. `offered`: the groups that keys lead to,
    in the order of the slots of a `BoardKey`: in a group that one alone.
    """
    names = Names(of, texts)
    lines = [
        *_title(of, texts),
        Html(""),
        *_places(of, names, texts),
        quote(texts.lines(_how(of, texts))),
        *_page(of, texts),
        *_own(of, names, texts),
    ]
    return Content(texts.lines(lines), keys(of, which, offered, texts, in_group=in_group))


def short(of: Board, texts: Texts) -> str:
    """The first places and one's own, for the answer to a tap."""
    names, own = Names(of, texts), of.own
    lines = [
        texts.plain("alert-board-place", place=line.place, names=names.of(line.people))
        for line in of.lines[:FIRST_FEW]
    ]
    if not lines:
        lines.append(texts.plain("alert-board-empty"))
    if own.place is not None:
        lines.append(texts.plain("alert-board-own", place=own.place, of=of.ranked))
    lines.append(texts.plain("alert-board-more"))
    return "\n".join(lines)


def _title(of: Board, texts: Texts) -> Iterator[Html]:
    if of.where.scope == EVERYWHERE:
        yield texts("board-title-all")
    else:
        yield texts("board-title", group=group_title(of.title, texts))
    span = texts("board-span", span=of.where.span, season=of.where.season)
    yield texts("board-what-pairs", span=span) if of.where.pairs else span


def _places(of: Board, names: Names, texts: Texts) -> Iterator[Html]:
    for line in of.lines:
        shown = names.of(line.people)
        if isinstance(line.sums, Tally):
            points = line.sums.rating.points
            yield texts("board-person", place=line.place, names=shown, points=points)
        else:
            yield texts("board-pair", place=line.place, names=shown)
        yield _figures(line.sums, texts)
    if not of.lines:
        yield texts("board-empty")


def _figures(sums: Tally | PairTally, texts: Texts) -> Html:
    return texts("board-figures", won=sums.won, lost=sums.lost, eggs=sums.eggs, deals=sums.deals)


def _how(of: Board, texts: Texts) -> Iterator[Html]:
    span = of.where.span
    by_rating = span.has_own_rating and not of.where.pairs
    yield texts("board-how", least=span.least)
    yield texts("board-by-rating") if by_rating else texts("board-by-balance")
    yield texts("board-practice")


def _page(of: Board, texts: Texts) -> Iterator[Html]:
    if of.pages > 1:
        yield texts("board-page", page=of.page + 1, of=of.pages)


def _own(of: Board, names: Names, texts: Texts) -> Iterator[Html]:
    """The last line: who asks, wherever he stands."""
    own = of.own
    shown = names.of(own.people)
    if own.place is not None:
        yield texts("board-own", names=shown, place=own.place, of=of.ranked)
    elif own.hidden:
        yield texts("board-own-hidden", names=shown)
    elif own.sums is None:
        yield texts("board-own-none", names=shown)
    else:
        yield _few(of, own, own.sums.series, shown, texts)


def _few(of: Board, own: Own, series: int, shown: str, texts: Texts) -> Html:
    """Too few series, or a partner who is hidden."""
    least = of.where.span.least
    if series >= least and len(own.people) > 1:
        return texts("board-own-hidden", names=shown)
    return texts("board-own-few", names=shown, series=series, least=least)
