"""A person who wants to be forgotten: his seats become somebody else's, who has no name."""

from dataclasses import replace

from bot.table.absence import handed_on, leave
from bot.table.chair import NOBODY, Chair, Person
from bot.table.events import Event
from bot.table.moment import Moment
from bot.table.refusals import StillSeated
from bot.table.table import GOING_ON, Phase, Step, Table


def forget(table: Table, person: int, stranger: Person, moment: Moment) -> Step:
    """A stranger sits where the person did, for good; what was played stays.

    Raises StillSeated when the others count on him: he has to leave first.
    """
    events: tuple[Event, ...] = ()
    if _is_there(table, person):
        if table.phase in GOING_ON:
            raise StillSeated
        if table.phase is Phase.RESULT:
            table, events = leave(table, person, moment)
    if table.phase is not Phase.CLOSED:
        table = handed_on(table, person)
    return Step(forgotten(table, person, stranger), events)


def forgotten(table: Table, person: int, stranger: Person) -> Table:
    """The same table without any trace of the person. If he is the host, there is none."""
    a, b, c, d = (_forgotten(chair, person, stranger) for chair in table.chairs)
    host = NOBODY if table.host.id == person else table.host
    return replace(table, chairs=(a, b, c, d), host=host)


def _is_there(table: Table, person: int) -> bool:
    return any(c.person and c.person.id == person and not c.left for c in table.chairs)


def _forgotten(chair: Chair, person: int, stranger: Person) -> Chair:
    if chair.person is None or chair.person.id != person:
        return chair
    return replace(chair, person=stranger)
