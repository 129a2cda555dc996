"""The machine: room on the disk, and whether it keeps what SQLite writes."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from bot.commands.doctor.finding import Finding, fault, warning
from bot.storage.examination import durable_in
from bot.table.ports import DatabaseAway

MEGABYTE = 1_000_000
LEAST = 50 * MEGABYTE
ENOUGH = 500 * MEGABYTE
LONGEST_LOG = 200 * MEGABYTE


def disk(file: Path) -> Iterator[Finding]:
    """Room for an SQLite file, its log and a copy of it."""
    free = shutil.disk_usage(file.parent).free
    size = file.stat().st_size
    said = f"{free // MEGABYTE:,} MB free at {file.parent}, the database has {_megabytes(size)}"
    if free < LEAST:
        yield fault("disk", said, "make room: when the disk is full the bot stands still")
    elif free < max(ENOUGH, 2 * size):
        yield warning("disk", said, "make room, for growth and a backup")
    else:
        yield Finding("disk", said)
    log = Path(f"{file}-wal")
    length = log.stat().st_size if log.exists() else 0
    if length > LONGEST_LOG:
        todo = "end whatever keeps reading the file (an export that hangs?)"
        yield warning("disk", f"the log beside the database has {_megabytes(length)}", todo)


async def folder(file: Path) -> Finding:
    """Whether the folder of an SQLite file can be written to, and losslessly."""
    try:
        sound = await durable_in(file.parent)
    except (OSError, DatabaseAway) as trouble:
        todo = "give this user the right to write there, or start doctor as the bot's user"
        return fault("folder", f"{file.parent} cannot be written to: {trouble}", todo)
    if sound:
        return Finding("folder", f"{file.parent}: WAL and synchronous=FULL hold")
    todo = "put the database on a local disk: network file systems lose what SQLite writes"
    return fault("folder", f"{file.parent}: WAL or synchronous=FULL does not hold", todo)


def _megabytes(size: int) -> str:
    return f"{size / MEGABYTE:,.1f} MB"
