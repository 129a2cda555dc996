"""The page for a human look has every screen in every language."""

import pytest

from bot.texts import LANGUAGES
from tests.chat.screens.preview import main
from tests.chat.screens.samples import samples

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def html(tmp_path_factory: pytest.TempPathFactory) -> str:
    target = tmp_path_factory.mktemp("preview") / "preview.html"
    main([str(target)])
    return target.read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_all_screens_in_all_languages(html: str, language: str) -> None:
    shown = list(samples(language))
    count = sum(len(parts) for _, parts in shown)
    assert html.count(f'lang="{language}"') == len(shown)
    assert html.count('class="text') == count * len(LANGUAGES)


def test_the_page_asks_nobody_for_anything(html: str) -> None:
    assert "src=" not in html
    assert "@import" not in html
