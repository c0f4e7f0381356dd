"""The games for one that build a line: the tiles that lie open, the line, and how its moves are told."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages import Joined, Text, literal, text
from bot.pictures.scene import Solitaire
from bot.screens import layout
from bot.screens.common import Tellers, kernel_of
from bot.screens.names import player, tile, tiles
from engine.events import How
from engine.kernels.batches import BatchDrawn, Batches, InBatches, TurnedUp
from engine.kernels.open_rows import OpenRows, Rows, rows_of
from engine.kernels.patience import ALONE, PatienceEnding, line_of
from engine.model import Phase, View
from engine.moves import Move, Play
from engine.tiles import Tile
from storage.matches import Match


def open_rows(view: View) -> tuple[tuple[Tile, ...], ...]:
    """The tiles that lie open, as they lie: in rows, or as one batch."""
    hand = tuple(t for t in view.hands[ALONE] if t is not None)
    return rows_of(hand, view.body) if isinstance(view.body, Rows) else (hand,)


def free(view: View) -> frozenset[Tile]:
    """Those that may be taken."""
    rows = open_rows(view)
    if not isinstance(view.body, Rows):
        return frozenset(rows[0])
    lead = view.body.lead
    return frozenset(row[-1] for row in rows if row) if lead is None else frozenset((lead,))


# --- The table --------------------------------------------------------------------------------------------


def as_text(view: View) -> tuple[Text, ...]:
    """The open tiles, those that may be taken marked, and below them the line."""
    takes = free(view)
    rows = [
        text("layout-row", tiles="".join(f"‹{tile(t)}›" if t in takes else tile(t) for t in row) or "–")
        for row in open_rows(view)
    ]
    return (*rows, text("patience-line"), *layout.drawn_rows(line_of(view.body)), *ends(view))


def in_words(view: View) -> tuple[Text, ...]:
    """The table for those who cannot see it: each row from left to right, the tile that may be taken last; then
    the line."""
    spoken = Joined(tuple(literal(" ".join(map(str, row)) or "–") for row in open_rows(view)), by="; ")
    key = "patience-rows-words" if isinstance(view.body, Rows) else "patience-batch-words"
    return (text(key, rows=spoken), *layout.read_aloud(line_of(view.body)), *ends(view))


def ends(view: View) -> tuple[Text, ...]:
    """What the line asks for, and how many batches are still to come."""
    arms = line_of(view.body).arms
    needs = [need for arm in arms for need in arm.needs]
    asked = (text("ends", left=needs[0], right=needs[1]),) if needs else ()
    if not isinstance(view.body, Batches):
        return asked
    left = kernel_of(view, InBatches).batches_left(view.boneyard)
    return (*asked, text("patience-batches", number=view.body.drawn, left=left))


def drawing(view: View) -> Solitaire:
    """The open tiles and the line, for a picture."""
    line, takes = line_of(view.body), free(view)
    needs = {need for arm in line.arms for need in arm.needs}
    playing = view.phase is Phase.PLAY
    fits = frozenset(t for t in takes if playing and (line.start is None or not needs.isdisjoint(t)))
    in_rows = isinstance(view.body, Rows)
    width = kernel_of(view, OpenRows).width if in_rows else kernel_of(view, InBatches).size
    return Solitaire(line, open_rows(view), takes, fits, width)


# --- Who plays --------------------------------------------------------------------------------------------


def hand(match: Match, view: View) -> tuple[Text, ...]:
    """The tiles that may be taken."""
    return (text("patience-free", tiles=tiles(t for row in open_rows(view) for t in row if t in free(view))),)


def turn(view: View) -> tuple[Text, ...]:
    return ()


def label(view: View, move: Move, singles: Sequence[Play]) -> Text:
    """A tile with the end to which it goes; as long as both ends are those of one double, that says nothing."""
    assert isinstance(move, Play)
    arms = line_of(view.body).arms
    alike = len(arms) == 2 and not any(arm.tiles for arm in arms) and arms[0].need == arms[1].need
    return text("move-play", tile=tile(move.tile), where="first" if alike else move.arm.lower() or "first")


# --- What happened ----------------------------------------------------------------------------------------


def _turned_up(match: Match, event: TurnedUp) -> Text:
    return text("told-turned-up", tile=tile(event.tile))


def _batch_drawn(match: Match, event: BatchDrawn) -> Text:
    return text("told-batch", number=event.number, tiles=tiles(event.tiles))


def ending(match: Match, end: PatienceEnding) -> tuple[Text, ...]:
    """Solved or stuck, and what is left."""
    name, held = player(match, end.seat), end.held[end.seat]
    if end.how is How.OUT:
        return (text("patience-solved", name=name, laid=end.laid),)
    left = text("patience-left", tiles=tiles(held))
    if not end.laid:
        return (text("patience-stuck-at-once", name=name), left)
    return (text("patience-longest" if end.most else "patience-stuck", name=name, laid=end.laid), left)


TOLD: Tellers = {
    TurnedUp: _turned_up,
    BatchDrawn: _batch_drawn,
}
"""What happens only here."""
