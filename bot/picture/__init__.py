"""The picture of a finished series: from values to the bytes of a PNG, and nothing else.

course    what is to be drawn         lettering  words in many scripts, in fonts of its own
canvas    a sheet to draw on          shapes     goat, egg, cup, robot, the marks of the teams
chart     the loss points             drawing    the whole: `draw(course)`
"""

from bot.picture.course import Course, Player, Words
from bot.picture.drawing import draw

__all__ = ["Course", "Player", "Words", "draw"]
