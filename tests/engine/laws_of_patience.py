"""What must hold of the games for one that build a line (western.md 4.13, 4.14): tiles lie open, rows shrink from
the right, batches follow each other."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.board import Board
from engine.events import MatchEnded
from engine.game import legal
from engine.kernels.batches import Batches
from engine.kernels.open_rows import Rows
from engine.kernels.patience import Lined
from engine.kernels.squares import Squares
from engine.model import Phase, State, Step
from engine.moves import Move, Play
from engine.tiles import Tile


def face_up(state: State) -> frozenset[Tile]:
    """The tiles in hands that everybody sees: all of them in games for one."""
    return frozenset(t for hand in state.hands for t in hand if isinstance(state.body, Lined | Squares))


def as_it_was_dealt(dealt: State) -> tuple[Tile, ...]:
    """The boneyard before a deal: with the tile in front that has been turned up."""
    body = dealt.body
    if not isinstance(body, Batches) or body.line.start is None:
        return dealt.boneyard
    return (body.line.start.tile, *dealt.boneyard)


def same_batch_next(before: State, other: State) -> State:
    """A world that differs from `before` in hidden tiles, with the same tiles in the next batch: what comes up is
    chance, and no sign of anything."""
    if not isinstance(before.body, Batches):
        return other
    coming = before.boneyard[: batch_size(before)]
    return replace(other, boneyard=(*coming, *(t for t in other.boneyard if t not in coming)))


def batch_size(state: State) -> int:
    """Tiles of a full batch, as the house rules say."""
    options: Any = state.options
    return options.batch if options.batch != "usual" else {6: 5, 9: 7}[options.set]


def shows(line: Board) -> set[int]:
    """What lies at the two ends, read off the tiles from the first one on."""
    start = line.start
    assert start is not None
    ends = [start.outer, start.tile.other(start.outer)]
    for number, arm in enumerate(line.arms):
        for placed in arm.tiles:
            assert ends[number] in placed.tile, f"{placed.tile} lies at {ends[number]}"
            ends[number] = placed.tile.other(ends[number])
    return set(ends)


def open_tiles_are_offered(state: State) -> None:
    """Who plays alone may take the tile at the right of every row, or any of his batch, and lay it at each end
    where it fits; if none fits the round is over."""
    body, options = state.body, state.options
    if not isinstance(body, Lined) or state.round == 0:
        return
    (hand,) = state.hands
    taken = set(hand)
    if isinstance(body, Rows):
        ends = [sum(body.rows[: number + 1]) - 1 for number, length in enumerate(body.rows) if length]
        taken = {hand[end] for end in ends}
        if body.line.start is None and getattr(options, "start_tile", "any") == "6-6":
            taken = {Tile(6, 6)}
    if body.line.start is None:
        wanted = {Play(t) for t in taken}
    else:
        wanted = {
            Play(t, arm.key)
            for t in taken
            for arm in body.line.arms
            if arm.need in shows(body.line) and arm.need in t
        }
    able = set(legal(state, state.table[0]))
    assert able == (wanted if state.phase is Phase.PLAY else set()), "other tiles may be taken, or laid elsewhere"
    assert (state.phase is Phase.PLAY) == bool(wanted), (
        "the round goes on as long as something fits, and no longer"
    )


def rows_shrink(before: State, move: Move, step: Step) -> None:
    """One tile goes from its row, or from the batch, to the line; an empty batch is followed by the next one."""
    if not isinstance(before.body, Lined) or not isinstance(move, Play):
        return
    (hand,), (left,), body = before.hands, step.state.hands, step.state.body
    at = hand.index(move.tile)
    rest = (*hand[:at], *hand[at + 1 :])
    if isinstance(body, Batches) and not rest:
        size, coming = batch_size(before), before.boneyard
        short: Any = before.options
        if len(coming) < size:
            size = len(coming) if short.play_leftover else 0
        rest = coming[:size]
        assert step.state.boneyard == coming[size:], "another boneyard"
    assert left == rest, f"{move.tile} was taken, and {hand} is {left}"


def matches_of_one_are_judged(step: Step) -> None:
    """Won when nothing is left to lay, or the longest line lies; the account has the tiles that were laid."""
    state = step.state
    ended = next((event for event in step.events if isinstance(event, MatchEnded)), None)
    if not isinstance(state.body, Lined) or ended is None:
        return
    options: Any = state.options
    laid = sum(1 for _ in state.body.line.placed()) - isinstance(state.body, Batches)
    longest = {6: 28, 9: 51, 12: 91, 15: 129, 18: 190}[options.set]
    reached = getattr(options, "goal", "all") == "longest" and laid == longest
    assert bool(ended.winners) == (not state.hands[0] or reached), "won, or not, against what lies there"
    assert state.book.scores == (laid,), "another number of tiles than lies there"
