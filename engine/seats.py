"""Who plays: by the place at the table, and by the side."""

from typing import NewType

Seat = NewType("Seat", int)
"""A player of the match, counted from 0 in the order in which the players were named."""

Side = NewType("Side", int)
"""A team, or a player on his own, counted from 0: what scores and tallies belong to."""
