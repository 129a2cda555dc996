"""Answers that only the presser sees: his hand, in at most 200 UTF-16 units."""

from bot.chat.screens.hand import NONE
from bot.chat.screens.stage import Eye
from bot.rules.seats import Seat, team_of
from bot.rules.view import SeatView
from bot.table.people import Taste
from bot.table.table import Table
from bot.texts import Texts


def my_cards(table: Table, seat: Seat, texts: Texts, taste: Taste) -> str:
    """Trump, hand, what is needed, whose turn. Raises WrongPhase when no deal is played."""
    view = table.running().seen_by(seat)
    eye = Eye(table, texts, taste)
    trump = texts.plain("alert-trump", sign=eye.suit(view.trump), suit=view.trump)
    hand = texts.plain("alert-hand", cards=eye.cards(view.hand) or NONE)
    return "\n".join((trump, hand, _turn(eye, view)))


def _turn(eye: Eye, view: SeatView) -> str:
    own = view.turn == view.seat
    count = view.trick.size
    if own and count:
        return eye.texts.plain("alert-your-answer", count=count)
    if own:
        return eye.texts.plain("alert-your-lead")
    team, name = team_of(view.turn), eye.name(view.turn)
    if count:
        return eye.texts.plain("alert-answer", team=team, name=name, count=count)
    return eye.texts.plain("alert-lead", team=team, name=name)
