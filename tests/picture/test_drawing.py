"""The whole picture: every language, every course a series can take."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.picture import Course, draw
from bot.picture.canvas import SIDE
from bot.picture.drawing import CLOTH
from bot.picture.shapes import TEAMS
from bot.rules.record import SeriesRecord
from bot.rules.score import LIMIT
from bot.rules.seats import other as opposite
from bot.texts import LANGUAGES
from tests.chat.screens.scenes import NASTY
from tests.picture.courses import CLEAN, LONG, SAMPLE, WORST, drawn
from tests.picture.sample import IMAGES

MOST_BYTES = 200_000
UNLIKE, ALIKE = 60, 24
CARDS_TOP, CARDS_BOTTOM, CHART_TOP = 270, 562, 640
GOAT = (56, 30, 276, 250)


def opened(course: Course) -> Image.Image:
    return Image.open(BytesIO(draw(course))).convert("RGB")


def differing(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    """Where two pictures are not alike; each has a palette of its own, so a little is nothing."""
    unlike = ImageChops.difference(one, other).convert("L")
    return unlike.point(lambda value: 255 * (value > UNLIKE)).getbbox()


def reach(picture: Image.Image, team: int) -> int:
    """How far up the chart the colour of a team goes: the smaller, the higher."""
    chart = picture.crop((100, CHART_TOP, SIDE, SIDE))
    plain = Image.new("RGB", chart.size, TEAMS[team])
    unlike = ImageChops.difference(chart, plain).convert("L")
    box = unlike.point(lambda value: 255 * (value < ALIKE)).getbbox()
    assert box is not None
    return box[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_drawn_in_every_language(language: str) -> None:
    data = draw(drawn(SAMPLE, language))
    with Image.open(BytesIO(data)) as picture:
        assert (picture.format, picture.size) == ("PNG", (SIDE, SIDE))
    assert 10_000 < len(data) < MOST_BYTES


@pytest.mark.parametrize("record", [LONG, CLEAN, WORST])
def test_it_is_drawn_for_every_course_and_all_names(record: SeriesRecord) -> None:
    for start in range(0, len(NASTY), 4):
        names = (NASTY + NASTY)[start : start + 4]
        assert len(draw(drawn(record, "en", *names))) < MOST_BYTES


def test_the_same_series_gives_the_same_bytes() -> None:
    assert draw(drawn(SAMPLE, "hi")) == draw(drawn(SAMPLE, "hi"))


def test_languages_differ_in_words_and_not_in_the_chart() -> None:
    box = differing(opened(drawn(SAMPLE, "ru")), opened(drawn(SAMPLE, "uk")))
    assert box is not None
    assert box[3] < CHART_TOP


def test_persian_is_laid_out_from_right_to_left_but_its_chart_is_not() -> None:
    right, left = opened(drawn(SAMPLE, "fa")), opened(drawn(SAMPLE, "en"))
    mirrored = (SIDE - GOAT[2], GOAT[1], SIDE - GOAT[0], GOAT[3])
    faces = left.crop(GOAT), right.crop(mirrored).transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    empty = Image.new("RGB", faces[0].size, CLOTH)
    boxes = [differing(face, empty) for face in faces]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert all(abs(a - b) <= 1 for a, b in zip(*boxes, strict=True)), boxes
    chart = (0, CHART_TOP, SIDE, SIDE)
    assert differing(right.crop(chart), left.crop(chart)) is None


def test_the_lines_rise_with_the_loss_points() -> None:
    clean, worst = opened(drawn(CLEAN)), opened(drawn(WORST))
    assert reach(clean, 0) < reach(clean, 1)
    assert reach(worst, 1) < reach(worst, 0)
    assert reach(worst, 1) < reach(clean, 0), f"16 is above {LIMIT}"


def test_the_goats_and_their_eggs_are_shown() -> None:
    course = drawn(SAMPLE)
    other = replace(course, losers=opposite(course.losers))
    assert differing(opened(course), opened(other)) is not None
    none = replace(course, eggs=frozenset())
    box = differing(opened(course), opened(none))
    assert box is not None
    assert (box[1] < 250, box[3] > 1000) == (True, True), "beside the title and under the chart"


def test_a_computer_player_is_told_from_a_person_of_his_name() -> None:
    course = drawn(SAMPLE)
    person = course.players[1]
    robot = replace(
        course, players=(course.players[0], replace(person, is_computer=True), *course.players[2:])
    )
    box = differing(opened(course), opened(robot))
    assert box is not None
    assert (box[1] > CARDS_TOP, box[3] < CARDS_BOTTOM) == (True, True)


def test_the_sample_in_the_docs_is_what_is_drawn_today() -> None:
    with Image.open(IMAGES / "series.png") as sample:
        assert differing(sample.convert("RGB"), opened(drawn(SAMPLE, "ru"))) is None
