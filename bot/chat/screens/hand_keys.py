"""Keys under a hand. A card keeps its place; beating and discarding are never the same key."""

from collections.abc import Iterator
from dataclasses import replace

from bot.chat.buttons import Verb
from bot.chat.screens.content import Key, Keyboard, Style
from bot.chat.screens.draft import ASKED
from bot.chat.screens.holding import Holding
from bot.rules.cards import HAND
from bot.rules.moves import Action, Move

VERBS = {
    Action.LEAD: Verb.LEAD,
    Action.BEAT: Verb.BEAT,
    Action.DISCARD: Verb.DISCARD,
    Action.CLAIM: Verb.CLAIM,
}


SURE = {
    Action.LEAD: "key-lead-sure",
    Action.BEAT: "key-beat-sure",
    Action.DISCARD: "key-discard-sure",
    Action.CLAIM: "key-claim-sure",
}
STYLES: dict[Action, Style] = {Action.BEAT: "success", Action.CLAIM: "primary"}


def playing_keys(holding: Holding) -> Keyboard:
    """Keys of the one whose turn it is."""
    if holding.asked is not None:
        return _ask(holding, holding.asked)
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
    if holding.asked is not None:
        return _ask(holding, holding.asked)
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
        (_playing(holding, text, Move(holding.view.seat, Action.CLAIM, holding.cards(mask))),)
        for mask in holding.masks(Action.CLAIM)
    )


def _ask(holding: Holding, move: Move) -> Keyboard:
    """The move once more, and the way back. A claim that is not made waits: it may be made yet."""
    texts, mask = holding.eye.texts, holding.mask(move.cards)
    sure = texts.plain(SURE[move.action], cards=holding.label(mask))
    style: Style = "danger" if move.action is Action.DISCARD else "success"
    back = Verb.LATER if move.action is Action.CLAIM else Verb.PLAIN
    return (
        (holding.key(sure, VERBS[move.action], mask, style),),
        (holding.key(texts.plain("key-no"), back),),
    )


def _playing(holding: Holding, text: str, move: Move) -> Key:
    """A key that plays, or asks first: before every move, or before a dear discard unless
    nothing else can be played.
    """
    taste, mask = holding.eye.taste, holding.mask(move.cards)
    dear = taste.confirm_discards and holding.is_dear(move) and len(holding.moves) > 1
    if not (taste.confirm_moves or dear):
        return holding.key(text, VERBS[move.action], mask, STYLES.get(move.action))
    if move.action is Action.CLAIM:
        return holding.key(text, Verb.ASK_CLAIM, style=STYLES[move.action])
    place = ASKED.index(move.action)
    return holding.key(text, Verb.ASK, mask + 16 * place, STYLES.get(move.action))


def _play(holding: Holding, key: str, action: Action, mask: int) -> Key:
    """A key that plays and names its cards."""
    text = holding.eye.texts.plain(key, cards=holding.label(mask))
    return _playing(holding, text, Move(holding.view.seat, action, holding.cards(mask)))


def _play_card(holding: Holding, key: str, action: Action, mask: int) -> Key:
    """The same for one card."""
    text = holding.eye.texts.plain(key, card=holding.label(mask))
    return _playing(holding, text, Move(holding.view.seat, action, holding.cards(mask)))


def _list(holding: Holding) -> Keyboard:
    return tuple((key,) for key in _every_move(holding))


def _every_move(holding: Holding) -> Iterator[Key]:
    for mask in holding.masks(Action.LEAD):
        yield _play(holding, "key-lead", Action.LEAD, mask)
    for mask in holding.beats:
        yield _beat(holding, mask)
    for mask in holding.masks(Action.DISCARD):
        yield _discard(holding, mask)


def _beat(holding: Holding, mask: int) -> Key:
    return _play(holding, "key-beat", Action.BEAT, mask)


def _discard(holding: Holding, mask: int) -> Key:
    return _play(holding, "key-discard", Action.DISCARD, mask)


def _ones(holding: Holding) -> tuple[int, ...]:
    return tuple(1 << place for place in range(len(holding.view.hand)))


def _lead(holding: Holding) -> Keyboard:
    """One tap leads a card, or all of a suit; to lead some of three or four, they are ticked."""
    texts = holding.eye.texts
    singles = tuple(_play_card(holding, "key-card", Action.LEAD, one) for one in _ones(holding))
    suits = _suits(holding)
    whole = tuple((_play(holding, _leading(mask), Action.LEAD, mask),) for mask in suits)
    several = tuple(
        (
            holding.key(
                texts.plain("key-several", suit=holding.eye.suit(holding.cards(mask)[0].suit)),
                Verb.PICK,
                mask,
            ),
        )
        for mask in suits
        if mask.bit_count() > 2  # noqa: PLR2004 -- of two cards there is nothing to choose
    )
    return (singles, *whole, *several)


def _leading(mask: int) -> str:
    return "key-molodka" if mask.bit_count() == HAND else "key-lead"


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
        lead = ((replace(_play(holding, "key-lead", Action.LEAD, mask), style="success"),),)
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
    """Ticks until one card is missing: then each set that it can complete is a key."""
    mask = holding.mask(holding.ticked)
    toggles = tuple(_toggle(holding, one, mask) for one in _ones(holding))
    missing = holding.size - mask.bit_count()
    if not missing:
        return (toggles, *_both_ways(holding, mask))
    if missing == 1:
        return (toggles, *_complete(holding, mask))
    if len(holding.beats) == 1:
        return (toggles, (_beat(holding, holding.beats[0]),))
    return (toggles,)


def _complete(holding: Holding, mask: int) -> Keyboard:
    """Sets with all that is ticked: beats above, discards below, as for one card."""
    beats = tuple(
        _play_card(holding, "key-beat-card", Action.BEAT, each)
        for each in holding.beats
        if each & mask == mask
    )
    discards = tuple(
        _play_card(holding, "key-discard-card", Action.DISCARD, each)
        for each in holding.masks(Action.DISCARD)
        if each & mask == mask
    )
    return tuple(row for row in (beats, discards) if row)


def _both_ways(holding: Holding, mask: int) -> Keyboard:
    beat = ((_beat(holding, mask),),) if mask in holding.beats else ()
    return (*beat, (_discard(holding, mask),))


def _answer(holding: Holding) -> Keyboard:
    """One card: each is a key. All cards: two ways to lay them."""
    if holding.size > 1:
        return _both_ways(holding, (1 << holding.size) - 1)
    return _complete(holding, 0)
