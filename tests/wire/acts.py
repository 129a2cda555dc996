"""What people do over the wire beside playing by their keyboards: any move, any tap, any words."""

from random import Random

from bot.bench.people import newest, sit_down, tap
from bot.chat.buttons import Button, NoButton, Verb
from bot.chat.screens.cards import card_sign
from bot.playground.client import Person
from bot.playground.entities import tidied
from bot.playground.html import parse_html
from bot.playground.seen import Answer, Chat, Message
from bot.rules.cards import Card
from bot.rules.moves import Action
from bot.rules.seats import Seat
from bot.table.people import Taste
from bot.table.table import Table
from bot.texts import Html, Texts
from tests.wire.evening import Evening, eventually

VERBS = {
    Action.LEAD: Verb.LEAD,
    Action.BEAT: Verb.BEAT,
    Action.DISCARD: Verb.DISCARD,
}
LONGEST_ANSWER = 200


def words(html: Html) -> str:
    """How a text reads when Telegram has parsed it."""
    return tidied(*parse_html(html))[0]


def some_move(table: Table, rng: Random) -> Button:
    """A button for a move that may be made now, by the one whose turn it is."""
    deal = table.running()
    hand = deal.hands[deal.turn]
    moves = [m for m in deal.seen_by(deal.turn).legal_moves() if m.action in VERBS]
    move = rng.choice(moves)
    mask = sum(1 << place for place, card in enumerate(hand) if card in move.cards)
    return Button(VERBS[move.action], table.id, table.turn_no, mask)


async def own_screen(evening: Evening, person: Person, table: int = 1) -> Message:
    """The message that shows a person his hand."""
    seat = (await evening.table(table)).seat_of(person.id)

    async def shown() -> Message | None:
        scene = await evening.kozel.storage.gallery.scene(table)
        screen = scene.shown.get(f"hand:{seat}")
        number = screen.message if screen else None
        return evening.telegram.world.chats[person.id].messages.get(number or 0)

    return await eventually(shown)


async def table_screen(evening: Evening, number: int = 1) -> Message:
    """The message that shows a table in its group while a deal is played."""
    table = await evening.table(number)
    message, _ = await evening.telegram.until(
        lambda world: newest(world, table.address.chat, Verb.MY_CARDS, table=number)
    )
    return message


def awaits_a_person(table: Table) -> bool:
    """Whether a person is to move."""
    if table.deal is None or table.deal.is_over:
        return False
    return table.chairs[table.deal.turn].is_manned


async def moves(evening: Evening, count: int, rng: Random, number: int = 1) -> None:
    """So many moves are made, each by the one whose turn it is."""
    for _ in range(count):
        table = await evening.until_table(awaits_a_person, number)
        person = evening.on_turn(table)
        message = await own_screen(evening, person, number)
        answer = await person.tap(message, str(some_move(table, rng)))
        assert answer.text


async def refused(person: Person, message: Message, data: Button | str) -> Answer:
    """The person taps and gets one short explanation."""
    answer = await person.tap(message, str(data))
    assert answer.answered, data
    assert answer.text, data
    assert answer.url is None
    assert len(answer.text.encode("utf-16-le")) // 2 <= LONGEST_ANSWER
    return answer


def signs(cards: tuple[Card, ...], language: str = "en") -> list[str]:
    """How cards are written."""
    return [str(card_sign(card, Texts(language), Taste())) for card in cards]


def foreign_signs(table: Table, seat: Seat | None) -> list[str]:
    """How the cards in the hands of all others are written."""
    hands = enumerate(table.running().hands)
    return [sign for owner, hand in hands if owner != seat for sign in signs(hand)]


def buttons_of(message: Message) -> list[Button]:
    """The buttons of our bot under a message."""
    found = []
    for key in message.buttons:
        try:
            found.append(Button.parse(key.data or ""))
        except NoButton:
            continue
    return found


async def stranger(evening: Evening, name: str = "Eve", *, started: bool = True) -> Person:
    """Somebody in the group who sits at no table."""
    person = await evening.telegram.person(name, started=started, language_code="en")
    await evening.telegram.chat_deed(evening.yard, "members", user_id=person.id, status="member")
    return person


async def alone(evening: Evening, host: Person, chat: Chat, number: int = 1) -> None:
    """The host sits down, computer players take the other seats, and the series begins."""
    await host.send(chat, "/kozel")
    await sit_down(host, chat, 0, table=number)
    for _ in range(3):
        await tap(host, chat, Verb.ADD_COMPUTER, table=number)
    await tap(host, chat, Verb.START, table=number)
    await evening.until_table(lambda table: table.deal is not None, number)
