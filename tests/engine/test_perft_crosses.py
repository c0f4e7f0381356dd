"""The move counts of the games on a cross once more, by a few lines that know nothing of the engine.

The table is kept as the list of what was laid; where arms are and what they ask for is worked out anew from all of
it for every move.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations, pairwise, product

import pytest

from engine.model import State
from tests.engine.counting import ALL, Hand, Start, Two, halves, holding

Laid = tuple[Two, str, bool]
"""A tile, its arm (empty for the first) and whether it lies closed."""


@dataclass(frozen=True)
class CrossTable:
    """A cross around one double; who cannot play draws until he can, or passes."""

    kept: int = 0
    """Tiles of the boneyard that nobody may draw."""
    covered: bool = False
    """Whether the cross is the first double with two neighbours, or the first double, at once."""
    closing: bool = False
    """Whether doubles may lie closed, and several of them be laid at once."""
    lengthwise: bool = False
    """Whether doubles behind the first may lie in two ways."""

    def rows(self, laid: tuple[Laid, ...]) -> dict[str, list[Laid]]:
        return {key: [one for one in laid if one[1] == key] for key in ("L", "R", "U", "D")}

    def spinner(self, laid: tuple[Laid, ...]) -> int | None:
        """The number of the cross, once its sides are open."""
        if not self.covered:
            return next((tile[0] for tile, _, closed in laid if tile[0] == tile[1] and not closed), None)
        for now in range(1, len(laid) + 1):
            rows = self.rows(laid[:now])
            first = laid[0][0]
            if first[0] == first[1] and rows["L"] and rows["R"]:
                return first[0]
            for key in ("L", "R"):
                for (tile, _, _), _ in pairwise(rows[key]):
                    if tile[0] == tile[1]:
                        return tile[0]
        return None

    def needs(self, laid: tuple[Laid, ...]) -> dict[str, int]:
        """What every open arm asks for."""
        spinner, found = self.spinner(laid), {"L": max(laid[0][0]), "R": min(laid[0][0])}
        if spinner is not None:
            found |= {"U": spinner, "D": spinner}
        for key, row in self.rows(laid).items():
            for tile, _, closed in row:
                found[key] = sum(tile) - found[key]
                if closed:
                    del found[key]
        return found

    def plays(self, laid: tuple[Laid, ...], hand: Hand) -> Iterator[tuple[Laid, ...]]:
        """Every turn that a hand has, ways to lie that come to the same as often as there are."""
        cross, needs = self.spinner(laid) is not None, self.needs(laid)
        single: dict[str, list[Laid]] = {key: [] for key in needs}
        for tile, (key, need) in product(hand, needs.items()):
            if need in tile:
                single[key].append((tile, key, False))
                if tile[0] == tile[1] and cross:
                    single[key] += [(tile, key, True)] * self.closing + [(tile, key, False)] * self.lengthwise
        yield from ((one,) for row in single.values() for one in row)
        if not self.closing:
            return
        doubles = {key: [one for one in row if one[0][0] == one[0][1]] for key, row in single.items()}
        if not cross:
            doubles = {key: [(tile, key, True) for tile, _, _ in row] for key, row in doubles.items()}
        for number in (2, 3, 4):
            for keys in combinations(doubles, number):
                for chosen in product(*(doubles[key] for key in keys)):
                    if len({tile for tile, _, _ in chosen}) == number:
                        yield chosen

    def ways(self, hands: tuple[Hand, ...], yard: Hand, laid: tuple[Laid, ...], turn: int, depth: int) -> int:
        needs = set(self.needs(laid).values())

        def goes(tile: Two) -> bool:
            return not needs.isdisjoint(tile)

        to_draw = max(0, len(yard) - self.kept)
        if not any(goes(tile) for hand in hands for tile in hand) and not (to_draw and any(map(goes, yard))):
            return 1
        if depth == 0 or not all(hands):
            return 1
        own, after = hands[turn], (turn + 1) % len(hands)
        total = 0
        for turns in self.plays(laid, own):
            gone = {tile for tile, _, _ in turns}
            rest = tuple(tile for tile in own if tile not in gone)
            total += self.ways(holding(hands, turn, rest), yard, (*laid, *turns), after, depth - 1)
        if total:
            return total
        if to_draw:
            return self.ways(holding(hands, turn, (*own, yard[0])), yard[1:], laid, turn, depth - 1)
        return self.ways(hands, yard, laid, after, depth - 1)

    def from_deal(self, state: State, leads: list[Two], depth: int) -> int:
        hands, yard = tuple(map(halves, state.hands)), halves(state.boneyard)
        assert state.turn is not None
        own, total = hands[state.turn], 0
        for lead in leads or own:
            rest = tuple(tile for tile in own if tile != lead)
            held = holding(hands, state.turn, rest)
            total += self.ways(held, yard, ((lead, "", False),), (state.turn + 1) % len(hands), depth - 1)
        return total


TABLES = {
    "donkey": CrossTable(kept=1, closing=True),
    "telephone": CrossTable(covered=True),
    "muggins": CrossTable(lengthwise=True),
}


def forced(state: State) -> list[Two]:
    """The tile that must be led; none where any may be."""
    if state.game == "muggins":
        return []
    dealt = halves(chain.from_iterable(state.hands))
    if state.game == "telephone" and (3, 2) in dealt:
        return [(3, 2)]
    return [min((tile for tile in dealt if tile[0] == tile[1]), key=lambda tile: tile[0] or 7)]


@pytest.mark.parametrize("one", [one for one in ALL if one.game in TABLES and not one.options], ids=str)
def test_counts_agree_with_a_count_by_hand(one: Start) -> None:
    state = one.dealt()
    for depth, number in one.numbers.items():
        assert TABLES[one.game].from_deal(state, forced(state), depth) == number


def test_the_count_by_hand_counts_do_2() -> None:
    """russian.md 6.3, DO-2: 7 + 12 + 8."""
    arms = {"": (2, 2), "L": (4, 2), "R": (2, 0), "U": (6, 2), "D": (2, 1)}
    laid = tuple((tile, key, False) for key, tile in arms.items())
    hand = ((4, 4), (0, 0), (6, 6), (6, 3))
    turns = list(TABLES["donkey"].plays(laid, hand))
    assert [sum(len(turn) == number for turn in turns) for number in (1, 2, 3)] == [7, 12, 8]
