"""The pictures of a season: everything that they tell is there, and can be told apart without colours."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from bot.messages import text
from bot.pictures.beats import beats_canvas
from bot.pictures.canvas import WIDTH
from bot.pictures.chart import MARGIN
from bot.pictures.columns import HEADING, columns
from bot.pictures.draw import draw
from bot.pictures.lettering import lettering
from bot.pictures.marks import FORMS, mark
from bot.pictures.palette import CHARTS, HEAT, ON_HEAT, TEAMS, Hue, palette
from bot.pictures.scene import Course, Scene, Theme
from bot.pictures.weeks import NAMES, apart, steps_to
from bot.screens.season import DECIDES, EVENINGS, OTHERS
from tests.bot.kept import WORDS
from tests.bot.pictures.colours import changed, contrast, luminance, pixels, rgb
from tests.bot.pictures.seasons import beats, season, weeks


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("count", [1, 2, 6, 10])
def test_every_chart_is_as_wide_as_all_pictures_and_small(count: int, theme: Theme) -> None:
    for scene in (season(count, theme), weeks(count, theme), beats(count, theme)):
        png = draw(scene)
        with Image.open(io.BytesIO(png)) as image:
            assert image.width == 1000
            assert image.height <= 1100
        assert len(png) <= 48 * 1024


def test_what_differs_looks_different() -> None:
    table, lines, square = season(3), weeks(3), beats(3)
    first, course = table.rows[0], lines.courses[0]
    scenes: list[Scene] = [
        table,
        replace(table, title="Block"),
        replace(table, foot=""),
        replace(table, caption=""),
        replace(table, caption="The most lead."),
        replace(table, theme=Theme.LIGHT),
        replace(table, rows=(replace(first, share=0.5), *table.rows[1:])),
        replace(table, rows=(replace(first, names=("Ann",)), *table.rows[1:])),
        replace(table, rows=(replace(first, counts=("9", *first.counts[1:])), *table.rows[1:])),
        lines,
        replace(lines, caption="Won"),
        replace(lines, first="Sep 2, 2026"),
        replace(lines, last="Nov 22, 2026"),
        replace(
            lines,
            courses=(replace(course, values=(*course.values[:5], 7, *course.values[6:])), *lines.courses[1:]),
        ),
        replace(lines, courses=(replace(course, names=("Ann", "Bob")), *lines.courses[1:])),
        square,
        replace(square, caption="Rounds"),
        replace(square, times=((None, 1, 0), *square.times[1:])),
        replace(square, folded=True),
    ]
    assert len({draw(scene) for scene in scenes}) == len(scenes)


def test_marks_are_forms() -> None:
    for one, other in combinations(range(FORMS), 2):
        assert ImageChops.difference(mark(one), mark(other)).point([0] * 128 + [255] * 128).getbbox()


@pytest.mark.parametrize("theme", Theme)
def test_lines_are_told_apart_without_colours(theme: Theme) -> None:
    """Two that end at the same height have different marks."""
    same = tuple(Course(("Ann",), (0, 5)) for _ in range(2))
    scene = replace(weeks(2, theme), courses=same)
    other = replace(scene, courses=(same[0], replace(same[1], values=(0, 4))))
    assert changed(draw(scene), draw(other))


@pytest.mark.parametrize("ends", [(0,), (5, 5, 5), (400, 400, 390, 0), (0, 1, 2, 3, 4, 5, 6, 600, 600, 600)])
def test_names_leave_each_other_room(ends: tuple[int, ...]) -> None:
    height = 620
    places = sorted(apart(ends, height))
    assert all(other - one >= 62 for one, other in pairwise(places))
    assert places[-1] <= height
    assert places[0] >= 0
    ranked = sorted(range(len(ends)), key=lambda n: (ends[n], n))
    assert [apart(ends, height)[n] for n in ranked] == places, "in the order of their lines"


@pytest.mark.parametrize("language", WORDS.languages)
def test_what_stands_around_the_lines_has_room(language: str) -> None:
    """The caption ends before the names at the ends of the lines, of which the highest reach up to it."""
    say = WORDS.saying(language)
    for what in DECIDES:
        caption = say(text("season-by-week", what=text(f"season-{what}")))
        assert MARGIN + lettering(caption, 26).width < NAMES
        for lead in ("fewest", "fewest-per-round", "most-per-round"):
            foot = f"{say(text('season-more', count=99))} · {say(text(f'season-{lead}', what=what))}"
            assert lettering(foot, 26).width <= WIDTH - 2 * MARGIN


@pytest.mark.parametrize("language", WORDS.languages)
def test_headings_of_columns_are_whole(language: str) -> None:
    say = WORDS.saying(language)
    heads = [say(text(f"season-{name}")) for name in (*EVENINGS, *OTHERS)]
    heads += [say(text("sheet-total")), say(text("sheet-round", round=99))]
    for head, column in zip(heads, columns(heads, WIDTH), strict=True):
        assert lettering(head, HEADING).width <= column.room
        assert lettering("1000", 40).width <= column.room


@pytest.mark.parametrize(
    ("most", "steps"),
    [(0, [0, 1]), (1, [0, 1]), (4, [0, 1, 2, 3, 4]), (7, [0, 2, 4, 6, 8]), (130, [0, 50, 100, 150])],
)
def test_the_scale_has_round_numbers(most: int, steps: list[int]) -> None:
    assert steps_to(most) == steps


@pytest.mark.parametrize("theme", Theme)
def test_more_is_stronger_also_for_the_colour_blind(theme: Theme) -> None:
    """The cells get brighter (or darker) from step to step, and digits on them are legible."""
    colours = palette(theme, CHARTS)
    lights = [luminance(rgb(colours, hue)) for hue in (Hue.BOX, *HEAT)]
    steps = [other - one for one, other in pairwise(lights)]
    assert all(step > 0.003 for step in steps) or all(step < -0.003 for step in steps)
    for ink, ground in zip(ON_HEAT, HEAT, strict=True):
        assert contrast(colours, ink, ground) >= 4.5
    for team in TEAMS:
        assert contrast(colours, team, Hue.BOX) >= 3
    assert len(colours.bytes) <= 3 * 256


def test_the_strongest_cell_is_the_highest_number() -> None:
    canvas = beats_canvas(replace(beats(2), times=((None, 1), (50, None))))
    assert pixels(canvas, HEAT[-1]) > 5000
    assert pixels(canvas, HEAT[0]) > 5000


def test_several_people_together_do_not_change_the_scale() -> None:
    scene = replace(beats(3), times=((None, 5, 90), (4, None, 80), (70, 60, None)), folded=True)
    assert 5000 < pixels(beats_canvas(scene), HEAT[-1]) < 2 * 130 * 130, "only those of two people"


def test_nobody_has_beaten_anybody_is_no_fault() -> None:
    assert draw(replace(beats(2), times=((None, 0), (0, None))))


def test_a_season_may_be_years_or_a_day() -> None:
    for length in (1, 2, 200):
        assert draw(weeks(10, length=length))
