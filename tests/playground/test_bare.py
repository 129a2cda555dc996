"""`python -m bot play --bare` with a bot that is not ours: the example of docs/playground.md."""

import asyncio
import contextlib
import os
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground.client import Telegram

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "playground.md").read_text(encoding="utf-8")

pytest.importorskip("aiogram", reason="aiogram, the library of the example, is not installed")


def example() -> str:
    """The first Python program of the page."""
    found = re.search(r"```python\n(.*?)```", DOCS, re.DOTALL)
    assert found
    return found[1]


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
        process.terminate()
        await process.communicate()


async def test_another_bot_lives_in_the_bare_playground() -> None:
    async with running("-m", "bot", "play", "--bare", "--port", "0") as said:
        first = (await said.readline()).decode()
        url = first.removeprefix("The playground: ").strip()
        async with running("-c", example(), PLAYGROUND=url), Telegram(url) as telegram:
            (alex,) = (p for p in telegram.world.people.values() if p["first_name"] == "Alex")
            person = telegram.known(alex["id"])
            await person.send(person.id, "hello")
            await person.sees(None, "You said: hello", timeout=30)
