"""The lobby: opening a table, sitting down, choosing house rules, starting."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.data import Data, What
from bot.errors import Refused
from bot.screens.lobby import PER_PAGE
from bot.seating import (
    fresh,
    other_partners,
    with_computer,
    with_person,
    without_computer,
    without_person,
)
from bot.shows import lobby_key, room_of
from bot.tables import Table
from bot.words import clean
from bot.world import Asking
from engine.game import Variant, find, variants
from engine.model import BadOption, Options
from engine.options import choose, menu
from storage import matches
from storage.changes import Stale
from storage.matches import Match, Seat, Status

DEFAULT_GAME = "draw"
MOST_TABLES = 8
"""Open tables in one room."""

_OPTION = re.compile(r"(?P<name>\w+)\s*=\s*(?P<value>[\w-]+)")


# --- Opening ----------------------------------------------------------------------------------------------


async def play(asking: Asking, args: str) -> None:
    """`/play [game] [option=value ...]`: open a lobby."""
    variant, options = await _wanted(asking, args)
    await _open(asking, variant, options, (), again=None)


async def _wanted(asking: Asking, args: str) -> tuple[Variant, Options]:
    """The game and house rules that somebody typed; without a game, the one that the room played last."""
    wishes = {match["name"].lower(): match["value"] for match in _OPTION.finditer(args)}
    name = " ".join(_OPTION.sub(" ", args).split())
    if not name:
        last = await matches.ended(asking.world.database, asking.room.id, limit=1)
        name = last[0].game if last else DEFAULT_GAME
    variant = find(name)
    if variant is None:
        raise Refused("no-such-game", name=clean(name))
    options = variant.options()
    for option, value in wishes.items():
        options = choose(options, option, value)
    return variant, options


async def _open(
    asking: Asking, variant: Variant, options: Options, seats: tuple[Seat, ...], *, again: Match | None
) -> Table:
    world = asking.world
    name = (await world.preferences.person(asking.person.id)).name
    if not any(seat.person == asking.person.id for seat in seats):
        seats = with_person(seats, asking.person.id, name)
    if world.fill_with_computers:
        seats = _filled(variant, options, seats)
    others = 0
    while True:
        if len(await world.tables.in_room(asking.room.id)) >= MOST_TABLES:
            raise Refused("too-many-tables", most=MOST_TABLES)
        try:
            table = await world.tables.open_lobby(
                asking.room.id, variant, options, seats, host=asking.person.id, again=again
            )
        except Stale:  # another table was opened under this letter at the same moment
            others += 1
            if others > MOST_TABLES:
                raise
        else:
            await _tell_apart(asking)
            return table


async def _tell_apart(asking: Asking) -> None:
    """Where there are several tables they are called by their letters, those that were there before as well."""
    tables = asking.world.tables
    for table in (*await tables.in_room(asking.room.id), *await tables.of_person(asking.person.id)):
        tables.on_change(table)


def _filled(variant: Variant, options: Options, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """With computer players up to four at the table, or as many as the game is for."""
    fitting = [number for number in variant.players if _fits(variant, options, number)]
    wanted = max((number for number in fitting if number <= 4), default=len(seats))
    while len(seats) < wanted:
        seats = with_computer(seats)
    return seats


def _fits(variant: Variant, options: Options, players: int) -> bool:
    try:
        variant.rules(options, players)
    except BadOption:
        return False
    return True


async def rematch(asking: Asking, data: Data) -> None:
    """The same game with the same people in the same seats, begun at once."""
    async with _ended(asking, data) as before:
        if before.seat_of(asking.person.id) is None:
            raise Refused("only-players")
        if any(table.match.rematch_of == before.id for table in await asking.world.tables.in_room(asking.room.id)):
            raise Refused("rematch-is-on")
        seats = fresh(before.match.seats)
        opened = await _open(asking, before.variant, before.options, seats, again=before.match)
        async with asking.world.tables.changing(opened.id) as table:
            await asking.world.tables.begin(table)


async def new_table(asking: Asking, data: Data) -> None:
    """A lobby for the same game, with nobody in it yet but who asked for it first; the next who asks joins him."""
    async with _ended(asking, data) as before:
        since = before.match.ended_at or before.match.created_at
        for table in await asking.world.tables.in_room(asking.room.id):
            match = table.match
            if match.status is Status.LOBBY and match.game == before.match.game and match.created_at >= since:
                await join(asking, Data(What.JOIN, table.id))
                return
        await _open(asking, before.variant, before.options, (), again=None)


@asynccontextmanager
async def _ended(asking: Asking, data: Data) -> AsyncIterator[Table]:
    """A match of this room that is over; of two who press at the same moment, the second waits for the first."""
    async with asking.world.tables.changing(data.about) as table:
        if table.match.room != asking.room.id:
            raise Refused("no-such-table")
        if table.match.status is not Status.OVER:
            raise Refused("bad-button")
        yield table


# --- Sitting down -----------------------------------------------------------------------------------------


async def join_command(asking: Asking, args: str) -> None:
    """`/join [table]`"""
    here = await asking.world.tables.in_room(asking.room.id)
    lobbies = [table for table in here if table.match.status is Status.LOBBY]
    if args:
        lobbies = [table for table in lobbies if table.match.name.casefold() == args.casefold()]
        if not any(table.match.name.casefold() == args.casefold() for table in here):
            raise Refused("no-table-called", table=clean(args))
    if not lobbies:
        raise Refused("no-lobby-here")
    await join(asking, Data(What.JOIN, lobbies[-1].id))


async def join(asking: Asking, data: Data) -> None:
    """Sit down."""
    async with asking.world.tables.changing(data.about) as table:
        _check_lobby(asking, table)
        if table.seat_of(asking.person.id) is not None:
            raise Refused("already-seated")
        seats = table.match.seats
        if len(seats) >= max(table.variant.players):
            if not any(seat.computer is not None for seat in seats):
                raise Refused("table-full")
            seats = without_computer(seats)  # a person is more welcome than a computer player
        name = (await asking.world.preferences.person(asking.person.id)).name
        await asking.world.tables.arrange(table, seats=with_person(seats, asking.person.id, name))
    await _tell_apart(asking)


async def leave(asking: Asking, data: Data) -> None:
    """Get up from a lobby; if the host does, the next person is the host, and an empty lobby is closed."""
    async with asking.world.tables.changing(data.about) as table:
        _check_lobby(asking, table)
        if table.seat_of(asking.person.id) is None:
            raise Refused("not-seated")
        seats = without_person(table.match.seats, asking.person.id)
        people = [seat.person for seat in seats if seat.person is not None]
        if not people:
            await asking.world.tables.stop(table)
            return
        host = table.match.host if table.match.host in people else people[0]
        await asking.world.tables.arrange(table, seats=seats, host=host)


async def add_computer(asking: Asking, data: Data) -> None:
    """Let a computer player sit down."""
    async with asking.world.tables.changing(data.about) as table:
        _check_seated(asking, table)
        if len(table.match.seats) >= max(table.variant.players):
            raise Refused("table-full")
        await asking.world.tables.arrange(table, seats=with_computer(table.match.seats))


async def change_partners(asking: Asking, data: Data) -> None:
    """Sit in another order."""
    async with asking.world.tables.changing(data.about) as table:
        _check_seated(asking, table)
        await asking.world.tables.arrange(table, seats=other_partners(table.match.seats))


def _check_lobby(asking: Asking, table: Table) -> None:
    if table.match.room != asking.room.id:
        raise Refused("no-such-table")
    if table.match.status is Status.STOPPED:
        raise Refused("lobby-is-closed")
    if table.match.status is not Status.LOBBY:
        raise Refused("already-begun")


def _check_seated(asking: Asking, table: Table) -> None:
    _check_lobby(asking, table)
    if table.seat_of(asking.person.id) is None:
        raise Refused("only-players")


async def _check_host(asking: Asking, table: Table) -> None:
    _check_lobby(asking, table)
    if table.match.host != asking.person.id and not await asking.request.is_admin():
        raise Refused("only-host")


# --- House rules and start --------------------------------------------------------------------------------


async def turn_page(asking: Asking, data: Data, page: str) -> None:
    """Show another page of the lobby."""
    async with asking.world.tables.changing(data.about) as table:
        _check_seated(asking, table)
        await asking.world.publisher.turn_to(lobby_key(table), room_of(table), page)


async def choose_option(asking: Asking, data: Data) -> None:
    """Set a house rule; the argument is its number and that of the choice."""
    number, _, index = data.arg.partition(".")
    async with asking.world.tables.changing(data.about) as table:
        await _check_host(asking, table)
        rules = menu(table.options)
        if not (number.isdigit() and index.isdigit() and int(number) < len(rules)):
            raise Refused("bad-button")
        rule = rules[int(number)]
        if int(index) >= len(rule.choices):
            raise Refused("bad-button")
        value = rule.choices[int(index)]
        options = choose(table.options, rule.name, "none" if value is None else str(value))
        await asking.world.tables.arrange(table, options=options)
        await asking.world.publisher.turn_to(lobby_key(table), room_of(table), f"o{int(number) // PER_PAGE}")


async def choose_game(asking: Asking, data: Data) -> None:
    """Play another game at this table, by its usual house rules."""
    if data.arg not in variants():
        await turn_page(asking, data, "g")
        return
    variant = variants()[data.arg]
    async with asking.world.tables.changing(data.about) as table:
        await _check_host(asking, table)
        if len(table.match.seats) > max(variant.players):
            raise Refused("too-many-for-game", most=max(variant.players))
        await asking.world.tables.arrange(table, variant=variant, options=variant.options())
        await asking.world.publisher.turn_to(lobby_key(table), room_of(table), "")


async def start(asking: Asking, data: Data) -> None:
    """Deal. Anybody who sits at the table may start it."""
    async with asking.world.tables.changing(data.about) as table:
        _check_seated(asking, table)
        await asking.world.publisher.turn_to(lobby_key(table), room_of(table), "")
        await asking.world.tables.begin(table)


async def cancel(asking: Asking, data: Data) -> None:
    """Close a lobby."""
    async with asking.world.tables.changing(data.about) as table:
        await _check_host(asking, table)
        await asking.world.tables.stop(table)
