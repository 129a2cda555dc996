"""As much of the Bot API, in the form of its machine-readable description, as tests need."""

from typing import Any


def _field(name: str, *types: str, required: bool = False) -> dict[str, Any]:
    return {"name": name, "types": list(types), "required": required, "description": ""}


def _type(name: str) -> dict[str, Any]:
    return _field("type", "String", required=True) | {"description": f"must be {name}"}


def _method(name: str, *fields: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "fields": list(fields), "returns": ["Message"]}


PLACE = (_field("chat_id", "Integer", "String"), _field("message_id", "Integer"))
KEYBOARD = _field("reply_markup", "InlineKeyboardMarkup", "ForceReply")

TINY: dict[str, Any] = {
    "version": "Bot API 0.1",
    "methods": {
        method["name"]: method
        for method in (
            _method(
                "sendMessage",
                _field("chat_id", "Integer", "String", required=True),
                _field("text", "String", required=True),
                _field("parse_mode", "String"),
                _field("disable_notification", "Boolean"),
                KEYBOARD,
            ),
            _method("sendPhoto", *PLACE, _field("photo", "InputFile", "String", required=True)),
            _method("editMessageText", *PLACE, _field("text", "String"), KEYBOARD),
            _method("deleteMessage", *PLACE),
            _method("editMessageMedia", *PLACE, _field("media", "InputMedia", required=True)),
            _method("setMyCommands", _field("commands", "Array of BotCommand", required=True),
                    _field("scope", "BotCommandScope"), _field("language_code", "String")),
            _method("answerCallbackQuery", _field("callback_query_id", "String", required=True),
                    _field("text", "String"), _field("show_alert", "Boolean"),
                    _field("url", "String")),
            _method("getUpdates", _field("offset", "Integer"), _field("timeout", "Integer")),
        )
    },
    "types": {
        "InlineKeyboardMarkup": {
            "fields": [
                _field("inline_keyboard", "Array of Array of InlineKeyboardButton", required=True)
            ]
        },
        "InlineKeyboardButton": {
            "fields": [
                _field("text", "String", required=True),
                _field("callback_data", "String"),
                _field("style", "String"),
                _field("url", "String"),
            ]
        },
        "ForceReply": {"fields": [_field("force_reply", "True", required=True)]},
        "BotCommand": {
            "fields": [
                _field("command", "String", required=True),
                _field("description", "String", required=True),
            ]
        },
        "BotCommandScope": {"fields": [_field("type", "String", required=True)]},
        "InputMedia": {"subtypes": ["InputMediaPhoto", "InputMediaVideo"]},
        "InputMediaPhoto": {
            "fields": [
                _type("photo"),
                _field("media", "String", required=True),
            ]
        },
        "InputMediaVideo": {
            "fields": [
                _type("video"),
                _field("media", "String", required=True),
                _field("duration", "Integer"),
            ]
        },
    },
}  # fmt: skip
