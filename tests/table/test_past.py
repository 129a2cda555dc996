"""Who may read a series that was played."""

from dataclasses import replace

from bot.table.past import TICKET_SIGNS, Past
from tests.rules.series import broken_off, series
from tests.table.looking_back import past
from tests.table.scenes import HERE

ELSEWHERE = HERE.chat - 1
STRANGER = 77


def opens(of: Past, person: int = STRANGER, chat: int = STRANGER, ticket: str = "") -> bool:
    return of.opens_to(person, chat, ticket)


def test_it_opens_to_those_who_sat_there() -> None:
    assert all(opens(past(), person) for person in (1, 2, 3, 4))
    assert not opens(past())
    alone = past(names=("Ann", "", "", ""))
    assert [opens(alone, person) for person in (1, 2, 3, 4, 0)] == [True, *[False] * 4]


def test_it_opens_where_it_was_played_and_nowhere_else() -> None:
    assert opens(past(), chat=HERE.chat)
    assert not opens(past(), chat=ELSEWHERE)


def test_it_opens_with_its_ticket_and_with_no_other() -> None:
    ticket = past().ticket
    assert len(ticket) == TICKET_SIGNS
    assert opens(past(), ticket=ticket)
    other = past(series(2)).ticket
    for wrong in ("", other, ticket[:-1], ticket.swapcase(), f"{ticket}A"):
        assert not opens(past(), ticket=wrong), wrong


def test_without_a_seed_there_is_no_ticket_and_an_empty_one_opens_nothing() -> None:
    record = series(2)
    seedless = replace(record, deals=tuple(replace(deal, seed=None) for deal in record.deals))
    of = past(seedless)
    assert of.ticket == ""
    assert not opens(of, ticket="")
    assert not opens(of, ticket="A" * TICKET_SIGNS)


def test_a_ticket_says_nothing_about_the_seal() -> None:
    assert past().ticket[:8].lower() not in str(past().record).lower()


def test_its_deals_are_those_that_were_counted() -> None:
    whole = past(series(3))
    assert whole.deals == whole.record.deals
    stopped = past(broken_off(series(3)))
    assert stopped.deals == stopped.record.deals[:-1]


def test_the_ticket_stays_the_same_while_the_series_goes_on() -> None:
    assert past(series(3, most=1)).ticket == past(series(3)).ticket
    assert replace(past(), chat=ELSEWHERE).ticket == past().ticket
