"""Chickenfoot broken on purpose: its law must find every fault."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.kernels.feet import Chickenfoot
from engine.kernels.feet_table import Feet, feet_of
from engine.model import State
from engine.moves import Play
from engine.parts import Rules
from tests.engine.broken import find, with_kernel
from tests.engine.given_feet import GAME, ONE, OTHER, STAR, after
from tests.engine.laws_of_feet import feet_come_first


class AnyEnd(Chickenfoot):
    """Tiles may lie elsewhere while toes are missing."""

    def plays(self, body: Feet, hand: Any) -> tuple[Play, ...]:
        begun = replace(body, arms=tuple(arm for arm in body.arms if arm.tiles))
        return super().plays(body, hand) + (super().plays(begun, hand) if body.unbegun() else ())


class NeverEnds(Chickenfoot):
    """A foot that nobody can finish does not end the round."""

    def _blocked(self, state: State) -> None:
        return None


def with_two_toes(rules: Rules) -> Rules:
    kernel: Any = rules.kernel
    return replace(rules, kernel=replace(kernel, toes=2))


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (with_kernel(AnyEnd), "an end that waits"),
        (with_kernel(NeverEnds), "a foot that nobody can finish"),
        (with_two_toes, "other toes are missing"),
    ],
)
def test_a_broken_foot_is_found(
    spoil: Callable[[Rules], Rules], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(AssertionError, match=found):
        find(GAME, spoil, monkeypatch, players=2)


def test_a_tile_that_shows_the_wrong_half_is_found() -> None:
    state = after(f"{STAR} 5-4", f"{ONE} 5-4 7-7", f"{OTHER} 6-6")
    feet_come_first(state)
    first, *others = feet_of(state.body).arms
    turned = replace(first, tiles=(replace(first.tiles[0], outer=9), *first.tiles[1:]))
    with pytest.raises(AssertionError, match="shows"):
        feet_come_first(replace(state, body=replace(feet_of(state.body), arms=(turned, *others))))
