"""How the bot is, for machines that watch over it: `/healthz`, `/readyz`, `/metrics`.

`/healthz` says that the process lives: who gets no answer may start it anew. `/readyz` says
whether it can do its work, and why not; starting it anew would not help then.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from math import inf
from time import monotonic
from typing import Any, Protocol

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from bot.chat.gauges import Gauges
from bot.chat.metrics import Metrics
from bot.chat.polling import POLL_SECONDS
from bot.table.pulse import LAG, Pulse

PATIENCE = 3.0
"""Seconds that the database has to answer."""
FRESH = 1.0
"""Seconds for which an answer of the database is good: nobody who asks often is a burden."""
SILENCE = POLL_SECONDS + 15
"""Seconds without a poll that succeeded: a quiet one takes `POLL_SECONDS`."""


class Heard(Protocol):
    """What is asked of the intake."""

    @property
    def silence(self) -> float:
        """Seconds since the last poll that succeeded."""


class Health:
    """Answers from what the bot knows of itself. `intake` is None where updates come by webhook.

    `plays` becomes true when Telegram has been reached.
    """

    def __init__(
        self,
        pulse: Callable[[], Awaitable[Pulse]],
        metrics: Metrics,
        leads: Callable[[], bool],
        intake: Heard | None,
    ) -> None:
        self._ask = pulse
        self._registry = metrics.registry
        self._gauges = Gauges(metrics.registry)
        self._leads = leads
        self._intake = intake
        self._known: tuple[float, Pulse | None] = (-inf, None)
        self._asking = asyncio.Lock()
        self.plays = False
        self.routes = [
            Route("/healthz", self._alive),
            Route("/readyz", self._ready),
            Route("/metrics", self._measured),
        ]

    async def _alive(self, _: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def _ready(self, _: Request) -> Response:
        pulse = await self._pulse()
        reasons = [*_of_the_database(pulse), *self._of_telegram()]
        body: dict[str, Any] = {
            "ready": not reasons,
            "reasons": reasons,
            "schema": pulse and pulse.schema,
            "updates": self._updates(),
            "sends": self._leads(),
            "screens_lag_seconds": pulse and round(pulse.lag(time.time()), 1),
        }
        return JSONResponse(body, 503 if reasons else 200)

    async def _measured(self, _: Request) -> Response:
        pulse = await self._pulse()
        self._gauges.show_database(pulse, pulse.lag(time.time()) if pulse else 0.0)
        silence = self._intake.silence if self._intake and self._leads() else 0.0
        self._gauges.show_process(sends=self._leads(), silence=silence)
        return Response(generate_latest(self._registry), media_type=CONTENT_TYPE_LATEST)

    async def _pulse(self) -> Pulse | None:
        """What the database says; None when it does not answer."""
        async with self._asking:
            at, known = self._known
            if monotonic() - at > FRESH:
                try:
                    async with asyncio.timeout(PATIENCE):
                        known = await self._ask()
                except Exception:  # whatever it is, it is what this is asked for
                    known = None
                self._known = (monotonic(), known)
            return known

    def _updates(self) -> str:
        if self._intake is None:
            return "webhook"
        return "polling" if self._leads() else "standby"

    def _of_telegram(self) -> list[str]:
        if not self.plays:
            return ["telegram: not reached yet"]
        if self._intake is None or not self._leads() or self._intake.silence < SILENCE:
            return []
        return [f"telegram: no poll has succeeded for {self._intake.silence:.0f} s"]


def _of_the_database(pulse: Pulse | None) -> list[str]:
    if pulse is None:
        return ["database: it does not answer"]
    reasons = []
    if pulse.schema != pulse.head:
        reasons.append(f"schema: it is at {pulse.schema}, this version needs {pulse.head}")
    lag = pulse.lag(time.time())
    if lag > LAG:
        reasons.append(f"screens: a change has waited to be shown for {lag:.0f} s")
    return reasons
