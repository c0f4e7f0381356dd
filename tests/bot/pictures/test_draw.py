"""Whole pictures: small, exact, and different when what they show is."""

from __future__ import annotations

import io
import struct
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from bot.pictures.arms import fit
from bot.pictures.draw import draw
from bot.pictures.header import footer
from bot.pictures.lettering import lettering
from bot.pictures.palette import palette
from bot.pictures.scene import Box, TableScene, Theme
from bot.pictures.table import table_canvas
from engine.board import Arm, Board
from engine.tiles import tile
from tests.bot.pictures.boards import LONG_NAMES, crossed, line, start_with, table
from tests.bot.pictures.colours import changed, grey
from tests.engine.given import laid

LONGEST = 28


def size(png: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(png)) as image:
        image.load()
        return image.size


def chunks(png: bytes) -> list[bytes]:
    kinds, at = [], 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        kinds.append(png[at + 4 : at + 8])
        at += length + 12
    return kinds


def test_words_that_are_too_many_for_a_line_at_the_foot_go_on_in_the_next() -> None:
    said = "The foot at 2 comes first: 7-7 needs 3 more toes, so only tiles with 7 go, the others wait"
    words = said.split()
    wraps = next(at for at in range(len(words)) if lettering(" ".join(words[: at + 1]), 26).width > 1000 - 24)
    whole, *lines = (footer((" ".join(some),), Theme.DARK).image for some in (words, words[:wraps], words[wraps:]))
    top, below = (whole.crop((0, y, 1000, y + 40)) for y in (6, 46))
    assert [top, below] == [line.crop((0, 6, 1000, 46)) for line in lines]


def test_a_statement_that_is_too_long_for_a_line_at_the_foot_goes_on_in_the_next() -> None:
    ends = [f"{arm}.{toe} → {toe}" for arm in range(1, 5) for toe in range(1, 4)]
    whole, parts = (footer(foot, Theme.DARK).image for foot in ((" · ".join(ends),), tuple(ends)))
    assert whole.tobytes() == parts.tobytes()
    assert whole.height > footer(("Boneyard 9",), Theme.DARK).height


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("seed", range(3))
def test_a_full_table_is_at_most_30_kilobytes(theme: Theme, seed: int) -> None:
    scene = table(line(LONGEST, seed=seed), theme, LONG_NAMES)
    assert len(draw(replace(scene, foot=("Round 12", "Boneyard: 0", "Open ends: 4 and 2")))) <= 30_000


def test_the_same_scene_gives_the_same_bytes_in_any_thread() -> None:
    scenes = [table(line(n, seed=n), theme) for n in (1, 9, 20) for theme in Theme]
    first = [draw(scene) for scene in scenes]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(draw, scenes * 3)) == first * 3


def test_what_differs_looks_different() -> None:
    board = line(12)
    scene = table(board)
    box = scene.boxes[0]
    others = [
        scene,
        table(line(12, seed=1)),
        table(line(11)),
        replace(scene, theme=Theme.LIGHT),
        drawn(scene, across=False),
        replace(scene, foot=("Round 2",)),
        *(
            replace(scene, boxes=(changed, *scene.boxes[1:]))
            for changed in (
                replace(box, name="Anna"),
                replace(box, score="13"),
                replace(box, tiles=6),
                replace(box, turn=False),
                replace(box, computer=True),
                replace(box, team=0),
                replace(box, team=1),
            )
        ),
    ]
    assert len({draw(other) for other in others}) == len(others)


def test_a_tile_face_down_shows_no_number() -> None:
    """Twos and threes look the same there, and neither like one that lies open."""
    pictures = [
        draw(table(laid(f"6-6 6-{half}@L {half}-{half}@L{form}"))) for half, form in ((2, ""), (2, "!"), (3, "!"))
    ]
    assert len(set(pictures)) == 3
    lying_open, twos, threes = map(grey, pictures)
    area = changed(pictures[0], pictures[1])
    assert area is not None
    assert twos.crop(area).tobytes() == threes.crop(area).tobytes() != lying_open.crop(area).tobytes()


def test_an_arm_that_takes_nothing_has_no_letter() -> None:
    scene = table(laid("6-6 6-2@L"))
    shut = laid("6-6 6-2@L 2-2@L!")
    later = drawn(scene, waiting=("L",))
    assert changed(draw(scene), draw(later))
    assert [end.key for end in fit(shut, True)[0].ends] == ["R", "U", "D"]


def drawn(scene: TableScene, **changes: Any) -> TableScene:
    return replace(scene, drawing=replace(scene.drawing, **changes))


def test_marks_in_the_header_are_forms() -> None:
    scene = table(Board())
    plain = Box("Ann", "12", 5)
    seen = [
        draw(replace(scene, boxes=(box,)))
        for box in (
            plain,
            replace(plain, computer=True),
            *(replace(plain, team=team) for team in range(4)),
            replace(plain, turn=True),
        )
    ]
    for one, other in combinations(seen, 2):
        assert changed(one, other)
    robot = changed(seen[0], seen[1])
    assert robot is not None
    assert robot[0] > 900
    assert robot[3] < 60


def test_the_newest_tiles_have_a_ring() -> None:
    board = line(9)
    tips = [arm.tiles[-1] for arm in board.arms if arm.tiles]
    newest = max(tips, key=lambda placed: placed.turn)
    arms = tuple(
        Arm(arm.key, arm.need, tuple(replace(p, turn=1) if p is newest else p for p in arm.tiles))
        for arm in board.arms
    )
    assert newest.turn == board.turns
    assert changed(draw(table(board)), draw(table(Board(board.start, arms, board.turns))))


def test_the_file_is_read_as_it_was_drawn() -> None:
    canvas = table_canvas(table(line(10)))
    with Image.open(io.BytesIO(canvas.png())) as image:
        assert image.tobytes() == canvas.image.tobytes()
        assert image.getpalette("RGB") == list(palette(Theme.DARK).bytes)


def test_nothing_but_the_picture_is_in_the_file() -> None:
    for theme in Theme:
        assert chunks(draw(table(line(10), theme))) == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]


@pytest.mark.parametrize("theme", Theme)
def test_sixty_tiles_fit(theme: Theme) -> None:
    width, height = size(draw(table(line(60, highest=12), theme, ["x" * 64] * 8)))
    assert width == 1000
    assert 0.75 <= width / height <= 2


@pytest.mark.parametrize(("length", "highest"), [(24, 6), (60, 12), (60, 18)])
def test_a_cross_fits(length: int, highest: int) -> None:
    for seed in range(3):
        png = draw(table(crossed(length, highest, seed), names=["x" * 64] * 8))
        width, height = size(png)
        assert width == 1000
        assert 0.75 <= width / height <= 2
        assert len(png) <= 40 * 1024


@pytest.mark.parametrize("count", range(9))
def test_any_number_of_players(count: int) -> None:
    names = [f"Player {n}" for n in range(count)]
    heights = size(draw(table(Board(), names=names)))[1]
    assert heights == {0: 500, 1: 612}.get(count, 612 if count <= 4 else 710) - 8


def test_a_short_game_keeps_the_size_of_its_picture() -> None:
    assert len({size(draw(table(board))) for board in (Board(), start_with(tile(6, 6)), line(2), line(6))}) == 1


@pytest.mark.parametrize("team", [0, 3, 4, 7])
def test_teams_beyond_the_signs(team: int) -> None:
    scene = replace(table(Board()), boxes=(Box("Ann", "", 0, team=team),))
    assert size(draw(scene))[0] == 1000
