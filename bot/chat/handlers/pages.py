"""Taps on pages that belong to no table."""

from bot.chat.screens.keys import private_url
from bot.chat.screens.rules import rules as page
from bot.chat.visit import Answer, Visit


async def rules(visit: Visit) -> Answer:
    """Turn to a page of the rules; they stand in the private chat, so elsewhere the way there."""
    if not visit.is_private:
        return Answer(url=private_url(visit.bot_username, "rules"))
    visit.redraw = page(visit.button.arg, visit.texts, visit.profile.taste)
    return Answer()
