"""At a running table: moves by button and by notation, looking at one's hand, leaving and coming back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.asking import Asking
from bot.data import Data, What, pack
from bot.errors import Refused
from bot.messages import Button, Screen, Text, text
from bot.play import lobby
from bot.play.leaving import get_up, play_again
from bot.ports import Address, Press
from bot.publishing.marking import hand_key, person_of, room_key, room_of, table_key
from bot.publishing.surface_keys import SurfaceKey
from bot.screens.grid import on_one_page
from bot.screens.hand import PER_CHOICE, turns_to
from bot.screens.kinds import kind_of
from bot.tables.plan import alone, joinable, playing_itself
from bot.tables.seating import awake
from bot.tables.table import Table
from bot.typed import in_notation
from engine.errors import AmbiguousMove
from engine.game import legal, view
from engine.model import Phase, State, View
from engine.moves import Deal, Move, Signal
from engine.reading import meant
from engine.seats import Seat
from storage.changes import Stale
from storage.matches import Sitter, Status

MOMENT = 1.5
"""Seconds for which who asks for a table waits at most until it is shown."""
PATIENCE = 5.0
"""The same where it will hardly be shown."""

# --- Moves ------------------------------------------------------------------------------------------------


class _OldButton(Refused):
    """A button of another moment: nothing has to be read again for it, as after `Stale`."""

    def __init__(self) -> None:
        super().__init__("old-button")


async def move(asking: Asking, data: Data) -> None:
    """A button of a hand: the indexed legal move, if it is still that moment and his turn."""
    async with _up_to_date(asking, data):
        async with asking.world.tables.changing(data.about, data.number) as table:
            seat, state = _own_seat(asking, table)
            moves = legal(state, Seat(seat.seat))
            if data.number != state.moment or not data.arg.isdigit() or int(data.arg) >= len(moves):
                raise _OldButton
            await _make(asking, table, seat, moves[int(data.arg)])
        await _renew(asking, data)


async def sign(asking: Asking, data: Data) -> None:
    """A sign to one's partner; its button holds for the whole round."""
    async with _up_to_date(asking, data):
        async with asking.world.tables.changing(data.about, in_round=data.number) as table:
            seat, state = _own_seat(asking, table)
            if data.number != state.round or state.phase is not Phase.PLAY:
                raise _OldButton
            await _make(asking, table, seat, Signal(data.arg))
        await _renew(asking, data)


@asynccontextmanager
async def _up_to_date(asking: Asking, data: Data) -> AsyncIterator[None]:
    """Whom private messages do not reach, nothing but answers shows his tiles: so an old button of a hand that was
    shown as one brings it up to date."""
    try:
        yield
    except (Stale, _OldButton):
        closed = await asking.world.reach.closed(Address(person=asking.person.id))
        if not closed or not await _renew(asking, data, text("old-button")):
            raise


async def _renew(asking: Asking, data: Data, *above: Text) -> bool:
    """Show a hand as it is now, with some words `above` it, in the answer whose button was pressed: only its own
    buttons let such a hand follow the match. False if the button hangs on a surface, which follows by itself."""
    table = await asking.world.tables.existing(data.about)
    seat = table.seat_of(asking.person.id)
    if seat is None or table.state is None or await _on_surface(asking, *_surface(table, seat)):
        return False
    hand = await asking.world.shows.hand(table, seat, "")
    await asking.refresh(replace(hand, lines=(*above, *hand.lines)))
    return True


def _surface(table: Table, seat: Sitter) -> tuple[SurfaceKey, Address]:
    """Where the buttons of a seat hang: at its hand, or in a game for one at the table."""
    if alone(table.match):
        return table_key(table), room_of(table)
    return hand_key(table, seat.seat), person_of(seat)


async def _on_surface(asking: Asking, key: SurfaceKey, to: Address) -> bool:
    """Whether the button that was pressed hangs on no message, or on the one that shows a surface and follows it
    by itself: where nothing arrives only the answer to the press can change it."""
    what = asking.request.what
    if not isinstance(what, Press) or not what.post:
        return True
    return what.post == await asking.world.publisher.post_of(key) and not await asking.world.reach.closed(to)


async def move_command(asking: Asking, args: str) -> None:
    """`/move [table] <notation>`"""
    first, _, rest = args.partition(" ")
    named = bool(rest) and len(first) == 1 and first.isalpha()  # as no move begins
    table = await asking.table(first if named else "", seated=True, begun=True)
    notation = rest if named else args
    if not notation:
        raise Refused("move-how")
    notation = await asyncio.to_thread(in_notation, asking.world.words, notation)
    try:
        async with asking.world.tables.changing(table.id) as held:
            seat, state = _own_seat(asking, held)
            with asking.world.refusals.noting(asking.person.id, held):
                wanted = _meant(state, Seat(seat.seat), notation)
            await _make(asking, held, seat, wanted)
    except AmbiguousMove as error:
        await asking.show(_which(asking, table.id, view(state, Seat(seat.seat)), error))


def _meant(state: State, seat: Seat, notation: str) -> Move:
    """The move that somebody has written: of several the only one that his hand offers."""
    try:
        return meant(state, seat, notation)
    except AmbiguousMove as error:
        offered = kind_of(seen := view(state, seat)).offered(seen).moves
        found = [move for move in error.choices if move in offered]
        if len(found) != 1:
            raise
        return found[0]


def _which(asking: Asking, match_id: str, seen: View, error: AmbiguousMove) -> Screen:
    """Ask which of several moves was meant; the buttons are those of the hand."""
    offered = kind_of(seen).offered(seen)
    buttons = [
        Button(offered.label(choice), pack(What.MOVE, match_id, seen.moment, seen.legal.index(choice)))
        for choice in error.choices
    ]
    rows = on_one_page(buttons, asking.limits, per_row=PER_CHOICE, below=0)
    return Screen((text(f"move-{error.reason}"),), rows, secret=True)


async def _make(asking: Asking, table: Table, seat: Sitter, wanted: Move) -> None:
    """A person's own move: it brings him back if a computer player held his seat, and forgives what he missed. A
    sign alone forgives nothing: the table tells what he missed, and everybody would see that it does no longer."""
    back = seat if isinstance(wanted, Signal) and not playing_itself(seat) else awake(seat)
    with asking.world.refusals.noting(asking.person.id, table):
        await asking.world.actions.act(table, Seat(seat.seat), wanted, seated=back if back != seat else None)
    if not isinstance(wanted, Signal):
        asking.world.refusals.moved(asking.person.id, table.id)


def _own_seat(asking: Asking, table: Table) -> tuple[Sitter, State]:
    """The seat of who asks, at a match that is being played, and how that stands."""
    seat = table.seat_of(asking.person.id)
    if table.match.sheet:
        raise Refused("sheet-real-tiles")
    if seat is None:
        raise Refused("not-your-table")
    if table.match.status is Status.LOBBY or table.state is None:
        raise Refused("not-begun")
    if table.match.status is not Status.PLAYING:
        raise Refused("match-is-over")
    return seat, table.state


async def own_turn(asking: Asking, data: Data) -> tuple[Table, Sitter, View]:
    """The table of a button that was made for this very moment, the seat of who asks, and what he sees there: it
    is his turn. Refused if it is another moment."""
    async with asking.world.tables.changing(data.about, data.number) as table:
        seat, state = _own_seat(asking, table)
    if data.number != state.moment or state.turn != seat.seat:
        raise _OldButton
    return table, seat, view(state, Seat(seat.seat))


# --- Looking ----------------------------------------------------------------------------------------------


async def show_hand(asking: Asking, data: Data) -> None:
    """*My hand*: the hand, with its buttons, to its owner alone."""
    table = await asking.world.tables.existing(data.about)
    seat, _ = _own_seat(asking, table)
    await asking.show(await asking.world.shows.hand(table, seat, ""))


async def hand_command(asking: Asking, args: str) -> None:
    """`/hand [table]`: the hand anew. If it stands in his private chat, and he asks there, it comes to the end."""
    table = await asking.table(args, seated=True, begun=True)
    seat, state = _own_seat(asking, table)
    key, to, world = hand_key(table, seat.seat), person_of(seat), asking.world
    in_play = state.phase is Phase.PLAY  # between rounds what is left of a hand may be nothing
    stands = asking.room.private and in_play and await world.publisher.post_of(key) is not None
    if stands and not await world.reach.closed(to):
        await world.publisher.bring(key, to)
        await world.publisher.tried(key, MOMENT)
        if not await world.reach.closed(to):
            return
    await asking.show(await world.shows.hand(table, seat, ""))


async def turn_hand(asking: Asking, data: Data) -> None:
    """Another page of a hand, or a question about a move: in the message on which the button hangs."""
    async with _up_to_date(asking, data):
        table, seat, seen = await own_turn(asking, data)
        known = turns_to(seen, data.arg) if data.what is What.TILE else data.arg.isdigit()
        if not known:
            raise Refused("bad-button")
        page = f"{'t' if data.what is What.TILE else 'p'}{data.arg}"
        key, to = _surface(table, seat)
        if await _on_surface(asking, key, to):
            await asking.world.publisher.turn_to(key, to, "" if page == "p0" else page)
        else:
            await asking.refresh(await asking.world.shows.hand(table, seat, page))


async def table_command(asking: Asking, args: str) -> None:
    """`/table [table]`: show the table anew, at the end of the chat. One that has taken nothing lately is
    tried at once, for it may have been mended without a word; if it still takes nothing, he is told so. Where that
    is likely it is waited for longer: a chat that is written to a lot tries nothing at once."""
    table = await asking.table(args, sheets=True)
    key, to, here, world = room_key(table), room_of(table), asking.room.id == table.match.room, asking.world
    await world.reach.opened(to)
    await world.publisher.bring(key, to)
    await world.publisher.tried(key, PATIENCE if here and asking.room.doubtful else MOMENT)
    if await world.reach.closed(to):
        if here:
            raise Refused("no-voice-here")
        place = await world.place_of(table.match)
        raise Refused("no-voice-there", room=place, game=text("game", game=table.match.game))
    if not here:
        await asking.whisper(text("table-brought"))


# --- Between rounds, leaving, coming back -----------------------------------------------------------------


async def deal(asking: Asking, data: Data) -> None:
    """*Deal*: do not wait for the pause after a round."""
    async with asking.world.tables.changing(data.about, data.number) as table:
        _, state = _own_seat(asking, table)
        if state.phase is not Phase.DEAL or state.moment != data.number:
            raise Refused("dealt-already" if state.moment > data.number else "old-button")
        await asking.world.actions.act(table, None, Deal())


async def come_back(asking: Asking, data: Data) -> None:
    """*I'm back*: play oneself again."""
    async with asking.world.tables.changing(data.about) as table:
        seat, _ = _own_seat(asking, table)
        await play_again(asking.world, table, seat)


async def join_command(asking: Asking, args: str) -> None:
    """`/join [table]`: sit down, also in the seat of a computer player, or come back to the match that one has
    left."""
    person, here = asking.person.id, await asking.tables_here(args)
    lobbies = [
        table for table in here if table.match.status is Status.LOBBY and table.match.room == asking.room.id
    ]
    left = [table for table in here if (seat := table.seat_of(person)) is not None and seat.held_by is not None]
    new = [table for table in lobbies if table.seat_of(person) is None]
    if new or (lobbies and not left):
        await lobby.join(asking, Data(What.JOIN, (new or lobbies)[-1].id))
    elif left:
        await come_back(asking, Data(What.BACK, left[-1].id))
    elif asking.room.foreign:
        raise Refused("not-in-this-chat")
    else:
        begun = [one for one in here if lobby.has_begun_without(asking, one) and not alone(one.match)]
        if not begun:
            raise Refused("not-away" if any(one.seat_of(person) for one in here) else "no-lobby-here")
        await lobby.join(asking, Data(What.JOIN, max(begun, key=lambda one: joinable(one.match)).id))


async def leave_command(asking: Asking, args: str) -> None:
    """`/leave [table]`: get up from a lobby, or let a computer player hold one's seat in a match."""
    table = await asking.table(args, seated=True)
    async with asking.world.tables.changing(table.id) as held:
        seat = held.seat_of(asking.person.id)
        if seat is None or not held.open:
            raise Refused("not-seated")
        await get_up(asking.world, held, seat)
    still = asking.world.tables.in_memory(table.id)
    status = None if still is None else still.match.status
    if status is Status.PLAYING:
        await asking.whisper(text("left"))
    elif asking.room.id != table.match.room:  # else he sees it
        await asking.whisper(text("left-lobby" if status is Status.LOBBY else "stopped"))
