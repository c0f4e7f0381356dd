"""What is entered on a score sheet, by its buttons or in words: rounds and points in play, *Undo* and the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta

from bot.asking import Asking
from bot.data import Data
from bot.errors import Refused
from bot.ids import RoomId
from bot.messages import Screen, Text, text
from bot.ports import Room
from bot.publishing.marking import room_key, room_of, sheet_key
from bot.screens.common import time_left
from bot.screens.names import who
from bot.screens.sheet import END, END_SURE, TIME, UNDO, example
from bot.sheets.dictation import Dictation
from bot.tables import drafts, keeping, points
from bot.tables.drafts import Draft
from bot.tables.plan import by_clock
from bot.tables.points import PointsDraft
from bot.tables.table import Table, dumps
from engine.errors import IllegalMove
from engine.events import How
from engine.game import rules_of, view
from engine.model import State
from engine.needs import Needs, leads, needs
from engine.seats import Seat
from engine.telling import BrokenUp, RoundTold, TakenBack, has_result
from storage import journal
from storage.matches import Status

ECHO = timedelta(minutes=1)
"""What somebody types of a round that another has entered just like that within this time is the same round."""


def not_begun() -> Refused:
    """What he is told who would enter something on a sheet that still waits for players."""
    return Refused("sheet-not-begun", start=text("button-start"))


async def show(asking: Asking, table: Table) -> None:
    """The sheet in a new message, at the end of the chat."""
    await asking.world.publisher.bring(room_key(table), room_of(table))


async def ask_for_end(asking: Asking, found: Table) -> None:
    """What the button does: the sheet asks whether it is to end, in a new message of its chat."""
    there = replace(asking, room=Room(RoomId(found.match.room)))
    async with _entering(there, found.id) as (table, _, _):
        await asking.world.turn(table, END)
        await show(asking, table)
    if asking.room.id != found.match.room:
        await asking.whisper(text("sheet-end-asked"))


async def typed(asking: Asking, found: Table, args: str, how: How, number: int | None = None) -> None:
    """A round in words, or points in play; what was left out is asked for. With the number of an earlier round:
    how that went in truth."""
    async with _entering(asking, found.id) as (table, state, wanted):
        if number is None or number == state.round + 1:
            await _typed(asking, table, state, wanted, args, how)
            return
        await _mend(asking, table, wanted, number, args, how)
    await asking.say(Screen((text("sheet-mended", name=asking.who, round=number),)))


async def _typed(asking: Asking, table: Table, state: State, wanted: Needs, args: str, how: How) -> None:
    made = await read(asking, table, state, wanted, args, how)
    if isinstance(made, PointsDraft):
        await _enter_points(asking, table, state, made)
        return
    if drafts.question(made, state, wanted) is None:
        await _check_echo(asking, table, drafts.told(made, state, wanted))
    await _enter(asking, table, state, wanted, made)


async def _mend(asking: Asking, table: Table, wanted: Needs, number: int, args: str, how: How) -> None:
    """How an earlier round went in truth: all of it has to be said, but for who has led, if that was asked."""
    before, was = await keeping.before_round(asking.world.database, table, number)
    whole = Refused("sheet-round-whole", round=number, example=example(table.match, view(before, None), wanted))
    if not (args or wanted.just_ends or how is How.FISH):
        raise whole
    made = None if wanted.just_ends else await read(asking, table, before, wanted, args, how)
    if not isinstance(made, Draft):
        raise Refused("sheet-round-points", round=number)
    lead = drafts.NOBODY if was.starter is None else str(was.starter)
    made = replace(made, lead=made.lead or lead if leads(before) else "", sure=True)
    if drafts.question(made, before, wanted) is not None:
        raise whole
    told = drafts.told(made, before, wanted)
    if told == was:
        raise Refused("sheet-round-same", round=number)
    try:
        await asking.world.actions.mend(table, number, told, asking.person.id)
    except IllegalMove:
        raise Refused("sheet-round-others", round=number) from None


async def read(
    asking: Asking, table: Table, state: State, wanted: Needs, args: str, how: How
) -> PointsDraft | Draft:
    """What was typed as an entry on a sheet; Refused if it is none."""
    seat = table.seat_of(asking.person.id)
    me = None if seat is None else Seat(seat.seat)
    dictation = Dictation(asking.world.words, table.match, state, wanted, me)
    return await asyncio.to_thread(dictation.read, args, how)


async def _check_echo(asking: Asking, table: Table, told: RoundTold) -> None:
    """Two who write down the same at once mean one round; who enters several from his notes is alone."""
    for entry in await journal.entries(asking.world.database, table.id, latest=1):
        just_now = asking.world.now() - entry.at < ECHO
        if just_now and entry.told_by != asking.person.id and entry.move == dumps(told):
            raise Refused("sheet-echo")


async def undo(asking: Asking, found: Table) -> None:
    """Drop what is being entered on a sheet, or take back what was written last."""
    async with _entering(asking, found.id) as (table, state, _):
        dropped = await _take_back(asking, table, state)
    if dropped:
        await asking.whisper(text("sheet-dropped"))


async def pressed(asking: Asking, data: Data) -> None:
    """A button of a sheet: a round as far as it is known, *Undo*, *Time*, *End*, or the sheet itself again."""
    answer: Text | None = None
    async with _entering(asking, data.about, data.number) as (table, state, wanted):
        if data.number != state.moment:
            raise Refused("old-button")
        actions, person = asking.world.actions, asking.person.id
        draft, made = drafts.read(data.arg), points.read(data.arg)
        if made is not None and points.fits(made, state, wanted):
            await _enter_points(asking, table, state, made)
        elif draft is not None and drafts.fits(draft, state, wanted):
            await _enter(asking, table, state, wanted, draft)
        elif data.arg == UNDO:
            answer = text("sheet-dropped") if await _take_back(asking, table, state) else None
        elif data.arg == TIME and by_clock(state.options) is not None:
            await asking.world.turn(table, "")
            answer = time_left(asking.world.tables.minutes_left(table))
        elif data.arg == END_SURE and has_result(state):
            await actions.tell(table, BrokenUp(), person)
        elif data.arg == END_SURE:
            await actions.stop(table, asking.by)
        elif data.arg in ("", END):
            await asking.world.turn(table, data.arg)
        else:
            raise Refused("bad-button")
    if answer is not None:
        await asking.whisper(answer)


@asynccontextmanager
async def _entering(asking: Asking, match_id: str, seen: int = 0) -> AsyncIterator[tuple[Table, State, Needs]]:
    """A sheet on which he may enter something: everybody on it may, its host, and who runs the chat."""

    def is_on_it(table: Table) -> bool:
        return table.seat_of(asking.person.id) is not None or table.match.host == asking.person.id

    async with asking.holding(match_id, is_on_it, seen) as (table, may):
        if table.match.room != asking.room.id or not table.match.sheet:
            raise Refused("no-such-table")
        if table.match.status is Status.LOBBY:
            raise not_begun()
        if table.match.status is not Status.PLAYING or table.state is None:
            raise Refused("match-is-over")
        if not may:
            raise _not_his(table)
        wanted = needs(rules_of(table.state))
        assert wanted is not None  # or the sheet would not have begun
        yield table, table.state, wanted


def _not_his(table: Table) -> Refused:
    """What he is told who may enter nothing; he may be one of those who stand there by name alone."""
    seats = table.match.seats
    names = tuple(who(seat) for seat in seats if seat.person is not None)
    guests = tuple(who(seat) for seat in seats if seat.person is None)
    if not names or not guests:
        return Refused("only-players")
    return Refused("sheet-by-account", names=names, guests=guests)


async def _take_back(asking: Asking, table: Table, state: State) -> bool:
    """Drop what is being entered, or if nothing is, take back what was written last; gives whether
    something was dropped."""
    dropped = await asking.world.publisher.page(sheet_key(table), state.moment) != ""
    if dropped:
        await asking.world.turn(table, "")
    else:
        await asking.world.actions.tell(table, TakenBack(), asking.person.id)
    return dropped


async def _enter_points(asking: Asking, table: Table, state: State, made: PointsDraft) -> None:
    """Write points in play down, or ask how many, or whether the match may end with them."""
    move = points.told(made)
    if move is None or points.decides(made, state):
        await asking.world.turn(table, str(made))
    else:
        await asking.world.actions.tell(table, move, asking.person.id)


async def _enter(asking: Asking, table: Table, state: State, wanted: Needs, draft: Draft) -> None:
    """Write the round down if all of it is known, else ask for the rest."""
    if drafts.question(draft, state, wanted) is None:
        await asking.world.actions.tell(table, drafts.told(draft, state, wanted), asking.person.id)
    else:
        await asking.world.turn(table, str(draft))
