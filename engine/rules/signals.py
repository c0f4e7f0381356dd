"""Signs between partners (russian.md 9.4)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.seats import Seat, Side
from engine.tiles import Tile, tile

SIGNS: dict[str, Tile] = {"blank": tile(0, 0), "six": tile(6, 6)}
"""What each sign says: I hold this tile."""


@dataclass(frozen=True, slots=True)
class Signals:
    """Who may give which sign when, and who sees it."""

    bluff: bool = False
    """Whether one may say so without holding the tile."""
    table_sees: bool = False
    """Whether everybody at the table sees the sign, or the partner alone."""

    def kinds(self, hand: tuple[Tile, ...], laid: frozenset[Tile], given: frozenset[str]) -> tuple[str, ...]:
        """The signs open to a player: each once a round, until its tile is on the table."""
        return tuple(
            kind
            for kind, meant in SIGNS.items()
            if kind not in given and meant not in laid and (self.bluff or meant in hand)
        )

    def seen_by(self, seat: Seat, table: tuple[Seat, ...], sides: tuple[Side, ...]) -> tuple[Seat, ...]:
        """The other seats that see a sign of `seat`."""
        return tuple(
            other for other in table if other != seat and (self.table_sees or sides[other] == sides[seat])
        )
