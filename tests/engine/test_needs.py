"""Which games can be kept on a score sheet, and why others cannot."""

from __future__ import annotations

import pytest

from engine.game import variants
from engine.needs import Unkept, kept_for, why_not
from engine.options import choose_all


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
