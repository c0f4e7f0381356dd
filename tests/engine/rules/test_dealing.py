"""Which deals are cancelled."""

from __future__ import annotations

import pytest

from engine.rules.dealing import BySeats, Dealing
from engine.rules.values import SIX
from engine.tiles import parse_tiles

FIVE = "6-6 5-5 3-3 1-1 0-0 2-1 4-0"  # classic-block.7
TWO = "4-4 2-2 6-5 6-1 5-0 3-2 4-1"


@pytest.mark.parametrize(("limit", "why"), [(0, ""), (4, "doubles"), (5, "doubles"), (6, ""), (7, "")])
def test_doubles_that_cancel_a_deal(limit: int, why: str) -> None:
    dealing = Dealing(BySeats((), 7), redeal_doubles=limit)
    assert dealing.misdealt((parse_tiles(FIVE), parse_tiles(TWO))) == why
    assert dealing.misdealt((parse_tiles(TWO), parse_tiles(FIVE))) == why


def test_a_tile_that_nobody_holds_cancels_a_deal() -> None:
    """western.md cyprus.4."""
    dealing = Dealing(BySeats((), 1), wanted=SIX)
    assert dealing.misdealt((parse_tiles("5-5"), parse_tiles("6-5"))) == "wanted"
    assert dealing.misdealt((parse_tiles("5-5"), parse_tiles("6-6"))) == ""


@pytest.mark.parametrize(("limit", "why"), [(0, ""), (6, "same"), (7, "")])
def test_alike_tiles_that_cancel_a_deal(limit: int, why: str) -> None:
    """russian.md 1.7: tiles sharing one number; 3-3 is one of them."""
    dealing = Dealing(BySeats((), 7), redeal_same=limit)
    assert dealing.misdealt((parse_tiles("6-3 5-3 4-3 3-3 3-2 3-1 6-0"),)) == why
