"""The lobby: opening a table, sitting down, choosing house rules, starting."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import NoReturn

from bot.actions import LETTERS
from bot.data import Data, What
from bot.errors import Refused
from bot.leaving import get_up
from bot.marking import lobby_key, room_of, table_key
from bot.ports import Address, PersonId, Room, RoomId, Screen, text
from bot.reach import Way
from bot.screens.lobby import enough, not_kept, number_of, rule_page
from bot.seating import (
    fresh,
    in_place_of,
    last_computer,
    with_computer,
    with_computers_for,
    with_person,
    without,
)
from bot.table import Table
from bot.usual import DEFAULT_GAME
from bot.wishes import (
    apart,
    game_called,
    game_named,
    longest_name,
    no_such_game,
    not_understood,
    option_called,
    with_wish,
)
from bot.world import Asking
from engine.game import Variant, find, variants
from engine.model import Options
from engine.needs import Unkept, why_not
from engine.options import choose, menu
from storage import matches
from storage.changes import Stale, Unit
from storage.forgetting import is_nobody
from storage.matches import Match, MatchId, Seat, Status

PATIENCE = 5.0
"""Seconds until who opens a table in a private chat need not wait any longer for the bot to see that he may."""


# --- Opening ----------------------------------------------------------------------------------------------


async def play(asking: Asking, args: str, *, sheet: bool = False) -> None:
    """`/play [game] [option=value ...]`: open a lobby, or begin a game for one; `sheet` for real tiles."""
    if asking.room.foreign:
        raise Refused("not-in-this-chat")
    variant, options = await _wanted(asking, args)
    unkept = why_not(variant, options) if sheet else None
    if unkept is not None:
        raise Refused(not_kept(unkept))
    alone = is_for_one(variant)
    if alone:
        variant.ready(options, 1)
    opened = await open_table(asking, variant, options, (), again=None, sheet=sheet)
    if alone:
        await begin(asking, opened)
    await check_seen(asking, opened)


def is_for_one(variant: Variant) -> bool:
    """Whether nobody else can play along."""
    return max(variant.players) == 1


async def _wanted(asking: Asking, args: str) -> tuple[Variant, Options]:
    """The game and house rules that somebody typed; without a game, the one that the room played last. Where there
    are others, what somebody has played by himself is not meant."""
    words, wishes = apart(args)
    name = " ".join(words)
    if not name:
        but = [] if asking.room.private else [one.id for one in variants().values() if is_for_one(one)]
        last = await matches.last_ended(asking.world.database, asking.room.id, but=but)
        name = DEFAULT_GAME if last is None else last.game
    variant = game_called(name)
    if variant is None:
        begun, rest = longest_name(words, game_named)
        if begun is not None:  # behind its name stands what is no house rule
            raise not_understood(" ".join(rest), begun)
        raise no_such_game(name)
    options = variant.options()
    rules = {rule.name for rule in menu(options)}
    for option, value in wishes.items():
        if option_called(asking.world.words, options, option) not in rules and find(option) is not None:
            raise not_understood(f"{option} = {value}", variant)  # of `goat =5` the name is missing
        options = with_wish(asking.world.words, options, option, value)
    return variant, options


async def open_table(
    asking: Asking,
    variant: Variant,
    options: Options,
    seats: tuple[Seat, ...],
    *,
    again: Match | None,
    sheet: bool = False,
    host: str = "",
    alongside: Callable[[MatchId], Unit] | None = None,
) -> Table:
    """A lobby with these people in it, and with its `host`: if nobody else is named, who asks for it. What goes
    `alongside` is saved with it."""
    world = asking.world
    asking.check_known()
    if await _is_mute(asking):
        raise Refused("no-voice-here")
    host = host or asking.person.id
    name = (await world.preferences.person(host)).name
    if not any(seat.person == host for seat in seats):
        seats = with_person(seats, host, name)
    lonely = world.fill_with_computers or asking.room.private  # nobody else will come
    if lonely and not sheet and again is None:
        seats = _filled(variant, options, seats)
    others = 0
    while True:
        try:
            table = await world.actions.open_lobby(
                asking.room.id, variant, options, seats, host=host, again=again, sheet=sheet, alongside=alongside
            )
        except Stale:  # another process has opened a table under this letter at the same moment
            others += 1
            if others > len(LETTERS):
                raise
        else:
            break
    if await _is_mute(asking):  # as has turned out meanwhile
        await _give_up(asking, table)
    await _greet(asking, table)
    return table


async def check_seen(asking: Asking, opened: Table) -> None:
    """Refused, and the table is given up, if it stands in a private chat in which nothing arrives, or in another
    place where that is doubtful: only the answer to his command can tell him."""
    world = asking.world
    table = await world.tables.find(opened.id)
    if not (asking.room.private or asking.room.doubtful) or table is None:
        return
    await world.publisher.tried(table_key(table) if table.state is not None else lobby_key(table), PATIENCE)
    if await _is_mute(asking):
        await _give_up(asking, table)


async def _give_up(asking: Asking, table: Table) -> NoReturn:
    async with asking.world.tables.changing(table.id) as held:
        if held.open:
            await asking.world.actions.stop(held)
    raise Refused("no-voice-here")


async def _is_mute(asking: Asking) -> bool:
    """Whether it is known that the bot may not write in this room."""
    return await asking.world.reach.closed(Address(room=asking.room.id))


def _filled(variant: Variant, options: Options, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """With computer players up to four at the table, or as many as the game is for."""
    wanted = max((number for number in variant.fitting(options) if number <= 4), default=len(seats))
    while len(seats) < wanted:
        seats = with_computer(seats)
    return seats


async def rematch(asking: Asking, data: Data) -> None:
    """The same game with the same people in the same seats, begun at once. For those who have left the chat play
    computer players."""
    gone = await _gone(asking, data)
    async with _ended(asking, data) as before:
        if before.seat_of(asking.person.id) is None:
            raise Refused("only-players")
        if any(table.match.rematch_of == before.id for table in await asking.world.tables.in_room(asking.room.id)):
            raise Refused("rematch-is-on")
        if any(is_nobody(seat.person) for seat in before.match.seats):
            raise Refused("rematch-forgotten")
        seats = await as_now(asking, before.match.seats)
        seats = with_computers_for(seats, gone)
        again = await open_table(
            asking, before.variant, before.options, seats, again=before.match, sheet=before.match.sheet
        )
        await begin(asking, again)
    await check_seen(asking, again)


async def _gone(asking: Asking, data: Data) -> set[str]:
    """Who of a match that he wants again has left the chat. The platform takes its time to say that: nobody may
    wait for the table meanwhile. On a score sheet one plays without having to be there."""
    table = await asking.world.tables.find(data.about)
    if table is None or table.match.sheet or table.match.room != asking.room.id:
        return set()
    return set() if table.seat_of(asking.person.id) is None else await who_left(asking, table.match.seats)


async def who_left(asking: Asking, seats: Iterable[Seat]) -> set[str]:
    """Who of these people is no longer in the chat."""
    room = asking.room.id
    others = {PersonId(seat.person) for seat in seats if seat.person is not None} - {asking.person.id}
    asked = sorted(person for person in others if not is_nobody(person))
    port = asking.world.port(room)
    there = await asyncio.gather(*(port.is_member(room, person) for person in asked))
    return {person for person, stays in zip(asked, there, strict=True) if stays is False}


async def as_now(asking: Asking, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The same people for another match, in this order and by their present names."""
    people = [seat.person for seat in seats if seat.person is not None]
    return fresh(seats, {person: (await asking.world.preferences.person(person)).name for person in people})


async def begin(asking: Asking, opened: Table, seed: str = "") -> None:
    """Deal at a table that has just been opened: nobody is waited for."""
    async with asking.world.tables.changing(opened.id) as table:
        await asking.world.actions.begin(table, seed)


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
        opened = await open_table(asking, before.variant, before.options, (), again=None, sheet=before.match.sheet)
    await check_seen(asking, opened)


@asynccontextmanager
async def _ended(asking: Asking, data: Data) -> AsyncIterator[Table]:
    """A match of this room that is over; of two who press at the same moment, the second waits for the first."""
    async with asking.world.tables.opening(data.about):
        async with asking.world.tables.changing(data.about) as table:
            if table.match.room != asking.room.id:
                raise Refused("no-such-table")
            if table.match.status is not Status.OVER:
                raise Refused("bad-button")
        yield table


# --- Sitting down -----------------------------------------------------------------------------------------


async def join(asking: Asking, data: Data) -> None:
    """Sit down."""
    asking.check_known()
    async with asking.world.tables.changing(data.about) as table:
        _check_lobby(asking, table)
        if table.seat_of(asking.person.id) is not None:
            ready = enough(table.match, table.variant, table.options)
            raise Refused("already-seated", ready="yes" if ready else "sheet" if table.match.sheet else "no")
        name = (await asking.world.preferences.person(asking.person.id)).name
        await asking.world.actions.arrange(table, seats=_with_one_more(table, asking.person.id, name))
        await asking.world.publisher.turn_to(lobby_key(table), room_of(table), "")  # where it is to be seen
    await _greet(asking, table)


def _with_one_more(table: Table, person: str, name: str) -> tuple[Seat, ...]:
    """With this person: where he would be one too many he takes the seat of a computer player, for a person is
    more welcome."""
    seats = table.match.seats
    computer = last_computer(seats)
    if computer is not None and too_many(len(seats) + 1, table.variant, table.options):
        return in_place_of(computer, seats, person, name)
    if len(seats) >= max(table.variant.players):
        raise Refused("table-full")
    return with_person(seats, person, name)


def too_many(players: int, variant: Variant, options: Options) -> bool:
    """Whether so many are one more than can play."""
    fitting = variant.fitting(options)
    return players > max(variant.players) or (players not in fitting and players - 1 in fitting)


async def join_by_door(asking: Asking, match_id: str) -> None:
    """`/start join_MATCH`, said in private by who has followed the address in a lobby: by now he can be written
    to, and if he does not sit there yet, he sits down."""
    world = asking.world
    table = await world.tables.find(match_id)
    if table is None:
        raise Refused("no-such-table")
    room = RoomId(table.match.room)
    new = table.seat_of(asking.person.id) is None
    if new and not await world.port(room).is_member(room, asking.person.id):
        raise Refused("no-such-table")
    _check_open(table)
    title = (await world.preferences.chat(room)).title
    if new:
        await join(replace(asking, room=Room(room, title)), Data(What.JOIN, match_id))
    game = text("game", game=table.match.game)
    await asking.whisper(text("seated-here", game=game, room=title or table.match.name))


async def _greet(asking: Asking, table: Table) -> None:
    """Find out whether private messages reach him, by one that he can use: before the tiles are dealt."""
    to = Address(person=asking.person.id)
    needless = (
        asking.room.private or table.match.sheet or is_for_one(table.variant)
    )  # in games for one everything lies open
    if needless or await asking.world.reach.of(to) is not Way.UNKNOWN:
        return
    title = (await asking.world.preferences.chat(asking.room.id)).title or table.match.name
    screen = Screen((text("seated-here", game=text("game", game=table.match.game), room=title),))
    asking.world.publisher.say(to, screen, asking.language)


async def write_to_me(asking: Asking, data: Data) -> None:
    """*Write to me*: private messages may arrive by now."""
    table = await asking.world.tables.find(data.about)
    if table is None or table.match.room != asking.room.id:
        raise Refused("no-such-table")
    if table.seat_of(asking.person.id) is None:
        raise Refused("only-players")
    to = Address(person=asking.person.id)
    if not await asking.world.reach.closed(to):
        await asking.whisper(text("written"))
        return
    await asking.world.reach.opened(to)
    asking.world.publisher.say(to, Screen((text("written"),)), asking.language)
    await asking.whisper(text("writing"))


async def leave(asking: Asking, data: Data) -> None:
    """Get up from a lobby."""
    async with asking.world.tables.changing(data.about) as table:
        _check_lobby(asking, table)
        seat = table.seat_of(asking.person.id)
        if seat is None:
            raise Refused("not-seated")
        await get_up(asking.world, table, seat)


async def add_computer(asking: Asking, data: Data) -> None:
    """Let a computer player sit down."""
    async with asking.world.tables.changing(data.about) as table:
        check_seated(asking, table)
        if table.match.sheet:
            raise Refused("bad-button")
        if len(table.match.seats) >= max(table.variant.players):
            raise Refused("table-full")
        await asking.world.actions.arrange(table, seats=with_computer(table.match.seats))


async def send_away(asking: Asking, data: Data) -> None:
    """Let a computer player get up, or take a guest off a sheet; the argument is the seat."""
    async with asking.world.tables.changing(data.about) as table:
        check_seated(asking, table)
        if not data.arg.isdigit() or int(data.arg) >= len(table.match.seats):
            raise Refused("bad-button")
        seat = table.match.seats[int(data.arg)]
        if seat.person is not None:
            raise Refused("bad-button")
        await asking.world.actions.arrange(table, seats=without(table.match.seats, seat))


def _check_lobby(asking: Asking, table: Table) -> None:
    if table.match.room != asking.room.id:
        raise Refused("no-such-table")
    _check_open(table)
    if table.match.status is not Status.LOBBY:
        raise Refused("already-begun")


def _check_open(table: Table) -> None:
    if table.match.status is Status.STOPPED:
        raise Refused("lobby-is-closed")
    if table.match.status is Status.OVER:
        raise Refused("match-is-over")


def check_seated(asking: Asking, table: Table) -> None:
    """Refused to those who do not sit in this lobby of the room, or if it is none any more."""
    _check_lobby(asking, table)
    if table.seat_of(asking.person.id) is None:
        raise Refused("only-players")


@asynccontextmanager
async def _hosted(asking: Asking, match_id: str) -> AsyncIterator[Table]:
    """A lobby in the hands of its host, or of who runs the chat."""

    def is_host(table: Table) -> bool:
        return table.match.host == asking.person.id

    async with asking.holding(match_id, is_host) as (table, may):
        _check_lobby(asking, table)
        if not may:
            raise Refused("only-host")
        yield table


# --- House rules and start --------------------------------------------------------------------------------


async def turn_page(asking: Asking, data: Data, page: str) -> None:
    """Show another page of the lobby, to who sits there or runs the chat."""

    def sits_there(table: Table) -> bool:
        return table.seat_of(asking.person.id) is not None

    async with asking.holding(data.about, sits_there) as (table, may):
        _check_lobby(asking, table)
        if not may:
            raise Refused("only-players")
        await asking.world.publisher.turn_to(lobby_key(table), room_of(table), page)


async def choose_option(asking: Asking, data: Data) -> None:
    """Set a house rule; the argument is its number and that of the choice."""
    number, _, index = data.arg.partition(".")
    async with _hosted(asking, data.about) as table:
        if data.ply != number_of(table.match.game):
            raise Refused("old-button")
        rules = menu(table.options)
        if not (number.isdigit() and index.isdigit() and int(number) < len(rules)):
            raise Refused("bad-button")
        rule = rules[int(number)]
        if int(index) >= len(rule.choices):
            raise Refused("bad-button")
        value = rule.choices[int(index)]
        options = choose(table.options, rule.name, "none" if value is None else str(value))
        unkept = why_not(table.variant, options) if table.match.sheet else None
        if unkept not in (None, Unkept.OTHER):  # that may be mended by what is chosen next
            raise Refused(not_kept(unkept))
        await asking.world.actions.arrange(table, options=options)
        page = rule_page(options, int(number), asking.world.limits(table.match.room))
        await asking.world.publisher.turn_to(lobby_key(table), room_of(table), page)


async def choose_game(asking: Asking, data: Data) -> None:
    """Play another game at this table, by its usual house rules; without one, or with a page, show the games."""
    if data.arg not in variants():
        await turn_page(asking, data, f"g{data.arg}")
        return
    variant = variants()[data.arg]
    async with _hosted(asking, data.about) as table:
        if table.match.sheet:
            raise Refused("bad-button")
        seats = table.match.seats
        while len(seats) > max(variant.players) and (computer := last_computer(seats)) is not None:
            seats = without(seats, computer)
        if len(seats) > max(variant.players):
            raise Refused("too-many-for-game", most=max(variant.players))
        await asking.world.actions.arrange(table, seats=seats, variant=variant, options=variant.options())
        await asking.world.publisher.turn_to(lobby_key(table), room_of(table), "")


async def start(asking: Asking, data: Data) -> None:
    """Deal. Anybody who sits at the table may start it."""
    async with asking.world.tables.changing(data.about) as table:
        check_seated(asking, table)
        await asking.world.publisher.turn_to(lobby_key(table), room_of(table), "")
        await asking.world.actions.begin(table)


async def cancel(asking: Asking, data: Data) -> None:
    """Close a lobby."""
    async with _hosted(asking, data.about) as table:
        await asking.world.actions.stop(table)
