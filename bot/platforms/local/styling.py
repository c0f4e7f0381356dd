"""The display of a terminal: messages with colour and a margin that says who sees them, folded to the width.

What arrives is printed above the line that is being typed, in one queue: whether somebody is typing or not, the
order stays that in which it was shown.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Final, TypeAlias

from prompt_toolkit.application import run_in_terminal
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.output import Output
from prompt_toolkit.renderer import print_formatted_text
from prompt_toolkit.styles import Style as Sheet
from prompt_toolkit.utils import get_cwidth

from bot.ids import PersonId
from bot.messages import Span, Style, Text, text
from bot.platforms.local.display import Notice, Numbered
from bot.platforms.local.plain import harmless, squeezed

SHEET: Final = Sheet.from_dict(
    {
        "room": "ansiblue bold",
        "private": "ansigreen bold",
        "number": "ansicyan bold",
        "code": "ansicyan",
        "name": "bold",
        "me": "ansiyellow bold",
        "old": "ansibrightblack",
    }
)
"""Only the sixteen colours that people choose for themselves: legible on their light or dark ground."""

_MARGIN: Final = {"class:room": "│ ", "class:private": "┃ "}  # told apart without colour, too
_NARROWEST: Final = 12

Fragment: TypeAlias = tuple[str, str]
Row: TypeAlias = list[Fragment]
"""Pieces of one row on the screen, each with its style."""


class TerminalDisplay:
    """Shows one person what he may see: the room, and what is for him alone. What the table says itself is put
    into words by `say`."""

    repeats: Final = False
    closed: Final = False

    def __init__(self, say: Callable[[Text], str]) -> None:
        self.say: Final = say
        self._waiting: deque[Notice] = deque()
        self._arrived = asyncio.Event()

    def show(self, notice: Notice) -> None:
        self._waiting.append(notice)
        self._arrived.set()

    async def keep_printing(self, output: Output, reader: PersonId) -> None:
        """Print whatever arrives, above the line that is being typed; ended by being cancelled."""
        while True:
            await self._arrived.wait()
            await run_in_terminal(lambda: self.print_all(output, reader))

    def print_all(self, output: Output, reader: PersonId) -> None:
        """Print what waits, while nobody is typing."""
        self._arrived.clear()
        width = output.get_size().columns
        shown: Row = []
        while self._waiting:
            notice = self._waiting.popleft()
            if notice.reader is None or notice.reader.id == reader:
                for row in rows(notice, reader, width, self.say):
                    shown += [*row, ("", "\n")]
        if shown:
            print_formatted_text(output, FormattedText(shown), SHEET)


def rows(notice: Notice, reader: PersonId, width: int, say: Callable[[Text], str]) -> Iterator[Row]:
    """A message as rows that fit into the width. Of a changed one, the lines that stayed the same are dim."""
    colour = "class:room" if notice.reader is None else "class:private"
    title = say(text("terminal-room" if notice.reader is None else "terminal-private"))
    margin: Fragment = (colour, _MARGIN[colour])
    # In its last column some terminals fold early.
    inner = max(width - get_cwidth(_MARGIN[colour]) - 1, _NARROWEST)
    changed = "" if notice.before is None else f" · {say(text('terminal-changed'))}"
    yield [(colour, title), ("class:old", changed)]
    for line in _lines(notice, reader):
        for row in folded(line, inner):
            yield [margin, *row]
    for numbered in notice.rows:
        for row in _buttons(numbered, inner):
            yield [margin, *row]


def _lines(notice: Notice, reader: PersonId) -> Iterator[Row]:
    if notice.picture:
        yield [("class:old", f"{notice.picture.file}: "), ("", squeezed(notice.picture.words))]
    for line in notice.lines:
        stayed = notice.before is not None and line in notice.before
        yield [("class:old" if stayed else _style(span, reader), harmless(span.text)) for span in line]


def _style(span: Span, reader: PersonId) -> str:
    if span.person is not None:
        return "class:me" if span.person == reader else "class:name"
    return {Style.PLAIN: "", Style.BOLD: "class:name", Style.CODE: "class:code"}[span.style]


def _buttons(numbered: Iterable[Numbered], width: int) -> Iterator[Row]:
    """A row of buttons, on as many rows as they need."""
    row: Row = []
    used = 0
    for button in numbered:
        label: Row = [("class:number", f"[{button.number}]"), ("", f" {squeezed(button.label)}")]
        wide = sum(get_cwidth(text) for _, text in label)
        if row and used + 2 + wide > width:
            yield from folded(row, width)
            row, used = [], 0
        row += [("", "  "), *label] if row else label
        used += wide + (2 if used else 0)
    if row:
        yield from folded(row, width)


def folded(line: Row, width: int) -> Iterator[Row]:
    """A line as rows of at most this width, divided at blanks, or within a word that is too long."""
    cells = [(style, letter) for style, text in line for letter in text]
    start = used = 0
    blank: int | None = None
    for at, (_, letter) in enumerate(cells):
        wide = get_cwidth(letter)
        if used + wide > width and letter != " ":
            end = at if blank is None else blank
            yield _joined(cells[start:end])
            start = end if blank is None else end + 1
            used = sum(get_cwidth(fits) for _, fits in cells[start:at])
            blank = None
        if letter == " " and at > start:
            blank = at
        used += wide
    yield _joined(cells[start:])


def _joined(cells: Iterable[Fragment]) -> Row:
    row = [
        (style, "".join(letter for _, letter in group))
        for style, group in groupby(cells, key=lambda cell: cell[0])
    ]
    if row:
        row[-1] = (row[-1][0], row[-1][1].rstrip())
    return row
