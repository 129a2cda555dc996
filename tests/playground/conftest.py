"""A world, and a playground over HTTP with people on it."""

from collections.abc import AsyncIterator

import pytest

from bot.playground import Playground
from bot.playground.client import Telegram
from tests.playground.scene import Scene


@pytest.fixture
async def scene() -> Scene:
    return Scene()


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(port=0) as playground:
        yield playground


@pytest.fixture
async def telegram(playground: Playground) -> AsyncIterator[Telegram]:
    async with Telegram(playground.url) as telegram:
        yield telegram
