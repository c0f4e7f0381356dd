"""Games for one: hints, and whether they can still be won. The way is looked for where nothing waits for it."""

from __future__ import annotations

from collections.abc import Callable

from bot.almanac import day_of
from bot.data import Data
from bot.errors import Refused
from bot.playing import own_seat
from bot.ports import Text
from bot.screens import alone
from bot.world import Asking
from engine.game import view
from engine.model import View
from engine.seats import Seat as SeatNumber
from engine.solvers import Advice, solvable


async def hint(asking: Asking, data: Data) -> None:
    """*Hint*: a good move, said to who plays."""
    await _answer(asking, data, alone.hint)


async def chance(asking: Asking, data: Data) -> None:
    """*Can it still be won?*"""
    await _answer(asking, data, alone.chance)


async def _answer(asking: Asking, data: Data, say: Callable[[View, Advice], Text]) -> None:
    """What the solver says of the moment for which the button was made; the table may go on meanwhile."""
    async with asking.world.tables.changing(data.about, data.ply) as table:
        seat = own_seat(asking, table)
    assert table.state is not None
    if data.ply != table.state.ply or table.state.turn != seat.seat:
        raise Refused("old-button")
    if not solvable(table.state.body):
        raise Refused("bad-button")
    if day_of(table.state) is not None:
        raise Refused("hint-daily")
    seen = view(table.state, SeatNumber(seat.seat))
    await asking.whisper(say(seen, await asking.world.advise(seen)))
