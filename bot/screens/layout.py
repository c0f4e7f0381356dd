"""The layout as text, for chats without pictures and for those who cannot see them."""

from __future__ import annotations

from bot.ports import Text, text
from engine.kernels.layout import Board, Placed
from engine.model import Body

ROW = 8
"""Tiles in a row of text: as many as a phone shows without breaking the line."""


def line_halves(board: Board) -> list[tuple[int, int]]:
    """The tiles of a line from its left end to its right end, each as its left and its right half."""
    if board.start is None:
        return []
    arms = {arm.key: arm.tiles for arm in board.arms}
    start = board.start
    left = [(placed.outer, _inner(placed)) for placed in reversed(arms.get("L", ()))]
    right = [(_inner(placed), placed.outer) for placed in arms.get("R", ())]
    return [*left, (start.outer, start.tile.other(start.outer)), *right]


def _inner(placed: Placed) -> int:
    return placed.tile.other(placed.outer)


def as_text(body: Body) -> tuple[Text, ...]:
    """The layout in rows of tiles."""
    assert isinstance(body, Board)
    halves = [f"[{left}|{right}]" for left, right in line_halves(body)]
    if not halves:
        return (text("table-empty"),)
    rows = ["".join(halves[at : at + ROW]) for at in range(0, len(halves), ROW)]
    return (*(text("layout-row", tiles=row) for row in rows), ends(body))


def ends(body: Body) -> Text:
    """What the ends ask for."""
    assert isinstance(body, Board)
    needs = {arm.key: arm.need for arm in body.arms}
    if not needs:
        return text("table-empty")
    return text("ends", left=needs["L"], right=needs["R"])


def in_words(body: Body) -> tuple[Text, ...]:
    """The layout read aloud from left to right."""
    assert isinstance(body, Board)
    halves = line_halves(body)
    if not halves:
        return (text("table-empty"),)
    return (text("layout-words", tiles=", ".join(f"{a}-{b}" for a, b in halves)), ends(body))
