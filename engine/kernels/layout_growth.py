"""How a layout grows: its table after a turn that has laid tiles."""

from __future__ import annotations

from dataclasses import replace

from engine.board import Arm, Board, Placed
from engine.moves import Play
from engine.rules.lying import shown
from engine.rules.matching import Matching
from engine.rules.reach import Reach
from engine.seats import Seat


def with_tiles(matching: Matching, reach: Reach, before: Board, seat: Seat, plays: tuple[Play, ...]) -> Board:
    """The table after a turn of a seat that lays these tiles, one after another."""
    board, turn = before, before.turns if before.run else before.turns + 1
    for play in plays:
        if board.start is None:
            first = Placed(play.tile, play.tile.hi, seat, turn)
            board = Board(first, reach.begun(first), turn, said=board.said, teams=board.teams)
        else:
            arms = tuple([_grown(matching, arm, play, seat, turn) for arm in board.arms])
            spinner, said, teams = board.spinner, board.said, board.teams
            board = Board(board.start, arms, turn, said=said, spinner=spinner, teams=teams)
        board = reach.grown(board, play.arm)
    return _still_known(board, before, seat, plays)


def _grown(matching: Matching, arm: Arm, play: Play, seat: Seat, turn: int) -> Arm:
    if arm.key != play.arm:
        return arm
    halves = shown(matching, play.tile, arm.needs)
    across = len(halves) > 1 and play.shown is None
    outer = halves[0] if play.shown is None else play.shown
    placed = Placed(play.tile, outer, seat, turn, play.closed, play.along, across)
    return Arm(arm.key, None if play.closed else outer, (*arm.tiles, placed), halves[1] if across else None)


def _still_known(after: Board, before: Board, seat: Seat, plays: tuple[Play, ...]) -> Board:
    """A tile that was only shown for the lead stays known until its holder lays it (western.md 1.3 D1)."""
    if before.lead is None or (seat == before.lead_by and any(play.tile == before.lead for play in plays)):
        return after
    return replace(after, lead=before.lead, lead_by=before.lead_by)
