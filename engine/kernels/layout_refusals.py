"""Why a move on a layout is not legal: the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.board import Board, board_of, no_such_arm
from engine.errors import IllegalMove
from engine.kernels.plain import not_done
from engine.model import State
from engine.moves import DONE, Block, Claim, Done, Draw, Move, Pass, Play, Plays, Signal, plays_of
from engine.rules.drawing import ONE_DRAW, Stuck, Voluntary
from engine.rules.matching import Sum
from engine.rules.turns import BeforeCross, ClosingDoubles, Doubles, OneAtATime
from engine.seats import Seat
from engine.tiles import surplus

if TYPE_CHECKING:
    from engine.kernels.layout import Layout

KNOWN = (Play, Plays, Draw, Pass, Done, Claim, Block, Signal)
"""What can be done in some game on a layout."""


def refusal(layout: Layout, state: State, seat: Seat, move: Move) -> IllegalMove:
    """Why this move of the seat on turn is not among its legal ones."""
    board = board_of(state.body)
    if not isinstance(move, KNOWN):
        return IllegalMove("not-this-game")
    if isinstance(move, Signal):
        return IllegalMove("not-this-game" if layout.signals is None else "no-signal")
    if board.to_claim(seat):
        return IllegalMove("claim-first")
    if isinstance(move, Play | Plays):
        return _tiles(layout, state, board, seat, move)
    if isinstance(move, Block):
        return _block(layout, state, board, seat, move)
    if isinstance(move, Claim):
        return IllegalMove("nothing-to-claim" if layout.announce else "not-this-game")
    if isinstance(move, Done):
        if layout.run is None and not layout.announce:
            return IllegalMove("not-this-game")
        if board.run:
            return IllegalMove("must-go-on")
        return not_done(layout.legal(state, seat))
    return _laying_none(layout, state, board, seat, move)


def _laying_none(layout: Layout, state: State, board: Board, seat: Seat, move: Draw | Pass) -> IllegalMove:
    """Why one cannot draw so, or pass: what one can do instead."""
    if isinstance(move, Draw) and board.start is None and layout.drawing.free:
        return IllegalMove("lay-first")  # who could lay a tile may draw, but not before the lead
    legal = layout.legal(state, seat)
    draws = next((other for other in legal if isinstance(other, Draw)), None)
    blocks = any(isinstance(other, Block) for other in legal)
    if isinstance(move, Draw) and draws:
        return IllegalMove("draw-count", count=draws.count)
    once = layout.drawing.stuck in ONE_DRAW or (
        layout.drawing.voluntary is Voluntary.ONE_BEFORE and layout.owing(board, state.hands[seat])
    )
    if isinstance(move, Draw) and board.drawn and once:
        return IllegalMove("one-draw")
    if DONE in legal:
        return IllegalMove("done-ends-turn")
    if any(isinstance(other, Play | Plays) for other in legal):
        if board.otherwise is not None:
            return IllegalMove("lead-or-leave", tile=str(board.lead))
        if draws:
            return IllegalMove("lay-or-draw")
        return IllegalMove("lay-or-block" if blocks else "must-play")
    if isinstance(move, Pass):
        return IllegalMove("draw-or-block" if blocks else "must-draw")
    if layout.drawing.stuck is Stuck.RESTOCK:
        return IllegalMove("draws-itself")
    return IllegalMove("no-drawing" if layout.drawing.stuck is Stuck.NONE else "boneyard-empty")


def _tiles(layout: Layout, state: State, board: Board, seat: Seat, move: Play | Plays) -> IllegalMove:
    hand, plays = state.hands[seat], plays_of(move)
    if not plays:
        return IllegalMove("not-this-game")
    missing = surplus((play.tile for play in plays), hand)
    if missing is not None:
        return _together(layout, plays) if missing in hand else IllegalMove("not-in-hand", tile=str(missing))
    if board.start is None:
        return _lead(board, plays)
    if len(plays) > 1 and isinstance(layout.together, OneAtATime):
        return _together(layout, plays)
    for play in plays:
        found = _one(layout, board, play)
        if found is not None:
            return found
    if board.drawn and layout.drawing.stuck is Stuck.ONE_NO_PLAY and not layout.owing(board, hand):
        return IllegalMove("drawn-waits")  # none that was held before fits
    if layout.forbids_finish(board, seat, hand, move):
        return IllegalMove("title-only")
    if len(plays) == 1:
        return _form(layout, board, plays[0])
    doubles, closed = all(play.tile.double for play in plays), all(play.closed for play in plays)
    if doubles and not closed and _pairs(layout, board) is BeforeCross.CLOSED_ONLY:
        return IllegalMove("pair-lies-closed", tile=str(plays[0].tile))
    return _together(layout, plays)


def _together(layout: Layout, plays: tuple[Play, ...]) -> IllegalMove:
    """Why these tiles cannot be laid in one turn, or one of them twice."""
    if layout.run is not None:
        return IllegalMove("one-after-another")
    if isinstance(layout.together, OneAtATime):
        return IllegalMove("one-tile-a-turn")
    finishes = isinstance(layout.together, Doubles) and layout.together.finish_only
    if not finishes and not all(play.tile.double for play in plays):
        return IllegalMove("only-doubles-together")
    return IllegalMove("not-together")


def _pairs(layout: Layout, board: Board) -> BeforeCross:
    """Which two doubles may be laid at once because there is no crossroads yet."""
    if board.spinner is not None or not isinstance(layout.together, ClosingDoubles):
        return BeforeCross.OFF
    return layout.together.pairs(board)


def _lead(board: Board, plays: tuple[Play, ...]) -> IllegalMove:
    """Why a round cannot be led so."""
    if len(plays) > 1:
        return IllegalMove("one-tile-leads")
    play, lead = plays[0], board.lead
    if lead not in (None, play.tile):
        if board.lead_forced:
            return IllegalMove("must-lead", tile=str(lead))
        if board.otherwise is not None:
            return IllegalMove("lead-or-leave", tile=str(lead))
    if play.closed:
        return IllegalMove("lead-lies-open")
    if play.along:
        return IllegalMove("never-along", tile=str(play.tile))
    return IllegalMove("lead-alone")


def _one(layout: Layout, board: Board, play: Play) -> IllegalMove | None:
    """Why a tile has no place where it is to go, or anywhere if no place is named; None if it has one."""
    arm, tile = board.arm(play.arm), str(play.tile)
    if play.arm and arm is None:
        return no_such_arm(play.arm, layout.reach.open(board))
    if arm is not None and arm.need is None:
        return IllegalMove("arm-closed", arm=arm.key)
    open_now = layout.reach.open(board)
    if arm is not None and arm not in open_now:
        return IllegalMove("arms-first", arm=arm.key)
    tried = board.arms if arm is None else (arm,)
    fitting = [one for one in tried if any(layout.matching(play.tile, need) for need in one.needs)]
    if not fitting:
        return _misfit(layout, tile)
    if not any(one in open_now for one in fitting):
        return IllegalMove("arms-first", arm=fitting[0].key)
    return None


def _misfit(layout: Layout, tile: str) -> IllegalMove:
    """A tile and a number that do not go together."""
    if isinstance(layout.matching, Sum):
        return IllegalMove("does-not-add-up", tile=tile, total=layout.matching.total)
    return IllegalMove("does-not-fit", tile=tile)


def _form(layout: Layout, board: Board, play: Play) -> IllegalMove:
    """Why a tile that fits may not lie in this way."""
    if play.closed:
        if not layout.lying.closed or not play.tile.double:
            return IllegalMove("never-closed", tile=str(play.tile))
        return IllegalMove("open-first", tile=str(play.tile), pairs=str(_pairs(layout, board)))
    if play.along:
        return IllegalMove("never-along", tile=str(play.tile))
    if board.run and layout.run is not None and layout.run.one_end:
        return IllegalMove("one-end", tile=str(play.tile))
    if play.shown is not None:
        return IllegalMove("other-half", tile=str(play.tile), half=play.shown)
    return _misfit(layout, str(play.tile))


def _block(layout: Layout, state: State, board: Board, seat: Seat, move: Block) -> IllegalMove:
    if layout.barricade is None:
        return IllegalMove("not-this-game")
    if move.tile not in state.hands[seat]:
        return IllegalMove("not-in-hand", tile=str(move.tile))
    if not move.tile.double:
        return IllegalMove("only-doubles-block", tile=str(move.tile))
    if board.start is None or board.run or board.drawn:
        return IllegalMove("block-begins-turn")
    if move.arm and board.arm(move.arm) is None:
        return no_such_arm(move.arm, layout.reach.open(board))
    return IllegalMove("block-unable" if layout.barricade.only_if_unable else "does-not-fit", tile=str(move.tile))
