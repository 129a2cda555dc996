"""Thousands of scripted people in one process: who may tap is known from what happens.

`people.Player` looks at the world again after every event, which is fine for a few hundred. Here
an event of a chat makes only its own person look, and taps come at a rate, or as soon as can be.
"""

import asyncio
from collections.abc import Coroutine
from random import Random
from time import monotonic
from typing import Any

from bot.bench.scale.round import Round
from bot.bench.scale.tapper import Load, Tapper
from bot.bench.yards import Yard, yard
from bot.playground.client import Telegram
from bot.playground.seen import Message

SEATED_AT_ONCE = 8
LOOK_SECONDS = 0.002
ENDLESS = 10**9


class Crowd(Telegram):
    """A mirror of a playground that knows who can tap. `series`: how many ended so far."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.series = 0
        self._tappers: dict[int, Tapper] = {}
        self._rounds: dict[int, Round] = {}
        self._ready: dict[int, None] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_over(self) -> bool:
        """Whether all series that were to be played are."""
        return not any(each.left > 0 for each in self._rounds.values())

    async def gather(self, groups: range, seed: int, series: int = ENDLESS) -> None:
        """Groups with a table of four each, some at a time; they play so many series."""
        at_once = asyncio.Semaphore(SEATED_AT_ONCE)

        async def one(number: int) -> None:
            async with at_once:
                self._join(await yard(self, number, 1, seed), series)

        await asyncio.gather(*map(one, groups))

    def leave(self) -> None:
        """All who played so far play no more."""
        self._tappers.clear()
        self._rounds.clear()
        self._ready.clear()

    def _join(self, four: Yard, series: int) -> None:
        self._rounds[four.chat.id] = Round(four.players[0].person, series)
        for player in four.players:
            self._tappers[player.person.id] = Tapper(player.person, player.rng, ticks=player.ticks)
            self._look(player.person.id)

    async def play(self, seconds: float, rng: Random, rate: float | None = None) -> Load:
        """Tap for so long: so many times a second at random instants, or whenever it is possible.

        Ends earlier when everything is over.
        """
        load, began = Load(seconds), monotonic()
        if rate is None:
            await self._at_once(load, began + seconds)
        else:
            await self._at_rate(load, began + seconds, rate, rng)
        load.seconds = monotonic() - began
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return load

    async def until_ready(self, wait: float) -> None:
        """Until somebody can tap. TimeoutError when nobody can in so many seconds."""
        for _ in range(int(wait / LOOK_SECONDS)):
            if any(self._tappers[person].can_tap for person in self._ready):
                return
            await asyncio.sleep(LOOK_SECONDS)
        raise TimeoutError

    async def tap_one(self, wait: float) -> None:
        """Somebody taps now. TimeoutError when nobody can, or the bot does not answer in time."""
        tapper = self._next()
        if tapper is None or (delay := await tapper.tap(wait)) is None or delay >= wait:
            raise TimeoutError

    async def _at_once(self, load: Load, end: float) -> None:
        while monotonic() < end and not self.is_over:
            await asyncio.sleep(LOOK_SECONDS)
            while (tapper := self._next()) is not None:
                self._begin(self._tap(tapper, load))

    async def _at_rate(self, load: Load, end: float, rate: float, rng: Random) -> None:
        at = monotonic()
        while (at := at + rng.expovariate(rate)) < end:
            await asyncio.sleep(max(0.0, at - monotonic()))
            tapper = self._next()
            if tapper is None:
                load.missed += 1
            else:
                self._begin(self._tap(tapper, load))

    def _next(self) -> Tapper | None:
        """Who has waited longest for somebody to tap his keyboard."""
        while self._ready:
            person = next(iter(self._ready))
            del self._ready[person]
            tapper = self._tappers[person]
            if tapper.can_tap:
                tapper.is_tapping = True
                return tapper
        return None

    async def _tap(self, tapper: Tapper, load: Load) -> None:
        delay = await tapper.tap()
        if delay is not None:
            load.delays.append(delay)
        self._look(tapper.person.id)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _happen(self, number: int, event: dict[str, Any]) -> None:
        await super()._happen(number, event)
        match event["type"]:
            case "message" | "edited":
                self._seen(Message.parse(event["message"]))
            case "deleted":
                self._look(event["chat_id"])
            case "gap":
                for person in self._tappers:
                    self._look(person)

    def _seen(self, message: Message) -> None:
        self._look(message.chat_id)
        played = self._rounds.get(message.chat_id)
        if played is not None and (again := played.ended(message)) is not None:
            self.series += 1
            self._begin(played.go_on(message, again))

    def _look(self, person: int) -> None:
        tapper = self._tappers.get(person)
        if tapper is not None and tapper.can_tap:
            self._ready[person] = None
