"""Commands that know nothing of exit codes get them all the same."""

import signal

import pytest
import typer
from typer.testing import CliRunner

from bot.commands.console import straightened

NO_DISK = "there is no disk"


def group() -> typer.Typer:
    """A group with a command, and within it one that does something without a command."""
    outer, inner = typer.Typer(), typer.Typer()

    @outer.command()
    def fails() -> None:
        raise OSError(NO_DISK)

    @inner.callback(invoke_without_command=True)
    def alone(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            raise OSError(NO_DISK)

    @inner.command()
    def stopped() -> None:
        signal.raise_signal(signal.SIGTERM)

    outer.add_typer(inner, name="inner")
    return straightened(outer)


@pytest.mark.parametrize("asked", [["fails"], ["inner"]])
def test_a_foreseeable_fault_is_one_line(asked: list[str]) -> None:
    ran = CliRunner().invoke(group(), asked)
    assert (ran.exit_code, ran.stderr) == (2, f"{NO_DISK}\n")


def test_sigterm_is_ctrl_c() -> None:
    """What a command has begun ends with it."""
    assert CliRunner().invoke(group(), ["inner", "stopped"]).exit_code == 130
