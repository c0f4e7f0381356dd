"""What the games for one have in common that build a line (western.md 4.13, 4.14).

Every tile that is not in a boneyard lies open. The round goes on as long as one of those that may be taken fits an
end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace

from engine.board import Board, Placed, no_such_arm
from engine.codec import tagged
from engine.errors import IllegalMove
from engine.events import Ending, Event, How, Laid
from engine.kernels.endings import by_turns, ended
from engine.kernels.layout_growth import with_tiles
from engine.kernels.plain import Plain
from engine.model import Body, State, Turned
from engine.moves import Move, Play, Plays, play_of
from engine.rules.lying import Lying, plays_at
from engine.rules.matching import Equal
from engine.rules.reach import Line
from engine.seats import Seat
from engine.tiles import Hands, Tile

ALONE = Seat(0)
"""The one who plays."""

_EQUAL, _LINE, _LYING = Equal(), Line(), Lying()
_NO_LINE = Board()


@dataclass(frozen=True, slots=True)
class Lined(Body):
    """A table with one line."""

    line: Board = _NO_LINE


@tagged("patience-ending")
@dataclass(frozen=True, slots=True)
class PatienceEnding(Ending):
    """The end of a game for one, with how far the player has come."""

    laid: int = 0
    """The tiles that he has laid."""
    most: int = 0
    """How many the line can have at most, where that is the goal; 0: all of them."""


class Patience(Plain, ABC):
    """The kernel of such a game; which tiles may be taken, and what comes after them, is the game's own."""

    __slots__ = ()

    @property
    def most(self) -> int:
        """How many tiles the line can have at most, where that is the goal; 0: all of them."""
        return 0

    @abstractmethod
    def available(self, state: State) -> tuple[Tile, ...]:
        """The tiles that may be taken now."""

    @abstractmethod
    def taken(self, state: State, play: Play) -> tuple[State, tuple[Event, ...]]:
        """The state one ply later, with a tile on the line that may be taken, and what follows by itself."""

    # --- moves --------------------------------------------------------------------------------------------

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return plays(line_of(state.body), self.available(state))

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        """Why this move is not legal."""
        if isinstance(move, Plays):
            return IllegalMove("one-tile-a-turn")
        if not isinstance(move, Play):
            return IllegalMove("not-this-game")
        if move.tile in self.laid(state.body):
            return IllegalMove("lies-in-line", tile=str(move.tile))
        if move.tile not in state.hands[ALONE]:
            return IllegalMove("not-open", tile=str(move.tile))
        available = self.available(state)
        if move.tile not in available:
            if self.must_lead(state.body):
                return IllegalMove("must-lead", tile=str(available[0]))
            return IllegalMove("covered", tile=str(move.tile))
        if move != Play(move.tile, move.arm):
            return IllegalMove("not-this-game")
        line = line_of(state.body)
        if move.arm and line.arm(move.arm) is None:
            return no_such_arm(move.arm, line.arms)
        return IllegalMove("does-not-fit", tile=str(move.tile))

    def place(self, body: Body, move: Move) -> Hashable:
        """Both ends of a first tile that is a double are one place."""
        if not isinstance(move, Play):
            return move
        arm = line_of(body).arm(move.arm)
        if arm is None or arm.tiles:
            return move
        return replace(move, arm=""), arm.need

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        """Make a move that is legal."""
        assert isinstance(move, Play)
        after, events = self.taken(state, move)
        return self.judged(after, (Laid(seat, (move,)), *events))

    def judged(self, state: State, events: tuple[Event, ...]) -> Turned:
        """A turn with the end of the round, if it has come: nothing is left to lay, or nothing of it fits."""
        if not state.hands[ALONE]:
            return Turned(state, events, self._ending(state, How.OUT))
        if not self.legal(state, ALONE):
            return Turned(state, events, self._ending(state, How.FISH))
        return Turned(state, events)

    def _ending(self, state: State, how: How) -> PatienceEnding:
        turns = by_turns(placed for placed in line_of(state.body).placed() if placed.turn)
        return ended(PatienceEnding, state, how, turns, ALONE, laid=len(turns), most=self.most)

    # --- what may be seen ---------------------------------------------------------------------------------

    def sees(self, state: State, seat: Seat | None) -> Hands:
        """Everybody sees what may still be laid."""
        return state.hands

    def begun(self, body: Body) -> bool:
        return any(one.turn for one in line_of(body).placed())

    def laid(self, body: Body) -> tuple[Tile, ...]:
        return tuple(one.tile for one in line_of(body).placed())

    def needs(self, body: Body, *, collapsed: bool) -> tuple[int, ...]:
        """What the two ends ask for; those of a double that lies alone may be told as one."""
        arms = line_of(body).arms
        needs = tuple(need for arm in arms for need in arm.needs)
        alone = len(set(needs)) == 1 and not any(arm.tiles for arm in arms)
        return needs[:1] if collapsed and alone else needs

    def shows(self, body: Body, play: Play) -> int | None:
        arm = line_of(body).arm(play.arm)
        return None if arm is None or arm.need is None else play.tile.other(arm.need)


def line_of(body: Body) -> Board:
    """The line of a table that has one."""
    assert isinstance(body, Lined)
    return body.line


def plays(line: Board, tiles: Iterable[Tile]) -> tuple[Play, ...]:
    """All ways in which one of these tiles can be laid at the line."""
    if line.start is None:
        return tuple(map(play_of, tiles))
    found = [plays_at(_EQUAL, _LYING, False, arm.key, arm.needs) for arm in line.arms]
    return tuple(play for t in tiles for table in found if t in table for play in table[t])


def longer(line: Board, play: Play) -> Board:
    """The line with one more tile."""
    return with_tiles(_EQUAL, _LINE, line, ALONE, (play,))


def turned_up(value: Tile) -> Board:
    """A line that begins with a tile that nobody has laid."""
    first = Placed(value, value.hi, ALONE, 0)
    return Board(first, _LINE.begun(first))
