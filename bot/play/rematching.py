"""Another match like one that has ended: *Rematch*, *New table*."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager

from bot.asking import Asking
from bot.data import Data, What
from bot.errors import Refused
from bot.ids import PersonId
from bot.play.lobby import join
from bot.play.opening import check_seen, open_table
from bot.tables.seating import fresh, with_computers_for
from bot.tables.table import Table
from storage.forgetting import is_nobody
from storage.matches import Sitter, Status


async def rematch(asking: Asking, data: Data) -> None:
    """The same game with the same people in the same seats, begun at once. For those who have left the chat play
    computer players."""
    gone = await _gone(asking, data)
    async with _ended(asking, data) as before:
        if before.seat_of(asking.person.id) is None:
            raise Refused("only-players")
        await _check_first(asking, before)
        if any(is_nobody(seat.person) for seat in before.match.seats):
            raise Refused("rematch-forgotten")
        seats = await as_now(asking, before.match.seats)
        seats = with_computers_for(seats, gone)
        again = await open_table(
            asking, before.variant, before.options, seats, again=before.match, sheet=before.match.sheet, seed=""
        )
    await check_seen(asking, again)


async def _check_first(asking: Asking, before: Table) -> None:
    """Refused if the match is being played again already."""
    if any(table.match.rematch_of == before.id for table in await asking.world.tables.in_room(asking.room.id)):
        raise Refused("rematch-is-on")


async def _gone(asking: Asking, data: Data) -> set[str]:
    """Who of a match that he wants again has left the chat. The platform takes its time to say that, so it is
    asked before the table is held. Who presses twice is refused before that: when it has answered, the first
    rematch may be over, and there would be another. On a score sheet one plays without having to be there."""
    table = await asking.world.tables.find(data.about)
    if table is None or table.match.sheet or table.match.room != asking.room.id:
        return set()
    if table.seat_of(asking.person.id) is None:
        return set()
    await _check_first(asking, table)
    return await who_left(asking, table.match.seats)


async def who_left(asking: Asking, seats: Iterable[Sitter]) -> set[str]:
    """Who of these people is no longer in the chat."""
    room = asking.room.id
    others = {PersonId(seat.person) for seat in seats if seat.person is not None} - {asking.person.id}
    asked = sorted(person for person in others if not is_nobody(person))
    port = asking.world.port(room)
    there = await asyncio.gather(*(port.is_member(room, person) for person in asked))
    return {person for person, stays in zip(asked, there, strict=True) if stays is False}


async def as_now(asking: Asking, seats: Sequence[Sitter]) -> tuple[Sitter, ...]:
    """The same people for another match, in this order and by their present names."""
    people = [seat.person for seat in seats if seat.person is not None]
    return fresh(seats, {person: (await asking.world.preferences.person(person)).name for person in people})


async def new_table(asking: Asking, data: Data) -> None:
    """A lobby for the same game, with nobody in it yet but who asked for it first; the next who asks joins him."""
    async with _ended(asking, data) as before:
        since = before.match.ended_at or before.match.created_at
        for table in await asking.world.tables.in_room(asking.room.id):
            match = table.match
            if match.status is not Status.LOBBY or match.sheet != before.match.sheet:
                continue
            if match.game == before.match.game and match.created_at >= since:
                await join(asking, Data(What.JOIN, table.id))
                return
        opened = await open_table(asking, before.variant, before.options, (), sheet=before.match.sheet)
    await check_seen(asking, opened)


@asynccontextmanager
async def _ended(asking: Asking, data: Data) -> AsyncIterator[Table]:
    """A match of this room that is over; of two who press at the same moment, the second waits for the first."""
    async with asking.world.tables.exclusively("rematch", data.about):
        async with asking.world.tables.changing(data.about) as table:
            if table.match.room != asking.room.id:
                raise Refused("no-such-table")
            if table.match.status is not Status.OVER:
                raise Refused("bad-button")
        yield table
