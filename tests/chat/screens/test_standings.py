"""Boards and results: fit to be sent in every language, each number beside what it counts."""

import re

import pytest

from bot.chat.board_key import BoardKey
from bot.chat.buttons import Button, Verb
from bot.chat.screens.board import board, short
from bot.chat.screens.board_names import told_apart
from bot.chat.screens.content import Content
from bot.chat.screens.mine import mine
from bot.playground.html import parse_html
from bot.standings.board import MOST_PAGES, PAGE, Board, Line, Own, Someone
from bot.standings.spans import Span
from bot.texts import LANGUAGES, Texts, units
from bot.texts.fitting import ALERT, TEXT, seen
from tests.chat.screens.reading import buttons_of, keys_of, pressed, text_of
from tests.chat.screens.scenes import NASTY, TITLE
from tests.chat.screens.standings import (
    GROUPS,
    ME,
    everywhere,
    group,
    results,
    screens,
    tally,
)
from tests.texts.balance import is_balanced

EN = Texts("en")
ISOLATES = re.compile("[\u2066-\u2069\u200e\u200f]")
BARE_PAIR = re.compile(r"\d\s*[:–-]\s*\d")


def plain(content: Content) -> list[str]:
    return ISOLATES.sub("", text_of(content)).split("\n")


def in_group(of: Board, which: BoardKey | None = None) -> Content:
    return board(of, which or BoardKey(1), GROUPS[:1], EN, in_group=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_them_are_fit_to_be_sent(language: str) -> None:
    for name, screen in screens(language):
        if isinstance(screen, str):
            assert units(screen) <= ALERT, name
            assert is_balanced(screen), name
            continue
        assert is_balanced(screen.html), name
        assert seen(screen.html) <= TEXT
        assert all(0 < units(key.text) <= 64 for key in keys_of(screen)), name
        assert all(len(row) <= 3 for row in screen.keyboard), name


def test_no_two_numbers_stand_side_by_side_in_persian() -> None:
    for name, screen in screens("fa"):
        text = screen if isinstance(screen, str) else text_of(screen)
        assert not BARE_PAIR.search(ISOLATES.sub("", text)), name


def test_the_last_line_is_his_who_asks() -> None:
    last = {
        "place 2 of 6": Own((ME,), tally(1), 2),
        "no place yet, series 3 of 5": Own((ME,), type(tally(1))(series=3)),
        "no series that counts here yet": Own((ME,)),
        "hidden, as the settings say": Own((ME,), tally(1), hidden=True),
    }
    for words, own in last.items():
        assert plain(in_group(group(own=own)))[-1] == f"👉 علی رضا: {words}"


def test_people_of_one_name_are_told_apart_wherever_they_stand() -> None:
    lines = plain(in_group(group()))
    assert [line for line in lines if line.startswith("3. ")] == [
        "3. Alex (2) · ⭐ 1840",
        "3. Alex (1) · ⭐ 1730",
    ]
    own = Own((Someone(1, "Alex"),), None)
    lines = plain(in_group(group(own=own)))
    assert lines[-1].startswith("👉 Alex (1): ")
    assert any(line.startswith("3. Alex (3)") for line in lines)


@pytest.mark.parametrize("name", NASTY)
def test_any_name_may_stand_on_a_board(name: str) -> None:
    who = Someone(1, name)
    lines = (Line(1, (who,), tally(0)), Line(2, (who, ME), tally(1)))
    of = Board(group().where, name, 0, 2, lines, Own((who, ME), tally(0), 1))
    text, _ = parse_html(in_group(of).html)
    assert text
    assert is_balanced(short(of, EN))
    assert text_of(mine(results(title=name), 1, (), EN))


def test_keys_of_a_group_lead_to_its_own_board_and_to_all() -> None:
    page = in_group(group())
    labels = [key.text for key in keys_of(page)]
    assert labels[:5] == ["✅ 👥 Group", "🌍 All", "Week", "Month", "✅ All time"]
    assert labels[5:] == ["Season 2", "Season 3", "✅ 👤 People", "🤝 Pairs"]
    keys = [BoardKey.of(button) for button in pressed(page, Verb.TOP)]
    assert [which.slot for which in keys] == [1, 0, 1, 1, 1, 1, 1, 1, 1]
    assert all(
        which.button == button for which, button in zip(keys, buttons_of(page), strict=True)
    )


def test_keys_of_the_private_chat_lead_to_ones_groups() -> None:
    which = BoardKey(0, Span.MONTH, page=1)
    page = board(everywhere(), which, GROUPS, EN, in_group=False)
    labels = [ISOLATES.sub("", key.text) for key in keys_of(page)]
    assert labels[:4] == ["✅ 🌍 All", TITLE, "<b>Yard</\u2060b>", "a group without a name"]
    assert labels[-2:] == [EN.plain("key-previous"), EN.plain("key-following")]
    assert not pressed(page, Verb.SEASON)


def test_a_new_season_is_offered_beside_the_present_one_in_a_group_only() -> None:
    present, old = BoardKey(1, Span.SEASON, 3), BoardKey(1, Span.SEASON, 2)
    now = group(Span.SEASON, season=3)
    assert [b.number for b in pressed(in_group(now, present), Verb.SEASON)] == [3]
    assert not pressed(in_group(group(Span.SEASON, season=2), old), Verb.SEASON)
    assert not pressed(board(now, present, GROUPS, EN, in_group=False), Verb.SEASON)
    seasons = [BoardKey.of(b).season for b in pressed(in_group(now, present), Verb.TOP)]
    assert {2, 3} <= set(seasons)


def test_pages_stop_at_both_ends() -> None:
    whole = group(ranked=3 * PAGE)
    first, last = in_group(whole), in_group(group(ranked=3 * PAGE, page=2), BoardKey(1, page=2))
    keys = [EN.plain("key-previous"), EN.plain("key-following")]
    assert [key.text for key in keys_of(first)][-1] == keys[1]
    assert [key.text for key in keys_of(last)][-1] == keys[0]
    assert not {key.text for key in keys_of(in_group(group()))} & set(keys)


@pytest.mark.parametrize("span", [Span.ALL_TIME, Span.WEEK, Span.MONTH, Span.SEASON])
@pytest.mark.parametrize("pairs", [False, True])
def test_a_key_means_the_board_it_was_drawn_for(span: Span, pairs: bool) -> None:
    which = BoardKey(8, span, 999, pairs, 41)
    assert BoardKey.of(Button.parse(str(which.button))) == which


def test_a_forged_key_means_some_board() -> None:
    for number in (0, 7, 99, 999, 1999, 999_999_999_999):
        which = BoardKey.of(Button(Verb.TOP, number=number, arg=999))
        assert which.season >= 1
        assert 0 <= which.page < MOST_PAGES


def test_the_short_form_has_the_first_three_and_oneself() -> None:
    lines = ISOLATES.sub("", short(group(), EN)).split("\n")
    assert lines == [
        "1. Мария", "2. علی رضا", "3. Alex (2)", "You: place 2 of 6", "The whole table: /top",
    ]  # fmt: skip


def test_a_board_without_its_group_says_so() -> None:
    of = Board(group().where, "", 0, 0, (), Own((Someone(1, ""),)))
    assert plain(in_group(of))[0] == "📊 Leaderboard · a group without a name"
    assert plain(in_group(of))[-1] == "👉 no name: no series that counts here yet"


def test_names_alone_are_not_touched() -> None:
    assert told_apart(PEOPLE_OF_THREE, EN) == {1: "Ann", 2: "Bob", 3: "Ann (x)"}


PEOPLE_OF_THREE = (Someone(1, "Ann"), Someone(2, "Bob"), Someone(3, "Ann (x)"))


def test_results_say_what_was_counted() -> None:
    lines = plain(mine(results(), 1, GROUPS, EN))
    assert lines[0] == f"📈 My results · {TITLE}"
    assert "Series 34: won 20 · goat 14 · with eggs 1" in lines
    assert "Deals 240 · tricks of my team 700" in lines
    assert "Loss points: ours 210 · theirs 305" in lines
    assert "Molodkas 3 · time-outs 1" in lines
    assert "🔥 Won in a row now: 1" in lines
    assert "Alex (2): series 20 · won 11" in lines
