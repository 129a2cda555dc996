"""Bot processes that are started, killed and frozen, and what shares webhooks out among them."""

import asyncio
import contextlib
import importlib
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Self

import aiohttp
from aiohttp import web

from bot.playground.client import Telegram

UP_SECONDS = 120.0
SECRET = "webhook-secret"  # noqa: S105 - opens a playground only
PLAYS = "the bot plays"
LEADS = "this process sends now"
LIMITLESS = {
    "PACE": "0",
    "GROUP_MESSAGES_PER_MINUTE": "10000",
    "CHAT_MESSAGES_PER_SECOND": "10000",
    "BOT_MESSAGES_PER_SECOND": "10000",
    "GROUP_EDIT_INTERVAL": "0",
    "PERSON_UPDATES_PER_SECOND": "10000",
    "GROUP_UPDATES_PER_SECOND": "10000",
}
"""Settings for play as fast as it can be: no pauses, no limits."""


COMMANDS = "bot.__main__"
"""By name: the command line imports this package in its turn."""
_forks = multiprocessing.get_context("forkserver")
"""Children of a process that has imported the bot already: a start takes no seconds of imports."""
_forks.set_forkserver_preload([COMMANDS])


def forked(
    folder: Path,
    environment: Mapping[str, str],
    *arguments: str,
    out: Path,
    err: Path,
    given: Path | None = None,
) -> BaseProcess:
    """`python -m bot ARGUMENTS` in a process of its own, not started yet.

    `environment`: all of it. What is said goes to the end of `out` and `err`; what is read comes
    from `given`.
    """
    streams = (given, out, err)
    what = (folder, dict(environment), arguments, streams)
    return _forks.Process(target=_live, args=what, daemon=True)


def _live(
    folder: Path,
    environment: Mapping[str, str],
    arguments: Sequence[str],
    streams: tuple[Path | None, Path, Path],
) -> None:
    given, *said = streams
    for descriptor, path in enumerate(said, 1):
        with path.open("ab") as file:
            os.dup2(file.fileno(), descriptor)
    if given is not None:
        sys.stdin = given.open(encoding="utf-8")
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    importlib.import_module(COMMANDS).cli(list(arguments), prog_name="python -m bot")


async def ended(process: BaseProcess) -> int:
    """Wait for the end of a process; its exit code, below zero for a signal."""
    loop, end = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(process.sentinel, end.set)
    try:
        await end.wait()
    finally:
        loop.remove_reader(process.sentinel)
    process.join()
    return process.exitcode or 0


@dataclass(slots=True)
class Member:
    """One process of a fleet; `log` is what it said, over all its lives.

    `lives`: how many of them had played before this one.
    """

    place: int
    port: int
    environment: Mapping[str, str]
    log: Path
    process: BaseProcess | None = None
    lives: int = 0

    @property
    def is_running(self) -> bool:
        """Whether it lives."""
        return self.process is not None and self.process.is_alive()

    @property
    def pid(self) -> int:
        """Its number, or that of its last life."""
        return (self.process and self.process.pid) or 0

    def said(self, words: str) -> int:
        """How often it said something so far."""
        return self.log.read_text(encoding="utf-8").count(words) if self.log.exists() else 0

    def start(self) -> None:
        """Start it; it is not up yet when this returns."""
        self.lives = self.said(PLAYS)  # a life that ended early has not played
        everything, folder = {**os.environ, **self.environment}, self.log.parent
        self.process = forked(folder, everything, "run", out=self.log, err=self.log)
        self.process.start()

    async def kill(self) -> None:
        """End it at once, without a goodbye."""
        self.send(signal.SIGKILL)
        await self.ended()

    def send(self, number: signal.Signals) -> None:
        """Send a signal: SIGSTOP freezes it, SIGCONT thaws it, SIGTERM ends it kindly."""
        if self.is_running:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    async def ended(self) -> int:
        """Wait for its end; its exit code, below zero for a signal."""
        return 0 if self.process is None else await ended(self.process)


@dataclass(slots=True)
class Fleet:
    """Some processes of one bot; an async context manager that ends them kindly.

    With `webhook` each listens on a port of its own, and `balancer` shares updates out.
    """

    environment: Mapping[str, str]
    folder: Path
    size: int = 1
    webhook: bool = False
    members: list[Member] = field(default_factory=list)
    balancer: "Balancer | None" = None

    async def __aenter__(self) -> Self:
        ports = [_free_port() for _ in range(self.size)]
        more: dict[str, str] = {}
        if self.webhook:
            self.balancer = Balancer(ports)
            more = {"WEBHOOK_URL": await self.balancer.start(), "WEBHOOK_SECRET": SECRET}
        for place, port in enumerate(ports):
            listen = {"LISTEN": f"127.0.0.1:{port}"} if self.webhook else {}
            environment = {**self.environment, **more, **listen}
            log = self.folder / f"bot-{place}.log"
            self.members.append(Member(place, port, environment, log))
        return self

    async def __aexit__(self, *_: object) -> None:
        for member in self.members:
            member.send(signal.SIGCONT)
            member.send(signal.SIGTERM)
        await asyncio.gather(*(member.ended() for member in self.members))
        if self.balancer is not None:
            await self.balancer.stop()

    async def start(self) -> None:
        """Start all, at once, and wait until they are up. RuntimeError when one ended instead."""
        for member in self.members:
            member.start()
        await asyncio.gather(*(self.up(member) for member in self.members))

    async def up(self, member: Member, seconds: float = UP_SECONDS) -> None:
        """Wait until a process that was started plays. RuntimeError when it ended instead."""
        async with asyncio.timeout(seconds):
            while member.said(PLAYS) <= member.lives:
                if not member.is_running:
                    code = await member.ended()
                    message = f"process {member.place} ended with {code}: {member.log.read_text()}"
                    raise RuntimeError(message)
                await asyncio.sleep(0.05)

    def logs(self) -> str:
        """What all of them said."""
        return "".join(m.log.read_text(encoding="utf-8") for m in self.members if m.log.exists())


class Balancer:
    """Takes webhook deliveries and hands each to a random process that is there."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = ports
        self._rng = Random(1)
        self.taken = dict.fromkeys(ports, 0)
        self.url = ""

    async def start(self) -> str:
        """Listen; the address for Telegram."""
        app = web.Application()
        app.router.add_post("/updates", self._hand_on)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self._session = aiohttp.ClientSession()
        host, port = self._runner.addresses[0][:2]
        self.url = f"http://{host}:{port}/updates"
        return self.url

    def only(self, *ports: int) -> None:
        """Deliver to these alone from now on."""
        self._ports = list(ports)

    async def stop(self) -> None:
        """Listen no more."""
        await self._session.close()
        await self._runner.cleanup()

    async def _hand_on(self, request: web.Request) -> web.Response:
        body = await request.read()
        headers = {k: v for k, v in request.headers.items() if k.startswith(("X-", "Content-T"))}
        for port in self._rng.sample(self._ports, len(self._ports)):
            with contextlib.suppress(aiohttp.ClientError):
                return await self._post(port, body, headers)
        return web.Response(status=502)

    async def _post(self, port: int, body: bytes, headers: Mapping[str, str]) -> web.Response:
        url = f"http://127.0.0.1:{port}/updates"
        async with self._session.post(url, data=body, headers=headers) as answer:
            self.taken[port] += answer.ok
            return web.Response(status=answer.status, body=await answer.read())


async def set_webhook(telegram: Telegram, token: str, url: str) -> None:
    """What `python -m bot webhook set` does, without a process for it."""
    body = {"url": url, "secret_token": SECRET}
    await telegram.post(f"/bot{token}/setWebhook", body)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
