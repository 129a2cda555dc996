"""People to whom the bot may not write are led through the private chat to their seat."""

from bot.bench.people import sit_down, tap
from bot.chat.buttons import Verb
from bot.playground.client import Person
from bot.rules.seats import team_of
from bot.table.ports import Invitation
from bot.texts import Texts
from tests.wire.acts import stranger, words
from tests.wire.evening import Evening

OVER = words(Texts("en")("no-invitation"))


async def wants_to_sit(evening: Evening, person: Person, team: int) -> str:
    """The person taps a seat; the payload of the link that he gets."""
    answer = await tap(person, evening.yard, Verb.SIT, team)
    assert answer.url is not None
    assert answer.url.startswith("https://t.me/playground_bot?start=j_")
    assert (await evening.table()).find(person.id) is None
    return answer.url.partition("start=")[2]


async def team(evening: Evening, person: Person) -> int | None:
    seat = (await evening.table()).find(person.id)
    return None if seat is None else team_of(seat)


async def test_a_link_leads_to_the_seat_and_back_to_the_table(evening: Evening) -> None:
    await evening.people[0].send(evening.yard, "/kozel")
    eve = await stranger(evening, started=False)
    await eve.start(await wants_to_sit(evening, eve, 1))
    message = await eve.latest()
    assert await team(evening, eve) == 1
    assert "Yard" in message.text
    lobby = await evening.people[0].sees(evening.yard, "Eve")
    assert message.buttons[0].url == f"https://t.me/c/2000000001/{lobby.message_id}"


async def test_a_bare_start_leads_there_too(evening: Evening) -> None:
    await evening.people[0].send(evening.yard, "/kozel")
    eve = await stranger(evening, started=False)
    await wants_to_sit(evening, eve, 1)
    await eve.start()
    await eve.latest()
    assert await team(evening, eve) == 1


async def test_two_newcomers_choose_two_teams(evening: Evening) -> None:
    await evening.people[0].send(evening.yard, "/kozel")
    eve, fay = [await stranger(evening, name, started=False) for name in ("Eve", "Fay")]
    links = [await wants_to_sit(evening, eve, 0), await wants_to_sit(evening, fay, 1)]
    for person, link in zip((eve, fay), links, strict=True):
        await person.start(link)
        await person.latest()
    assert [await team(evening, person) for person in (eve, fay)] == [0, 1]


async def test_when_the_team_is_full_by_then_the_other_one_has_a_seat(evening: Evening) -> None:
    ann, boris, *_ = evening.people
    await ann.send(evening.yard, "/kozel")
    eve = await stranger(evening, started=False)
    link = await wants_to_sit(evening, eve, 0)
    await sit_down(ann, evening.yard, 0)
    await sit_down(boris, evening.yard, 0)
    assert [await team(evening, person) for person in (ann, boris)] == [0, 0]
    await eve.start(link)
    await eve.latest()
    assert await team(evening, eve) == 1


async def test_a_foreign_link_opens_nothing(evening: Evening) -> None:
    await evening.people[0].send(evening.yard, "/kozel")
    eve, fay = [await stranger(evening, name, started=False) for name in ("Eve", "Fay")]
    link = await wants_to_sit(evening, eve, 0)
    await fay.start(link)
    assert (await fay.latest()).text == OVER
    assert await team(evening, fay) is None


async def test_a_link_that_is_past_or_made_up_or_used_opens_nothing(evening: Evening) -> None:
    await evening.people[0].send(evening.yard, "/kozel")
    await evening.people[0].sees(evening.yard, "Ann")
    eve = await stranger(evening)
    async with evening.kozel.storage.club.work() as work:
        await work.invite(Invitation("past", eve.id, 1, 1, until=1.0))
    for payload in ("j_past", "j_made-up"):
        await eve.start(payload)
        assert (await eve.latest()).text == OVER
    assert await team(evening, eve) is None


async def test_a_link_works_once(evening: Evening) -> None:
    await evening.people[0].send(evening.yard, "/kozel")
    eve = await stranger(evening, started=False)
    link = await wants_to_sit(evening, eve, 1)
    await eve.start(link)
    await eve.latest()
    await tap(eve, evening.yard, Verb.STAND)
    await eve.start(link)
    assert (await eve.latest()).text == OVER
    assert await team(evening, eve) is None
