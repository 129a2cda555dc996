"""The page when things go wrong, and the tools by which they do: weather, journal, scripts."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from bot.playground.chats import Chat
from bot.playground.errors import Refused
from bot.playground.messages import Content
from tests.playground.browser.conftest import Open
from tests.playground.browser.opening import column, tap, write
from tests.playground.browser.scripted import KEYS, Town

pytestmark = pytest.mark.slow

MANY = 10_000


class Switch:
    """A bot that is only said to run."""

    def __init__(self) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self.running = True

    async def start(self) -> None:
        self._turn(on=True)

    async def kill(self) -> None:
        self._turn(on=False)

    def _turn(self, *, on: bool) -> None:
        if self.running == on:
            raise Refused("it is so already")
        self.running = on
        self.on_change()


def choose(place: Locator, button: str, item: str) -> None:
    """Takes an item of the menu behind a button."""
    place.get_by_role("button", name=button).first.click()
    place.page.get_by_role("menuitem", name=item).click()


def weather(page: Page) -> Locator:
    weather_icon(page).click()
    return page.get_by_role("dialog", name="Weather")


def weather_icon(page: Page) -> Locator:
    return page.get_by_role("button", name="Weather")


def journal(page: Page) -> Locator:
    page.get_by_role("button", name="Journal").click()
    return page.get_by_role("complementary", name="Journal")


def chat_of(town: Town, chat_id: int) -> Chat:
    return town.playground.world.chats[chat_id]


async def _fill(town: Town) -> None:
    world = town.playground.world
    for number in range(MANY):
        world.post(world.chats[town.maria], world.bot, Content(f"line {number}"))


def test_ten_thousand_messages_leave_the_page_usable(town: Town, visit: Open) -> None:
    town.wait(_fill(town))
    page = visit()
    chat = column(page, town.maria)
    expect(chat.get_by_text(f"line {MANY - 1}")).to_be_visible()
    expect(chat.locator(".row")).to_have_count(200)
    tap(chat, "Show earlier messages")
    expect(chat.locator(".row")).to_have_count(400)
    write(chat, "/play")
    tap(chat, "Toast")
    expect(chat.locator(".toast")).to_have_text("Not your turn")


def test_a_second_page_shows_the_same_world(town: Town, visit: Open) -> None:
    one, other = visit(), visit(width=390, height=800)
    write(column(one, town.group), "from the first page")
    expect(other.get_by_role("button", name=re.compile("^Yard"))).to_contain_text("first page")


def test_a_dropped_connection_loses_nothing(town: Town, visit: Open) -> None:
    page = visit()
    town.drop_connections()
    town.say(town.maria, "in the meantime")
    expect(column(page, town.maria).get_by_text("in the meantime")).to_be_visible()
    expect(page.get_by_text("Connecting…")).to_have_count(0)


def test_nonsense_of_a_bot_is_shown_in_the_journal(town: Town, visit: Open) -> None:
    page = visit()
    town.wait(town.bot.call("sendMessage", chat_id=town.maria, text="<b>", parse_mode="HTML"))
    town.wait(town.bot.call("sendMessage", chat_id=town.maria, text="x", txet="y"))
    entries = journal(page)
    entries.get_by_role("combobox").select_option("Trouble")
    expect(entries.locator("summary")).to_have_count(2)
    expect(entries.locator(".bad")).to_contain_text("Bad Request: can't parse entities")
    expect(entries.locator(".mark")).to_have_text("⚠ there is no parameter txet")


def test_the_journal_comes_as_json_lines(town: Town, visit: Open) -> None:
    page = visit()
    entries = journal(page)
    entries.get_by_role("searchbox").fill("setmycommands")
    expect(entries.locator("summary")).to_have_count(1)
    with page.expect_download() as download:
        tap(entries, "Download")
    (line,) = download.value.path().read_text(encoding="utf-8").splitlines()
    assert '"name":"setMyCommands"' in line


def test_a_message_is_answered(town: Town, visit: Open) -> None:
    page = visit()
    sent = town.say(town.group, "Who plays?")
    group = column(page, town.group)
    choose(group, "Message menu", "Reply")
    write(group, "I do")
    expect(group.locator(".own .reply-line")).to_contain_text("Who plays?")
    expect(group.locator(".answering")).to_be_hidden()
    (*_, last) = chat_of(town, town.group).messages.values()
    assert last.reply_to is not None
    assert last.reply_to.message_id == sent["message_id"]


def test_new_commands_of_the_bot_are_offered_at_once(town: Town, visit: Open) -> None:
    page = visit()
    scope = {"type": "all_private_chats"}
    deal = [{"command": "deal", "description": "Cards"}]
    town.wait(town.bot.call("setMyCommands", commands=deal, scope=scope, language_code="fa"))
    column(page, town.ali).get_by_role("button", name="Commands").click()
    expect(page.get_by_role("menuitem", name="/deal")).to_be_visible()
    page.keyboard.press("Escape")
    column(page, town.maria).get_by_role("button", name="Commands").click()
    expect(page.get_by_role("menuitem", name="/play")).to_be_visible()


def test_a_person_is_handed_to_a_script(town: Town, visit: Open) -> None:
    page = visit()
    keys = {"inline_keyboard": [KEYS["inline_keyboard"][1]]}
    town.say(town.maria, "Press", reply_markup=keys)
    chat = column(page, town.maria)
    tap(chat, "Let a script play for this person")
    expect(chat.get_by_text("Edited")).to_be_visible()
    tap(chat, "Stop the script that plays")
    expect(chat.get_by_role("button", name="Let a script play")).to_be_visible()


def test_the_weather_is_switched_and_trouble_ordered(town: Town, visit: Open) -> None:
    page = visit()
    panel = weather(page)
    panel.get_by_label("Flood limits").check()
    panel.get_by_label("A second poller").check()
    panel.get_by_label("The next").select_option("sendMessage")
    tap(panel, "Order this fault")
    expect(page.locator(".stormy")).to_have_count(1)
    expect(page.locator(".toast")).to_have_text("The next request will see it.")
    tap(panel, "Order this fault")
    tap(panel, "Мария blocks the bot")
    tap(column(page, town.maria), "Unblock")
    tap(weather(page), "The bot is kicked from Yard")
    expect(column(page, town.group).get_by_text("no bot")).to_be_visible()
    switches = town.playground.world.weather
    assert (switches.flood, switches.two_pollers) == (True, True)
    assert [(fault.fault, fault.method) for fault in switches.next] == [("429", "sendMessage")] * 2


def test_repeated_taps_are_switched_off_by_an_empty_field(town: Town, visit: Open) -> None:
    page = visit()
    field = weather(page).get_by_label("Taps again after")
    for typed, kept, stormy in (("5", 5, 1), ("0", 0, 1), ("", None, 0)):
        field.fill(typed)
        field.press("Tab")
        expect(page.locator(".stormy")).to_have_count(stormy)
        assert town.playground.world.weather.late_updates == kept


def test_a_muted_bot_is_there_and_can_be_kicked(town: Town, visit: Open) -> None:
    page = visit()
    tap(weather(page), "The bot is muted there")
    group = column(page, town.group)
    expect(group.get_by_text("bot is muted")).to_be_visible()
    choose(group, "Chat menu", "Kick the bot")
    expect(group.get_by_text("no bot")).to_be_visible()


def test_a_deleted_group_leaves_the_page(town: Town, visit: Open) -> None:
    page = visit()
    choose(column(page, town.group), "Chat menu", "Delete the group")
    expect(column(page, town.group)).to_have_count(0)


def test_the_key_that_adds_the_bot_makes_a_group(town: Town, visit: Open) -> None:
    page = visit()
    url = f"https://t.me/{town.playground.world.bot.username}?startgroup=kozel"
    keys = {"inline_keyboard": [[{"text": "Add to a group", "url": url}]]}
    town.say(town.maria, "Nobody plays here", reply_markup=keys)
    tap(column(page, town.maria), "Add to a group")
    expect(page.get_by_role("dialog", name="New group")).to_be_visible()


def test_privacy_mode_is_turned_off_beside_the_weather(town: Town, visit: Open) -> None:
    page = visit()
    write(column(page, town.group), "between us")
    weather(page).get_by_label("Privacy mode").uncheck()
    expect(weather_icon(page)).not_to_have_class(re.compile("stormy"))
    write(column(page, town.group), "for all")
    page.keyboard.press("Escape")
    entries = journal(page)
    entries.get_by_role("combobox").select_option("Updates")
    entries.get_by_role("searchbox").fill("for all")
    expect(entries.locator("summary")).to_have_count(1)
    entries.get_by_role("searchbox").fill("between us")
    expect(entries.locator("summary")).to_have_count(0)
    me = town.wait(town.bot.call("getMe"))
    assert me["can_read_all_group_messages"] is True


def test_the_page_goes_along_when_a_group_is_upgraded(town: Town, visit: Open) -> None:
    page = visit()
    group = town.do("chats", title="Court", type="group", members=[town.maria])["id"]
    tap(page.locator(".desk > .column"), "Other groups")
    page.get_by_role("menuitemradio", name="Court").click()
    write(column(page, group), "before")
    tap(weather(page), "Court becomes a supergroup")
    expect(page.locator(".desk > .column")).to_contain_text("The group became a supergroup")
    expect(column(page, group)).to_have_count(0)
    moved = chat_of(town, group).migrated_to
    assert moved is not None
    write(column(page, moved), "/play")
    expect(column(page, moved).get_by_text("A table")).to_be_visible()


def test_a_topic_is_closed_from_the_page(town: Town, visit: Open) -> None:
    page = visit()
    forum = town.do("chats", title="Dacha", is_forum=True, members=[town.maria])["id"]
    topic = town.do(f"chats/{forum}/topics", name="Cards")["thread_id"]
    choose_group = column(page, town.group).get_by_role("button", name="Other groups")
    choose_group.click()
    page.get_by_role("menuitemradio", name="Dacha").click()
    chat = column(page, forum)
    tap(chat, "Cards")
    choose(chat, "Chat menu", "Close “Cards”")
    expect(chat.get_by_role("button", name="Cards 🔒")).to_be_visible()
    assert chat_of(town, forum).topics[topic].closed
    choose(chat, "Chat menu", "Delete “Cards”")
    expect(chat.get_by_role("button", name="All")).to_have_attribute("aria-pressed", "true")


def test_an_admin_writes_anonymously(town: Town, visit: Open) -> None:
    page = visit()
    group = column(page, town.group)
    choose(group, "Chat menu", "Make Мария an admin")
    choose(group, "Chat menu", "Write anonymously")
    write(group, "In whose name?")
    expect(group.locator(".row:not(.service)").last.locator(".sender")).to_have_text("Yard")


def test_the_bot_is_killed_and_started_again(town: Town, visit: Open) -> None:
    page = visit()
    town.attach(Switch())
    tap(weather(page), "kill -9 the bot")
    expect(page.get_by_text("The bot is dead")).to_be_visible()
    write(column(page, town.group), "still here")
    expect(column(page, town.group).get_by_text("still here")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 640})
    page.locator(".phone").wait_for()
    you = page.get_by_role("button", name="You are:").bounding_box()
    start = page.get_by_role("button", name="Start it").bounding_box()
    assert you
    assert start
    assert start["y"] >= you["y"] + you["height"], "on a phone it stands below, not upon"
    tap(page.locator("header.bar"), "Start it")
    expect(page.get_by_text("The bot is dead")).to_have_count(0)
    expect(page.get_by_text("The bot is starting")).to_be_visible()
