"""The picture of one player's own tiles, those that can be played now standing out.

A tile that fits is raised, has a ring and an arrowhead below it, the others are pale; when nothing fits, or
it is not the player's turn, all look plain, for then there is nothing to choose from.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.pictures.palette import Hue
from bot.pictures.plan import Side
from bot.pictures.scene import HandScene
from bot.pictures.sheet import WIDTH, Sheet, shape
from bot.pictures.sprites import Mark, ghost, half
from engine.tiles import Tile

_MARGIN: Final = 24
_SQUARES: Final = (112, 96, 80, 66, 54, 44)
_TALLEST: Final = 900


def hand_sheet(scene: HandScene) -> Sheet:
    """The tiles in the order given, in as many rows as they need, each row in the middle."""
    square = _square(len(scene.tiles))
    columns = _columns(square)
    rows = [scene.tiles[at : at + columns] for at in range(0, len(scene.tiles), columns)] or [()]
    height = _row_height(square)
    sheet = Sheet(scene.theme, (WIDTH, len(rows) * height + _MARGIN), Hue.TABLE)
    if not scene.tiles:
        empty = ghost(scene.theme, square, 2 * square)
        sheet.paste(empty, ((WIDTH - square) // 2, (sheet.height - empty.height) // 2))
    for at, row in enumerate(rows):
        pitch = square + _gap(square)
        left = (WIDTH - len(row) * pitch + _gap(square)) // 2
        for place, tile in enumerate(row):
            _stand(sheet, scene, tile, (left + place * pitch, _MARGIN + at * height), square)
    return sheet


def _square(count: int) -> int:
    for square in _SQUARES:
        if -(-count // _columns(square)) * _row_height(square) <= _TALLEST:
            break
    return square


def _columns(square: int) -> int:
    return (WIDTH - 2 * _MARGIN + _gap(square)) // (square + _gap(square))


def _gap(square: int) -> int:
    return square // 5


def _rise(square: int) -> int:
    return square // 4


def _row_height(square: int) -> int:
    return 2 * square + _rise(square) + _MARGIN


def _stand(sheet: Sheet, scene: HandScene, tile: Tile, at: tuple[int, int], square: int) -> None:
    x, y = at
    if tile in scene.playable:
        mark = Mark.PLAYABLE
        sheet.ink(_arrowhead(square), (x, y + 2 * square), Hue.PLAYABLE, Hue.TABLE)
    else:
        mark = Mark.DIMMED if scene.playable else Mark.NONE
        y += _rise(square)
    sheet.paste(half(scene.theme, square, tile.hi, Side.DOWN, mark), (x, y))
    sheet.paste(half(scene.theme, square, tile.lo, Side.UP, mark), (x, y + square))


@lru_cache(8)
def _arrowhead(square: int) -> Image.Image:
    rise, middle = _rise(square), square / 2
    return shape(
        (square, rise),
        lambda fine: fine.polygon((middle, rise * 0.3), (middle + rise * 0.7, rise), (middle - rise * 0.7, rise)),
    )
