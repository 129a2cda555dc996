"""One person's results: sums, streaks, rating, with whom and against whom."""

from collections.abc import Iterator, Sequence

from bot.chat.buttons import Button, Verb
from bot.chat.screens.board_names import group_title, told_apart
from bot.chat.screens.content import Content, Key, Keyboard
from bot.chat.screens.language import CHOSEN
from bot.standings.board import Met, Mine, Venue
from bot.standings.spans import EVERYWHERE, Span
from bot.standings.tally import Tally
from bot.texts import Html, Texts

PER_ROW = 2


def mine(of: Mine, slot: int, offered: Sequence[Venue], texts: Texts) -> Content:
    """The page of a scope. `offered`: the person's groups, by slot from 1; 0 is everywhere."""
    lines = [_title(of, texts), Html("")]
    if of.everything.series:
        lines += [*_sums(of.everything, texts), *_rating(of, texts)]
        lines += [*_met("me-with", of.partners, texts), *_met("me-against", of.foes, texts)]
    else:
        lines.append(texts("me-none"))
    return Content(texts.lines(lines), _keys(slot, offered, texts))


def _title(of: Mine, texts: Texts) -> Html:
    if of.scope == EVERYWHERE:
        return texts("me-title-all")
    return texts("me-title", group=group_title(of.title, texts))


def _sums(tally: Tally, texts: Texts) -> Iterator[Html]:
    yield texts("me-series", series=tally.series, won=tally.won, lost=tally.lost, eggs=tally.eggs)
    yield texts("me-deals", deals=tally.deals, tricks=tally.tricks)
    yield texts("me-loss", loss=tally.loss, given=tally.given)
    yield texts("me-deeds", molodkas=tally.molodkas, late=tally.time_outs)
    if tally.streak > 0:
        yield texts("me-streak-won", count=tally.streak)
    else:
        yield texts("me-streak-lost", count=-tally.streak)
    yield texts("me-longest", won=tally.best, lost=tally.worst)


def _rating(of: Mine, texts: Texts) -> Iterator[Html]:
    points, series = of.counted.rating.points, of.counted.series
    if of.hidden:
        yield texts("me-rating-hidden", points=points)
    elif of.place is None:
        least = Span.ALL_TIME.least
        yield texts("me-rating-few", points=points, series=series, least=least)
    else:
        yield texts("me-rating", points=points, place=of.place, of=of.ranked)


def _met(key: str, people: Sequence[Met], texts: Texts) -> Iterator[Html]:
    if not people:
        return
    yield Html("")
    yield texts(key)
    names = told_apart([met.other for met in people], texts)
    for met in people:
        yield texts("me-met", name=names[met.other.id], series=met.series, won=met.won)


def _keys(slot: int, offered: Sequence[Venue], texts: Texts) -> Keyboard:
    keys = [_key(texts.plain("key-me-all"), 0, slot)]
    titles = (group_title(venue.title, texts) for venue in offered)
    keys += [_key(texts.plain("key-group", group=t), at, slot) for at, t in enumerate(titles, 1)]
    return tuple(tuple(keys[at : at + PER_ROW]) for at in range(0, len(keys), PER_ROW))


def _key(text: str, slot: int, chosen: int) -> Key:
    sign = CHOSEN if slot == chosen else ""
    return Key(f"{sign}{text}", str(Button(Verb.ME, number=slot)))
