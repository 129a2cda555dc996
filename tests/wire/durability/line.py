"""A line between a bot and the playground, or a database, that can be cut."""

import asyncio
import contextlib
from pathlib import Path
from typing import Self

A_MOMENT = 0.05
"""Seconds after which what was closed is closed."""


class Line:
    """Passes everything on to a port or a socket of this machine, until it is cut."""

    def __init__(self, to: int | Path) -> None:
        self._to = to
        self._passing: set[asyncio.Task[None]] = set()
        self.port = 0

    @property
    def url(self) -> str:
        """Where it begins."""
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> Self:
        await self.mend()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.cut()

    async def cut(self) -> None:
        """Nothing gets through, neither way; what is on its way is lost."""
        self._server.close()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)
        await asyncio.sleep(A_MOMENT)

    async def mend(self) -> None:
        """It is whole again, at the same address."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(self._both(reader, writer))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def _both(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await self._there()
            try:
                await asyncio.gather(_pass(reader, back), _pass(there, writer))
            finally:
                back.transport.abort()
        finally:
            writer.transport.abort()

    async def _there(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self._to, Path):
            return await asyncio.open_unix_connection(self._to)
        return await asyncio.open_connection("127.0.0.1", self._to)


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while piece := await reader.read(65_536):
            writer.write(piece)
            await writer.drain()
        writer.close()
