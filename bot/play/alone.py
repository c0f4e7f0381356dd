"""Games for one: hints, and whether they can still be won. The way is looked for where nothing waits for it."""

from __future__ import annotations

from collections.abc import Callable

from bot.asking import Asking
from bot.data import Data
from bot.errors import Refused
from bot.messages import Text
from bot.play.playing import own_turn
from bot.screens import alone
from bot.tables.almanac import day_of
from engine.model import View
from engine.solvers import Advice, solvable


async def hint(asking: Asking, data: Data) -> None:
    """*Hint*: a good move, said to who plays."""
    await _answer(asking, data, alone.hint)


async def chance(asking: Asking, data: Data) -> None:
    """*Can it still be won?*"""
    await _answer(asking, data, alone.chance)


async def _answer(asking: Asking, data: Data, say: Callable[[View, Advice], Text]) -> None:
    """What the solver says of the moment for which the button was made; the table may go on meanwhile."""
    table, _, seen = await own_turn(asking, data)
    if not solvable(seen.body):
        raise Refused("bad-button")
    if day_of(table.match) is not None:
        raise Refused("hint-daily")
    await asking.whisper(say(seen, await asking.world.advise(seen)))
