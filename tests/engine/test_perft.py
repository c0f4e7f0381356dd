"""Move counts: how many ways there are to go on from a deal, frozen as data.

The small numbers are counted once more here by a few lines that know nothing of the engine.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from engine.board import Board
from engine.game import play, rules_of, start, variants
from engine.kernels.layout import Layout
from engine.model import State
from engine.moves import Block, Deal
from engine.rules.reach import Line
from tests.effort import LONG
from tests.engine.counting import ALL, Hand, Start, Two, divide, halves, holding, perft

LARGEST = 1_000_000 if LONG else 150
"""Numbers up to which there is always time to count; for the first of each there is time whatever it is."""
ENDS = 40 if LONG else 20
"""Rounds of each game that are counted to all of their ends."""


def test_every_game_and_number_of_players_is_counted() -> None:
    games = {(one.game, one.players) for one in ALL if one.numbers}
    assert games == {(game, players) for game, variant in variants().items() for players in variant.players}


def counted(one: Start) -> dict[int, int]:
    """The numbers that there is time for, by depth."""
    return {depth: ways for depth, ways in one.numbers.items() if ways <= LARGEST or depth == min(one.numbers)}


@pytest.mark.parametrize("one", ALL, ids=str)
def test_counts(one: Start) -> None:
    state = one.dealt()
    for depth, number in counted(one).items():
        found = perft(state, depth)
        if found != number:
            parts = "\n".join(f"  {move}: {ways}" for move, ways in divide(state, depth).items())
            pytest.fail(f"depth {depth}: {number} in the file, {found} found, of which\n{parts}")


# --- The same once more, without the engine ---------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    """A plain line with a forced first tile; who cannot play draws until he can, or passes."""

    drawing: bool
    kept: int
    """Tiles of the boneyard that nobody may draw."""
    blocked_by_dead_ends: bool = False
    """Whether a line that nothing fits any more ends the round while there is still something to draw."""
    generals_finish: bool = False
    """Whether 0-0 and 6-6 may be laid together as the last two tiles."""
    doubles: tuple[int, ...] = tuple(range(18, -1, -1))
    """The doubles in the order in which they lead; none: any tile does."""
    total: int = 0
    """What touching halves add up to; 0: they are equal. Tiles that make it by themselves and 0-0 go anywhere."""
    free_draw: bool = False
    """Whether who could lay a tile may first draw one."""
    one_draw: bool = False
    """Whether a turn has one draw at most, after which one may pass."""
    restock: bool = False
    """Whether a turn ends with a tile from the boneyard."""
    run: bool = False
    """Whether a turn lays as many tiles as one likes."""
    barricade: bool = False
    """Whether a double across an end closes the round."""
    step: int = 1
    """Which way the turn goes round."""
    pairs: bool = False
    """Whether two doubles may be laid in one turn, one at each end."""

    def shown(self, tile: Two, end: int) -> set[int]:
        """The halves that can show if this tile is laid at this end."""
        if not self.total:
            return {sum(tile) - end} if end in tile else set()
        if sum(tile) in (0, self.total):
            return set(tile)
        return {sum(tile) - half for half in tile if half + end == self.total}

    def ways(
        self,
        hands: tuple[Hand, ...],
        yard: Hand,
        ends: tuple[int, int],
        turn: int,
        depth: int,
        drawn: bool = False,
        running: bool = False,
    ) -> int:
        def goes(tile: Two) -> bool:
            return any(self.shown(tile, end) for end in ends)

        to_draw = max(0, len(yard) - self.kept) if self.drawing or self.restock else 0
        if not any(goes(tile) for hand in hands for tile in hand):
            dead = self.blocked_by_dead_ends and not any(map(goes, yard))
            if dead or not to_draw:
                return 1
        if depth == 0 or not all(hands):
            return 1

        def after(hand: Hand, yard: Hand, ends: tuple[int, int], passed: bool = True) -> int:
            if passed and self.restock and to_draw and hand:
                hand, yard = (*hand, yard[0]), yard[1:]
            to = (turn + self.step) % len(hands) if passed else turn
            return self.ways(holding(hands, turn, hand), yard, ends, to, depth - 1, drawn=not passed)

        own, total = hands[turn], 0
        for tile in own:
            rest = tuple(other for other in own if other != tile)
            for end in (0, 1):
                for shown in self.shown(tile, ends[end]):
                    new = (shown, ends[1]) if end == 0 else (ends[0], shown)
                    if self.run and self._goes_on(rest, new):
                        going = holding(hands, turn, rest)
                        total += self.ways(going, yard, new, turn, depth - 1, running=True)
                    else:
                        total += after(rest, yard, new)
        if self.generals_finish and sorted(own) == [(0, 0), (6, 6)] and sorted(ends) == [0, 6]:
            total += 1
        both = {(end, end) for end in ends}
        if self.pairs and len(both) == 2 and both <= {*own}:
            total += after(tuple(tile for tile in own if tile not in both), yard, ends)
        if running:
            return total + after(own, yard, ends)
        closing = 2 * sum(high == low for high, low in own) if self.barricade else 0
        if total:
            total += closing
            if self.one_draw and drawn:
                total += after(own, yard, ends)
            if self.free_draw and to_draw and not drawn:
                total += after((*own, yard[0]), yard[1:], ends, passed=False)
            return total
        if to_draw and self.drawing and not (self.one_draw and drawn):
            return after((*own, yard[0]), yard[1:], ends, passed=False)
        return after(own, yard, ends) + closing

    def _goes_on(self, hand: Hand, ends: tuple[int, int]) -> bool:
        return any(self.shown(tile, end) for tile in hand for end in ends)

    def from_deal(self, state: State, depth: int) -> int:
        """The ways from a deal: with the forced first tile, or with every tile of the leader."""
        hands = self.hands(state)
        yard = halves(state.boneyard)
        leads = [t for hand in hands for t in hand if t[0] == t[1]]
        if self.doubles:
            leads = [min(leads, key=lambda t: self.doubles.index(t[0]))]
            leader = next(seat for seat, hand in enumerate(hands) if leads[0] in hand)
        else:
            assert state.turn is not None
            leader, leads = state.turn, list(hands[state.turn])
        total = 0
        for first in leads:
            rest = tuple(tuple(t for t in hand if t != first) for hand in hands)
            if self.restock:
                rest = holding(rest, leader, (*rest[leader], yard[0]))
            runs = self.run and self._goes_on(rest[leader], first)
            to = leader if runs else (leader + self.step) % len(hands)
            total += self.ways(rest, yard[self.restock :], first, to, depth - 1, running=runs)
        return total

    def hands(self, state: State) -> tuple[Hand, ...]:
        """The hands of those who play, in the order in which they sit."""
        order = state.table if state.game == "team-block" else range(len(state.hands))
        return tuple(halves(state.hands[seat]) for seat in order if state.hands[seat])


ONE_FIRST = (1, 2, 3, 4, 5, 6, 0)
"""The order of the doubles in Goat."""

TABLES = {
    "block": Table(drawing=False, kept=0),
    "draw": Table(drawing=True, kept=0),
    "goat": Table(drawing=True, kept=1, blocked_by_dead_ends=True, doubles=ONE_FIRST),
    "general": Table(drawing=False, kept=0, generals_finish=True, doubles=ONE_FIRST),
    "sea-goat": Table(drawing=True, kept=1, blocked_by_dead_ends=True, doubles=ONE_FIRST, pairs=True),
    "sport-goat": Table(drawing=False, kept=0, doubles=()),
    "classic": Table(drawing=True, kept=0, blocked_by_dead_ends=True, pairs=True),
    "classic-draw": Table(drawing=True, kept=0, doubles=(), step=-1),
    "classic-block": Table(drawing=False, kept=0, doubles=(), step=-1),
    "block-restock": Table(drawing=False, kept=2, restock=True),
    "team-block": Table(drawing=False, kept=2, restock=True),
    "peruvian": Table(drawing=False, kept=2, restock=True),
    "hungarian": Table(drawing=False, kept=0, run=True),
    "barricade": Table(drawing=False, kept=2, restock=True, barricade=True),
    "all-fives": Table(drawing=True, kept=2),
    "fives-pl": Table(drawing=True, kept=0, doubles=()),
    "all-sevens": Table(drawing=True, kept=2, total=7, free_draw=True),
    "matador": Table(drawing=True, kept=2, total=10, free_draw=True),
    "matador-classic": Table(drawing=True, kept=2, total=7, free_draw=True),
    "bergen": Table(drawing=True, kept=2, one_draw=True, doubles=tuple(range(7))),
}


def test_every_game_on_a_line_is_counted_by_hand() -> None:
    kernels = {
        game: one.rules(one.options(), one.fitting(one.options())[0]).kernel for game, one in variants().items()
    }
    assert TABLES.keys() == {
        game for game, kernel in kernels.items() if isinstance(kernel, Layout) and kernel.reach == Line()
    }


LARGE_SETS = ("fives-pl", "matador")
"""The games whose rounds hardly come to an end by chance; all-fives and matador-classic stand for them."""


@pytest.mark.parametrize("one", [one for one in ALL if not one.options and one.game in TABLES], ids=str)
def test_counts_agree_with_a_count_by_hand(one: Start) -> None:
    state = one.dealt()
    for depth, number in counted(one).items():
        assert TABLES[one.game].from_deal(state, depth) == number


@pytest.mark.parametrize("game", [game for game in TABLES if game not in LARGE_SETS])
def test_ends_of_rounds_agree_with_a_count_by_hand(game: str) -> None:
    """From late in a round to all of its ends: there the blocked ones are, and the special finishes."""
    table, chance, agreed = TABLES[game], random.Random(game), 0
    few = 6 if table.run else 8  # turns of many tiles have very many ways
    for seed in range(400):
        state = start(variants()[game], min(variants()[game].players))
        state = play(state, None, Deal(f"round/{seed}")).state
        while state.turn is not None and _left(table, state) > few:
            legal = rules_of(state).kernel.legal(state, state.turn)
            moves = [move for move in legal if not isinstance(move, Block)]
            state = play(state, state.turn, chance.choice(moves)).state
        if state.turn is None:
            continue
        assert isinstance(state.body, Board)
        yard = halves(state.boneyard)
        left, right = (need for arm in state.body.arms for need in arm.needs)
        turn, running = state.table.index(state.turn), state.body.run > 0
        hands = table.hands(state)
        if table.step < 0:
            turn = state.turn
        expected = table.ways(hands, yard, (left, right), turn, 40, running=running)
        assert perft(state, 40) == expected
        agreed += 1
        if agreed == ENDS:
            break
    assert agreed == ENDS


def _left(table: Table, state: State) -> int:
    return sum(map(len, state.hands)) + (len(state.boneyard) if table.drawing or table.restock else 0)
