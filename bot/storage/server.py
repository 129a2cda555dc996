"""Connections to a PostgreSQL server by asyncpg, at addresses as PostgreSQL's own tools read them.

What may stand behind the question mark are options of libpq. asyncpg reads most of them; what it
would send on to the server, which knows no such setting, is done here or refused.
"""

import socket
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from sqlalchemy import URL

from bot.table.ports import DatabaseAway

NETWORK = {"connect_timeout": 10, "keepalives_idle": 30, "tcp_user_timeout": 20_000}
"""Seconds, seconds, milliseconds: a server that a network has swallowed is noticed within seconds,
not a quarter of an hour. What the address says goes first.
"""
TCP = {
    "keepalives_idle": "TCP_KEEPIDLE",
    "keepalives_interval": "TCP_KEEPINTVL",
    "keepalives_count": "TCP_KEEPCNT",
    "tcp_user_timeout": "TCP_USER_TIMEOUT",
}
"""Options in whole numbers and the system's names for them; not every system has all."""
NUMBERS = frozenset({"connect_timeout", "keepalives", *TCP})
FILES = frozenset({"passfile", "sslcert", "sslcrl", "sslkey", "sslrootcert"})
WORDS = frozenset({
    "host", "port", "user", "password", "dbname", "application_name", "options", "service",
    "target_session_attrs", "sslmode", "sslnegotiation", "sslpassword",
    "ssl_min_protocol_version", "ssl_max_protocol_version", "krbsrvname", "gsslib",
})  # fmt: skip
KNOWN = WORDS | FILES | NUMBERS


def refusal(query: Mapping[str, Sequence[str] | str]) -> str | None:
    """Why the options of an address cannot be followed; None when they can."""
    for name in query:
        value = _one(query[name])
        if name not in KNOWN:
            known = ", ".join(sorted(KNOWN))
            return f"DATABASE_URL: leave out {name}, it is none of {known}"
        if name in NUMBERS and not value.isdecimal():
            return f"DATABASE_URL: {name} must be a whole number"
        if name in FILES and not Path(value).is_file():
            return f"DATABASE_URL: {name}: there is no file {value}"
    return None


@dataclass(frozen=True, slots=True)
class Server:
    """Where a server is, and how long to wait for it."""

    address: Mapping[str, str]
    network: Mapping[str, int]

    @classmethod
    def of(cls, url: URL) -> "Server":
        """From an address whose options were looked at (`refusal`)."""
        host = f"[{url.host}]" if ":" in (url.host or "") else url.host
        named = {
            "host": host, "port": url.port, "user": url.username, "password": url.password,
            "dbname": url.database,
        }  # fmt: skip
        said = {name: str(value) for name, value in named.items() if value}
        said |= {name: _one(value) for name, value in url.query.items()}
        network = NETWORK | {name: int(said.pop(name)) for name in NUMBERS & said.keys()}
        return cls(said, network)

    async def connect(self) -> Any:
        """A new connection of asyncpg's. Raises DatabaseAway, whatever the reason: it may be set
        right at the server.
        """
        import asyncpg  # of an extra: who plays on SQLite need not have it

        patience = self.network["connect_timeout"] or None
        try:
            connection = await asyncpg.connect(
                f"postgresql://?{urlencode(self.address)}", timeout=patience
            )
            try:
                line = connection._transport.get_extra_info("socket")  # noqa: SLF001  no other way there
                self._be_impatient(line)
            except OSError:
                connection.terminate()
                raise
        except TimeoutError as fault:
            message = f"no connection to {self._place}: no answer within {patience} s"
            raise DatabaseAway(message) from fault
        except (
            OSError,
            asyncpg.PostgresError,
            asyncpg.InterfaceError,  # an option with a value that it does not know
            asyncpg.InternalClientError,  # of several hosts none takes writes, and the like
        ) as fault:
            first, _, _ = str(fault).partition("\n")
            message = f"no connection to {self._place}: {first or type(fault).__name__}"
            raise DatabaseAway(message) from fault
        return connection

    @property
    def _place(self) -> str:
        return self.address.get("host", "this machine")

    def _be_impatient(self, line: socket.socket) -> None:
        if line.family not in {socket.AF_INET, socket.AF_INET6}:
            return
        line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, self.network.get("keepalives", 1))
        for name, option in TCP.items():
            value = self.network.get(name)
            if value and hasattr(socket, option):
                line.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)


def _one(value: Sequence[str] | str) -> str:
    """Several hosts may be several options."""
    return value if isinstance(value, str) else ",".join(value)
