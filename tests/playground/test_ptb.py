"""A real python-telegram-bot on the playground: it parses everything it is given."""

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
from telegram import (
    Bot,
    BotCommand,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    ReplyParameters,
)
from telegram.constants import ChatMemberStatus, ParseMode
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter

from bot.playground import Playground
from bot.playground.client import Telegram
from tests.playground.scene import png

KEYS = InlineKeyboardMarkup([[InlineKeyboardButton("Go", callback_data="go", style="success")]])


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[Bot]:
    async with Bot(
        playground.token,
        base_url=f"{playground.url}/bot",
        base_file_url=f"{playground.url}/file/bot",
    ) as bot:
        yield bot


async def test_messages_are_sent_edited_and_deleted(bot: Bot, telegram: Telegram) -> None:
    ann = await telegram.person("Ann")
    message = await bot.send_message(
        ann.id, "<b>Hi</b> &amp; bye", parse_mode=ParseMode.HTML, reply_markup=KEYS,
        disable_notification=True, protect_content=True,
    )  # fmt: skip
    assert message.text_html == "<b>Hi</b> &amp; bye"
    assert message.reply_markup == KEYS
    edited = await message.edit_text("Bye")
    assert not isinstance(edited, bool)
    assert (edited.text, edited.reply_markup) == ("Bye", None)
    await edited.edit_reply_markup(KEYS)
    with pytest.raises(BadRequest, match="Message is not modified"):
        await edited.edit_text("Bye", reply_markup=KEYS)
    reply = await bot.send_message(
        ann.id, "x", reply_parameters=ReplyParameters(message.message_id)
    )
    assert reply.reply_to_message is not None
    assert await bot.delete_messages(ann.id, [message.message_id, reply.message_id])
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await message.edit_text("?")


async def test_a_tap_arrives_and_is_answered(bot: Bot, telegram: Telegram) -> None:
    ann = await telegram.person("Ann")
    message = await bot.send_message(ann.id, "?", reply_markup=KEYS)
    await ann.press(await ann.latest(), "Go", wait=0)
    (update,) = await bot.get_updates(timeout=1, allowed_updates=["callback_query"])
    query = update.callback_query
    assert query is not None
    assert (query.data, query.message) == ("go", message)
    assert await query.answer("Well done", show_alert=True)
    with pytest.raises(BadRequest, match="Query is too old"):
        await query.answer()


async def test_photos_are_sent_changed_and_fetched(bot: Bot, telegram: Telegram) -> None:
    ann = await telegram.person("Ann")
    message = await bot.send_photo(ann.id, png(64, 48).data, caption="one", filename="a.png")
    assert (message.photo[-1].width, message.caption) == (64, "one")
    await message.edit_caption("two")
    media = InputMediaPhoto(png(32, 32).data, caption="three", filename="b.png")
    changed = await message.edit_media(media)
    assert not isinstance(changed, bool)
    assert (changed.photo[-1].width, changed.caption) == (32, "three")
    file = await bot.get_file(changed.photo[-1].file_id)
    assert bytes(await file.download_as_bytearray()) == png(32, 32).data
    document = await bot.send_document(ann.id, b"1;2", filename="record.csv")
    assert document.document is not None
    assert document.document.file_name == "record.csv"


async def test_chats_and_members_are_known(bot: Bot, telegram: Telegram) -> None:
    ann, bob = await telegram.person("Ann"), await telegram.person("Bob")
    yard = await telegram.group("Yard", [bob], admins=[ann])
    chat = await bot.get_chat(yard.id)
    assert (chat.title, chat.type) == ("Yard", "group")
    assert (await bot.get_chat(ann.id)).first_name == "Ann"
    assert (await bot.get_chat_member(yard.id, bob.id)).status == ChatMemberStatus.MEMBER
    (admin,) = await bot.get_chat_administrators(yard.id)
    assert admin.user.id == ann.id
    assert await bot.get_chat_member_count(yard.id) == 3
    assert (await bot.get_chat_member(yard.id, bot.id)).status == ChatMemberStatus.MEMBER
    assert await bot.send_chat_action(yard.id, "typing")
    assert await bot.leave_chat(yard.id)
    with pytest.raises(Forbidden, match="bot is not a member of the group chat"):
        await bot.send_message(yard.id, "x")


async def test_an_administrator_pins_and_opens_topics(bot: Bot, telegram: Telegram) -> None:
    ann = await telegram.person("Ann")
    forum = await telegram.group("Forum", [ann], type="supergroup", is_forum=True)
    await telegram.chat_deed(forum, "bot", status="administrator")
    topic = await bot.create_forum_topic(forum.id, "Cards")
    thread_id = topic.message_thread_id
    message = await bot.send_message(forum.id, "table", message_thread_id=thread_id)
    assert message.is_topic_message
    assert await message.pin()
    pinned = (await bot.get_chat(forum.id)).pinned_message
    assert pinned is not None
    assert pinned.message_id == message.message_id
    assert await message.unpin()
    assert await bot.close_forum_topic(forum.id, thread_id)
    assert await bot.reopen_forum_topic(forum.id, thread_id)
    assert await bot.delete_forum_topic(forum.id, thread_id)
    with pytest.raises(BadRequest, match="Message thread not found"):
        await bot.send_message(forum.id, "x", message_thread_id=thread_id)


async def test_trouble_has_the_right_class(
    bot: Bot, telegram: Telegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "1")  # without it PTB warns of its own future
    ann = await telegram.person("Ann")
    yard = await telegram.group("Yard", [ann])
    new = await telegram.upgrade(yard)
    with pytest.raises(ChatMigrated) as moved:
        await bot.send_message(yard.id, "x")
    assert moved.value.new_chat_id == new.id
    await telegram.weather(next=[{"fault": "429", "retry_after": 4}])
    with pytest.raises(RetryAfter) as flooded:
        await bot.send_message(ann.id, "x")
    assert flooded.value.retry_after == timedelta(seconds=4)
    await telegram.weather(next=[{"fault": "lost_answer"}])
    with pytest.raises(NetworkError):
        await bot.send_message(ann.id, "x")
    await ann.block()
    with pytest.raises(Forbidden, match="bot was blocked by the user"):
        await bot.send_message(ann.id, "x")


async def test_commands_and_names_are_kept_for_each_language(bot: Bot) -> None:
    assert await bot.set_my_commands([BotCommand("kozel", "a table")])
    assert await bot.set_my_commands([BotCommand("kozel", "стол")], language_code="ru")
    assert (await bot.get_my_commands(language_code="ru"))[0].description == "стол"
    assert await bot.delete_my_commands(language_code="ru")
    assert await bot.get_my_commands(language_code="ru") == ()
    assert (await bot.get_my_commands())[0].command == "kozel"
    assert await bot.set_my_description("Cards")
    assert (await bot.get_my_description()).description == "Cards"
    assert (await bot.get_my_name()).name == "Playground Bot"
    assert (await bot.get_chat_menu_button()).type == "default"
    with pytest.raises(BadRequest, match="Bot_command_invalid"):
        await bot.set_my_commands([BotCommand("НЕТ", "no")])


async def test_a_webhook_can_be_set_and_taken_away(bot: Bot) -> None:
    assert await bot.set_webhook("http://127.0.0.1:9/hook", max_connections=3)
    assert (await bot.get_webhook_info()).max_connections == 3
    assert await bot.delete_webhook(drop_pending_updates=True)
    assert (await bot.get_webhook_info()).url == ""
