"""What a picture costs, against the same picture drawn plainly by Pillow in true colours.

The plain way gets all it can get ready: the same pieces, already drawn, already converted to RGB; it only
pastes them on an RGB canvas and writes a PNG at the default level. Both are measured in turn, so a machine
that changes its speed changes it for both. Run by hand: `python -m benchmarks.pictures`.
"""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from statistics import median
from unittest.mock import patch

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.draw import draw
from bot.pictures.palette import Hue, palette
from bot.pictures.scene import Arms, Box, TableScene, Theme
from bot.pictures.table import table_canvas
from engine.board import Arm, Board, Placed
from engine.seats import Seat
from engine.tiles import Tile, tile_set

RUNS = 60


def longest_line() -> Board:
    """A line of all 28 tiles: an Eulerian trail through the numbers, begun in the middle."""
    left = set(tile_set(6))
    trail: list[int] = [0]
    parked: list[int] = []
    while trail:  # Hierholzer: walk until stuck, then go back to where there is another way
        ways = sorted(tile for tile in left if trail[-1] in tile)
        if ways:
            left.remove(ways[0])
            trail.append(ways[0].other(trail[-1]))
        else:
            parked.append(trail.pop())
    pairs = list(pairwise(parked))
    middle = len(pairs) // 2

    def placed(left_half: int, right_half: int, outer: int, turn: int) -> Placed:
        return Placed(Tile(max(left_half, right_half), min(left_half, right_half)), outer, Seat(0), turn)

    start = placed(*pairs[middle], pairs[middle][0], 1)
    leftwards = tuple(placed(a, b, a, 2 * n) for n, (a, b) in enumerate(reversed(pairs[:middle]), 1))
    rightwards = tuple(placed(a, b, b, 2 * n + 1) for n, (a, b) in enumerate(pairs[middle + 1 :], 1))
    return Board(start, (Arm("L", pairs[0][0], leftwards), Arm("R", pairs[-1][1], rightwards)), len(pairs))


def scene(theme: Theme) -> TableScene:
    boxes = (
        Box("Aleksandra", "74", 3, team=0),
        Box("Mateo", "61", 2, team=1, turn=True),
        Box("Никита", "45", 4, team=0),
        Box("Clara", "88", 1, team=1, computer=True),
    )
    return TableScene(boxes, Arms(longest_line()), ("Round 3", "Boneyard: 0", "Open ends: 0 and 0"), theme)


def plain(scene: TableScene) -> Callable[[], bytes]:
    """A function that draws the scene the plain way, from pieces made ready here."""
    pasted: list[tuple[Canvas, Image.Image, tuple[int, int]]] = []
    paste = Canvas.paste

    def note(onto: Canvas, other: Canvas, at: tuple[int, int]) -> None:
        pasted.append((onto, _true(other), at))
        paste(onto, other, at)

    with patch.object(Canvas, "paste", note):
        whole = table_canvas(scene)
    pieces = [(image, at) for onto, image, at in pasted if onto is whole]
    colours = palette(scene.theme)
    at = 3 * colours.place(Hue.TABLE)
    red, green, blue = colours.bytes[at : at + 3]

    def drawn() -> bytes:
        canvas = Image.new("RGB", (whole.width, whole.height), (red, green, blue))
        for image, at in pieces:
            canvas.paste(image, at)
        file = io.BytesIO()
        canvas.save(file, "PNG")
        return file.getvalue()

    return drawn


def _true(canvas: Canvas) -> Image.Image:
    image = canvas.image.copy()
    image.putpalette(palette(canvas.theme).bytes)
    return image.convert("RGB")


def milliseconds(work: Callable[[], bytes]) -> float:
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1e3


def main() -> None:
    for theme in Theme:
        shown = scene(theme)
        drawn = partial(draw, shown)
        first = milliseconds(drawn)
        by_hand = plain(shown)
        ours, theirs = zip(
            *((milliseconds(drawn), milliseconds(by_hand)) for _ in range(RUNS)),
            strict=True,
        )
        with Image.open(io.BytesIO(drawn())) as image:
            size = f"{image.width} x {image.height}"
        print(
            f"{theme}: 28 tiles, {size}: {median(ours):.1f} ms, {len(drawn()):,} bytes;"
            f" plainly {median(theirs):.1f} ms, {len(by_hand()):,} bytes;"
            f" ratio {median(ours) / median(theirs):.2f}; the first picture, sprites and all, {first:.0f} ms"
        )


if __name__ == "__main__":
    main()
