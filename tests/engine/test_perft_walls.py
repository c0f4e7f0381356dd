"""The move counts of French and of Italian once more, without the engine."""

from __future__ import annotations

import random

import pytest

from engine.board import Board
from engine.game import legal, play, start, variants
from engine.kernels.running_total import Running
from engine.model import State
from engine.moves import Deal
from tests.engine.counting import ALL, Hand, Start, Two, halves, holding, perft

RESERVE = 2
LAST_MARK = 100


def hands_of(state: State) -> tuple[Hand, ...]:
    return tuple(map(halves, state.hands))


def walls(hands: tuple[Hand, ...], yard: Hand, ends: Two, turn: int, passes: int, depth: int) -> int:
    """Ways to go on at a wall: who is stuck passes or takes two; two passes, and nobody plays on."""
    drawable = max(0, len(yard) - RESERVE)
    stuck = not any(end in tile for hand in hands for tile in hand for end in ends)
    if depth == 0 or passes == 2 or not all(hands) or (stuck and not drawable):
        return 1

    def after(hand: Hand, yard: Hand, ends: Two, passes: int) -> int:
        return walls(holding(hands, turn, hand), yard, ends, 1 - turn, passes, depth - 1)

    own, total = hands[turn], 0
    for tile in own:
        rest = tuple(other for other in own if other != tile)
        for place in (0, 1):
            if ends[place] in tile:
                outer = sum(tile) - ends[place]
                total += after(rest, yard, (outer, ends[1]) if place == 0 else (ends[0], outer), 0)
    if total:
        return total
    if drawable:
        taken = min(2, drawable)
        total += after((*own, *yard[:taken]), yard[taken:], ends, 0)
    return total + after(own, yard, ends, passes + 1)


def sums(hands: tuple[Hand, ...], total: int, turn: int, depth: int) -> int:
    """Ways to go on where tiles are added up: any tile of any hand that is not empty."""
    if depth == 0 or total >= LAST_MARK or not any(hands):
        return 1
    while not hands[turn]:
        turn = (turn + 1) % len(hands)
    ways = 0
    for tile in hands[turn]:
        rest = tuple(other for other in hands[turn] if other != tile)
        ways += sums(holding(hands, turn, rest), total + sum(tile), (turn + 1) % len(hands), depth - 1)
    return ways


def of(game: str) -> list[Start]:
    return [one for one in ALL if one.game == game and not {*one.options} - {"players_min=2"}]


@pytest.mark.parametrize("one", of("french-wall"), ids=str)
def test_walls(one: Start) -> None:
    state = one.dealt()
    assert state.turn is not None
    hands, yard = hands_of(state), halves(state.boneyard)
    for depth, number in one.numbers.items():
        found = 0
        for tile in hands[state.turn]:
            rest = tuple(other for other in hands[state.turn] if other != tile)
            found += walls(holding(hands, state.turn, rest), yard, tile, 1 - state.turn, 0, depth - 1)
        assert found == number


@pytest.mark.parametrize("one", of("italian-sum"), ids=str)
def test_sums(one: Start) -> None:
    state = one.dealt()
    hands = hands_of(state)
    lead = max(tile for hand in hands for tile in hand if tile[0] == tile[1])
    leader = next(seat for seat, hand in enumerate(hands) if lead in hand)
    rest = tuple(tuple(tile for tile in hand if tile != lead) for hand in hands)
    for depth, number in one.numbers.items():
        assert sums(rest, sum(lead), (leader + 1) % len(hands), depth - 1) == number


def late(game: str, players: int, most: int) -> list[State]:
    """States of rounds in which so few tiles are left that all their ends can be counted."""
    found: list[State] = []
    for seed in range(200):
        chance = random.Random(f"{game}/{seed}")
        state = play(start(variants()[game], players), None, Deal(f"late/{seed}")).state
        while state.turn is not None and sum(map(len, state.hands)) + len(state.boneyard) * (players == 2) > most:
            state = play(state, state.turn, chance.choice(legal(state, state.turn))).state
        if state.turn is not None:
            found.append(state)
        if len(found) == 30:
            break
    return found


def test_ends_of_walls() -> None:
    states = late("french-wall", 2, 9)
    assert len(states) > 10
    for state in states:
        assert isinstance(state.body, Board)
        assert state.turn is not None
        left, right = (need for arm in state.body.arms for need in arm.needs)
        found = walls(hands_of(state), halves(state.boneyard), (left, right), state.turn, state.body.passes, 40)
        assert found == perft(state, 40)


def test_ends_of_sums() -> None:
    states = late("italian-sum", 3, 7)
    assert len(states) > 10
    for state in states:
        assert isinstance(state.body, Running)
        assert state.turn is not None
        assert sums(hands_of(state), state.body.total, state.turn, 40) == perft(state, 40)
