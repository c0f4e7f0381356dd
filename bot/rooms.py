"""What happens to rooms and to the people in them: chats move, the bot is removed, somebody leaves."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta
from functools import partial

from bot.errors import Refused
from bot.evenings import notices
from bot.ids import PersonId, RoomId, is_within
from bot.messages import Screen, text
from bot.play.leaving import get_up
from bot.ports import Address
from bot.publishing.marking import lobby_key, room_of
from bot.tables.plan import playing_itself
from bot.tables.table import Table
from bot.world import World
from storage.changes import Stale, Unit
from storage.matches import Status

logger = logging.getLogger(__name__)

TRIED_FOR = timedelta(minutes=10)
"""How long the end of a match is tried to be shown in a room that takes nothing."""


async def reach_changed(world: World, to: Address) -> None:
    """What is known of an address has changed: show there what could not be shown, or elsewhere what no longer can
    be shown there."""
    if to.room is not None and await world.reach.closed(to):
        await _at_each(world, await world.tables.in_room(to.room), partial(_give_up_unseen, world))
    if to.person is not None:
        tables = await world.tables.of_person(to.person)
    else:
        tables = await world.tables.in_room(to.key)
    world.show_again(*tables, *world.tables.ended_at(to.key))


async def close(world: World, room: RoomId, *, gone: bool) -> None:
    """The bot is no longer in a room, or the room is gone: its tables are closed, and who plays there is told."""
    tables = _tables_of(world, room)

    async def stop(table: Table) -> None:
        await world.actions.stop(table)
        for seat in table.match.seats:
            await _tell(world, table, seat.person, "room-is-gone" if gone else "removed-from-room")

    await _at_each(world, tables, stop)
    for place in (*(RoomId(table.match.room) for table in tables), room):
        await world.reach.lost(Address(room=place))


async def let_go(world: World, match_id: str) -> Unit | None:
    """What goes with a match that has ended; None as long as its end is still to be shown. In a room that took
    nothing that is tried for some minutes."""
    table = world.tables.in_memory(match_id)
    if table is not None and world.reach.took_nothing(room_of(table)):
        ended = table.match.ended_at
        if ended is not None and world.now() - ended < TRIED_FOR:
            world.show_again(table)
            return None
    return await world.publisher.forget(match_id)


async def _give_up_unseen(world: World, table: Table) -> None:
    """A lobby that nobody has ever seen, in a room where nothing arrives: who wanted it is told why it is gone."""
    if table.match.status is Status.LOBBY and not await world.publisher.has_shown(lobby_key(table)):
        await world.actions.stop(table)
        await _tell(world, table, table.match.host, "no-voice-there")


async def _tell(world: World, table: Table, person: str | None, what: str) -> None:
    """Tell somebody, in private, what has become of a table."""
    match = table.match
    if person is None or person == match.room:
        return
    screen = Screen((text(what, game=text("game", game=match.game), room=await world.place_of(match)),))
    to = Address(person=PersonId(person))
    world.publisher.say(to, screen, await world.languages.of_person(person, match.room))


async def leave(world: World, room: RoomId, person: PersonId) -> None:
    """Somebody has left a room: he does not come to its next evening, and gets up from its tables. In this order:
    the evening may become one of them meanwhile."""

    async def get_up_from(table: Table) -> None:
        seat = table.seat_of(person)
        if seat is not None and (not playing_itself(seat) or table.match.host == person):
            await get_up(world, table, seat)

    await notices.stay_away(world, room, person)
    await _at_each(world, _tables_of(world, room), get_up_from)


async def move(world: World, old: RoomId, new: RoomId) -> None:
    """A room has another id: everything of it goes there, and is shown there anew."""
    if old == new:
        return
    await world.tables.move_room(old, new, partial(world.publisher.forget_posts, old, new))
    world.preferences.forget_rooms(old, new)
    # What was shown there until now may have gone by other settings.
    world.show_again(*await world.tables.in_room(new), *world.tables.ended_at(new))
    await notices.show_again(world, new)
    logger.info("a room has moved")


def _tables_of(world: World, room: RoomId) -> list[Table]:
    """The open tables of a room and of the rooms within it."""
    return [table for table in world.tables.open() if is_within(table.match.room, room)]


async def _at_each(world: World, tables: Iterable[Table], change: Callable[[Table], Awaitable[None]]) -> None:
    """Change each of these tables that is still open; where that fails, the others are changed all the same.

    What has happened to a room is told once: a table that another process has just changed is tried once more."""

    async def change_one(match_id: str) -> None:
        async with world.tables.changing(match_id) as held:
            if held.open:
                await change(held)

    for table in tables:
        try:
            try:
                await change_one(table.id)
            except Stale:
                await change_one(table.id)
        except (Stale, Refused):
            logger.info("somebody else has just changed match %s", table.id)
        except Exception:
            logger.exception("match %s could not be changed by what happened to its room", table.id)
