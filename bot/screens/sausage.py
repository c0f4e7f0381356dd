"""Sausage on screens: two lines and where they can be cut, the tile that lies open, and what can become of it."""

from __future__ import annotations

from bot.messages import Joined, Text, literal, text
from bot.pictures.scene import TwoLines
from bot.screens.common import Tellers, kernel_of
from bot.screens.moves import Item, Question, Way
from bot.screens.names import Say, player, tile, tile_rows
from engine.game import rules_of
from engine.kernels.sausage import CutOff, Inserted, Kept, Revealed, Sausage
from engine.kernels.sausage_table import LINES, Sausages, sausages_of
from engine.model import View
from engine.moves import KEEP, Cut, Insert, Keep, Move, Play
from engine.reading import distinct
from engine.tiles import Tile, pips
from storage.matches import Match

_SMALL = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


def turned(view: View) -> Tile | None:
    """The tile that lies open; None between rounds."""
    return None if view.turn is None else view.hands[view.turn][0]


# --- The table --------------------------------------------------------------------------------------------


def as_text(view: View) -> tuple[Text, ...]:
    """Root and lines with the numbers of their depths, where a cut is possible, and the tile that lies open."""
    table = sausages_of(view.body)
    if table.root is None:
        return (text("table-empty"), *_open(view))
    root = text("sausage-root", tile=f"[{table.root.outer}|{table.root.inner}]")
    rows = (text("sausage-row", line=key, tiles=row) for key in LINES for row in _rows(table, key))
    return (root, *rows, *_cuts(view), *ends(view), *_open(view))


def in_words(view: View) -> tuple[Text, ...]:
    """The table for those who cannot see it, each line from the root outwards."""
    table = sausages_of(view.body)
    if table.root is None:
        return (text("table-empty"), *_open(view))
    said = [text("sausage-root-words", tile=f"{table.root.tile}", a=table.value("A", 0), b=table.value("B", 0))]
    for key in LINES:
        tiles = tuple(literal(f"{link.inner}-{link.outer}") for link in table.line(key))
        if tiles:
            said.append(text("sausage-line-words", line=key, tiles=Joined(tiles, by=", ")))
    return (*said, *_cuts(view), *ends(view), *_open(view))


def ends(view: View) -> tuple[Text, ...]:
    """What the ends ask for; nothing before the root."""
    table = sausages_of(view.body)
    if table.root is None:
        return ()
    asked = tuple(text("end", arm=key, number=str(table.end(key))) for key in LINES)
    return (text("ends-open", ends=Joined(asked)),)


def _rows(table: Sausages, key: str) -> list[str]:
    drawn = [
        f"[{link.inner}|{link.outer}]{str(depth).translate(_SMALL)}"
        for depth, link in enumerate(table.line(key), start=1)
    ]
    return tile_rows(drawn)


def _possible(view: View) -> tuple[int, ...]:
    """The depths at which a tile that does not lie on the table would cut."""
    table, kernel = sausages_of(view.body), kernel_of(view, Sausage)
    laid = kernel.laid(table)
    return tuple(depth for depth in kernel.cuts(table) if table.cutter(depth) not in laid)


def _cuts(view: View) -> tuple[Text, ...]:
    """Where a cut is possible, and which two numbers it takes."""
    table = sausages_of(view.body)
    found = tuple(
        text("sausage-cut-at", depth=depth, a=table.value("A", depth), b=table.value("B", depth))
        for depth in _possible(view)
    )
    return (text("sausage-cuts", cuts=Joined(found)),) if found else ()


def _open(view: View) -> tuple[Text, ...]:
    value = turned(view)
    return () if value is None else (text("sausage-open", tile=tile(value)),)


def drawing(view: View, say: Say) -> TwoLines:
    """Both lines, the depths at which they may be cut, and the tile that lies open."""
    table = sausages_of(view.body)
    return TwoLines(
        root=table.root,
        lines=tuple((key, table.line(key)) for key in LINES),
        cuts=_possible(view),
        open=turned(view),
        caption=say(text("sausage-open-caption")),
    )


# --- What a player is told --------------------------------------------------------------------------------


def hand(match: Match, view: View) -> tuple[Text, ...]:
    """The length of both rows, for nobody sees more of them, and the open tile; to who waits how the game goes."""
    assert view.me is not None
    rows = tuple(text("count", name=player(match, seat), tiles=len(view.hands[seat])) for seat in view.table)
    lines = (text("sausage-rows", rows=Joined(rows)),)
    value = turned(view)
    if view.turn is None or value is None:
        return lines
    if view.turn == view.me:
        return (*lines, *_open(view))
    others = text("sausage-open-of", name=player(match, view.turn), tile=tile(value))
    return (*lines, *_how(view), others)


def _how(view: View) -> tuple[Text, ...]:
    """How the game goes by the rules of this table, for somebody who waits."""
    kernel = kernel_of(view, Sausage)
    cut = "equal" if kernel.cut_equal_lines else str(kernel.cut_where)
    between = (text("sausage-how-between"),) if kernel.insert_doubles else ()
    return (text("sausage-how"), *between, text("sausage-how-cut", where=cut))


def turn(view: View) -> tuple[Text, ...]:
    """What each way of laying the open tile comes to, or that there is none."""
    if KEEP in view.legal:
        return (text("sausage-no-place" if sausages_of(view.body).root is not None else "sausage-no-double"),)
    return tuple(line for move in view.legal if (line := _explained(view, move)) is not None)


def _explained(view: View, move: Move) -> Text | None:
    table = sausages_of(view.body)
    match move:
        case Play(_, ""):
            return text("sausage-explain-root")
        case Insert(_, key, depth):
            return text("sausage-explain-insert", line=key, depth=depth)
        case Cut(_, depth):
            gone = table.before(depth)
            return text("sausage-explain-cut", depth=depth, count=len(gone), pips=pips(gone))
        case _:
            return None


# --- The moves --------------------------------------------------------------------------------------------


class Places:
    """The moves of `view.me`: each is one press, for they all are about one tile."""

    def __init__(self, view: View) -> None:
        self._view = view
        self.moves = tuple(same[0] for same in distinct(view.body, rules_of(view), view.legal).values())
        """Every move once: beside a double that lies alone both lines are one."""

    def items(self) -> tuple[Item, ...]:
        """A button for every move."""
        return tuple(Item(self.label(move), move) for move in self.moves)

    def question(self, way: Way) -> Question | None:
        """There is nothing to ask."""
        return None

    def label(self, move: Move) -> Text:
        """A move as its button says it."""
        match move:
            case Play(value, ""):
                return text("sausage-move-root", tile=tile(value))
            case Play(value, key):
                return text("sausage-move-end", tile=tile(value), line=key)
            case Insert(value, key, depth):
                return text("sausage-move-insert", tile=tile(value), line=key, depth=depth)
            case Cut(_, depth):
                gone = sausages_of(self._view.body).before(depth)
                return text("sausage-move-cut", depth=depth, count=len(gone), pips=pips(gone))
            case Keep():
                return text("sausage-move-keep")
            case _:
                raise TypeError(f"{type(move).__name__} has no label")


# --- What happened ----------------------------------------------------------------------------------------


def _revealed(match: Match, event: Revealed) -> Text | None:
    """Who begins, and why; in the middle of a round the table shows what lies open."""
    if not event.why:
        return None
    return text("told-revealed", name=player(match, event.seat), tile=tile(event.tile), why=event.why)


def _inserted(match: Match, event: Inserted) -> Text:
    name = player(match, event.seat)
    return text("told-inserted", name=name, tile=tile(event.tile), line=event.line, depth=event.depth)


def _cut_off(match: Match, event: CutOff) -> Text:
    return text(
        "told-cut-off",
        name=player(match, event.seat),
        tile=tile(event.tile),
        depth=event.depth,
        count=event.count,
        pips=event.pips,
        to=player(match, event.to),
    )


def _kept(match: Match, event: Kept) -> Text:
    return text("told-kept", name=player(match, event.seat), tile=tile(event.tile))


TOLD: Tellers = {Revealed: _revealed, Inserted: _inserted, CutOff: _cut_off, Kept: _kept}
"""How the events of the game are told."""
