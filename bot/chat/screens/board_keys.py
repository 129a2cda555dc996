"""The keys under a leaderboard: whose, of what time, people or pairs, pages; and new seasons."""

from collections.abc import Iterator, Sequence

from bot.chat.board_key import BoardKey
from bot.chat.buttons import Button, Verb
from bot.chat.screens.board_names import group_title
from bot.chat.screens.content import Content, Key, Keyboard
from bot.chat.screens.language import CHOSEN
from bot.standings.board import Board, Venue
from bot.standings.spans import EVERYWHERE, Span
from bot.texts import Texts

PER_ROW = 2
SPANS = {
    Span.WEEK: "key-board-week",
    Span.MONTH: "key-board-month",
    Span.ALL_TIME: "key-board-all-time",
}
ASK, BEGIN = 0, 1
"""What a key about seasons wants."""


def keys(
    of: Board, which: BoardKey, offered: Sequence[Venue], texts: Texts, *, in_group: bool
) -> Keyboard:
    """All keys of a page. `offered`: as in `board.board`."""
    scopes = _own_scopes(which, texts) if in_group else _scopes(which, offered, texts)
    rows = [*_rows(scopes), *_views(of, which, texts, in_group=in_group)]
    return tuple(row for row in rows if row)


def season_question(season: int, which: BoardKey, texts: Texts) -> Content:
    """Whether the season that is on shall end."""
    begin = str(Button(Verb.SEASON, number=season, arg=BEGIN))
    answers = (
        (Key(texts.plain("key-season-begin"), begin, style="danger"),),
        (Key(texts.plain("key-season-keep"), str(which.button)),),
    )
    lines = [texts("season-question", next=season + 1), texts("season-how", season=season)]
    return Content(texts.lines(lines), answers)


def _views(
    of: Board, which: BoardKey, texts: Texts, *, in_group: bool
) -> Iterator[tuple[Key, ...]]:
    yield tuple(_span_key(span, which, texts) for span in SPANS)
    if of.where.scope != EVERYWHERE:
        yield tuple(_season_keys(of, which, texts))
    if in_group and which.span is Span.SEASON and which.season == of.seasons:
        ask = Button(Verb.SEASON, number=of.seasons, arg=ASK)
        yield (Key(texts.plain("key-season-new"), str(ask)),)
    yield _kind_keys(which, texts)
    yield tuple(_page_keys(of, which, texts))


def _own_scopes(which: BoardKey, texts: Texts) -> Iterator[Key]:
    """In a group: its own board, and that of all."""
    yield _scope_key(texts.plain("key-board-group"), 1, which)
    yield _scope_key(texts.plain("key-board-all"), 0, which)


def _scopes(which: BoardKey, offered: Sequence[Venue], texts: Texts) -> Iterator[Key]:
    """In the private chat: the board of all, and those of the person's groups."""
    yield _scope_key(texts.plain("key-board-all"), 0, which)
    for slot, venue in enumerate(offered, 1):
        text = texts.plain("key-group", group=group_title(venue.title, texts))
        yield _scope_key(text, slot, which)


def _scope_key(text: str, slot: int, which: BoardKey) -> Key:
    span = Span.ALL_TIME if which.span is Span.SEASON else which.span
    return _key(text, BoardKey(slot, span, pairs=which.pairs), here=which.slot == slot)


def _rows(keys: Iterator[Key]) -> Iterator[tuple[Key, ...]]:
    whole = tuple(keys)
    return (whole[at : at + PER_ROW] for at in range(0, len(whole), PER_ROW))


def _span_key(span: Span, which: BoardKey, texts: Texts) -> Key:
    wanted = BoardKey(which.slot, span, pairs=which.pairs)
    return _key(texts.plain(SPANS[span]), wanted, here=which.span is span)


def _season_keys(of: Board, which: BoardKey, texts: Texts) -> Iterator[Key]:
    """The season that is looked at, or the present one, with its neighbours."""
    middle = which.season if which.span is Span.SEASON else of.seasons
    for season in range(max(1, middle - 1), min(of.seasons, middle + 1) + 1):
        here = which.span is Span.SEASON and which.season == season
        wanted = BoardKey(which.slot, Span.SEASON, season, which.pairs)
        yield _key(texts.plain("key-board-season", season=season), wanted, here=here)


def _kind_keys(which: BoardKey, texts: Texts) -> tuple[Key, ...]:
    people = BoardKey(which.slot, which.span, which.season)
    pairs = BoardKey(which.slot, which.span, which.season, pairs=True)
    return (
        _key(texts.plain("key-board-people"), people, here=not which.pairs),
        _key(texts.plain("key-board-pairs"), pairs, here=which.pairs),
    )


def _page_keys(of: Board, which: BoardKey, texts: Texts) -> Iterator[Key]:
    if of.page > 0:
        yield Key(texts.plain("key-previous"), str(which.at(of.page - 1).button))
    if of.page < of.pages - 1:
        yield Key(texts.plain("key-following"), str(which.at(of.page + 1).button))


def _key(text: str, which: BoardKey, *, here: bool) -> Key:
    return Key(f"{CHOSEN if here else ''}{text}", str(which.button))
