"""A finished deal, move by move, in the private chat: all hands open, each beat card by card."""

from collections.abc import Iterator

from bot.chat.buttons import Button, Verb
from bot.chat.places import Place
from bot.chat.screens.content import Content, Key, Keyboard
from bot.chat.screens.keys import ANEW
from bot.chat.screens.past import eye as eye_on
from bot.chat.screens.stage import Eye
from bot.rules.cards import HAND, one_suit, points
from bot.rules.deal import Deal
from bot.rules.frames import Frame, Laid, frame
from bot.rules.moves import Action
from bot.rules.score import Count
from bot.rules.seats import SEATS, Seat, team_of
from bot.table.past import Past
from bot.table.people import Taste
from bot.texts import Html, Ltr, Texts

TURN, BOLT, CROWN = " 👉", " ⚡", " 👑"


def replay(past: Past, place: Place, texts: Texts, taste: Taste, ticket: str) -> Content:
    """A deal after so many moves; a place that is none is the nearest one."""
    number = min(max(place.deal, 1), len(past.deals))
    recorded = past.deals[number - 1]
    seen = frame(recorded, place.ply)
    eye = eye_on(past, texts, taste)
    lines = [
        texts("replay-head", number=number, of=len(past.deals), ply=seen.ply, plies=seen.plies),
        _trump(eye, seen.deal),
        Html(""),
        *_trick(eye, seen),
        *_hands(eye, seen.deal),
        texts("tricks-line", a=seen.deal.tricks[0], b=seen.deal.tricks[1]),
        *_end(eye, seen, number, recorded.count),
    ]
    return Content(texts.lines(lines), _Keys(past, seen, number, texts, ticket).rows())


def _trump(eye: Eye, deal: Deal) -> Html:
    trump, card = eye.suit(deal.trump), eye.card(deal.trump_card)
    return eye.texts("replay-trump", trump=trump, card=card, stock=len(deal.stock))


def _trick(eye: Eye, seen: Frame) -> Iterator[Html]:
    """The trick on the table, or the one that was just taken; nothing before the first lead."""
    if not seen.plays:
        return
    first = seen.plays[0].play
    if first.action is Action.CLAIM:
        yield eye.texts("molodka-led", team=team_of(first.seat), name=eye.name(first.seat))
    stands = [laid for laid in seen.plays if laid.play.face_up][-1]
    for laid in seen.plays:
        crown = CROWN if laid is stands else ""
        yield Html(_played(eye, laid, leads=laid.play is first) + crown)
    if seen.taker is not None:
        worth = points(card for laid in seen.plays for card in laid.play.cards)
        team, name = team_of(seen.taker), eye.name(seen.taker)
        yield eye.texts("replay-taken", team=team, name=name, points=worth)
    yield Html("")


def _played(eye: Eye, laid: Laid, *, leads: bool) -> Html:
    seat, cards = laid.play.seat, eye.laid(laid.play)
    if laid.pairs:
        pairs = ", ".join(f"{eye.card(own)} > {eye.card(low)}" for own, low in laid.pairs)
        cards = Ltr(f"⚔️ {pairs}")
    key = "seat-led" if leads else "seat-played"
    return eye.texts(key, team=team_of(seat), name=eye.name(seat), cards=cards)


def _hands(eye: Eye, deal: Deal) -> Iterator[Html]:
    if deal.is_over:
        return
    yield eye.texts("replay-hands")
    for seat in SEATS:
        cards = eye.cards(deal.hands[seat]) or Ltr("—")
        line = eye.texts("seat-played", team=team_of(seat), name=eye.name(seat), cards=cards)
        yield Html(line + _signs(deal, seat))
    if any(_holds_molodka(deal, seat) for seat in SEATS):
        yield eye.texts("replay-molodka")
    yield Html("")


def _signs(deal: Deal, seat: Seat) -> str:
    return (BOLT if _holds_molodka(deal, seat) else "") + (TURN if seat == deal.turn else "")


def _holds_molodka(deal: Deal, seat: Seat) -> bool:
    """Four cards of one suit (R4.1)."""
    return len(deal.hands[seat]) == HAND and one_suit(deal.hands[seat])


def _end(eye: Eye, seen: Frame, number: int, count: Count | None) -> Iterator[Html]:
    if seen.deal.is_over and count is not None:
        a, b = count.points
        yield eye.texts("deal-played", number=number, a=a, b=b)


class _Keys:
    """Moves back and forth, then deals, then what else there is about this deal."""

    def __init__(self, past: Past, seen: Frame, number: int, texts: Texts, ticket: str) -> None:
        self.past, self.seen, self.number = past, seen, number
        self.texts, self.ticket = texts, ticket

    def rows(self) -> Keyboard:
        """The rows that hold any key."""
        rows = (self.steps(), self.leaps(), self.deals(), self.more())
        return tuple(tuple(row) for row in rows if row)

    def steps(self) -> list[Key]:
        """The moves before and after."""
        ply, plies, found = self.seen.ply, self.seen.plies, []
        if ply > 0:
            found.append(self.turn("key-move-back", self.number, ply - 1))
        if ply < plies:
            found.append(self.turn("key-move-on", self.number, ply + 1))
        return found

    def leaps(self) -> list[Key]:
        """The first and the last move of this deal."""
        ply, plies, found = self.seen.ply, self.seen.plies, []
        if ply > 0:
            found.append(self.turn("key-move-first", self.number, 0))
        if ply < plies:
            found.append(self.turn("key-move-last", self.number, plies))
        return found

    def deals(self) -> list[Key]:
        """The deals before and after this one."""
        number, found = self.number, []
        if number > 1:
            found.append(self.turn("key-deal-before", number - 1, 0))
        if number < len(self.past.deals):
            found.append(self.turn("key-deal-after", number + 1, 0))
        return found

    def more(self) -> list[Key]:
        """Whether this deal is as it was promised; the record of a series that is over."""
        found = [self.key(self.texts.plain("key-check"), Verb.CHECK, self.number)]
        if self.past.is_over:
            found.append(self.key(self.texts.plain("key-record"), Verb.RECORD, 0))
        return found

    def turn(self, label: str, deal: int, ply: int) -> Key:
        """To another place, on the same page."""
        place = Place(self.past.number, deal, ply)
        text = self.texts.plain(label, number=deal)
        return Key(text, str(Button(Verb.REPLAY, self.past.table, place.number, 0, self.ticket)))

    def key(self, text: str, verb: Verb, deal: int) -> Key:
        """About the deal, or with 0 the series."""
        place = Place(self.past.number, deal)
        return Key(text, str(Button(verb, self.past.table, place.number, ANEW, self.ticket)))
