"""What may be seen of a board, and what it says of itself, whatever the rules of its game are."""

from __future__ import annotations

from dataclasses import replace

from engine.kernels.board import Board, board_of
from engine.kernels.plain import known_with
from engine.model import Body, State
from engine.rules.opening import Hands
from engine.rules.signals import SIGNS
from engine.seats import Seat
from engine.tiles import Tile


class Sight:
    """The part of the layout kernel that only looks at the table."""

    __slots__ = ()

    def public(self, body: Body, seat: Seat | None) -> Board:
        """The table as a seat or an onlooker knows it: without the signs that were not for him, and without the
        tile of a lead that is not due yet."""
        assert isinstance(body, Board)
        if body.otherwise is not None:
            body = replace(body, otherwise=replace(body.otherwise, tile=None))
        if not body.said:
            return body
        return replace(body, said=tuple(s for s in body.said if seat is not None and seat in (s.seat, *s.to)))

    def sees(self, state: State, seat: Seat | None) -> Hands:
        """The own hand, and the tile that gave the lead."""
        board = board_of(state)
        return known_with(state, seat, board.lead, board.lead_by)

    def begun(self, body: Body) -> bool:
        assert isinstance(body, Board)
        return body.start is not None

    def laid(self, body: Body) -> tuple[Tile, ...]:
        """Every tile on the table."""
        assert isinstance(body, Board)
        return tuple(p.tile for p in body.placed())

    def told(self, body: Body) -> tuple[Tile, ...]:
        """The tiles that signs say somebody holds."""
        assert isinstance(body, Board)
        return tuple(SIGNS[said.kind] for said in body.said)

    def must_lead(self, body: Body) -> bool:
        assert isinstance(body, Board)
        return body.lead_forced
