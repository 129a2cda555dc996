"""The lobby in the group: gathering four at a table, and what becomes of its message."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.chat.buttons import Verb
from bot.chat.screens.content import Content, Key, Keyboard
from bot.chat.screens.keys import press, private_url
from bot.chat.screens.stage import Stage, limit, until
from bot.players.levels import Level
from bot.rules.seats import SEATS, TEAMS, seats_of
from bot.table import slots
from bot.table.clock import LOBBY_SECONDS
from bot.texts import Html, Texts, safe_name

UNFOLDED = "options"
"""The lobby's form while the keys of its options are to be seen, kept beside its screen."""


def lobby(stage: Stage) -> Content:
    """Seats to take, and the way to the start."""
    table, texts = stage.table, stage.texts
    lines = [
        texts("lobby-title"),
        Html(""),
        *_teams(texts, [stage.seated(seat) for seat in SEATS]),
        texts(
            "lobby-seats",
            taken=4 - len(table.empty_seats),
            host=safe_name(table.host.name, "—"),
        ),
        texts("lobby-turn-time", limit=limit(texts, table.options.turn_time)),
        texts("lobby-expires", time=_expiry(stage)),
    ]
    return Content(texts.lines(lines), _keys(stage))


def started(stage: Stage) -> Content:
    """The series began: who plays with whom."""
    names = tuple(stage.seated(seat) for seat in SEATS)
    table = stage.table
    return _started(stage.texts.language, table.series_no, names, table.options.turn_time)


@lru_cache(1024)  # it stands through the first deal and is compared after every move
def _started(language: str, number: int, names: tuple[str, ...], turn_time: int | None) -> Content:
    texts = Texts(language)
    lines = [
        texts("lobby-started-title", number=number),
        Html(""),
        *_teams(texts, names),
        texts("lobby-turn-time", limit=limit(texts, turn_time)),
        texts("lobby-started"),
    ]
    return Content(texts.lines(lines))


def closed(stage: Stage) -> Content:
    """The lobby was closed before the start."""
    texts = stage.texts
    return Content(texts.lines([texts("lobby-closed"), texts("closed-again")]))


def _expiry(stage: Stage) -> Html:
    instead = stage.texts.word("minutes", count=LOBBY_SECONDS // 60)
    return until(stage.texts, stage.table.since + LOBBY_SECONDS, instead)


def _teams(texts: Texts, names: Sequence[str]) -> Iterator[Html]:
    """The pairs, from the names by their seats."""
    for team in TEAMS:
        first, second = (names[seat] for seat in seats_of(team))
        yield texts("team-line", team=team, first=first, second=second)


def _keys(stage: Stage) -> Keyboard:
    texts, table = stage.texts, stage.table
    taken = 4 - len(table.empty_seats)
    start = texts.plain("key-start", taken=taken)
    rows = (
        _sit_keys(stage),
        (press(stage, texts.plain("key-stand"), Verb.STAND), *_remove_key(stage)),
        _computer_keys(stage),
        (press(stage, start, Verb.START, style=None if table.empty_seats else "success"),),
        (
            Key(texts.plain("key-rules"), url=private_url(stage.bot, "rules")),
            _options_key(stage),
        ),
        *(_options(stage) if _is_unfolded(stage) else ()),
    )
    return tuple(row for row in rows if row)


def _sit_keys(stage: Stage) -> tuple[Key, ...]:
    return tuple(
        press(stage, stage.texts.plain("key-sit", team=team), Verb.SIT, team)
        for team in TEAMS
        if stage.table.free_seat(team) is not None
    )


def _computer_keys(stage: Stage) -> tuple[Key, ...]:
    if not stage.table.options.computers or not stage.table.empty_seats:
        return ()
    if len(Level) == 1:
        return (press(stage, stage.texts.plain("key-add-bot"), Verb.ADD_COMPUTER),)
    return tuple(
        press(stage, stage.texts.plain("key-add-level", level=level), Verb.ADD_COMPUTER, place)
        for place, level in enumerate(Level)
    )


def _remove_key(stage: Stage) -> tuple[Key, ...]:
    if all(chair.level is None for chair in stage.table.chairs):
        return ()
    return (press(stage, stage.texts.plain("key-remove-bot"), Verb.REMOVE_COMPUTER),)


def _options_key(stage: Stage) -> Key:
    """Unfolds the keys of the options, or folds them up."""
    unfolded = _is_unfolded(stage)
    text = stage.texts.plain("key-fold" if unfolded else "key-options")
    return press(stage, text, Verb.OPTIONS, int(not unfolded))


def _is_unfolded(stage: Stage) -> bool:
    shown = stage.scene.shown.get(slots.lobby(stage.table.series_no + 1))
    return shown is not None and shown.draft == UNFOLDED


def _options(stage: Stage) -> Keyboard:
    """What the host may choose; with one seated there are no partners to shuffle."""
    texts, table = stage.texts, stage.table
    words = limit(texts, table.options.turn_time)
    time = press(stage, texts.plain("key-turn-time", limit=words), Verb.TURN_TIME)
    shuffle = press(stage, texts.plain("key-shuffle"), Verb.SHUFFLE)
    has_pairs = len(table.empty_seats) <= 2  # noqa: PLR2004
    close = press(stage, texts.plain("key-close"), Verb.CLOSE)
    return ((time,), *(((shuffle,),) if has_pairs else ()), (close,))
