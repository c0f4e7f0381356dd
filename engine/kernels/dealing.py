"""How a round gets its tiles: from a seed or as they were named, redealt where the rules cancel a deal.

Every kernel that deals hands begins here; what it makes of the hands is its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.model import Deal, Dealt, DealTiles, IllegalMove, Misdealt, Seat, State
from engine.rules.dealing import Dealing
from engine.rules.opening import Hands
from engine.shuffle import commitment, lot, round_seed, shuffled
from engine.tiles import Tile, surplus


@dataclass(frozen=True, slots=True)
class Handed:
    """The tiles of a round, the seed that they came from (empty if they were named), and the deals that were
    cancelled before."""

    round: int
    hands: Hands
    boneyard: tuple[Tile, ...]
    seed: str
    cancelled: tuple[Misdealt, ...]
    lot: Callable[[], Seat]
    """Draws the lot that the opening may need; IllegalMove if nothing decides it."""

    def event(self) -> Dealt:
        return Dealt(self.round, self.hands, len(self.boneyard), commitment(self.seed) if self.seed else "")


def hand_out(state: State, move: Deal | DealTiles, tiles: tuple[Tile, ...], dealing: Dealing) -> Handed | Misdealt:
    """Deal the next round. A deal from a seed that the rules cancel is made again; one that was named is not,
    and the dealer is asked once more. IllegalMove if the tiles or their seed are not as they must be."""
    number = state.round + 1
    if isinstance(move, DealTiles):
        _check(state, move, tiles)
        why = dealing.misdealt(move.hands)
        if why:
            return Misdealt(why)
        return Handed(number, move.hands, move.boneyard, "", (), _lot(state, "", move.lot))
    seed = move.seed or _own_seed(state, number)
    cancelled: list[Misdealt] = []
    while True:
        hands, boneyard = _shuffled(state, f"{seed}/{len(cancelled)}", tiles, dealing.size(len(state.table)))
        why = dealing.misdealt(hands)
        if not why:
            return Handed(number, hands, boneyard, seed, tuple(cancelled), _lot(state, seed, move.lot))
        cancelled.append(Misdealt(why))


def _own_seed(state: State, number: int) -> str:
    if not state.seed:
        raise IllegalMove("deal-unknown")
    return round_seed(state.seed, number)


def _lot(state: State, seed: str, told: Seat | None) -> Callable[[], Seat]:
    def draw() -> Seat:
        if told is not None:
            return told
        if not seed:
            raise IllegalMove("lot-unknown")
        return state.table[lot(len(state.table), seed)]

    return draw


def _shuffled(state: State, seed: str, tiles: tuple[Tile, ...], size: int) -> tuple[Hands, tuple[Tile, ...]]:
    """Hands of this size for who sits at the table, by the numbers of the seats, and the rest in drawing order."""
    deck = shuffled(tiles, seed)
    hands: list[tuple[Tile, ...]] = [()] * len(state.hands)
    for at, seat in enumerate(sorted(state.table)):
        hands[seat] = deck[at * size : (at + 1) * size]
    return tuple(hands), deck[len(state.table) * size :]


def _check(state: State, move: DealTiles, tiles: tuple[Tile, ...]) -> None:
    dealt = [t for hand in move.hands for t in hand]
    extra = surplus((*dealt, *move.boneyard), tiles)
    if extra is not None:
        raise IllegalMove("deal-surplus", tile=str(extra))
    if len(move.hands) != len(state.hands):
        raise IllegalMove("deal-seats", hands=len(move.hands), seats=len(state.hands))
    if any(hand and Seat(seat) not in state.table for seat, hand in enumerate(move.hands)):
        raise IllegalMove("deal-waiting")
    if not dealt:
        raise IllegalMove("deal-empty")
