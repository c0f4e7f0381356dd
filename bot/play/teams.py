"""Who plays with whom: the page of a lobby on which partners are chosen, by two taps, by lot or as last time."""

from __future__ import annotations

from bot.asking import Asking
from bot.data import Data
from bot.errors import Refused
from bot.play.lobby import check_seated, number_of_seat, too_many
from bot.play.rematching import as_now, who_left
from bot.screens.lobby import AS_LAST_TIME, SHUFFLE, sides_of
from bot.tables.gathering import as_they_were, in_seats, together
from bot.tables.seating import as_before, paired, shuffled
from bot.tables.table import Table
from bot.tables.tale import options_of
from storage import matches
from storage.matches import Match, Sitter


async def choose(asking: Asking, data: Data) -> None:
    """Open the page, or change the teams: by the argument (none, a seat, two seats, another way to find them)."""
    last = await _last_time(asking, data) if data.arg == AS_LAST_TIME else None
    async with asking.world.tables.changing(data.about) as table:
        check_seated(asking, table)
        seats, page = table.match.seats, ""
        first, _, second = data.arg.partition(".")
        if data.arg == SHUFFLE:
            seats = shuffled(seats, asking.world.chance)
        elif last is not None:
            seats = await _as_last_time(asking, table, *last)
        elif second:
            seats = paired(seats, _sides(table), number_of_seat(table, first), number_of_seat(table, second))
        elif first:
            page = str(number_of_seat(table, first))
        if seats != table.match.seats:
            await asking.world.actions.arrange(table, seats=seats)
        await asking.world.turn(table, f"t{page}")


def _sides(table: Table) -> tuple[int, ...]:
    sides = sides_of(table.match, table.variant, table.options)
    if sides is None:
        raise Refused("bad-button")
    return sides


async def _last_time(asking: Asking, data: Data) -> tuple[Match, set[str]]:
    """The last match of this game here, and who of it has left the chat. The platform takes its time to say that:
    nobody may wait for the table meanwhile."""
    table = await asking.world.tables.existing(data.about)
    check_seated(asking, table)
    last = await matches.last_ended(asking.world.database, table.match.room, game=table.match.game)
    if last is None:
        raise Refused("no-last-time")
    absent = [seat for seat in last.seats if seat.person is not None and table.seat_of(seat.person) is None]
    return last, await who_left(asking, absent)


async def _as_last_time(asking: Asking, table: Table, last: Match, gone: set[str]) -> tuple[Sitter, ...]:
    """The people of the last match of this game in their seats of then, and who has sat down since where a seat is
    free. If one seat stays free, or more have come, those who played together do so again."""
    variant, options = table.variant, table.options
    most = max(variant.players)
    places, more = as_before(table.match.seats, last.seats, gone, most=most, fill=not table.match.sheet)
    seats = [seat for seat in (*places, *more) if seat is not None]
    for seat in reversed(more):
        if seat.is_computer and too_many(len(seats), variant, options):
            seats.remove(seat)
    sides = sides_of(last, variant, options_of(last))
    if sides is not None and (None in places or len(seats) > len(places)):
        seats = in_seats(as_they_were(seats, together(sides, places)), variant, options)
    return await as_now(asking, seats)
