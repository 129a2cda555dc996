"""Where a log line comes from: the update, its chat, the table, and how many moves its deal has.

Bound to the task, so that whatever is logged on the way has them; never a card.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from structlog.contextvars import bind_contextvars, clear_contextvars, get_contextvars
from telegram import Update

from bot.table.table import Table


@contextmanager
def bearings(**names: int) -> Iterator[None]:
    """Log lines within the block have these, and what it adds; afterwards all is as before."""
    before = get_contextvars()
    bind_contextvars(**names)
    try:
        yield
    finally:
        clear_contextvars()
        bind_contextvars(**before)


@contextmanager
def at(update: Update) -> Iterator[None]:
    """Log lines within the block name an update and its chat."""
    chat = update.effective_chat
    where = {} if chat is None else {"chat": chat.id}
    with bearings(update=update.update_id, **where):
        yield


def bind_table(table: Table) -> None:
    """Log lines from here to the end of the block name a table and the ply it has come to."""
    ply = {} if table.deal is None else {"ply": table.deal.ply}
    bind_contextvars(table=table.id, **ply)
