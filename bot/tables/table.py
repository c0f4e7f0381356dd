"""A table: a match with the people who play it, as the database has it.

A value: a change makes another one. So whoever looks at a table while it is being changed sees all of the change,
or nothing of it.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime

import orjson

from bot.tables import tale
from bot.tables.plan import CLOSING_TIME, Due
from bot.tables.tale import RoundEnd, Tale
from engine import codec
from engine.game import Variant, variants
from engine.model import Options, Phase, State, Step
from engine.moves import Move
from engine.seats import Seat
from storage import deadlines, journal, matches
from storage.changes import Unit
from storage.database import Database, Moment
from storage.deadlines import Deadline
from storage.journal import Snapshot
from storage.matches import Match, Sitter, Status

logger = logging.getLogger(__name__)

Dues = Mapping[Due, datetime]
"""When what is due."""


@dataclass(frozen=True, slots=True)
class Table:
    """A match, its state, its clock, and what there is to tell."""

    match: Match
    state: State | None = None
    due: Dues = field(default_factory=dict)
    tale: Tale = ()
    ended: RoundEnd | None = None
    """The round that ended last, if it has ended since this process read the match."""

    @property
    def id(self) -> str:
        """That of the match."""
        return self.match.id

    @property
    def open(self) -> bool:
        """Whether it is a lobby or being played."""
        return self.match.status in (Status.LOBBY, Status.PLAYING)

    @property
    def kept(self) -> bool:
        """Whether it is a score sheet on which rounds are written: nobody holds a hand or lays a tile there."""
        return self.match.sheet and self.match.status is not Status.LOBBY

    @property
    def untouched(self) -> bool:
        """Whether it is a score sheet that is being kept, and nothing has been told on it."""
        return self.open and self.kept and self.state is not None and not self.state.ply

    @property
    def finished(self) -> bool:
        """Whether nothing can come of it any more: it has ended, and everybody has been shown its end."""
        return not self.open and not self.due

    @property
    def places(self) -> frozenset[str]:
        """Where an open table counts: in its room, and with everybody who sits there."""
        seated = (seat.person for seat in self.match.seats if seat.person is not None)
        return frozenset((self.match.room, *seated) if self.open else ())

    @property
    def variant(self) -> Variant:
        """The game that is played."""
        return variants()[self.match.game]

    @property
    def options(self) -> Options:
        """The house rules; ValueError if another version of the program has saved them."""
        return tale.options_of(self.match)

    def seat_of(self, person: str) -> Sitter | None:
        """Where a person sits, or None."""
        return next((seat for seat in self.match.seats if seat.person == person), None)


async def read(database: Database, match_id: str) -> Table | None:
    """One table, with the latest of its tale; None if there is none. ValueError if another version of the
    program has saved what this one cannot read."""
    async with database.moment() as moment:
        return await _read(moment, match_id)


async def _read(moment: Moment, match_id: str) -> Table | None:
    match = await matches.get(moment, match_id)
    if match is None:
        return None
    snapshot = await journal.snapshot(moment, match_id)
    due = await deadlines.of_match(moment, match_id)
    told = () if snapshot is None else await tale.latest(moment, match_id)
    return _table(match, snapshot, due, told)


async def round_end(database: Database, table: Table, number: int) -> RoundEnd | None:
    """The end of a round that was played at a table which was read with its tale, the last one or an older one;
    None if it has not ended, or can no longer be told."""
    if table.ended is not None and table.ended.state.round == number:
        return table.ended
    state = table.state
    if state is not None and state.round == number and state.phase is not Phase.PLAY:
        return RoundEnd(state, table.tale)  # as it was settled then, whatever the rules are now
    return await tale.round_end(database, table.match, number)


async def read_unfinished(database: Database) -> list[Table]:
    """All open tables, without their tales, and those that have ended but may not have been shown to the end. One
    that cannot be read is left out: the others go on."""
    clocks: defaultdict[str, list[Deadline]] = defaultdict(list)
    found = []
    async with database.moment() as moment:
        for row in await deadlines.due(moment):
            clocks[row.match].append(row)
        for match, snapshot in await journal.open_matches(moment):
            rows = clocks.pop(match.id, [])
            with _leaving_out(match.id):
                found.append(_table(match, snapshot, rows))
        for match_id in clocks:
            with _leaving_out(match_id):
                ended = await _read(moment, match_id)
                if ended is not None:
                    found.append(ended)
    return found


@contextmanager
def _leaving_out(match_id: str) -> Iterator[None]:
    try:
        yield
    except ValueError:
        logger.exception("match %s cannot be read", match_id)


def _table(match: Match, snapshot: Snapshot | None, due: Iterable[Deadline], told: Tale = ()) -> Table:
    if match.game not in variants():
        raise ValueError(f"there is no game {match.game}")
    state = None if snapshot is None else codec.decode(orjson.loads(snapshot.state), State)
    table = Table(match, state, {Due(row.kind): row.due_at for row in due}, told)
    _ = table.options  # which may be unknown here, too
    return table


# --- How it is saved --------------------------------------------------------------------------------------


def ends(match: Match, status: Status, now: datetime, by: str | None = None) -> tuple[Match, Dues, Unit]:
    """A match that ends now, perhaps stopped by somebody, what is due then, and what saves how it has ended."""
    ended = replace(match, status=status, ended_at=now, stopped_by=by)
    return ended, {Due.CLOSING: now + CLOSING_TIME}, matches.finish(match.id, status, now, by)


def without(due: Dues, *kinds: Due) -> Dues:
    """What else is due."""
    return {kind: at for kind, at in due.items() if kind not in kinds}


def dumps(value: object) -> str:
    """A state, a move or house rules as the database has them."""
    return orjson.dumps(codec.encode(value)).decode()


def entered(
    match: Match,
    before: State,
    seat: Seat | None,
    move: Move,
    step: Step,
    at: datetime,
    by: str | None = None,
) -> Unit:
    """The row in the journal for what was done at a table, or told of a round with real tiles by somebody."""
    return journal.append(
        match.id,
        ply=before.ply,
        seat=seat,
        move=dumps(move),
        events=orjson.dumps([codec.encode(event) for event in step.events]).decode(),
        state=dumps(step.state),
        at=at,
        told_by=by,
    )
