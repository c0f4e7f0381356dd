"""What a button carries: what it is for, which match or other subject, a number, and an argument; never a tile.

The number of what is done in a match is its moment (`View.moment`): so the button is good for that moment only,
and its argument may be an index into a list that the press computes anew. 64 bytes are the smallest of the
platforms' limits.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

LONGEST = 64

_MOST = 2**31 - 1
"""No button has a larger number; a forged one might be too large for a database."""

_DATA = re.compile(r"(?P<what>[a-z]+):(?P<about>[a-z0-9]*):(?P<number>[0-9]*):(?P<arg>[0-9a-z._-]*)")


class What(StrEnum):
    """What a button is for."""

    JOIN = "j"
    LEAVE = "q"
    COMPUTER = "c"
    PARTNERS = "w"
    START = "s"
    CANCEL = "x"
    LOBBY = "l"
    """Back to the lobby from its options."""
    OPTIONS = "o"
    OPTION = "v"
    CHOOSE = "u"
    GAME = "g"
    SIGN = "y"
    HAND = "h"
    MOVE = "m"
    TILE = "t"
    PAGE = "p"
    DEAL = "d"
    BACK = "b"
    WRITE = "i"
    """Try again to write to who presses it."""
    REMATCH = "r"
    NEW = "n"
    SET = "e"
    """A setting of the chat."""
    MINE = "f"
    """A setting of the person."""
    SETTINGS = "se"
    """Back to all settings from a page of one."""
    LANGUAGE = "a"
    RULES = "k"
    HINT = "hi"
    CHANCE = "ca"
    """Whether a game for one can still be won."""
    DAILY = "da"
    TALLY = "ta"
    UNDO = "un"
    """Take an entry of the ledger back."""
    FORGET = "fo"
    """Hide somebody's name, or forget him."""
    SHEET = "sh"
    """An entry on a score sheet, or a part of one."""
    GUEST = "gu"
    """Let a computer player get up, or take a guest off a score sheet."""
    REMIND = "re"
    """How a chat is reminded."""
    ZONE = "zo"
    """The time zone of a chat."""
    INVITE = "nv"
    """Whether somebody is in, and that it begins."""
    WHICH = "z"
    """Which of several tables a command is for."""


@dataclass(frozen=True, slots=True)
class Data:
    """A button's data, unpacked."""

    what: What
    about: str = ""
    """A match or another subject."""
    number: int = 0
    """The moment of the match for which the button was made; of a sign the round; of a choice of house rules the
    game; of a list the page; of a game of the day its date; 0 where the button does not grow old."""
    arg: str = ""


def pack(what: What, about: str = "", number: int = 0, arg: str | int = "") -> str:
    """The data as text; ValueError if it would not fit."""
    data = f"{what.value}:{about}:{number}:{arg}"
    if len(data.encode()) > LONGEST or not _DATA.fullmatch(data):
        raise ValueError(f"no button data: {data!r}")
    return data


def unpack(data: str) -> Data | None:
    """What `pack` made, or None for anything else."""
    match = _DATA.fullmatch(data) if len(data) <= LONGEST else None
    if match is None:
        return None
    try:
        found = Data(What(match["what"]), match["about"], int(match["number"] or 0), match["arg"])
    except ValueError:
        return None
    return found if found.number <= _MOST else None
