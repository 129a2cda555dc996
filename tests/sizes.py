"""How large everything is: `make sizes` prints files, functions and complexity as ruff counts it.

What a file or a function may not pass is kept by tests/test_sizes.py, and complexity by
`make check`; this shows where the house stands.
"""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median, quantiles

import typer

ROOT = Path(__file__).parents[1]
PARTS = ("bot", "tests", "migrations")
COUNT_ALL = ("--select", "C901", "--config", "lint.mccabe.max-complexity=0")
LARGEST = 3
COLUMNS = "{:<12}{:>7}{:>8}{:>8}{:>6}{:>12}{:>8}{:>6}{:>6}{:>12}{:>6}"


def main() -> None:
    """Say the table, the largest of each kind, and tests to code."""
    heads = ("", "files", "lines", "median", "max", "functions", "median", "9/10", "max")
    typer.echo(COLUMNS.format(*heads, "complexity", "max"))
    lines = {part: _part(part) for part in PARTS}
    typer.echo(f"\ntests to code: {lines['tests'] / lines['bot']:.2f} lines to a line")


def _part(part: str) -> int:
    """One row of the table; how many lines it has."""
    sizes = sorted(files(part))
    bodies = sorted(functions(part))
    lines, lengths = [size for size, _ in sizes], [size for size, _ in bodies]
    knots = sorted(complexities(part))
    typer.echo(
        COLUMNS.format(
            part, len(sizes), sum(lines), median(lines), lines[-1],
            len(lengths), median(lengths), quantiles(lengths, n=10)[-1], lengths[-1],
            f"{median(knot for knot, _ in knots):.0f}", knots[-1][0],
        )
    )  # fmt: skip
    for kind in (sizes, bodies, knots):
        typer.echo("    " + ", ".join(f"{name} ({size})" for size, name in _last(kind)))
    return sum(lines)


def _last(kind: Sequence[tuple[int, str]]) -> Sequence[tuple[int, str]]:
    return kind[: -LARGEST - 1 : -1]


def files(part: str) -> Iterator[tuple[int, str]]:
    """Lines and name of every file; empty ones do not count."""
    for file in (ROOT / part).rglob("*.py"):
        if lines := file.read_text("utf-8").count("\n"):
            yield lines, str(file.relative_to(ROOT))


def functions(part: str) -> Iterator[tuple[int, str]]:
    """Lines and name of every function, decorators apart."""
    for file in (ROOT / part).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield (node.end_lineno or 0) - node.lineno + 1, f"{file.stem}.{node.name}"


def complexities(part: str) -> Iterator[tuple[int, str]]:
    """What ruff says of every function when none at all is allowed to branch."""
    ruff = Path(sys.executable).with_name("ruff")
    said = subprocess.run(  # noqa: S603 - our own tool, no input from outside
        [ruff, "check", *COUNT_ALL, "--output-format", "json", "--exit-zero", part],
        cwd=ROOT, capture_output=True, check=True, text=True,
    )  # fmt: skip
    for finding in json.loads(said.stdout):
        name, number = re.findall(r"`(.+)` is too complex \((\d+)", finding["message"])[0]
        yield int(number), f"{Path(finding['filename']).stem}.{name}"


if __name__ == "__main__":
    main()
