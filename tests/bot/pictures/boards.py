"""Boards and scenes for the tests of the pictures."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bot.pictures.scene import Box, TableScene, Theme
from engine.kernels.layout import Arm, Board, Placed
from engine.model import Seat
from engine.tiles import Tile, tile, tile_set


def start_with(first: Tile) -> Board:
    return Board(Placed(first, first.hi, Seat(0), 1), (Arm("L", first.hi), Arm("R", first.lo)), 1)


def grown(board: Board, key: str, half: int) -> Board:
    """The board with one more tile at an end, `half` being the half that points outwards."""
    turn = board.turns + 1
    arms = tuple(
        Arm(key, half, (*arm.tiles, Placed(tile(arm.need, half), half, Seat(0), turn))) if arm.key == key else arm
        for arm in board.arms
    )
    return Board(board.start, arms, turn)


def line(length: int, highest: int = 6, seed: int = 0) -> Board:
    """A line of so many different tiles of a set, as a game could have it."""
    for attempt in range(1000):
        chance = random.Random(f"{seed}/{attempt}")
        left = list(tile_set(highest))
        chance.shuffle(left)
        board = start_with(left.pop())
        while board.turns < length:
            ways = [(arm, t) for arm in board.arms for t in left if arm.need in t]
            if not ways:
                break
            arm, laid = chance.choice(ways)
            left.remove(laid)
            board = grown(board, arm.key, laid.other(arm.need))
        else:
            return board
    raise AssertionError("no such line was found")


def boxes(names: Sequence[str] = ("Ann", "Боб")) -> tuple[Box, ...]:
    return tuple(Box(name, "12", 5, turn=not at) for at, name in enumerate(names))


def table(board: Board, theme: Theme = Theme.DARK, names: Sequence[str] = ("Ann", "Боб")) -> TableScene:
    return TableScene(boxes(names), board, ("Round 1", "Boneyard: 14"), theme)
