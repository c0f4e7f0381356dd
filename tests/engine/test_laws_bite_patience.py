"""A broken game for one breaks the law that it should."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from engine.events import Ending
from engine.game import variants
from engine.kernels.batches import InBatches
from engine.kernels.open_rows import OpenRows
from engine.kernels.patience import PatienceEnding
from engine.model import Book, Settlement, State
from engine.scoring.patience import Solved
from engine.tiles import Tile
from tests.engine.broken import find, with_kernel


@dataclass(frozen=True, slots=True)
class FromTheLeft(OpenRows):
    """The left tile of the first row may be taken, too."""

    def available(self, state: State) -> tuple[Tile, ...]:
        return tuple(dict.fromkeys((*super(FromTheLeft, self).available(state), *state.hands[0][:1])))


@dataclass(frozen=True, slots=True)
class Hasty(InBatches):
    """The next batch is one tile short."""

    def next_size(self, boneyard: int) -> int:
        return max(0, super(Hasty, self).next_size(boneyard) - 1)


@dataclass(frozen=True, slots=True)
class Lenient(Solved):
    """Whoever has laid three tiles has won."""

    def settle(self, book: Book, ending: Ending) -> Settlement:
        assert isinstance(ending, PatienceEnding)
        return super(Lenient, self).settle(book, replace(ending, most=3))


def test_a_tile_that_is_covered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match="other tiles may be taken"):
        find(variants()["solo-rows"], with_kernel(FromTheLeft), monkeypatch, players=1)


def test_a_batch_that_is_too_small_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match="another boneyard"):
        find(variants()["solo-batches"], with_kernel(Hasty), monkeypatch, players=1, matches=200)


def test_who_is_said_to_have_won_and_has_not_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match="won, or not"):
        find(variants()["solo-rows"], lambda rules: replace(rules, scoring=Lenient()), monkeypatch, players=1)
