"""Keeping a score sheet: what an entry makes of a match with real tiles, and what of that is written where.

An entry goes into the journal of the match like a move, with the person who told it, and nothing there is ever
overwritten: one that was wrong is taken back by another one, and with it what it has brought to the ledger.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.errors import Refused
from bot.tables.plan import Due, session_of, silence_of
from bot.tables.table import Table, dumps, ends, entered, without
from bot.tables.tale import Told, first_state, move_of, told_of, told_on
from bot.tables.tallying import deeds, told_deed
from engine.errors import IllegalMove
from engine.game import rules_of
from engine.model import Phase, State, Step
from engine.moves import Move, TimeUp
from engine.needs import Unkept, needs, why_not
from engine.telling import RoundTold, TakenBack, counting, from_round, retold, round_at, tell, to_take_back
from storage import journal, ledger
from storage.changes import Unit
from storage.database import Database
from storage.journal import Entry
from storage.matches import Status

Kept = tuple[Table, list[Unit]]
"""The table after a change, and what saves it."""


def begun(table: Table, now: datetime) -> Kept:
    """From the lobby to an empty sheet; Refused if this game is not kept on one."""
    match, state = table.match, first_state(table.match)
    if needs(rules_of(state)) is None:
        raise Refused(not_kept(why_not(table.variant, table.options) or Unkept.OTHER))
    due = session_of(table.options, now)
    due[Due.IDLE] = now + silence_of(state, due)
    after = replace(match, status=Status.PLAYING, started_at=now, seed="")
    unit = journal.begin(match.id, version=match.version, seed="", state=dumps(state), at=now)
    return Table(after, state, due), [unit]


def not_kept(why: Unkept) -> str:
    """What says why a game cannot be kept on a score sheet."""
    match why:
        case Unkept.ALONE:
            return "sheet-not-alone"
        case Unkept.TEAMS:
            return "sheet-not-teams"
        case Unkept.TILES:
            return "sheet-not-tiles"
        case Unkept.OTHER:
            return "sheet-not-this-game"


async def told(database: Database, table: Table, move: Move, by: str | None, now: datetime) -> Kept:
    """The table after an entry by this person (None: the clock)."""
    if not isinstance(move, TakenBack):
        return _told(table, move, by, now, now)
    assert by is not None
    moves = [move_of(entry) for entry in await journal.entries(database, table.id)]
    taken = to_take_back(moves)
    if taken is None:
        raise Refused("sheet-nothing-to-undo")
    return await _taken_back(database, table, taken, retold(first_state(table.match), [*moves, move]), by, now)


async def mended(
    database: Database, table: Table, number: int, round_told: RoundTold, by: str, now: datetime
) -> Kept:
    """The table if the round of this number went otherwise, and all after it as it was told: everything from there
    on is taken back, and told again. IllegalMove if that does not go together, or if it would end the match, for
    which somebody has to be sure."""
    entries = await journal.entries(database, table.id)
    moves = [*map(move_of, entries)]
    place = _place_of(moves, number)
    _, *later = taken = from_round(moves, place)
    # Nobody sees the states between: to count all again for each would cost the square of the rounds.
    without_all = retold(first_state(table.match), [*moves, *(TakenBack() for _ in taken)])
    units: list[Unit] = []
    for one in reversed(taken):
        table, more = await _taken_back(database, table, one, without_all, by, now)
        units += more
    again = ((moves[one], entries[one].told_by, entries[one].at) for one in later)
    for move, teller, at in ((round_told, by, entries[place].at), *again):
        table, more = _told(table, move, teller, at, now)
        units += more
    if not table.open:
        raise IllegalMove("match-over")
    return table, units


def _told(table: Table, move: Move, by: str | None, at: datetime, now: datetime) -> Kept:
    """The table after an entry of what was told `at` some time, and is written now."""
    assert table.state is not None
    match, before = table.match, table.state
    step = tell(before, move)
    units = [
        entered(match, before, None, move, step, at, by),
        *map(ledger.enter, deeds(match, before, step, at, by)),
    ]
    due = without(table.due, Due.SESSION) if isinstance(move, TimeUp) else table.due
    due = {**due, Due.IDLE: now + silence_of(step.state, due)}
    if step.state.phase is Phase.OVER:
        match, due, end = ends(match, Status.OVER, now)
        units.append(end)
    tale = told_on(table.tale, Told(before.ply, None, step.events, by))
    return Table(match, step.state, due, tale), units


async def _taken_back(database: Database, table: Table, taken: int, after: State, by: str, now: datetime) -> Kept:
    """The table without this entry, in the state `after` that, of whatever ply."""
    assert table.state is not None
    match, before = table.match, table.state
    state = replace(after, ply=before.ply + 1)
    units = [entered(match, before, None, TakenBack(), Step(state), now, by)]
    deed = await ledger.get(database, match.room, told_deed(match.id, taken))
    if deed is not None and deed.counts:
        name = told_deed(match.id, before.ply)
        units.append(ledger.correct(deed.id, by_deed=name, room=match.room, at=now, noted_by=by))
    due = {**table.due, Due.IDLE: now + silence_of(state, table.due)}
    return Table(match, state, due, told_on(table.tale, Told(before.ply, None, (), by))), units


async def standing(database: Database, match_id: str) -> list[Told]:
    """What still counts of a sheet, the first entry first."""
    entries = await journal.entries(database, match_id)
    return [told_of(entries[at]) for at in standing_numbers(entries)]


def standing_numbers(entries: Sequence[Entry]) -> tuple[int, ...]:
    """Which of the entries still count."""
    return counting([move_of(entry) for entry in entries])


async def before_round(database: Database, table: Table, number: int) -> tuple[State, RoundTold]:
    """The match as it was when the round of this number was told, and how it was; Refused if there is no such
    round."""
    moves = [move_of(entry) for entry in await journal.entries(database, table.id)]
    place = _place_of(moves, number)
    move = moves[place]
    assert isinstance(move, RoundTold)
    return retold(first_state(table.match), moves[:place]), move


def _place_of(moves: Sequence[Move], number: int) -> int:
    place = round_at(moves, number)
    if place is None:
        raise Refused("sheet-no-such-round", round=number)
    return place
