"""The page for a human look has every screen in every language."""

from pathlib import Path

import pytest

from bot.texts import LANGUAGES
from tests.chat.screens.preview import main, page
from tests.chat.screens.samples import samples

pytestmark = pytest.mark.slow


def test_the_page_has_all_screens_in_all_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "preview.html"
    main([str(target)])
    html = target.read_text("utf-8")
    assert str(target) in capsys.readouterr().out
    for language in LANGUAGES:
        count = sum(len(parts) for _, parts in samples(language))
        assert html.count(f'lang="{language}"') == len(list(samples(language)))
        assert html.count('class="text') == count * len(LANGUAGES)


def test_the_page_asks_nobody_for_anything() -> None:
    assert "src=" not in page()
    assert "@import" not in page()
