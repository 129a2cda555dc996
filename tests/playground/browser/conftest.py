"""A browser for all tests of this folder; without one they are skipped."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from tests.playground.browser.opening import PATIENCE_MS, Opener, chromium, launch, window_of
from tests.playground.browser.scripted import Town

Open = Callable[..., Page]

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="module")
def window() -> Iterator[BrowserContext]:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium: install Debian's chromium or name one in $CHROMIUM")
    # Stopped with the module: while it runs, no other event loop may run in this thread.
    with sync_playwright() as playwright:
        browser = launch(playwright, path)
        yield window_of(browser)
        browser.close()


@pytest.fixture
def town() -> Iterator[Town]:
    with Town() as town:
        yield town


@pytest.fixture
def visit(window: BrowserContext, town: Town) -> Iterator[Open]:
    """Opens the page; its errors fail the test."""
    with Opener(window, town.playground.url) as opener:
        yield opener.open
    assert not opener.errors
