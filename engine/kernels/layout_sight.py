"""What may be seen of a board, and what it says of itself, whatever the rules of its game are."""

from __future__ import annotations

from dataclasses import replace

from engine.board import Board, board_of
from engine.kernels.plain import known_with
from engine.model import Body, State
from engine.rules.signals import SIGNS
from engine.seats import Seat
from engine.tiles import Hands, Tile


class Sight:
    """The part of the layout kernel that only looks at the table."""

    __slots__ = ()

    def public(self, body: Body, seat: Seat | None) -> Board:
        """The table as a seat or an onlooker knows it: without the signs that were not for him, and without the
        tile of a lead that is not due yet."""
        board = board_of(body)
        if board.otherwise is not None:
            board = replace(board, otherwise=replace(board.otherwise, tile=None))
        if not board.said:
            return board
        return replace(board, said=tuple(s for s in board.said if seat is not None and seat in (s.seat, *s.to)))

    def sees(self, state: State, seat: Seat | None) -> Hands:
        """The own hand, and the tile that gave the lead."""
        board = board_of(state.body)
        return known_with(state, seat, board.lead, board.lead_by)

    def begun(self, body: Body) -> bool:
        return board_of(body).start is not None

    def laid(self, body: Body) -> tuple[Tile, ...]:
        """Every tile on the table."""
        return tuple(p.tile for p in board_of(body).placed())

    def told(self, body: Body) -> tuple[Tile, ...]:
        """The tiles that signs say somebody holds."""
        return tuple(SIGNS[said.kind] for said in board_of(body).said)

    def must_lead(self, body: Body) -> bool:
        return board_of(body).lead_forced
