"""The pictures of docs/img, taken of the real bot.

    python -m tests.playground.browser.screenshots

Needs Chromium, and fonts for emoji, Arabic and Devanagari.
"""

import re
import sys
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from tests.playground.browser import evening
from tests.playground.browser.opening import (
    Opener,
    act_as,
    chromium,
    column,
    launch,
    window_of,
)
from tests.playground.browser.png import packed
from tests.playground.browser.yard import Yard

FOLDER = Path(__file__).parents[3] / "docs" / "img"
NOT_YET = 900
LARGEST = 150_000
PLAIN = ".messages { background: var(--wall-2) !important } .toast { display: none !important }"


def take_all(browser: Browser, yard: Yard) -> None:
    """The desk with a lobby and with a table, a Persian hand on a phone, the same in the dark."""
    with Opener(window_of(browser, bypass_csp=True), yard.playground.url) as opener:
        page = opener.open(width=1640, height=760)
        group = column(page, yard.group)
        seat_all(page, group)
        take(page, "lobby")
        evening.begin(group)
        play_until_ali(page, yard)
        take(page, "table")
        dark(page)
        take(page, "table-dark")
        page.set_viewport_size({"width": 390, "height": 780})
        act_as(page, "علی رضا")
        expect(column(page, yard.ali)).to_be_visible()
        take(page, "hand-dark")
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        take(page, "hand")


def play_until_ali(page: Page, yard: Yard) -> None:
    """All play by script until a trick is over, and on until the one who reads from the right has
    the turn.
    """
    everybody = (yard.ali, yard.maria, yard.anita, yard.alex)
    for person in everybody:
        yard.hand(person, plays=True)
    group = column(page, yard.group)
    expect(group.get_by_text("🧺").last).to_be_visible(timeout=60_000)
    yard.hand(yard.ali, plays=False)
    page.wait_for_timeout(NOT_YET)  # his last tap may be on its way
    cards = column(page, yard.ali).locator(".key", has_text=re.compile("[♠♣♦♥]"))
    expect(cards.nth(3)).to_be_visible(timeout=60_000)
    for person in everybody:
        yard.hand(person, plays=False)
    expect(group).to_contain_text(re.compile(r"👉 \W*علی رضا"), timeout=20_000)


def dark(page: Page) -> None:
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")


def seat_all(page: Page, group: Locator) -> None:
    """Four people take the seats, as four people would."""
    evening.open_table(group)
    for name, team in (("Мария", "🔵"), ("علی رضا", "🟠"), ("अनीता", "🔵"), ("Alex", "🟠")):
        act_as(page, name)
        evening.key(group, team).click()
        page.wait_for_timeout(NOT_YET)
    act_as(page, "Мария")


def take(page: Page, name: str) -> None:
    """One picture, without what passes by; a plain wall keeps it small."""
    page.wait_for_timeout(NOT_YET)
    path = FOLDER / f"{name}.png"
    size = path.write_bytes(packed(page.screenshot(style=PLAIN)))
    sys.stdout.write(f"{path}: {size // 1000} kB\n")
    if size > LARGEST:  # a README is read on phones, too
        sys.exit(f"more than {LARGEST // 1000} kB")


def main() -> None:
    path = chromium()
    if path is None:
        sys.exit("no Chromium: install Debian's chromium or name one in $CHROMIUM")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, Yard(pace=1.0) as yard:
        browser = launch(playwright, path)
        take_all(browser, yard)
        browser.close()


if __name__ == "__main__":
    main()
