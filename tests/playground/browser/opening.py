"""Opening the page in a browser that remembers nothing; what goes wrong in the page is kept."""

import os
import shutil
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
]  # fmt: skip
PATIENCE_MS = 10_000


def chromium() -> str | None:
    """Where the system's Chromium is."""
    named = [os.environ.get("CHROMIUM"), "/usr/bin/chromium", shutil.which("chromium")]
    return next((path for path in named if path and Path(path).is_file()), None)


def launch(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


class Opener:
    """Opens pages of one address; a context manager that closes them all."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.errors: list[str] = []
        self.contexts: list[BrowserContext] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for context in self.contexts:
            context.close()

    def open(self, width: int = 1200, height: int = 640, **more: Any) -> Page:
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", **more
        )
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(self.url)
        page.locator(".column, .chat-list").first.wait_for()
        return page


def column(page: Page, chat_id: int) -> Locator:
    """The chat of that id on the page."""
    return page.locator(f".column[data-chat='{chat_id}']")


def write(chat: Locator, text: str) -> None:
    chat.get_by_role("textbox", name="Message").fill(text)
    chat.get_by_role("textbox", name="Message").press("Enter")


def tap(chat: Locator, key: str) -> None:
    chat.get_by_role("button", name=key, exact=True).click()


def act_as(page: Page, name: str) -> None:
    page.get_by_role("button", name="You are:").click()
    page.get_by_role("menuitemradio", name=name).click()


# Where each UTF-16 unit of an element's text stands on the screen.
PLACES = """(node) => {
  const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const places = [];
  while (walk.nextNode()) {
    const text = walk.currentNode;
    for (let at = 0; at < text.length; at += 1) {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      places.push([text.data[at], range.getBoundingClientRect().left]);
    }
  }
  return places;
}"""


def seen_order(line: Locator, words: list[str]) -> bool:
    """Whether the eye meets these words from left to right; each must be in the text."""
    places = line.evaluate(PLACES)
    text = "".join(unit for unit, _ in places)
    lefts = [places[text.index(word)][1] for word in words]
    return lefts == sorted(lefts)
