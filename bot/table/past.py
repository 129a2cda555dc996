"""A series as it is kept: what may be read of it once its deals are over, and by whom.

Whoever sat there may read it, and whoever is where it was played. To take it along into his
private chat, a member of the group is given a ticket: a text that only those can know who have
seen the result of the first deal, for it is made from its seed.
"""

from base64 import urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest

from bot.rules.record import RecordedDeal, SeriesRecord
from bot.table.chair import Chairs

TICKET_SIGNS = 16
"""96 bits: nobody guesses them."""
_DOMAIN = b"kozel4/ticket/1"


@dataclass(frozen=True, slots=True)
class Past:
    """A series that has at least one counted deal. `table` and `number`: which series of which
    table; `chat`: where it is said to have been played today. `chairs`: who sat there at its
    start. `is_over`: there are goats. In `record` there is never a deal that is being played.
    """

    table: int
    number: int
    chat: int
    chairs: Chairs
    is_over: bool
    record: SeriesRecord

    @property
    def deals(self) -> tuple[RecordedDeal, ...]:
        """The deals that were counted."""
        return tuple(deal for deal in self.record.deals if deal.count is not None)

    @property
    def ticket(self) -> str:
        """What opens this series to who was not at the table; empty, and opening nothing, where
        the first deal has no seed.
        """
        seed = bytes.fromhex(self.record.deals[0].seed or "")
        if not seed:
            return ""
        return urlsafe_b64encode(sha256(_DOMAIN + seed).digest()).decode()[:TICKET_SIGNS]

    def opens_to(self, person: int, chat: int, ticket: str = "") -> bool:
        """Whether a person who acts in a chat, with a ticket or without, may read it."""
        people = {chair.person.id for chair in self.chairs if chair.person is not None}
        holds_ticket = bool(ticket) and compare_digest(ticket, self.ticket)
        return person in people or chat == self.chat or holds_ticket
