"""Where every tile of a match is, and the worlds that a seat cannot tell apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from engine.game import rules_of, view
from engine.model import State, View
from engine.seats import Seat
from engine.tiles import Tile


def everything(state: State) -> Counter[Tile]:
    """Every tile of a match, wherever it is."""
    laid = rules_of(state).kernel.laid(state.body)
    return Counter((*(t for hand in state.hands for t in hand), *state.boneyard, *laid))


def out_of_sight(seen: View) -> Counter[Tile]:
    """The tiles that are neither in the hand of who looks on nor on the table."""
    kernel = rules_of(seen).kernel
    return Counter(kernel.tiles) - Counter((*seen.hand(), *kernel.laid(seen.body)))


def hidden_places(seen: View, state: State) -> list[tuple[int, int]]:
    """Where the tiles lie that a view does not show, as pairs of a seat and a place in its hand; the boneyard
    is the seat -1."""
    places = []
    for seat, hand in enumerate(state.hands):
        known = Counter(t for t in seen.hands[seat] if t is not None)
        for at, held in enumerate(hand):
            if known[held]:
                known[held] -= 1
            else:
                places.append((seat, at))
    return places + [(-1, at) for at in range(len(state.boneyard))]


def rearranged(state: State, places: list[tuple[int, int]], order: list[Tile]) -> State:
    """The match with the tiles of `order` at these places."""
    hands, boneyard = [list(hand) for hand in state.hands], list(state.boneyard)
    for (seat, at), value in zip(places, order, strict=True):
        if seat < 0:
            boneyard[at] = value
        else:
            hands[seat][at] = value
    return replace(state, hands=tuple(map(tuple, hands)), boneyard=tuple(boneyard))


def tiles_at(state: State, places: list[tuple[int, int]]) -> list[Tile]:
    """The tiles at these places, as `hidden_places` has them."""
    return [state.boneyard[at] if seat < 0 else state.hands[seat][at] for seat, at in places]


def gives_no_sign(state: State, seat: Seat, hidden: Tile) -> bool:
    """Whether a seat's view tells nothing of where a tile is: the view does not show the tile, and would be the
    same if the tile had changed places with one that is hidden elsewhere."""
    seen = view(state, seat)
    places = hidden_places(seen, state)
    spare = Counter(rules_of(state).kernel.tiles) - everything(state)  # out of play, for all that the seat knows
    unseen = [*tiles_at(state, places), *spare.elements()]
    if hidden not in unseen or hidden in set(_visible(seen)):
        return False
    owners = [owner for owner, _ in places] + [None] * spare.total()
    at = unseen.index(hidden)
    elsewhere = {owner: other for other, owner in enumerate(owners) if owner != owners[at]}
    for other in elsewhere.values():
        swapped = list(unseen)
        swapped[at], swapped[other] = swapped[other], swapped[at]
        if view(rearranged(state, places, swapped[: len(places)]), seat) != seen:
            return False
    return bool(elsewhere)


def _visible(seen: View) -> Iterator[Tile]:
    for hand in seen.hands:
        yield from (t for t in hand if t is not None)
    kernel = rules_of(seen).kernel
    yield from kernel.laid(seen.body)
    yield from kernel.told(seen.body)
