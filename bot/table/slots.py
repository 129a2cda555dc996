"""What the screens of a table are called (`sent.Shown.slot`)."""

from bot.rules.seats import Seat

NUDGE, SERIES, HAND = "nudge:", "series:", "hand:"


def lobby(series: int) -> str:
    """The lobby before a series."""
    return f"lobby:{series}"


def table(series: int, deal: int) -> str:
    """The table of a deal, in the group."""
    return f"table:{series}.{deal}"


def result(series: int, deal: int) -> str:
    """What a deal ended with."""
    return f"result:{series}.{deal}"


def series(number: int) -> str:
    """What a series ended with."""
    return f"{SERIES}{number}"


def nudge(turn: int) -> str:
    """The reminder of a turn."""
    return f"{NUDGE}{turn}"


def hand(seat: Seat) -> str:
    """A hand, in the private chat of whose seat it is."""
    return f"{HAND}{seat}"


def seat_of(slot: str) -> int | None:
    """The seat whose hand a screen is; None for others."""
    return int(slot.removeprefix(HAND)) if slot.startswith(HAND) else None
