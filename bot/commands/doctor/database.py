"""The database: reachable, of this version, worked with by one bot, shown and replayable."""

import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bot.commands.doctor.finding import Finding, fault, warning
from bot.commands.doctor.here import disk, folder
from bot.progress import progress, progress_to
from bot.rules.faults import RecordFault
from bot.rules.verify import verify
from bot.storage.audit import diverging
from bot.storage.engine import Database, file_of, normalised
from bot.storage.examination import Examined, examined, some_groups
from bot.storage.lock import user_of
from bot.storage.migrate import SchemaTooNew, SchemaTooOld, head, require_head
from bot.storage.pulse import pulse
from bot.storage.records import Records
from bot.table.ports import DatabaseAway
from bot.table.pulse import LAG

LONG_LAG = 900.0
NAMED = 10


async def of_database(url: str, *, everything: bool) -> AsyncIterator[Finding]:
    """All that can be said of a database, without a change to it."""
    file = file_of(normalised(url))
    if file is not None and not file.exists():
        yield warning("database", f"there is none at {file} yet", "`run` or `migrate` makes it")
        return
    try:
        async with _beside(url) as database:
            async for finding in _of(database, file, everything=everything):
                yield finding
    except DatabaseAway as trouble:
        todo = "start the server, or correct DATABASE_URL" if file is None else "see the words"
        yield fault("database", f"it cannot be read: {trouble}", todo)


async def groups_in(url: str, limit: int) -> Sequence[tuple[int, str]]:
    """Some groups that the database knows; none when it cannot say."""
    file = file_of(normalised(url))
    if file is not None and not file.exists():
        return ()
    try:
        async with _beside(url) as database:
            found = await examined(database)
            return await some_groups(database, limit) if found.revision == head() else ()
    except DatabaseAway:
        return ()


@asynccontextmanager
async def _beside(url: str) -> AsyncIterator[Database]:
    database = Database.beside(normalised(url))
    try:
        yield database
    finally:
        await database.close()


async def _of(
    database: Database, file: Path | None, *, everything: bool
) -> AsyncIterator[Finding]:
    found = await examined(database)
    for finding in _basics(found):
        yield finding
    if file is not None:
        for finding in disk(file):
            yield finding
        yield await folder(file)
    user = found.leader if file is None else user_of(file)
    yield _leader(user, is_file=file is not None)
    if found.revision == head():
        async for finding in _contents(database, everything, is_running=user is not None):
            yield finding


def _basics(found: Examined) -> Iterator[Finding]:
    if found.journal in {"", "wal"}:
        mode = " in WAL mode" if found.journal else ""
        yield Finding("database", f"{found.server}{mode}")
    else:
        said = f"{found.server} in mode {found.journal}: after a backup was put in its place?"
        yield warning("database", said, "`run` sets WAL mode by itself")
    yield _schema(found.revision)
    if found.given_up:
        said = f"{found.given_up} updates failed again and again and were passed over"
        yield warning("updates", said, "read the table failed_update, report it, empty the table")


def _schema(revision: str | None) -> Finding:
    try:
        require_head(revision)
    except SchemaTooNew as trouble:
        return fault("schema", str(trouble), "install that version, or restore an older backup")
    except SchemaTooOld as trouble:
        return warning("schema", str(trouble), "`run` does so when it starts")
    return Finding("schema", f"revision {revision}, the newest")


def _leader(user: str | None, *, is_file: bool) -> Finding:
    if user is None:
        return Finding("bot", "no bot works with this database at this moment")
    return Finding("bot", f"process {user} works with it" if is_file else f"{user} sends")


async def _contents(
    database: Database, everything: bool, *, is_running: bool
) -> AsyncIterator[Finding]:
    yield await _screens(database, is_running=is_running)
    with progress_to("replaying") as told:
        wrong = await diverging(database, live=not everything, told=told)
    which = "all tables" if everything else "live tables"
    if wrong:
        todo = "stop these tables with /stop, keep a backup and report it"
        said = f"tables whose moves do not replay to their snapshot: {_some(wrong)}"
        yield fault("replay", said, todo)
    else:
        yield Finding("replay", f"the moves of {which} replay to their snapshots")
    if everything:
        yield await _records(database)


async def _screens(database: Database, *, is_running: bool) -> Finding:
    found = await pulse(database, head())
    lag = found.lag(time.time())
    live = f"{sum(found.tables.values())} live tables"
    if lag <= LAG:
        return Finding("screens", f"{live}, {found.lagging} of them about to be shown")
    said = f"{live}, {found.lagging} not shown yet, the oldest change waits for {lag:,.0f} s"
    if not is_running:
        return warning("screens", said, "start the bot: it shows them by itself")
    grade = fault if lag > LONG_LAG else warning
    return grade("screens", said, "look into the bot's log: what does Telegram answer?")


async def _records(database: Database) -> Finding:
    wrong, count = [], 0
    with progress("verifying") as done:
        async for record in Records(database).all():
            count += 1
            try:
                verify(record)
            except RecordFault:
                wrong.append(record.id)
            done()
    if wrong:
        todo = "keep a backup and report it; `export --series N` shows one"
        return fault("records", f"series whose counts do not hold: {_some(wrong)}", todo)
    return Finding("records", f"{count} series replay to what they say")


def _some(names: Sequence[object]) -> str:
    more = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    return ", ".join(map(str, names[:NAMED])) + more
