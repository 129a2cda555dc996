"""Why something may not be done, in words. Every refusal of the table and the rules has some."""

from bot.chat.buttons import NoButton
from bot.chat.screens.cards import spread
from bot.rules.deal import DealIsOver
from bot.rules.legality import (
    BadLead,
    CannotClaim,
    DoesNotBeat,
    NotYourCards,
    NotYourTurn,
    WrongAction,
    WrongCount,
)
from bot.table import refusals as table
from bot.table.people import Taste
from bot.table.ports import NoSuchTable
from bot.texts import Texts, safe_name
from bot.texts.door import Arg

KEYS: dict[type[Exception], str] = {
    table.Stale: "refused-stale",
    table.WrongPhase: "refused-phase",
    table.NotSeated: "refused-not-seated",
    table.AlreadySeated: "refused-seated",
    table.TeamFull: "refused-team-full",
    table.TableFull: "refused-table-full",
    table.SeatedElsewhere: "refused-elsewhere",
    table.NotHost: "refused-not-host",
    table.NotAdmin: "refused-not-admin",
    table.StillSeated: "refused-still-seated",
    table.SeatsEmpty: "refused-seats-empty",
    table.TooEarly: "refused-early",
    table.NoComputers: "refused-no-computers",
    table.NobodyToRemove: "refused-nobody",
    table.NotAway: "refused-not-away",
    table.NothingKept: "refused-nothing-kept",
    NotYourTurn: "refused-turn",
    NotYourCards: "refused-cards",
    WrongAction: "refused-action",
    BadLead: "refused-lead",
    WrongCount: "refused-count",
    DoesNotBeat: "refused-beat",
    CannotClaim: "refused-claim",
    DealIsOver: "refused-deal-over",
    NoSuchTable: "refused-no-table",
    NoButton: "refused-no-button",
}


def explain(refused: Exception, texts: Texts, taste: Taste | None = None) -> str:
    """Plain text for a toast or an alert; a kind of refusal nobody worded is "not now"."""
    key = KEYS.get(type(refused), "refused-phase")
    return texts.plain(key, **_data(refused, texts, taste or Taste()))


def _data(refused: Exception, texts: Texts, taste: Taste) -> dict[str, Arg]:
    match refused:
        case table.TeamFull(team):
            return {"team": team}
        case table.NotHost(host):
            return {"host": safe_name(host, texts.word("somebody"))}
        case table.SeatsEmpty(count) | table.TooEarly(count) | WrongCount(count):
            return {"count": count}
        case DoesNotBeat(standing):
            return {"cards": spread(standing, texts, taste)}
        case _:
            return {}
