"""Standings as the layers above ask for them (`standings.board.Standings`)."""

from sqlalchemy import select

from bot.standings.board import Board, Mine, Venue, Where
from bot.standings.spans import EVERYWHERE, FIRST_SEASON, Span
from bot.standings.tally import Tally
from bot.storage.connection import Connection
from bot.storage.models import ChatRow
from bot.storage.standings import boards, mine, seasons
from bot.storage.standings.rows import TallyRow
from bot.storage.standings.sums import tally_of


class Standings:
    """Standings as one transaction sees them."""

    def __init__(self, conn: Connection) -> None:
        self._conn = conn

    async def board(self, where: Where, page: int, person: int) -> Board:
        """A page of a board as somebody sees it; a page out of range is the nearest one."""
        conn = self._conn
        ranked = await conn.scalar(boards.counted(where)) or 0
        own = await boards.own(conn, where, person)
        title = await self._title(where.scope)
        season = await self.season(where.scope)
        empty = Board(where, title, 0, ranked, (), own, season)
        at = min(page, empty.pages - 1)
        lines = await boards.lines(conn, where, at)
        return Board(where, title, at, ranked, lines, own, season)

    async def mine(self, person: int, scope: int) -> Mine:
        """Somebody's results."""
        conn = self._conn
        where = Where(scope, Span.ALL_TIME, 0.0)
        own = await boards.own(conn, where, person)
        return Mine(
            scope=scope,
            title=await self._title(scope),
            everything=await self._tally(person, scope),
            counted=own.sums if isinstance(own.sums, Tally) else Tally(),
            place=own.place,
            ranked=await conn.scalar(boards.counted(where)) or 0,
            hidden=own.hidden,
            partners=await mine.met(conn, person, scope, foe=False),
            foes=await mine.met(conn, person, scope, foe=True),
        )

    async def groups_of(self, person: int) -> tuple[Venue, ...]:
        """The groups where somebody has most series, in an order that stays."""
        return await mine.groups_of(self._conn, person)

    async def season(self, chat: int) -> int:
        """The number of a group's present season."""
        return FIRST_SEASON if chat == EVERYWHERE else await seasons.present(self._conn, chat)

    async def begin_season(self, chat: int, after: int, person: int, now: float) -> None:
        """Begin the season after another one, unless that was done."""
        await seasons.begin(self._conn, chat, after, person, now)

    async def _title(self, scope: int) -> str:
        query = select(ChatRow.title).where(ChatRow.id == scope)
        return "" if scope == EVERYWHERE else await self._conn.scalar(query) or ""

    async def _tally(self, person: int, scope: int) -> Tally:
        query = select(TallyRow.__table__).where(
            TallyRow.scope == scope, TallyRow.period == mine.ANY, TallyRow.person_id == person
        )
        row = (await self._conn.execute(query)).first()
        return Tally() if row is None else tally_of(row)
