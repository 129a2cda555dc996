"""Opening the page in a browser that remembers nothing; what goes wrong in the page is kept."""

import os
import shutil
from pathlib import Path
from typing import Literal, Self

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, Playwright

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
]  # fmt: skip
PATIENCE_MS = 10_000

Theme = Literal["light", "dark"]


def chromium() -> str | None:
    """Where the system's Chromium is."""
    named = [os.environ.get("CHROMIUM"), "/usr/bin/chromium", shutil.which("chromium")]
    return next((path for path in named if path and Path(path).is_file()), None)


def launch(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


def window_of(browser: Browser, *, bypass_csp: bool = False) -> BrowserContext:
    window = browser.new_context(bypass_csp=bypass_csp)
    window.set_default_timeout(PATIENCE_MS)
    return window


class Opener:
    """Opens pages of one address in a window; a context manager that leaves it as it was.

    The window keeps one page, since a new one takes longer than a test.
    """

    def __init__(self, window: BrowserContext, url: str) -> None:
        self.window, self.url = window, url
        self.errors: list[str] = []
        self.pages: list[Page] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for page in self.pages:
            page.remove_listener("pageerror", self._note)
            page.evaluate("localStorage.clear()")
        for page in self.pages[1:]:
            page.close()
        if self.pages:
            self.pages[0].goto("about:blank")

    def open(self, width: int = 1200, height: int = 640, theme: Theme = "light") -> Page:
        spare = [page for page in self.window.pages if page not in self.pages]
        page = spare[0] if spare else self.window.new_page()
        self.pages.append(page)
        page.on("pageerror", self._note)
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.goto(self.url)
        page.locator(".column, .chat-list").first.wait_for()
        return page

    def _note(self, error: Error) -> None:
        self.errors.append(str(error))


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
