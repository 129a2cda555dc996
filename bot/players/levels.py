"""How well a computer player plays."""

from enum import StrEnum


class Level(StrEnum):
    """A strength of play, by the name that is stored and shown."""

    ROOKIE = "rookie"
    CAREFUL = "careful"
    MASTER = "master"
