"""The table of Chickenfoot, its moves, and what happens there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages import Text, literal, text
from bot.pictures.scene import Spokes
from bot.screens import spokes
from bot.screens.common import Tellers, kernel_of
from bot.screens.names import player, tile
from engine.kernels.feet import Chickenfoot
from engine.kernels.feet_table import RootSet, feet_of
from engine.model import View
from engine.moves import Draw, Move, Pass, Play
from storage.matches import Match


def as_text(view: View) -> tuple[Text, ...]:
    return (*spokes.as_text(drawing(view)), *ends(view))


def in_words(view: View) -> tuple[Text, ...]:
    return (*spokes.in_words(drawing(view)), *ends(view))


def drawing(view: View) -> Spokes:
    return spokes.of_feet(feet_of(view.body))


def ends(view: View) -> tuple[Text, ...]:
    """What has to come next: the tiles around the root, the toes of a foot, or any end; before that, the root. Who
    holds that is told to lead it."""
    body = feet_of(view.body)
    if body.start is None:
        sought = body.value is not None and body.holder is None
        return (text("feet-sought", tile=tile(body.root)),) if sought else ()
    foot, missing = body.foot(), body.unbegun()
    if foot is not None:
        double = foot.tiles[-1].tile
        return (text("feet-toes", tile=tile(double), arm=foot.key, number=double.hi, count=len(missing)),)
    if missing:
        return (text("feet-root", tile=tile(body.root), number=body.root.hi, count=len(missing)),)
    return spokes.ends(drawing(view))


def turn(view: View) -> tuple[Text, ...]:
    """What newcomers do not expect: what a double does if they can lay one, why they may only draw or pass."""
    moves = view.legal
    if feet_of(view.body).holder == view.me:
        return (text("feet-lead"),)
    if any(isinstance(move, Play) and move.tile.double for move in moves):
        return (text("feet-double", toes=kernel_of(view, Chickenfoot).toes),)
    if all(isinstance(move, Draw) for move in moves) and feet_of(view.body).start is not None:
        return (text("feet-must-draw"),)
    if all(isinstance(move, Pass) for move in moves):
        return (text("feet-must-pass"),)
    return ()


def label(view: View, move: Move, singles: Sequence[Play]) -> Text:
    """A move as its button says it."""
    match move:
        case Play(value, key):
            arm = feet_of(view.body).arm(key)
            if arm is None:
                return text("move-play", tile=tile(value), where="first")
            if not arm.tiles:
                return text("move-limb", tile=tile(value), kind="toe" if "." in key else "arm")
            return literal(f"{tile(value)} → {key}")
        case Draw(count):
            return text("move-draw", count=count)
        case Pass():
            return text("move-pass")
        case _:
            raise TypeError(f"{type(move).__name__} has no label")


def _root_set(match: Match, event: RootSet) -> Text:
    key = "told-root-sought" if event.sought else "told-root-placed"
    return text(key, tile=f"[{event.value}|{event.value}]", name=player(match, event.seat), why=event.why)


TOLD: Tellers = {RootSet: _root_set}
"""What happens only here."""
