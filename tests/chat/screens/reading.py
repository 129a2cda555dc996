"""Reading screens as Telegram and people would: text, cards, buttons."""

import re
from collections.abc import Iterator

from bot.chat.buttons import Button, Verb
from bot.chat.screens.cards import SIGNS, card_sign
from bot.chat.screens.content import Content, Key
from bot.playground.html import parse_html
from bot.rules.cards import DECK, Card
from bot.table.people import Taste
from bot.texts import Texts

LABELS = {str(card_sign(card, Texts("en"), Taste())): card for card in DECK}
CARD = re.compile(f"(10|[6-9JQKA])({'|'.join(SIGNS.values())})")


def text_of(content: Content) -> str:
    """The text that stands in the chat. Fails when Telegram would refuse the HTML."""
    text, _ = parse_html(content.html)
    return text


def seen_in(content: Content) -> set[Card]:
    """Every card that a screen names, on its keys too."""
    whole = "\n".join([text_of(content), *(key.text for key in keys_of(content))])
    return {LABELS[match[0]] for match in CARD.finditer(whole)}


def keys_of(content: Content) -> Iterator[Key]:
    """All keys, row by row."""
    for row in content.keyboard:
        yield from row


def buttons_of(content: Content) -> list[Button]:
    """What the keys ask for; links are left out."""
    return [Button.parse(key.data) for key in keys_of(content) if key.data]


def pressed(content: Content, verb: Verb) -> list[Button]:
    """The buttons of one verb."""
    return [button for button in buttons_of(content) if button.verb is verb]
