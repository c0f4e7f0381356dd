"""How tiles come into hands, in any kernel: dealt from a seed or as they were named, and dealt once more where the
rules cancel a deal; later drawn from the boneyard.

What a kernel makes of the hands is its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.errors import IllegalMove
from engine.events import Dealt, Drew, Misdealt
from engine.model import Body, Calling, LeadRight, Phase, State, advance, with_hand
from engine.moves import Deal, DealTiles
from engine.rules.dealing import Dealing, HandSize
from engine.rules.opening import Lead, Opening, called
from engine.seats import Seat
from engine.shuffle import commitment, lot, round_seed, shuffled
from engine.tiles import Hands, Tile, surplus, without

SAMPLE: Final = 200
"""Deals that are tried to see how many are cancelled."""
ENOUGH: Final = SAMPLE // 20
"""So many of them have to stand."""


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
        """What is told of the deal; everybody sees only his own part of it."""
        return Dealt(self.round, self.hands, len(self.boneyard), commitment(self.seed) if self.seed else "")


def hand_out(state: State, move: Deal | DealTiles, tiles: tuple[Tile, ...], dealing: Dealing) -> Handed | Misdealt:
    """Deal the next round. A deal from a seed that the rules cancel is made again; one that was named is not,
    and the dealer is asked once more. IllegalMove if the tiles or their seed are not as they must be."""
    number, taken = state.round + 1, _taken(state)
    if isinstance(move, DealTiles):
        _check(state, move, tiles)
        why = dealing.misdealt(move.hands)
        if why:
            return Misdealt(why)
        return Handed(number, move.hands, move.boneyard, "", (), _lot(state, "", move.lot))
    seed, size = move.seed or _own_seed(state, number), dealing.size(len(state.table))
    cancelled: list[Misdealt] = []
    while True:
        hands, boneyard = _shuffled(state, f"{seed}/{len(cancelled)}", tiles, size, taken)
        why = dealing.misdealt(hands)
        if not why:
            return Handed(number, hands, boneyard, seed, tuple(cancelled), _lot(state, seed, move.lot))
        cancelled.append(Misdealt(why))


def hand_out_once(state: State, move: Deal | DealTiles, tiles: tuple[Tile, ...], size: HandSize) -> Handed:
    """The same in a game that cancels no deal."""
    handed = hand_out(state, move, tiles, Dealing(size))
    assert isinstance(handed, Handed)
    return handed


@lru_cache(maxsize=256)
def often_stands(tiles: tuple[Tile, ...], dealing: Dealing, seats: int) -> bool:
    """Whether at least one deal in twenty stands, by a sample that is always the same: where fewer do, a round
    would begin with hundreds of cancelled deals."""
    size, standing = dealing.size(seats), 0
    for number in range(SAMPLE):
        deck = _sampled(tiles, number)
        standing += not dealing.misdealt(tuple(deck[size * seat : size * (seat + 1)] for seat in range(seats)))
        if standing == ENOUGH:
            return True
    return False


@lru_cache(maxsize=2 * SAMPLE)
def _sampled(tiles: tuple[Tile, ...], number: int) -> tuple[Tile, ...]:
    return shuffled(tiles, f"sample/{number}")


def ready(state: State, handed: Handed, body: Body, turn: Seat) -> State:
    """The round as it begins, with all tiles that were dealt."""
    return advance(
        state,
        hands=handed.hands,
        boneyard=handed.boneyard,
        body=body,
        phase=Phase.PLAY,
        turn=turn,
        round=handed.round,
        shuffle=handed.seed,
    )


def leading(state: State, handed: Handed, opening: Opening) -> Lead:
    """Who leads: the one who has the lead from the round before, if he was dealt a tile, or else whom the opening
    finds; a tile that has a say in it may change that."""
    leader, hands = state.book.leader, handed.hands
    if leader is not None and leader in state.table and hands[leader]:
        lead = Lead(leader, None, forced=False, why=state.book.why)
    else:
        lead = opening(hands, state.table, handed.lot)
    return called(lead, state.book.calls, hands)


def lots(state: State, handed: Handed, tiles: tuple[Tile, ...], number: int) -> Hands:
    """So many tiles for everybody, drawn before the deal and put back; of a deal that was named, its hands."""
    if not number or not handed.seed:
        return handed.hands
    return _shuffled(state, f"{handed.seed}/lots", tiles, number)[0]


def drawn(state: State, seat: Seat, count: int = 1) -> tuple[Drew, Hands, tuple[Tile, ...]]:
    """What is told of a seat that draws so many tiles, the hands with them, and what is left of the boneyard."""
    taken, rest = state.boneyard[:count], state.boneyard[count:]
    return Drew(seat, taken), with_hand(state, seat, (*state.hands[seat], *taken)), rest


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


def _taken(state: State) -> LeadRight | None:
    """The tile that somebody has before the deal (russian.md 4.11 `hundred_tile`)."""
    return next((call for call in state.book.calls if call.how is Calling.TAKES), None)


def _shuffled(
    state: State, seed: str, tiles: tuple[Tile, ...], size: int, taken: LeadRight | None = None
) -> tuple[Hands, tuple[Tile, ...]]:
    """Hands of this size for who sits at the table, by the numbers of the seats, and the rest in drawing order;
    a tile that was taken is the first of its hand."""
    hands: list[tuple[Tile, ...]] = [()] * len(state.hands)
    if taken is not None:
        hands[taken.seats[0]] = (taken.tile,)
    deck = shuffled(tiles if taken is None else without(tiles, taken.tile), seed)
    for seat in sorted(state.table):
        missing = size - len(hands[seat])
        hands[seat], deck = hands[seat] + deck[:missing], deck[missing:]
    return tuple(hands), deck


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
