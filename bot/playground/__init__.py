"""A local Telegram for any bot: people, groups and a page. It knows nothing of the game."""

from bot.playground.server import DEFAULT_TOKEN, Playground

__all__ = ["DEFAULT_TOKEN", "Playground"]
