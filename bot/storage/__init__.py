"""The database: rows, one unit of work, queries. `Storage` is the door; see `storage.py`.

    storage  what a bot process opens         models   the rows
    club     where units of work begin        engine   SQLite or PostgreSQL
    work     what one transaction may do      lock     one process for one SQLite file
    gallery  what screens show                migrate  the schema, kept up to date
    agenda   what is due                      codec    a table as text
    lease    who may send                     away     a database that is away
    records  series, for export               audit    rows against snapshots
    backup   a copy of a file, and back       soundness  whether a file is whole and ours
    transfer everything to another database   examination  what `doctor` asks
    dumping  PostgreSQL's own tools           forgetting  a person is forgotten
    past     series that can be read again    connection what is asked of either database
    pulse    how the tables are, for metrics  direct   SQLite without a thread in between
    server   PostgreSQL's addresses           standings  sums by person, scope and period
    served   transactions on PostgreSQL

`tables`, `ledger`, `people`, `groups`, `screens`, `notes`, `invitations`, `marks` and `upsert`
hold the statements that these share.
"""

from bot.storage.lock import AlreadyRunning
from bot.storage.migrate import SchemaTooNew
from bot.storage.storage import Storage

__all__ = ["AlreadyRunning", "SchemaTooNew", "Storage"]
