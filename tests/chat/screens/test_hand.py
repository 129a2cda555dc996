"""Hands: every legal move can be reached by the keys, and no key that plays is illegal."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from bot.chat.buttons import Button, Verb
from bot.chat.screens.content import Content
from bot.chat.screens.draft import Draft
from bot.chat.screens.hand import hand
from bot.chat.screens.promptness import alert
from bot.rules.deal import Deal
from bot.rules.moves import Action, Move
from bot.rules.seats import SEATS, Seat
from bot.table.people import Group, Taste
from bot.table.play import picked
from bot.table.sent import Scene
from bot.table.table import Phase, Table
from tests.chat.screens.reading import buttons_of, keys_of, pressed, text_of
from tests.chat.screens.scenes import evening, scene, stage
from tests.rules.scenes import LINE, after, dealt
from tests.table.scenes import ANN, FOUR, at, does, playing

ACTIONS = {
    Verb.LEAD: Action.LEAD,
    Verb.BEAT: Action.BEAT,
    Verb.DISCARD: Action.DISCARD,
    Verb.CLAIM: Action.CLAIM,
}
MODES = {
    Verb.PICK: "pick",
    Verb.ASK: "ask",
    Verb.ASK_CLAIM: "claim",
    Verb.PLAIN: "plain",
    Verb.LATER: "later",
}
TASTES = (
    Taste(),
    Taste(confirm_discards=False),
    Taste(list_of_moves=True),
    Taste(confirm_moves=True),
    Taste(confirm_moves=True, list_of_moves=True),
)


def shown(table: Table, seat: Seat = 0, taste: Taste | None = None, draft: str = "") -> Content:
    drafts = {f"hand{seat}": draft} if draft else {}
    return hand(stage(scene(table, "en", taste, **drafts), seat), seat)


def labels(content: Content) -> list[list[str]]:
    """The keys without the invisible isolates; links are left out."""
    rows = [[key.text for key in row if key.data] for row in content.keyboard]
    return [["".join(c for c in t if c not in "\u2066\u2069") for t in row] for row in rows if row]


def ply(*moves: str, hands: str | None = None) -> Table:
    deal: Deal = dealt(hands) if hands else playing().running()
    return playing(deal=after(deal, *moves))


@cache
def situations() -> tuple[Table, ...]:
    """Sixty plies of a series, and two of a deal in which three hold molodkas."""
    lines = (ply(hands=LINE), ply("0 lead 6C", hands=LINE))
    return (*lines, *[t for t in evening(3) if t.phase is Phase.PLAYING][:60])


def walked(table: Table, seat: Seat, taste: Taste) -> Iterator[Content]:
    """Every form of a hand that taps can reach."""
    drafts = {"": ""}
    waiting = [""]
    while waiting:
        content = shown(table, seat, taste, waiting.pop())
        yield content
        for button in buttons_of(content):
            if button.verb in MODES:
                draft = f"{button.number}:{MODES[button.verb]}:{button.arg}"
                assert Draft.parse(draft) is not None
                if draft not in drafts:
                    drafts[draft] = draft
                    waiting.append(draft)


def meant(table: Table, seat: Seat, button: Button) -> Move:
    """The move that a press makes."""
    number = table.trick_no if button.verb is Verb.CLAIM else table.turn_no
    assert (button.table, button.number) == (table.id, number)
    return Move(seat, ACTIONS[button.verb], picked(table.running().hands[seat], button.arg))


@pytest.mark.parametrize("taste", TASTES)
def test_the_keys_reach_exactly_what_the_rules_allow(taste: Taste) -> None:
    for table in situations():
        deal = table.running()
        for seat in SEATS:
            forms = walked(table, seat, taste)
            plays = (b for form in forms for b in buttons_of(form) if b.verb in ACTIONS)
            reached = {str(meant(table, seat, button)) for button in plays}
            assert reached == {str(move) for move in deal.legal_moves(seat)}


def test_cards_keep_their_places_within_a_turn() -> None:
    for table in situations()[:40]:
        seat = table.running().turn
        cards = [str(card.rank)[0] for card in table.running().hands[seat]]
        for form in walked(table, seat, Taste(confirm_discards=False)):
            rows = [row for row in labels(form) if len(row) == len(cards) > 1]
            for row in rows:
                faces = [text.removeprefix("✅ ").removeprefix("🎴 ") for text in row]
                if not faces[0].startswith(("⚔️", "➕")):
                    assert [face[0].replace("1", "T") for face in faces] == cards


def test_leading_one_tap_leads_one_card() -> None:
    content = shown(playing())
    assert labels(content)[0] == ["7♠️", "9♦️", "K♣️", "6♥️"]
    assert len(pressed(content, Verb.LEAD)) == 4


def test_one_tap_leads_all_of_a_suit() -> None:
    table = ply(hands="7S 9S 9D 6D | 8S AS QC JD | TS 7H 6C KS | 6H 7D KD AD")
    assert labels(shown(table))[1:] == [["▶️ Lead: 7♠️ 9♠️"], ["▶️ Lead: 6♦️ 9♦️"]]


def test_leading_some_of_a_suit_begins_with_all_of_it_ticked() -> None:
    table = ply(hands="7S 9S JS 6H | 8S AS QC JD | TS 7H 6C KS | 6D 7D KD AD")
    assert labels(shown(table))[1:] == [["▶️ Lead: 7♠️ 9♠️ J♠️"], ["➕ Several: ♠️"]]
    (several,) = pressed(shown(table), Verb.PICK)
    content = shown(table, draft=f"{several.number}:pick:{several.arg}")
    assert ["▶️ Lead: 7♠️ 9♠️ J♠️"] in labels(content)
    assert ["✅ 7♠️", "✅ 9♠️", "✅ J♠️", "6♥️"] in labels(content)
    content = shown(table, draft=f"{several.number}:pick:5")
    assert ["▶️ Lead: 7♠️ J♠️"] in labels(content)


def test_a_tick_in_another_suit_begins_anew() -> None:
    table = ply(hands="7S 9S 9D 6H | 8S AS QC JD | TS 7H 6C KS | 6D 7D KD AD")
    content = shown(table, draft=f"{table.turn_no}:pick:3")
    assert [b.arg for b in pressed(content, Verb.PICK)] == [2, 1, 4, 8]


def test_four_of_a_suit_on_lead_are_a_molodka_by_name() -> None:
    assert "⚡ Molodka: 6♣️ 7♣️ 8♣️ 9♣️" in [k for row in labels(shown(ply(hands=LINE))) for k in row]


def test_answering_one_card_beats_stand_above_discards() -> None:
    table = ply("0 lead 7S")
    beats, discards = labels(shown(table, 1))
    assert beats == ["⚔️ 8♠️", "⚔️ A♠️"]
    assert discards == ["🎴 8♠️", "🎴 A♠️", "🎴 J♦️", "🎴 Q♣️"]


def test_a_dear_discard_is_asked_about_once() -> None:
    table = ply("0 lead 7S")
    (asks,) = pressed(shown(table, 1), Verb.ASK)
    content = shown(table, 1, draft=f"{asks.number}:ask:{asks.arg}")
    assert labels(content) == [["✅ Discard A♠️?"], ["✖️ No"]]
    assert not pressed(shown(table, 1, Taste(confirm_discards=False)), Verb.ASK)


def test_who_wants_it_is_asked_before_every_move() -> None:
    taste = Taste(confirm_moves=True)
    table = ply("0 lead 7S")
    assert not [b for b in buttons_of(shown(table, 1, taste)) if b.verb in ACTIONS]
    beat, *_ = pressed(shown(table, 1, taste), Verb.ASK)
    asked = shown(table, 1, taste, f"{beat.number}:ask:{beat.arg}")
    assert labels(asked) == [["✅ Beat with 8♠️?"], ["✖️ No"]]
    assert "Sure?" in text_of(asked)
    assert meant(table, 1, pressed(asked, Verb.BEAT)[0]).action is Action.BEAT


def test_a_claim_that_is_asked_about_can_still_be_made_later() -> None:
    taste, table = Taste(confirm_moves=True), playing()
    (asks,) = pressed(shown(table, 3, taste), Verb.ASK_CLAIM)
    assert asks.number == table.trick_no
    draft = f"{asks.number}:claim:{asks.arg}"
    assert labels(shown(table, 3, taste, draft)) == [["✅ Molodka 6♦️ 7♦️ K♦️ A♦️?"], ["✖️ No"]]
    assert pressed(shown(table, 3, taste, draft), Verb.LATER)
    assert alert(stage(scene(table, hand3=draft), 3), 3) == ""


def test_a_question_about_a_move_that_is_none_is_forgotten() -> None:
    table = ply("0 lead 7S")
    for mask in (0, 15, 63, 33 + 4):
        assert shown(table, 1, draft=f"{table.turn_no}:ask:{mask}") == shown(table, 1)


def test_who_cannot_beat_is_told_so() -> None:
    table = ply("0 lead 6H")
    assert "Nothing beats" in text_of(shown(table, 1))


def test_answering_several_the_only_set_that_beats_is_offered_at_once() -> None:
    hands = "7S 9S 9D 6H | 8S AS QC JD | TS 7H 6C KS | 6D 7D KD AD"
    content = shown(ply("0 lead 7S 9S", hands=hands), 1)
    assert labels(content)[-1] == ["⚔️ Beat: 8♠️ A♠️"]
    assert "Tick 2 cards" in text_of(content)


def test_with_one_card_missing_each_set_that_it_completes_is_a_key() -> None:
    hands = "7S 9S 9D 6H | 8S AS QC JD | TS 7H 6C KS | 6D 7D KD AD"
    table = ply("0 lead 7S 9S", hands=hands)
    rows = labels(shown(table, 1, draft=f"{table.turn_no}:pick:2"))
    assert rows == [
        ["8♠️", "✅ A♠️", "J♦️", "Q♣️"],
        ["⚔️ 8♠️ A♠️"],
        ["🎴 8♠️ A♠️", "🎴 A♠️ J♦️", "🎴 A♠️ Q♣️"],
    ]
    rows = labels(shown(table, 1, draft=f"{table.turn_no}:pick:8"))
    assert rows[1:] == [["🎴 8♠️ Q♣️", "🎴 A♠️ Q♣️", "🎴 J♦️ Q♣️"]]


def test_the_right_number_ticked_shows_what_can_be_done_with_them() -> None:
    hands = "7S 9S 9D 6H | 8S AS QC JD | TS 7H 6C KS | 6D 7D KD AD"
    table = ply("0 lead 7S 9S", hands=hands)
    rows = labels(shown(table, 1, draft=f"{table.turn_no}:pick:3"))
    assert rows[-2:] == [["⚔️ Beat: 8♠️ A♠️"], ["🎴 Discard: 8♠️ A♠️"]]
    rows = labels(shown(table, 1, draft=f"{table.turn_no}:pick:12"))
    assert rows[-1] == ["🎴 Discard: J♦️ Q♣️"]


def test_with_all_cards_needed_there_is_nothing_to_tick() -> None:
    table = ply("0 lead 6C 7C 8C 9C", hands=LINE)
    assert labels(shown(table, 1, Taste(confirm_discards=False)))[0] == ["🎴 Discard: 6♦️ 7♦️ K♦️ A♦️"]


def test_off_turn_no_key_looks_playable() -> None:
    content = shown(playing(), 1)
    assert {button.verb for button in buttons_of(content)} == {Verb.REFRESH}


def test_a_molodka_off_turn_alerts_until_it_is_put_off() -> None:
    table = playing()
    assert alert(stage(scene(table), 3), 3) == f"molodka:{table.trick_no}"
    assert {b.verb for b in buttons_of(shown(table, 3))} == {Verb.CLAIM, Verb.LATER, Verb.REFRESH}
    later = f"{table.trick_no}:later:0"
    assert alert(stage(scene(table, hand3=later), 3), 3) == ""
    assert pressed(shown(table, 3, draft=later), Verb.CLAIM)


def test_the_one_to_move_is_alerted_and_once_more_when_nudged() -> None:
    table = playing()
    assert alert(stage(scene(table), 0), 0) == f"turn:{table.turn_no}"
    nudged = stage(scene(replace(table, nudged=True)), 0)
    assert alert(nudged, 0) == f"turn:{table.turn_no}:nudge"
    assert alert(stage(scene(table), 1), 1) == ""
    assert alert(stage(scene(table, taste=Taste(sound=False)), 0), 0) == ""


def test_a_draft_of_another_turn_is_forgotten() -> None:
    table = playing()
    assert shown(table, draft=f"{table.turn_no - 1}:pick:1") == shown(table)


def test_who_is_away_can_come_back() -> None:
    table = playing("Ann Bob:away Cat Dan")
    assert [b.verb for b in buttons_of(shown(table, 1))] == [Verb.COME_BACK]
    assert alert(stage(scene(table), 1), 1) == ""


def test_every_hand_names_its_group_and_leads_to_the_table() -> None:
    content = shown(playing(FOUR))
    assert "Пятничный козёл" in text_of(content)
    assert [key.url for key in keys_of(content) if key.url] == ["https://t.me/c/1234567890/77"]


def test_a_basic_group_has_no_links_to_messages() -> None:
    seen = scene(playing())
    basic = replace(seen, group=Group(-4123, "x", "en"))
    assert not [key for key in keys_of(hand(stage(basic), 0)) if key.url]


def test_a_public_group_is_linked_by_its_name() -> None:
    seen: Scene = scene(playing())
    public = replace(seen, group=replace(seen.group, username="kozlik"))
    assert [k.url for k in keys_of(hand(stage(public), 0)) if k.url] == ["https://t.me/kozlik/77"]


def test_off_turn_a_hand_stays_as_it_is_while_others_move() -> None:
    before = shown(playing(), 3)
    table = does(playing(), ANN, "lead 7S", at(5)).table
    assert table.turn_no > playing().turn_no
    assert shown(table, 3) == before


def test_who_has_laid_all_his_cards_holds_none() -> None:
    table = ply("0 lead 6C 7C 8C 9C", hands=LINE)
    assert text_of(shown(table)).endswith("Hand: \u2066—\u2069")
