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
from engine.game import rules_of
from engine.model import Phase, Step
from engine.moves import Move, TimeUp
from engine.needs import Unkept, needs, why_not
from engine.telling import TakenBack, counting, retold, tell, to_take_back
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
    if isinstance(move, TakenBack):
        return await _taken_back(database, table, move, by, now)
    assert table.state is not None
    match, before = table.match, table.state
    step = tell(before, move)
    units = [
        entered(match, before, None, move, step, now, by),
        *map(ledger.enter, deeds(match, before, step, now, by)),
    ]
    due = without(table.due, Due.SESSION) if isinstance(move, TimeUp) else table.due
    due = {**due, Due.IDLE: now + silence_of(step.state, due)}
    if step.state.phase is Phase.OVER:
        match, due, end = ends(match, Status.OVER, now)
        units.append(end)
    tale = told_on(table.tale, Told(before.ply, None, step.events, by))
    return Table(match, step.state, due, tale), units


async def _taken_back(database: Database, table: Table, move: TakenBack, by: str | None, now: datetime) -> Kept:
    assert table.state is not None
    assert by is not None
    match, before = table.match, table.state
    entries = await journal.entries(database, table.id)
    moves = [*map(move_of, entries), move]
    taken = to_take_back(moves[:-1])
    if taken is None:
        raise Refused("sheet-nothing-to-undo")
    step = Step(retold(first_state(match), moves))
    units = [entered(match, before, None, move, step, now, by)]
    deed = await ledger.get(database, match.room, told_deed(match.id, taken))
    if deed is not None and deed.corrected_by is None:
        name = told_deed(match.id, before.ply)
        units.append(ledger.correct(deed.id, by_deed=name, room=match.room, at=now, noted_by=by))
    due = {**table.due, Due.IDLE: now + silence_of(step.state, table.due)}
    return Table(match, step.state, due, told_on(table.tale, Told(before.ply, None, (), by))), units


async def standing(database: Database, match_id: str) -> list[Told]:
    """What still counts of a sheet, the first entry first."""
    entries = await journal.entries(database, match_id)
    return [told_of(entries[at]) for at in standing_numbers(entries)]


def standing_numbers(entries: Sequence[Entry]) -> tuple[int, ...]:
    """Which of the entries still count."""
    return counting([move_of(entry) for entry in entries])
