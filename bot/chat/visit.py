"""One person's tap or command, inside its unit of work: what every handler is given."""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from math import inf

from telegram import Message, User

from bot.chat import souvenir
from bot.chat.bearings import bind_table
from bot.chat.buttons import Button
from bot.chat.screens.content import Content, keyboard_text
from bot.chat.screens.toasts import toast
from bot.table import slots
from bot.table.chair import Person
from bot.table.moment import Moment
from bot.table.people import Group, Profile
from bot.table.ports import Invitation, Work
from bot.table.sent import Note
from bot.table.table import GOING_ON, Address, Step, Table
from bot.texts.door import Texts, pick
from bot.texts.names import safe_name

INVITATION_SECONDS = 24 * 3600


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a tap: a toast, or with `alert` a window, or a link to follow."""

    text: str = ""
    alert: bool = False
    url: str = ""


@dataclass(slots=True)
class Visit:
    """Who acts, where, with what, and when.

    `touched` collects tables whose screens and clocks are to be looked at after the commit, 0 for
    notes;
    `due`: when the first clock wound here runs out (Unix seconds).
    `redraw`: what the tapped message becomes, when it is a page and no screen of a table.
    `admin`: whether the person is a group admin, where that was asked. `title`, `username`: of
    the group. `app_language`: the code that the person's app names.
    """

    work: Work
    profile: Profile
    address: Address
    moment: Moment
    bot_username: str
    button: Button
    message: int = 0
    admin: bool = False
    title: str = ""
    username: str | None = None
    app_language: str | None = None
    redraw: Content | None = None
    touched: set[int] = field(default_factory=set)
    due: float = inf

    @property
    def texts(self) -> Texts:
        """Words in the person's language."""
        return Texts(self.profile.language)

    async def voice(self) -> Texts:
        """Words for the chat where this happens: those of a group are in its own language."""
        known = None if self.is_private else await self.work.group(self.address.chat)
        return self.texts if known is None else Texts(known.language)

    @property
    def person(self) -> Person:
        """The person as he would sit down."""
        return Person(self.profile.id, self.profile.name)

    @property
    def is_private(self) -> bool:
        """Whether this happens in the person's private chat."""
        return self.address.chat == self.profile.id

    async def table(self) -> Table:
        """The table of the button, locked. Raises NoSuchTable."""
        self.touched.add(self.button.table)
        table = await self.work.table(self.button.table)
        bind_table(table)
        return table

    async def keep(self, step: Step) -> Table:
        """Keep a step; its table is looked at after the commit."""
        table = await souvenir.keep(self.work, step)
        self.touched.add(table.id)
        if table.clock is not None:
            self.due = min(self.due, table.clock.at)
        return table

    async def told(self, step: Step) -> Answer:
        """Keep a step and tell the person what it did."""
        await self.keep(step)
        return Answer(toast(self.button.verb, step, self.texts, self.profile.taste))

    async def say(self, content: Content, attached: str = "") -> None:
        """Answer in the chat where this happens, with what is attached in text form."""
        await self._note(self.address, content, attached)

    async def whisper(self, content: Content, attached: str = "") -> None:
        """Answer in the person's private chat."""
        await self._note(Address(self.profile.id), content, attached)

    async def turn_page(self) -> None:
        """Have the tapped message become what `redraw` says, unless it is a table's screen."""
        if self.redraw is None or await self.work.is_shown(self.address.chat, self.message):
            return
        html, keyboard = self.redraw.html, keyboard_text(self.redraw.keyboard)
        await self._send(Note(self.address.chat, None, html, keyboard, message=self.message))

    async def _note(self, to: Address, content: Content, attached: str) -> None:
        keyboard = keyboard_text(content.keyboard)
        await self._send(Note(to.chat, to.topic, content.html, keyboard, attached=attached))

    async def _send(self, note: Note) -> None:
        await self.work.note(note)
        self.touched.add(0)

    async def tables(self) -> list[Table]:
        """Tables where the person sits and something is still to come."""
        tables = await self.work.tables_of(self.profile.id)
        return [table for table in tables if table.phase in GOING_ON]

    async def lock_profile(self) -> None:
        """Read anew what this person has set; nobody else changes it until this work ends."""
        await self.work.lock_people((self.profile.id,))
        self.profile = await self.work.profile(self.profile.id) or self.profile

    async def send_hands_again(self, tables: Iterable[Table]) -> None:
        """The person's hands at these tables come to the end of his private chat."""
        for table in tables:
            self.touched.add(table.id)
            await self.work.repost(table.id, (slots.hand(table.seat_of(self.profile.id)),))

    async def busy(self, but: int = 0) -> int | None:
        """Another quick table where the person sits. He sits down nowhere else before the end of
        this unit of work.
        """
        await self.work.lock_people((self.profile.id,))
        return await quick_table_of(self.work, self.profile.id, but)

    async def elsewhere(self, table: Table) -> dict[int, int]:
        """People of a table who sit at another quick one by now, and at which; they sit down
        nowhere else before the end of this unit of work.
        """
        people = [chair.person.id for chair in table.chairs if chair.person is not None]
        await self.work.lock_people(people)
        tables = {each: await quick_table_of(self.work, each, table.id) for each in people}
        return {person: other for person, other in tables.items() if other is not None}

    async def group_of(self, table: Table) -> Group:
        """The group where a table stands."""
        chat = table.address.chat
        return await self.work.group(chat) or Group(chat, "", self.profile.language)

    async def invite(self, table: int, team: int) -> str:
        """Lead a person whom the bot may not write to through the private chat to a seat."""
        token = secrets.token_urlsafe(12)
        until = self.moment.now + INVITATION_SECONDS
        seat: Invitation = Invitation(token, self.profile.id, table, 1 if team else 0, until)
        await self.work.invite(seat)
        return f"https://t.me/{self.bot_username}?start=j_{token}"


def topic_of(message: Message | None) -> int | None:
    """The topic of a message, only where it really belongs to one: replies carry a thread too."""
    return message.message_thread_id if message and message.is_topic_message else None


async def quick_table_of(work: Work, person: int, but: int) -> int | None:
    """A quick table other than `but` where a person sits and is expected."""
    tables = await work.tables_of(person)
    return next((table.id for table in tables if table.id != but and table.binds(person)), None)


async def met(work: Work, user: User, *, private: bool) -> Profile:
    """The profile of somebody who acts, kept when anything about him is new.

    Who writes in the private chat can be written to.
    """
    known = await work.profile(user.id)
    name = safe_name(user.full_name)
    if known is None:
        profile = Profile(user.id, name, pick(user.language_code), reachable=private)
    else:
        language = _language_of(known, user.language_code)
        reachable = known.reachable or private
        profile = replace(known, name=name, language=language, reachable=reachable)
    if profile != known:
        await work.keep_profile(profile)
    return profile


def _language_of(known: Profile, code: str | None) -> str:
    """A person's own choice; else what his app says now, if it says anything."""
    return known.language if known.chose_language or not code else pick(code)
