"""A bot as a child process: killed, started again, and ended by itself."""

import asyncio
import sys
from pathlib import Path

import pytest

from bot.playground import Playground
from bot.playground.client import Telegram, WorldError
from bot.playground.process import BotProcess

SLEEPER = [sys.executable, "-c", "import time; time.sleep(60)"]


def bot(tmp_path: Path, command: list[str]) -> BotProcess:
    return BotProcess(command, {"CODE": "7"}, tmp_path)


async def test_the_page_kills_the_bot_and_starts_it_again(
    tmp_path: Path, playground: Playground, telegram: Telegram
) -> None:
    async with bot(tmp_path, SLEEPER) as process:
        playground.attach(process)
        ended = asyncio.get_running_loop().create_task(process.ended())
        assert (await telegram.post("/world/bot/kill", {}))["process"] == "stopped"
        await telegram.until(lambda world: world.bot["process"] == "stopped")
        with pytest.raises(WorldError, match="not running"):
            await telegram.post("/world/bot/kill", {})
        assert (await telegram.post("/world/bot/start", {}))["process"] == "starting"
        await telegram.post(f"/bot{playground.token}/getMe", {})
        await telegram.until(lambda world: world.bot["process"] == "running")
        with pytest.raises(WorldError, match="the bot is running"):
            await telegram.post("/world/bot/start", {})
        assert not ended.done()
        ended.cancel()
    assert not process.running


async def test_a_bot_that_ends_by_itself_says_its_exit_code(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import os, sys; sys.exit(int(os.environ['CODE']))"]
    async with bot(tmp_path, command) as process, asyncio.timeout(10):
        assert await process.ended() == 7
