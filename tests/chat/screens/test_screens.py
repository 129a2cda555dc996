"""Which screens a table has in which state, and laws that hold for every screen there is."""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from functools import cache

import pytest

from bot.chat.buttons import MAX_BYTES, Button, Verb
from bot.chat.screens.content import Wanted, keyboard_from, keyboard_text
from bot.chat.screens.screens import main_slot, wanted
from bot.rules.cards import Card
from bot.rules.seats import SEATS, Seat
from bot.rules.shuffle import seal_of
from bot.table.closing import close
from bot.table.deals import pause
from bot.table.holding import hold
from bot.table.people import Taste
from bot.table.sent import Shown
from bot.table.table import Phase, Table
from bot.texts import LANGUAGES, units
from tests.chat.screens.reading import buttons_of, keys_of, pressed, seen_in, text_of
from tests.chat.screens.scenes import BOT, NASTY, counted, evening, renamed, scene
from tests.table.scenes import ANN, FOUR, at, lobby, playing
from tests.texts.balance import is_balanced

LONGEST_TEXT = 4096
LONGEST_KEY = 64


@cache
def tables() -> tuple[Table, ...]:
    """Tables in every state, those of whole series among them."""
    gathering = [lobby(), lobby("Ann - - bot"), lobby(FOUR), lobby(FOUR, None)]
    odd = [
        playing("Ann Bob:away Cat:left bot"),
        playing("Ann:away Bob:away Cat:left bot"),
        replace(playing(), nudged=True),
        playing(turn_time=None),
        close(playing(), at(9)).table,
        close(lobby(), at(9)).table,
    ]
    series = [*evening(1), *evening(2, "Ann bot bot bot")]
    last = series[-1]
    breaks = [table for table in series if table.phase is Phase.PAUSE]
    paused = pause(breaks[0], 1, at(99)).table
    ends = [paused, close(paused, at(100)).table, close(last, at(9)).table]
    return (*gathering, *odd, *ends, *series)


@cache
def everything(language: str) -> tuple[tuple[Table, Wanted], ...]:
    """Every screen of every sample table, with names that are hard to bear."""
    shown = []
    for number, plain in enumerate(tables()):
        table = renamed(plain, NASTY[number % len(NASTY) :] + NASTY)
        shown += [(table, want) for want in wanted(scene(table, language), BOT)]
    return tuple(shown)


@pytest.fixture(params=LANGUAGES)
def screens(request: pytest.FixtureRequest) -> tuple[tuple[Table, Wanted], ...]:
    """All screens in one language."""
    return everything(request.param)


def slots(table: Table) -> list[str]:
    return [want.slot for want in wanted(scene(table), BOT)]


def find(table: Table, slot: str) -> Wanted:
    return next(want for want in wanted(scene(table), BOT) if want.slot == slot)


def test_telegram_takes_every_text(screens: tuple[tuple[Table, Wanted], ...]) -> None:
    for _, want in screens:
        assert 0 < units(text_of(want.content)) <= LONGEST_TEXT


def test_isolates_are_balanced(screens: tuple[tuple[Table, Wanted], ...]) -> None:
    for _, want in screens:
        assert is_balanced(want.content.html)
        assert all(is_balanced(key.text) for key in keys_of(want.content))


def test_keys_are_short_and_do_one_thing(screens: tuple[tuple[Table, Wanted], ...]) -> None:
    for table, want in screens:
        for key in keys_of(want.content):
            assert 0 < units(key.text) <= LONGEST_KEY
            assert bool(key.data) != bool(key.url)
            assert len(key.data.encode()) <= MAX_BYTES
            assert key.url or Button.parse(key.data).table == table.id
        assert all(0 < len(row) <= 4 for row in want.content.keyboard)
        assert keyboard_from(keyboard_text(want.content.keyboard)) == want.content.keyboard


def test_no_screen_shows_a_hidden_card(screens: tuple[tuple[Table, Wanted], ...]) -> None:
    for table, want in screens:
        if table.phase is Phase.PLAYING and not want.slot.startswith(("result", "series")):
            assert seen_in(want.content) <= known(table, want.slot)


def test_every_slot_is_there_once() -> None:
    for table in tables():
        names = slots(table)
        assert len(names) == len(set(names))


def known(table: Table, slot: str) -> set[Card]:
    """The cards that the audience of a screen may know."""
    deal = table.running()
    seats: tuple[Seat, ...] = (SEATS[int(slot[-1])],) if slot.startswith("hand:") else ()
    shown = {deal.trump_card, *(card for seat in seats for card in deal.hands[seat])}
    plays = [*deal.trick.plays, *(play for trick in deal.taken for play in trick.plays)]
    return shown | {c for p in plays if p.face_up or p.seat in seats for c in p.cards}


def test_no_name_breaks_out_of_its_place() -> None:
    for language in LANGUAGES:
        for _, want in everything(language):
            assert "<b>Bob" not in want.content.html
            assert "\u202e" not in want.content.html


def test_a_lobby_is_one_screen() -> None:
    assert slots(lobby("Ann - - -")) == ["lobby:1"]


def test_after_the_start_the_lobby_loses_its_keys_and_everybody_gets_a_hand() -> None:
    table = next(evening(1))
    assert slots(table) == ["lobby:1", "table:1.1", "hand:0", "hand:1", "hand:2", "hand:3"]
    assert find(table, "lobby:1").content.keyboard == ()


def test_a_rematch_at_once_makes_no_message_of_a_lobby_that_never_was() -> None:
    table = replace(next(evening(1)), series_no=2)
    bare = replace(scene(table), shown={})
    assert "lobby:2" not in [want.slot for want in wanted(bare, BOT)]


def series_of(phase: Phase) -> Iterator[Table]:
    return (table for table in evening(1) if table.phase is phase)


def test_between_deals_the_table_is_one_line_and_the_result_is_new() -> None:
    table = next(series_of(Phase.PAUSE))
    assert slots(table)[:2] == ["table:1.1", "result:1.1"]
    assert find(table, "table:1.1").content.keyboard == ()
    assert find(table, "result:1.1").urgent
    assert len(find(table, "result:1.1").content.keyboard[0]) == 2


def test_in_the_next_deal_the_result_keeps_only_keys_that_look_back() -> None:
    table = next(t for t in evening(1) if t.phase is Phase.PLAYING and t.counts)
    told = find(table, "result:1.1")
    assert [b.verb for b in buttons_of(told.content)] == [Verb.CHECK, Verb.REPLAY]
    assert not told.is_missed, "nobody wants an old result at the end of the chat again"
    assert "table:1.2" in slots(table)


def test_the_seal_stays_where_it_was_published_and_stands_beside_the_seed() -> None:
    table = next(t for t in evening(1) if t.phase is Phase.PLAYING and t.counts)
    result = table.result
    assert result is not None
    seal = seal_of(bytes.fromhex(result.seed))
    for slot, is_open in (("table:1.1", False), ("result:1.1", True)):
        text = text_of(find(table, slot).content)
        assert seal in text
        assert (result.seed in text) == is_open
    assert seal_of(bytes.fromhex(table.seed)) in text_of(find(table, "table:1.2").content)
    assert not [want.slot for want in wanted(scene(table), BOT) if table.seed in want.content.html]


def test_a_deal_that_begins_comes_before_all_else_and_its_edits_wait_their_turn() -> None:
    (begun,) = [want for want in wanted(replace(scene(playing()), shown={}), BOT) if want.urgent]
    assert begun.slot == "table:1.1"
    sent = {begun.slot: Shown(1, begun.slot, begun.chat, message=5, digest="d")}
    assert not [want for want in wanted(replace(scene(playing()), shown=sent), BOT) if want.urgent]


def test_a_series_ends_with_goats_and_a_rematch() -> None:
    *_, table = evening(1)
    number = table.score.deals
    assert slots(table)[:3] == [f"table:1.{number}", f"result:1.{number}", "series:1"]
    assert len(find(table, "series:1").content.keyboard[0]) == 2
    closed = close(table, at(9)).table
    assert find(closed, "series:1").content.keyboard == ()


def test_a_table_closed_in_the_middle_says_so_without_keys() -> None:
    table = close(playing(), at(9)).table
    content = find(table, "table:1.1").content
    assert content.keyboard == ()
    assert "не в счёт" in text_of(content)


def test_a_lobby_that_closed_says_so_without_keys() -> None:
    table = close(lobby(), at(9)).table
    assert find(table, "lobby:1").content.keyboard == ()


def test_a_nudge_is_there_while_somebody_is_awaited_and_mentions_him() -> None:
    table = replace(playing(), nudged=True)
    want = find(table, f"nudge:{table.turn_no}")
    assert want.urgent
    assert f'href="tg://user?id={ANN.id}"' in want.content.html


def test_who_cannot_be_reached_has_no_hand_and_the_table_says_so() -> None:
    seen = scene(playing())
    people = {**seen.people, 2: replace(seen.people[2], reachable=False)}
    screens = wanted(replace(seen, people=people), BOT)
    assert "hand:1" not in [want.slot for want in screens]
    assert "🚫" in screens[1].content.html


def test_the_main_screen_is_one_of_those_that_are_wanted() -> None:
    for table in tables():
        if table.phase is not Phase.CLOSED:
            assert main_slot(table) in slots(table)


def test_suits_can_be_written_as_letters_or_in_four_colours() -> None:
    letters = wanted(scene(playing(), taste=Taste(suits="letters", ranks="local")), BOT)
    four = wanted(scene(playing(), taste=Taste(suits="four")), BOT)
    assert "7П" in text_of(letters[-4].content)
    assert "7⚫♠" in text_of(four[-4].content)


def test_nobody_is_given_a_deadline_while_the_table_stands_still() -> None:
    table = playing()
    for going_on in (table, hold(table, at(9)).table):
        screens = {want.slot: want.content.html for want in wanted(scene(going_on), BOT)}
        timed = {slot for slot, html in screens.items() if "<tg-time" in html}
        assert timed == (set() if going_on.held else {"table:1.1", "hand:0"})


def test_a_pause_between_deals_counts_who_is_ready() -> None:
    table = replace(next(series_of(Phase.PAUSE)), ready=(0, 2))
    assert "2/4" in find(table, "result:1.1").content.keyboard[0][0].text


def test_eggs_are_announced() -> None:
    text = text_of(find(counted(eggs=True), "result:1.4").content)
    assert "яйца" in text
    assert "Яиц в партии: 2" in text


def test_a_team_without_a_trick_hears_it() -> None:
    assert "🔵 A: ни одной взятки, +6" in text_of(find(counted((6, 0)), "result:1.4").content)


def test_goats_of_a_series_with_eggs_have_eggs() -> None:
    text = text_of(find(counted((2, 0), before=10), "series:1").content)
    assert "Козлы с яйцами — 🔵 A" in text


class Levels(StrEnum):
    """Levels as they may once be."""

    ROOKIE = "rookie"
    CAREFUL = "careful"


def test_with_several_levels_each_has_its_key_and_bots_tell_theirs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.chat.screens.lobby.Level", Levels)
    monkeypatch.setattr("bot.chat.screens.stage.Level", Levels)
    content = find(lobby("Ann - - bot"), "lobby:1").content
    assert [b.arg for b in pressed(content, Verb.ADD_COMPUTER)] == [0, 1]
    assert "🤖 Бот 4 (осторожный)" in text_of(content)
