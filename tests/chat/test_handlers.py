"""Everything that can be typed or tapped is handled, and people are told of it."""

from bot.chat.buttons import Verb
from bot.chat.handlers import COMMANDS, NEEDS_RIGHTS
from bot.chat.handlers.presses import NEEDS_RIGHTS as VERBS_OF_ADMINS
from bot.chat.handlers.presses import VERBS
from bot.chat.screens.commands import FOR_ADMINS, IN_PRIVATE, TEXTS


def test_every_verb_of_a_button_does_something() -> None:
    assert VERBS.keys() == set(Verb)
    assert VERBS.keys() >= VERBS_OF_ADMINS


def test_every_command_has_its_words_and_its_place_in_a_menu() -> None:
    assert TEXTS.keys() <= COMMANDS.keys()
    assert TEXTS.keys() == {*FOR_ADMINS, *IN_PRIVATE}


def test_a_command_without_words_is_another_name_of_one_that_has_them() -> None:
    assert {COMMANDS[name] for name in TEXTS} == set(COMMANDS.values())


def test_another_name_of_a_command_needs_the_same_rights() -> None:
    acts = {COMMANDS[name] for name in NEEDS_RIGHTS}
    assert {name for name, act in COMMANDS.items() if act in acts} == NEEDS_RIGHTS
