"""What should stand in the chats against what was sent: sent, edited, sent anew, or left alone."""

import time
from dataclasses import replace

import pytest

from bot.chat.comparison import LOOKING_SECONDS, Comparison, compared, remember
from bot.chat.screens.content import Content, Key, Wanted
from bot.table.chair import Person
from bot.table.people import Group, Profile
from bot.table.sent import Scene, Shown
from bot.table.table import Address, Table

ANN = Person(1, "Ann")
GROUP = Group(-100, "Yard", "en")
OLD, NEW = (Content(text, ((Key("Go", "f.1.1.0"),),)) for text in ("old", "new"))
BARE = Content("nothing to do")
HAND = Wanted("hand:0", ANN.id, None, lambda: NEW, alert="turn:7")
SENT = Shown(1, "hand:0", ANN.id, message=5, digest=NEW.digest, alert="turn:7")


def against(*shown: Shown, want: Wanted = HAND) -> Comparison:
    """One wanted screen against what was shown."""
    table = Table(1, Address(GROUP.id), ANN)
    scene = Scene(table, {}, GROUP, {screen.slot: screen for screen in shown}, mark=1)
    return Comparison(scene, {want.slot: want})


def test_what_was_sent_as_it_should_be_is_left_alone() -> None:
    assert against(SENT).differing() == []


def test_what_was_never_sent_is_new() -> None:
    comparison = against()
    assert comparison.differing() == ["hand:0"]
    assert comparison.is_fresh(HAND, comparison.shown(HAND))


def test_other_content_is_edited() -> None:
    comparison = against(replace(SENT, digest=OLD.digest))
    assert comparison.differing() == ["hand:0"]
    assert not comparison.is_fresh(HAND, comparison.shown(HAND))


@pytest.mark.parametrize(("ago", "fresh"), [(0.0, False), (LOOKING_SECONDS + 1, True)])
def test_a_turn_comes_with_sound_unless_the_person_is_looking(ago: float, fresh: bool) -> None:
    shown = replace(SENT, digest=OLD.digest, alert="turn:3", tapped_at=time.time() - ago)
    comparison = against(shown)
    assert comparison.differing() == ["hand:0"]
    assert comparison.is_fresh(HAND, shown) is fresh


def test_the_same_turn_is_called_out_once() -> None:
    assert not against(SENT).is_fresh(HAND, SENT)


def test_what_is_wished_for_again_comes_as_a_new_message() -> None:
    shown = replace(SENT, repost=True)
    assert against(shown).differing() == ["hand:0"]
    assert against(shown).is_fresh(HAND, shown)


def test_what_is_wanted_no_more_differs() -> None:
    assert against(SENT, Shown(1, "nudge:7", GROUP.id, message=6)).differing() == ["nudge:7"]


def test_a_seat_that_has_passed_to_another_person_was_never_shown_to_him() -> None:
    comparison = against(replace(SENT, chat=2))
    assert comparison.shown(HAND).message is None
    assert comparison.differing() == ["hand:0"]


def test_a_wish_that_came_while_it_was_sent_is_not_forgotten() -> None:
    comparison = against(replace(SENT, draft="7:pick:3", tapped_at=9.0, repost=True))
    remember(comparison.scene, replace(SENT, digest="other"))
    kept = comparison.scene.shown["hand:0"]
    assert (kept.draft, kept.tapped_at, kept.repost) == ("7:pick:3", 9.0, True)
    remember(comparison.scene, replace(SENT, message=6))
    assert not comparison.scene.shown["hand:0"].repost


@pytest.mark.parametrize("active", [True, False])
def test_nothing_is_wanted_where_the_bot_may_not_write(active: bool) -> None:
    table = Table(1, Address(GROUP.id), ANN)
    people = {ANN.id: Profile(ANN.id, "Ann", "en", reachable=True)}
    scene = Scene(table, people, replace(GROUP, active=active), {}, mark=1)
    assert bool(compared(scene, "bot").wanted) is active


@pytest.mark.parametrize("want", [replace(HAND, draw=lambda: BARE), replace(HAND, passed=True)])
def test_what_does_not_matter_any_more_is_not_sent_anew(want: Wanted) -> None:
    shown = replace(SENT, digest=want.content.digest, repost=True)
    assert against(shown, want=want).differing() == []
    other = replace(shown, digest=OLD.digest)
    assert against(other, want=want).differing() == ["hand:0"]
    assert not against(other, want=want).is_fresh(want, other)


def test_a_result_that_is_wished_for_comes_anew_though_it_has_no_keys() -> None:
    want = replace(HAND, draw=lambda: BARE, urgent=True)
    shown = replace(SENT, digest=BARE.digest, repost=True)
    assert against(shown, want=want).is_fresh(want, shown)


@pytest.mark.parametrize(
    ("ago", "idle", "pace", "waits"),
    [
        (1.0, 2.0, 1.0, True),
        (3.0, 2.0, 1.0, False),
        (1.0, 2.0, 0.1, False),
        (0.0, 0.0, 1.0, False),
    ],
)
def test_what_has_just_changed_may_wait(ago: float, idle: float, pace: float, waits: bool) -> None:
    want = replace(HAND, changed_at=time.time() - ago, idle=idle)
    assert against(SENT, want=want).may_wait("hand:0", pace) is waits


def test_what_need_not_have_changed_is_compared() -> None:
    assert not against(SENT, want=replace(HAND, idle=12.0)).may_wait("hand:0", 1.0)
