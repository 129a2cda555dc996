"""Files and functions stay small; `make sizes` shows all of them."""

import pytest

from tests.sizes import complexities, files, functions, main


def test_no_file_holds_two_nouns() -> None:
    assert [found for part in ("bot", "tests") for found in files(part) if found[0] > 300] == []


def test_no_function_has_two_thoughts() -> None:
    assert [
        found
        for part in ("bot", "tests", "migrations")
        for found in functions(part)
        if found[0] > 40
    ] == []
    assert [found for found in complexities("bot") if found[0] > 8] == []


def test_the_table_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main()
    assert "tests to code" in capsys.readouterr().out
