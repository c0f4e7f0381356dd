"""What lies on the table in Sausage: a root, and two lines that grow from it side by side (russian.md 10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain

from engine.codec import tagged
from engine.model import Body
from engine.moves import Cut, Insert, Play
from engine.seats import Seat
from engine.tiles import Tile, tile

LINES = ("A", "B")
"""The two lines, as notation and buttons call them."""


@tagged("link")
@dataclass(frozen=True, slots=True)
class Link:
    """A tile on the table."""

    tile: Tile
    outer: int
    """The half that points away from the root; of the root itself the half at which line A begins."""
    turn: int
    """The turn in which it was laid, counted from 1: the highest is the newest."""

    @property
    def inner(self) -> int:
        """The half that points to the root; of the root itself the half at which line B begins."""
        return self.tile.other(self.outer)


@tagged("sausages")
@dataclass(frozen=True, slots=True)
class Sausages(Body):
    """The table of one round."""

    starter: Seat | None = None
    """Who turned up the first tile of the round; None before the first deal."""
    root: Link | None = None
    a: tuple[Link, ...] = ()
    b: tuple[Link, ...] = ()
    turns: int = 0
    """Turns that have been taken, whatever came of them."""
    recent: tuple[Seat, ...] = ()
    """The seats that have laid a tile, the latest first."""

    @property
    def alone(self) -> bool:
        """Whether nothing lies there but a double: then both lines are the same."""
        return self.root is not None and self.root.tile.double and not self.a and not self.b

    def line(self, key: str) -> tuple[Link, ...]:
        return self.a if key == "A" else self.b

    def value(self, key: str, depth: int) -> int:
        """The half that shows behind so many tiles of a line; behind none, that of the root."""
        if depth:
            return self.line(key)[depth - 1].outer
        assert self.root is not None
        return self.root.outer if key == "A" else self.root.inner

    def end(self, key: str) -> int:
        """The number that the end of a line asks for."""
        return self.value(key, len(self.line(key)))

    def shared(self) -> int:
        """How many tiles both lines have: as deep as a cut can go."""
        return min(len(self.a), len(self.b))

    def cutter(self, depth: int) -> Tile:
        """The one tile that cuts here."""
        return tile(self.value("A", depth), self.value("B", depth))

    def links(self) -> Iterator[Link]:
        """Every tile on the table."""
        if self.root is not None:
            yield self.root
        yield from chain(self.a, self.b)

    def before(self, depth: int) -> tuple[Tile, ...]:
        """What a cut at this depth takes off: the root, then the lines by turns from the root on."""
        assert self.root is not None
        both = chain.from_iterable(zip(self.a[:depth], self.b[:depth], strict=True))
        return tuple(link.tile for link in (self.root, *both))

    def laid(self, seat: Seat, move: Play | Insert | Cut) -> Sausages:
        """The table after a turn that lays a tile."""
        now = self.turns + 1
        after = replace(self, turns=now, recent=(seat, *(other for other in self.recent if other != seat)))
        match move:
            case Play(value, ""):
                return replace(after, root=Link(value, value.hi, now))
            case Play(value, key):
                line = self.line(key)
                link = Link(value, value.other(self.end(key)), now)
                return after._with_line(key, (*line, link))
            case Insert(value, key, depth):
                line = self.line(key)
                return after._with_line(key, (*line[:depth], Link(value, value.hi, now), *line[depth:]))
            case Cut(value, depth):
                root = Link(value, self.value("A", depth), now)
                return replace(after, root=root, a=self.a[depth:], b=self.b[depth:])

    def _with_line(self, key: str, line: tuple[Link, ...]) -> Sausages:
        return replace(self, a=line) if key == "A" else replace(self, b=line)


def sausages_of(body: Body) -> Sausages:
    """What lies on the table of this game."""
    assert isinstance(body, Sausages)
    return body
