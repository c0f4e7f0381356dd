"""What happens to rooms and to the people in them: chats move, the bot is removed, somebody leaves."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from bot import notices
from bot.errors import Refused
from bot.leaving import get_up
from bot.marking import person_of, surfaces_of
from bot.plan import playing_itself
from bot.ports import Address, PersonId, RoomId, Screen, text
from bot.table import Table
from bot.world import World
from storage.changes import Stale

logger = logging.getLogger(__name__)


async def show_again(world: World, to: Address) -> None:
    """What is known of an address has changed: show there what could not be shown, or elsewhere what no longer can
    be shown there."""
    if to.person is not None:
        tables = await world.tables.of_person(to.person)
    else:
        tables = await world.tables.in_room(to.key)
    for table in tables:
        world.publisher.mark(surfaces_of(table))


async def close(world: World, room: RoomId) -> None:
    """The bot is no longer in a room: its tables are closed, and who plays there is told."""
    for table in _tables_of(world, room):
        try:
            async with world.tables.changing(table.id) as held:
                if held.open:
                    await world.actions.stop(held)
                    await _tell(world, held)
        except (Stale, Refused):
            logger.info("somebody else has just changed match %s", table.id)
        await world.reach.lost(Address(room=RoomId(table.match.room)))
    await world.reach.lost(Address(room=room))


async def _tell(world: World, table: Table) -> None:
    title = (await world.preferences.chat(table.match.room)).title or table.match.name
    for seat in table.match.seats:
        if seat.person is None or seat.person == table.match.room:
            continue
        language = await world.preferences.language_of_person(seat.person, table.match.room)
        screen = Screen((text("removed-from-room", game=text("game", game=table.match.game), room=title),))
        await world.publisher.say(person_of(seat), screen, language)


async def leave(world: World, room: RoomId, person: PersonId) -> None:
    """Somebody has left a room: he gets up from its tables."""
    for table in _tables_of(world, room):
        async with world.tables.changing(table.id) as held:
            seat = held.seat_of(person)
            if held.open and seat is not None and not playing_itself(seat):
                await get_up(world.actions, held, seat)


async def move(world: World, old: RoomId, new: RoomId) -> None:
    """A room has another id: everything of it goes there, and is shown there anew."""
    if old == new:
        return
    world.publisher.forget_posts(old, new)
    await world.tables.move_room(old, new)
    world.preferences.forget_rooms(old, new)
    await notices.show_again(world, new)
    logger.info("a room has moved")


def _tables_of(world: World, room: RoomId) -> Iterable[Table]:
    """The open tables of a room and of the rooms within it."""
    return [
        table
        for table in world.tables.open()
        if table.match.room == room or table.match.room.startswith(f"{room}/")
    ]
