"""The command `doctor`: asks everybody, and says it in lines or as JSON."""

import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict
from typing import Annotated

import typer

from bot.commands.console import go
from bot.commands.doctor.at_telegram import of_telegram
from bot.commands.doctor.database import groups_in, of_database
from bot.commands.doctor.finding import Finding, Grade, fault
from bot.config import BadSetting, Settings, read_settings
from bot.logs import redacted, set_up
from bot.storage.engine import UnknownDatabase, normalised

GROUPS = 10
SETTINGS = "settings"


def doctor(
    everything: Annotated[
        bool, typer.Option("--all", help="Replay closed tables and verify all series, too.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON list, for machines.")] = False,
) -> None:
    """Say whether everything is in order, and what to do where it is not.

    Changes nothing and works beside a running bot. Exit code 1 for a fault, 2 for a setting.
    """

    async def work() -> int:
        found = []
        async for finding in _findings(everything):
            found.append(finding)
            if not as_json:
                typer.echo(redacted("\n".join(finding.lines())))
        if as_json:
            report = json.dumps([asdict(finding) for finding in found], ensure_ascii=False)
            typer.echo(redacted(report))
        return _code(found)

    go(work)


def _code(found: Sequence[Finding]) -> int:
    faults = [finding for finding in found if finding.grade is Grade.FAULT]
    if any(finding.name == SETTINGS for finding in faults):
        return 2
    return 1 if faults else 0


async def _findings(everything: bool) -> AsyncIterator[Finding]:
    try:
        settings = read_settings()
        normalised(settings.database_url)
    except (BadSetting, UnknownDatabase) as trouble:
        yield fault(SETTINGS, str(trouble), "see .env.example; nothing else can be looked at")
        return
    set_up("error", settings.log_format)  # what goes wrong is a finding, not a line of the log
    yield _settings(settings)
    async for finding in of_database(settings.database_url, everything=everything):
        yield finding
    if settings.bot_token:
        groups = await groups_in(settings.database_url, GROUPS)
        async for finding in of_telegram(settings, groups):
            yield finding


def _settings(settings: Settings) -> Finding:
    try:
        settings.token()
        if settings.webhook_url is not None:
            settings.secret()
    except BadSetting as trouble:
        return fault(SETTINGS, str(trouble), "see .env.example")
    return Finding(SETTINGS, "understood")
