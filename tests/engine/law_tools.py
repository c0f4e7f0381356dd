"""What the laws of positions and of steps read."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

from engine.codec import decode, encode
from engine.game import view
from engine.model import State
from engine.seats import Seat
from engine.tiles import Tile, parse_tile
from engine.worlds import hidden_places, rearranged, tiles_at

Observer = Seat | None
"""A seat, or an onlooker."""

_TILE = re.compile(r"\b\d{1,2}-\d{1,2}\b")


def observers(state: State) -> Iterator[Observer]:
    yield from map(Seat, range(len(state.sides)))
    yield None


def resampled(state: State, seat: Seat | None, chance: random.Random) -> State:
    """Another world that the seat cannot tell from this one: what it does not see is dealt anew."""
    places = hidden_places(view(state, seat), state)
    order = tiles_at(state, places)
    chance.shuffle(order)
    return rearranged(state, places, order)


def through_json(value: Any) -> Any:
    """What is left of a value after it was written as real text and read again."""
    return decode(json.loads(json.dumps(encode(value), allow_nan=False)), type(value))


def tiles_in(text: str) -> set[Tile]:
    """Every tile that is named anywhere in a text, say in JSON."""
    return set(map(parse_tile, set(_TILE.findall(text))))
