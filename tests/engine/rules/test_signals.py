"""Which signs may be given, and who sees them (russian.md 9.4)."""

from __future__ import annotations

from engine.rules.signals import Signals
from engine.rules.values import SIX, ZERO
from engine.seats import Seat, Side
from engine.tiles import parse_tiles


def test_which_signs_may_be_given() -> None:
    hand, nothing = parse_tiles("0-0 5-4"), frozenset[str]()
    truthful, free = Signals(), Signals(bluff=True)
    assert truthful.kinds(hand, frozenset(), nothing) == ("blank",)
    assert free.kinds(hand, frozenset(), nothing) == ("blank", "six")
    assert free.kinds(hand, frozenset({SIX}), nothing) == ("blank",)
    assert truthful.kinds(hand, frozenset(), frozenset({"blank"})) == ()
    assert truthful.kinds(parse_tiles("5-4"), frozenset({ZERO}), nothing) == ()


def test_who_sees_a_sign() -> None:
    table, sides = tuple(map(Seat, (0, 4, 2, 5))), tuple(map(Side, (0, 1, 0, 1, 2, 2)))
    assert Signals().seen_by(Seat(4), table, sides) == (5,)
    assert Signals(table_sees=True).seen_by(Seat(4), table, sides) == (0, 2, 5)
