"""Which sums a series touches, and what becomes of them."""

from random import Random

from bot.standings.ratings import NEW
from bot.standings.sheet import Sheet, company_keys, pair_keys, scopes_of, tally_keys
from bot.standings.spans import EVERYWHERE
from bot.standings.tally import STEP, CompanyKey, PairKey, TallyKey
from tests.standings.scenes import CLUB, NOW, entered, finished

WEEK = 7 * 24 * 3600.0


def test_a_series_counts_for_the_group_and_everywhere() -> None:
    sheet = entered(finished("1 2 3 4", lost=0))
    assert {(key.scope, key.period) for key in sheet.tallies} == {
        (EVERYWHERE, "x"), (EVERYWHERE, "a"), (EVERYWHERE, "w2026-49"), (EVERYWHERE, "m2026-11"),
        (CLUB, "x"), (CLUB, "a"), (CLUB, "w2026-49"), (CLUB, "m2026-11"), (CLUB, "s1"),
    }  # fmt: skip
    goat = sheet.tallies[TallyKey(CLUB, "a", 1)]
    assert (goat.series, goat.won, goat.lost, goat.deals, goat.tricks) == (1, 0, 1, 7, 16)
    assert (goat.loss, goat.given, goat.streak, goat.worst, goat.best) == (12, 4, -1, 1, 0)


def test_practice_against_computer_players_is_kept_for_oneself_only() -> None:
    sheet = entered(finished("1 - 3 -"))
    assert {key.period for key in sheet.tallies} == {"x"}
    assert not sheet.pairs
    assert all(tally.rating == NEW for tally in sheet.tallies.values())
    assert all(tally.place_key(key.span) is None for key, tally in sheet.tallies.items())
    assert CompanyKey(CLUB, 1, False, 3) in sheet.company


def test_goats_with_eggs_are_the_losers_of_a_series_with_eggs() -> None:
    sheet = entered(finished("1 2 3 4", lost=0, eggs=2), finished("1 2 3 4", lost=1, eggs=1))
    eggs = {person: sheet.tallies[TallyKey(CLUB, "a", person)].eggs for person in (1, 2, 3, 4)}
    assert eggs == {1: 1, 2: 1, 3: 1, 4: 1}
    assert sheet.pairs[PairKey(CLUB, "a", 1, 3)].eggs == 1


def test_a_streak_ends_with_the_first_series_of_the_other_kind() -> None:
    course = [finished("1 2 3 4", lost=lost) for lost in (1, 1, 1, 0, 0, 1)]
    tally = entered(*course).tallies[TallyKey(EVERYWHERE, "a", 1)]
    assert (tally.streak, tally.best, tally.worst) == (1, 3, 2)


def test_a_new_week_begins_with_nothing_but_shows_the_rating_of_all_time() -> None:
    sheet = entered(finished("1 2 3 4"), finished("1 2 3 4", at=NOW + WEEK))
    before, after = (sheet.tallies[TallyKey(CLUB, week, 1)] for week in ("w2026-49", "w2026-50"))
    assert (before.series, after.series) == (1, 1)
    assert after.rating == sheet.tallies[TallyKey(CLUB, "a", 1)].rating != before.rating


def test_a_new_season_rates_anew_and_leaves_all_time_as_it_was() -> None:
    first, second = finished("1 2 3 4"), finished("1 2 3 4", season=2)
    sheet = entered(first, second)
    seasons = [sheet.tallies[TallyKey(CLUB, name, 1)] for name in ("s1", "s2")]
    assert seasons[0].rating == seasons[1].rating
    assert sheet.tallies[TallyKey(CLUB, "a", 1)].rating.mu < seasons[1].rating.mu
    assert sheet.tallies[TallyKey(CLUB, "a", 1)].series == 2


def test_company_is_told_apart_by_the_side_it_sat_on() -> None:
    sheet = entered(finished("1 2 3 4", lost=1), finished("1 3 2 -", lost=1))
    company = sheet.company
    assert company[CompanyKey(CLUB, 1, False, 3)].won == 1
    assert company[CompanyKey(CLUB, 1, True, 3)].won == 1
    assert company[CompanyKey(CLUB, 3, True, 1)].won == 0
    assert company[CompanyKey(CLUB, 1, True, 2)].series == 1


def test_places_are_by_rating_for_all_time_and_by_series_won_in_a_week() -> None:
    sheet = entered(*[finished("1 2 3 4", lost=lost) for lost in (1, 1, 1, 1, 0)])
    whole = sheet.tallies[TallyKey(CLUB, "a", 1)]
    week = sheet.tallies[TallyKey(CLUB, "w2026-49", 1)]
    assert whole.place_key(TallyKey(CLUB, "a", 1).span) == whole.rating.points * STEP + 4
    assert week.place_key(TallyKey(CLUB, "w2026-49", 1).span) == 3 * STEP + 4
    pair = PairKey(CLUB, "a", 1, 3)
    assert sheet.pairs[pair].place_key(pair.span) == 3 * STEP + 4


def test_too_few_series_are_no_place() -> None:
    sheet = entered(*[finished("1 2 3 4") for _ in range(4)])
    assert sheet.tallies[key := TallyKey(CLUB, "a", 1)].place_key(key.span) is None
    assert sheet.tallies[key := TallyKey(CLUB, "m2026-11", 1)].place_key(key.span) is not None


def test_what_is_read_before_is_all_that_is_touched() -> None:
    rng = Random(1)
    for _ in range(50):
        who = " ".join(rng.sample(["1", "2", "3", "4", "-", "-", "-"], 4))
        series, sheet = finished(who, rng.randrange(2)), Sheet()
        scopes = scopes_of(series, only=rng.choice((None, CLUB)))
        sheet.enter(series, scopes)
        assert sheet.tallies.keys() == set(tally_keys(series, scopes))
        assert sheet.pairs.keys() == set(pair_keys(series, scopes))
        assert sheet.company.keys() == set(company_keys(series, scopes))
