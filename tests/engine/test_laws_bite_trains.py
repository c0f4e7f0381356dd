"""Mexican Train broken on purpose: its laws must find every fault."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.events import Passed
from engine.game import variants
from engine.kernels.trains import Trains
from engine.kernels.trains_table import Opened, Reclaimed, Tracks, Train, tracks_of
from engine.model import State, Turned
from engine.moves import Draw, Move, Pass, Play
from engine.seats import Seat
from tests.engine.broken import find, with_kernel


class NoMarkers(Trains):
    """Tells of markers that nobody sets."""

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        if not isinstance(move, Pass):
            return turned
        body = replace(tracks_of(turned.state.body), trains=tracks_of(state.body).trains)
        return replace(turned, state=replace(turned.state, body=body))


class SilentMarkers(Trains):
    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        events = tuple(Passed(seat) if isinstance(event, Opened) else event for event in turned.events)
        return replace(turned, events=events)


class KeepsMarkers(Trains):
    """Says that a marker is gone, and leaves it."""

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        if not any(isinstance(event, Reclaimed) for event in turned.events):
            return turned
        body = tracks_of(turned.state.body)
        own = tracks_of(state.body).own.key
        trains = tuple(replace(train, marked=train.marked or train.key == own) for train in body.trains)
        return replace(turned, state=replace(turned.state, body=replace(body, trains=trains)))


class OpenToAll(Trains):
    def open(self, body: Tracks) -> tuple[Train, ...]:
        return body.trains


class ForgetsDoubles(Trains):
    """Lets a double lie bare."""

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        body = replace(tracks_of(turned.state.body), bare=())
        return replace(turned, state=replace(turned.state, body=body))


class LaysBackwards(Trains):
    """Turns every tile that is laid."""

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        body = tracks_of(turned.state.body)
        if not isinstance(move, Play):
            return turned
        trains = tuple(_turned(train) if train.key == move.arm else train for train in body.trains)
        return replace(turned, state=replace(turned.state, body=replace(body, trains=trains)))


def _turned(train: Train) -> Train:
    last = train.tiles[-1]
    return replace(train, tiles=(*train.tiles[:-1], replace(last, outer=last.tile.other(last.outer))))


class NeverDraws(Trains):
    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return tuple(Pass() if isinstance(move, Draw) else move for move in super().legal(state, seat))


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        (NoMarkers, "not told|or twice"),
        (SilentMarkers, "set in silence"),
        (KeepsMarkers, "not told|was not there"),
        (OpenToAll, "offered"),
        (ForgetsDoubles, "are said to be bare"),
        (LaysBackwards, "lies at|shows"),
        (NeverDraws, "tiles to draw"),
    ],
)
def test_a_broken_train_is_found(kind: type[Trains], found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match=found):
        find(variants()["mexican-train"], with_kernel(kind), monkeypatch, players=3)
