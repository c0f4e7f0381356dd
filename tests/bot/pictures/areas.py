"""What areas of a picture have to do with each other."""

from __future__ import annotations

from bot.pictures.plan import SQUARE, Area, Spot


def overlap(a: Area, b: Area) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def contact(a: Area, b: Area) -> int:
    """How much border two areas share that do not overlap."""
    across = min(a.right, b.right) - max(a.x, b.x)
    down = min(a.bottom, b.bottom) - max(a.y, b.y)
    if across == 0 and down > 0:
        return down
    return across if down == 0 and across > 0 else 0


def halves(spot: Spot) -> tuple[tuple[int, Area], tuple[int, Area]]:
    area = spot.area
    x, y = (SQUARE, 0) if spot.lying else (0, SQUARE)
    return (
        (spot.first, Area(area.x, area.y, SQUARE, SQUARE)),
        (spot.second, Area(area.x + x, area.y + y, SQUARE, SQUARE)),
    )
