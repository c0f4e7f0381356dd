"""What a score sheet has to be told, which games can be kept on one, and why others cannot."""

from __future__ import annotations

import pytest

from engine.game import rules_of, start, variants
from engine.model import State
from engine.needs import Needs, Unkept, can_hold, kept_for, needs, why_not
from engine.options import choose_all
from engine.rules.values import SIX, ZERO
from engine.tiles import Tile


def wanted(state: State) -> Needs:
    """What has to be told of a round."""
    found = needs(rules_of(state))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("game", "options", "counts", "can"),
    [
        ("goat", {}, (1, 30, 20), True),
        ("goat", {}, (1, -5, 5), False),
        ("goat", {}, (1, 1_000_000, 1), False),
        ("goat", {}, (1, 100, 100), False),
        ("goat", {}, (0, 30, 20), False),  # 0-0 alone counts 25
        ("goat", {"zero_zero": "off"}, (0, 30, 20), True),
        ("goat", {"zero_zero": "off"}, (0, 30, 0), False),  # it is in one hand
        ("hungarian", {"sets_combined": "2"}, (0, 30, 0), True),
        ("hungarian", {"sets_combined": "2"}, (0, 0, 0), False),
        ("hungarian", {"double_blank_pips": "10"}, (0, 30, 20), False),
        ("draw", {"max_pip": "5"}, (98, 7), True),
        ("draw", {"max_pip": "5"}, (97, 20), False),  # there is no 6-6 for the second hand
    ],
)
def test_what_hands_may_count(game: str, options: dict[str, str], counts: tuple[int, ...], can: bool) -> None:
    state = start(variants()[game], 3, options=options)
    assert can_hold(state, wanted(state), counts) is can


def test_games_that_need_more_than_hands_are_not_kept() -> None:
    kept = {name for name, variant in variants().items() if kept_for(variant, variant.options())}
    assert {"general", "goat", "donkey", "classic"} <= kept
    assert {"telephone", "muggins", "all-fives", "fives-pl", "italian-sum"} <= kept, "points in play are told"
    assert not kept & {"team-block", "bergen", "solo-rows", "forty-two", "sausage"}


@pytest.mark.parametrize(
    ("game", "options", "why"),
    [
        ("solo-rows", {}, Unkept.ALONE),
        ("team-block", {}, Unkept.TEAMS),
        ("bergen", {}, Unkept.TILES),
        ("draw", {"blocked_winner": "count"}, Unkept.TILES),
        ("all-fives", {"tie_blocked": "last_player"}, Unkept.TILES),
        ("forty-two", {}, Unkept.OTHER),
        ("muggins", {"muggins_call": "true"}, None),
    ],
)
def test_why_a_game_is_not_kept(game: str, options: dict[str, str], why: Unkept | None) -> None:
    variant = variants()[game]
    chosen = choose_all(variant.options(), options)
    assert why_not(variant, chosen) is why
    assert kept_for(variant, chosen) is (why is None)


@pytest.mark.parametrize(
    ("options", "finishes"),
    [
        ({}, ((ZERO,), (SIX,), (ZERO, SIX), ())),
        ({"two_doubles": "false"}, ((ZERO,), (SIX,), ())),
        ({"six_finish": "false"}, ((ZERO,), (ZERO, SIX), ())),
        ({"six_finish": "false", "bald": "false"}, ()),
    ],
)
def test_special_finishes_are_asked_for_only_where_there_are_some(
    options: dict[str, str], finishes: tuple[tuple[Tile, ...], ...]
) -> None:
    assert wanted(start(variants()["sea-goat"], 2, options=options)).finishes == finishes


@pytest.mark.parametrize(
    ("options", "at_once"),
    [({}, True), ({"double_finish": "off"}, False), ({"double_finish": "off", "two_doubles": "true"}, True)],
)
def test_two_special_doubles_finish_at_once_where_a_turn_may_lay_them(
    options: dict[str, str], at_once: bool
) -> None:
    finishes = wanted(start(variants()["general"], 4, options=options)).finishes
    assert ((ZERO, SIX) in finishes) is at_once
