"""docs/playground.md is true: its programs run, and its tables name all there is."""

import asyncio
import contextlib
import os
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from starlette.routing import Route

from bot.playground import Playground
from bot.playground.client import Telegram
from bot.playground.methods import METHODS
from bot.playground.server import app
from bot.playground.weather import Weather

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "playground.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", DOCS, re.DOTALL)
SERVANTS = [program for program in PROGRAMS if "PLAYGROUND" in program]
SCRIPTS = [program for program in PROGRAMS if "PLAYGROUND" not in program]
LIBRARY = re.compile(r"^from (aiogram|telegram)\b", re.MULTILINE)


@contextlib.asynccontextmanager
async def running(*arguments: str, **environment: str) -> AsyncIterator[asyncio.StreamReader]:
    """Python with these arguments, until the block ends; gives what it prints."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments,
        stdout=asyncio.subprocess.PIPE, cwd=ROOT, env=os.environ | environment,
    )  # fmt: skip
    assert process.stdout
    try:
        yield process.stdout
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.communicate()


def library(program: str) -> str:
    """The library a program is written for."""
    found = LIBRARY.search(program)
    assert found
    return found[1]


@pytest.mark.parametrize("program", SERVANTS, ids=library)
async def test_another_bot_lives_in_the_bare_playground(program: str) -> None:
    pytest.importorskip(library(program), reason="the library of the example is not installed")
    async with running("-m", "bot", "play", "--bare", "--port", "0") as said:
        first = (await said.readline()).decode()
        url = first.removeprefix("The playground: ").strip()
        async with running("-c", program, PLAYGROUND=url), Telegram(url) as telegram:
            (alex,) = (p for p in telegram.world.people.values() if p["first_name"] == "Alex")
            person = telegram.known(alex["id"])
            await person.send(person.id, "hello")
            await person.sees(None, "You said: hello", timeout=30)


@pytest.mark.parametrize("program", SCRIPTS, ids=library)
async def test_a_script_says_what_stands_in_its_last_line(program: str) -> None:
    async with running("-c", program) as said:
        printed = await asyncio.wait_for(said.read(), 30)
    assert printed.decode().strip() == program.strip().rpartition("# ")[2]


def test_there_are_programs_of_both_kinds() -> None:
    assert sorted(map(library, SERVANTS)) == ["aiogram", "telegram"]
    assert len(SCRIPTS) == 1


def test_every_request_of_the_world_is_described() -> None:
    world = Playground().world
    routes = app(world, Playground().autoplay, None).routes
    served = {
        (method, re.sub(r"\{(\w+)[^}]*\}", "ID", route.path))
        for route in routes if isinstance(route, Route) and route.path.startswith("/world")
        for method in (route.methods or set()) - {"HEAD"}
    }  # fmt: skip
    rows = re.findall(r"^\| `(GET|POST) (/world[^ `?]*)", DOCS, re.MULTILINE)
    assert {(method, path.replace("THREAD", "ID")) for method, path in rows} == served


def test_every_switch_of_the_weather_is_described() -> None:
    section = DOCS.partition("### The weather")[2].partition("A fault is")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)) == set(Weather().json())


def test_every_method_of_a_bot_is_described() -> None:
    section = DOCS.partition("Methods: ")[2].partition("Any other gets 404")[0]
    plain, _, pairs = section.partition("set and get of")
    named = {name.lower() for name in re.findall(r"`(\w+)`", plain)}
    for name in re.findall(r"`(\w+)`", pairs):
        named |= {f"set{name.lower()}", f"get{name.lower()}"}
    assert named == set(METHODS)
