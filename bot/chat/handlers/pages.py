"""Taps on pages that belong to no table."""

from bot.chat.screens.rules import rules as page
from bot.chat.visit import Answer, Visit


async def rules(visit: Visit) -> Answer:
    """Turn to a page of the rules."""
    visit.redraw = page(visit.button.arg, visit.texts, visit.profile.taste)
    return Answer()
