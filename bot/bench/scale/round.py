"""Series after series at one table: its host asks for a rematch as long as he wants to go on."""

from dataclasses import dataclass

from bot.bench.people import buttons
from bot.chat.buttons import Button, Verb
from bot.playground.client import Person, WorldError
from bot.playground.seen import Message


@dataclass(slots=True)
class Round:
    """A group with one table. `left`: how many series are still to be played; `result`: the
    message that told the last result.
    """

    host: Person
    left: int
    result: int = 0

    def ended(self, message: Message) -> Button | None:
        """The key for a rematch, when this message of the group is the first to show the end of a
        series.
        """
        if message.message_id <= self.result:
            return None
        again = next((key for key in buttons(message) if key.verb is Verb.REMATCH), None)
        if again is not None:
            self.result = message.message_id
            self.left -= 1
        return again

    async def go_on(self, message: Message, again: Button) -> None:
        """Begin the next series, if there is to be one."""
        if self.left <= 0:
            return
        try:
            await self.host.tap(message, str(again))
        except WorldError:  # the message went while it was being tapped
            return
