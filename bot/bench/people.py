"""Scripted people: they read their screens and tap what they are shown, over HTTP like anybody.

They know how a button looks in its data and nothing of the rules: whatever their keyboards offer
is what they may choose from. Chance comes from a `Random` that is passed in.
"""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from time import time
from typing import Any

from bot.chat.buttons import Button, NoButton, Verb
from bot.playground.client import Person, Telegram, WorldError
from bot.playground.seen import Answer, Chat, Message, World

PLAYS = frozenset({Verb.LEAD, Verb.BEAT, Verb.DISCARD, Verb.CLAIM, Verb.ASK})
TICKS = 0.2
RECENT = 40
"""How many messages back in a chat a key is looked for."""

LAST_TAP = 5.0
"""How long somebody who is to stop waits for the answer to the last tap (seconds)."""

Pace = tuple[float, float]
"""The shortest and the longest time (seconds) that somebody thinks before a tap."""


def buttons(message: Message) -> Iterator[Button]:
    """The buttons of our bot under a message."""
    for key in message.buttons:
        try:
            yield Button.parse(key.data or "")
        except NoButton:
            continue


def newest(
    world: World, chat: int, verb: Verb, arg: int | None = None, table: int | None = None
) -> tuple[Message, Button] | None:
    """The newest message of a chat that has such a button, and the button."""
    if chat not in world.chats:
        return None
    messages = list(world.chats[chat].messages.values())[-RECENT:]
    for message in reversed(messages):
        for button in buttons(message):
            fits = button.verb is verb and arg in {None, button.arg}
            if fits and table in {None, button.table}:
                return message, button
    return None


async def tap(
    person: Person, chat: Chat | int, verb: Verb, arg: int | None = None, **which: int
) -> Answer:
    """Wait for a button and tap it. TimeoutError when it does not come."""
    number = chat if isinstance(chat, int) else chat.id
    message, button = await person.telegram.until(
        lambda world: newest(world, number, verb, arg, which.get("table"))
    )
    return await person.tap(message, str(button))


async def sit_down(person: Person, group: Chat, team: int, table: int | None = None) -> None:
    """Tap a seat; follow the link into the private chat when the bot asks for it."""
    which = {} if table is None else {"table": table}
    answer = await tap(person, group, Verb.SIT, team, **which)
    if answer.url is not None:
        await person.start(answer.url.partition("start=")[2])
        await person.latest()


@dataclass(slots=True)
class Tapped:
    """What was tapped, when, and what the bot said; None as long as, or if, nothing is known."""

    button: Button
    answer: Answer | None = None
    at: float = field(default_factory=time)


@dataclass(slots=True)
class Player:
    """A person at the tables: `play` taps his own keys until it is cancelled.

    `pace`: how long he thinks. `ticks`: how often (a share) he ticks cards though a play stands
    on his keys; without one he has to. `taps` counts what was tapped; `silent` how many taps the
    bot left unanswered. `story`: every tap, in order.
    """

    person: Person
    rng: Random
    pace: Pace = (0.0, 0.0)
    ticks: float = TICKS
    taps: int = 0
    silent: int = 0
    story: list[Tapped] = field(default_factory=list)
    _tapped: Message | None = None

    async def play(self) -> None:
        """Play every hand that comes, until cancelled."""
        while True:
            message, choices = await self._something_to_do()
            choice = self._chosen(choices)
            self._tapped = message
            tapped = Tapped(choice)
            self.story.append(tapped)
            try:
                answer = await self._tap(message, choice)
            except WorldError:  # the message went while it was being tapped
                continue
            tapped.answer = answer
            self.taps += 1
            self.silent += not answer.answered

    async def _tap(self, message: Message, choice: Button) -> Answer:
        """Tap, and when cancelled see it through: the bot has the tap already, and whoever looks
        at the table afterwards must find it at rest.
        """
        tap = asyncio.ensure_future(self.person.tap(message, str(choice)))
        try:
            return await asyncio.shield(tap)
        except asyncio.CancelledError:
            await asyncio.wait({tap}, timeout=LAST_TAP)
            if not tap.cancel():
                tap.exception()
            raise

    async def _something_to_do(self) -> tuple[Message, list[Button]]:
        """Wait for a keyboard, think, and look again: it may be another one by then."""
        while True:
            found = await self.person.telegram.until(self._to_do, timeout=3600)
            if self.pace[1] == 0:
                return found
            await asyncio.sleep(self.rng.uniform(*self.pace))
            found_again = self._to_do(self.person.telegram.world)
            if found_again is not None:
                return found_again

    def _to_do(self, world: World) -> tuple[Message, list[Button]] | None:
        """The newest keyboard with cards to play, unless it is as it was when last tapped."""
        chat = world.chats.get(self.person.id)
        for message in reversed(list(chat.messages.values())[-RECENT:] if chat else ()):
            choices = [b for b in buttons(message) if b.verb in PLAYS or b.verb is Verb.PICK]
            if choices:
                return None if message is self._tapped else (message, choices)
        return None

    def _chosen(self, choices: list[Button]) -> Button:
        """Mostly a play, if there is one; else tick cards until there is."""
        plays = [button for button in choices if button.verb in PLAYS]
        ticks = [button for button in choices if button.verb is Verb.PICK]
        prefer_plays = bool(plays) and self.rng.random() >= self.ticks
        return self.rng.choice(plays if prefer_plays or not ticks else ticks)


@asynccontextmanager
async def playing(
    players: Iterable[Player], *beside: Coroutine[Any, Any, None]
) -> AsyncIterator[None]:
    """All play as long as the block lasts, and so long goes on what is beside. A fault that ended
    one of them is raised at the end.
    """
    going = (*(player.play() for player in players), *beside)
    tasks = [asyncio.ensure_future(each) for each in going]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception):
            raise end


async def gather(group: Chat, people: list[Person]) -> None:
    """Open a table and seat four people, the first of them as host; the series begins."""
    host = people[0]
    await host.send(group, "/kozel")
    for place, person in enumerate(people):
        await sit_down(person, group, place % 2)
    await tap(host, group, Verb.START)


async def until_goats(
    telegram: Telegram,
    group: Chat,
    timeout: float = 120,  # noqa: ASYNC109
    after: Message | None = None,
) -> Message:
    """Wait for the end of a series, one that ended later than that of the message `after`; the
    message that says who the goats are.
    """
    old = after.message_id if after else 0

    def ended(world: World) -> Message | None:
        found = newest(world, group.id, Verb.REMATCH)
        return found[0] if found and found[0].message_id > old else None

    return await telegram.until(ended, timeout=timeout)
