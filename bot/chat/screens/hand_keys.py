"""Keys under a hand. A card keeps its place; beating and discarding are never the same key.

Which sets may be played is asked of the rules; a mask has a bit for each card, the lowest for
the first (`table/play.py`: picked).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.chat.buttons import Verb
from bot.chat.screens.content import Key, Keyboard, Style
from bot.chat.screens.draft import Draft
from bot.chat.screens.keys import press
from bot.chat.screens.stage import Eye
from bot.rules.cards import Card, Rank
from bot.rules.moves import Action, Move
from bot.rules.view import SeatView
from bot.table.play import picked
from bot.texts import Ltr

DEAR = frozenset({Rank.ACE, Rank.TEN})
VERBS = {
    Action.LEAD: Verb.LEAD,
    Action.BEAT: Verb.BEAT,
    Action.DISCARD: Verb.DISCARD,
    Action.CLAIM: Verb.CLAIM,
}


@dataclass(frozen=True, slots=True)
class Holding:
    """What a person holds, sees, may do (`moves`, by the rules) and has ticked."""

    eye: Eye
    view: SeatView
    moves: tuple[Move, ...]
    draft: Draft
    later: bool = False

    @property
    def on_turn(self) -> bool:
        """It is his turn."""
        return self.view.turn == self.view.seat

    @property
    def size(self) -> int:
        """How many cards must be laid; 0 for a lead."""
        return self.view.trick.size

    @property
    def may_claim(self) -> bool:
        """He may lead his molodka out of turn."""
        return bool(self.masks(Action.CLAIM))

    @property
    def beats(self) -> tuple[int, ...]:
        """The sets that beat."""
        return self.masks(Action.BEAT)

    @property
    def ticked(self) -> tuple[Card, ...]:
        """The cards that are ticked."""
        return self.cards(self.draft.mask) if self.draft.mode == "pick" else ()

    @property
    def ticks_needed(self) -> bool:
        """Several of more cards must be laid: they are ticked first."""
        several = 1 < self.size < len(self.view.hand)
        return several and self.draft.mode != "ask" and not self.eye.taste.list_of_moves

    def masks(self, action: Action) -> tuple[int, ...]:
        """The sets that may be played so now."""
        return tuple(self.mask(move.cards) for move in self.moves if move.action is action)

    def mask(self, cards: tuple[Card, ...]) -> int:
        """The bits of some cards."""
        return sum(1 << place for place, card in enumerate(self.view.hand) if card in cards)

    def cards(self, mask: int) -> tuple[Card, ...]:
        """The cards of some bits."""
        return picked(self.view.hand, mask)

    def label(self, mask: int) -> Ltr:
        """How the cards of some bits are written."""
        return self.eye.cards(self.cards(mask))

    def key(self, text: str, verb: Verb, mask: int = 0, style: Style | None = None) -> Key:
        """A key for the cards of some bits."""
        return press(self.eye, text, verb, mask, style)


def playing_keys(holding: Holding) -> Keyboard:
    """Keys of the one whose turn it is."""
    if holding.draft.mode == "ask" and holding.draft.mask in holding.masks(Action.DISCARD):
        return _ask(holding)
    if holding.eye.taste.list_of_moves:
        rows = _list(holding)
    elif not holding.size:
        rows = _pick_lead(holding) if holding.draft.mode == "pick" else _lead(holding)
    elif holding.ticks_needed:
        rows = _pick_answer(holding)
    else:
        rows = _answer(holding)
    return (*rows, *_claim(holding))


def waiting_keys(holding: Holding) -> Keyboard:
    """Keys off turn: none that look playable, but for a molodka."""
    texts = holding.eye.texts
    refresh = (holding.key(texts.plain("key-refresh"), Verb.REFRESH),)
    later = holding.key(texts.plain("key-later"), Verb.LATER)
    claim = _claim(holding)
    if not claim:
        return (refresh,)
    return (*claim, refresh) if holding.later else (*claim, (later,), refresh)


def away_keys(holding: Holding) -> Keyboard:
    """The way back for one whose seat a computer player has."""
    text = holding.eye.texts.plain("key-come-back")
    return ((holding.key(text, Verb.COME_BACK, style="primary"),),)


def _claim(holding: Holding) -> Keyboard:
    text = holding.eye.texts.plain("key-claim")
    return tuple(
        (holding.key(text, Verb.CLAIM, m, "primary"),) for m in holding.masks(Action.CLAIM)
    )


def _ask(holding: Holding) -> Keyboard:
    texts, mask = holding.eye.texts, holding.draft.mask
    sure = texts.plain("key-discard-sure", cards=holding.label(mask))
    return (
        (holding.key(sure, Verb.DISCARD, mask, "danger"),),
        (holding.key(texts.plain("key-no"), Verb.PLAIN),),
    )


def _discard(holding: Holding, mask: int, text: str) -> Key:
    """A discard; a dear one is asked about first, unless nothing else can be played."""
    dear = any(card.rank in DEAR for card in holding.cards(mask))
    asks = holding.eye.taste.confirm_discards and dear and len(holding.moves) > 1
    return holding.key(text, Verb.ASK if asks else Verb.DISCARD, mask)


def _list(holding: Holding) -> Keyboard:
    return tuple((key,) for key in _every_move(holding))


def _every_move(holding: Holding) -> Iterator[Key]:
    texts = holding.eye.texts
    for mask in holding.masks(Action.LEAD):
        text = texts.plain("key-lead", cards=holding.label(mask))
        yield holding.key(text, Verb.LEAD, mask)
    for mask in holding.beats:
        yield _beat(holding, mask)
    for mask in holding.masks(Action.DISCARD):
        text = texts.plain("key-discard", cards=holding.label(mask))
        yield _discard(holding, mask, text)


def _beat(holding: Holding, mask: int) -> Key:
    text = holding.eye.texts.plain("key-beat", cards=holding.label(mask))
    return holding.key(text, Verb.BEAT, mask, "success")


def _ones(holding: Holding) -> tuple[int, ...]:
    return tuple(1 << place for place in range(len(holding.view.hand)))


def _lead(holding: Holding) -> Keyboard:
    texts = holding.eye.texts
    singles = tuple(
        holding.key(texts.plain("key-card", card=holding.label(one)), Verb.LEAD, one)
        for one in _ones(holding)
    )
    several = tuple(
        holding.key(
            texts.plain("key-several", suit=holding.eye.suit(holding.cards(mask)[0].suit)),
            Verb.PICK,
            mask,
        )
        for mask in _suits(holding)
    )
    four = tuple(mask for mask in _suits(holding) if mask.bit_count() == 4)  # noqa: PLR2004
    molodka = tuple(
        holding.key(texts.plain("key-molodka", cards=holding.label(m)), Verb.LEAD, m) for m in four
    )
    return tuple(row for row in (singles, several, molodka) if row)


def _suits(holding: Holding) -> tuple[int, ...]:
    """All cards of each suit that has several, in the order of the hand."""
    hand = holding.view.hand
    suits = dict.fromkeys(card.suit for card in hand)
    masks = (holding.mask(tuple(c for c in hand if c.suit == suit)) for suit in suits)
    return tuple(mask for mask in masks if mask.bit_count() > 1)


def _pick_lead(holding: Holding) -> Keyboard:
    """Ticks of one suit: a card of another suit begins anew."""
    texts, mask = holding.eye.texts, holding.draft.mask
    suits = {card.suit for card in holding.ticked}
    toggles = tuple(
        _toggle(holding, one, mask if suits <= {holding.cards(one)[0].suit} else 0)
        for one in _ones(holding)
    )
    lead: Keyboard = ()
    if mask in holding.masks(Action.LEAD):
        text = texts.plain("key-lead", cards=holding.label(mask))
        lead = ((holding.key(text, Verb.LEAD, mask, "success"),),)
    return (toggles, *lead, (holding.key(texts.plain("key-back"), Verb.PLAIN),))


def _toggle(holding: Holding, one: int, beside: int) -> Key:
    """A card to tick or untick; `beside`: the ticks that stay."""
    texts, card = holding.eye.texts, holding.label(one)
    is_ticked = bool(holding.mask(holding.ticked) & one)
    text = (
        texts.plain("key-ticked", card=card) if is_ticked else texts.plain("key-card", card=card)
    )
    return holding.key(text, Verb.PICK, beside ^ one)


def _pick_answer(holding: Holding) -> Keyboard:
    mask = holding.mask(holding.ticked)
    toggles = tuple(_toggle(holding, one, mask) for one in _ones(holding))
    if mask.bit_count() == holding.size:
        return (toggles, *_both_ways(holding, mask))
    if len(holding.beats) == 1:
        return (toggles, (_beat(holding, holding.beats[0]),))
    return (toggles,)


def _both_ways(holding: Holding, mask: int) -> Keyboard:
    beat = ((_beat(holding, mask),),) if mask in holding.beats else ()
    text = holding.eye.texts.plain("key-discard", cards=holding.label(mask))
    return (*beat, (_discard(holding, mask, text),))


def _answer(holding: Holding) -> Keyboard:
    """One card: beats above, discards below. All cards: two ways to lay them."""
    if holding.size > 1:
        return _both_ways(holding, (1 << holding.size) - 1)
    texts = holding.eye.texts
    beats = tuple(
        holding.key(
            texts.plain("key-beat-card", card=holding.label(mask)), Verb.BEAT, mask, "success"
        )
        for mask in holding.beats
    )
    discards = tuple(
        _discard(holding, one, texts.plain("key-discard-card", card=holding.label(one)))
        for one in _ones(holding)
    )
    return tuple(row for row in (beats, discards) if row)
