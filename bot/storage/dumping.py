"""PostgreSQL has its own tools for what `backup` and `restore` do for SQLite."""

from shlex import quote as quoted

from sqlalchemy import URL


def dump_command(command: str, url: URL, file: str) -> str:
    """What does for PostgreSQL what `backup` or `restore` does for SQLite. Without the password:
    that comes from ~/.pgpass or PGPASSWORD.
    """
    if command == "backup":
        tool = f"pg_dump --format=custom --file={quoted(file)}"
    else:
        tool = "pg_restore --clean --if-exists --single-transaction"
    bare = URL.create(
        "postgresql", url.username, None, url.host, url.port, url.database, url.query
    )
    place = quoted(bare.render_as_string(hide_password=False))
    return f"{tool} {place}" if command == "backup" else f"{tool} --dbname={place} {quoted(file)}"
