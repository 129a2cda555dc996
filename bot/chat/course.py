"""A series as its picture shows it, in the words of a language."""

from itertools import accumulate

from bot.chat.screens.past import eye
from bot.chat.screens.stage import ROBOT, Eye
from bot.picture import Course, Player, Words
from bot.rules.score import Score
from bot.rules.seats import SEATS, Seat
from bot.table.past import Past
from bot.texts import Texts


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
