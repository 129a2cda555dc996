"""Who can write: the bot and the people, and their form in the Bot API.

Knows nothing of chats; whether somebody may write somewhere is the world's business.
"""

from dataclasses import dataclass
from typing import Any


@dataclass(slots=True, kw_only=True)
class User:
    """Somebody with an id and a name."""

    id: int
    first_name: str
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None
    is_bot: bool = False

    @property
    def name(self) -> str:
        return f"{self.first_name} {self.last_name}" if self.last_name else self.first_name

    def api(self) -> dict[str, Any]:
        """A Bot API `User`."""
        optional = {
            "last_name": self.last_name,
            "username": self.username,
            "language_code": self.language_code,
        }
        known = {key: value for key, value in optional.items() if value}
        return {"id": self.id, "is_bot": self.is_bot, "first_name": self.first_name} | known


@dataclass(slots=True, kw_only=True)
class Person(User):
    """Somebody who can open, block and leave; `deleted` is an account that is no more.

    `plays`: a script acts for this person, see `autoplay`.
    """

    started: bool = False
    blocked: bool = False
    deleted: bool = False
    plays: bool = False


# In whose name the anonymous administrators of every supergroup write.
ANONYMOUS = User(id=1_087_968_824, first_name="Group", username="GroupAnonymousBot", is_bot=True)
