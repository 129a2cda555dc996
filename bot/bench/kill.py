"""Kills under play: scripted people over HTTP, processes that die at random instants.

What counts is said by the people and by the database, not by the bot: every tap that the bot told
its person was done must be one move, every move of a person must be one of his taps.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

from bot.bench.fleet import LEADS, LIMITLESS, Fleet, Member, set_webhook
from bot.bench.people import Player, Tapped, gather, playing
from bot.bench.sight import settled
from bot.bench.yards import again
from bot.chat.buttons import Verb
from bot.playground.client import Person, Telegram
from bot.playground.seen import Chat
from bot.playground.server import Playground
from bot.rules.record import SeriesRecord
from bot.rules.verify import verify
from bot.storage.audit import Ply, plies
from bot.storage.engine import Database, normalised
from bot.storage.storage import Storage
from bot.texts import Texts

MOVES = {
    Verb.LEAD: "toast-lead",
    Verb.BEAT: "toast-beat",
    Verb.DISCARD: "toast-discard",
    Verb.CLAIM: "toast-claim",
}
ISOLATES = " \u2066\u2067\u2068\u2069"
HANG_SECONDS = 120.0
MOST_TAPS = 12
"""A kill comes after 1 to so many taps since the last one."""
LONGEST_PAUSE = 0.25
NAMES = ("Ann", "Bob", "Cid", "Dan")


@dataclass(frozen=True, slots=True)
class Plan:
    """`groups`: how many, with one table of four people each."""

    url: str
    folder: Path
    kills: int = 200
    processes: int = 1
    webhook: bool = False
    groups: int = 3
    seed: int = 1


@dataclass(slots=True)
class Outcome:
    """What came of it. `lost`, `twice`, `diverging` and `amiss` must be empty, `hung` false."""

    kills: int = 0
    taps: int = 0
    accepted: int = 0
    moves: int = 0
    deals: int = 0
    series: int = 0
    leaders: int = 0
    seconds: float = 0.0
    lost: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)
    diverging: list[int] = field(default_factory=list)
    amiss: list[str] = field(default_factory=list)
    hung: bool = False

    @property
    def is_right(self) -> bool:
        """Whether every promise was kept."""
        return not (self.lost or self.twice or self.diverging or self.amiss or self.hung)


async def kill(plan: Plan, told: Callable[[], None] = lambda: None) -> Outcome:
    """Play and kill; `told` is called after every kill."""
    outcome, began = Outcome(), monotonic()
    async with Playground() as playground, Telegram(playground.url) as telegram:
        environment = {
            **LIMITLESS,
            "BOT_TOKEN": playground.token,
            "BOT_API_URL": playground.url,
            "DATABASE_URL": plan.url,
        }
        async with Fleet(environment, plan.folder, plan.processes, plan.webhook) as fleet:
            if fleet.balancer is not None:
                await set_webhook(telegram, playground.token, fleet.balancer.url)
            await fleet.start()
            groups = [await _group(telegram, number) for number in range(plan.groups)]
            people = [person for _, four in groups for person in four]
            players = [Player(each, Random(plan.seed + n)) for n, each in enumerate(people)]
            rematches = (again(telegram, yard, four[0]) for yard, four in groups)
            async with playing(players, *rematches):
                outcome.hung = not await _strike(plan, fleet, players, outcome, told)
            await asyncio.gather(*(fleet.up(member) for member in fleet.members))
            outcome.amiss = await settled(plan.url, telegram)
            outcome.leaders = fleet.logs().count(LEADS)
        await _audit(plan.url, players, outcome)
    outcome.seconds = monotonic() - began
    return outcome


async def _group(telegram: Telegram, number: int) -> tuple[Chat, list[Person]]:
    people = [await telegram.person(f"{name} {number}") for name in NAMES]
    yard = await telegram.group(f"Yard {number}", people, type="supergroup")
    await gather(yard, people)
    return yard, people


async def _strike(
    plan: Plan,
    fleet: Fleet,
    players: Sequence[Player],
    outcome: Outcome,
    told: Callable[[], None],
) -> bool:
    """Kill again and again while the play goes on. False when it went on no more."""
    rng = Random(plan.seed)
    while outcome.kills < plan.kills:
        if not await _more_taps(players, rng.randint(1, MOST_TAPS)):
            return False
        await asyncio.sleep(rng.uniform(0, LONGEST_PAUSE))
        victim: Member = rng.choice(fleet.members)
        await victim.kill()
        victim.start()
        outcome.kills += 1
        told()
    return await _more_taps(players, 2 * len(players))


async def _more_taps(players: Sequence[Player], number: int) -> bool:
    """Wait for so many answered taps more. False when they do not come."""
    enough = sum(player.taps for player in players) + number
    until = monotonic() + HANG_SECONDS
    while monotonic() < until:
        if sum(player.taps for player in players) >= enough:
            return True
        await asyncio.sleep(0.01)
    return False


async def _audit(url: str, players: Sequence[Player], outcome: Outcome) -> None:
    """Compare what the people were told with what was kept. The bot has ended."""
    storage = await Storage.open(url)
    try:
        outcome.diverging = list(await storage.diverging())
        async for record in storage.records.all():
            verify(SeriesRecord.parse(str(record)))
            outcome.series += 1
    finally:
        await storage.close()
    database = Database.beside(normalised(url))
    try:
        kept = await plies(database)
    finally:
        await database.close()
    outcome.taps = sum(len(player.story) for player in players)
    outcome.deals = len({ply.deal for ply in kept})
    compare(players, kept, outcome)


Key = tuple[int, int, int]
"""Table, person and the number that the button assumed; for a claim minus one."""
CLAIMED = -1


def compare(players: Sequence[Player], kept: Sequence[Ply], outcome: Outcome) -> None:
    """Taps against moves, both ways."""
    done = Counter(_moves(kept))
    tapped: Counter[Key] = Counter()
    accepted: Counter[Key] = Counter()
    for player in players:
        for tap in player.story:
            if tap.button.verb in MOVES:
                key = _key(player, tap)
                tapped[key] = tapped[key] + 1 if key[2] == CLAIMED else 1
                accepted[key] += is_accepted(tap)
    outcome.moves, outcome.accepted = done.total(), accepted.total()
    outcome.lost = [_named(key) for key in (accepted - done).elements()]
    outcome.twice = [_named(key) for key in (done - tapped).elements()]


def is_accepted(tap: Tapped) -> bool:
    """Whether the bot told the person that his move was made."""
    said = tap.answer.text if tap.answer else None
    words = Texts("en").plain(MOVES[tap.button.verb], cards="", pairs="")
    return said is not None and said.startswith(words.rstrip(ISOLATES))


def is_move(tap: Tapped) -> bool:
    """Whether a tap moved a table on."""
    return tap.button.verb in MOVES and is_accepted(tap)


def _key(player: Player, tap: Tapped) -> Key:
    button = tap.button
    number = CLAIMED if button.verb is Verb.CLAIM else button.number
    return button.table, player.person.id, number


def _moves(kept: Sequence[Ply]) -> list[Key]:
    """The moves of people, with the turn that each was made at.

    A table counts a turn at the beginning of every deal and after every move.
    """
    turns: Counter[int] = Counter()
    deal, found = 0, []
    for ply in kept:
        if ply.deal != deal:
            deal = ply.deal
            turns[ply.table] += 1
        if ply.person is not None:
            number = CLAIMED if ply.action == Verb.CLAIM.name.lower() else turns[ply.table]
            found.append((ply.table, ply.person, number))
        if ply.ply is not None:
            turns[ply.table] += 1
    return found


def _named(key: Key) -> str:
    return f"table {key[0]}, person {key[1]}, turn {key[2]}"
