"""What an evening had come to when something did not happen, in the words of the game."""

import time
from collections.abc import Sequence
from inspect import getsource
from itertools import islice

from bot.playground.seen import Chat, World
from bot.table.table import Table

LINES = 6
"""How many of a chat's last messages are told."""


def source(of: object) -> str:
    """A question as it is written in the test."""
    try:
        return getsource(of).strip()  # type: ignore[arg-type]  # what has none says so
    except (OSError, TypeError):
        return repr(of)


def story(tables: Sequence[Table], world: World, yard: Chat) -> str:
    """Every table, and the end of the group's chat."""
    messages = list(islice(reversed(list(world.messages(yard.id))), LINES))
    names = {number: str(person["first_name"]) for number, person in world.people.items()}
    said = (
        f"  {'bot' if m.is_bot else names.get(m.sender_id, '?')}: {' '.join(m.text.split())}"
        for m in reversed(messages)
    )
    return "\n".join([*map(told, tables), f"in {yard.title}:", *said])


def told(table: Table) -> str:
    """One table in a line."""
    clock = "no clock"
    if table.clock is not None:
        clock = f"{table.clock.due.value} is due in {table.clock.at - time.time():.1f} s"
    return (
        f"table {table.id}: {table.phase.value}, deal {table.deal_no}, turn {table.turn_no}, "
        f"{_mover(table)}, {clock}"
    )


def _mover(table: Table) -> str:
    if table.deal is None or table.deal.is_over:
        return "nobody is to move"
    chair = table.chairs[table.deal.turn]
    name = chair.person.name if chair.person else "a computer player"
    return f"{name} is to move" + ("" if chair.is_manned else ", by the bot")
