"""`bench scale …`: taps with many tables, a long history, several processes, one sender.

Run it on a machine that does nothing else: what is compared are runs one after another.
"""

from collections.abc import Callable

import typer

from bot.bench.places import report
from bot.bench.scale.limits import commits, fleet, reach
from bot.bench.scale.steady import cost, day, delay, start

scale = typer.Typer()
PARTS = (reach, commits, start, cost, delay, fleet, day)
for part in PARTS:
    scale.command()(part)


@scale.callback(invoke_without_command=True)
def everything(context: typer.Context) -> None:
    """Many tables, a long history, several processes; without a command, all of it in turn."""
    if context.invoked_subcommand is None:
        right = {part.__name__: _is_right(context, part) for part in PARTS}
        report("scale", {"parts": right}, is_right=all(right.values()))


def _is_right(context: typer.Context, part: Callable[..., None]) -> bool:
    try:
        context.invoke(part)
    except typer.Exit as end:
        return end.exit_code == 0
    return True
