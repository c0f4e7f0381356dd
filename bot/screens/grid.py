"""Buttons in rows and pages, so that they fit on the platform where they are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.messages import Button, text
from bot.ports import Limits

Row = tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """How many buttons stand in a row and on a page."""

    per_row: int
    per_page: int

    def page_of(self, number: int) -> int:
        """The page on which a button stands."""
        return number // self.per_page

    def pages(self, count: int) -> int:
        return max(1, -(-count // self.per_page))


def grid(limits: Limits, count: int, *, per_row: int, per_page: int, below: int = 1) -> Grid:
    """The grid for so many buttons: as wide as wished, or wider where the rows would not suffice for a page.

    `below` rows are left for what stands under the buttons, such as the way to the other pages."""
    rows = max(1, limits.rows - below)
    needed = -(-min(count, per_page) // rows)
    wide = max(1, min(max(per_row, needed), limits.row))
    return Grid(wide, min(per_page, wide * rows))


def in_rows(buttons: Sequence[Button], per_row: int) -> tuple[Row, ...]:
    """Buttons one after another in rows of so many."""
    return tuple(tuple(buttons[at : at + per_row]) for at in range(0, len(buttons), per_row))


def on_one_page(buttons: Sequence[Button], limits: Limits, *, per_row: int, below: int = 1) -> tuple[Row, ...]:
    """Buttons as far as there is room: as wide as wished, or wider where the rows would not suffice."""
    laid = grid(limits, len(buttons), per_row=per_row, per_page=len(buttons), below=below)
    return in_rows(buttons[: laid.per_page], laid.per_row)


def paged(
    buttons: Sequence[Button], laid: Grid, page: int, turn: Callable[[int], str], *ways: Button
) -> tuple[Row, ...]:
    """A page of the buttons, and below them one row: the ways to the pages beside it and `ways` elsewhere.

    `turn` gives the data of the button that turns to a page."""
    pages = laid.pages(len(buttons))
    page = min(page, pages - 1)
    shown = buttons[page * laid.per_page : (page + 1) * laid.per_page]
    last = (*turns(page, pages, turn), *ways)
    return (*in_rows(shown, laid.per_row), *((last,) if last else ()))


def turns(page: int, pages: int, turn: Callable[[int], str]) -> Row:
    """The ways to the pages beside one."""
    return tuple(
        Button(text(key), turn(other))
        for key, other in (("button-previous", page - 1), ("button-next", page + 1))
        if 0 <= other < pages
    )
