"""Forty-two broken on purpose, one fault each: the laws of tricks must find every one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.game import start, variants
from engine.kernels import tricks, tricks_table
from engine.moves import Bid
from engine.rules.bidding import Bidding
from engine.scoring import tricks as scoring
from tests.engine.walks import walk


def three_walks(**options: str) -> None:
    for seed in range(3):
        walk(start(variants()["forty-two"], 4, f"broken {seed}", options), seed, rounds=4, plies=140, share=0.02)


@pytest.mark.parametrize(
    ("where", "name", "broken", "words"),
    [
        (tricks, "playable", lambda table, hand: hand, "does not follow"),
        (tricks_table, "taker", lambda tiles, trump: 0, "leads after"),
        (tricks_table, "worth", lambda tiles: 12, "with"),
        (scoring, "made", lambda bid, taken, nello: True, "made=True"),
        (scoring, "marks", lambda bid: 2, "for"),
        (Bidding, "_plain", lambda self, standing: (Bid(30),), "do not go up"),
    ],
)
def test_a_fault_is_found(
    where: object, name: str, broken: Callable[..., Any], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, broken)
    with pytest.raises(AssertionError, match=words):
        three_walks()


def test_a_partner_who_plays_nello_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tricks, "partner", lambda state, seat: seat + 4)
    with pytest.raises(AssertionError, match="the partner plays nello"):
        three_walks(nello="true")


@pytest.mark.parametrize("nello", ["false", "true"])
def test_the_game_itself_is_not_broken(nello: str) -> None:
    three_walks(nello=nello)
