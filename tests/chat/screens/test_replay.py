"""Pages of a replay: everything open, step by step, for names and languages of all kinds."""

import pytest

from bot.chat.buttons import Button, Verb
from bot.chat.places import Place
from bot.chat.screens.content import Content
from bot.chat.screens.past import checked, not_confirmed, record
from bot.chat.screens.replay import BOLT, replay
from bot.rules.cards import DECK
from bot.rules.frames import frame
from bot.rules.moves import Action
from bot.table.past import Past
from bot.table.people import Taste
from bot.texts import LANGUAGES, Texts, units
from tests.chat.screens.reading import buttons_of, keys_of, pressed, seen_in, text_of
from tests.chat.screens.scenes import NASTY
from tests.rules.series import series
from tests.table.looking_back import NAMES, beat_of_two, claim_over, past
from tests.texts.balance import is_balanced

LETTERS = Taste(suits="letters", ranks="local")


def page(
    of: Past, deal: int, ply: int, language: str = "en", taste: Taste | None = None
) -> Content:
    return replay(of, Place(of.number, deal, ply), Texts(language), taste or Taste(), of.ticket)


def places(of: Past) -> list[tuple[int, int]]:
    return [
        (number, ply)
        for number, deal in enumerate(of.deals, 1)
        for ply in range(len(deal.moves) + 1)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_one_that_telegram_takes(language: str) -> None:
    for start in range(0, len(NASTY), 4):
        of = past(series(2), (NASTY + NASTY)[start : start + 4])
        for number, ply in places(of)[::7]:
            for taste in (Taste(), LETTERS):
                content = page(of, number, ply, language, taste)
                assert units(text_of(content)) < 2000
                assert is_balanced(content.html)
                assert all(0 < units(key.text) <= 64 for key in keys_of(content))


def test_every_card_of_hands_and_trick_is_open() -> None:
    for number, ply in places(past()):
        deal = frame(past().deals[number - 1], ply).deal
        seen = seen_in(page(past(), number, ply))
        held = {card for hand in deal.hands for card in hand}
        laid = {card for play in deal.trick.plays for card in play.cards}
        assert held | laid <= seen
        assert not seen & set(deal.stock) - {deal.trump_card}


def test_a_beat_names_each_card_and_the_one_it_beats() -> None:
    number, deal = next((n, d) for n, d in enumerate(past().deals, 1) if beat_of_two(d))
    ply = beat_of_two(deal)
    text = text_of(page(past(), number, ply))
    assert text.count(" > ") >= len(deal.moves[ply - 1].move.cards) > 1
    assert "⚔️" in text


def test_a_molodka_is_marked_in_the_hand_and_when_it_is_led() -> None:
    number, deal = next((n, d) for n, d in enumerate(past().deals, 1) if claim_over(d))
    ply = claim_over(deal) or 0
    assert deal.moves[ply - 1].move.action is Action.CLAIM
    before, then = (text_of(page(past(), number, at)) for at in (ply - 1, ply))
    assert BOLT in before
    assert "a molodka" in before
    assert "⚡ Molodka —" in then
    assert "go back" in then


def test_the_keys_lead_one_move_on_and_back_and_to_both_ends() -> None:
    for number, ply in places(past()):
        last = len(past().deals[number - 1].moves)
        found = [Place.of(b.number) for b in pressed(page(past(), number, ply), Verb.REPLAY)]
        own = {place.ply for place in found if place.deal == number}
        back, on = {ply - 1, 0} if ply else set(), {ply + 1, last} if ply < last else set()
        assert own == back | on
        others = {place.deal for place in found} - {number}
        assert others == {number - 1, number + 1} & set(range(1, len(past().deals) + 1))


def test_every_key_carries_the_ticket_and_the_series() -> None:
    for number, ply in places(past())[::11]:
        buttons = buttons_of(page(past(), number, ply))
        assert {b.verb for b in buttons} == {Verb.REPLAY, Verb.CHECK, Verb.RECORD}
        assert {(b.table, b.ticket, Place.of(b.number).series) for b in buttons} == {
            (past().table, past().ticket, past().number)
        }


def test_while_the_series_goes_on_there_is_no_record() -> None:
    running = past(series(2, most=1))
    assert not pressed(page(running, 1, 0), Verb.RECORD)


def test_a_place_that_is_none_shows_the_nearest() -> None:
    assert page(past(), 0, 0) == page(past(), 1, 0)
    last = len(past().deals)
    assert page(past(), 999, 999) == page(past(), last, len(past().deals[-1].moves))


def test_under_a_record_in_a_group_no_ticket_is_shown() -> None:
    keys = buttons_of(record(past(), Texts("en")))
    assert [key.ticket for key in keys] == ["", ""]
    assert keys[0] == Button(Verb.REPLAY, past().table, Place(1, 1).number, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_of_the_check_fits_into_an_alert(language: str) -> None:
    texts = Texts(language)
    for number, deal in enumerate(past().deals, 1):
        for text in (checked(number, deal, texts), not_confirmed(number, texts)):
            assert 0 < units(text) <= 200
            assert is_balanced(text)


def test_the_sample_has_all_that_is_looked_for() -> None:
    assert len({card for deal in past().deals for card in deal.deck}) == len(DECK)
    assert [chair.person.name for chair in past().chairs if chair.person] == list(NAMES)
