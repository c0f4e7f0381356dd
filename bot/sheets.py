"""`/sheet`: the score sheet for people who play with real tiles.

A sheet is a match whose rounds are told: it has a lobby, seats, a journal and a surface like any other, and the
same scoring settles what is told. One sits down by tapping, or is written down by those who sit there; each round
is entered by tapping, or typed.
"""

from __future__ import annotations

from enum import StrEnum

from bot import drafts, lobby, points
from bot.data import Data
from bot.dictation import draft_of, points_of
from bot.drafts import Draft
from bot.errors import Refused
from bot.exporting import export
from bot.lunch import GAME
from bot.marking import lobby_key, room_of, sheet_key
from bot.naming import names_of
from bot.points import Points
from bot.ports import Text, text
from bot.screens.sheet import END, END_SURE, UNDO
from bot.seating import is_guest, with_guest, with_person, without_guest
from bot.table import Table
from bot.wishes import called
from bot.words import clean
from bot.world import Asking
from engine.events import How
from engine.game import rules_of
from engine.model import State
from engine.telling import BrokenUp, Needs, TakenBack, has_result, needs
from storage import matches
from storage.matches import Status


class Said(StrEnum):
    """The words behind `/sheet` that are no game and no name."""

    WITH = "with"
    UNDO = "undo"
    EXPORT = "export"
    FISH = "fish"
    OVER = "over"
    END = "end"


async def sheet(asking: Asking, args: str) -> None:
    """`/sheet [what]`: open a sheet for a game, write somebody down, enter a round, take it back, or show it."""
    if asking.room.foreign:
        raise Refused("not-in-this-chat")
    first, _, rest = args.partition(" ")
    match called(asking.world.words, list(Said), _word, first.rstrip(",:")):
        case Said.WITH:
            await _sit(asking, rest)
        case Said.UNDO:
            await _undo(asking, await _kept(asking))
        case Said.EXPORT:
            await export(asking, await _latest(asking))
        case Said.END if not rest:
            await _ask_for_end(asking, await _kept(asking))
        case Said.FISH:
            await _typed(asking, rest, How.FISH)
        case Said.OVER if not rest:
            await _typed(asking, rest, How.FULL)
        case _ if not args and await _sheets(asking):
            await _show(asking, await _kept(asking, lobby=True))
        case _ if not args or lobby.names_game(args):
            await lobby.play(asking, args or GAME, sheet=True)
        case _:
            await _typed(asking, args, How.OUT)


def _word(name: str) -> Text:
    return text(f"sheet-word-{name}")


# --- Which sheet ------------------------------------------------------------------------------------------


async def _sheets(asking: Asking) -> list[Table]:
    return [table for table in await asking.world.tables.in_room(asking.room.id) if table.match.sheet]


async def _the(asking: Asking, found: list[Table], otherwise: str) -> Table:
    """The one that is meant: where several are open, the one on which he stands."""
    if len(found) > 1:
        found = [table for table in found if table.seat_of(asking.person.id) is not None] or found
    if not found:
        raise Refused(otherwise)
    if len(found) > 1:
        raise Refused("sheet-several")
    return found[0]


async def _kept(asking: Asking, *, lobby: bool = False) -> Table:
    """The sheet that is being kept here, with `lobby` perhaps one that has not begun."""
    found = await _sheets(asking)
    if not lobby:
        found = [table for table in found if table.match.status is Status.PLAYING]
    return await _the(asking, found, "sheet-none-here")


async def _latest(asking: Asking) -> Table:
    """The sheet that is being kept here, or else the one that ended last."""
    try:
        return await _kept(asking)
    except Refused:
        last = await matches.last_ended(asking.world.database, asking.room.id, sheet=True)
        table = None if last is None else await asking.world.tables.find(last.id)
        if table is None or table.state is None:  # it may have been restored without its rounds
            raise
        return table


async def _show(asking: Asking, table: Table) -> None:
    """The sheet in a new message, at the end of the chat."""
    key = lobby_key(table) if table.match.status is Status.LOBBY else sheet_key(table)
    await asking.world.publisher.bring(key, room_of(table))


# --- Who is on it -----------------------------------------------------------------------------------------


async def _sit(asking: Asking, args: str) -> None:
    """`/sheet with NAMES`: write others down, people of the chat or guests without an account."""
    waiting = [table for table in await _sheets(asking) if table.match.status is Status.LOBBY]
    found = await _the(asking, waiting, "sheet-no-lobby")
    wanted = [clean(name) for name in args.split(",") if name.strip()]
    if not wanted:
        raise Refused("sheet-with-whom")
    known = await names_of(asking.world.database, asking.room.id)
    async with asking.world.tables.changing(found.id) as table:
        lobby.check_seated(asking, table)
        seats = table.match.seats
        for name in wanted:
            person = known.person(name)
            if person is None:
                seats = with_guest(seats, name)
            elif not any(seat.person == person for seat in seats):
                seats = with_person(seats, person, known[person].name)
        if len(seats) > max(table.variant.players):
            raise Refused("table-full")
        await asking.world.actions.arrange(table, seats=seats)


async def send_away(asking: Asking, data: Data) -> None:
    """Take a guest off the sheet again."""
    async with asking.world.tables.changing(data.about) as table:
        lobby.check_seated(asking, table)
        if not data.arg.isdigit() or int(data.arg) >= len(table.match.seats):
            raise Refused("bad-button")
        seat = table.match.seats[int(data.arg)]
        if not is_guest(seat):
            raise Refused("bad-button")
        await asking.world.actions.arrange(table, seats=without_guest(table.match.seats, seat))


# --- Entering ---------------------------------------------------------------------------------------------


async def _ask_for_end(asking: Asking, found: Table) -> None:
    """What the button does: the sheet asks whether it is to end, in a new message."""
    async with asking.world.tables.changing(found.id) as table:
        await _entering(asking, table)
        await asking.world.publisher.turn_to(sheet_key(table), room_of(table), END)
        await _show(asking, table)


async def _typed(asking: Asking, args: str, how: How) -> None:
    """A round in words, or points in play; what was left out is asked for."""
    found = await _kept(asking)
    async with asking.world.tables.changing(found.id) as table:
        state, wanted = await _entering(asking, table)
        made = points_of(table.match, state, wanted, args)
        if made is not None:
            await _enter_points(asking, table, state, made)
        elif how is not How.FULL:
            fish = how is How.FISH
            draft = draft_of(asking.world.words, table.match, state, wanted, args, fish=fish)
            await _enter(asking, table, state, wanted, draft)
        elif wanted.just_ends:
            await _enter(asking, table, state, wanted, Draft(how))
        else:
            raise Refused("sheet-how-to-type")


async def _undo(asking: Asking, found: Table) -> None:
    async with asking.world.tables.changing(found.id) as table:
        await _entering(asking, table)
        await asking.world.actions.tell(table, TakenBack(), asking.person.id)


async def pressed(asking: Asking, data: Data) -> None:
    """A button of a sheet: a round as far as it is known, *Undo*, *End*, or the sheet itself again."""
    async with asking.world.tables.changing(data.about, data.ply) as table:
        state, wanted = await _entering(asking, table)
        if data.ply != state.ply:
            raise Refused("old-button")
        actions, person = asking.world.actions, asking.person.id
        draft, made = drafts.read(data.arg), points.read(data.arg)
        if made is not None and points.fits(made, state, wanted):
            await _enter_points(asking, table, state, made)
        elif draft is not None and drafts.fits(draft, state, wanted):
            await _enter(asking, table, state, wanted, draft)
        elif data.arg == UNDO:
            await actions.tell(table, TakenBack(), person)
        elif data.arg == END_SURE and has_result(state):
            await actions.tell(table, BrokenUp(), person)
        elif data.arg == END_SURE:
            await actions.stop(table)
        elif data.arg in ("", END):
            await asking.world.publisher.turn_to(sheet_key(table), room_of(table), data.arg)
        else:
            raise Refused("bad-button")


async def _entering(asking: Asking, table: Table) -> tuple[State, Needs]:
    """A sheet on which he may enter something: everybody on it may, its host, and who runs the chat."""
    if table.match.room != asking.room.id or not table.match.sheet:
        raise Refused("no-such-table")
    if table.match.status is Status.LOBBY:
        raise Refused("not-begun")
    if table.match.status is not Status.PLAYING or table.state is None:
        raise Refused("match-is-over")
    on_it = table.seat_of(asking.person.id) is not None or table.match.host == asking.person.id
    if not on_it and not await asking.request.is_admin():
        raise Refused("only-players")
    wanted = needs(rules_of(table.state))
    assert wanted is not None  # or the sheet would not have begun
    return table.state, wanted


async def _enter_points(asking: Asking, table: Table, state: State, made: Points) -> None:
    """Write points in play down, or ask how many, or whether the match may end with them."""
    move = points.told(made)
    if move is None or points.decides(made, state):
        await asking.world.publisher.turn_to(sheet_key(table), room_of(table), str(made))
    else:
        await asking.world.actions.tell(table, move, asking.person.id)


async def _enter(asking: Asking, table: Table, state: State, wanted: Needs, draft: Draft) -> None:
    """Write the round down if all of it is known, else ask for the rest."""
    if drafts.question(draft, state, wanted) is None:
        await asking.world.actions.tell(table, drafts.told(draft, state, wanted), asking.person.id)
    else:
        await asking.world.publisher.turn_to(sheet_key(table), room_of(table), str(draft))
