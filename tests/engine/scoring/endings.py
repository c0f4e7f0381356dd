"""Rounds that have ended, for what a scoring makes of them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.events import Ending, How
from engine.seats import Seat, Side
from engine.tiles import parse_tiles


def ended(hands: str, how: How, *laid: int, starter: int = 0, sides: Sequence[int] = ()) -> Ending:
    """The end of a round with these hands, strokes between them; `laid` is who has laid a tile, the latest first.
    Everybody is alone if no `sides` are told."""
    held = tuple(map(parse_tiles, hands.split("/")))
    seats = tuple(map(Seat, range(len(held))))
    return Ending(
        how=how,
        seat=Seat(laid[0]),
        last=(),
        before=(),
        held=held,
        table=seats,
        sides=tuple(map(Side, sides or seats)),
        recent=tuple(map(Seat, laid)),
        starter=Seat(starter),
    )


def ending(hands: str, out: int | None = None, recent: tuple[int, ...] = (0,)) -> Ending:
    """A round that somebody has finished, or else a fish after which these have laid a tile, the latest first."""
    return ended(hands, How.FISH, *recent) if out is None else ended(hands, How.OUT, out)
