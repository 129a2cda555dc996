"""Names on a board: people who have the same one can be told apart."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.standings.board import Board, Someone
from bot.texts import Texts, safe_name


class Names:
    """Names of one page; those that are alike get numbers, in the order of the people's ids."""

    def __init__(self, of: Board, texts: Texts) -> None:
        self._texts = texts
        self._known = told_apart(_people(of), texts)

    def of(self, people: Sequence[Someone]) -> str:
        """The name, or names beside each other."""
        names = [self._known[one.id] for one in people]
        return names[0] if len(names) == 1 else self._texts.listed(names)


def told_apart(people: Iterable[Someone], texts: Texts) -> dict[int, str]:
    """A name for each of these people, by id."""
    plain = {one.id: safe_name(one.name, texts.word("somebody")) for one in people}
    count, seen, known = Counter(plain.values()), Counter[str](), dict[int, str]()
    for number, name in sorted(plain.items()):
        seen[name] += 1
        known[number] = name if count[name] == 1 else f"{name} ({seen[name]})"
    return known


def group_title(title: str, texts: Texts) -> str:
    """How a group is called."""
    return safe_name(title, texts.word("nameless-group"))


def _people(of: Board) -> Iterable[Someone]:
    lines = (one for line in of.lines for one in line.people)
    return (*lines, *of.own.people)
