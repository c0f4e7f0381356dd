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


_ONLY = frozenset((SurfaceKind.LOBBY, SurfaceKind.SHEET, SurfaceKind.NOTICE))
"""Of which a match, or a notice, has one."""


class SurfaceKey(NamedTuple):
    """Which surface it is. The database knows it by its text, `KIND:OF` or `KIND:OF:NUMBER`."""

    kind: SurfaceKind
    of: str
    """The match, or the notice."""
    number: int = 0
    """The round or the seat, of kinds that have several in a match."""

    @property
    def match(self) -> str | None:
        """The match that it belongs to; None of a notice."""
        return None if self.kind is SurfaceKind.NOTICE else self.of

    def __str__(self) -> str:
        return f"{self.kind}:{self.of}" if self.kind in _ONLY else f"{self.kind}:{self.of}:{self.number}"
