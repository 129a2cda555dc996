"""The command line: `python -m bot`. What each command does is said where it stands."""

import typer

from bot.bench.commands import bench
from bot.commands import records, running
from bot.commands.webhook import webhook

cli = typer.Typer(
    help="Kozel on four cards, in Telegram.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
cli.command()(running.run)
cli.command()(running.play)
cli.command()(records.migrate)
cli.command()(records.export)
cli.command()(records.verify)
cli.add_typer(webhook, name="webhook")
cli.add_typer(bench, name="bench")


if __name__ == "__main__":
    cli(prog_name="python -m bot")
