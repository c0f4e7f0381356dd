"""One player's private hand: his tiles, and a button for every move that he may make."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from bot.data import What, pack
from bot.plan import playing_itself
from bot.ports import Button, Limits, Screen, Text, text
from bot.screens.grid import Row, grid, in_rows, paged
from bot.screens.layout import ends
from bot.screens.names import player, tile, tiles
from engine.game import distinct, rules_of
from engine.kernels.layout import Board
from engine.model import Draw, Move, Pass, Phase, Play, Plays, Signal, View
from engine.tiles import Tile
from storage.matches import Match

PER_ROW = 3
PER_PAGE = 15
"""Moves in a row and on a page, where there is room for so many."""

Page = str
"""What the reader has turned to: empty, `p` and a page, or `t` and the number of a tile that he has chosen."""


def hand_screen(match: Match, view: View, page: Page, limits: Limits, *, several: bool, room: str = "") -> Screen:
    """The hand of `view.me`; `page` is what he has turned to. The table is named if there are `several`, and its
    `room` if these are in several rooms."""
    assert view.me is not None
    seat = match.seats[view.me]
    lines: list[Text] = []
    game = text("game", game=match.game)
    if several and room:
        lines.append(text("hand-table-there", game=game, table=match.name, room=room))
    elif several:
        lines.append(text("hand-table", game=game, table=match.name))
    if seat.seat not in view.table:
        return Screen((*lines, text("hand-waiting")), secret=True)
    lines.append(text("hand-tiles", tiles=tiles(_sorted(view))))
    lines += _signs(match, view)
    signs = _sign_buttons(match, view)
    rows: tuple[Row, ...] = ()
    if playing_itself(seat):
        lines.append(text("hand-held"))
        rows = ((Button(text("button-back"), pack(What.BACK, match.id)),),)
    elif view.turn == view.me and view.phase is Phase.PLAY:
        lines.append(text("hand-turn"))
        if isinstance(view.body, Board) and view.body.arms:
            lines.append(ends(view.body))
        question, rows = _moves(match, view, page, limits, below=1 + len(signs))
        lines += question
    return Screen(tuple(lines), (*rows, *signs), secret=True)


def _sorted(view: View) -> list[Tile]:
    return sorted(view.hand(), reverse=True)


def _signs(match: Match, view: View) -> list[Text]:
    if not isinstance(view.body, Board):
        return []
    return [
        text("told-sign", name=player(match, said.seat), kind=said.kind)
        for said in view.body.said
        if said.seat != view.me
    ]


def _sign_buttons(match: Match, view: View) -> tuple[Row, ...]:
    """A sign costs no turn and may wait, so its button holds for the whole round."""
    buttons = tuple(
        Button(text("button-sign", kind=move.kind), pack(What.SIGN, match.id, view.round, move.kind))
        for move in view.legal
        if isinstance(move, Signal)
    )
    return (buttons,) if buttons else ()


# --- Moves ------------------------------------------------------------------------------------------------


def choices(view: View) -> list[list[Move]]:
    """The moves of a hand as they are offered: by tile, and within a tile by place."""
    groups = distinct(view.body, rules_of(view), tuple(m for m in view.legal if not isinstance(m, Signal)))
    offered: defaultdict[object, list[Move]] = defaultdict(list)
    for moves in groups.values():
        first = moves[0]
        offered[first.tile if isinstance(first, Play) else first].append(first)
    return list(offered.values())


def _moves(
    match: Match, view: View, page: Page, limits: Limits, *, below: int
) -> tuple[list[Text], tuple[Row, ...]]:
    offered = choices(view)
    asked = int(page[1:]) if page.startswith("t") and page[1:].isdigit() else len(offered)
    if asked < len(offered) and len(offered[asked]) > 1:  # else the question was for another moment
        return _places(match, view, offered[asked], limits)
    buttons = [_offer(match, view, number, moves) for number, moves in enumerate(offered)]
    at = int(page[1:]) if page.startswith("p") and page[1:].isdigit() else 0
    laid = grid(limits, len(buttons), per_row=PER_ROW, per_page=PER_PAGE, below=below)
    return [], paged(buttons, laid, at, lambda other: pack(What.PAGE, match.id, view.ply, other))


def _offer(match: Match, view: View, number: int, moves: Sequence[Move]) -> Button:
    """A button that plays, or, for a tile that fits at several places, one that asks where."""
    if len(moves) == 1:
        return Button(move_label(moves[0], view), _play(match, view, moves[0]))
    first = moves[0]
    assert isinstance(first, Play)
    return Button(text("move-where", tile=tile(first.tile)), pack(What.TILE, match.id, view.ply, number))


def _places(match: Match, view: View, moves: Sequence[Move], limits: Limits) -> tuple[list[Text], tuple[Row, ...]]:
    first = moves[0]
    assert isinstance(first, Play)
    buttons = [Button(move_label(move, view), _play(match, view, move)) for move in moves]
    back = (Button(text("button-other-tile"), pack(What.PAGE, match.id, view.ply, 0)),)
    return [text("hand-where", tile=tile(first.tile))], (*in_rows(buttons, limits.row), back)


def _play(match: Match, view: View, move: Move) -> str:
    return pack(What.MOVE, match.id, view.ply, view.legal.index(move))


def move_label(move: Move, view: View) -> Text:
    """A move as its button says it."""
    match move:
        case Play(value, arm):
            return text("move-play", tile=tile(value), where=arm.lower() if _matters(view, arm) else "first")
        case Plays(plays):
            return text("move-plays", tiles=" ".join(tile(play.tile) for play in plays))
        case Draw(count):
            return text("move-draw", count=count)
        case Pass():
            return text("move-pass")
        case _:
            raise TypeError(f"{type(move).__name__} has no label")


def _matters(view: View, arm: str) -> bool:
    """Whether it makes a difference at which arm a tile is laid: not as long as only one tile lies there."""
    if not isinstance(view.body, Board):
        return True
    return any(other.tiles for other in view.body.arms) or len({other.need for other in view.body.arms}) > 1
