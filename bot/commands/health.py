"""`healthcheck`: what a container's HEALTHCHECK runs. It asks the bot beside it over HTTP.

It runs every minute, so it can be started alone (`python -m bot.commands.health`): the settings
are all that it imports of the bot.
"""

import http.client
from typing import Annotated, NoReturn

import typer

from bot.config import BadSetting, read_settings

PATIENCE = 4.0
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - nothing is bound here
"""Where a bot that listens on all addresses is asked."""


def healthcheck(
    ready: Annotated[
        bool, typer.Option("--ready", help="Ask whether it can work (/readyz), not only lives.")
    ] = False,
) -> None:
    """Ask the bot that runs beside this command how it is. Exit code 0: well, 1: not."""
    try:
        address = read_settings().address()
    except BadSetting as fault:
        _fail(str(fault), 2)
    if not address:
        _fail("LISTEN is not set: the bot says nowhere how it is", 2)
    try:
        status, words = _asked(address, "/readyz" if ready else "/healthz")
    except OSError as fault:
        _fail(f"no answer from {address}: {fault}", 1)
    typer.echo(words.strip())
    if status != http.client.OK:
        raise typer.Exit(1)


def _asked(address: str, path: str) -> tuple[int, str]:
    host, _, port = address.rpartition(":")
    host = host.strip("[]")
    line = http.client.HTTPConnection(ANYWHERE.get(host, host), int(port), timeout=PATIENCE)
    try:
        line.request("GET", path)
        answer = line.getresponse()
        return answer.status, answer.read().decode()
    except http.client.HTTPException as fault:
        raise OSError(repr(fault)) from fault
    finally:
        line.close()


def _fail(words: str, code: int) -> NoReturn:
    typer.echo(words, err=True)
    raise typer.Exit(code)


if __name__ == "__main__":
    typer.run(healthcheck)
