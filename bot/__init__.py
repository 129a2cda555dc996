"""Kozel, the card game, played in Telegram."""

__version__ = "0.1.0"
