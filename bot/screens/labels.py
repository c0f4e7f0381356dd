"""Moves on a layout in words, as their buttons say them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages import Text, literal, text
from bot.screens.common import kernel_of
from bot.screens.moves import simple
from bot.screens.names import arm_name, tile
from bot.screens.spokes import is_star
from engine.board import board_of
from engine.kernels.layout import Layout
from engine.model import View
from engine.moves import Block, Claim, Done, Draw, Move, Pass, Play, Plays
from engine.notation import write
from engine.rules.drawing import Voluntary
from engine.tiles import Tile


def label(view: View, move: Move, singles: Sequence[Play]) -> Text:
    """A move as its button says it, beside all the ways in which tiles may be laid."""
    match move:
        case Play():
            return _play(view, move, singles)
        case Plays(plays) if simple(plays):
            return text("move-plays", tiles=" ".join(tile(play.tile) for play in plays))
        case Plays():
            return literal(write(move))
        case Block(value, arm):
            return _at(view, value, arm)
        case Draw(count):
            return _draw(view, count, singles)
        case Pass():
            return text("move-pass" if board_of(view.body).otherwise is None else "move-leave")
        case Done():
            return text("move-done")
        case Claim():
            return text("move-claim")
        case _:
            raise TypeError(f"{type(move).__name__} has no label")


def _draw(view: View, count: int, singles: Sequence[Play]) -> Text:
    """Who draws of his own will is told whether he lays a tile all the same."""
    if not singles:
        return text("move-draw", count=count)
    drawing, tiles = kernel_of(view, Layout).drawing, {play.tile for play in singles}
    instead = drawing.voluntary is Voluntary.ONE_INSTEAD or tiles <= drawing.withheld
    return text("move-draw-instead" if instead else "move-draw-first")


def _play(view: View, play: Play, others: Sequence[Play]) -> Text:
    """A tile with its place, and how it lies there if one of the `others` lies there in another way."""
    label = _at(view, play.tile, play.arm if _matters(view) else "")
    forms = [other for other in others if (other.tile, other.arm) == (play.tile, play.arm)]
    if len(forms) < 2 and not (play.closed or play.along):
        return label
    return text("move-form", move=label, form=_form(play, forms), shown=0 if play.shown is None else play.shown)


def _at(view: View, value: Tile, arm: str) -> Text:
    """A tile with its place: the side of a line, or the letter that the end of a cross has in the picture."""
    board = board_of(view.body)
    if arm and is_star(board):
        begun = board.arm(arm)
        assert begun is not None  # the move is legal
        if not begun.tiles:
            return text("move-limb", tile=tile(value), kind="arm")
        return literal(f"{tile(value)} → {arm}")
    if arm and len(board.arms) > 2:
        return literal(f"{tile(value)} {arm_name(arm)}")
    return text("move-play", tile=tile(value), where=arm.lower() or "first")


def _form(play: Play, forms: Sequence[Play]) -> str:
    if play.closed:
        return "closed"
    if play.along:
        return "along"
    if play.shown is not None:
        return "shown"
    return "open" if any(other.closed for other in forms) else "across"


def _matters(view: View) -> bool:
    """Whether it makes a difference at which arm a tile is laid: not as long as only one tile lies there."""
    arms = board_of(view.body).arms
    return any(other.tiles for other in arms) or len({other.needs for other in arms}) > 1
