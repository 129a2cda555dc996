"""People to begin with: names of several languages and scripts, and a yard they all sit in.

Only names; who they are to the bot is up to the bot.
"""

from bot.playground import groups
from bot.playground.chats import Chat
from bot.playground.world import World

PEOPLE = (
    {"first_name": "Мария", "username": "maria_k", "language_code": "ru"},
    {"first_name": "علی رضا", "language_code": "fa"},
    {"first_name": "अनीता", "last_name": "शर्मा", "language_code": "hi"},
    {"first_name": "Alex", "username": "alex_plays", "language_code": "en"},
)
STRANGER = {"first_name": "Ну<и>к 🐐", "language_code": "uz"}
YARD = "Двор"


def invite(world: World) -> Chat:
    """The cast moves in; all know the bot but the stranger. Answers their group."""
    people = [world.add_person(started=True, **names) for names in PEOPLE]
    people.append(world.add_person(**STRANGER))
    members = {person.id: "member" for person in people}
    members[people[0].id] = "administrator"
    return groups.create(world, YARD, "group", members, bot=True)
