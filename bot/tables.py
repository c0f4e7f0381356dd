"""Tables: matches with the people who play them, and the one way to change them.

Whoever wants to change a table holds its lock, changes it through a function of this file, and what is to be
shown follows from what was saved. What is kept in memory is only the newest of what the database has.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from random import Random

import orjson

from bot.errors import Refused
from bot.plan import LOBBY_TIME, OF_TURN, Due, Pauses, next_due, playing_itself
from bot.preferences import Preferences
from bot.tallying import deeds
from engine import codec
from engine.game import Variant, play, start, variants, view
from engine.model import Deal, Event, Move, Options, Phase, State, TimeUp
from engine.model import Seat as SeatNumber
from engine.players import DEFAULT as COMPUTER
from engine.players import choose
from storage import deadlines, ledger, matches
from storage.changes import Stale, Unit
from storage.database import Database
from storage.deadlines import Deadline
from storage.matches import Match, MatchId, Seat, Status

logger = logging.getLogger(__name__)

KEPT = 12
"""The latest steps that a table remembers for telling."""

_OPEN = (Status.LOBBY, Status.PLAYING)

MISSES = 2
"""Turns that somebody may miss in a row before a computer player holds his seat."""


@dataclass(frozen=True, slots=True)
class Told:
    """A move and what came of it."""

    ply: int
    seat: SeatNumber | None
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """A round as it stood when it had ended, with what was told last; the end of the match may have come after
    it."""

    state: State
    tale: tuple[Told, ...]


@dataclass(slots=True)
class Table:
    """A match as it stands. Only `Tables` changes it."""

    match: Match
    state: State | None = None
    tale: list[Told] = field(default_factory=list)
    due: dict[Due, datetime] = field(default_factory=dict)
    ended: RoundEnd | None = None
    """The round that ended last, if it has ended since this process read the match."""

    @property
    def id(self) -> MatchId:
        return self.match.id

    @property
    def variant(self) -> Variant:
        return variants()[self.match.game]

    @property
    def options(self) -> Options:
        return codec.decode(orjson.loads(self.match.options), Options)

    def seat_of(self, person: str) -> Seat | None:
        """Where a person sits, or None."""
        return next((seat for seat in self.match.seats if seat.person == person), None)


class Tables:
    """All tables of this process."""

    def __init__(
        self,
        database: Database,
        preferences: Preferences,
        *,
        now: Callable[[], datetime],
        chance: Random,
        pauses: Pauses,
    ) -> None:
        self._database = database
        self._preferences = preferences
        self._now = now
        self._chance = chance
        self._pauses = pauses
        self._tables: dict[str, Table] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self.on_change: Callable[[Table], None] = lambda table: None
        """Told of every change, after it was saved."""

    # --- finding ------------------------------------------------------------------------------------------

    async def load(self) -> list[Table]:
        """All open tables, after a start."""
        for match, snapshot in await matches.open_matches(self._database):
            state = None if snapshot is None else _state(snapshot.state)
            self._tables[match.id] = Table(match, state)
        for deadline in await deadlines.due(self._database, datetime.max.replace(tzinfo=self._now().tzinfo)):
            if deadline.match in self._tables:
                self._tables[deadline.match].due[Due(deadline.kind)] = deadline.due_at
        return list(self._tables.values())

    def open(self) -> Iterable[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    async def find(self, match_id: str) -> Table | None:
        """One table, with the latest of its tale; None if there is none."""
        table = self._tables.get(match_id)
        if table is None:
            match = await matches.get(self._database, match_id)
            if match is None:
                return None
            snapshot = await matches.latest(self._database, match_id)
            table = Table(match, None if snapshot is None else _state(snapshot.state))
            if match.status in _OPEN:
                self._tables[match_id] = table
        if not table.tale and table.state is not None and table.state.ply:
            entries = (await matches.journal(self._database, match_id))[-KEPT:]
            table.tale = [
                Told(e.ply, None if e.seat is None else SeatNumber(e.seat), _events(e.events)) for e in entries
            ]
        return table

    async def round_end(self, table: Table, number: int) -> RoundEnd | None:
        """The end of a round, the last one or an older one; None if it has not ended."""
        if table.ended is not None and table.ended.state.round == number:
            return table.ended
        if table.match.seed is None:
            return None
        state = start(table.variant, len(table.match.seats), table.match.seed, table.options)
        tale: list[Told] = []
        found = None
        for entry in await matches.journal(self._database, table.id):
            seat = None if entry.seat is None else SeatNumber(entry.seat)
            step = play(state, seat, codec.decode(orjson.loads(entry.move), Move))
            state = step.state
            tale.append(Told(entry.ply, seat, step.events))
            if state.round > number:
                break
            if state.round == number and state.phase is not Phase.PLAY:
                found = RoundEnd(state, tuple(tale[-KEPT:]))
        return found

    async def in_room(self, room: str) -> list[Table]:
        """The open tables of a room, the oldest first."""
        found = [await self.find(match.id) for match in await matches.in_room(self._database, room)]
        return [table for table in found if table is not None]

    async def of_person(self, person: str) -> list[Table]:
        """The open tables at which a person sits."""
        found = [await self.find(match.id) for match in await matches.seated(self._database, person)]
        return [table for table in found if table is not None]

    @asynccontextmanager
    async def changing(self, match_id: str) -> AsyncIterator[Table]:
        """A table that nobody else changes meanwhile; Refused if it does not exist."""
        lock = self._locks.setdefault(match_id, asyncio.Lock())
        async with lock:
            table = await self.find(match_id)
            if table is None:
                raise Refused("no-such-table")
            try:
                yield table
            except Stale:
                self._tables.pop(match_id, None)  # another process was faster: read it again
                raise
        if table.match.status not in _OPEN:
            self._tables.pop(match_id, None)
            self._locks.pop(match_id, None)

    # --- the lobby ----------------------------------------------------------------------------------------

    async def open_lobby(
        self,
        room: str,
        variant: Variant,
        options: Options,
        seats: tuple[Seat, ...],
        *,
        host: str,
        again: Match | None,
    ) -> Table:
        """A new lobby, under the first free letter of the room."""
        now = self._now()
        taken = {match.name for match in await matches.in_room(self._database, room)}
        name = next(letter for letter in _letters() if letter not in taken)
        match = Match(
            id=await self._new_id(),
            room=room,
            name=name,
            game=variant.id,
            options=_dumps(options),
            status=Status.LOBBY,
            host=host,
            version=0,
            created_at=now,
            rematch_of=None if again is None else again.id,
            seats=seats,
        )
        due = now + LOBBY_TIME
        await self._database.write(matches.create(match), self._put(match.id, Due.LOBBY, due, 0))
        table = self._tables[match.id] = Table(match, due={Due.LOBBY: due})
        self.on_change(table)
        return table

    async def arrange(
        self,
        table: Table,
        *,
        seats: tuple[Seat, ...] | None = None,
        options: Options | None = None,
        variant: Variant | None = None,
        host: str | None = None,
    ) -> None:
        """Change what is given of a lobby."""
        match = table.match
        if match.status is not Status.LOBBY:
            raise Refused("already-begun")
        after = replace(
            match,
            seats=match.seats if seats is None else _numbered(seats),
            options=match.options if options is None else _dumps(options),
            game=match.game if variant is None else variant.id,
            host=match.host if host is None else host,
        )
        await self._database.write(matches.arrange(after))
        table.match = replace(after, version=match.version + 1)
        self.on_change(table)

    async def begin(self, table: Table) -> None:
        """From the lobby into the first deal. BadOption if the players and the house rules do not go together."""
        match, now = table.match, self._now()
        if match.status is not Status.LOBBY:
            raise Refused("already-begun")
        seed = f"{self._chance.getrandbits(128):032x}"
        state = start(table.variant, len(match.seats), seed, table.options)
        unit = matches.begin(match.id, version=match.version, seed=seed, state=_dumps(state), at=now)
        table.match = replace(match, status=Status.PLAYING, started_at=now, seed=seed)
        before = table.state
        table.state = state
        session = self._session(table)
        also = [deadlines.drop(match.id, Due.LOBBY)]
        if session is not None:
            also.append(self._put(match.id, Due.SESSION, session, 0))
        try:
            await self._act(table, None, Deal(), first=unit, also=also)
        except BaseException:
            table.match, table.state = match, before
            raise
        table.due.pop(Due.LOBBY, None)
        if session is not None:
            table.due[Due.SESSION] = session
        self.on_change(table)

    def _session(self, table: Table) -> datetime | None:
        minutes = getattr(table.options, "session_minutes", None)
        if minutes is None:
            return None
        return self._now() + timedelta(minutes=minutes)

    # --- play ---------------------------------------------------------------------------------------------

    async def act(
        self, table: Table, seat: SeatNumber | None, move: Move, *, seated: Seat | None = None
    ) -> tuple[Event, ...]:
        """Make a move and save it, with what it means for clock and tallies; `seated` is a change of who sits in
        a seat. IllegalMove if the rules refuse it, Stale if another process was faster."""
        also: list[Unit] = []
        if seated is not None:
            also.append(matches.reseat(table.id, seated))
        events = await self._act(table, seat, move, first=(), also=also, seated=seated)
        self.on_change(table)
        return events

    async def _act(
        self,
        table: Table,
        seat: SeatNumber | None,
        move: Move,
        *,
        first: Unit,
        also: list[Unit],
        seated: Seat | None = None,
    ) -> tuple[Event, ...]:
        before, now = table.state, self._now()
        if before is None or table.match.status is not Status.PLAYING:
            raise Refused("not-being-played")
        step = play(before, seat, move)
        match = table.match if seated is None else _reseated(table.match, seated)
        after = step.state
        units = [
            first,
            matches.append(
                match.id,
                ply=before.ply,
                seat=seat,
                move=_dumps(move),
                events=orjson.dumps([codec.encode(event) for event in step.events]).decode(),
                state=_dumps(after),
                at=now,
            ),
            *also,
            *map(ledger.enter, deeds(match, before, step, now)),
        ]
        over = after.phase is Phase.OVER
        if over:
            units.append(matches.finish(match.id, Status.OVER, now))
            coming: dict[Due, datetime] = {}
        else:
            if after.phase is Phase.PLAY and after.since == before.since and seat != before.turn:
                # Somebody else gave a sign: that takes no time from whose turn it is, and gives him none.
                coming = {kind: due for kind, due in table.due.items() if kind in OF_TURN}
            else:
                coming = await self._coming(match, after, now)
            units += self._reset(table, coming, after.ply)
        await self._database.write(*units)
        table.match = replace(match, status=Status.OVER, ended_at=now) if over else match
        table.state = after
        self._rearm(table, coming)
        table.tale = [*table.tale[-KEPT + 1 :], Told(before.ply, seat, step.events)]
        if after.phase is not Phase.PLAY:
            table.ended = RoundEnd(after, tuple(table.tale))
        return step.events

    async def reseat(self, table: Table, seat: Seat) -> None:
        """Change who sits in a seat, in the middle of a match."""
        assert table.state is not None
        match, now = _reseated(table.match, seat), self._now()
        coming = await self._coming(match, table.state, now)
        await self._database.write(matches.reseat(match.id, seat), *self._reset(table, coming, table.state.ply))
        table.match = match
        self._rearm(table, coming)
        self.on_change(table)

    async def stop(self, table: Table) -> None:
        """Give a lobby or a match up."""
        now = self._now()
        await self._database.write(matches.finish(table.id, Status.STOPPED, now))
        table.match = replace(table.match, status=Status.STOPPED, ended_at=now)
        table.due.clear()
        self.on_change(table)

    # --- the clock ----------------------------------------------------------------------------------------

    async def fire(self, table: Table, kind: Due) -> None:
        """Do what is due. Whatever it is, it is no longer due afterwards."""
        match kind:
            case Due.LOBBY:
                await self.stop(table)
            case Due.DEAL:
                await self.act(table, None, Deal())
            case Due.SESSION:
                table.due.pop(Due.SESSION, None)
                await self.act(table, None, TimeUp())
                await self._database.write(deadlines.drop(table.id, Due.SESSION))
            case Due.MOVE:
                await self._move_for(table, missed=False)
            case Due.TURN:
                await self._move_for(table, missed=True)
            case Due.WARNING:
                await self._database.write(deadlines.drop(table.id, Due.WARNING))
                table.due.pop(Due.WARNING, None)
                self.on_change(table)

    async def _move_for(self, table: Table, *, missed: bool) -> None:
        """Play for the seat on turn: a computer player, somebody with nothing to decide, or a sleeper."""
        state = table.state
        assert state is not None
        assert state.turn is not None
        seat = table.match.seats[state.turn]
        move = choose(seat.computer or seat.held_by or COMPUTER, view(state, state.turn))
        seated = None
        if missed and not playing_itself(seat):
            misses = seat.misses + 1
            seated = replace(seat, misses=misses, held_by=COMPUTER if misses >= MISSES else None)
        await self.act(table, state.turn, move, seated=seated)

    async def _coming(self, match: Match, state: State, now: datetime) -> dict[Due, datetime]:
        pace = (await self._preferences.chat(match.room)).choice.clock
        single = {
            seat.person: (await self._preferences.person(seat.person)).choice.single
            for seat in match.seats
            if seat.person is not None
        }
        return next_due(match, state, now, pace, self._pauses, single)

    def _reset(self, table: Table, coming: dict[Due, datetime], ply: int) -> list[Unit]:
        gone = [kind for kind in OF_TURN if kind in table.due and kind not in coming]
        units = [deadlines.drop(table.id, *gone)] if gone else []
        return units + [self._put(table.id, kind, due, ply) for kind, due in coming.items()]

    def _rearm(self, table: Table, coming: dict[Due, datetime]) -> None:
        for kind in OF_TURN:
            table.due.pop(kind, None)
        table.due.update(coming)
        if table.match.status is not Status.PLAYING:
            table.due.clear()

    def _put(self, match_id: str, kind: Due, due: datetime, ply: int) -> Unit:
        return deadlines.put(Deadline(match_id, kind.value, due, ply))

    def _id(self) -> str:
        """A short name for a match, from the letters that are hard to confuse."""
        return "".join(self._chance.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(8))

    async def _new_id(self) -> MatchId:
        """An id that no match has: with a seed the same ones come up in every run on a database."""
        while await matches.get(self._database, wanted := self._id()) is not None:
            pass
        return MatchId(wanted)


def _letters() -> Iterable[str]:
    for number in range(1_000_000):
        yield chr(ord("A") + number % 26) + (str(number // 26) if number >= 26 else "")


def _numbered(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(replace(seat, seat=number) for number, seat in enumerate(seats))


def _reseated(match: Match, seat: Seat) -> Match:
    return replace(match, seats=(*match.seats[: seat.seat], seat, *match.seats[seat.seat + 1 :]))


def _dumps(value: object) -> str:
    return orjson.dumps(codec.encode(value)).decode()


def _state(text: str) -> State:
    return codec.decode(orjson.loads(text), State)


def _events(text: str) -> tuple[Event, ...]:
    return tuple(codec.decode(item, Event) for item in orjson.loads(text))
