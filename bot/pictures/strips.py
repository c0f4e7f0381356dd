"""A wall of bricks in strips, where it is too long for one row of a picture or of text."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernels.brickwork import Brick


def strips(wall: Sequence[Brick], columns: int) -> list[tuple[Brick, ...]]:
    """A wall that is too long for its place, in strips of at most so many columns; a row of bricks is one column
    longer than it has bricks. Each strip but the first begins with the last brick of the strip above it, so that
    one sees how they go together."""
    most = columns - 1
    assert most > 1
    found = [tuple(wall[:most])]
    while len(wall) > most:
        wall = wall[most - 1 :]
        found.append(tuple(wall[:most]))
    return found
