"""Weeks and months by the calendar of UTC."""

from datetime import UTC, datetime

import pytest

from bot.standings.spans import Span, period


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("text", "week", "month"),
    [
        ("2026-11-29T23:59:59", "w2026-48", "m2026-11"),
        ("2026-11-30T00:00:00", "w2026-49", "m2026-11"),
        ("2026-12-01T00:00:00", "w2026-49", "m2026-12"),
        ("2027-01-01T12:00:00", "w2026-53", "m2027-01"),
        ("2024-12-30T12:00:00", "w2025-01", "m2024-12"),
        ("1970-01-01T00:00:00", "w1970-01", "m1970-01"),
    ],
)
def test_a_week_begins_on_monday_and_a_year_may_begin_within_one(
    text: str, week: str, month: str
) -> None:
    assert (period(Span.WEEK, at(text)), period(Span.MONTH, at(text))) == (week, month)


def test_seasons_and_all_time_know_no_calendar() -> None:
    assert [period(span, 0.0, 3) for span in (Span.SEASON, Span.ALL_TIME)] == ["s3", "a"]
