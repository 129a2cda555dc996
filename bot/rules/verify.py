"""Whether a record can be true: every deal is dealt and played again through `Deal`.

Nothing that the record claims is believed but the decks and the moves, and where a seed is given
not even the decks.
"""

from bot.rules.cards import DECK, HAND
from bot.rules.deal import Deal, DealIsOver
from bot.rules.faults import (
    BadDeck,
    BadSeed,
    CountDiffers,
    DealAfterGoats,
    IllegalRecordedMove,
    LosersDiffer,
    MoveAfterEnd,
    NotCounted,
    NotFinished,
    SeedDiffers,
    TotalsDiffer,
    TrumpNotInStock,
    WrongDealer,
    WrongLeader,
    within,
)
from bot.rules.legality import IllegalMove
from bot.rules.moves import Move
from bot.rules.record import RecordedDeal, SeriesRecord
from bot.rules.score import Score
from bot.rules.seats import SEATS, clockwise
from bot.rules.shuffle import Shuffled, shuffled


def replay(recorded: RecordedDeal) -> Deal:
    """Play a recorded deal again. Raises UntrueStart or UntrueMove."""
    deal = _start(recorded)
    for number, made in enumerate(recorded.moves, 1):
        with within(move=number):
            deal = _played(deal, made.move)
    return deal


def verify(record: SeriesRecord) -> None:
    """Raise the first RecordFault of a record; a true record passes in silence."""
    score = Score()
    before: Deal | None = None
    for number, recorded in enumerate(record.deals, 1):
        with within(deal=number):
            _check_start(recorded, before, score)
            before = replay(recorded)
            score = _counted(recorded, before, score, is_last=number == len(record.deals))
    _check_totals(record, score)


def verify_deal(recorded: RecordedDeal, *, is_first: bool) -> None:
    """Raise the first RecordFault of one counted deal: its seed, its moves, its count.

    Whose deal it was, and whose lead, only the whole series shows. `is_first`: the lot of the
    seed decided the dealer.
    """
    if recorded.seed is not None:
        _check_seed(recorded, recorded.seed, is_first=is_first)
    _counted(recorded, replay(recorded), Score(), is_last=False)


def _start(recorded: RecordedDeal) -> Deal:
    if sorted(recorded.deck) != sorted(DECK):
        raise BadDeck
    if recorded.trump_card not in recorded.deck[len(SEATS) * HAND :]:
        raise TrumpNotInStock(recorded.trump_card)
    return Deal.start(recorded.deck, recorded.trump_card, recorded.dealer, recorded.leader)


def _played(deal: Deal, move: Move) -> Deal:
    try:
        after, _ = deal.play(move)
    except DealIsOver:
        raise MoveAfterEnd(move) from None
    except IllegalMove as refusal:
        raise IllegalRecordedMove(move, refusal) from refusal
    return after


def _check_start(recorded: RecordedDeal, before: Deal | None, score: Score) -> None:
    if score.losers is not None:
        raise DealAfterGoats(score.losers)
    if recorded.seed is not None:
        _check_seed(recorded, recorded.seed, is_first=before is None)
    dealer = clockwise(before.dealer) if before else recorded.dealer
    if recorded.dealer != dealer:
        raise WrongDealer(recorded.dealer, dealer)
    leader = before.last_taker if before else clockwise(recorded.dealer)
    if recorded.leader != leader:
        raise WrongLeader(recorded.leader, leader)


def _check_seed(recorded: RecordedDeal, seed: str, *, is_first: bool) -> None:
    given = _from_seed(seed)
    if given.deck != recorded.deck:
        raise SeedDiffers("deck")
    if given.trump_card != recorded.trump_card:
        raise SeedDiffers("trump card")
    if is_first and given.lot != recorded.dealer:
        raise SeedDiffers("first dealer")


def _from_seed(seed: str) -> Shuffled:
    try:
        return shuffled(bytes.fromhex(seed))
    except ValueError:
        raise BadSeed(seed) from None


def _counted(recorded: RecordedDeal, played: Deal, score: Score, *, is_last: bool) -> Score:
    if recorded.count is None and recorded.counted_at is None:
        if played.is_over or not is_last:
            raise NotCounted
        return score
    if not played.is_over:
        raise NotFinished
    if recorded.count is None or recorded.counted_at is None:
        raise NotCounted
    if recorded.count != played.count():
        raise CountDiffers(recorded.count, played.count())
    return score.after(recorded.count)


def _check_totals(record: SeriesRecord, score: Score) -> None:
    if (record.loss_points, record.eggs) != (score.loss, score.eggs):
        raise TotalsDiffer(record.loss_points, record.eggs, score.loss, score.eggs)
    if record.losers != score.losers:
        raise LosersDiffer(record.losers, score.losers)
