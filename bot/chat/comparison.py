"""What a table's chats should show, against what they were sent. No I/O."""

import time
from dataclasses import dataclass, replace

from bot.chat.screens.content import Wanted
from bot.chat.screens.screens import wanted as wanted_by
from bot.table import slots
from bot.table.sent import Scene, Shown

LOOKING_SECONDS = 30.0
"""Who tapped so recently is looking at his screen: a silent edit is enough. A round of four people
who play at their ease takes 12 to 24 seconds (`bench calls`).
"""


@dataclass(slots=True)
class Comparison:
    """One table as last looked at: what should be shown, and what is."""

    scene: Scene
    wanted: dict[str, Wanted]

    def slots(self) -> list[str]:
        """Every screen that is wanted or stands somewhere, the wanted ones first."""
        return list({**self.wanted, **self.scene.shown})

    def differing(self) -> list[str]:
        """Slots where something is to be sent, edited or deleted."""
        return [slot for slot in self.slots() if self.is_behind(slot)]

    def is_behind(self, slot: str) -> bool:
        """Whether something is to be sent, edited or deleted for a slot."""
        want = self.wanted.get(slot)
        return slot in self.scene.shown if want is None else self.differs(want)

    def may_wait(self, slot: str, pace: float) -> bool:
        """Whether a screen has changed just now and its edit may wait, so it need not be drawn.
        `pace` scales for how long.
        """
        want = self.wanted.get(slot)
        return want is not None and time.time() < want.changed_at + want.idle * pace

    def chat(self, slot: str) -> int:
        """Where a screen is wanted, or where it stands."""
        want = self.wanted.get(slot)
        return self.scene.shown[slot].chat if want is None else want.chat

    def differs(self, want: Wanted) -> bool:
        """Whether the audience of a screen sees something else than it should."""
        return self.is_unlike(want) or want.pin != self.shown(want).pinned

    def is_unlike(self, want: Wanted) -> bool:
        """Whether the message is to be sent or edited."""
        shown = self.shown(want)
        if not shown.digest:
            return True
        differs = shown.digest != want.content.digest
        return differs or self.is_wished(want, shown) or self.alerts(want, shown)

    def alerts(self, want: Wanted, shown: Shown) -> bool:
        """Whether the screen must come as a new message, with sound."""
        if not want.alert or want.alert == shown.alert:
            return False
        tapped = shown.tapped_at
        seat = slots.seat_of(want.slot)
        if seat is not None:
            tapped = max(tapped, self.scene.table.chairs[seat].tapped_at)
        # A tap of the future is from before the machine's clock was set back.
        return not 0 <= time.time() - tapped <= LOOKING_SECONDS

    def is_fresh(self, want: Wanted, shown: Shown) -> bool:
        """Whether a new message is called for rather than an edit."""
        return shown.message is None or self.is_wished(want, shown) or self.alerts(want, shown)

    def is_wished(self, want: Wanted, shown: Shown) -> bool:
        """Whether somebody asked for it at the end of its chat, and it still matters there."""
        return shown.repost and not want.passed and (want.urgent or bool(want.content.keyboard))

    def shown(self, want: Wanted) -> Shown:
        """What was sent of a screen; an empty row before the first time, and when the seat has
        passed to another person since.
        """
        shown = self.scene.shown.get(want.slot)
        if shown is None or shown.chat != want.chat:
            return Shown(self.scene.table.id, want.slot, want.chat, want.topic)
        return shown


def compared(scene: Scene, bot_username: str) -> Comparison:
    """Render a table's screens for those whom the bot may write to."""
    wanted = {want.slot: want for want in wanted_by(scene, bot_username)}
    return Comparison(scene, {s: w for s, w in wanted.items() if _can_reach(scene, w)})


def remember(scene: Scene, sent: Shown) -> None:
    """A screen was sent. Its draft and its taps are as they were read last; so is a wish to send
    it anew, until its message is another one.
    """
    read = scene.shown.get(sent.slot)
    if read is not None and read.chat == sent.chat:
        repost = read.repost and read.message == sent.message
        sent = replace(sent, draft=read.draft, tapped_at=read.tapped_at, repost=repost)
    scene.shown[sent.slot] = sent


def _can_reach(scene: Scene, want: Wanted) -> bool:
    if want.chat > 0:
        profile = scene.people.get(want.chat)
        return profile is not None and profile.reachable
    return scene.group.active
