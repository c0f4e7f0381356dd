"""What is shown to whom, and the display of a script: lines that a program can read.

Every printed line begins with its reader, `room| ` or `NAME| `, and `~|` says that an earlier message has
changed. A line of a text can therefore pass itself off as neither another's line nor a button.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Protocol

from bot.messages import Line
from bot.platforms.local.people import ROOM_NAME
from bot.platforms.local.plain import harmless, squeezed
from bot.platforms.local.streams import Writer
from bot.ports import Person


@dataclass(frozen=True, slots=True)
class Numbered:
    """A button under the number by which it is pressed."""

    number: int
    label: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture: the file that holds it, and its words."""

    file: str
    words: str


@dataclass(frozen=True, slots=True)
class Notice:
    """A message that is shown for the first time, or again because it has changed."""

    reader: Person | None
    """The only one who sees it; None in the room."""
    lines: tuple[Line, ...]
    rows: tuple[tuple[Numbered, ...], ...] = ()
    picture: Picture | None = None
    before: tuple[Line, ...] | None = None
    """The lines that it had; None for a new message."""


class Display(Protocol):
    """Where the chat is shown."""

    @property
    def repeats(self) -> bool:
        """Whether a message is shown again although nobody could see what has changed."""

    @property
    def closed(self) -> bool:
        """Whether nobody looks any more."""

    def show(self, notice: Notice) -> None: ...


class ScriptDisplay:
    """Prints the lines of the script format (`NAME| text`, `NAME| (17) Label`)."""

    repeats: Final = True

    def __init__(self, write: Writer) -> None:
        self._write = write

    @property
    def closed(self) -> bool:
        return self._write.closed

    def show(self, notice: Notice) -> None:
        name = notice.reader.name if notice.reader else ROOM_NAME
        prefix = f"{name}{'' if notice.before is None else '~'}| "
        for line in _printed(notice):
            self._write.line(prefix + line)


_LIKE_A_BUTTON: Final = re.compile(r"^(\s*)\((\d+)\)")
_LIKE_A_PICTURE: Final = re.compile(r"^(\s*)\[(?=picture\b)")


def _printed(notice: Notice) -> Iterator[str]:
    if notice.picture:
        yield f"[picture {notice.picture.file}: {squeezed(notice.picture.words)}]"
    for line in notice.lines:
        yield _no_disguise(harmless("".join(span.text for span in line)))
    for row in notice.rows:
        for button in row:
            yield f"({button.number}) {squeezed(button.label)}"


def _no_disguise(text: str) -> str:
    """A text cannot look like a button or a picture: the brackets that it begins with change their form."""
    return _LIKE_A_PICTURE.sub(r"\1(", _LIKE_A_BUTTON.sub(r"\1[\2]", text))
