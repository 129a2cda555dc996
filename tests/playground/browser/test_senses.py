"""The page for those who hear it, or use the keyboard alone: sound, names, news, focus."""

from playwright.sync_api import Locator, Page, expect

from tests.playground.browser.conftest import Open
from tests.playground.browser.opening import column, tap, write
from tests.playground.browser.scripted import KEYS, Town

# How often a note has been started; two make the sound of one message.
COUNT_NOTES = """() => {
  window.notes = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.notes += 1;
    return start.apply(this, when);
  };
}"""


def notes(page: Page) -> int:
    return int(page.evaluate("window.notes"))


def listen(page: Page) -> None:
    page.evaluate(COUNT_NOTES)


def live(page: Page) -> Locator:
    return page.get_by_role("log", name="News")


def hear(town: Town, page: Page, chat_id: int, text: str, *, silent: bool = False) -> int:
    """How many notes sounded until the message stood on the page."""
    before = notes(page)
    town.say(chat_id, text, disable_notification=silent)
    expect(column(page, chat_id).get_by_text(text)).to_be_visible()
    return notes(page) - before


def test_sound_is_off_until_somebody_turns_it_on(town: Town, visit: Open) -> None:
    page = visit()
    listen(page)
    page.locator("h1").click()
    assert hear(town, page, town.maria, "unheard") == 0
    page.get_by_role("button", name="Sound on").click()
    assert notes(page) == 2, "it is heard at once that it is on"
    assert hear(town, page, town.maria, "to whom one acts as") == 2
    assert hear(town, page, town.group, "to a group of hers") == 2
    assert hear(town, page, town.ali, "to somebody else") == 0
    assert hear(town, page, town.maria, "by night", silent=True) == 0
    page.reload()
    listen(page)
    page.locator("h1").click()
    assert hear(town, page, town.maria, "still on") == 2
    page.get_by_role("button", name="Sound off").click()
    assert hear(town, page, town.maria, "off again") == 0


def test_a_screen_reader_is_told_what_is_new(town: Town, visit: Open) -> None:
    page = visit()
    write(column(page, town.group), "/play")
    expect(live(page)).to_contain_text("Dealer: A table")
    tap(column(page, town.group), "Toast")
    expect(live(page)).to_contain_text("Not your turn")
    town.say(town.ali, "not hers")
    hand = town.say(town.maria, "Others are to move\nA♥️")
    place = {"chat_id": town.maria, "message_id": hand["message_id"]}
    town.wait(town.bot.call("editMessageText", text="Your turn\nA♥️", **place))
    expect(live(page)).to_contain_text("Dealer: Your turn")
    town.wait(town.bot.call("editMessageText", text="Your turn\nA♥️ K♥️", **place))
    expect(column(page, town.maria).get_by_text("K♥️")).to_be_visible()
    spoken = live(page).locator("p").all_inner_texts()
    assert spoken.count("Dealer: Your turn") == 1, "an edit below the first line is no news"
    assert "Dealer: not hers" not in spoken


def test_everything_has_a_name_and_a_place(town: Town, visit: Open) -> None:
    page = visit()
    town.say(town.maria, "Press", reply_markup=KEYS)
    expect(page.get_by_role("banner")).to_be_visible()
    expect(page.get_by_role("main")).to_be_visible()
    chat = page.get_by_role("region", name="Private chat of Мария")
    expect(chat.get_by_role("heading", name="Мария")).to_be_visible()
    expect(chat.get_by_role("region", name="Messages, Мария")).to_be_visible()
    expect(chat.get_by_role("list", name="Messages").get_by_role("listitem")).to_have_count(1)
    keys = chat.get_by_role("group", name="Buttons").get_by_role("button")
    expect(keys).to_have_text(["Toast", "Alert", "Edit", "Delete", "Mute", "Lead"])
    for button in page.get_by_role("button").all():
        name = button.get_attribute("aria-label") or button.inner_text()
        assert name.strip(), button.evaluate("node => node.outerHTML")


def test_a_key_keeps_the_focus_when_it_is_edited(town: Town, visit: Open) -> None:
    page = visit()
    town.say(town.maria, "Press", reply_markup=KEYS)
    chat = column(page, town.maria)
    chat.get_by_role("button", name="Edit", exact=True).focus()
    page.keyboard.press("Enter")
    expect(chat.get_by_text("Edited")).to_be_visible()
    expect(chat.get_by_role("button", name="Edit", exact=True)).to_be_focused()
    page.keyboard.press("Tab")
    expect(chat.get_by_role("button", name="Delete", exact=True)).to_be_focused()


def test_controls_that_are_drawn_anew_keep_the_focus(town: Town, visit: Open) -> None:
    page = visit()
    for label, then in (("Sound on", "Sound off"), ("Dark theme", "Light theme")):
        page.get_by_role("button", name=label).focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name=then)).to_be_focused()
    forum = town.do("chats", title="Dacha", is_forum=True, members=[town.maria])["id"]
    town.do(f"chats/{forum}/topics", name="Cards")
    page.get_by_role("button", name="Other groups").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("menuitemradio", name="Dacha")).to_be_focused()
    page.keyboard.press("Enter")
    topic = column(page, forum).get_by_role("button", name="Cards")
    topic.focus()
    page.keyboard.press("Enter")
    expect(topic).to_have_attribute("aria-pressed", "true")
    expect(topic).to_be_focused()


def test_an_alert_is_closed_by_keyboard_and_gives_the_focus_back(town: Town, visit: Open) -> None:
    page = visit()
    town.say(town.maria, "Press", reply_markup=KEYS)
    key = column(page, town.maria).get_by_role("button", name="Alert", exact=True)
    key.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("button", name="OK")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(key).to_be_focused()


def test_what_is_read_in_the_journal_stays_open(town: Town, visit: Open) -> None:
    page = visit()
    page.get_by_role("button", name="Journal").click()
    entries = page.get_by_role("complementary", name="Journal")
    entries.get_by_role("searchbox").fill("sendMessage")
    town.say(town.maria, "first")
    entry = entries.locator("summary", has_text="sendMessage").first
    entry.focus()
    page.keyboard.press("Enter")
    expect(entries.locator(".json")).to_contain_text("first")
    town.say(town.maria, "second")
    expect(entries.locator("summary")).to_have_count(2)
    expect(entries.locator("summary").last).to_be_focused()
    expect(entries.locator(".json")).to_contain_text("first")
