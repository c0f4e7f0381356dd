"""What must hold of Mexican Train (western.md 3.1), read off the table and from what was told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.events import Dealt, Event, How, Passed, RoundEnded
from engine.game import legal
from engine.kernels.trains_table import Coupled, Opened, Reclaimed, Tracks
from engine.model import Phase, State
from engine.moves import DONE, DRAW, PASS, Play
from engine.seats import Seat
from engine.tiles import Tile


def trains_go_where_they_may(state: State) -> None:
    """Trains begin at the hub and touching halves are equal; a bare double binds everybody as long as a tile with
    its number is missing on the table; else one's own train, the Mexican one and those with a marker are open."""
    body = state.body
    if not isinstance(body, Tracks) or not body.trains:
        return
    options: Any = state.options
    assert body.engine == Tile(hub(state), hub(state)), "another engine than is due"
    ends: dict[str, int] = {}
    table: list[Tile] = [body.engine]
    for train in body.trains:
        show = body.engine.hi
        for placed in train.tiles:
            assert show in placed.tile, f"{placed.tile} lies at {show}"
            show = placed.tile.lo if placed.tile.hi == show else placed.tile.hi
            assert placed.outer == show, f"{placed.tile} shows {placed.outer}, not {show}"
            table.append(placed.tile)
        ends[train.key] = show
    bare = {
        train.key
        for train in body.trains
        if train.tiles
        and train.tiles[-1].tile.double
        and sum(ends[train.key] in t for t in table) <= options.set  # of every number there is one tile more
    }
    assert set(body.bare) == bare, f"{set(body.bare)} are said to be bare, but {bare} are"
    assert not any(train.marked for train in body.trains if train.key == "M"), "the Mexican train has a marker"
    if state.phase is not Phase.PLAY or state.turn is None:
        return
    own = str(state.turn + 1)
    mexican = {"M"} if options.mexican_from == "first_turn" or body_has(body, own) else set[str]()
    allowed = {own, *mexican, *(train.key for train in body.trains if train.marked)}
    if bare and not (body.again and options.doubles == "free_extra"):
        allowed = bare
    moves = legal(state, state.turn)
    if body.running and not body.again:
        assert options.first_turn_train
        assert not bare, "a long first turn goes on beside a bare double"
        assert DONE in moves, "a long first turn that cannot be ended"
        allowed = {own}
    wanted = {(t, key) for t in state.hands[state.turn] for key in allowed if ends[key] in t}
    found = {(move.tile, move.arm) for move in moves if isinstance(move, Play)}
    assert found == wanted, f"offered {found - wanted}, kept back {wanted - found}"
    if not wanted:
        draws = bool(state.boneyard) and body.drawn < options.draw_count
        assert moves == ((DRAW,) if draws else (PASS,)), f"{moves} with {len(state.boneyard)} tiles to draw"


def hub(state: State) -> int:
    """The number of the engine: one less in every round."""
    options: Any = state.options
    return int((options.set + 1 - state.round) % (options.set + 1))


def body_has(body: Tracks, key: str) -> bool:
    return any(train.tiles for train in body.trains if train.key == key)


def markers_are_told(state: State, events: Sequence[Event]) -> None:
    """Who passes has a marker until he lays a tile on his own train; and a round in which nobody goes out ends
    with as many passes as there are players, and an empty boneyard."""
    body = state.body
    if not isinstance(body, Tracks):
        return
    marked: set[Seat] = set()
    passes = 0
    for event in events:
        match event:
            case Dealt():
                marked, passes = set(), 0
            case Passed(seat):
                assert isinstance(event, Opened) == (seat not in marked), "a marker was set in silence, or twice"
                marked.add(seat)
                passes += 1
            case Coupled(seat, plays):
                passes = 0
                last = seat if plays[0].arm == str(seat + 1) else None
                reclaims = last in marked
            case Reclaimed(seat):
                assert seat in marked, "a marker was taken off that was not there"
                assert reclaims, "a marker was taken off for no tile of its owner's"
                marked.discard(seat)
            case RoundEnded(_, ending, boneyard) if ending.how is How.FISH:
                assert passes >= len(state.table), "a fish before all have passed"
                assert not boneyard, "a fish with tiles to draw"
    if state.phase is Phase.PLAY:
        assert marked == set(_marked(body)), "markers that were not told"


def _marked(body: Tracks) -> Iterator[Seat]:
    for train in body.trains:
        if train.marked and train.owner is not None:
            yield train.owner
