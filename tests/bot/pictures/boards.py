"""Boards and scenes for the tests of the pictures."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bot.pictures.scene import Arms, Box, TableScene, Theme
from engine.board import Arm, Board, Placed
from engine.rules.reach import Cross, Hub, Opens
from engine.seats import Seat
from engine.tiles import Tile, tile, tile_set
from tests.engine.given import AT_ONCE, put

LONG_NAMES = ("Aleksandra Konstantinopolskaya", "محمد العربي الطويل", "田中さくら漢字漢字漢字", "👨‍👩‍👧🔥 Никита")
COVERED = Cross(Hub.FIRST_COVERED, Opens.AFTER_SIDES)


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
            ways = [(arm, need, t) for arm in board.arms for need in arm.needs for t in left if need in t]
            if not ways:
                break
            arm, need, laid = chance.choice(ways)
            left.remove(laid)
            board = grown(board, arm.key, laid.other(need))
        else:
            return board
    raise AssertionError("no such line was found")


def crossed(length: int, highest: int, seed: int, *, plain: bool = False) -> Board:
    """A cross of so many different tiles, with doubles in all the ways in which they may lie, or all open and
    across if it is to be `plain`."""
    for attempt in range(1000):
        chance = random.Random(f"{seed}/{attempt}")
        left = list(tile_set(highest))
        chance.shuffle(left)
        first = Placed(left[0], left[0].hi, Seat(0), 1)
        board = AT_ONCE.grown(Board(first, AT_ONCE.begun(first), 1), "")
        left.pop(0)
        while board.turns < length:
            ways = [(arm, need, t) for arm in AT_ONCE.open(board) for need in arm.needs for t in left if need in t]
            if not ways:
                break
            arm, need, laid = chance.choice(ways)
            left.remove(laid)
            free = laid.double and board.spinner is not None and not plain
            form = chance.choice(("", "", "closed", "along")) if free else ""
            board = put(
                board, arm.key, laid, laid.other(need), AT_ONCE, closed=form == "closed", along=form == "along"
            )
        else:
            if len(board.arms) > 2:
                return board
    raise AssertionError("no such cross was found")


def boxes(names: Sequence[str] = ("Ann", "Боб")) -> tuple[Box, ...]:
    return tuple(Box(name, "12", 5, turn=not at) for at, name in enumerate(names))


def table(board: Board, theme: Theme = Theme.DARK, names: Sequence[str] = ("Ann", "Боб")) -> TableScene:
    return TableScene(boxes(names), Arms(board), ("Round 1", "Boneyard: 14"), theme)
