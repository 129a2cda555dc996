"""Let them play: a script that acts for a person, so that one can watch.

It presses a random key of the newest keyboard in the person's private chat, waits for the answer
of the bot and a little longer, and does so again. Keys that changed nothing there are not pressed
again for a while. It knows no game and reads no text.
"""

import asyncio
import contextlib
import random

from bot.playground import deeds
from bot.playground.chats import Chat
from bot.playground.errors import Refused
from bot.playground.messages import Message
from bot.playground.people import Person
from bot.playground.world import World

PAUSE = 1.5
SHORTEST_PAUSE = 0.01
PATIENCE = 10.0
# After so many seconds a key that changed nothing is worth another press.
REST = 15.0


class Autoplay:
    """The scripts of one world; each person has one at most."""

    def __init__(self, world: World, rng: random.Random) -> None:
        self.world = world
        self.rng = rng
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def set(self, person: Person, *, plays: bool, pause: float = PAUSE) -> None:
        """Hands the person to a script or takes it back; `pause` is in seconds."""
        if plays and person.deleted:
            raise Refused(f"{person.name} has deleted the account")
        old = self._tasks.pop(person.id, None)
        if old:
            old.cancel()
        if plays:
            work = self._play(person, max(pause, SHORTEST_PAUSE))
            self._tasks[person.id] = asyncio.get_running_loop().create_task(work)
        if person.plays != plays:
            person.plays = plays
            self.world.changed_person(person)

    async def close(self) -> None:
        """Stops all scripts."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, person: Person, pause: float) -> None:
        chat = self.world.chats[person.id]
        content, keys, rested = None, [], 0.0
        while not person.deleted:
            await asyncio.sleep(pause)
            message = newest_keyboard(chat)
            now = asyncio.get_running_loop().time()
            if message and (message.content != content or now > rested):
                content, rested = message.content, now + REST
                taps = _taps(message)
                keys = self.rng.sample(taps, len(taps))
            if message and keys and not (person.blocked or person.deleted):
                await self._press(person, message, keys.pop())
        person.plays = False
        self.world.changed_person(person)

    async def _press(self, person: Person, message: Message, data: str) -> None:
        query = deeds.tap(self.world, person, message.chat, message.message_id, data)
        # Not wait_for: in Python 3.11 it swallows a cancellation that comes with the answer.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await query.answered.wait()


def newest_keyboard(chat: Chat) -> Message | None:
    """The newest message with a key to press, links aside."""
    return next((m for m in reversed(chat.messages.values()) if _taps(m)), None)


def _taps(message: Message) -> list[str]:
    keys = (key for row in message.content.keyboard for key in row)
    return [key["callback_data"] for key in keys if "callback_data" in key]
