"""Every refusal a bot must survive, in Telegram's exact words."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.playground import deeds, groups
from bot.playground.files import Upload
from tests.playground.scene import Scene, png

BUTTON = {"text": "Go", "callback_data": "go"}


def keyboard(**button: str) -> str:
    return json.dumps({"inline_keyboard": [[button]]})


@pytest.mark.parametrize(
    ("what", "description"),
    [
        (
            lambda s: deeds.block(s.world, s.ann, blocked=True),
            "Forbidden: bot was blocked by the user",
        ),
        (lambda s: deeds.delete_account(s.world, s.ann), "Forbidden: user is deactivated"),
        (
            lambda s: setattr(s.ann, "started", False),
            "Forbidden: bot can't initiate conversation with a user",
        ),
    ],
)
async def test_a_person_who_is_out_of_reach_gets_403(
    scene: Scene, what: Callable[[Scene], None], description: str
) -> None:
    what(scene)
    error = await scene.refusal("sendMessage", chat_id=scene.ann.id, text="x")
    assert (error.code, error.description) == (403, description)


@pytest.mark.parametrize("kind", ["group", "supergroup"])
async def test_a_group_without_the_bot_gets_403(scene: Scene, kind: str) -> None:
    chat = scene.group(kind)
    groups.set_bot_status(scene.world, chat, "kicked")
    error = await scene.refusal("sendMessage", chat_id=chat.id, text="x")
    assert (error.code, error.description) == (
        403,
        f"Forbidden: bot was kicked from the {kind} chat",
    )
    groups.set_bot_status(scene.world, chat, "left")
    error = await scene.refusal("editMessageText", chat_id=chat.id, message_id=1, text="x")
    assert error.description == f"Forbidden: bot is not a member of the {kind} chat"
    groups.dissolve(scene.world, chat)
    error = await scene.refusal("sendMessage", chat_id=chat.id, text="x")
    assert error.description == "Forbidden: the group chat was deleted"


@pytest.mark.parametrize(
    ("method", "values", "description"),
    [
        ("sendMessage", {"chat_id": 99, "text": "x"}, "chat not found"),
        ("sendMessage", {"chat_id": "@nobody", "text": "x"}, "chat not found"),
        ("sendMessage", {"chat_id": "", "text": "x"}, "chat_id is empty"),
        ("sendMessage", {}, "message text is empty"),
        ("sendMessage", {"text": ""}, "message text is empty"),
        ("sendMessage", {"text": " \n "}, "text must be non-empty"),
        ("sendMessage", {"text": "<b></b>", "parse_mode": "HTML"}, "text must be non-empty"),
        ("sendMessage", {"text": "x" * 4097}, "message is too long"),
        (
            "sendMessage",
            {"text": "a < b", "parse_mode": "HTML"},
            'can\'t parse entities: Unsupported start tag "" at byte offset 2',
        ),
        ("sendMessage", {"text": "x", "parse_mode": "Markdown"}, "unsupported parse_mode"),
        (
            "sendMessage",
            {"text": "x", "reply_markup": "{"},
            "can't parse reply keyboard markup JSON object",
        ),
        (
            "sendMessage",
            {"text": "x", "reply_markup": keyboard(text="A", callback_data="я" * 33)},
            "BUTTON_DATA_INVALID",
        ),
        (
            "sendMessage",
            {"text": "x", "reply_markup": keyboard(text="A")},
            "can't parse inline keyboard button: "
            "Text buttons are unallowed in the inline keyboard",
        ),
        (
            "sendMessage",
            {"text": "x", "reply_markup": keyboard(text="A", url="nowhere")},
            "inline keyboard button URL 'nowhere' is invalid: Wrong HTTP URL",
        ),
        ("editMessageText", {"message_id": 77, "text": "x"}, "message to edit not found"),
        ("editMessageReplyMarkup", {"message_id": 77}, "message to edit not found"),
        ("editMessageText", {"text": "x"}, "message identifier is not specified"),
        ("deleteMessage", {"message_id": 77}, "message to delete not found"),
        (
            "sendMessage",
            {"text": "x", "reply_parameters": '{"message_id": 77}'},
            "message to be replied not found",
        ),
        ("sendMessage", {"text": "x", "message_thread_id": 7}, "message thread not found"),
        ("sendPhoto", {}, "there is no photo in the request"),
        (
            "sendPhoto",
            {"photo": "AgAD"},
            "wrong remote file identifier specified: Wrong string length",
        ),
        (
            "pinChatMessage",
            {"message_id": 1},
            "not enough rights to manage pinned messages in the chat",
        ),
    ],
)
async def test_a_bad_request_gets_400(
    scene: Scene, method: str, values: dict[str, Any], description: str
) -> None:
    error = await scene.refusal(method, **({"chat_id": scene.yard.id} | values))
    assert (error.code, error.description) == (400, f"Bad Request: {description}")


async def test_the_same_content_and_markup_is_not_modified(scene: Scene) -> None:
    markup = keyboard(**BUTTON)
    number = await scene.send(scene.yard, "<b>x</b>", parse_mode="HTML", reply_markup=markup)
    same: dict[str, Any] = {"chat_id": scene.yard.id, "message_id": number, "reply_markup": markup}
    error = await scene.refusal(
        "editMessageText", **same, text="<strong>x</strong>\n", parse_mode="html"
    )
    assert error.description == (
        "Bad Request: message is not modified: specified new message content and reply markup are "
        "exactly the same as a current content and reply markup of the message"
    )
    edited = await scene.call("editMessageText", **same, text="x")
    assert "entities" not in edited


async def test_an_edit_without_markup_takes_the_keyboard_away(scene: Scene) -> None:
    number = await scene.send(scene.yard, reply_markup=keyboard(**BUTTON))
    where: dict[str, Any] = {"chat_id": scene.yard.id, "message_id": number}
    assert "reply_markup" not in await scene.call("editMessageText", **where, text="hello")


async def test_what_others_wrote_cannot_be_edited(scene: Scene) -> None:
    message = deeds.write(scene.world, scene.ann, scene.yard, "mine")
    where: dict[str, Any] = {"chat_id": scene.yard.id, "message_id": message.message_id}
    error = await scene.refusal("editMessageText", **where, text="x")
    assert error.description == "Bad Request: message can't be edited"
    error = await scene.refusal("deleteMessage", **where)
    assert error.description == "Bad Request: message can't be deleted"


async def test_a_tap_is_answered_once(scene: Scene) -> None:
    query_id = await scene.tap(scene.ann)
    assert await scene.call("answerCallbackQuery", callback_query_id=query_id) is True
    for wrong in (query_id, "17", ""):
        error = await scene.refusal("answerCallbackQuery", callback_query_id=wrong)
        assert error.description == (
            "Bad Request: query is too old and response timeout expired or query ID is invalid"
        )


async def test_a_tap_is_answered_in_time() -> None:
    now = [1_000.0]
    scene = Scene(lambda: now[0])
    query_id = await scene.tap(scene.ann)
    now[0] += 151
    error = await scene.refusal("answerCallbackQuery", callback_query_id=query_id)
    assert error.description.startswith("Bad Request: query is too old")


async def test_an_alert_has_200_characters(scene: Scene) -> None:
    query_id = await scene.tap(scene.ann)
    error = await scene.refusal("answerCallbackQuery", callback_query_id=query_id, text="x" * 201)
    assert error.description == "Bad Request: MESSAGE_TOO_LONG"
    error = await scene.refusal("answerCallbackQuery", callback_query_id=query_id, text="🔵" * 101)
    assert error.description == "Bad Request: MESSAGE_TOO_LONG", "it counts UTF-16 units"
    await scene.call("answerCallbackQuery", callback_query_id=query_id, text="🔵" * 100)


@pytest.mark.parametrize("url", ["https://e.com", "t.me/play_bot", "t.me/other_bot?start=x"])
async def test_an_answer_links_to_nothing_but_the_bot(scene: Scene, url: str) -> None:
    query_id = await scene.tap(scene.ann)
    error = await scene.refusal("answerCallbackQuery", callback_query_id=query_id, url=url)
    assert error.description == "Bad Request: URL_INVALID"
    good = "https://t.me/play_bot?start=hand-1"
    assert await scene.call("answerCallbackQuery", callback_query_id=query_id, url=good)


async def test_an_upgraded_group_tells_its_new_id(scene: Scene) -> None:
    new = groups.upgrade(scene.world, scene.yard)
    error = await scene.refusal("sendMessage", chat_id=scene.yard.id, text="x")
    assert error.description == "Bad Request: group chat was upgraded to a supergroup chat"
    assert error.parameters == {"migrate_to_chat_id": new.id}


async def test_a_muted_bot_has_no_right_to_write(scene: Scene) -> None:
    groups.set_bot_status(scene.world, scene.yard, "restricted")
    error = await scene.refusal("sendMessage", chat_id=scene.yard.id, text="x")
    assert error.description == (
        "Bad Request: not enough rights to send text messages to the chat"
    )


async def test_a_closed_topic_and_a_deleted_one(scene: Scene) -> None:
    forum = scene.group("supergroup", is_forum=True)
    topic = groups.open_topic(scene.world, forum, scene.ann, "Cards")
    there: dict[str, Any] = {
        "chat_id": forum.id,
        "text": "x",
        "message_thread_id": topic.thread_id,
    }
    message = await scene.call("sendMessage", **there)
    assert (message["message_thread_id"], message["is_topic_message"]) == (topic.thread_id, True)
    groups.set_topic_closed(scene.world, forum, topic, closed=True)
    assert (await scene.refusal("sendMessage", **there)).description == "Bad Request: TOPIC_CLOSED"
    groups.delete_topic(scene.world, forum, topic)
    error = await scene.refusal("sendMessage", **there)
    assert error.description == "Bad Request: message thread not found"
    where: dict[str, Any] = {"chat_id": forum.id, "message_id": message["message_id"]}
    error = await scene.refusal("editMessageText", **where, text="y")
    assert error.description == "Bad Request: message to edit not found"


@pytest.mark.parametrize(
    ("photo", "description"),
    [
        (
            Upload("a.png", "image/png", b"\x89PNG" + bytes(10_485_757)),
            "file of size 10485761 bytes is too big for a photo; "
            "the maximum size is 10485760 bytes",
        ),
        (png(9_000, 1_001), "PHOTO_INVALID_DIMENSIONS"),
        (png(2_100, 100), "PHOTO_INVALID_DIMENSIONS"),
        (Upload("a.txt", "text/plain", b"words"), "IMAGE_PROCESS_FAILED"),
        (Upload("a.png", "image/png", b""), "file must be non-empty"),
    ],
)
async def test_what_is_no_photo(scene: Scene, photo: Upload, description: str) -> None:
    error = await scene.refusal("sendPhoto", chat_id=scene.yard.id, files={"photo": photo})
    assert error.description == f"Bad Request: {description}"


async def test_a_caption_has_1024_characters(scene: Scene) -> None:
    values: dict[str, Any] = {"chat_id": scene.yard.id, "files": {"photo": png(64, 48)}}
    error = await scene.refusal("sendPhoto", **values, caption="x" * 1025)
    assert error.description == "Bad Request: message caption is too long"
    sent = await scene.call("sendPhoto", **values, caption="x" * 1024)
    where: dict[str, Any] = {"chat_id": scene.yard.id, "message_id": sent["message_id"]}
    error = await scene.refusal("editMessageText", **where, text="x")
    assert error.description == "Bad Request: there is no text in the message to edit"


async def test_an_unknown_method_gets_404(scene: Scene) -> None:
    error = await scene.refusal("sendPoem")
    assert (error.code, error.description) == (404, "Not Found: method not found")
