"""One player's private hand: his tiles, and a button for every move that he may make."""

from __future__ import annotations

from dataclasses import replace

from bot.data import What, pack
from bot.messages import Button, Screen, Text, Typed, text
from bot.ports import Limits
from bot.screens.grid import Row, grid, paged
from bot.screens.kinds import kind_of
from bot.screens.moves import Item, Question, Way
from bot.tables.plan import playing_itself
from engine.game import rules_of
from engine.model import Phase, View
from engine.moves import Signal
from storage.matches import Match

PER_ROW = 3
PER_PAGE = 15
"""Moves in a row and on a page, where there is room for so many."""

PER_CHOICE = 2
"""The same, where the buttons say more."""

Page = str
"""What the reader has turned to: empty, `p` and a page, or `t` and the way through the questions about a move."""


def hand_screen(
    match: Match, view: View, page: Page, limits: Limits, *, several: bool, room: Typed | Text | None = None
) -> Screen:
    """The hand of `view.me`; `page` is what he has turned to. The table is named if there are `several`, and its
    `room` if these are in several rooms."""
    assert view.me is not None
    seat = match.seats[view.me]
    lines: list[Text] = []
    game = text("game", game=match.game)
    if several and room is not None:
        lines.append(text("hand-table-there", game=game, table=match.name, room=room))
    elif several:
        lines.append(text("hand-table", game=game, table=match.name))
    if seat.seat not in view.table:
        out = rules_of(view).scoring.rights(view.book, view.sides[view.me]).get("eliminated", False)
        return Screen((*lines, text("hand-out" if out else "hand-waiting")), secret=True)
    kind = kind_of(view)
    lines += kind.hand(match, view)
    signs = _sign_buttons(match, view)
    rows: tuple[Row, ...] = ()
    if seat.misses and not playing_itself(seat):
        lines.append(text("hand-missed"))
    if playing_itself(seat):
        lines.append(text("hand-held"))
        rows = ((Button(text("button-back"), pack(What.BACK, match.id)),),)
    elif view.turn == view.me and view.phase is Phase.PLAY:
        lines.append(text("hand-turn"))
        lines += (*kind.turn(view), *kind.ends(view))
        question, rows = move_buttons(match, view, page, limits, below=1 + len(signs))
        lines += question
    return Screen(tuple(lines), (*rows, *signs), secret=True)


def _sign_buttons(match: Match, view: View) -> tuple[Row, ...]:
    """A sign costs no turn and may wait, so its button holds for the whole round."""
    buttons = tuple(
        Button(text("button-sign", kind=move.kind), pack(What.SIGN, match.id, view.round, move.kind))
        for move in view.legal
        if isinstance(move, Signal)
    )
    return (buttons,) if buttons else ()


# --- Moves ------------------------------------------------------------------------------------------------


def turns_to(view: View, written: str) -> bool:
    """Whether a page of a hand exists: the way to it as its button has it."""
    way = Way.read(written)
    return way is not None and kind_of(view).offered(view).question(way) is not None


def move_buttons(
    match: Match, view: View, page: Page, limits: Limits, *, below: int
) -> tuple[list[Text], tuple[Row, ...]]:
    """What is asked, if somebody is on the way to a move, and the buttons; `below` rows are left for others."""
    offered = kind_of(view).offered(view)
    way = Way.read(page[1:]) if page.startswith("t") else None
    question = offered.question(way) if way is not None else None  # None also if it was for another moment
    if way is not None and question is not None:
        return [question.asked], _choices(match, view, way, question, limits, below=below)
    buttons = [_button(match, view, item) for item in offered.items()]
    at = int(page[1:]) if page.startswith("p") and page[1:].isdigit() else 0
    laid = grid(limits, len(buttons), per_row=PER_ROW, per_page=PER_PAGE, below=below)
    return [], paged(buttons, laid, at, lambda other: pack(What.PAGE, match.id, view.moment, other))


def _choices(
    match: Match, view: View, way: Way, question: Question, limits: Limits, *, below: int
) -> tuple[Row, ...]:
    """What one asked for can be, and the way back below it."""
    buttons = [_button(match, view, item) for item in question.items]
    if question.back is None:
        back = Button(question.others, pack(What.PAGE, match.id, view.moment, 0))
    else:
        back = Button(text("button-step-back"), _ask(match, view, question.back))
    laid = grid(limits, len(buttons), per_row=PER_CHOICE, per_page=PER_PAGE, below=below)
    return paged(buttons, laid, way.page, lambda other: _ask(match, view, replace(way, page=other)), back)


def _button(match: Match, view: View, item: Item) -> Button:
    """A button that plays, or one that asks."""
    leads = item.leads
    if isinstance(leads, Way):
        return Button(item.label, _ask(match, view, leads))
    return Button(item.label, pack(What.MOVE, match.id, view.moment, view.legal.index(leads)))


def _ask(match: Match, view: View, way: Way) -> str:
    return pack(What.TILE, match.id, view.moment, str(way))
