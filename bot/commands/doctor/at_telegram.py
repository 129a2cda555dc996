"""Telegram: the token, the clock, how updates come, and what the bot may do in its groups."""

import time
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp

from bot.app import Unreachable, telegram
from bot.chat.admitted import may_write
from bot.commands.doctor.finding import Finding, fault, warning
from bot.config import BadSetting, Settings

SKEW = 5.0
LONG_SKEW = 120.0
PATIENCE = 10.0
MANY = 100
RECENT = 3600.0

Groups = Sequence[tuple[int, str]]


async def of_telegram(settings: Settings, groups: Groups) -> AsyncIterator[Finding]:
    """All that Telegram says of this bot. `groups`: those to look into, id and title."""
    try:
        async with telegram(settings) as bot:
            yield Finding("token", f"@{bot.username} at {settings.bot_api_url}")
            for finding in of_the_bot(bot.bot):
                yield finding
            for finding in _of_updates(settings, await bot.get_webhook_info()):
                yield finding
            yield await _of_groups(bot, groups)
    except BadSetting as trouble:
        yield fault("token", str(trouble), "take it from BotFather: /mybots, API Token")
        return
    except Unreachable as trouble:
        yield fault("telegram", str(trouble), "check the network and BOT_API_URL")
        return
    yield await _clock(settings.bot_api_url)


def of_the_bot(me: Any) -> list[Finding]:
    """What BotFather was told, from getMe."""
    found = []
    if me.can_join_groups is False:
        todo = "BotFather: /setjoingroups, Enable"
        found.append(fault("groups", "nobody may add the bot to a group", todo))
    if me.can_read_all_group_messages:
        said = "privacy mode is off: the bot is sent all that is written in its groups"
        found.append(warning("privacy", said, "it needs commands only. BotFather: /setprivacy"))
    else:
        found.append(Finding("privacy", "privacy mode is on: in groups it is sent commands only"))
    return found


def _of_updates(settings: Settings, info: Any) -> list[Finding]:
    """How updates come, and whether they do."""
    way = f"by webhook to {info.url}" if info.url else "by polling"
    said = f"{way}, {info.pending_update_count} waiting"
    found = []
    if info.url and settings.webhook_url is None:
        todo = "set WEBHOOK_URL, or `webhook remove`: `run` refuses to start like this"
        found.append(fault("updates", f"{said}, but WEBHOOK_URL is not set", todo))
    elif settings.webhook_url and info.url != settings.webhook_url:
        said = f"{said}, but WEBHOOK_URL is {settings.webhook_url}"
        found.append(fault("updates", said, "`webhook set`"))
    elif info.pending_update_count > MANY:
        found.append(warning("updates", said, "is the bot running, and does it keep up?"))
    else:
        found.append(Finding("updates", said))
    if (
        info.last_error_date
        and (datetime.now(UTC) - info.last_error_date).total_seconds() < RECENT
    ):
        said = f"Telegram's last fault: {info.last_error_message} ({info.last_error_date})"
        found.append(warning("updates", said, "look at WEBHOOK_URL from outside, and at the log"))
    return found


async def _of_groups(bot: Any, groups: Groups) -> Finding:
    """Whether the bot may write in a sample of its groups."""
    mute = [f"{title} ({chat})" for chat, title in groups if not await may_write(bot, chat)]
    said = f"the bot may write in {len(groups) - len(mute)} of {len(groups)} groups looked into"
    if not mute:
        return Finding("rights", said)
    todo = f"let it write in {', '.join(mute)}: its tables there stand still"
    return warning("rights", said, todo)


async def _clock(url: str) -> Finding:
    """This machine's clock against that of the server, which says whole seconds."""
    todo = "have the clock set by NTP (timedatectl set-ntp true)"
    try:
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(PATIENCE)) as session:
            before = time.time()
            async with session.get(url, allow_redirects=False) as answer:
                said = parsedate_to_datetime(answer.headers.get("Date", "")).timestamp()
            skew = (before + time.time()) / 2 - said - 0.5
    except (aiohttp.ClientError, TimeoutError, ValueError) as trouble:
        return warning("clock", f"no time from {url}: {trouble!r}", todo)
    if abs(skew) < SKEW:
        return Finding("clock", "as at Telegram")
    grade = warning if abs(skew) < LONG_SKEW else fault
    way = "fast" if skew > 0 else "slow"
    return grade("clock", f"{abs(skew):,.0f} s {way} against {url}", todo)
