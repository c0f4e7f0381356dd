"""The move counts of Mexican Train once more, by a few lines that know nothing of the engine."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from engine.kernels.trains_table import Tracks
from engine.model import State
from tests.engine.counting import ALL, Hand, Start, Two, halves, holding


@dataclass(frozen=True)
class Yard:
    """A round in the middle of a turn; the players are counted from the one who began."""

    hands: tuple[Hand, ...]
    yard: Hand
    laid: tuple[tuple[int, ...], ...]
    """What every train, the Mexican one last, shows after each of its tiles, the hub first."""
    doubles: tuple[bool, ...]
    """Whether a train ends in a double that waits for a cover."""
    open: frozenset[int]
    highest: int
    free: bool = False
    """Whether the tile for a double may go anywhere."""
    long: bool = False
    """Whether first turns are long ones."""
    waits: bool = False
    """Whether one's own train must have begun before one may lay on the Mexican one."""
    draws: int = 1
    table: tuple[Two, ...] = ()
    turns: int = 0
    drawn: int = 0
    owes: bool = False
    runs: bool = False
    passes: int = 0

    def ways(self, depth: int) -> int:
        if depth == 0 or not all(self.hands) or (self.passes >= len(self.hands) and not self.yard):
            return 1
        me = self.turns % len(self.hands)
        total = 0
        for where in self._places(me):
            show = self.laid[where][-1]
            for tile in self.hands[me]:
                if show in tile:
                    total += self._with(me, where, tile, sum(tile) - show).ways(depth - 1)
        if self.runs and not self.owes:
            return total + self._over().ways(depth - 1)
        if total:
            return total
        if self.yard and self.drawn < self.draws:
            hands = holding(self.hands, me, (*self.hands[me], self.yard[0]))
            return replace(self, hands=hands, yard=self.yard[1:], drawn=self.drawn + 1).ways(depth - 1)
        stuck = replace(self, open=self.open | {me}, passes=self.passes + 1)
        return stuck._over().ways(depth - 1)

    def _places(self, me: int) -> set[int]:
        if any(self.doubles) and not (self.free and self.owes):
            return {where for where, bare in enumerate(self.doubles) if bare}
        if self.runs and not self.owes:
            return {me}
        mexican = set() if self.waits and len(self.laid[me]) == 1 else {len(self.hands)}
        return {me} | mexican | self.open

    def _over(self) -> Yard:
        return replace(self, turns=self.turns + 1, drawn=0, owes=False, runs=False)

    def _with(self, me: int, where: int, tile: Two, show: int) -> Yard:
        hand = tuple(other for other in self.hands[me] if other != tile)
        table = (*self.table, tile)
        laid = tuple((*row, show) if at == where else row for at, row in enumerate(self.laid))
        bare = [bare and at != where for at, bare in enumerate(self.doubles)]
        bare[where] = tile[0] == tile[1]
        for at, row in enumerate(laid):
            bare[at] &= sum(row[-1] in other for other in table) <= self.highest
        after = replace(
            self,
            hands=holding(self.hands, me, hand),
            laid=laid,
            doubles=tuple(bare),
            open=self.open - {me} if where == me else self.open,
            table=table,
            drawn=0,
            owes=bare[where],
            runs=self.long and self.turns < len(self.hands) and where == me,
            passes=0,
        )
        if after.owes and hand:
            return after
        goes_on = after.runs and not any(bare) and any(show in other for other in hand)
        return after if goes_on and hand else after._over()


def yard_of(one: Start, state: State) -> Yard:
    assert isinstance(state.body, Tracks)
    assert state.turn is not None
    at = state.table.index(state.turn)
    order = (*state.table[at:], *state.table[:at])
    highest = state.body.engine.hi
    options = dict(option.split("=") for option in one.options)
    return Yard(
        hands=tuple(halves(state.hands[seat]) for seat in order),
        yard=halves(state.boneyard),
        laid=((highest,),) * (len(order) + 1),
        doubles=(False,) * (len(order) + 1),
        open=frozenset(),
        highest=highest,
        free=options.get("doubles") == "free_extra",
        long=options.get("first_turn_train") == "true",
        waits=options.get("mexican_from") == "after_own_train",
        draws=int(options.get("draw_count", 1)),
        table=((highest, highest),),
    )


PLACED = [one for one in ALL if one.game == "mexican-train" and "engine=holder" not in one.options]


@pytest.mark.parametrize("one", PLACED, ids=str)
def test_counts_agree_with_a_count_by_hand(one: Start) -> None:
    state = one.dealt()
    for depth, number in one.numbers.items():
        assert yard_of(one, state).ways(depth) == number
