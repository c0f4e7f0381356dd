"""A player before a board: what he sees there, without the moves that led to it."""

from __future__ import annotations

from dataclasses import replace

from engine.board import Board, Placed
from engine.game import play, start, variants, view
from engine.model import View
from engine.moves import DealTiles
from engine.rules.reach import Reach
from engine.seats import Seat
from engine.tiles import Tile, parse_tile
from tests.bot.pictures.boards import AT_ONCE, put


def tiles(written: str) -> tuple[Tile, ...]:
    return tuple(map(parse_tile, written.split()))


FORMS = {"!": "closed", "~": "along", "+": "across"}


def laid(written: str, reach: Reach = AT_ONCE) -> Board:
    """A board: the first tile, then `tile@arm`, each with the half outside that does not fit, or with its larger
    one. `!` is a closed double, `~` one that lies lengthwise, `+` a tile that lies crosswise."""
    first, *others = written.split()
    start = Placed(parse_tile(first), parse_tile(first).hi, Seat(0), 1)
    board = reach.grown(Board(start, reach.begun(start), 1), "")
    for other in others:
        name, _, key = other.rstrip("!~+").partition("@")
        arm, value = board.arm(key), parse_tile(name)
        assert arm is not None
        assert arm.need is not None
        outer = value.other(arm.need) if arm.need in value else value.hi
        board = put(board, key, value, outer, reach, **{FORMS[form]: True for form in other[-1:] if form in FORMS})
    return board


def seen(game: str, board: Board, hand: str, **options: str) -> View:
    """What seat 0 of the smallest table sees in its turn, with this hand before this board."""
    variant = variants()[game]
    before = start(variant, min(variant.players), options=options)
    others = tuple((value,) for value in tiles("6-5 4-3 5-3 3-1")[: min(variant.players)])
    dealt = play(before, None, DealTiles(others, lot=Seat(0))).state
    hands, boneyard = (tiles(hand), *others[1:]), tiles("4-2 3-0 2-0")
    return view(replace(dealt, body=board, hands=hands, boneyard=boneyard, turn=Seat(0)), Seat(0))
