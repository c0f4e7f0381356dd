"""What happens to rooms and to the people in them: chats move, the bot is removed, somebody leaves."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable

from bot import notices
from bot.errors import Refused
from bot.leaving import get_up
from bot.marking import person_of
from bot.plan import playing_itself
from bot.ports import Address, PersonId, RoomId, Screen, is_within, text
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
    world.show_again(*tables, *world.tables.ended_at(to.key))


async def close(world: World, room: RoomId) -> None:
    """The bot is no longer in a room: its tables are closed, and who plays there is told."""
    tables = _tables_of(world, room)

    async def stop(table: Table) -> None:
        await world.actions.stop(table)
        await _tell(world, table)

    await _at_each(world, tables, stop)
    for place in (*(RoomId(table.match.room) for table in tables), room):
        await world.reach.lost(Address(room=place))


async def _tell(world: World, table: Table) -> None:
    title = (await world.preferences.chat(table.match.room)).title or table.match.name
    for seat in table.match.seats:
        if seat.person is None or seat.person == table.match.room:
            continue
        language = await world.languages.of_person(seat.person, table.match.room)
        screen = Screen((text("removed-from-room", game=text("game", game=table.match.game), room=title),))
        world.publisher.say(person_of(seat), screen, language)


async def leave(world: World, room: RoomId, person: PersonId) -> None:
    """Somebody has left a room: he gets up from its tables."""

    async def get_up_from(table: Table) -> None:
        seat = table.seat_of(person)
        if seat is not None and not playing_itself(seat):
            await get_up(world.actions, table, seat)

    await _at_each(world, _tables_of(world, room), get_up_from)


async def move(world: World, old: RoomId, new: RoomId) -> None:
    """A room has another id: everything of it goes there, and is shown there anew."""
    if old == new:
        return
    world.publisher.forget_posts(old, new)
    await world.tables.move_room(old, new)
    world.preferences.forget_rooms(old, new)
    await notices.show_again(world, new)
    logger.info("a room has moved")


def _tables_of(world: World, room: RoomId) -> list[Table]:
    """The open tables of a room and of the rooms within it."""
    return [table for table in world.tables.open() if is_within(table.match.room, room)]


async def _at_each(world: World, tables: Iterable[Table], change: Callable[[Table], Awaitable[None]]) -> None:
    """Change each of these tables that is still open; where that fails, the others are changed all the same."""
    for table in tables:
        try:
            async with world.tables.changing(table.id) as held:
                if held.open:
                    await change(held)
        except (Stale, Refused):
            logger.info("somebody else has just changed match %s", table.id)
        except Exception:
            logger.exception("match %s could not be changed by what happened to its room", table.id)
