"""What people do in a lobby: sitting down, choosing house rules, starting."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.asking import Asking
from bot.chats.reach import Access
from bot.data import Data, What
from bot.errors import Refused
from bot.ids import RoomId
from bot.messages import Screen, text
from bot.play.leaving import get_up, play_again
from bot.play.opening import close_untouched, greet
from bot.ports import Address, Room
from bot.screens.lobby import enough, number_of, rule_page, wanted
from bot.screens.names import who
from bot.tables.keeping import not_kept
from bot.tables.seating import (
    guest_called,
    in_place_of,
    last_computer,
    taking_over,
    with_computer,
    with_person,
    without,
)
from bot.tables.table import Table
from engine.game import Variant, variants
from engine.model import Options
from engine.needs import Unkept, why_not
from engine.options import choose, menu, show
from storage.matches import Sitter, Status

# --- Sitting down -----------------------------------------------------------------------------------------


async def join(asking: Asking, data: Data) -> None:
    """Sit down; in a match that has begun, in the seat of a computer player."""
    asking.check_known()
    change = None
    async with asking.world.tables.changing(data.about) as table:
        seat = table.seat_of(asking.person.id)
        if has_begun_without(asking, table):
            change = await _take_over(asking, table)
        elif seat is not None and table.match.status is Status.PLAYING and not table.match.sheet:
            await play_again(asking.world, table, seat)
        else:
            await _sit_down(asking, table)
    if change is None:
        await greet(asking, table)
    else:
        await _tell_of(asking, table, *change)


async def _sit_down(asking: Asking, table: Table) -> None:
    """Sit down in a lobby."""
    _check_lobby(asking, table)
    if table.seat_of(asking.person.id) is not None:
        ready = enough(table.match, table.variant, table.options)
        raise Refused("already-seated", ready="yes" if ready else "sheet" if table.match.sheet else "no")
    name = (await asking.world.preferences.person(asking.person.id)).name
    await asking.world.actions.arrange(table, seats=_with_one_more(table, asking.person.id, name))
    await asking.world.turn(table, "")  # where it is to be seen


async def _take_over(asking: Asking, table: Table) -> tuple[Sitter, Sitter]:
    """Play on for a computer player: no person who has held a hand loses his seat. Where some teams wait, one who
    plays this round goes before those who wait. Gives who sat there, and who does now."""
    assert table.state is not None
    seats, playing = table.match.seats, table.state.table
    computer = last_computer([seat for seat in seats if seat.seat in playing]) or last_computer(seats)
    if computer is None:
        raise Refused("sheet-late" if table.match.sheet else "join-late")
    name = (await asking.world.preferences.person(asking.person.id)).name
    seated = taking_over(computer, seats, asking.person.id, name)
    await asking.world.actions.reseat(table, seated)
    return computer, seated


async def _tell_of(asking: Asking, table: Table, old: Sitter, new: Sitter) -> None:
    """Tell him whose tiles he has, and the room whose name stands beside them now."""
    world, room = asking.world, RoomId(table.match.room)
    told = Screen((text("joined-late-told", name=who(new), other=who(old)),))
    world.publisher.say(Address(room=room), told, await world.languages.of_room(room))
    await asking.whisper(text("joined-late", name=who(old)), text("lobby-uncounted"))


def _with_one_more(table: Table, person: str, name: str) -> tuple[Sitter, ...]:
    """With this person. He takes the seat of a guest who was written down under his name, or where he would be one
    too many, that of a computer player: a person is more welcome."""
    seats = table.match.seats
    guest = guest_called(seats, name)
    if guest is not None:
        return in_place_of(guest, seats, person, name)
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
    table = await world.tables.existing(match_id)
    room = RoomId(table.match.room)
    new = table.seat_of(asking.person.id) is None
    if new and not await world.port(room).is_member(room, asking.person.id):
        raise Refused("no-such-table")
    _check_open(table)
    title = (await world.preferences.chat(room)).title
    if new:
        await join(replace(asking, room=Room(room, title)), Data(What.JOIN, match_id))
    game = text("game", game=table.match.game)
    await asking.whisper(text("seated-here", game=game, room=await world.place_of(table.match)))


async def write_to_me(asking: Asking, data: Data) -> None:
    """*Write to me*, below a lobby or whoever has asked `/doctor`: private messages may arrive by now."""
    if data.about:
        table = await asking.world.tables.existing(data.about)
        if table.match.room != asking.room.id:
            raise Refused("no-such-table")
        if table.seat_of(asking.person.id) is None:
            raise Refused("only-players")
    to = Address(person=asking.person.id)
    if await asking.world.reach.of(to) is Access.OPEN:
        await asking.whisper(text("written"))
        return
    await asking.world.reach.retried(to)
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
        seat = table.match.seats[number_of_seat(table, data.arg)]
        if seat.person is not None:
            raise Refused("bad-button")
        await asking.world.actions.arrange(table, seats=without(table.match.seats, seat))


def number_of_seat(table: Table, written: str) -> int:
    """The seat that a button names; Refused if there is none."""
    if not written.isdigit() or int(written) >= len(table.match.seats):
        raise Refused("bad-button")
    return int(written)


def _check_lobby(asking: Asking, table: Table) -> None:
    if table.match.room != asking.room.id:
        raise Refused("no-such-table")
    _check_open(table)
    if table.match.status is not Status.LOBBY:
        raise Refused("already-begun")


def has_begun_without(asking: Asking, table: Table) -> bool:
    """Whether others are playing in this room, and he has no seat."""
    here = table.match.room == asking.room.id and table.match.status is Status.PLAYING
    return here and table.seat_of(asking.person.id) is None


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


async def back(asking: Asking, data: Data) -> None:
    """The lobby itself again."""
    await _turn_page(asking, data, "")


async def show_options(asking: Asking, data: Data) -> None:
    """A page of the house rules; the argument is its number."""
    await _turn_page(asking, data, f"o{data.arg}")


async def show_choices(asking: Asking, data: Data) -> None:
    """What a house rule may be; the argument is its number, and perhaps that of a page."""
    await _turn_page(asking, data, f"v{data.arg}")


async def _turn_page(asking: Asking, data: Data, page: str) -> None:
    """Show another page of the lobby, to who sits there or runs the chat."""

    def sits_there(table: Table) -> bool:
        return table.seat_of(asking.person.id) is not None

    async with asking.holding(data.about, sits_there) as (table, may):
        _check_lobby(asking, table)
        if not may:
            raise Refused("only-players")
        await asking.world.turn(table, page)


async def choose_option(asking: Asking, data: Data) -> None:
    """Set a house rule; the argument is its number and that of the choice."""
    number, _, index = data.arg.partition(".")
    async with _hosted(asking, data.about) as table:
        if data.number != number_of(table.match.game):
            raise Refused("old-button")
        rules = menu(table.options)
        if not (number.isdigit() and index.isdigit() and int(number) < len(rules)):
            raise Refused("bad-button")
        rule = rules[int(number)]
        if int(index) >= len(rule.choices):
            raise Refused("bad-button")
        options = choose(table.options, rule.name, show(rule.choices[int(index)]))
        unkept = why_not(table.variant, options) if table.match.sheet else None
        if unkept not in (None, Unkept.OTHER):  # that may be mended by what is chosen next
            raise Refused(not_kept(unkept))
        await asking.world.actions.arrange(table, options=options)
        page = rule_page(options, int(number), asking.world.limits(table.match.room))
        await asking.world.turn(table, page)


async def choose_game(asking: Asking, data: Data) -> None:
    """Play another game at this table, by its usual house rules; without one, or with a page, show the games."""
    if data.arg not in variants():
        await _turn_page(asking, data, f"g{data.arg}")
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
        await asking.world.turn(table, "")


async def start(asking: Asking, data: Data) -> None:
    """Deal. Anybody who sits at the table may start it; Refused, with what can be done, if too few sit there."""
    async with asking.world.tables.changing(data.about) as table:
        check_seated(asking, table)
        await asking.world.turn(table, "")
        if len(table.match.seats) not in table.variant.players:
            needed = wanted(table.match, table.variant, table.options)
            raise Refused("too-few", wanted=needed, sheet=table.match.sheet)
        await asking.world.actions.begin(table)
    await close_untouched(asking, table)


async def cancel(asking: Asking, data: Data) -> None:
    """Close a lobby."""
    async with _hosted(asking, data.about) as table:
        await asking.world.actions.stop(table, asking.by)
