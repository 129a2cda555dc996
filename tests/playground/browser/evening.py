"""How a person plays Kozel on the page: what to tap so that a deal goes on."""

import contextlib
import re
from collections.abc import Callable

from playwright.sync_api import Error, Locator, expect

from tests.playground.browser.opening import write

# Keys that play, before those that choose or ask.
PLAYS = re.compile("^(⚔️|⚡|🎴|✅ Сбросить)")
START = re.compile(r"▶️.*\d\D+4")
CHOSEN = re.compile("^✅")
RESULT = re.compile("Кон 1: ")
MOST_TAPS = 200
SOON_MS = 400


def key(chat: Locator, sign: str | re.Pattern[str]) -> Locator:
    """A key by its sign, which is the same in every language."""
    return chat.locator(".key", has_text=sign).first


def open_table(group: Locator) -> None:
    write(group, "/kozel")
    expect(key(group, START)).to_contain_text("0")


def gather(group: Locator, home: Callable[[], None] | None = None) -> None:
    """A new table: the person sits down and computer players take the other seats.

    On a phone the first seat leads to the private chat; `home` goes back to the group.
    """
    open_table(group)
    key(group, "🔵").click()
    if home:
        home()
    for seats in range(1, 4):
        expect(key(group, START)).to_contain_text(str(seats))
        key(group, "🤖 +").click()


def begin(group: Locator) -> None:
    expect(key(group, START)).to_contain_text(re.compile(r"4\D+4"))
    key(group, START).click()


def play(group: Locator, hand: Locator) -> int:
    """Plays the hand until the group shows the result of the deal; answers the taps it took."""
    for taps in range(MOST_TAPS):
        keys = hand.locator(".key:visible")
        expect(group.get_by_text(RESULT).or_(keys.first).first).to_be_visible()
        if group.get_by_text(RESULT).count():
            return taps
        shown = keys.all_inner_texts()
        _tap_one(keys)
    raise AssertionError(f"the deal does not end, at last these keys were shown: {shown}")


def _tap_one(keys: Locator) -> None:
    """Keys come and go while others play: one that has gone is not tapped, another will be.

    A card too many may be ticked, on a screen that was about to change: then one is unticked.
    """
    kinds = (keys.filter(has_text=PLAYS), keys.filter(has_not_text=CHOSEN), keys)
    with contextlib.suppress(Error):
        next((kind for kind in kinds if kind.count()), keys).first.click(timeout=SOON_MS)
    expect(keys.page.locator(".key.busy")).to_have_count(0)
