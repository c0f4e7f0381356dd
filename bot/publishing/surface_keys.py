"""The keys of surfaces: what one shows, of which match or notice, and of which round or seat there."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class SurfaceKind(StrEnum):
    """What a surface shows; all but a notice belong to a match."""

    LOBBY = "lobby"
    SHEET = "sheet"
    """A score sheet, for real tiles."""
    TABLE = "table"
    """The table of a round."""
    RESULT = "result"
    """How a round has ended."""
    HAND = "hand"
    """The hand of a seat."""
    WARNING = "warning"
    """That half of the time of a seat is gone."""
    CALL = "call"
    """That it is the turn of a seat which cannot be reached in private."""
    NOTICE = "notice"


class SurfaceKey(NamedTuple):
    """As text `KIND:OF` or `KIND:OF:NUMBER`, by which the database and the lanes know a surface."""

    kind: SurfaceKind
    of: str
    """The match, or the notice."""
    number: int = 0
    """The round or the seat, of kinds that have several in a match."""

    @classmethod
    def read(cls, key: str) -> SurfaceKey:
        """What a key says. ValueError for what is none."""
        kind, of, *number = key.split(":")
        return cls(SurfaceKind(kind), of, *map(int, number))


def whole(kind: SurfaceKind, of: str) -> str:
    """The key of a surface of which a match, or a notice, has one."""
    return f"{kind}:{of}"


def numbered(kind: SurfaceKind, of: str, number: int) -> str:
    """The key of a surface of which a match has one for each round or seat."""
    return f"{kind}:{of}:{number}"
