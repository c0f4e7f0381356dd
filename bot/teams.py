"""Who plays with whom: the page of a lobby on which partners are chosen, by two taps, by lot or as last time."""

from __future__ import annotations

from bot.data import Data
from bot.errors import Refused
from bot.lobby import check_seated
from bot.marking import lobby_key, room_of
from bot.screens.lobby import AS_LAST_TIME, SHUFFLE, sides_of
from bot.seating import as_before, paired, shuffled
from bot.table import Table
from bot.world import Asking
from storage import matches
from storage.matches import Seat


async def choose(asking: Asking, data: Data) -> None:
    """Open the page, or change the teams: by the argument (none, a seat, two seats, another way to find them)."""
    async with asking.world.tables.changing(data.about) as table:
        check_seated(asking, table)
        seats, page = table.match.seats, ""
        first, _, second = data.arg.partition(".")
        if data.arg == SHUFFLE:
            seats = shuffled(seats, asking.world.actions.chance)
        elif data.arg == AS_LAST_TIME:
            seats = await _as_last_time(asking, table)
        elif second:
            seats = paired(seats, _sides(table), _seat(table, first), _seat(table, second))
        elif first:
            page = str(_seat(table, first))
        if seats != table.match.seats:
            await asking.world.actions.arrange(table, seats=seats)
        await asking.world.publisher.turn_to(lobby_key(table), room_of(table), f"t{page}")


def _sides(table: Table) -> tuple[int, ...]:
    sides = sides_of(table.match, table.variant, table.options)
    if sides is None:
        raise Refused("bad-button")
    return sides


def _seat(table: Table, written: str) -> int:
    if not written.isdigit() or int(written) >= len(table.match.seats):
        raise Refused("bad-button")
    return int(written)


async def _as_last_time(asking: Asking, table: Table) -> tuple[Seat, ...]:
    """The people of the last match of this game in their seats of then, and who has sat down since behind them."""
    last = await matches.last_ended(asking.world.database, table.match.room, game=table.match.game)
    if last is None:
        raise Refused("no-last-time")
    seats = as_before(table.match.seats, last.seats)
    if len(seats) > max(table.variant.players):
        raise Refused("table-full")
    return seats
