"""Sausage broken on purpose, one fault each: the laws of rows must find every one of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.events import Dealt, Event
from engine.game import variants
from engine.kernels.plain import own_hand
from engine.kernels.sausage import DealtUnseen, Kept, Sausage
from engine.kernels.sausage_table import Sausages
from engine.model import State, Turned
from engine.moves import Cut, Insert, Move, Play
from engine.seats import Seat
from engine.tiles import Hands, Tile
from tests.engine.broken import find, with_kernel


class ShowsOwnRow(Sausage):
    def sees(self, state: State, seat: Seat | None) -> Hands:
        return own_hand(state, seat)


class ShowsNextTile(Sausage):
    """Lets everybody see what will come up next."""

    def sees(self, state: State, seat: Seat | None) -> Hands:
        return tuple(row[-1:] for row in state.hands)


class NamesHidden(Sausage):
    """Says of the wrong tile that it was put back."""

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned, wrong = super().play(state, seat, move), state.hands[seat][0]
        told = tuple(replace(event, tile=wrong) if isinstance(event, Kept) else event for event in turned.events)
        return replace(turned, events=told)


class KeepsOnTheRight(Sausage):
    """Puts a tile back where it came from."""

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        if any(isinstance(event, Kept) for event in turned.events):
            return replace(turned, state=replace(turned.state, hands=state.hands))
        return turned


class KeepsTheCut(Sausage):
    """Gives what is cut off to the one who cut."""

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        if not isinstance(move, Cut):
            return turned
        own, other = turned.state.hands[seat], turned.state.hands[1 - seat]
        count = 1 + 2 * move.depth
        rows = {seat: (*other[:count], *own), Seat(1 - seat): other[count:]}
        return replace(turned, state=replace(turned.state, hands=(rows[Seat(0)], rows[Seat(1)])))


class PushesBackwards(Sausage):
    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        if not isinstance(move, Cut):
            return turned
        other, count = turned.state.hands[1 - seat], 1 + 2 * move.depth
        rows = {seat: turned.state.hands[seat], Seat(1 - seat): (*reversed(other[:count]), *other[count:])}
        return replace(turned, state=replace(turned.state, hands=(rows[Seat(0)], rows[Seat(1)])))


class ForgetsJoints(Sausage):
    def places(self, table: Sausages, value: Tile) -> Iterator[Play | Insert | Cut]:
        return (move for move in super().places(table, value) if not isinstance(move, Insert))


class CutsAnywhere(Sausage):
    """Takes a tile for a cut that shows one of the two numbers."""

    def places(self, table: Sausages, value: Tile) -> Iterator[Play | Insert | Cut]:
        yield from super().places(table, value)
        for depth in self.cuts(table):
            if table.cutter(depth) != value and table.value("A", depth) in value:
                yield Cut(value, depth)


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        (ShowsOwnRow, "lie open|was told more of the deal"),
        (ShowsNextTile, "lie open|in the hand of seat"),
        (NamesHidden, "is told of"),
        (KeepsOnTheRight, "the row of the player"),
        (KeepsTheCut, "the row of the player"),
        (PushesBackwards, "came as"),
        (ForgetsJoints, "may go to"),
        (CutsAnywhere, "may go to"),
    ],
)
def test_a_broken_kernel_is_found(kind: type[Sausage], found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match=found):
        find(variants()["sausage"], with_kernel(kind), monkeypatch, players=2)


def test_a_deal_that_shows_one_his_own_row_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def to_its_owner(event: DealtUnseen, seat: Seat | None) -> Event:
        return Dealt.seen_by(event, seat)

    monkeypatch.setattr(DealtUnseen, "seen_by", to_its_owner)
    with pytest.raises(AssertionError, match="is told of"):
        find(variants()["sausage"], lambda rules: rules, monkeypatch, players=2)
