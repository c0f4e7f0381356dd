"""Move counts: how many ways there are to go on from a deal, frozen as data.

A file names a deal (`deal SEED PLAYERS [OPTION=VALUE ...]`) and, for some depths, the number of ways to play so
many moves (`perft DEPTH NUMBER`). The small numbers are counted once more here by a few lines that know nothing
of the engine.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from engine.audit import divide, perft
from engine.game import play, rules_of, start, variants
from engine.kernels.layout import Board
from engine.model import Deal, State

FILES = sorted((Path(__file__).parent / "perft").glob("*.perft"))


@dataclass(frozen=True)
class Start:
    """A deal of a file, and the numbers of ways to go on from it by depth."""

    game: str
    seed: str
    players: int
    options: tuple[str, ...]
    numbers: dict[int, int] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join((self.game, str(self.players), self.seed, *self.options))

    def dealt(self) -> State:
        options = dict(option.split("=") for option in self.options)
        return play(start(variants()[self.game], self.players, options=options), None, Deal(self.seed)).state


def starts(path: Path) -> Iterator[Start]:
    latest: Start | None = None
    for line in path.read_text().splitlines():
        match line.partition("#")[0].split():
            case ["deal", seed, players, *options]:
                latest = Start(path.stem, seed, int(players), tuple(options))
                yield latest
            case ["perft", depth, number]:
                assert latest is not None, f"{path.name}: a number before the first deal"
                latest.numbers[int(depth)] = int(number)
            case []:
                pass
            case _:
                raise AssertionError(f"{path.name}: not understood: {line}")


ALL = [one for path in FILES for one in starts(path)]


def test_every_game_and_number_of_players_is_counted() -> None:
    counted = {(one.game, one.players) for one in ALL if one.numbers}
    assert counted == {(game, players) for game, variant in variants().items() for players in variant.players}


@pytest.mark.parametrize("one", ALL, ids=str)
def test_counts(one: Start) -> None:
    state = one.dealt()
    for depth, number in one.numbers.items():
        found = perft(state, depth)
        if found != number:
            parts = "\n".join(f"  {move}: {ways}" for move, ways in divide(state, depth).items())
            pytest.fail(f"depth {depth}: {number} in the file, {found} found, of which\n{parts}")


@pytest.mark.parametrize("game", variants())
def test_the_parts_add_up(game: str) -> None:
    for one in ALL:
        if one.game == game and 3 in one.numbers:
            assert sum(divide(one.dealt(), 3).values()) == one.numbers[3]


# --- The same once more, without the engine ---------------------------------------------------------------

Two = tuple[int, int]
Hand = tuple[Two, ...]


@dataclass(frozen=True)
class Table:
    """A plain line with a forced first tile; who cannot play draws until he can, or passes."""

    drawing: bool
    kept: int
    """Tiles of the boneyard that nobody may draw."""
    blocked_by_dead_ends: bool
    """Whether a line that nothing fits any more ends the round while there is still something to draw."""
    generals_finish: bool
    """Whether 0-0 and 6-6 may be laid together as the last two tiles."""

    def ways(
        self,
        hands: tuple[Hand, ...],
        yard: Hand,
        ends: tuple[int, int],
        turn: int,
        depth: int,
    ) -> int:
        def goes(tile: Two) -> bool:
            return ends[0] in tile or ends[1] in tile

        to_draw = max(0, len(yard) - self.kept) if self.drawing else 0
        if not any(goes(tile) for hand in hands for tile in hand):
            dead = self.blocked_by_dead_ends and not any(map(goes, yard))
            if dead or not to_draw:
                return 1
        if depth == 0 or not all(hands):
            return 1

        def after(hand: Hand, yard: Hand, ends: tuple[int, int], passed: bool = True) -> int:
            new = (*hands[:turn], hand, *hands[turn + 1 :])
            return self.ways(new, yard, ends, (turn + passed) % len(hands), depth - 1)

        own, total = hands[turn], 0
        for tile in own:
            rest = tuple(other for other in own if other != tile)
            for end in (0, 1):
                if ends[end] in tile:
                    shown = sum(tile) - ends[end]
                    total += after(rest, yard, (shown, ends[1]) if end == 0 else (ends[0], shown))
        if self.generals_finish and sorted(own) == [(0, 0), (6, 6)] and sorted(ends) == [0, 6]:
            total += 1
        if total:
            return total
        return after((*own, yard[0]), yard[1:], ends, passed=False) if to_draw else after(own, yard, ends)

    def from_deal(self, state: State, depth: int) -> int:
        """The ways from a deal, whose forced first tile is the only first move."""
        hands = tuple(tuple((t.hi, t.lo) for t in hand) for hand in state.hands if hand)
        doubles = [t for hand in hands for t in hand if t[0] == t[1]]
        order = [1, 2, 3, 4, 5, 6, 0] if state.game in ("goat", "general") else [6, 5, 4, 3, 2, 1, 0]
        first = min(doubles, key=lambda t: order.index(t[0]))
        leader = next(seat for seat, hand in enumerate(hands) if first in hand)
        rest = tuple(tuple(t for t in hand if t != first) for hand in hands)
        yard = tuple((t.hi, t.lo) for t in state.boneyard)
        return self.ways(rest, yard, first, (leader + 1) % len(hands), depth - 1)


TABLES = {
    "block": Table(drawing=False, kept=0, blocked_by_dead_ends=False, generals_finish=False),
    "draw": Table(drawing=True, kept=0, blocked_by_dead_ends=False, generals_finish=False),
    "goat": Table(drawing=True, kept=1, blocked_by_dead_ends=True, generals_finish=False),
    "general": Table(drawing=False, kept=0, blocked_by_dead_ends=False, generals_finish=True),
}


@pytest.mark.parametrize("one", [one for one in ALL if not one.options], ids=str)
def test_counts_agree_with_a_count_by_hand(one: Start) -> None:
    state = one.dealt()
    for depth, number in one.numbers.items():
        assert TABLES[one.game].from_deal(state, depth) == number


@pytest.mark.parametrize("game", TABLES)
def test_ends_of_rounds_agree_with_a_count_by_hand(game: str) -> None:
    """From late in a round to all of its ends: there the blocked ones are, and the special finishes."""
    table, chance, agreed = TABLES[game], random.Random(game), 0
    for seed in range(400):
        state = start(variants()[game], 4 if game == "general" else 2)
        state = play(state, None, Deal(f"round/{seed}")).state
        while state.turn is not None and _left(table, state) > 8:
            moves = rules_of(state).kernel.legal(state, state.turn)
            state = play(state, state.turn, chance.choice(moves)).state
        if state.turn is None:
            continue
        assert isinstance(state.body, Board)
        hands = tuple(tuple((t.hi, t.lo) for t in hand) for hand in state.hands)
        yard = tuple((t.hi, t.lo) for t in state.boneyard)
        left, right = (arm.need for arm in state.body.arms)
        expected = table.ways(hands, yard, (left, right), state.turn, 40)
        assert perft(state, 40) == expected
        agreed += 1
        if agreed == 40:
            break
    assert agreed == 40


def _left(table: Table, state: State) -> int:
    return sum(map(len, state.hands)) + (len(state.boneyard) if table.drawing else 0)
