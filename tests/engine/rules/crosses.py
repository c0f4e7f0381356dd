"""The table after every turn of a sequence, on crosses."""

from __future__ import annotations

from engine.board import Board
from engine.kernels.layout import Layout
from engine.moves import Play, Plays
from engine.notation import read
from engine.rules.dealing import BySeats, Dealing
from engine.rules.drawing import Drawing, Stuck
from engine.rules.opening import Search, heaviest, high
from engine.rules.reach import Cross, Hub, Opens, Reach
from engine.seats import Seat
from engine.tiles import tile_set

HOUSE = Cross(Hub.FIRST_COVERED)
AFTER_SIDES = Cross(Hub.FIRST_DOUBLE, Opens.AFTER_SIDES)


def boards(reach: Reach, moves: str) -> list[Board]:
    """The table after every turn of a sequence."""
    layout = Layout(tile_set(6), Dealing(BySeats((), 7)), Search(high, heaviest), Drawing(Stuck.NONE), reach=reach)
    found, board = [], Board()
    for text in moves.split():
        move = read(text)
        assert isinstance(move, Play | Plays)
        board = layout.with_tiles(board, Seat(0), move.plays if isinstance(move, Plays) else (move,))
        found.append(board)
    return found
