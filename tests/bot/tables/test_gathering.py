"""Who plays with whom: pairs that know each other stay, whatever the lot says of the others."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.gathering import in_seats, teams
from engine.game import variants

GENERAL = variants()["general"]
OPTIONS = GENERAL.options()
PEOPLE = [chr(ord("a") + number) for number in range(16)]


@given(st.sets(st.sampled_from(PEOPLE), min_size=1), st.permutations(PEOPLE), st.integers(0, 20))
def test_everybody_plays_once_and_old_pairs_stay(coming: set[str], order: list[str], seed: int) -> None:
    before = [tuple(order[at : at + 2]) for at in range(0, 12, 2)]
    found = teams(sorted(coming), before, Random(seed))
    assert sorted(person for team in found for person in team) == sorted(coming)
    assert {frozenset(pair) for pair in before if set(pair) <= coming} <= {frozenset(team) for team in found}
    assert [len(team) for team in found[:-1]] == [2] * (len(found) - 1), "who is alone stands last"
    seated = in_seats(found, GENERAL, OPTIONS)
    assert sorted(seated) == sorted(coming)
    if len(seated) >= 3:
        full = seated if len(seated) % 2 == 0 else [*seated, "late"]
        sides = GENERAL.rules(OPTIONS, len(full)).sides
        sat = {
            frozenset(person for person, of in zip(full, sides, strict=True) if of == side) - {"late"}
            for side in sides
        }
        assert sat == {frozenset(team) for team in found}


@pytest.mark.parametrize("count", [4, 5, 6, 7, 8])
def test_the_lot_decides_about_the_others(count: int) -> None:
    drawn = {tuple(in_seats(teams(PEOPLE[:count], [], Random(seed)), GENERAL, OPTIONS)) for seed in range(40)}
    assert len(drawn) > 12


def test_the_lot_decides_in_which_order_old_pairs_stand() -> None:
    before = [("a", "b"), ("c", "d"), ("e", "f")]
    orders = {tuple(teams(PEOPLE[:6], before, Random(seed))) for seed in range(60)}
    assert orders == set(permutations(before))


def test_who_had_no_partner_last_time_gets_one() -> None:
    assert [set(team) for team in teams(["a", "b"], [("a",), ("b", "c")], Random(0))] == [{"a", "b"}]


def test_the_next_one_is_the_partner_also_in_a_game_that_three_could_play_each_for_himself() -> None:
    goat = variants()["goat"]
    assert in_seats([("a", "c"), ("d",)], goat, goat.options()) == ["a", "d", "c"]
    assert in_seats([("a", "c")], goat, goat.options()) == ["a", "c"]
