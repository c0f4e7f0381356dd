"""Who plays: by the place at the table, and by the side; and who comes after whom."""

from typing import NewType

Seat = NewType("Seat", int)
"""A player of the match, counted from 0 in the order in which the players were named."""

Side = NewType("Side", int)
"""A team, or a player on his own, counted from 0: what scores and tallies belong to."""


def in_turn(table: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """The seats at a table in the order of their turns, from this one on."""
    at = table.index(first)
    return (*table[at:], *table[:at])


def seat_after(table: tuple[Seat, ...], seat: Seat) -> Seat:
    """Who has his turn after this seat."""
    return table[(table.index(seat) + 1) % len(table)]
