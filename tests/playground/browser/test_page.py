"""The page in a real browser, against a real playground and a scripted bot."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.playground.browser.conftest import Open
from tests.playground.browser.opening import column, seen_order, tap, write
from tests.playground.browser.scripted import Town


def table(page: Page, town: Town) -> Locator:
    """The group, with the bot's keyboard in it."""
    group = column(page, town.group)
    write(group, "/play")
    expect(group.get_by_text("A table")).to_be_visible()
    return group


def test_a_message_of_the_bot_appears(town: Town, visit: Open) -> None:
    page = visit()
    town.say(town.maria, "Hello <b>Maria</b>", parse_mode="HTML")
    chat = column(page, town.maria)
    expect(chat.locator(".bubble strong")).to_have_text("Maria")
    expect(chat.locator(".bubble .meta")).to_contain_text(re.compile(r"\d\d:\d\d"))


def test_a_tap_shows_a_spinner_until_the_bot_answers(town: Town, visit: Open) -> None:
    group = table(visit(), town)
    tap(group, "Mute")
    tap(group, "Toast")
    expect(group.locator(".toast")).to_have_text("Not your turn")
    expect(group.locator(".key.busy")).to_have_text("Mute")


def test_an_alert_waits_for_ok(town: Town, visit: Open) -> None:
    page = visit()
    tap(table(page, town), "Alert")
    alert = page.get_by_role("dialog")
    expect(alert).to_contain_text("Your hand: A♥️")
    expect(alert).to_contain_text("Мария")
    alert.get_by_role("button", name="OK").click()
    expect(alert).to_have_count(0)


def test_an_edit_happens_in_place(town: Town, visit: Open) -> None:
    group = table(visit(), town)
    town.say(town.group, "after it")
    tap(group, "Edit")
    rows = group.locator(".row:not(.service)")
    expect(rows.nth(1)).to_contain_text("Edited")
    expect(rows.nth(1).locator(".edited")).to_be_visible()
    expect(rows.last).to_contain_text("after it")


def test_an_edit_above_does_not_move_what_is_read(town: Town, visit: Open) -> None:
    page = visit(height=500)
    long = town.say(town.maria, "short")
    for number in range(30):
        town.say(town.maria, f"line {number}")
    chat = column(page, town.maria)
    line = chat.locator(".line", has_text="line 15")
    line.evaluate("node => node.scrollIntoView({block: 'center'})")
    expect(chat.get_by_role("button", name="To the newest message")).to_be_visible()
    before = line.bounding_box()
    text = "\n".join("much longer" for _ in range(40))
    place = {"chat_id": town.maria, "message_id": long["message_id"]}
    town.wait(town.bot.call("editMessageText", text=text, **place))
    expect(chat.get_by_text("much longer").first).to_be_attached()
    after = line.bounding_box()
    assert before
    assert after
    assert abs(before["y"] - after["y"]) < 2


def test_the_bot_is_seen_typing_until_it_has_written(town: Town, visit: Open) -> None:
    chat = column(visit(), town.maria)
    subtitle = chat.locator(".subtitle")
    expect(subtitle).to_have_text("Русский · private")
    town.wait(town.bot.call("sendChatAction", chat_id=town.maria, action="typing"))
    expect(subtitle).to_have_text("typing…")
    town.say(town.maria, "Done")
    expect(subtitle).to_have_text("Русский · private")


def test_keys_have_their_styles(town: Town, visit: Open) -> None:
    group = table(visit(), town)
    colours = {
        name: group.get_by_role("button", name=name, exact=True).evaluate(
            "(node) => getComputedStyle(node).backgroundColor"
        )
        for name in ("Toast", "Edit", "Delete")
    }
    assert len(set(colours.values())) == 3


def test_a_deleted_message_goes_away(town: Town, visit: Open) -> None:
    group = table(visit(), town)
    tap(group, "Delete")
    expect(group.get_by_text("A table")).to_have_count(0)


def test_an_answer_with_a_link_follows_it(town: Town, visit: Open) -> None:
    page = visit()
    tap(table(page, town), "Lead")
    expect(column(page, town.maria).get_by_text("Welcome seat")).to_be_visible()


def test_a_link_to_a_message_points_at_it(town: Town, visit: Open) -> None:
    page = visit()
    sent = town.say(town.group, "the table stands here")
    link = f"https://t.me/c/{str(town.group).removeprefix('-100')}/{sent['message_id']}"
    keys = {"inline_keyboard": [[{"text": "Back", "url": link}]]}
    town.say(town.maria, "your hand", reply_markup=keys)
    tap(column(page, town.maria), "Back")
    found = column(page, town.group).locator(".row.found")
    expect(found).to_contain_text("the table stands here")


def test_the_start_button_opens_a_private_chat(town: Town, visit: Open) -> None:
    chat = column(visit(), town.newcomer)
    tap(chat, "START")
    expect(chat.get_by_text("Welcome", exact=False)).to_be_visible()
    expect(chat.get_by_role("textbox", name="Message")).to_be_visible()


def test_who_blocked_the_bot_can_unblock_it(town: Town, visit: Open) -> None:
    chat = column(visit(), town.maria)
    chat.get_by_role("button", name="Chat menu").click()
    chat.page.get_by_role("menuitem", name="Block the bot").click()
    tap(chat, "Unblock")
    expect(chat.get_by_role("textbox", name="Message")).to_be_visible()


def test_a_name_with_a_script_is_text(town: Town, visit: Open) -> None:
    page = visit()
    town.do(
        f"people/{town.newcomer}/send", chat_id=town.group, text="<img src=x onerror=alert(1)>"
    )
    expect(column(page, town.newcomer).locator("h2")).to_have_text(Town.EVIL)
    row = column(page, town.group).locator(".row").last
    expect(row).to_contain_text("<img src=x")
    expect(row.locator(".sender")).to_have_text(Town.EVIL)
    expect(page).to_have_title("Playground")
    expect(page.locator("#app :is(script, img)")).to_have_count(0)


def test_every_line_has_its_own_direction(town: Town, visit: Open) -> None:
    page = visit()
    town.say(town.ali, "\u200fنوبت \u2068Мария\u2069: \u20669♥️ K♥️\u2069\nhello")
    lines = column(page, town.ali).locator(".line")
    directions = lines.evaluate_all("lines => lines.map((l) => getComputedStyle(l).direction)")
    assert directions == ["rtl", "ltr"]
    expect(lines.first).to_contain_text("\u20669♥️ K♥️\u2069")
    assert seen_order(lines.first, ["9♥️", "K♥️", "Мария", "نوبت"])


def test_a_long_quote_opens_by_a_tap_and_stays_open(town: Town, visit: Open) -> None:
    page = visit()
    quote = "<blockquote expandable>1\n2\n3\n4\nlast</blockquote>"
    sent = town.say(town.maria, quote, parse_mode="HTML")
    chat = column(page, town.maria)
    expect(chat.locator("blockquote.folded")).to_be_visible()
    tap(chat, "Show the whole quote")
    place = {"chat_id": town.maria, "message_id": sent["message_id"], "parse_mode": "HTML"}
    town.wait(town.bot.call("editMessageText", text=quote.replace("last", "new"), **place))
    expect(chat.locator("blockquote:not(.folded)")).to_contain_text("new")


def test_acting_as_somebody_else_in_the_group(town: Town, visit: Open) -> None:
    page = visit()
    page.get_by_role("button", name=re.compile("You are:")).click()
    page.get_by_role("menuitemradio", name="علی رضا").click()
    write(column(page, town.group), "سلام")
    sent = column(page, town.group).locator(".row.own").last
    expect(sent).to_contain_text("سلام")
    assert town.playground.world.chats[town.group].messages.popitem()[1].sender.id == town.ali


def test_a_tap_on_a_face_acts_as_that_person(town: Town, visit: Open) -> None:
    page = visit()
    page.get_by_role("button", name="Act as علی رضا").click()
    expect(page.get_by_role("button", name="You are:")).to_contain_text("علی رضا")
    write(column(page, town.group), "سلام")
    expect(column(page, town.group).locator(".row.own").last).to_contain_text("سلام")


def test_a_reload_in_the_middle_keeps_person_chat_and_messages(town: Town, visit: Open) -> None:
    page = visit(width=390, height=800)
    page.get_by_role("button", name="You are:").click()
    page.get_by_role("menuitemradio", name="علی رضا").click()
    page.get_by_role("button", name=re.compile("^Yard")).click()
    table(page, town)
    page.reload()
    expect(column(page, town.group).get_by_text("A table")).to_be_visible()
    expect(page.get_by_role("button", name="You are:")).to_contain_text("علی رضا")
    expect(column(page, town.group).locator(".row.own")).to_contain_text("/play")


def test_a_phone_shows_a_list_then_one_chat(town: Town, visit: Open) -> None:
    page = visit(width=390, height=800)
    town.say(town.maria, "Your turn")
    dealer = page.get_by_role("button", name=re.compile("^Dealer"))
    expect(dealer.locator(".badge")).to_have_text("1")
    expect(dealer).to_contain_text("Your turn")
    dealer.click()
    expect(page.locator(".column")).to_have_count(1)
    expect(page.locator(".chat-list")).to_be_hidden()
    page.get_by_role("button", name="Back to the chats").click()
    expect(dealer.locator(".badge")).to_have_count(0)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


def test_dark_follows_the_system_until_somebody_chooses(visit: Open) -> None:
    page = visit(theme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(page.get_by_role("button", name="Dark theme")).to_be_visible()
    page.emulate_media(color_scheme="dark")
    page.get_by_role("button", name="Light theme").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_the_journal_shows_and_filters_what_the_bot_asked(town: Town, visit: Open) -> None:
    page = visit()
    town.say(town.maria, "for the journal")
    page.get_by_role("button", name="Journal").click()
    journal = page.get_by_role("complementary", name="Journal")
    expect(journal.get_by_text("sendMessage").first).to_be_visible()
    journal.get_by_role("searchbox").fill("setmycommands")
    expect(journal.locator("summary")).to_have_count(1)


def test_a_restarted_server_is_found_again(town: Town, visit: Open) -> None:
    page = visit()
    town.say(town.maria, "before")
    expect(column(page, town.maria).get_by_text("before")).to_be_visible()
    town.restart()
    town.say(town.maria, "after")
    expect(column(page, town.maria).get_by_text("after")).to_be_visible()
    expect(column(page, town.maria).get_by_text("before")).to_have_count(0)
