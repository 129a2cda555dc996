"""The keys under a leaderboard: whose, of what time, people or pairs, pages; and new seasons."""

from collections.abc import Iterator, Sequence

from bot.chat.buttons import Button, Verb
from bot.chat.screens.board_names import group_title
from bot.chat.screens.content import Content, Key, Keyboard
from bot.chat.screens.language import CHOSEN
from bot.chat.sights import Sight
from bot.standings.board import Board, Place
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
    of: Board, sight: Sight, offered: Sequence[Place], texts: Texts, *, in_group: bool
) -> Keyboard:
    """All keys of a page. `offered`: as in `board.board`."""
    scopes = _own_scopes(sight, texts) if in_group else _scopes(sight, offered, texts)
    rows = [*_rows(scopes), *_views(of, sight, texts, in_group=in_group)]
    return tuple(row for row in rows if row)


def season_question(season: int, sight: Sight, texts: Texts) -> Content:
    """Whether the season that is on shall end."""
    begin = str(Button(Verb.SEASON, number=season, arg=BEGIN))
    answers = (
        (Key(texts.plain("key-season-begin"), begin, style="danger"),),
        (Key(texts.plain("key-season-keep"), str(sight.button)),),
    )
    lines = [texts("season-question", next=season + 1), texts("season-how", season=season)]
    return Content(texts.lines(lines), answers)


def _views(of: Board, sight: Sight, texts: Texts, *, in_group: bool) -> Iterator[tuple[Key, ...]]:
    yield tuple(_span_key(span, sight, texts) for span in SPANS)
    if of.where.scope != EVERYWHERE:
        yield tuple(_season_keys(of, sight, texts))
    if in_group and sight.span is Span.SEASON and sight.season == of.seasons:
        ask = Button(Verb.SEASON, number=of.seasons, arg=ASK)
        yield (Key(texts.plain("key-season-new"), str(ask)),)
    yield _kind_keys(sight, texts)
    yield tuple(_page_keys(of, sight, texts))


def _own_scopes(sight: Sight, texts: Texts) -> Iterator[Key]:
    """In a group: its own board, and that of all."""
    yield _scope_key(texts.plain("key-board-group"), 1, sight)
    yield _scope_key(texts.plain("key-board-all"), 0, sight)


def _scopes(sight: Sight, offered: Sequence[Place], texts: Texts) -> Iterator[Key]:
    """In the private chat: the board of all, and those of the person's groups."""
    yield _scope_key(texts.plain("key-board-all"), 0, sight)
    for slot, place in enumerate(offered, 1):
        text = texts.plain("key-group", group=group_title(place.title, texts))
        yield _scope_key(text, slot, sight)


def _scope_key(text: str, slot: int, sight: Sight) -> Key:
    span = Span.ALL_TIME if sight.span is Span.SEASON else sight.span
    return _key(text, Sight(slot, span, pairs=sight.pairs), here=sight.slot == slot)


def _rows(keys: Iterator[Key]) -> Iterator[tuple[Key, ...]]:
    whole = tuple(keys)
    return (whole[at : at + PER_ROW] for at in range(0, len(whole), PER_ROW))


def _span_key(span: Span, sight: Sight, texts: Texts) -> Key:
    wanted = Sight(sight.slot, span, pairs=sight.pairs)
    return _key(texts.plain(SPANS[span]), wanted, here=sight.span is span)


def _season_keys(of: Board, sight: Sight, texts: Texts) -> Iterator[Key]:
    """The season that is looked at, or the present one, with its neighbours."""
    middle = sight.season if sight.span is Span.SEASON else of.seasons
    for season in range(max(1, middle - 1), min(of.seasons, middle + 1) + 1):
        here = sight.span is Span.SEASON and sight.season == season
        wanted = Sight(sight.slot, Span.SEASON, season, sight.pairs)
        yield _key(texts.plain("key-board-season", season=season), wanted, here=here)


def _kind_keys(sight: Sight, texts: Texts) -> tuple[Key, ...]:
    people = Sight(sight.slot, sight.span, sight.season)
    pairs = Sight(sight.slot, sight.span, sight.season, pairs=True)
    return (
        _key(texts.plain("key-board-people"), people, here=not sight.pairs),
        _key(texts.plain("key-board-pairs"), pairs, here=sight.pairs),
    )


def _page_keys(of: Board, sight: Sight, texts: Texts) -> Iterator[Key]:
    if of.page > 0:
        yield Key(texts.plain("key-previous"), str(sight.at(of.page - 1).button))
    if of.page < of.pages - 1:
        yield Key(texts.plain("key-following"), str(sight.at(of.page + 1).button))


def _key(text: str, sight: Sight, *, here: bool) -> Key:
    return Key(f"{CHOSEN if here else ''}{text}", str(sight.button))
