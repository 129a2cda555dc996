"""The result of a deal: who won, what it costs, and everything opened (R6.3)."""

from collections.abc import Iterator
from functools import lru_cache

from bot.chat.buttons import Verb
from bot.chat.screens.cards import card_sign, laid, suit_sign
from bot.chat.screens.content import Content, Key, Keyboard
from bot.chat.screens.keys import past_key, press
from bot.chat.screens.play import absences
from bot.chat.screens.stage import PLAIN, Stage, until
from bot.rules.cards import points
from bot.rules.score import LIMIT
from bot.rules.seats import SEATS, TEAMS, team_of
from bot.rules.shuffle import seal_of
from bot.rules.view import Taken
from bot.table.clock import Due
from bot.table.table import Phase, Result
from bot.texts import Html, Texts, quote


def result(stage: Stage, of: Result) -> Content:
    """The counted deal; with keys while the next one is awaited."""
    texts = stage.texts
    (a, b), (tricks_a, tricks_b) = of.score.loss, of.count.tricks
    names = tuple(stage.name(seat) for seat in SEATS)
    lines = [
        *_verdict(stage, of),
        texts("tricks-line", a=tricks_a, b=tricks_b),
        *_losses(stage, of),
        texts("series-line", a=a, b=b, limit=LIMIT),
        *_awaited(stage),
        _opened(texts.language, names, of),
    ]
    return Content(texts.lines(lines), (*_keys(stage), _looking_back(stage, of)))


def _verdict(stage: Stage, of: Result) -> Iterator[Html]:
    texts, count = stage.texts, of.count
    a, b = count.points
    if count.winner is None:
        yield texts("result-eggs", number=of.number)
        yield texts("eggs-so-far", count=of.score.eggs)
        return
    yield texts("result-won", number=of.number, team=count.winner)
    yield texts("result-points", a=a, b=b)


def _losses(stage: Stage, of: Result) -> Iterator[Html]:
    for team in TEAMS:
        loss = of.count.loss[team]
        if loss and not of.count.tricks[team]:
            yield stage.texts("result-no-trick", team=team, loss=loss)
        elif loss:
            yield stage.texts("result-loss", team=team, loss=loss)


def _awaited(stage: Stage) -> Iterator[Html]:
    texts, table = stage.texts, stage.table
    if table.phase is Phase.CLOSED and table.broken_off and _between_deals(stage):
        yield texts("broken-off")
        yield texts("closed-again")
    if table.phase is not Phase.PAUSE:
        return
    yield from absences(stage)
    if table.paused:
        yield texts("result-paused")
    elif table.clock is not None and table.clock.due is Due.NEXT_DEAL:
        soon = texts.word("soon")
        yield texts("result-next", time=until(texts, table.clock.at, soon))
    elif table.is_abandoned:
        yield texts("result-abandoned")


def _between_deals(stage: Stage) -> bool:
    return stage.table.deal is None or stage.table.deal.is_over


@lru_cache(256)
def _opened(language: str, names: tuple[str, ...], of: Result) -> Html:
    """Everything of a finished deal. It never changes, but its screen is drawn with every move of
    the next deal.
    """
    texts, deal = Texts(language), of.deal
    trump, card = suit_sign(deal.trump, texts, PLAIN), card_sign(deal.trump_card, texts, PLAIN)
    lines = [texts("opened-trump", trump=trump, card=card)]
    for number, taken in enumerate(deal.taken, start=1):
        lines += _trick(texts, names, number, taken)
    if of.seed:
        lines.append(texts("opened-seed", seed=of.seed))
        lines.append(texts("deal-seal", seal=seal_of(bytes.fromhex(of.seed))))
    return quote(texts.lines(lines))


def _trick(texts: Texts, names: tuple[str, ...], number: int, taken: Taken) -> Iterator[Html]:
    worth = points(card for play in taken.plays for card in play.cards)
    team, name = team_of(taken.taker), names[taken.taker]
    yield texts("opened-trick", number=number, team=team, name=name, points=worth)
    for play in taken.plays:
        cards = laid(play, texts, PLAIN)
        yield texts("seat-played", team=team_of(play.seat), name=names[play.seat], cards=cards)


def _looking_back(stage: Stage, of: Result) -> tuple[Key, ...]:
    """Keys that stay for good: what was played does not change any more."""
    return (
        past_key(stage, "key-check", Verb.CHECK, of.number),
        past_key(stage, "key-replay", Verb.REPLAY, of.number),
    )


def _keys(stage: Stage) -> Keyboard:
    texts, table = stage.texts, stage.table
    if table.phase is not Phase.PAUSE:
        return ()
    manned = sum(chair.is_manned for chair in table.chairs)
    if table.paused or not manned:
        return ((press(stage, texts.plain("key-go-on"), Verb.NEXT, style="success"),),)
    ready = sum(table.chairs[seat].is_manned for seat in table.ready)
    go_on: Key = press(stage, texts.plain("key-next", ready=ready, of=manned), Verb.NEXT)
    return ((go_on, press(stage, texts.plain("key-pause"), Verb.PAUSE)),)
