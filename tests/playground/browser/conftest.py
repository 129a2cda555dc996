"""A browser for all tests of this folder; without one they are skipped."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.playground.browser.scripted import Town

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
]  # fmt: skip
PATIENCE_MS = 5_000

Open = Callable[..., Page]


def chromium() -> str | None:
    """Where the system's Chromium is."""
    named = [os.environ.get("CHROMIUM"), "/usr/bin/chromium", shutil.which("chromium")]
    return next((path for path in named if path and Path(path).is_file()), None)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium: install Debian's chromium or name one in $CHROMIUM")
    # Stopped with the module: while it runs, no other event loop may run in this thread.
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def town() -> Iterator[Town]:
    with Town() as town:
        yield town


@pytest.fixture
def visit(browser: Browser, town: Town) -> Iterator[Open]:
    """Opens the page in a browser that remembers nothing; errors of the page fail the test."""
    errors: list[str] = []
    contexts = []

    def open_page(width: int = 1200, height: int = 640, **more: Any) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", **more
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(town.playground.url)
        page.locator(".column, .chat-list").first.wait_for()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not errors
