"""What tests of this package share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage import Storage


@pytest.fixture
async def storage(tmp_path: Path) -> AsyncIterator[Storage]:
    """An empty database in a file, kozel.db."""
    storage = await Storage.open(f"sqlite:///{tmp_path}/kozel.db")
    yield storage
    await storage.close()
