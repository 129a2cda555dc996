"""What must not stand in the code: code from text, objects from bytes, SQL from strings."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted([*(ROOT / "bot").rglob("*.py"), *(ROOT / "migrations").rglob("*.py")])

CODE_FROM_TEXT = {"eval", "exec", "compile", "__import__"}
OBJECTS_FROM_BYTES = {"pickle", "marshal", "shelve", "dill", "cloudpickle", "jsonpickle"}
OUR_OWN_PROCESS = {"bot/players/pool.py", "bot/players/worker.py"}
"""Between the bot and a process that it has started itself, over a pipe that nobody else has."""
SQL = {"text", "exec_driver_sql", "execute", "executescript", "executemany", "literal_column"}
CONSTANTS_ONLY = {
    ("bot/storage/transfer.py", "_standing"): "names of our own tables, which take no parameters",
    ("bot/storage/standings/plans.py", "plans"): "for benchmarks and tests: EXPLAIN of a query",
    ("bot/storage/tables.py", "<module>"): "the name of a phase, so that an index is recognised",
}
"""Where a string is put together for the database all the same, and why that is harmless."""


def name(source: Path) -> str:
    return source.relative_to(ROOT).as_posix()


def tree(source: Path) -> ast.Module:
    return ast.parse(source.read_text("utf-8"))


def called(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def imported(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


def built_strings(node: ast.AST, inside: str = "<module>") -> Iterator[tuple[str, int]]:
    """Calls that are given a string put together on the spot, as SQL: function and line."""
    for child in ast.iter_child_nodes(node):
        here = child.name if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else inside
        if isinstance(child, ast.Call) and called(child) in SQL and child.args:
            first = child.args[0]
            formatted = isinstance(first, ast.Call) and called(first) == "format"
            if isinstance(first, ast.JoinedStr | ast.BinOp) or formatted:
                yield here, child.lineno
        yield from built_strings(child, here)


@pytest.mark.parametrize("source", SOURCES, ids=name)
def test_no_text_becomes_code(source: Path) -> None:
    calls = [node for node in ast.walk(tree(source)) if isinstance(node, ast.Call)]
    bare = [call for call in calls if isinstance(call.func, ast.Name)]
    assert [call.lineno for call in bare if called(call) in CODE_FROM_TEXT] == []
    shells = [keyword for call in calls for keyword in call.keywords if keyword.arg == "shell"]
    assert shells == []


def test_bytes_become_objects_in_one_place_only() -> None:
    found = {
        name(source) for source in SOURCES if OBJECTS_FROM_BYTES & set(imported(tree(source)))
    }
    assert found == OUR_OWN_PROCESS


def test_sql_is_never_put_together() -> None:
    found = {
        (name(source), function)
        for source in SOURCES
        for function, _ in built_strings(tree(source))
    }
    assert found <= CONSTANTS_ONLY.keys()


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ('def f(c, n): c.execute(f"DROP {n}")', [("f", 1)]),
        ('c.execute("SELECT " + n)', [("<module>", 1)]),
        ('def f(c, n): c.execute(text("SELECT {}".format(n)))', [("f", 1)]),
        ('c.execute(text("SELECT :n"), {"n": 1})', []),
    ],
)
def test_the_search_finds_what_it_looks_for(code: str, lines: list[tuple[str, int]]) -> None:
    assert list(built_strings(ast.parse(code))) == lines
