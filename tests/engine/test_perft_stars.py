"""The move counts of the games around a double once more, by a few lines that know nothing of the engine.

What was laid is kept as a list; which ends there are is worked out anew from all of it for every move.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine.model import State
from tests.engine.counting import ALL, Hand, Start, Two, halves, holding

Laid = tuple[tuple[Two, str], ...]
"""Tiles and their arms in the order in which they were laid; the double in the middle is not among them."""


@dataclass(frozen=True)
class Round:
    """The tiles of a round that has a double in the middle."""

    middle: int
    arms: int
    highest: int
    toes: int = 0
    """The toes of every further double, in the game in which there are any."""
    empty_first: bool = False
    """Whether arms on which nothing lies come before all others."""
    drains: bool = False
    """Whether toes that nobody has leave something to draw for."""
    possible: bool = False
    """Whether a double needs its toes off the table."""

    def ends(self, laid: Laid) -> tuple[dict[str, int], bool]:
        """The ends that take a tile, and whether they are the toes of a double."""
        needs = {str(arm): self.middle for arm in range(1, self.arms + 1)}
        for tile, key in laid:
            needs[key] = sum(tile) - needs[key]
            if self.toes and tile[0] == tile[1]:
                needs |= {f"{key}.{toe}": tile[0] for toe in range(1, self.toes + 1)}
                del needs[key]
        begun = {key for _, key in laid}
        empty = {key: need for key, need in needs.items() if key not in begun}
        if empty and (self.empty_first or self.toes):
            return empty, any("." in key for key in empty)
        return needs, False

    def places(self, laid: Laid, hand: Hand) -> list[tuple[Two, str]]:
        ends, _ = self.ends(laid)
        found = [(tile, key) for tile in hand for key, need in ends.items() if need in tile]
        if self.possible:
            table = [(self.middle, self.middle), *(tile for tile, _ in laid)]
            off = {number: self.highest + 1 - sum(number in tile for tile in table) for number in range(19)}
            found = [(tile, key) for tile, key in found if tile[0] != tile[1] or off[tile[0]] - 1 >= self.toes]
        return found

    def over(self, hands: tuple[Hand, ...], yard: Hand, laid: Laid) -> bool:
        ends, toes = self.ends(laid)
        number = next(iter(ends.values()), -1)
        if toes and not self.drains and not any(number in tile for hand in (*hands, yard) for tile in hand):
            return True
        return not yard and not any(self.places(laid, hand) for hand in hands)

    def ways(
        self, hands: tuple[Hand, ...], yard: Hand, laid: Laid, turn: int, depth: int, *, step: int, drawn: bool
    ) -> int:
        if not all(hands) or self.over(hands, yard, laid) or depth == 0:
            return 1
        after = (turn + step) % len(hands)
        total = 0
        for tile, key in self.places(laid, hands[turn]):
            rest = tuple(other for other in hands[turn] if other != tile)
            further = (*laid, (tile, key))
            total += self.ways(holding(hands, turn, rest), yard, further, after, depth - 1, step=step, drawn=False)
        if total:
            return total
        if yard and not drawn:
            more = holding(hands, turn, (*hands[turn], yard[0]))
            return self.ways(more, yard[1:], laid, turn, depth - 1, step=step, drawn=True)
        return self.ways(hands, yard, laid, after, depth - 1, step=step, drawn=False)


def counted(one: Start, state: State, depth: int) -> int:
    """The ways to go on from a deal; who holds the double in the middle leads it."""
    rules = dict(option.split("=") for option in one.options)
    hands, yard = tuple(map(halves, state.hands)), halves(state.boneyard)
    highest, step = int(rules.get("set", "9")), -1 if rules.get("direction") == "ccw" else 1
    if one.game == "cyprus":
        table = Round(9, int(rules.get("arms", "8")), 9, empty_first=rules.get("fill_first") == "true")
        yard = ()  # nobody draws
    else:
        table = Round(
            highest,
            int(rules.get("root_arms", "4")),
            highest,
            toes=3,
            drains="drain_boneyard" in rules,
            possible="foot_must_be_possible" in rules,
        )
    assert state.turn is not None
    turn, middle = int(state.turn), (table.middle, table.middle)
    for seat, hand in enumerate(hands):
        if middle in hand:
            rest = tuple(tile for tile in hand if tile != middle)
            hands = holding(hands, seat, rest)
            turn, depth = (seat + step) % len(hands), depth - 1
    return table.ways(hands, yard, (), turn, depth, step=step, drawn=False)


@pytest.mark.parametrize("one", [one for one in ALL if one.game in ("cyprus", "chickenfoot")], ids=str)
def test_counts_agree_with_a_count_by_hand(one: Start) -> None:
    for depth, number in one.numbers.items():
        if number < 4000:
            assert counted(one, one.dealt(), depth) == number
