"""Ways through a match for tests: playing on until something is so, and steering a round to a wanted end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine.board import board_of
from engine.game import legal, play, view
from engine.model import Phase, State, Step
from engine.moves import Move, Play, Signal
from engine.notation import write
from engine.tiles import Tile
from tests.bot.chat import Chat, Guest

TRIES = 300
"""Ways through a round that are tried."""

Wanted = Callable[[State], bool]


def state_of(chat: Chat) -> State:
    """The state of the only table."""
    state = chat.table().state
    assert state is not None
    return state


def hand_of(chat: Chat, guest: Guest) -> tuple[Tile, ...]:
    """What somebody holds."""
    seat = chat.table().seat_of(guest.id)
    assert seat is not None
    return state_of(chat).hands[seat.seat]


def moves(state: State) -> list[Move]:
    """What the seat on turn may do, signs left out."""
    return [move for move in legal(state, state.turn) if not isinstance(move, Signal)]


def places(state: State) -> dict[Tile, list[Play]]:
    """By tile, where the seat on turn may lay it."""
    found: dict[Tile, list[Play]] = {}
    for move in moves(state):
        if isinstance(move, Play):
            found.setdefault(move.tile, []).append(move)
    return found


def ambiguous(state: State) -> list[Tile]:
    """The tiles that the seat on turn may lay at two ends that show two numbers."""
    arms = board_of(view(state, None).body).arms if state.phase is Phase.PLAY else ()
    if len({arm.need for arm in arms}) < 2 or not any(arm.tiles for arm in arms):
        return []
    return [tile for tile, plays in places(state).items() if len(plays) > 1]


async def make(chat: Chat, guests: Sequence[Guest], move: Move) -> None:
    """A move of whose turn it is, in writing."""
    guest = chat.on_turn(guests)
    assert not await guest.say(f"/move {write(move)}"), guest.screen()


async def until(chat: Chat, guests: Sequence[Guest], wanted: Wanted) -> State:
    """Play on until the state is as wanted, always by the first move; gives that state."""
    for _ in range(600):
        state = state_of(chat)
        if wanted(state):
            return state
        await make(chat, guests, moves(state)[0])
    raise AssertionError("it never came to that")


async def to_the_end(chat: Chat, guests: Sequence[Guest]) -> None:
    """Play until no table is open."""
    for _ in range(3_000):
        if not chat.tables():
            return
        await make(chat, guests, moves(state_of(chat))[0])
    raise AssertionError("it never ends")


def way_to(state: State, wanted: Callable[[Step], bool], seed: str) -> list[Move]:
    """Moves that bring a round to an end as wanted."""
    chance = Random(seed)
    for _ in range(TRIES):
        way: list[Move] = []
        here = state
        while here.phase is Phase.PLAY:
            move = chance.choice(moves(here))
            way.append(move)
            step = play(here, here.turn, move)
            here = step.state
        if wanted(step):
            return way
    raise AssertionError("no such end was found: the test needs another seed")
