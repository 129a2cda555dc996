"""The two ways to be refused: `ApiError` is for the bot, `Refused` for whoever uses `/world`.

The texts of an `ApiError` are Telegram's own, letter by letter; bots compare them. This module
knows no chats and no people, only codes and words.

    Exception
    ├── ApiError   a Bot API error: code, description, parameters
    └── Refused    what a person cannot do: a sentence and an HTTP status
"""

from typing import Any

ALERT_TOO_LONG = "MESSAGE_TOO_LONG"
CANT_EDIT = "message can't be edited"
NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same "
    "as a current content and reply markup of the message"
)
OLD_QUERY = "query is too old and response timeout expired or query ID is invalid"
TWO_POLLERS = (
    "terminated by other getUpdates request; make sure that only one bot instance is running"
)
WEBHOOK_ACTIVE = (
    "can't use getUpdates method while webhook is active; "
    "use deleteWebhook to delete the webhook first"
)


class ApiError(Exception):
    """A Bot API error; `body` is what goes over the wire."""

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    @property
    def body(self) -> dict[str, Any]:
        body = {"ok": False, "error_code": self.code, "description": self.description}
        return body | ({"parameters": self.parameters} if self.parameters else {})


class Refused(Exception):
    """Something a person or a script cannot do in this world; `status` is 400 or 404."""

    def __init__(self, text: str, status: int = 400) -> None:
        super().__init__(text)
        self.text = text
        self.status = status


def bad_request(text: str, **parameters: int) -> ApiError:
    """The error 400 with `text` after Telegram's "Bad Request: "."""
    return ApiError(400, f"Bad Request: {text}", **parameters)


def forbidden(text: str) -> ApiError:
    """The error 403 with `text` after Telegram's "Forbidden: "."""
    return ApiError(403, f"Forbidden: {text}")


def conflict(text: str) -> ApiError:
    """The error 409 with `text` after Telegram's "Conflict: "."""
    return ApiError(409, f"Conflict: {text}")


def too_many_requests(seconds: int) -> ApiError:
    """The error 429; the number of seconds is in the text and in the parameters."""
    return ApiError(429, f"Too Many Requests: retry after {seconds}", retry_after=seconds)
