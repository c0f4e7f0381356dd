"""Domino Squares: all tiles of a double-six set on a board of 56 cells, so that each of its 14 blocks shows one
number four times (western.md 4.15).

A tile may lie on any two free cells that touch, also where it spoils a block, and may be taken back at any time.
Where a puzzle gives numbers, what covers them must show them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from engine.codec import tagged
from engine.errors import IllegalMove
from engine.events import Event, How
from engine.kernels.endings import ended
from engine.kernels.hands import hand_out_once, ready
from engine.kernels.patience import ALONE, PatienceEnding
from engine.kernels.plain import Plain
from engine.model import Body, State, Turned, advance
from engine.moves import DONE, Cell, Deal, DealTiles, Done, Lift, Move, Place, Play, Plays
from engine.rules.dealing import BySeats
from engine.seats import Seat
from engine.squares.counting import solution_number
from engine.squares.puzzles import Given, Grade, puzzle, whole_grid
from engine.squares.shape import BLOCK_OF, SPOTS, bad_blocks
from engine.tiles import Hands, Tile, tile_set, without

_TILES: Final = tile_set(6)


class Puzzle(StrEnum):
    """What the board tells at the beginning."""

    FREE = "free"
    """Nothing."""
    GIVEN = "given"
    """The numbers of some blocks, which leave one digit grid."""
    DIGITS = "digits"
    """The numbers of all blocks."""


@tagged("squares")
@dataclass(frozen=True, slots=True)
class Squares(Body):
    """The board."""

    laid: tuple[Place, ...] = ()
    """The tiles that lie there, in the order in which they were laid."""
    given: Given = ()
    """The numbers that are printed on the blocks; empty if there are none."""
    changes: int = 0
    """How often a tile was laid or taken back."""
    fresh: bool = False
    """Whether the last of the tiles was laid by the latest move."""

    def grid(self) -> dict[Cell, int]:
        """What the tiles show."""
        shown = {}
        for place in self.laid:
            shown[place.high], shown[place.low] = place.tile
        return shown

    def printed(self, cell: Cell) -> int | None:
        """The number that is given for a cell."""
        return self.given[BLOCK_OF[cell]] if self.given else None


@tagged("put")
@dataclass(frozen=True, slots=True)
class Put(Event):
    """A tile was laid on the board."""

    seat: Seat
    place: Place


@tagged("lifted")
@dataclass(frozen=True, slots=True)
class Lifted(Event):
    """A tile was taken back."""

    seat: Seat
    tile: Tile


@tagged("squares-ending")
@dataclass(frozen=True, slots=True)
class SquaresEnding(PatienceEnding):
    """The end of the game, with what it took."""

    changes: int = 0
    """How often a tile was laid or taken back."""
    solution: int = 0
    """Which solution it is (western.md 4.15 D2); 0 if it is none."""


@dataclass(frozen=True, slots=True)
class DominoSquares(Plain):
    """The kernel; each field is a house rule."""

    puzzle: Puzzle
    grade: Grade
    """How hard a puzzle with some blocks given is."""

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return _TILES

    # --- dealing ------------------------------------------------------------------------------------------

    def empty(self) -> Squares:
        return Squares()

    def deal(self, state: State, move: Deal | DealTiles) -> Turned:
        """Hand out the whole set, also where no tile is named. A puzzle comes from the seed of the deal; without
        one it is always the same."""
        if isinstance(move, DealTiles):
            named = [t for hand in move.hands for t in hand]
            if not named:
                move = DealTiles((_TILES,), move.boneyard, move.lot)
            elif len(named) < len(_TILES):
                raise IllegalMove("deal-whole", tiles=len(_TILES))
        handed = hand_out_once(state, move, _TILES, BySeats((), others=len(_TILES)))
        after = ready(state, handed, Squares(given=self._given(handed.seed)), ALONE)
        return Turned(after, (handed.event(),))

    def _given(self, seed: str) -> Given:
        match self.puzzle:
            case Puzzle.FREE:
                return ()
            case Puzzle.GIVEN:
                return puzzle(f"{seed}/puzzle", self.grade)
            case Puzzle.DIGITS:
                return whole_grid(f"{seed}/puzzle")

    # --- moves --------------------------------------------------------------------------------------------

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Every tile in all ways on all free cells, cell after cell; every tile that lies there back; the end."""
        board, hand = squares_of(state.body), state.hands[seat]
        covered, lay = board.grid().keys(), list[Place]()
        for number, (first, second) in enumerate(SPOTS):
            if first in covered or second in covered:
                continue
            ways, one, other = _ways(number), board.printed(first), board.printed(second)
            places = [place for value in hand for place in ways[value]]
            if one is not None or other is not None:
                places = [place for place in places if _shows(place, first, one, other)]
            lay += places
        return (*lay, *(Lift(place.tile) for place in board.laid), DONE)

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        """Why this move is not legal."""
        board = squares_of(state.body)
        match move:
            case Place():
                return _refused(board, state.hands[seat], move)
            case Lift(value):
                return IllegalMove("not-on-board", tile=str(value))
            case Play() | Plays():
                return IllegalMove("cells-wanted")
            case _:
                return IllegalMove("not-this-game")

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        """Make a move that is legal."""
        board, hand = squares_of(state.body), state.hands[seat]
        match move:
            case Place(value):
                event: Event = Put(seat, move)
                hand, laid = without(hand, value), (*board.laid, move)
            case Lift(value):
                event = Lifted(seat, value)
                hand, laid = (*hand, value), tuple(place for place in board.laid if place.tile != value)
            case _:
                assert isinstance(move, Done)
                after = advance(state)
                return Turned(after, (), _ending(after, How.GIVEN_UP))
        fresh = isinstance(move, Place)
        after = advance(state, hands=(hand,), body=Squares(laid, board.given, board.changes + 1, fresh))
        solved = not hand and not bad_blocks(squares_of(after.body).grid())
        return Turned(after, (event,), _ending(after, How.OUT) if solved else None)

    # --- what may be seen ---------------------------------------------------------------------------------

    def sees(self, state: State, seat: Seat | None) -> Hands:
        """Everybody sees what is still to be laid."""
        return state.hands

    def begun(self, body: Body) -> bool:
        return squares_of(body).changes > 0

    def laid(self, body: Body) -> tuple[Tile, ...]:
        return tuple(place.tile for place in squares_of(body).laid)


def squares_of(body: Body) -> Squares:
    """What lies on the table of this game."""
    assert isinstance(body, Squares)
    return body


@cache
def _ways(spot: int) -> dict[Tile, tuple[Place, ...]]:
    """All ways to lay every tile on the two cells of a spot, the larger half on the first cell first. They are
    made once: an empty board has thousands of moves."""
    first, second = SPOTS[spot]
    return {
        value: (Place(value, first, second), *(() if value.double else (Place(value, second, first),)))
        for value in _TILES
    }


def _shows(place: Place, first: Cell, one: int | None, other: int | None) -> bool:
    """Whether a tile shows the numbers that are given for the first and for the other of its cells."""
    high, low = place.tile if place.high == first else reversed(place.tile)
    return one in (None, high) and other in (None, low)


def _halves(place: Place) -> Iterator[tuple[Cell, int]]:
    yield place.high, place.tile.hi
    yield place.low, place.tile.lo


def _refused(board: Squares, hand: tuple[Tile, ...], move: Place) -> IllegalMove:
    """Why a tile cannot lie there."""
    if move.tile not in hand:
        lies = move.tile in (place.tile for place in board.laid)
        return IllegalMove("already-laid" if lies else "not-in-hand", tile=str(move.tile))
    for cell, _ in _halves(move):
        if cell not in BLOCK_OF:
            return IllegalMove("no-such-cell", cell=str(cell))
    if move.spot not in SPOTS:
        return IllegalMove("cells-apart")
    covered = board.grid()
    for cell, number in _halves(move):
        if cell in covered:
            return IllegalMove("cell-covered", cell=str(cell))
        printed = board.printed(cell)
        if printed is not None and printed != number:
            return IllegalMove("cell-printed", cell=str(cell), number=printed)
    return IllegalMove("not-this-game")


def _ending(state: State, how: How) -> SquaresEnding:
    board = squares_of(state.body)
    solution = solution_number(board.grid(), (place.spot for place in board.laid)) if how is How.OUT else 0
    return ended(
        SquaresEnding,
        state,
        how,
        [(ALONE, (place.tile,)) for place in board.laid],
        ALONE,
        laid=len(board.laid),
        changes=board.changes,
        solution=solution,
    )
