"""A player before a board: what he sees there, without the moves that led to it."""

from __future__ import annotations

from dataclasses import replace

from engine.board import Board
from engine.game import variants, view
from engine.model import View
from engine.seats import Seat
from engine.tiles import parse_tiles
from tests.engine.given import dealt


def seen(game: str, board: Board, hand: str, **options: str) -> View:
    """What seat 0 of the smallest table sees in its turn, with this hand before this board."""
    before = dealt(game, *("6-5", "4-3", "5-3", "3-1")[: min(variants()[game].players)], lot=0, **options).state
    hands, boneyard = (parse_tiles(hand), *before.hands[1:]), parse_tiles("4-2 3-0 2-0 1-0")
    return view(replace(before, body=board, hands=hands, boneyard=boneyard, turn=Seat(0)), Seat(0))
