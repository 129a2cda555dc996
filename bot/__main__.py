"""The command line: `python -m bot`. What each command does is said where it stands."""

import typer

from bot.bench.commands import bench
from bot.commands import keeping, records, running
from bot.commands.console import straightened
from bot.commands.doctor.command import doctor
from bot.commands.health import healthcheck
from bot.commands.ratings import ratings
from bot.commands.webhook import webhook

cli = typer.Typer(
    help="Kozel on four cards, in Telegram.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
cli.command()(running.run)
cli.command()(running.play)
cli.command()(healthcheck)
cli.command()(doctor)
cli.command()(keeping.migrate)
cli.command()(records.export)
cli.command()(records.verify)
cli.command()(ratings)
cli.command()(keeping.backup)
cli.command()(keeping.restore)
cli.command()(keeping.transfer)
cli.add_typer(webhook, name="webhook")
cli.add_typer(straightened(bench), name="bench")


if __name__ == "__main__":
    cli(prog_name="python -m bot")
