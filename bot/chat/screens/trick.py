"""Four lines of a trick in the order of play, for the table and for hands alike."""

from collections.abc import Iterator

from bot.chat.screens.stage import Eye, limit, until
from bot.rules.moves import Action
from bot.rules.seats import Seat, from_seat, team_of
from bot.rules.trick import Play, Trick
from bot.rules.view import TableView, Taken
from bot.texts import Html

CROWN = " 👑"


def trick_lines(eye: Eye, view: TableView) -> Iterator[Html]:
    """The trick on the table; while it is empty, the one that was just taken."""
    if view.trick.plays or not view.taken:
        yield from molodka(eye, view.trick)
        yield from _seats(eye, view.trick)
    else:
        yield from taken_lines(eye, view.taken[-1])


def taken_lines(eye: Eye, taken: Taken) -> Iterator[Html]:
    """A finished trick and who took it."""
    taker = taken.taker
    yield eye.texts("trick-taken", team=team_of(taker), name=eye.name(taker))
    for play in taken.plays:
        yield _played(eye, play, taken.plays[0], stands=play.seat == taker)


def molodka(eye: Eye, trick: Trick) -> Iterator[Html]:
    """That the trick was claimed, and by whom."""
    if trick.plays and trick.plays[0].action is Action.CLAIM:
        seat = trick.leader
        yield eye.texts("molodka-led", team=team_of(seat), name=eye.name(seat))


def _seats(eye: Eye, trick: Trick) -> Iterator[Html]:
    plays = {play.seat: play for play in trick.plays}
    for seat in from_seat(trick.leader):
        if seat in plays:
            yield _played(eye, plays[seat], trick.plays[0], stands=plays[seat] is trick.standing)
        elif seat == trick.turn:
            yield _on_turn(eye, seat)
        else:
            yield eye.texts("seat-waits", team=team_of(seat), name=eye.name(seat))


def _played(eye: Eye, play: Play, lead: Play, *, stands: bool) -> Html:
    team, name, cards = team_of(play.seat), eye.name(play.seat), eye.laid(play)
    if play is lead:
        line = eye.texts("seat-led", team=team, name=name, cards=cards)
    else:
        line = eye.texts("seat-played", team=team, name=name, cards=cards)
    return Html(line + CROWN) if stands else line


def _on_turn(eye: Eye, seat: Seat) -> Html:
    time = deadline(eye)
    if time is None:
        return eye.texts("seat-thinks", team=team_of(seat), name=eye.name(seat))
    return eye.texts("seat-turn", team=team_of(seat), name=eye.name(seat), time=time)


def lead_deadline(eye: Eye, view: TableView) -> Iterator[Html]:
    """The deadline of a lead, while the last trick takes the place of the one to come."""
    time = deadline(eye)
    if time is not None and not view.trick.plays and view.taken:
        yield eye.texts("turn-deadline", time=time)


def deadline(eye: Eye, instead: str = "") -> Html | None:
    """How long the one to move has; None without a limit, when a computer player moves or while
    the table is held.

    `instead`: what old apps show, the whole limit if it is not given.
    """
    table = eye.table
    seconds = table.options.turn_time
    if seconds is None or table.held or not table.chairs[table.running().turn].is_manned:
        return None
    return until(eye.texts, table.since + seconds, instead or limit(eye.texts, seconds))
