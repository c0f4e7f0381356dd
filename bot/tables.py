"""Tables: the ones in memory, and the one way to change them.

Whoever wants to change a table holds its lock; the change is saved, then the new table takes the place of the old
one in memory, then it is told of. So nobody is shown what was not saved, and what is kept in memory is only the
newest of what the database has.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from random import Random
from weakref import WeakValueDictionary

import orjson

from bot import keeping, tale
from bot import table as stored
from bot.almanac import day_of
from bot.errors import Refused
from bot.plan import CLOSING_TIME, LOBBY_TIME, OF_TURN, Due, Pauses, next_due, only_move, playing_itself, same_turn
from bot.ports import platform_of
from bot.preferences import Preferences, Single
from bot.table import OnChange, Table
from bot.tale import RoundEnd, Told
from bot.tallying import deeds, tried
from bot.thinking import Think, think_here
from engine import codec
from engine.game import Variant, play, start, view
from engine.model import Options, Phase, State
from engine.moves import Deal, Move, Signal, TimeUp
from engine.players import DEFAULT as COMPUTER
from engine.seats import Seat as SeatNumber
from engine.seats import Side
from storage import chats, deadlines, ledger, matches, pairs
from storage.changes import NotSaved, Stale, Unit
from storage.database import Database
from storage.deadlines import Deadline
from storage.deeds import team_of
from storage.matches import Match, MatchId, Seat, Status

__all__ = ["Table", "Tables"]

logger = logging.getLogger(__name__)

MISSES = 2
"""Turns that somebody may miss in a row before a computer player holds his seat."""

LETTERS = "ABCDEFGH"
"""The names of the open tables of a room: there are no more than these."""

Dues = Mapping[Due, datetime]


@dataclass(frozen=True, slots=True)
class Thought:
    """What a computer player would do at this ply."""

    ply: int
    move: Move


def _unseen(_table: Table, _before: Table | None = None) -> None:
    pass


async def _nothing(_match_id: str) -> Unit | None:
    return ()


class Tables:
    """All tables of this process: those of the platforms that it serves."""

    def __init__(
        self,
        database: Database,
        preferences: Preferences,
        *,
        now: Callable[[], datetime],
        chance: Random,
        pauses: Pauses,
        platforms: Collection[str],
        think: Think = think_here,
    ) -> None:
        self._database = database
        self._preferences = preferences
        self._now = now
        self.chance = chance
        """Decides what people leave to chance: the same in every run of a script."""
        self._pauses = pauses
        self._platforms = platforms
        self._think = think
        self._tables: dict[str, Table] = {}
        self._places: Counter[str] = Counter()
        # A lock lives as long as somebody holds it or waits for it.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.on_change: OnChange = _unseen
        """Told of every change, after it was saved."""
        self.on_close: Callable[[str], Awaitable[Unit | None]] = _nothing
        """Asked when an ended match is let go: what else goes with it; None if its end is still being shown."""

    # --- finding ------------------------------------------------------------------------------------------

    async def load(self) -> list[Table]:
        """After a start: all open tables, and those that have ended but may not have been shown to the end."""
        for table in await stored.read_unfinished(self._database):
            if platform_of(table.match.room) in self._platforms:
                self._keep(table)
        return list(self._tables.values())

    def open(self) -> Iterable[Table]:
        """The open tables in memory."""
        return [table for table in self._tables.values() if table.open]

    def kept(self, match_id: str) -> Table | None:
        """A table, if it is in memory."""
        return self._tables.get(match_id)

    def count(self, place: str) -> int:
        """At how many of the open tables in memory a person sits, or how many a room has."""
        return self._places[place]

    async def find(self, match_id: str) -> Table | None:
        """One table, with the latest of its tale; None if there is none."""
        table = self._tables.get(match_id)
        if table is None:
            table = await stored.read(self._database, match_id)
            if table is not None and not table.finished:
                if match_id not in self._tables:  # or somebody else has read it meanwhile, and perhaps changed it
                    self._keep(table)
                table = self._tables[match_id]
        elif table.state is not None and not table.tale:
            told = await tale.latest(self._database, match_id)
            table = self._tables.get(match_id, table)
            if not table.tale:
                table = replace(table, tale=told)
                self._keep(table)
        return table

    def left(self, table: Table) -> timedelta | None:
        """The time that is left of the session; None if it has none, or it is over."""
        due = table.due.get(Due.SESSION)
        return None if due is None else max(due - self._now(), timedelta())

    async def round_end(self, table: Table, number: int) -> RoundEnd | None:
        """The end of a round, the last one or an older one; None if it has not ended."""
        if table.ended is not None and table.ended.state.round == number:
            return table.ended
        return await tale.round_end(self._database, table.match, number)

    async def whole_tale(self, table: Table) -> tale.Tale:
        """Everything that has happened at a table."""
        return await tale.whole(self._database, table.id)

    async def standing(self, table: Table) -> list[Told]:
        """What still counts of a score sheet."""
        return keeping.standing(await matches.journal(self._database, table.id))

    async def called(self, table: Table) -> dict[Side, str]:
        """What the sides of a match are called together, where they have a name for that."""
        assert table.state is not None
        names, sides = await pairs.names(self._database, table.match.room), table.state.sides
        people: dict[Side, list[str]] = {}
        for seat in table.match.seats:
            people.setdefault(sides[seat.seat], []).append(seat.person or "")
        accounts = {side: team_of(*them) for side, them in people.items()}
        return {side: names[account] for side, account in accounts.items() if account in names}

    async def in_room(self, room: str) -> list[Table]:
        """The open tables of a room, the oldest first."""
        found = [await self.find(match.id) for match in await matches.in_room(self._database, room)]
        return [table for table in found if table is not None]

    async def of_person(self, person: str) -> list[Table]:
        """The open tables at which a person sits."""
        found = [await self.find(match.id) for match in await matches.seated(self._database, person)]
        return [table for table in found if table is not None]

    # --- changing -----------------------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self, match_id: str, seen: int = 0) -> AsyncIterator[Table]:
        """A table that nobody else in this process changes meanwhile; Refused if it does not exist. Who has `seen`
        a later ply than is known here was shown it by another process: the database knows."""
        lock = self._locks.setdefault(match_id, asyncio.Lock())
        async with lock:
            table = await self.find(match_id)
            if table is not None and table.state is not None and table.state.ply < seen:
                await self._reread(match_id)
                table = await self.find(match_id)
            if table is None:
                raise Refused("no-such-table")
            try:
                yield table
            except (Stale, NotSaved):
                await self._reread(match_id)
                raise

    async def _reread(self, match_id: str) -> None:
        """Another process was faster, or it is not certain what was saved: the database knows."""
        try:
            table = await stored.read(self._database, match_id)
        except Exception:
            logger.exception("match %s could not be read again", match_id)
            return
        if table is None or table.finished:
            self._forget(match_id)
            return
        self._keep(table)
        self.on_change(table)

    async def _change(self, before: Table, after: Table, *units: Unit) -> None:
        """Save a change with what it means for the clock, remember it, tell of it."""
        ply = after.state.ply if after.state else 0
        gone = [kind for kind in before.due if kind not in after.due]
        coming = [
            deadlines.put(Deadline(after.id, kind.value, due, ply))
            for kind, due in after.due.items()
            if before.due.get(kind) != due
        ]
        await self._database.write(*units, *([deadlines.drop(after.id, *gone)] if gone else []), *coming)
        self._keep(after)
        self.on_change(after, before)

    def _keep(self, table: Table) -> None:
        before = self._tables.get(table.id)
        if before is None or before.match is not table.match:
            self._leave(before)
            self._places.update(set(table.places))
        self._tables[table.id] = table

    def _forget(self, match_id: str) -> None:
        self._leave(self._tables.pop(match_id, None))

    def _leave(self, table: Table | None) -> None:
        if table is None:
            return
        for place in set(table.places):
            self._places[place] -= 1
            if not self._places[place]:
                del self._places[place]

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
        sheet: bool = False,
    ) -> Table:
        """A new lobby, under the first free letter of the room. Refused if none is free, Stale if somebody else
        has just taken it."""
        now = self._now()
        taken = {match.name for match in await matches.in_room(self._database, room)}
        free = next((letter for letter in LETTERS if letter not in taken), None)
        if free is None:
            raise Refused("too-many-tables", most=len(LETTERS))
        match = Match(
            id=await self._new_id(),
            room=room,
            name=free,
            game=variant.id,
            options=_dumps(options),
            status=Status.LOBBY,
            host=host,
            version=0,
            created_at=now,
            rematch_of=None if again is None else again.id,
            seats=seats,
            sheet=sheet,
        )
        table = Table(match, due={Due.LOBBY: now + LOBBY_TIME})
        await self._change(Table(match), table, matches.create(match))
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
        arranged = replace(table, match=replace(after, version=match.version + 1))
        await self._change(table, arranged, matches.arrange(after))

    async def begin(self, table: Table, seed: str = "") -> None:
        """From the lobby into the first deal. BadOption if the players and the house rules do not go together."""
        match, now = table.match, self._now()
        if match.status is not Status.LOBBY:
            raise Refused("already-begun")
        if match.sheet:
            kept, units = keeping.begun(table, now)
            await self._change(table, kept, *units)
            return
        seed = seed or f"{self.chance.getrandbits(128):032x}"
        state = start(table.variant, len(match.seats), seed, table.options)
        minutes = getattr(table.options, "session_minutes", None)
        begun = Table(
            replace(match, status=Status.PLAYING, started_at=now, seed=seed),
            state,
            {} if minutes is None else {Due.SESSION: now + timedelta(minutes=minutes)},
        )
        unit = matches.begin(match.id, version=match.version, seed=seed, state=_dumps(state), at=now)
        await self._play(table, begun, None, Deal(), unit)

    async def move_room(self, old: str, new: str) -> None:
        """All that belongs to a room belongs to another one from now on."""
        ids = sorted(table.id for table in self._tables.values() if table.match.room == old)
        async with AsyncExitStack() as held:
            for match_id in ids:
                await held.enter_async_context(self.changing(match_id))
            with suppress(Stale):  # nobody knows the old room: it has moved already, or nothing was played there
                await self._database.write(chats.move(old, new))
            for match_id in ids:
                table = self._tables.get(match_id)
                if table is not None:
                    self._keep(replace(table, match=replace(table.match, room=new)))
        for match_id in ids:
            if match_id in self._tables:
                self.on_change(self._tables[match_id])

    # --- play ---------------------------------------------------------------------------------------------

    async def act(self, table: Table, seat: SeatNumber | None, move: Move, *, seated: Seat | None = None) -> None:
        """Make a move and save it, with what it means for clock and tallies; `seated` is a change of who sits in
        a seat. IllegalMove if the rules refuse it, Stale if another process was faster."""
        if table.match.status is not Status.PLAYING or table.match.sheet:
            raise Refused("not-being-played")
        if seated is None:
            await self._play(table, table, seat, move)
        else:
            sitting = replace(table, match=_reseated(table.match, seated))
            await self._play(table, sitting, seat, move, matches.reseat(table.id, seated))

    async def tell(self, table: Table, move: Move, by: str | None = None) -> None:
        """Write an entry on the score sheet of a match with real tiles; `by` is who tells it, None the clock.
        IllegalMove if it cannot be, Stale if another process was faster."""
        if table.match.status is not Status.PLAYING or not table.match.sheet:
            raise Refused("not-being-played")
        kept, units = await keeping.told(self._database, table, move, by, self._now())
        await self._change(table, kept, *units)

    async def _play(
        self, before: Table, sitting: Table, seat: SeatNumber | None, move: Move, *first: Unit
    ) -> None:
        """A move at the table `sitting`, which `first` makes of the table that is saved, `before`."""
        assert sitting.state is not None
        match, now = sitting.match, self._now()
        step = play(sitting.state, seat, move)
        state = step.state
        units = [
            *first,
            matches.append(
                match.id,
                ply=sitting.state.ply,
                seat=seat,
                move=_dumps(move),
                events=orjson.dumps([codec.encode(event) for event in step.events]).decode(),
                state=_dumps(state),
                at=now,
            ),
            *map(ledger.enter, deeds(match, sitting.state, step, now)),
        ]
        if state.phase is Phase.OVER:
            units.append(matches.finish(match.id, Status.OVER, now))
            match = replace(match, status=Status.OVER, ended_at=now)
            due: Dues = {Due.CLOSING: now + CLOSING_TIME}
        else:
            # A sign, or the news that the time is up, neither takes time from whose turn it is nor gives him any.
            aside = isinstance(move, Signal | TimeUp) and same_turn(before.match, match, state)
            due = await self._due(sitting, match, state, stays=aside)
            if isinstance(move, TimeUp):
                due = _without(due, Due.SESSION)
        told = tale.told_on(sitting.tale, Told(sitting.state.ply, seat, step.events))
        ended = sitting.ended if state.phase is Phase.PLAY else RoundEnd(state, told)
        await self._change(before, Table(match, state, due, told, ended), *units)

    async def reseat(self, table: Table, seat: Seat) -> None:
        """Change who sits in a seat, in the middle of a match."""
        assert table.state is not None
        match = _reseated(table.match, seat)
        stays = same_turn(table.match, match, table.state)
        due = await self._due(table, match, table.state, stays=stays)
        await self._change(table, replace(table, match=match, due=due), matches.reseat(match.id, seat))

    async def stop(self, table: Table) -> None:
        """Give a lobby or a match up."""
        now = self._now()
        stopped = replace(table.match, status=Status.STOPPED, ended_at=now)
        after = replace(table, match=stopped, due={Due.CLOSING: now + CLOSING_TIME})
        units = [matches.finish(table.id, Status.STOPPED, now)]
        if table.state is not None and day_of(table.state) is not None:
            units.append(ledger.enter(tried(table.match, table.state, now)))
        await self._change(table, after, *units)

    async def _due(self, table: Table, match: Match, state: State, *, stays: bool) -> Dues:
        """The deadlines of a table from now on; with `stays` those of the turn are what they were."""
        if stays:
            return table.due
        pace = (await self._preferences.chat(match.room)).choice.clock
        person = None if state.turn is None else match.seats[state.turn].person
        single = Single.ASK if person is None else (await self._preferences.person(person)).choice.single
        coming = next_due(match, state, self._now(), pace, self._pauses, single)
        return {**_without(table.due, *OF_TURN), **coming}

    # --- the clock ----------------------------------------------------------------------------------------

    async def think(self, match_id: str) -> Thought | None:
        """What a computer player would do for the seat on turn; None if nobody is. It may take its time: nobody
        holds the table meanwhile, so whoever presses a button is faster."""
        table = self._tables.get(match_id)
        state = None if table is None else table.state
        if table is None or state is None or state.turn is None:
            return None
        only = only_move(state)
        if only is not None:
            return Thought(state.ply, only)
        seat, seen = table.match.seats[state.turn], view(state, state.turn)
        return Thought(state.ply, await self._think(seat.computer or seat.held_by or COMPUTER, seen))

    async def fire(self, table: Table, kind: Due, thought: Thought | None = None) -> None:
        """Do what is due; for a move, what was thought of. In the same moment it is no longer due, unless a sign
        was given while somebody thought: then he has to look again."""
        match kind:
            case Due.LOBBY | Due.IDLE:
                await self.stop(table)
            case Due.DEAL:
                await self.act(table, None, Deal())
            case Due.SESSION if table.match.sheet:
                await self.tell(table, TimeUp())
            case Due.SESSION:
                await self.act(table, None, TimeUp())
            case Due.MOVE:
                await self._move_for(table, thought, missed=False)
            case Due.TURN:
                await self._move_for(table, thought, missed=True)
            case Due.WARNING:
                await self._change(table, replace(table, due=_without(table.due, Due.WARNING)))
            case Due.CLOSING:
                await self._close(table)

    async def _move_for(self, table: Table, thought: Thought | None, *, missed: bool) -> None:
        """Play for the seat on turn: a computer player, somebody with nothing to decide, or a sleeper."""
        state = table.state
        assert state is not None
        assert state.turn is not None
        if thought is None or thought.ply != state.ply:
            return
        seat = table.match.seats[state.turn]
        seated = None
        if missed and not playing_itself(seat):
            misses = seat.misses + 1
            seated = replace(seat, misses=misses, held_by=COMPUTER if misses >= MISSES else None)
        await self.act(table, state.turn, thought.move, seated=seated)

    async def _close(self, table: Table) -> None:
        """Let go of an ended match, if everybody has been shown its end."""
        unit = await self.on_close(table.id)
        if unit is None:
            later = replace(table, due={Due.CLOSING: self._now() + CLOSING_TIME})
            await self._change(table, later)
            return
        await self._database.write(unit, deadlines.drop(table.id, Due.CLOSING))
        self._forget(table.id)

    # --- ids ----------------------------------------------------------------------------------------------

    def _id(self) -> str:
        """A short name for a match, from the letters that are hard to confuse."""
        return "".join(self.chance.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(8))

    async def _new_id(self) -> MatchId:
        """An id that no match has: with a seed the same ones come up in every run on a database."""
        while await matches.get(self._database, wanted := self._id()) is not None:
            pass
        return MatchId(wanted)


def _without(due: Dues, *kinds: Due) -> Dues:
    return {kind: at for kind, at in due.items() if kind not in kinds}


def _numbered(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(replace(seat, seat=number) for number, seat in enumerate(seats))


def _reseated(match: Match, seat: Seat) -> Match:
    return replace(match, seats=(*match.seats[: seat.seat], seat, *match.seats[seat.seat + 1 :]))


def _dumps(value: object) -> str:
    return orjson.dumps(codec.encode(value)).decode()
