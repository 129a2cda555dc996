"""What the storage asks of a connection, whichever database is behind it."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, TypeVarTuple, overload

import sqlalchemy
from sqlalchemy import CursorResult, Dialect, Executable, Row, ScalarResult, Select
from sqlalchemy.sql.selectable import TypedReturnsRows

T = TypeVar("T")
P = ParamSpec("P")
Ts = TypeVarTuple("Ts")

Parameters = Mapping[str, Any] | Sequence[Mapping[str, Any]]
"""Of a statement; several are several runs of it."""

Found = CursorResult[*tuple[Any, ...]]
Query = Select[*tuple[Any, ...]]
Part = Sequence[Row[*tuple[Any, ...]]]


class Connection(ABC):
    """A connection inside a transaction; it ends with the block of `Door.begin`.

    The methods are those of SQLAlchemy's connections.
    """

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect

    @overload
    async def execute(
        self, statement: TypedReturnsRows[*Ts], parameters: Parameters | None = None
    ) -> CursorResult[*Ts]: ...

    @overload
    async def execute(
        self, statement: Executable, parameters: Parameters | None = None
    ) -> Found: ...

    async def execute(self, statement: Executable, parameters: Parameters | None = None) -> Found:
        """Run a statement; its rows."""
        return await self._run(statement, parameters)

    @overload
    async def scalar(
        self, statement: TypedReturnsRows[T], parameters: Parameters | None = None
    ) -> T | None: ...

    @overload
    async def scalar(self, statement: Executable, parameters: Parameters | None = None) -> Any: ...

    async def scalar(self, statement: Executable, parameters: Parameters | None = None) -> Any:
        """Run a statement; the first column of its first row, None without rows."""
        return (await self._run(statement, parameters)).scalar()

    @overload
    async def scalars(
        self, statement: TypedReturnsRows[T], parameters: Parameters | None = None
    ) -> ScalarResult[T]: ...

    @overload
    async def scalars(
        self, statement: Executable, parameters: Parameters | None = None
    ) -> ScalarResult[Any]: ...

    async def scalars(
        self, statement: Executable, parameters: Parameters | None = None
    ) -> ScalarResult[Any]:
        """Run a statement; the first column of its rows."""
        return (await self._run(statement, parameters)).scalars()

    @abstractmethod
    async def _run(self, statement: Executable, parameters: Parameters | None) -> Found:
        """Run a statement."""

    @abstractmethod
    def partitions(self, query: Query, size: int) -> AsyncIterator[Part]:
        """Rows of a query that may be too many to be held at once, `size` at a time."""

    @abstractmethod
    async def run_sync(
        self,
        deed: Callable[Concatenate[sqlalchemy.Connection, P], T],
        *args: P.args,
        **more: P.kwargs,
    ) -> T:
        """Have something done with SQLAlchemy's own connection: for Alembic."""


class Door(Protocol):
    """Where transactions of one kind begin."""

    def begin(self) -> AbstractAsyncContextManager[Connection]:
        """A transaction: kept when the block ends, undone when an exception leaves it.

        Raises DatabaseAway, Contended.
        """
