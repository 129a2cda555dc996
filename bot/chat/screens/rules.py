"""The rules in six short pages. Examples are made by the engine, so they cannot drift from it."""

from collections.abc import Iterator

from bot.chat.buttons import Button, Verb
from bot.chat.screens.cards import card_sign, spread, suit_sign
from bot.chat.screens.content import Content, Key, Keyboard
from bot.rules.cards import DECK, POINTS, Card, Rank, Suit, cards, higher, points
from bot.rules.score import ENOUGH, HALF, LIMIT, count
from bot.rules.trick import pairing
from bot.table.people import Taste
from bot.texts import Html, Ltr, Texts

PAGES = 6
TRUMP = Suit.HEARTS
STANDING, ANSWER = cards("9S KS"), cards("TS 6H")
MOLODKA = cards("7C 9C QC AC")


def rules(page: int, texts: Texts, taste: Taste | None = None) -> Content:
    """One page, from 0; a number out of range is the nearest page."""
    page = min(max(page, 0), PAGES - 1)
    return Content(_Pages(texts, taste or Taste()).html(page), _keys(page, texts))


def _keys(page: int, texts: Texts) -> Keyboard:
    row = []
    if page > 0:
        row.append(_turn(texts.plain("key-previous"), page - 1))
    if page < PAGES - 1:
        row.append(_turn(texts.plain("key-following"), page + 1))
    return (tuple(row),)


def _turn(text: str, page: int) -> Key:
    return Key(text, str(Button(Verb.RULES, arg=page)))


class _Pages:
    def __init__(self, texts: Texts, taste: Taste) -> None:
        self.texts, self.taste = texts, taste

    def html(self, page: int) -> Html:
        makers = (self.aim, self.worth, self.lead, self.answer, self.molodka, self.counting)
        lines = [*makers[page](), Html(""), self.texts("rules-page", page=page + 1, of=PAGES)]
        return self.texts.lines(lines)

    def spread(self, text: str) -> Ltr:
        return spread(cards(text), self.texts, self.taste)

    def aim(self) -> Iterator[Html]:
        yield self.texts("rules-aim-title")
        yield self.texts("rules-aim", limit=LIMIT)

    def worth(self) -> Iterator[Html]:
        ranks = [Card(f"{rank}{TRUMP}") for rank in Rank]
        order = Ltr(" ".join(self.rank(card) for card in ranks))
        yield self.texts("rules-cards-title")
        yield self.texts("rules-cards", count=len(DECK), order=order)
        worth = ", ".join(f"{self.rank(Card(rank + TRUMP))} — {n}" for rank, n in POINTS.items())
        yield self.texts("rules-points", worth=Ltr(worth), total=points(DECK), half=HALF + 1)
        low, high = Card("6H"), Card("AS")
        if higher(low, high, TRUMP):
            yield self.texts(
                "rules-trump", trump=self.sign(TRUMP), low=self.card(low), high=self.card(high)
            )

    def lead(self) -> Iterator[Html]:
        yield self.texts("rules-lead-title")
        yield self.texts("rules-lead", cards=self.spread("9S KS"))
        yield self.texts("rules-draw")

    def answer(self) -> Iterator[Html]:
        yield self.texts("rules-answer-title")
        yield self.texts("rules-beat")
        pairs = pairing(ANSWER, STANDING, TRUMP) or ()
        shown = ", ".join(f"{self.card(own)} > {self.card(low)}" for own, low in pairs)
        yield self.texts("rules-beat-example", trump=self.sign(TRUMP), pairs=Ltr(shown))
        yield self.texts("rules-discard")

    def molodka(self) -> Iterator[Html]:
        yield self.texts("rules-molodka-title")
        yield self.texts("rules-molodka", cards=spread(MOLODKA, self.texts, self.taste))
        yield self.texts("rules-molodka-return")

    def counting(self) -> Iterator[Html]:
        (light, _), (heavy, _), (none, _) = (
            count(result, tricks).loss
            for result, tricks in (
                ((HALF - 1, HALF + 1), (3, 3)),
                ((0, 120), (1, 5)),
                ((0, 120), (0, 6)),
            )
        )
        yield self.texts("rules-counting-title")
        yield self.texts(
            "rules-counting", enough=ENOUGH, under=HALF - 1, light=light, heavy=heavy, none=none
        )
        yield self.texts("rules-eggs", half=HALF)
        yield self.texts("rules-goats", limit=LIMIT)

    def card(self, card: Card) -> Ltr:
        return card_sign(card, self.texts, self.taste)

    def sign(self, suit: Suit) -> Ltr:
        return suit_sign(suit, self.texts, self.taste)

    def rank(self, card: Card) -> str:
        return self.card(card).removesuffix(self.sign(card.suit))
