"""What must hold of Chickenfoot, told from the order in which its tiles were laid (western.md 3.2)."""

from __future__ import annotations

from typing import Any

from engine.events import Leads
from engine.game import legal
from engine.kernels.feet_table import Feet
from engine.model import Phase, State, Step
from engine.moves import Play
from engine.tiles import Tile


def feet_come_first(state: State) -> None:
    """Laid once more in their order, the tiles go where they may: on the root or the toes of the latest double as
    long as one is missing, else on any end. What is left over is what the table says is open."""
    body = state.body
    if not isinstance(body, Feet) or body.start is None:
        return
    options: Any = state.options
    ends = {str(arm): body.start.tile.hi for arm in range(1, options.root_arms + 1)}
    due = set(ends)
    laid = [(placed.turn, arm.key, at, placed) for arm in body.arms for at, placed in enumerate(arm.tiles)]
    for _, key, at, placed in sorted(laid, key=lambda one: one[0]):
        assert key in (due or ends), f"{placed.tile} lies on {key} while {due} wait"
        assert (key in due) == (at == 0), f"{placed.tile} is not the first on {key}"
        due.discard(key)
        inner = placed.tile.other(placed.outer)
        assert ends.pop(key) == inner, f"{placed.tile} shows {inner} at {key}"
        if placed.tile.double:
            due = {f"{key}.{toe}" for toe in range(1, options.toes + 1)}
            ends |= dict.fromkeys(due, placed.outer)
        else:
            ends[key] = placed.outer
    assert {arm.key for arm in body.unbegun()} == due, "other toes are missing"
    assert {arm.key: arm.need for arm in body.arms if arm.need is not None} == ends, "other ends"
    if state.phase is not Phase.PLAY or state.turn is None:
        return
    open_now = due or set(ends)
    plays = [move for move in legal(state, state.turn) if isinstance(move, Play)]
    assert all(move.arm in open_now for move in plays), f"a tile for an end that waits: {plays}"
    if due and "." in next(iter(due)) and not options.drain_boneyard:
        number = ends[next(iter(due))]
        left: list[Tile] = [t for hand in (*state.hands, state.boneyard) for t in hand]
        assert any(number in t for t in left), "a foot that nobody can finish"
    if options.foot_must_be_possible:
        on_table = [body.start.tile, *(placed.tile for *_, placed in laid)]
        for double in {move.tile for move in plays if move.tile.double}:
            seen = sum(double.hi in t for t in on_table)
            assert options.set - seen >= options.toes, f"{double} cannot become a foot"


def found(step: Step) -> bool:
    """Whether a move has brought somebody the lead: the double for which all were drawing is there."""
    return any(isinstance(event, Leads) for event in step.events)
