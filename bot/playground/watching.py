"""Watching a world over HTTP: the picture, the stream of events, the journal.

Reads only; `control` has what changes something.
"""

import json
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from bot.playground import picture
from bot.playground.world import World

HEARTBEAT = 15.0
JOURNAL_PAGE = 100
JOURNAL_MAX = 5_000


class Watching:
    """The routes by which one world is watched."""

    def __init__(self, world: World) -> None:
        self.world = world

    def routes(self) -> list[Route]:
        return [
            Route("/world", self.picture),
            Route("/world/events", self.events),
            Route("/world/journal", self.journal),
            Route("/world/journal.jsonl", self.journal_lines),
        ]

    async def picture(self, _request: Request) -> Response:
        return JSONResponse(picture.world(self.world))

    async def events(self, request: Request) -> Response:
        """Server-sent events, from where the reader left off."""
        seen = request.headers.get("last-event-id") or request.query_params.get("after")
        number = _number(seen, self.world.events.last)
        headers = {"Cache-Control": "no-store"}
        return StreamingResponse(self._stream(number), 200, headers, "text/event-stream")

    async def journal(self, request: Request) -> Response:
        after = _number(request.query_params.get("after"), 0)
        limit = min(_number(request.query_params.get("limit"), JOURNAL_PAGE), JOURNAL_MAX)
        journal = self.world.journal
        entries = journal.after(after, limit)
        return JSONResponse({"last": journal.last, "entries": entries})

    async def journal_lines(self, _request: Request) -> Response:
        """All that is kept, one entry a line."""
        entries = self.world.journal.after(0, JOURNAL_MAX)
        lines = "".join(json.dumps(e, ensure_ascii=False) + "\n" for e in entries)
        return Response(lines, media_type="application/jsonl")

    async def _stream(self, number: int) -> AsyncIterator[str]:
        yield ": welcome\n\n"
        async for event in self.world.events.follow(number, HEARTBEAT):
            yield f"id: {event[0]}\ndata: {event[1]}\n\n" if event else ": still here\n\n"


def _number(text: str | None, default: int) -> int:
    return int(text) if text and text.isascii() and text.isdigit() else default
