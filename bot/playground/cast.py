"""People to begin with: several languages and scripts, odd names, odd relations with the bot; and
the three places they meet in, one of each kind.

Only names; who they are to the bot is up to the bot.
"""

from bot.playground import groups
from bot.playground.chats import Chat
from bot.playground.people import Person
from bot.playground.world import World

PEOPLE = (
    {"first_name": "Мария", "username": "maria_k", "language_code": "ru"},
    {"first_name": "علی رضا", "language_code": "fa"},
    {"first_name": "अनीता", "last_name": "शर्मा", "language_code": "hi"},
    {"first_name": "Alex", "username": "alex_plays", "language_code": "en"},
    {"first_name": "Łukasz", "last_name": "Wiśniewski", "language_code": "pl"},
    {"first_name": "Оксана", "username": "oksana_ua", "language_code": "uk"},
    {"first_name": "Väinö", "language_code": "fi"},
    {"first_name": "\u202eolleH\u202c Z\u0351\u036b\u0343\u036aa\u0302\u036bl\u030dg\u034co"},
    {"first_name": "Maximiliana", "last_name": "von und zu Hohenlohe-Waldenburg-Schillingsfürst"},
)
STRANGER = {"first_name": "Ну<и>к 🐐", "language_code": "uz"}
BLOCKER = {"first_name": "Nobody", "last_name": "\u3164", "language_code": "en"}

YARD, CLUB, DACHA = "Двор", "Kozioł & Väinö 🐐", "Дача"
TOPICS, CLOSED_TOPIC = ("Карты", "Разговоры"), "Архив"


def invite(world: World) -> Chat:
    """The cast moves in; all know the bot but the stranger, and one has blocked it since.

    Answers the yard, where the first four people and the stranger sit.
    """
    people = [world.add_person(started=True, **names) for names in PEOPLE]
    people.append(world.add_person(**STRANGER))
    blocker = world.add_person(started=True, **BLOCKER)
    blocker.blocked = True
    maria, ali, anita, alex, lukasz, oksana, vaino, odd, long, stranger = people
    yard = _group(world, YARD, "group", [maria, ali, anita, alex, stranger])
    club = _group(world, CLUB, "supergroup", [lukasz, oksana, vaino, odd, alex, blocker])
    groups.set_member(world, club, vaino, "administrator", anonymous=True)
    _dacha(world, [maria, alex, lukasz, oksana, long])
    return yard


def _group(world: World, title: str, kind: str, people: list[Person], **more: bool) -> Chat:
    """A group whose first member is an administrator."""
    members = {person.id: "member" for person in people}
    members[people[0].id] = "administrator"
    return groups.create(world, title, kind, members, bot=True, **more)


def _dacha(world: World, people: list[Person]) -> None:
    dacha = _group(world, DACHA, "supergroup", people, is_forum=True)
    for name in (*TOPICS, CLOSED_TOPIC):
        topic = groups.open_topic(world, dacha, people[0], name)
    groups.set_topic_closed(world, dacha, topic, closed=True)
