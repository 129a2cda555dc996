"""Settings and language, by command and by tap: a person's in his private chat, a group's there.

A group's may be changed by its admins and by the host of a table that stands there.
"""

from dataclasses import replace

from bot.chat.handlers.opening import group_here
from bot.chat.lines import HOUSE, OWN, Holder, Line, NoSuchLine, granted
from bot.chat.screens import settings as pages
from bot.chat.screens.content import Content
from bot.chat.screens.language import AS_IN_TELEGRAM, language, meant
from bot.chat.visit import Answer, Visit
from bot.table.people import Group, Profile
from bot.table.refusals import NotAdmin, Stale
from bot.table.table import GOING_ON
from bot.texts import Texts
from bot.texts.door import pick


async def show(visit: Visit) -> None:
    """`/settings`."""
    if visit.is_private:
        await visit.say(pages.own(visit.profile))
        return
    group = await group_here(visit)
    known = pages.house(group, visit.bot_username)
    await visit.say(known if await _may_settle(visit) else await _not_yours(visit))


async def show_languages(visit: Visit) -> None:
    """`/language`."""
    if visit.is_private:
        await visit.say(language(visit.profile))
        return
    group = await group_here(visit)
    await visit.say(language(group) if await _may_settle(visit) else await _not_yours(visit))


async def settle(visit: Visit) -> Answer:
    """A tap on a line of the settings, or the way back to them. Raises NotAdmin, Stale."""
    if visit.is_private:
        await visit.lock_profile()
        line, profile = _granted(visit.button.arg, OWN, visit.profile)
        await _keep_profile(visit, profile)
        visit.redraw = pages.own(profile)
        return _told(line, profile, visit.texts)
    await _require_right(visit)
    await visit.work.lock_group(visit.address.chat)
    line, group = _granted(visit.button.arg, HOUSE, await group_here(visit))
    await _keep_group(visit, group)
    visit.redraw = pages.house(group, visit.bot_username)
    return _told(line, group, visit.texts)


async def choose_language(visit: Visit) -> Answer:
    """A tap on a language, or the way to the choice. Raises NotAdmin, Stale."""
    arg = visit.button.arg
    if visit.is_private:
        await visit.lock_profile()
        profile = _speaking(visit, arg)
        await _keep_profile(visit, profile)
        visit.redraw = language(profile)
        return _welcome(arg, Texts(profile.language))
    await _require_right(visit)
    await visit.work.lock_group(visit.address.chat)
    group = await group_here(visit)
    if arg:
        group = replace(group, language=_named(arg))
        await _keep_group(visit, group)
    visit.redraw = language(group)
    return _welcome(arg, Texts(group.language))


def _granted(arg: int, lines: tuple[Line, ...], of: Holder) -> tuple[Line | None, Holder]:
    if not arg:
        return None, of
    try:
        return granted(arg, lines, of)
    except NoSuchLine:
        raise Stale from None


def _told(line: Line | None, of: Profile | Group, texts: Texts) -> Answer:
    return Answer() if line is None else Answer(pages.label(line, line.place(of), texts))


def _welcome(arg: int, texts: Texts) -> Answer:
    return Answer(texts.plain("toast-language")) if arg else Answer()


def _speaking(visit: Visit, arg: int) -> Profile:
    """The person with the language that he wants."""
    if not arg:
        return visit.profile
    if arg == AS_IN_TELEGRAM:
        spoken = pick(visit.app_language)
        return replace(visit.profile, language=spoken, chose_language=False)
    return replace(visit.profile, language=_named(arg), chose_language=True)


def _named(arg: int) -> str:
    spoken = meant(arg)
    if spoken is None:
        raise Stale
    return spoken


async def _keep_profile(visit: Visit, profile: Profile) -> None:
    """His hands are drawn anew at once."""
    if profile != visit.profile:
        await visit.work.keep_profile(profile)
        visit.touched |= {table.id for table in await visit.tables()}


async def _keep_group(visit: Visit, group: Group) -> None:
    """The tables here are drawn anew at once."""
    await visit.work.keep_group(group)
    visit.touched |= {table.id for table in await visit.work.tables_at(visit.address)}


async def _may_settle(visit: Visit) -> bool:
    tables = await visit.work.tables_at(visit.address)
    hosts = {table.host.id for table in tables if table.phase in GOING_ON}
    return visit.admin or visit.profile.id in hosts


async def _require_right(visit: Visit) -> None:
    if not await _may_settle(visit):
        raise NotAdmin


async def _not_yours(visit: Visit) -> Content:
    return pages.not_yours(visit.bot_username, await visit.voice())
