"""What is known of people and groups before they say anything else."""

from bot.table.people import Group, Profile, Taste
from bot.table.sent import Note, Shown


def test_a_stranger_has_the_usual_taste_and_cannot_be_written_to() -> None:
    stranger = Profile(1, "Ann", "en")
    assert not stranger.reachable
    assert stranger.taste == Taste(
        suits="emoji",
        ranks="latin",
        confirm_discards=True,
        confirm_moves=False,
        list_of_moves=False,
        sound=True,
    )


def test_the_bot_may_write_to_a_new_group() -> None:
    assert Group(-100, "Friends", "ru").active


def test_nothing_was_shown_or_sent_at_first() -> None:
    shown = Shown(7, "hand:0", 1)
    assert (shown.message, shown.digest, shown.fails, shown.repost) == (None, "", 0, False)
    assert Note(1, None, "Hello").id == 0
