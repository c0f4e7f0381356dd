"""Points in play and nothing else: tiles that are left in a hand cost nothing, and nobody wins a round
(western.md 4.11)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.codec import tagged
from engine.events import Ending, Event, MatchEnded
from engine.model import Book, Settlement
from engine.scoring.points import Rider
from engine.scoring.sheet import added
from engine.seats import Side


@tagged("in-play-book")
@dataclass(frozen=True, slots=True)
class InPlayBook(Book):
    """The accounts, and what the round that is played has brought so far."""

    here: tuple[int, ...] = ()


@tagged("round-points")
@dataclass(frozen=True, slots=True)
class RoundPoints(Event):
    """What a round has brought every side, all of it written already."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class InPlay(Rider):
    """The scoring; everybody plays for himself."""

    @property
    def value(self) -> None:
        return None

    def open(self, sides: int) -> InPlayBook:
        return InPlayBook((0,) * sides, here=(0,) * sides)

    def earn(self, book: Book, side: Side, points: int) -> tuple[Book, MatchEnded | None]:
        """Points in play; the match is over when they reach the target, unless rounds decide it."""
        assert isinstance(book, InPlayBook)
        return self.match.earn(replace(book, here=added(book.here, {side: points})), side, points)

    def settle(self, book: Book, ending: Ending) -> Settlement:
        """The round is over: nothing more is written, and the next one begins at nothing."""
        assert isinstance(book, InPlayBook)
        cleared = replace(book, here=(0,) * len(book.scores))
        return self.match.close(cleared, ending, (), (RoundPoints(book.here),))
