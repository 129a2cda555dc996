"""Series that were played: their records, their replay, and whether they are as promised.

Nothing here ever shows a deal that is being played. Who may read what: `bot/table/past`.
"""

from bot.chat.attached import Attached
from bot.chat.places import Link, Place
from bot.chat.screens import past as words
from bot.chat.screens.content import Content
from bot.chat.screens.keys import ANEW, private_url
from bot.chat.screens.private import explained
from bot.chat.screens.replay import replay as page
from bot.chat.visit import Answer, Visit
from bot.rules.faults import RecordFault
from bot.rules.verify import verify, verify_deal
from bot.table.past import Past
from bot.table.refusals import NothingKept
from bot.texts import Texts


async def record(visit: Visit) -> None:
    """`/record`: the series finished last in this group, or by this person."""
    voice = await visit.voice()
    if visit.is_private:
        past = await visit.work.last_past_of(visit.profile.id)
    else:
        past = await visit.work.last_past_at(visit.address.chat)
    if past is None:
        await visit.say(words.no_record(voice, in_group=not visit.is_private))
        return
    await visit.say(*_record(past, voice, past.ticket if visit.is_private else ""))


async def send_record(visit: Visit) -> Answer:
    """The record of a series that is over, into the private chat."""
    past, place = await _past(visit)
    if not past.is_over:
        raise NothingKept
    if not visit.profile.reachable:
        return _way(visit, past, place)
    await visit.whisper(*_record(past, visit.texts, past.ticket))
    return Answer(visit.texts.plain("toast-record"))


async def replay(visit: Visit) -> Answer:
    """A page of a replay: a new message in the private chat, or the same one turned."""
    past, place = await _past(visit)
    if not visit.profile.reachable:
        return _way(visit, past, place)
    content = _page(visit, past, place)
    if visit.is_private and visit.button.arg != ANEW:
        visit.redraw = content
        return Answer()
    await visit.whisper(content)
    return Answer() if visit.is_private else Answer(visit.texts.plain("toast-replay"))


async def check(visit: Visit) -> Answer:
    """Whether seed, deck, trump card, moves and count of a deal fit together, in words."""
    past, place = await _past(visit)
    if not 1 <= place.deal <= len(past.deals):
        raise NothingKept
    deal = past.deals[place.deal - 1]
    try:
        verify_deal(deal, is_first=place.deal == 1)
    except RecordFault:
        return Answer(words.not_confirmed(place.deal, visit.texts), alert=True)
    return Answer(words.checked(place.deal, deal, visit.texts), alert=True)


async def follow(visit: Visit, link: Link) -> None:
    """A link from a group into the private chat."""
    past = await visit.work.past(link.table, link.place.series)
    if past is None or not past.opens_to(visit.profile.id, visit.address.chat, link.ticket):
        await visit.say(explained(NothingKept(), visit.texts))
    elif past.is_over and not link.place.deal:
        await visit.say(*_record(past, visit.texts, past.ticket))
    else:
        await visit.say(_page(visit, past, link.place))


async def _past(visit: Visit) -> tuple[Past, Place]:
    """The series of the button. Raises NothingKept, also when it is not for this person."""
    button = visit.button
    place = Place.of(button.number)
    past = await visit.work.past(button.table, place.series)
    if past is None or not past.opens_to(visit.profile.id, visit.address.chat, button.ticket):
        raise NothingKept
    return past, place


def _way(visit: Visit, past: Past, place: Place) -> Answer:
    """The way into the private chat of somebody to whom the bot may not write yet."""
    link = Link(past.table, Place(place.series, place.deal), past.ticket)
    return Answer(url=private_url(visit.bot_username, str(link)))


def _page(visit: Visit, past: Past, place: Place) -> Content:
    return page(past, place, visit.texts, visit.profile.taste, past.ticket)


def _record(past: Past, texts: Texts, ticket: str) -> tuple[Content, str]:
    """The words under a record, and what is attached to them: nothing if it does not replay."""
    try:
        verify(past.record)
    except RecordFault:
        return words.broken_record(texts), ""
    return words.record(past, texts, ticket), str(Attached("record", past.table, past.number))
