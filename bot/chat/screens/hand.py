"""A person's own screen: his cards, what is needed of him, and keys that can be played."""

from collections.abc import Iterator

from bot.chat.screens.content import Content, Keyboard
from bot.chat.screens.draft import drafted
from bot.chat.screens.hand_keys import away_keys, playing_keys, waiting_keys
from bot.chat.screens.holding import Holding
from bot.chat.screens.keys import back_to_table
from bot.chat.screens.stage import Stage
from bot.chat.screens.trick import lead_deadline, molodka, trick_lines
from bot.rules.seats import Seat
from bot.table.table import Phase
from bot.texts import Html, Ltr, safe_name

NONE = Ltr("—")


def hand(stage: Stage, seat: Seat) -> Content:
    """The hand while a deal is played; between deals and afterwards a few words."""
    if stage.table.phase is not Phase.PLAYING:
        return _rest(stage)
    holding = _held(stage, seat)
    if stage.table.chairs[seat].is_away:
        return _away(stage, holding)
    keys = playing_keys(holding) if holding.on_turn else waiting_keys(holding)
    return Content(stage.texts.lines(_lines(stage, holding)), (*keys, *back_to_table(stage)))


def group_line(stage: Stage) -> Html:
    """Which table this is: one may sit at several."""
    texts, group = stage.texts, stage.scene.group
    title = safe_name(group.title, texts.word("nameless-group"))
    return texts("hand-group", group=title, number=stage.table.deal_no)


def _held(stage: Stage, seat: Seat) -> Holding:
    draft = drafted(stage.table, seat, stage.scene.shown)
    view = stage.table.running().seen_by(seat)
    return Holding(stage, view, view.legal_moves(), draft)


def _lines(stage: Stage, holding: Holding) -> Iterator[Html]:
    """On turn everything that matters. Off turn nothing that changes with the moves of others:
    so nobody's chat is edited for them.
    """
    texts, view = stage.texts, holding.view
    yield _first_line(stage, holding)
    if holding.on_turn:
        yield from lead_deadline(stage, view)
    yield group_line(stage)
    yield texts(
        "hand-trump",
        sign=stage.suit(view.trump),
        suit=view.trump,
        card=stage.card(view.trump_card),
        stock=view.stock,
    )
    yield Html("")
    yield from trick_lines(stage, view) if holding.on_turn else molodka(stage, view.trick)
    if holding.on_turn:
        yield Html("")
    yield texts("hand-cards", cards=stage.cards(view.hand) or NONE)
    yield from _hints(stage, holding)


def _first_line(stage: Stage, holding: Holding) -> Html:
    texts, view = stage.texts, holding.view
    if holding.on_turn and view.trick.plays:
        return texts("hand-answer", count=view.trick.size)
    if holding.on_turn:
        return texts("hand-lead")
    if holding.may_claim and (holding.asked is not None or not holding.later):
        return texts("hand-molodka", suit=view.hand[0].suit)
    return texts("hand-waits")


def _hints(stage: Stage, holding: Holding) -> Iterator[Html]:
    texts = stage.texts
    if stage.table.chairs[holding.view.seat].missed:
        yield texts("hint-late")
    if holding.may_claim:
        yield texts("hint-molodka")
    if holding.asked is not None:
        yield texts("hint-ask" if holding.is_dear(holding.asked) else "hint-sure")
    if not holding.on_turn or holding.asked is not None:
        return
    if holding.size and not holding.beats:
        yield texts("hint-nothing-beats")
    if holding.ticks_needed:
        yield texts("hint-tick", count=holding.size, ticked=len(holding.ticked))
    elif holding.draft.mode == "pick":
        yield texts("hint-tick-suit")


def _away(stage: Stage, holding: Holding) -> Content:
    texts = stage.texts
    abandoned = stage.table.is_abandoned
    lines = [
        texts("hand-abandoned") if abandoned else texts("hand-away"),
        group_line(stage),
        texts("hand-cards", cards=stage.cards(holding.view.hand) or NONE),
    ]
    return Content(texts.lines(lines), (*away_keys(holding), *back_to_table(stage)))


def _rest(stage: Stage) -> Content:
    texts, table = stage.texts, stage.table
    match table.phase:
        case Phase.PAUSE:
            first = texts("hand-pause")
        case Phase.RESULT:
            first = texts("hand-result")
        case _:
            first = texts("hand-closed")
    keys: Keyboard = back_to_table(stage)
    return Content(texts.lines([first, group_line(stage)]), keys)
