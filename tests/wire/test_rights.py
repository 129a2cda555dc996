"""Who may do what: docs/safety.md has a line for every verb, and each line is tried."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import time
from types import SimpleNamespace
from typing import Any, cast

import pytest
from telegram import Bot, Chat, Message, User
from telegram.error import TimedOut

from bot.bench.people import newest
from bot.chat.buttons import Button, Verb
from bot.chat.rights import Rights
from bot.chat.screens.refusals import explain
from bot.playground.client import Person
from bot.table.chair import Person as Seated
from bot.table.refusals import NotAdmin, NothingKept, NotHost, NotSeated, Stale
from bot.table.table import Address, Phase, Table
from bot.table.winding import wound
from bot.texts import Texts
from tests.storage.scenes import Playing, lobby, seated
from tests.wire.acts import stranger
from tests.wire.evening import Evening

SAFETY = Path(__file__).parents[2] / "docs" / "safety.md"
LINE = re.compile(r"^\| `([a-z]+)` \| [^|]+ \| ([^|]+) \|$", re.MULTILINE)
RIGHTS = {Verb(verb): right for verb, right in LINE.findall(SAFETY.read_text("utf-8"))}

IN_PHASE = {
    Phase.LOBBY: "u a r m t g x op",
    Phase.PLAYING: "c k l b d q p w wq z f h v j",
    Phase.PAUSE: "n i",
    Phase.RESULT: "e y",
}
NUMBERED_BY = {"l": "turn_no", "b": "turn_no", "d": "turn_no", "q": "trick_no", "h": "trick_no"}
NUMBERED_BY |= {"p": "turn_no", "w": "turn_no", "wq": "trick_no", "z": "turn_no", "v": "series_no"}
EN = Texts("en")


def test_every_verb_has_a_line_in_the_docs() -> None:
    assert set(RIGHTS) == set(Verb)


@pytest.fixture
def pace() -> float:
    """Nothing happens by itself while somebody tries."""
    return 10.0


async def stand(evening: Evening, phase: Phase) -> Table:
    """A table of three or four people in that phase; Ann is its host."""
    rng = Random(7)
    people = [Seated(person.id, person.name) for person in evening.people]
    table = lobby(rng, Address(evening.yard.id), people[0])
    table = seated(table, rng, *people[: 3 if phase is Phase.LOBBY else 4])
    playing = Playing(rng, quiet=True)
    playing.now = time()
    while table.phase is not phase:
        table = playing.step(table).table
    async with evening.kozel.storage.club.work() as work:
        return await work.add(wound(replace(table, since=time()), 10.0))


def button(verb: Verb, table: Table) -> Button:
    number = getattr(table, NUMBERED_BY.get(verb, "phase_no"))
    return Button(verb, table.id, number, 1)


async def told(person: Person, evening: Evening, data: Button) -> str:
    """How a tap is answered; on any message of the group, as a forger would."""
    message = await evening.telegram.until(lambda world: world.chats[evening.yard.id].newest())
    answer = await person.tap(message, str(data))
    assert answer.answered
    return answer.text or ""


@pytest.mark.parametrize("phase", IN_PHASE)
async def test_a_stranger_is_refused_at_every_table(evening: Evening, phase: Phase) -> None:
    eve = await stranger(evening)
    table = await stand(evening, phase)
    words = {explain(refusal, EN) for refusal in (NotSeated(), NotHost(table.host.name))}
    for verb in map(Verb, IN_PHASE[phase].split()):
        assert RIGHTS[verb] in {"seated", "host", "seated or host", "host or admin"}
        assert await told(eve, evening, button(verb, table)) in words, verb
    assert await evening.table(table.id) == table


async def test_who_sits_there_is_not_the_host(evening: Evening) -> None:
    table = await stand(evening, Phase.LOBBY)
    cid = evening.people[2]
    for verb in (verb for verb, right in RIGHTS.items() if right in {"host", "host or admin"}):
        if verb.value in IN_PHASE[Phase.LOBBY].split():
            assert await told(cid, evening, button(verb, table)) == explain(
                NotHost(table.host.name), EN
            ), verb
    assert await evening.table(table.id) == table


GROUPS = {verb for verb, right in RIGHTS.items() if right in {"admin", "host or admin"}} - {
    Verb.CLOSE,
    Verb.OPTIONS,
}


async def test_the_group_is_its_admins_and_hosts(evening: Evening) -> None:
    eve = await stranger(evening)
    await evening.people[0].send(evening.yard, "/kozel")
    await evening.telegram.until(lambda world: newest(world, evening.yard.id, Verb.SIT))
    table = await evening.table()
    before = await evening.group()
    assert {Verb.SETTINGS, Verb.LANGUAGE, Verb.SEASON} == GROUPS
    tries = [
        Button(Verb.SETTINGS, arg=21),
        Button(Verb.LANGUAGE, arg=3),
        Button(Verb.SEASON, 0, 1, 1),
    ]
    for data in tries:
        assert await told(eve, evening, data) == explain(NotAdmin(), EN), data
    assert await evening.group() == before
    await promoted(evening, eve)
    for data in (*tries, button(Verb.CLOSE, table)):
        assert await told(eve, evening, data) not in {explain(NotAdmin(), EN), ""}, data
    assert await evening.group() != before
    await evening.until_table(lambda table: table.phase is Phase.CLOSED)


async def promoted(evening: Evening, person: Person, **more: Any) -> None:
    """An admin from now on; what the bot was told before is forgotten."""
    await evening.telegram.chat_deed(
        evening.yard, "members", user_id=person.id, status="administrator", **more
    )
    evening.kozel.rights.forget()


async def test_what_is_ones_own_is_for_the_private_chat(evening: Evening) -> None:
    eve = await stranger(evening)
    await evening.people[0].send(evening.yard, "/help")
    evening.tolerated.append("not modified")  # the keys of a dead message are taken twice
    own = [verb for verb, right in RIGHTS.items() if right == "own chat"]
    assert own == [Verb.ME, Verb.FORGET]
    for verb in own:
        assert await told(eve, evening, Button(verb, arg=1)) == explain(Stale(), EN)
    await evening.settled()


async def test_what_was_played_is_for_those_who_were_there(evening: Evening) -> None:
    """In another group nobody learns of it, unless he has the ticket."""
    eve = await stranger(evening)
    await stand(evening, Phase.RESULT)
    away = await evening.telegram.group("Away", [eve], type="supergroup")
    await eve.send(away, "/help")
    message = await eve.latest(away)
    for verb in (verb for verb, right in RIGHTS.items() if right == "there or ticket"):
        answer = await eve.tap(message, str(Button(verb, 1, 1_000_000)))
        assert answer.text == explain(NothingKept(), EN), verb


async def test_an_anonymous_admin_may_stop_a_table(evening: Evening) -> None:
    dan = evening.people[3]
    await evening.people[0].send(evening.yard, "/kozel")
    await evening.telegram.until(lambda world: newest(world, evening.yard.id, Verb.SIT))
    await dan.send(evening.yard, "/stop")
    await dan.sees(evening.yard, "Ann")
    await evening.settled()
    assert (await evening.table()).phase is Phase.LOBBY
    await promoted(evening, dan, anonymous=True)
    await dan.send(evening.yard, "/stop")
    await evening.until_table(lambda table: table.phase is Phase.CLOSED)


async def test_what_telegram_said_of_admins_is_believed_for_a_while(evening: Evening) -> None:
    eve = await stranger(evening)
    await promoted(evening, eve)
    for _ in range(3):
        await eve.send(evening.yard, "/settings")
        await eve.latest(evening.yard)
    journal = await evening.telegram.journal()
    asked = [one for one in journal if one["name"].lower() == "getchatadministrators"]
    assert len(asked) == 1


YARD = Chat(-100, Chat.SUPERGROUP)
GROUP_BOT = User(1_087_968_824, "Group", is_bot=True)
CHANNEL_BOT = User(136_817_688, "Channel", is_bot=True)


class Telegram:
    """Says who the admins are, or nothing at all."""

    def __init__(self, *admins: int, away: bool = False) -> None:
        self.admins, self.away, self.asked = admins, away, 0

    async def get_chat_administrators(self, _: int) -> list[Any]:
        self.asked += 1
        if self.away:
            raise TimedOut
        return [SimpleNamespace(user=User(number, "x", is_bot=False)) for number in self.admins]


def rights(*admins: int, away: bool = False) -> Rights:
    return Rights(cast(Bot, Telegram(*admins, away=away)))


def written(sender: User, name_of: Chat | None = None) -> Message:
    return Message(1, datetime.now(UTC), YARD, from_user=sender, sender_chat=name_of)


async def test_who_writes_in_the_name_of_the_group_is_an_admin() -> None:
    assert await rights().of_sender(YARD, GROUP_BOT, written(GROUP_BOT, YARD))


async def test_who_writes_in_the_name_of_a_channel_is_not() -> None:
    channel = Chat(-200, Chat.CHANNEL)
    assert not await rights(CHANNEL_BOT.id).of_sender(
        YARD, CHANNEL_BOT, written(CHANNEL_BOT, channel)
    )


async def test_nobody_is_an_admin_of_a_private_chat() -> None:
    ann = User(7, "Ann", is_bot=False)
    assert not await rights(7).of_sender(Chat(7, Chat.PRIVATE), ann, None)


async def test_without_an_answer_nobody_is_an_admin() -> None:
    telegram = Telegram(7, away=True)
    rights_then = Rights(cast(Bot, telegram))
    assert not await rights_then.of_person(-100, 7)
    assert not await rights_then.of_person(-100, 7)
    assert telegram.asked == 1  # whoever taps next need not wait for another silence
    assert await rights(7).of_person(-100, 7)
    assert not await rights(7).of_person(-100, 8)
