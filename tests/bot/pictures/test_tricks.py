"""The picture of a trick: small, and different when what it shows is."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from bot.pictures.draw import draw
from bot.pictures.scene import Box, Chair, Pile, TableScene, Theme, TrickTable
from bot.pictures.tricks import name_plate, trick_canvas
from engine.tiles import parse_tiles
from tests.bot.pictures.boards import LONG_NAMES

TILES = parse_tiles("6-6 5-5 5-4 6-5")

FULL = TrickTable(
    chairs=tuple(
        Chair(name, "led" if at == 0 else "", tile, taking=at == 0, newest=at == 3, out=False)
        for at, (name, tile) in enumerate(zip(LONG_NAMES, TILES, strict=True))
    ),
    headlines=("2 marks", "Aleksandra Konstantinopolskaya", "Trumps: doubles.", "Led: doubles."),
    piles=(
        Pile("Aleksandra Konstantinopolskaya and 田中さくら", "3 tricks, 27 points", 6),
        Pile("محمد العربي الطويل and Никита", "2 tricks, 8 points", 7),
    ),
    over=False,
)


def pixels(drawing: TrickTable) -> bytes:
    return trick_canvas(drawing, Theme.DARK).image.tobytes()


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("over", [False, True])
def test_a_full_table_is_at_most_30_kilobytes(theme: Theme, over: bool) -> None:
    boxes = tuple(Box(name, "6", 3, team=at % 2, turn=at == 0) for at, name in enumerate(LONG_NAMES))
    assert len(draw(TableScene(boxes, replace(FULL, over=over), ("Round 12",), theme))) <= 30 * 1024


def test_what_differs_looks_different() -> None:
    first, *others = FULL.chairs
    pile = FULL.piles[0]
    shown = [
        FULL,
        replace(FULL, over=True),
        replace(FULL, headlines=FULL.headlines[:1]),
        *(
            replace(FULL, chairs=(changed, *others))
            for changed in (
                replace(first, tile=None),
                replace(first, tile=None, out=True),
                replace(first, taking=False),
                replace(first, newest=True),
                replace(first, note=""),
                replace(first, name="Anna"),
                replace(first, tile=TILES[1]),
            )
        ),
        *(replace(FULL, piles=(replace(pile, marks=marks), FULL.piles[1])) for marks in (None, *range(6), 7)),
        replace(FULL, piles=(replace(pile, taken="4 tricks, 27 points"), FULL.piles[1])),
        replace(FULL, piles=(replace(pile, names="Anna"), FULL.piles[1])),
    ]
    for one, other in combinations(map(pixels, shown), 2):
        assert one != other


@pytest.mark.parametrize("taking", [False, True])
def test_a_note_takes_no_room_from_the_name(taking: bool) -> None:
    bare, noted = (name_plate(Theme.DARK, "Alexandra", note, taking=taking).image for note in ("", "spielt aus"))
    middle = (12, 12, bare.width - 12, bare.height - 12)
    assert noted.crop(middle).tobytes() == bare.crop(middle).tobytes()


def test_everybody_has_his_place() -> None:
    """A tile shows at one of four places, below and on clockwise."""
    bare = tuple(replace(chair, tile=None, taking=False, newest=False, note="", out=True) for chair in FULL.chairs)
    empty = trick_canvas(replace(FULL, chairs=bare), Theme.DARK).image
    middles = []
    for at, chair in enumerate(bare):
        chairs = (*bare[:at], replace(chair, tile=TILES[at]), *bare[at + 1 :])
        image = trick_canvas(replace(FULL, chairs=chairs), Theme.DARK).image
        changed = [
            (x, y)
            for x in range(0, image.width, 4)
            for y in range(0, image.height, 4)
            if image.getpixel((x, y)) != empty.getpixel((x, y))
        ]
        middles.append((sum(x for x, _ in changed) / len(changed), sum(y for _, y in changed) / len(changed)))
    below, left, above, right = middles
    assert left[0] < below[0] < right[0]
    assert above[1] < left[1] < below[1]
    assert abs(below[0] - above[0]) < 8
    assert abs(left[1] - right[1]) < 8
