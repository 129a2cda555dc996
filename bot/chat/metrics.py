"""What Prometheus is told. Every bot has a registry of its own; no label names a person or a chat.

On the way of a tap stand only counts and observations. What the database knows is read when
somebody asks for it (`health`, `gauges`).
"""

from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from telegram import Update

from bot.chat.attempts import GiveUp, Process
from bot.players.levels import Level
from bot.rules.moves import Move
from bot.rules.view import SeatView
from bot.table.ports import DatabaseAway

Choose = Callable[[SeatView, Level, int], Awaitable[Move | None]]
"""A computer player's move for a view, its level and a seed; None: it waits."""
Buckets = Sequence[float]

TAP = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)
REQUEST = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20)
LATE = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 3600)
THOUGHT = (0.001, 0.005, 0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 1, 2, 4)
"""Buckets, in seconds."""
FLOOD = 429


class Metrics:
    """The counters of one bot. `registry` is what `/metrics` shows."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)

        def counter(name: str, help_: str, *labels: str) -> Counter:
            return Counter(f"kozel_{name}", help_, labels, registry=registry)

        def seconds(name: str, help_: str, buckets: Buckets, *labels: str) -> Histogram:
            return Histogram(
                f"kozel_{name}_seconds", help_, labels, buckets=buckets, registry=registry
            )

        self._updates = counter("updates", "Tries to process updates.", "kind", "outcome")
        self._taps = seconds("tap", "From a tap's arrival until Telegram took its answer.", TAP)
        self._refusals = counter("refusals", "Taps and commands that were refused.", "why")
        self._moves = counter("moves", "Moves in deals.", "by")
        self._requests = counter(
            "requests", "Requests to the Bot API, polls apart.", "method", "outcome"
        )
        self._request_seconds = seconds("request", "How long the Bot API took to answer.", REQUEST)
        self._floods = counter("floods", "Times Telegram asked for patience (429).")
        self._lateness = seconds(
            "clock_lateness", "How long after its time a clock was looked after.", LATE, "due"
        )
        self._thinking = seconds(
            "thinking", "How long computer players took to choose.", THOUGHT, "level"
        )

    def tap_answered(self, seconds: float) -> None:
        """Telegram took the answer to a tap."""
        self._taps.observe(seconds)

    def refused(self, why: Exception) -> None:
        """Somebody was told why not."""
        self._refusals.labels(type(why).__name__).inc()

    def moved(self, *, by_person: bool) -> None:
        """A move was kept."""
        self._moves.labels("person" if by_person else "computer").inc()

    def requested(self, method: str, status: int, seconds: float) -> None:
        """A request was answered with an HTTP status; 0: it was not answered."""
        outcome = "ok" if status == 200 else str(status or "unanswered")  # noqa: PLR2004
        self._requests.labels(method, outcome).inc()
        self._request_seconds.observe(seconds)
        if status == FLOOD:
            self._floods.inc()

    def fired(self, due: str, late: float) -> None:
        """A clock is looked after, so many seconds after its time."""
        self._lateness.labels(due).observe(max(0.0, late))

    def limited(self, update: Update) -> None:
        """An update was passed over: too many of them came from there."""
        self._updates.labels(kind_of(update), "limited").inc()

    def processing(self, process: Process) -> Process:
        """`process`, with the outcome of every try counted."""

        async def counted(update: Update) -> None:
            outcome = "failed"
            try:
                await process(update)
                outcome = "done"
            except DatabaseAway:
                outcome = "away"
                raise
            finally:
                self._updates.labels(kind_of(update), outcome).inc()

        return counted

    def giving_up(self, give_up: GiveUp) -> GiveUp:
        """`give_up`, counted when it is done."""

        async def counted(update: Update, fault: Exception) -> None:
            await give_up(update, fault)
            self._updates.labels(kind_of(update), "given up").inc()

        return counted

    def choosing(self, choose: Choose) -> Choose:
        """`choose`, with its time measured."""

        async def measured(view: SeatView, level: Level, seed: int) -> Move | None:
            began = perf_counter()
            move = await choose(view, level, seed)
            self._thinking.labels(level).observe(perf_counter() - began)
            return move

        return measured


def kind_of(update: Update) -> str:
    """What an update is, in one of a few words."""
    if update.callback_query is not None:
        return "tap"
    message = update.message
    if message is not None:
        return "command" if (message.text or "").startswith("/") else "message"
    return "membership" if update.my_chat_member is not None else "other"
