"""Move counting: how many ways there are to go on, and the deals of the files from which they are counted.

A file names a deal (`deal SEED PLAYERS [OPTION=VALUE ...]`) and, for some depths, the number of ways to play so
many moves (`perft DEPTH NUMBER`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from engine.game import play, rules_of, start, variants
from engine.model import Phase, State
from engine.moves import Deal
from engine.notation import write
from engine.tiles import Tile

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


def perft(state: State, depth: int) -> int:
    """How many ways there are to go on for `depth` moves of the players, asides such as signals left out; rounds
    that end sooner count as they are. A change of the move rules changes the number."""
    if depth == 0 or state.phase is not Phase.PLAY or state.turn is None:
        return 1
    turn = state.turn
    moves = rules_of(state).kernel.legal(state, turn)
    if depth == 1:
        return len(moves)
    return sum(perft(play(state, turn, move).state, depth - 1) for move in moves)


def divide(state: State, depth: int) -> dict[str, int]:
    """`perft` move by move, to find where two numbers part."""
    assert state.turn is not None
    turn = state.turn
    moves = rules_of(state).kernel.legal(state, turn)
    return {write(move): perft(play(state, turn, move).state, depth - 1) for move in moves}


# --- For counts without the engine ------------------------------------------------------------------------

Two = tuple[int, int]
Hand = tuple[Two, ...]


def halves(tiles: Iterable[Tile]) -> Hand:
    """Tiles as the numbers of their halves, the larger one first."""
    return tuple((tile.hi, tile.lo) for tile in tiles)


def holding(hands: tuple[Hand, ...], turn: int, hand: Hand) -> tuple[Hand, ...]:
    """The same hands, but that whose turn it is holds this one."""
    return (*hands[:turn], hand, *hands[turn + 1 :])
