"""Callback queries: each is answered once, and not after it has grown too old.

Knows who tapped; knows nothing of buttons, or of how an answer reaches a person.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.playground.errors import OLD_QUERY, bad_request
from bot.playground.people import Person

KEPT = 10_000
FIRST_ID = 4_611_686_018_427_387_904


@dataclass(frozen=True, slots=True)
class Answer:
    """What the bot said to a tap: a toast, an alert, a link, or nothing at all."""

    text: str | None = None
    show_alert: bool = False
    url: str | None = None

    def json(self) -> dict[str, Any]:
        return {"text": self.text, "show_alert": self.show_alert, "url": self.url}


@dataclass(slots=True)
class Query:
    """One tap; `answered` is set when `answer` is there."""

    id: str
    person: Person
    born: float
    answer: Answer | None = None
    answered: asyncio.Event = field(default_factory=asyncio.Event)


class Queries:
    """The taps of late; older ones than `KEPT` are too old anyway."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self._queries: OrderedDict[str, Query] = OrderedDict()
        self._next_id = FIRST_ID

    def open(self, person: Person) -> Query:
        """A new tap of `person`."""
        self._next_id += 1
        query = Query(str(self._next_id), person, self.clock())
        self._queries[query.id] = query
        if len(self._queries) > KEPT:
            self._queries.popitem(last=False)
        return query

    def is_dead(self, query_id: str, max_age: float) -> bool:
        """Whether nobody can answer that tap, for its age."""
        query = self._queries.get(query_id)
        return query is None or self.clock() - query.born > max_age

    def answer(self, query_id: str, answer: Answer, max_age: float) -> Query:
        """The tap, now answered; ApiError when it is unknown, answered or too old."""
        query = self._queries.get(query_id)
        if query is None or query.answer or self.is_dead(query_id, max_age):
            raise bad_request(OLD_QUERY)
        query.answer = answer
        query.answered.set()
        return query
