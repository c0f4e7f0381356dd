"""The table after every turn of a sequence."""

from __future__ import annotations

from engine.board import Board
from engine.kernels.layout_growth import with_tiles
from engine.moves import Play, Plays
from engine.notation import read
from engine.rules.matching import Equal
from engine.rules.reach import Cross, Hub, Opens, Reach
from engine.seats import Seat

HOUSE = Cross(Hub.FIRST_COVERED)
AFTER_SIDES = Cross(Hub.FIRST_DOUBLE, Opens.AFTER_SIDES)


def boards(reach: Reach, moves: str) -> list[Board]:
    """The table after every turn; touching halves are equal."""
    found, board = [], Board()
    for text in moves.split():
        move = read(text)
        assert isinstance(move, Play | Plays)
        board = with_tiles(Equal(), reach, board, Seat(0), move.plays if isinstance(move, Plays) else (move,))
        found.append(board)
    return found
