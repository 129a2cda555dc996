"""The pages of settings and languages, and that every setting is seen on the screens."""

from dataclasses import replace

import pytest

from bot.chat.buttons import Button, Verb
from bot.chat.lines import HOUSE, OWN, granted
from bot.chat.screens import settings
from bot.chat.screens.commands import FOR_ADMINS, IN_GROUPS, IN_PRIVATE, TEXTS, described
from bot.chat.screens.content import Content
from bot.chat.screens.language import AS_IN_TELEGRAM, language, meant
from bot.chat.screens.screens import wanted
from bot.table.people import Group, House, Profile, Taste
from bot.texts import LANGUAGES, Texts, units
from bot.texts.endonyms import ENDONYMS
from tests.chat.screens.reading import buttons_of, keys_of, pressed, text_of
from tests.chat.screens.samples import samples
from tests.chat.screens.scenes import BOT, NASTY, SUPERGROUP, scene
from tests.table.scenes import playing
from tests.texts.balance import is_balanced

ANN = Profile(1, "Ann", "en")
CLUB = Group(SUPERGROUP, "The club", "en")


def labels(page: Content) -> list[str]:
    return [key.text for key in keys_of(page)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_pages_are_fit_to_be_sent(code: str) -> None:
    pages = dict(samples(code))["settings"]
    for page in (sample.content for sample in pages):
        assert not isinstance(page, str)
        assert text_of(page)
        assert is_balanced(page.html)
        for key in keys_of(page):
            assert 0 < units(key.text) <= 64
            assert is_balanced(key.text)


def test_a_tap_on_a_line_puts_the_next_value_on_its_key() -> None:
    page = settings.own(ANN)
    assert "🔔 Sound of your turn: yes" in labels(page)
    sound = next(key for key in keys_of(page) if "Sound" in key.text)
    _, quiet = granted(Button.parse(sound.data).arg, OWN, ANN)
    assert "🔔 Sound of your turn: no" in labels(settings.own(quiet))


def test_a_persons_page_shows_cards_as_he_has_them() -> None:
    page = settings.own(replace(ANN, language="ru", taste=Taste(suits="letters", ranks="local")))
    assert "ВП ДЧ КБ ТТ" in text_of(page)


@pytest.mark.parametrize("code", LANGUAGES)
def test_court_cards_are_offered_only_where_they_have_letters_of_their_own(code: str) -> None:
    texts = Texts(code)
    own = any(texts.word("rank-letter", rank=rank) != str(rank) for rank in settings.SAMPLE)
    assert len(settings.own(replace(ANN, language=code)).keyboard) == 1 + len(OWN) - (not own)


def test_a_groups_page_has_its_values_and_the_way_to_ones_own() -> None:
    house = House(None, "admins", computers=False, pin=True, nudges=False, pictures=False)
    page = settings.house(replace(CLUB, house=house), BOT)
    lines = zip(HOUSE, labels(page)[1:-1], strict=True)
    values = {line.field: text.partition(": ")[2] for line, text in lines}
    assert values["turn_time"] == "\u2068no limit\u2069"
    assert (values["openers"], values["computers"], values["pin"]) == ("admins", "no", "yes")
    assert [key.url for key in keys_of(page) if key.url] == [f"https://t.me/{BOT}?start=settings"]
    assert len(page.keyboard) == len(HOUSE) + 2


def test_who_may_not_change_a_group_is_led_to_his_own() -> None:
    page = settings.not_yours(BOT, Texts("fa"))
    assert [key.url for key in keys_of(page)] == [f"https://t.me/{BOT}?start=settings"]


def test_every_language_is_offered_by_its_own_name() -> None:
    assert ENDONYMS.keys() == set(LANGUAGES)
    shown = {meant(b.arg): b for b in pressed(language(ANN), Verb.LANGUAGE)}
    assert shown.keys() == {*LANGUAGES, None}
    assert meant(AS_IN_TELEGRAM) is None
    assert meant(0) is None
    assert meant(999) is None


def marked(page: Content) -> list[str]:
    return [text for text in labels(page) if text.startswith("✅")]


def test_the_present_language_is_marked() -> None:
    assert marked(language(ANN)) == ["✅ As in Telegram"]
    assert marked(language(replace(ANN, chose_language=True))) == ["✅ English"]
    assert marked(language(replace(CLUB, language="fa"))) == ["✅ فارسی"]
    assert not [b for b in buttons_of(language(CLUB)) if b.arg == AS_IN_TELEGRAM]


def test_a_language_that_is_not_spoken_any_more_is_english() -> None:
    assert marked(language(replace(CLUB, language="tlh"))) == ["✅ English"]
    assert "Your settings" in text_of(settings.own(replace(ANN, language="tlh")))


def test_a_group_without_nudges_is_not_called_but_the_person_is() -> None:
    seen = scene(replace(playing(), nudged=True))
    quiet = replace(seen, group=replace(seen.group, house=House(nudges=False)))
    slots = {want.slot: want for want in wanted(quiet, BOT)}
    assert not [slot for slot in slots if slot.startswith("nudge")]
    assert slots["hand:0"].alert.endswith(":nudge")


def test_menus_know_every_command_once() -> None:
    for names in (IN_GROUPS, FOR_ADMINS, IN_PRIVATE):
        assert len(set(names)) == len(names)
        assert set(names) <= TEXTS.keys()
        for code in LANGUAGES:
            for name, text in described(names, Texts(code)):
                assert name
                assert 0 < units(text) <= 256


@pytest.mark.parametrize("name", NASTY)
def test_any_name_may_have_settings(name: str) -> None:
    assert text_of(settings.own(replace(ANN, name=name)))
    assert text_of(settings.house(replace(CLUB, title=name), BOT))
