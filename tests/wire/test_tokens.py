"""The token stands in the address of every request: whatever goes wrong, it is never told."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from typer.testing import CliRunner

from bot.__main__ import cli
from bot.app import Kozel
from bot.config import Settings
from bot.logs import set_up
from tests.wire.processes import OURS

TOKEN = "424242:AAF-abcdefghij_klmnopqrstuvwxyz01234"
SECRET = "abcdefghij"
ME = {"id": 424242, "is_bot": True, "first_name": "Kozel", "username": "kozel_bot"}
NO_HOOK = {"url": "", "has_custom_certificate": False, "pending_update_count": 0}
REFUSALS = (400, 401, 403, 404, 409, 413, 429, 500, 502)
NONSENSE = "nonsense"
WAYS = [*map(str, REFUSALS), "no JSON", "no text", "hang up", NONSENSE]


async def answer(request: web.Request, way: str) -> web.StreamResponse:
    """An answer that repeats the address it was asked at."""
    words = f"cannot do {request.path} at {request.url}, {request!r}"
    match way:
        case "hang up":
            if request.transport is not None:
                request.transport.close()
            return web.Response()
        case "no JSON":
            return web.Response(text=f"<html>{words}</html>", status=502)
        case "no text":
            return web.Response(body=b"\xff\xfe" + words.encode(), status=500)
        case "nonsense":
            return web.json_response({"ok": True, "result": words})
    refusal = {"ok": False, "error_code": int(way), "description": words}
    if way == "429":
        refusal["parameters"] = {"retry_after": 0}
    return web.json_response(refusal, status=int(way))


@asynccontextmanager
async def telegram(way: Callable[[str], str]) -> AsyncIterator[str]:
    """A Telegram that has trouble; `way` says which, by the name of a method."""

    async def trouble(request: web.Request) -> web.StreamResponse:
        kind = way(request.path.rpartition("/")[2])
        if kind == "fine":
            result = NO_HOOK if request.path.endswith("getWebhookInfo") else ME
            return web.json_response({"ok": True, "result": result})
        return await answer(request, kind)

    app = web.Application()
    app.router.add_route("*", "/{tail:.*}", trouble)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    yield f"http://{host}:{port}"
    await runner.cleanup()


@pytest.fixture
def beside() -> Iterator[Callable[[Coroutine[Any, Any, Any]], Any]]:
    """Runs something in a loop of another thread: a command has the loop of this one."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    yield lambda work: asyncio.run_coroutine_threadsafe(work, loop).result(30)
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


@pytest.mark.parametrize("way", [*(way for way in WAYS if way != NONSENSE), "nobody there"])
@pytest.mark.parametrize("command", [["doctor"], ["doctor", "--json"], ["webhook", "show"]])
def test_no_command_tells_it(
    command: list[str],
    way: str,
    beside: Callable[[Coroutine[Any, Any, Any]], Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in OURS:
        monkeypatch.delenv(name, raising=False)
    standing = telegram(lambda method: "fine" if method == "getMe" and way == "409" else way)
    url = "http://127.0.0.1:9" if way == "nobody there" else beside(standing.__aenter__())
    env = {"BOT_TOKEN": TOKEN, "BOT_API_URL": url, "LOG_LEVEL": "debug"}
    result = CliRunner().invoke(cli, command, env=env)
    if way != "nobody there":
        beside(standing.__aexit__(None, None, None))
    assert result.exit_code in {1, 2}, result.output
    assert SECRET not in result.output
    assert "Traceback" not in result.output
    if "--json" in command:
        assert json.loads(result.stdout)


@pytest.mark.parametrize("form", ["text", "json"])
async def test_no_line_of_the_log_tells_it(
    form: Any,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    set_up("debug", form)
    monkeypatch.setattr("bot.chat.polling.PAUSES", (0.05,))
    ways = cycle(way for way in WAYS if way not in {"401", "404"})  # with these it ends
    polled, enough = 0, asyncio.Event()

    def way(method: str) -> str:
        nonlocal polled
        polled += method == "getUpdates"
        if polled > len(WAYS):
            enough.set()
        return "fine" if method in {"getMe", "getWebhookInfo"} else next(ways)

    async with telegram(way) as url:
        found = {"bot_token": TOKEN, "bot_api_url": url, "pace": 0}
        found["database_url"] = f"sqlite:///{tmp_path}/kozel.db"
        async with Kozel(Settings.model_validate(found)):
            await enough.wait()
    said = capsys.readouterr().err
    assert "telegram is out of reach" in said
    assert "<token>" in said
    assert SECRET not in said
