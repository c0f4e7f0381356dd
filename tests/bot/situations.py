"""A player before a board: what he sees there, without the moves that led to it."""

from __future__ import annotations

from dataclasses import replace

from engine.board import Board
from engine.game import play, start, variants, view
from engine.model import View
from engine.moves import DealTiles
from engine.seats import Seat
from engine.tiles import parse_tiles


def seen(game: str, board: Board, hand: str, **options: str) -> View:
    """What seat 0 of the smallest table sees in its turn, with this hand before this board."""
    variant = variants()[game]
    before = start(variant, min(variant.players), options=options)
    others = tuple((value,) for value in parse_tiles("6-5 4-3 5-3 3-1")[: min(variant.players)])
    dealt = play(before, None, DealTiles(others, lot=Seat(0))).state
    hands, boneyard = (parse_tiles(hand), *others[1:]), parse_tiles("4-2 3-0 2-0")
    return view(replace(dealt, body=board, hands=hands, boneyard=boneyard, turn=Seat(0)), Seat(0))
