"""Limbs around a double as text: stars of numbered arms, and the feet of Chickenfoot.

Everything is made from the same value as the picture (`bot.pictures.scene.Spokes`), so text and picture say the
same, and the names of the ends are those of the buttons.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from bot.messages import Joined, Text, text
from bot.pictures.scene import Limb, Spokes
from bot.screens.names import tile, tile_rows
from engine.board import Arm, Board
from engine.kernels.feet_table import Feet, above


def is_star(board: Board) -> bool:
    """Whether the arms of a board are numbered: then there are more than the four sides of a cross."""
    return any(arm.key.isdigit() for arm in board.arms)


def of_star(board: Board, now: Sequence[Arm], *, across: bool = True) -> Spokes:
    """A star, of which these arms take a tile now."""
    keys = {arm.key for arm in now}
    limbs = tuple(Limb(arm.key, arm.tiles, arm.key in keys) for arm in board.arms)
    return Spokes(board.start, limbs, across)


def of_feet(body: Feet) -> Spokes:
    """The table of Chickenfoot."""
    keys = {arm.key for arm in body.open()}

    def grown(key: str) -> tuple[Limb, ...]:
        arms = (arm for arm in body.arms if above(arm.key) == key)
        return tuple(Limb(arm.key, arm.tiles, arm.key in keys, grown(arm.key)) for arm in arms)

    return Spokes(body.start, grown(""))


# --- The tiles --------------------------------------------------------------------------------------------


def as_text(drawing: Spokes) -> tuple[Text, ...]:
    """The double in the middle, then every limb on which something lies, from the middle outwards."""
    if drawing.middle is None:
        return (text("table-empty"),)
    rows = [text("spokes-middle", tile=tile(drawing.middle.tile))]
    for limb in _all(drawing.limbs):
        signs = [f"[{placed.inner}|{placed.outer}]" for placed in limb.tiles]
        rows += [text("spokes-arm", arm=limb.key, tiles=row) for row in tile_rows(signs)]
    return tuple(rows)


def in_words(drawing: Spokes) -> tuple[Text, ...]:
    """The table for those who cannot see it: the double in the middle, then limb after limb."""
    if drawing.middle is None:
        return (text("table-empty"),)
    rows = [text("spokes-words-middle", tile=f"{drawing.middle.tile}")]
    for limb in _all(drawing.limbs):
        if limb.tiles:
            said = ", ".join(f"{placed.inner}-{placed.outer}" for placed in limb.tiles)
            rows.append(text("spokes-words-arm", arm=limb.key, tiles=said))
    return tuple(rows)


def _all(limbs: Sequence[Limb]) -> Iterator[Limb]:
    """Every limb, behind each those that grow from it."""
    for limb in limbs:
        yield limb
        yield from _all(limb.limbs)


# --- The ends ---------------------------------------------------------------------------------------------


def ends(drawing: Spokes) -> tuple[Text, ...]:
    """What the ends ask for that take a tile now; empty ones of the same double are told together."""
    if drawing.middle is None:
        return ()
    found = dict(_ends(drawing.limbs, drawing.middle.tile.hi))
    empty = [limb for limb in found if not limb.tiles]
    told = [text("spokes-end", arm=limb.key, number=number) for limb, number in found.items() if limb.tiles]
    if empty:
        told.append(text("spokes-empty", arms=_listed(empty), count=len(empty), number=found[empty[0]]))
    waiting = len(empty) == len(found) and any(limb.tiles for limb in drawing.limbs)
    return (text("spokes-ends", ends=Joined(tuple(told)), first=waiting),) if told else ()


def _ends(limbs: Sequence[Limb], number: int) -> Iterator[tuple[Limb, int]]:
    """The open limbs and what they ask for; those that are empty begin with `number`."""
    for limb in limbs:
        shown = limb.tiles[-1].outer if limb.tiles else number
        if limb.open:
            yield limb, shown
        yield from _ends(limb.limbs, shown)


def _listed(limbs: Sequence[Limb]) -> str:
    """The names of limbs; many in a row by the first and the last of them."""
    keys = [limb.key for limb in limbs]
    numbers = [int(key.rpartition(".")[2]) for key in keys]
    if len(keys) > 2 and all(one + 1 == other for one, other in pairwise(numbers)):
        return f"{keys[0]}–{keys[-1]}"
    return ", ".join(keys)
