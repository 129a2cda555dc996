"""Who is there when a playground is opened for a person at a screen."""

from bot.playground import cast
from bot.playground.deeds import write
from bot.playground.people import ANONYMOUS
from bot.playground.world import World
from tests.playground.scene import Scene


def town(scene: Scene) -> World:
    world = World("1:x", scene.world.bot)
    cast.invite(world)
    return world


async def test_the_cast_speaks_several_languages_and_has_odd_relations(scene: Scene) -> None:
    people = list(town(scene).people.values())
    assert {p.language_code for p in people} >= {"ru", "fa", "hi", "en", "pl", "uk", "fi"}
    assert [p.name for p in people if not p.started] == ["Ну<и>к 🐐"]
    assert len([p for p in people if p.blocked]) == 1
    assert all(len(p.first_name) <= 64 and len(p.last_name or "") <= 64 for p in people)


async def test_it_meets_in_a_group_a_supergroup_and_a_forum(scene: Scene) -> None:
    yard, club, dacha = (chat for chat in town(scene).chats.values() if chat.is_group)
    assert (yard.type, club.type, dacha.type, dacha.is_forum) == (
        "group", "supergroup", "supergroup", True,
    )  # fmt: skip
    assert [topic.closed for topic in dacha.topics.values()] == [False, False, True]
    assert all("administrator" in chat.members.values() for chat in (yard, club, dacha))


async def test_an_anonymous_administrator_writes_in_the_name_of_the_group(scene: Scene) -> None:
    world = town(scene)
    club = next(chat for chat in world.chats.values() if chat.title == cast.CLUB)
    (hidden,) = club.anonymous
    message = write(world, world.people[hidden], club, "/kozel").api()
    assert message["from"]["id"] == ANONYMOUS.id == 1_087_968_824
    assert message["sender_chat"] == club.api()
