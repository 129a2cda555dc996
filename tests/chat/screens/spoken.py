"""What the bot says in answer to taps and commands, from sample data: pages, refusals, toasts."""

from collections.abc import Iterator
from dataclasses import replace

from bot.chat.buttons import NoButton, Verb
from bot.chat.screens import privacy as about
from bot.chat.screens import private
from bot.chat.screens.content import Content
from bot.chat.screens.refusals import explain
from bot.chat.screens.toasts import toast
from bot.rules.cards import cards
from bot.rules.deal import DealIsOver
from bot.rules.legality import (
    BadLead,
    DoesNotBeat,
    IllegalMove,
    NotYourCards,
    NotYourTurn,
    WrongAction,
    WrongCount,
)
from bot.rules.moves import Action
from bot.table import absence, deals
from bot.table import lobby as gathering
from bot.table.people import Group, Taste
from bot.table.ports import NoSuchTable
from bot.table.refusals import NotHost, Refusal, SeatedElsewhere, SeatsEmpty, TeamFull, TooEarly
from bot.table.table import Step, Table
from bot.texts import Texts
from tests.chat.screens.scenes import BOT, SUPERGROUP, renamed
from tests.table.scenes import ANN, BOB, CAT, DAN, FOUR, at, does, lobby, pausing, playing, resting

DATA: dict[type[Exception], tuple[object, ...]] = {
    TeamFull: (1,),
    SeatedElsewhere: (7,),
    NotHost: ("👩‍👩‍👧‍👦" * 9,),
    SeatsEmpty: (3,),
    TooEarly: (59,),
    NotYourTurn: (2,),
    NotYourCards: (cards("6S"),),
    WrongAction: (Action.LEAD,),
    BadLead: (cards("6S 6H"),),
    WrongCount: (2,),
    DoesNotBeat: (cards("AS KS TS QS"),),
    NoSuchTable: (),
    NoButton: ("x",),
}


def kinds(of: type[Exception]) -> Iterator[type[Exception]]:
    """All kinds of a refusal that are really raised."""
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


RAISED = [*kinds(Refusal), *kinds(IllegalMove), DealIsOver, NoSuchTable, NoButton]


def answers(texts: Texts, names: tuple[str, ...], title: str) -> Iterator[Content]:
    """Every answer to a command."""
    table, group = renamed(playing(), names), Group(SUPERGROUP, title, texts.language)
    gathered, over = renamed(lobby("Ann - - -"), names), renamed(resting(), names)
    between = renamed(pausing(), names)
    yield private.greeting(texts)
    yield private.home((), BOT, texts)
    yield private.home((gathered, table, between, over), BOT, texts)
    yield private.help_(BOT, texts, in_group=True)
    yield private.help_(BOT, texts, in_group=False)
    yield private.open_me(BOT, "rules", texts)
    yield private.seated(table, ANN.id, group, texts, 7)
    yield private.elsewhere(group, texts, 7)
    yield private.invitation_over(texts)
    yield private.explained(NotHost(names[0]), texts)
    yield private.leave_question(table, title, texts)
    for short in (private.left, private.staying, private.nothing_to_leave, private.no_hand):
        yield short(texts)
    yield private.no_table_here(texts)
    yield private.only_in_groups(texts)
    yield private.silenced(title, texts)
    yield private.stopped(names[0], texts)
    yield about.privacy(texts)
    yield about.forget_question(texts)
    yield about.forgotten(texts)
    yield about.still_known(texts)


def refusals(texts: Texts) -> Iterator[tuple[str, str]]:
    """Every refusal, by the name of its kind."""
    for kind in RAISED:
        yield kind.__name__, explain(kind(*DATA.get(kind, ())), texts)


def toasts(texts: Texts, names: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Every toast, by what was tapped."""
    for verb, step in _taps():
        seen = Step(renamed(step.table, names), step.events)
        yield verb.name.lower(), toast(verb, seen, texts, Taste())
    for key in ("toast-record", "toast-replay", "toast-language", "toast-too-fast", "sorry"):
        yield key, texts.plain(key)
    yield "toast-season", texts.plain("toast-season", season=3)


def _taps() -> Iterator[tuple[Verb, Step]]:
    yield from _moves()
    yield Verb.SIT, gathering.sit(lobby(), ANN, 0, at(1), busy=None)
    yield Verb.STAND, gathering.stand(lobby(FOUR), BOB.id, at(1))
    yield Verb.START, gathering.start(lobby(FOUR), ANN.id, at(1))
    yield Verb.LEAVE, absence.leave(playing(), BOB.id, at(1))
    yield Verb.COME_BACK, absence.come_back(playing("Ann Bob:away Cat Dan"), BOB.id, at(1))
    yield Verb.NEXT, deals.ready(pausing(), ANN.id, at(1))
    all_but_one = replace(pausing(), ready=(0, 1, 2))
    yield Verb.NEXT, deals.ready(all_but_one, DAN.id, at(1))
    silent = (Verb.ADD_COMPUTER, Verb.REMOVE_COMPUTER, Verb.SHUFFLE, Verb.TURN_TIME)
    yield from ((verb, Step(lobby(FOUR))) for verb in (*silent, Verb.PAUSE, Verb.CLOSE))


def _moves() -> Iterator[tuple[Verb, Step]]:
    def then(table: Table, *moves: tuple[Verb, str]) -> Iterator[tuple[Verb, Step]]:
        for person, (verb, text) in zip((ANN, BOB, CAT, DAN), moves, strict=False):
            step = does(table, person, text, at(5))
            table = step.table
            yield verb, step

    lead, beat = (Verb.LEAD, "lead 7S"), (Verb.BEAT, "beat AS")
    discards = (Verb.DISCARD, "discard 6C"), (Verb.DISCARD, "discard 6D")
    yield from then(playing(), lead, beat, *discards)
    yield Verb.CLAIM, does(playing(), DAN, "claim 6D 7D KD AD", at(5))
