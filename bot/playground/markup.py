"""Inline keyboards as the Bot API takes them: checked, and cut down to the fields Telegram keeps.

Other kinds of markup (reply keyboards, forced replies) are accepted and not kept: nobody in the
playground sees them. This module knows no messages.
"""

from typing import Any

from bot.playground.errors import bad_request
from bot.playground.links import checked_link

Keyboard = list[list[dict[str, Any]]]

ACTIONS = (
    "url", "callback_data", "web_app", "login_url", "switch_inline_query",
    "switch_inline_query_current_chat", "switch_inline_query_chosen_chat", "copy_text",
    "callback_game", "pay",
)  # fmt: skip
KEPT = ("text", "style", "icon_custom_emoji_id", *ACTIONS)
MAX_BUTTONS = 100
MAX_DATA_BYTES = 64


def parse_keyboard(markup: Any) -> Keyboard:
    """The rows of a `reply_markup`; empty when it has none. ApiError in Telegram's words."""
    if markup is None:
        return []
    if not isinstance(markup, dict):
        raise bad_request("object expected as reply markup")
    rows = markup.get("inline_keyboard", [])
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise bad_request('field "inline_keyboard" must be an Array of Arrays')
    keyboard = [[_button(button) for button in row] for row in rows if row]
    if sum(len(row) for row in keyboard) > MAX_BUTTONS:
        raise bad_request("REPLY_MARKUP_TOO_LONG")
    return keyboard


def _button(button: Any) -> dict[str, Any]:
    if not isinstance(button, dict):
        raise _unparsable("InlineKeyboardButton must be an Object")
    if "text" not in button:
        raise _unparsable('Can\'t find field "text"')
    kept = {key: button[key] for key in KEPT if button.get(key) is not None}
    if not kept.get("callback_data", True):
        del kept["callback_data"]
    if not any(action in kept for action in ACTIONS):
        raise _unparsable("Text buttons are unallowed in the inline keyboard")
    if not str(kept["text"]).strip():
        raise bad_request("inline keyboard button text must be non-empty")
    if len(str(kept.get("callback_data", "")).encode()) > MAX_DATA_BYTES:
        raise bad_request("BUTTON_DATA_INVALID")
    if "url" in kept:
        kept["url"] = _address(str(kept["url"]))
    return kept


def _address(url: str) -> str:
    link = checked_link(url)
    if link is None:
        raise bad_request(f"inline keyboard button URL '{url}' is invalid: Wrong HTTP URL")
    return link


def _unparsable(why: str) -> Exception:
    return bad_request(f"can't parse inline keyboard button: {why}")
