"""What a line of a script says: who does what.

    NAME> text      NAME says it in the group
    NAME< text      NAME says it to the bot in private
    NAME* 17        NAME presses button 17
    # anything      a comment

The first sign that has the form of one of these ends the name: `>` and `<` with a blank or nothing behind them,
`*` with a number that ends the line. So `<b>Bob</b>> /join` and `*Ann** 3` are understood as they are meant.
Where no sign has that form, the first one at all ends the name (`Ann>/join`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias


@dataclass(frozen=True, slots=True)
class Said:
    """NAME says a text, in the group or to the bot alone."""

    name: str
    text: str
    private: bool


@dataclass(frozen=True, slots=True)
class Pressed:
    """NAME presses a button."""

    name: str
    number: int


@dataclass(frozen=True, slots=True)
class Garbled:
    """A line of no known form; `name` is who may have meant it, or empty."""

    name: str = ""


Deed: TypeAlias = Said | Pressed | Garbled

_STRICT: Final = re.compile(
    r"(?P<name>\S.*?)(?:(?P<sign>[<>])(?:\s(?P<text>.*))?|\*\s+(?P<number>\d+)\s*)", re.DOTALL
)
_LOOSE: Final = re.compile(r"(?P<name>[^<>*]+)(?P<sign>[<>*])(?P<text>.*)", re.DOTALL)
_NUMBER: Final = re.compile(r"\d{1,12}")
"""Far more digits than buttons, far fewer than Python refuses to read."""


def read(line: str) -> Deed | None:
    """What a line says; None for a comment or an empty line."""
    if line.startswith("#") or not line.strip():
        return None
    match = _STRICT.fullmatch(line.lstrip())
    if match is None:
        match = _LOOSE.fullmatch(line)
        if match is None:
            return Garbled()
        number = match["text"].strip() if match["sign"] == "*" else None
    else:
        number = match["number"]
    name = match["name"].strip()
    if number is not None:
        return Pressed(name, int(number)) if _NUMBER.fullmatch(number) else Garbled(name)
    return Said(name, (match["text"] or "").strip(), private=match["sign"] == "<")
