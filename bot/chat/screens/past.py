"""Words and keys about series that were played: records, and whether a deal is as promised."""

from bot.chat.buttons import Button, Verb
from bot.chat.places import Place
from bot.chat.screens.content import Content, Key
from bot.chat.screens.keys import ANEW
from bot.chat.screens.series import goats
from bot.chat.screens.stage import Eye
from bot.rules.record import RecordedDeal
from bot.rules.score import LIMIT, Score
from bot.rules.shuffle import seal_of
from bot.table.chair import NOBODY
from bot.table.past import Past
from bot.table.people import Taste
from bot.table.table import Address, Table
from bot.texts import Html, Ltr, Texts

SEAL_SIGNS = 16


def eye(past: Past, texts: Texts, taste: Taste | None = None) -> Eye:
    """An eye on those who sat there when the series began."""
    table = Table(past.table, Address(past.chat), NOBODY, chairs=past.chairs, score=score(past))
    return Eye(table, texts, taste or Taste())


def score(past: Past) -> Score:
    """How the series stands, or ended."""
    return Score(past.record.loss_points, past.record.eggs, len(past.deals))


def record(past: Past, texts: Texts, ticket: str = "") -> Content:
    """What stands under the record of a series, with the way to its replay; in a group, where no
    ticket is needed, everybody may have the record sent to him too.
    """
    a, b = past.record.loss_points
    lines = [
        texts("record-caption", count=len(past.deals)),
        *goats(eye(past, texts), score(past)),
        texts("series-line", a=a, b=b, limit=LIMIT),
    ]
    replay = _key(texts, "key-replay", Verb.REPLAY, past, Place(past.number, 1), ticket)
    keep = _key(texts, "key-record", Verb.RECORD, past, Place(past.number), ticket)
    return Content(texts.lines(lines), ((replay,) if ticket else (replay, keep),))


def no_record(texts: Texts, *, in_group: bool) -> Content:
    """Nothing was played to its end yet, here or by this person."""
    return Content(texts("record-none-here" if in_group else "record-none-yours"))


def broken_record(texts: Texts) -> Content:
    """The record does not replay to what it says, so it is not given out."""
    return Content(texts("record-broken"))


def caption(of: Eye) -> Html:
    """What stands under the picture of a series: the same as in its result."""
    a, b = of.table.score.loss
    line = of.texts("series-line", a=a, b=b, limit=LIMIT)
    return of.texts.lines([*goats(of, of.table.score), line])


def checked(number: int, deal: RecordedDeal, texts: Texts) -> str:
    """An alert: the deal is what was promised, and how one can see it."""
    seal = seal_of(bytes.fromhex(deal.seed or ""))
    a, b = deal.count.points if deal.count else (0, 0)
    return "\n".join(
        (
            texts.plain("alert-check-good", number=number),
            texts.plain("alert-check-seal", seal=Ltr(f"{seal[:SEAL_SIGNS]}…")),
            texts.plain("alert-check-moves", count=len(deal.moves), a=a, b=b),
        )
    )


def not_confirmed(number: int, texts: Texts) -> str:
    """An alert: seed, deck, moves and count do not fit together."""
    return texts.plain("alert-check-bad", number=number)


def _key(texts: Texts, label: str, verb: Verb, past: Past, place: Place, ticket: str) -> Key:
    button = Button(verb, past.table, place.number, ANEW, ticket)
    return Key(texts.plain(label), str(button))
