"""How a person plays Kozel on the page: what to tap so that a deal goes on."""

import contextlib
import re

from playwright.sync_api import Error, Locator, expect

from tests.playground.browser.opening import column, tap, write

# Keys that play, before those that choose or ask.
PLAYS = re.compile("^(⚔️|⚡|🎴|✅ Сбросить)")
CHOSEN = re.compile("^✅")
RESULT = re.compile("Кон 1: ")
MOST_TAPS = 200
SOON_MS = 400


def open_table(group: Locator) -> None:
    write(group, "/kozel")
    expect(group.get_by_text("Места: 0 из 4")).to_be_visible()


def gather(group: Locator) -> None:
    """A new table: the person sits down and computer players take the other seats."""
    write(group, "/kozel")
    tap(group, "🔵 Сесть за A")
    for seats in range(1, 4):
        expect(group.get_by_text(f"Места: {seats} из 4")).to_be_visible()
        tap(group, "🤖 Добавить бота")


def begin(group: Locator) -> None:
    tap(group, "▶️ Начать · 4/4")


def gather_in_persian(group: Locator, person_id: int) -> None:
    """The same on a phone, which the first tap leads to the private chat and back."""
    write(group, "/kozel")
    tap(group, "\u200f🔵 نشستن در A")
    tap(column(group.page, person_id), "\u200f↩️ بازگشت به میز")
    for seats in range(1, 4):
        expect(group.get_by_text(f"جاها: {seats} از 4")).to_be_visible()
        tap(group, "\u200f🤖 افزودن ربات")
    tap(group, "\u200f▶️ شروع بازی · 4 از 4")


def play(group: Locator, hand: Locator) -> int:
    """Plays the hand until the group shows the result of the deal; answers the taps it took."""
    for taps in range(MOST_TAPS):
        keys = hand.locator(".key:visible")
        expect(group.get_by_text(RESULT).or_(keys.first).first).to_be_visible()
        if group.get_by_text(RESULT).count():
            return taps
        _tap_one(keys)
    raise AssertionError("the deal does not end")


def _tap_one(keys: Locator) -> None:
    """Keys come and go while others play: one that has gone is not tapped, another will be."""
    plays = keys.filter(has_text=PLAYS)
    key = plays.first if plays.count() else keys.filter(has_not_text=CHOSEN).first
    with contextlib.suppress(Error):
        key.click(timeout=SOON_MS)
    expect(keys.page.locator(".key.busy")).to_have_count(0)
