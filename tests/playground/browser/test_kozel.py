"""The page with the real bot on it: an evening, by clicking only."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.playground.browser import evening
from tests.playground.browser.conftest import Open
from tests.playground.browser.opening import Opener, act_as, column, seen_order, tap
from tests.playground.browser.yard import Yard

CARD = re.compile("(?:10|[6-9JQKA])[♠♣♦♥]")


@pytest.fixture(scope="module")
def yard() -> Iterator[Yard]:
    with Yard() as yard:
        yield yard


@pytest.fixture
def visit(window: BrowserContext, yard: Yard) -> Iterator[Open]:
    with Opener(window, yard.playground.url) as opener:
        yield opener.open
    assert not opener.errors


def test_a_whole_deal_is_played_by_clicking(yard: Yard, visit: Open) -> None:
    page = visit(width=1680, height=900)
    group, hand = column(page, yard.group), column(page, yard.maria)
    evening.gather(group)
    expect(group.locator(".toast")).to_contain_text("Бот")
    evening.begin(group)
    expect(group.locator(".edited").first).to_be_visible()
    tap(group, "🃏 Мои карты")
    alert = page.get_by_role("dialog")
    expect(alert).to_contain_text("Козырь")
    alert.get_by_role("button", name="OK").click()
    hand.locator(".key").first.click()
    page.reload()
    assert evening.play(group, hand) > 3
    assert yard.marks() == []


def test_a_persian_hand_reads_from_the_right(yard: Yard, visit: Open) -> None:
    garden = yard.new_group("باغ", [yard.ali])
    page = visit(width=390, height=800, theme="dark")
    act_as(page, "علی رضا")
    page.get_by_role("button", name=re.compile("^باغ")).click()
    group, hand = column(page, garden), column(page, yard.ali)
    evening.gather(group, home=lambda: evening.key(hand, "↩️").click())
    evening.begin(group)
    tap(page.locator("body"), "Back to the chats")
    page.get_by_role("button", name=re.compile("^Kozel")).click()
    line = hand.locator(".line", has_text="ورق‌های شما:")
    expect(line).to_have_css("direction", "rtl")
    cards = CARD.findall(line.inner_text())
    assert len(cards) == 4
    assert seen_order(line, cards)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert yard.marks() == []
