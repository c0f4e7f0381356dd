"""What can be done at a table: each is one change, saved with all that it means for clock and tallies.

Who does something holds the table (`Tables.changing`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from random import Random

from bot.chats.choices import Single
from bot.chats.preferences import Preferences
from bot.errors import Refused
from bot.tables import keeping, tale
from bot.tables.almanac import day_of
from bot.tables.plan import (
    LOBBY_TIME,
    OF_TURN,
    Due,
    Pauses,
    next_due,
    playing_itself,
    same_turn,
    session_of,
)
from bot.tables.seating import numbered
from bot.tables.table import Dues, Table, dumps, ends, entered, without
from bot.tables.tables import Tables
from bot.tables.tale import RoundEnd, Told
from bot.tables.tallying import deeds, tried
from engine.game import Variant, play, start
from engine.model import Options, Phase, State
from engine.moves import Deal, Move, Signal, TimeUp
from engine.seats import Seat
from engine.telling import RoundTold
from storage import chats, journal, ledger, matches
from storage.changes import Stale, Unit
from storage.database import Database
from storage.matches import Match, Sitter, Status

LETTERS = "ABCDEFGH"
"""The names that new tables of a room get: there are no more than these."""


class Actions:
    """What can be done at the tables of this process."""

    def __init__(
        self,
        database: Database,
        preferences: Preferences,
        tables: Tables,
        *,
        now: Callable[[], datetime],
        chance: Random,
        pauses: Pauses,
    ) -> None:
        self._database = database
        self._preferences = preferences
        self._tables = tables
        self._now = now
        self._chance = chance
        self._pauses = pauses

    # --- the lobby ----------------------------------------------------------------------------------------

    async def open_lobby(
        self,
        room: str,
        variant: Variant,
        options: Options,
        seats: tuple[Sitter, ...],
        *,
        host: str,
        again: Match | None,
        sheet: bool = False,
        alongside: Callable[[str], Unit] | None = None,
        seed: str | None = None,
    ) -> Table:
        """A new lobby, under the first free letter of the room, and what is to be saved with it; given a `seed`,
        which may be empty, it begins at once, as `begin` does, and nobody sees it as a lobby. Refused if no letter
        is free, Stale if the room has moved, or what is saved with it is no longer so."""
        async with self._tables.exclusively("room", room):
            if await chats.get(self._database, room) is None:
                raise Stale("the room has moved")
            match = Match(
                id=await self._new_id(),
                room=room,
                name=await self._free_letter(room),
                game=variant.id,
                options=dumps(options),
                status=Status.LOBBY,
                host=host,
                version=0,
                created_at=self._now(),
                rematch_of=None if again is None else again.id,
                seats=seats,
                sheet=sheet,
            )
            beside = [] if alongside is None else [alongside(match.id)]
            while True:
                try:
                    return await self._opened(match, beside, seed)
                except Stale:
                    free = await self._free_letter(room)
                    if free == match.name:
                        raise
                    match = replace(match, name=free)  # another process has just opened a table under this letter

    async def _opened(self, match: Match, beside: list[Unit], seed: str | None) -> Table:
        """The table of a new lobby, saved with what is beside it, or begun by this seed."""
        table = Table(match, due={Due.LOBBY: match.created_at + LOBBY_TIME})
        # How it was before, as far as others are concerned: not open, so it counts nowhere.
        unopened = Table(replace(match, status=Status.STOPPED))
        units = [matches.create(match), *beside]
        if seed is None:
            await self._tables.change(unopened, table, *units)
        else:
            await self._begin(unopened, table, seed, *units)
        return table

    async def _free_letter(self, room: str) -> str:
        """The first letter that no open table of a room has; Refused if there is none."""
        taken = {match.name for match in await matches.in_room(self._database, room)}
        free = next((letter for letter in LETTERS if letter not in taken), None)
        if free is None:
            raise Refused("too-many-tables", most=len(LETTERS))
        return free

    async def arrange(
        self,
        table: Table,
        *,
        seats: tuple[Sitter, ...] | None = None,
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
            seats=match.seats if seats is None else numbered(seats),
            options=match.options if options is None else dumps(options),
            game=match.game if variant is None else variant.id,
            host=match.host if host is None else host,
        )
        arranged = replace(table, match=replace(after, version=match.version + 1))
        await self._tables.change(table, arranged, matches.arrange(after))

    async def begin(self, table: Table, seed: str = "") -> None:
        """From the lobby into the first deal. BadOption if the players and the house rules do not go together."""
        if table.match.status is not Status.LOBBY:
            raise Refused("already-begun")
        await self._begin(table, table, seed)

    async def _begin(self, before: Table, table: Table, seed: str, *first: Unit) -> None:
        """Deal at the lobby `table`, which `first` makes of the table that is saved, `before`."""
        match, now = table.match, self._now()
        table.variant.ready(table.options, len(match.seats))
        if match.sheet:
            kept, units = keeping.begun(table, now)
            await self._tables.change(before, kept, *first, *units)
            return
        seed = seed or f"{self._chance.getrandbits(128):032x}"
        state = start(table.variant, len(match.seats), seed, table.options)
        playing = replace(match, status=Status.PLAYING, started_at=now, seed=seed)
        begun = Table(playing, state, session_of(table.options, now))
        unit = journal.begin(match.id, version=match.version, seed=seed, state=dumps(state), at=now)
        await self._play(before, begun, None, Deal(), *first, unit)

    # --- play ---------------------------------------------------------------------------------------------

    async def act(
        self,
        table: Table,
        seat: Seat | None,
        move: Move,
        *,
        seated: Sitter | None = None,
        asleep: bool = False,
    ) -> None:
        """Make a move and save it, with what it means for clock and tallies; `seated` is a change of who sits in
        a seat, `asleep`: it is made for somebody whose time was up. IllegalMove if the rules refuse it, Stale if
        another process was faster."""
        if table.match.status is not Status.PLAYING or table.match.sheet:
            raise Refused("not-being-played")
        if seated is None:
            await self._play(table, table, seat, move, asleep=asleep)
        else:
            sitting = replace(table, match=_reseated(table.match, seated))
            await self._play(table, sitting, seat, move, matches.reseat(table.id, seated), asleep=asleep)

    async def tell(self, table: Table, move: Move, by: str | None = None) -> None:
        """Write an entry on the score sheet of a match with real tiles; `by` is who tells it, None the clock.
        IllegalMove if it cannot be, Stale if another process was faster."""
        if table.match.status is not Status.PLAYING or not table.match.sheet:
            raise Refused("not-being-played")
        kept, units = await keeping.told(self._database, table, move, by, self._now())
        await self._tables.change(table, kept, *units)

    async def mend(self, table: Table, number: int, told: RoundTold, by: str) -> None:
        """Write another end of an earlier round on the score sheet of a match with real tiles. IllegalMove if what
        was told of later ones does not go with it, Stale if another process was faster."""
        kept, units = await keeping.mended(self._database, table, number, told, by, self._now())
        await self._tables.change(table, kept, *units)

    async def _play(
        self,
        before: Table,
        sitting: Table,
        seat: Seat | None,
        move: Move,
        *first: Unit,
        asleep: bool = False,
    ) -> None:
        """A move at the table `sitting`, which `first` makes of the table that is saved, `before`."""
        assert sitting.state is not None
        match, now = sitting.match, self._now()
        step = play(sitting.state, seat, move)
        state = step.state
        units = [
            *first,
            entered(match, sitting.state, seat, move, step, now),
            *map(ledger.enter, deeds(match, sitting.state, step, now)),
        ]
        if state.phase is Phase.OVER:
            match, due, end = ends(match, Status.OVER, now)
            units.append(end)
        else:
            # A sign, or the news that the time is up, neither takes time from whose turn it is nor gives him any.
            aside = isinstance(move, Signal | TimeUp) and same_turn(before.match, match, state)
            due = sitting.due if aside else await self._due(sitting, match, state, asleep=asleep)
            if isinstance(move, TimeUp):
                due = without(due, Due.SESSION)
        told = tale.told_on(sitting.tale, Told(sitting.state.ply, seat, step.events))
        ended = sitting.ended if state.phase is Phase.PLAY else RoundEnd(state, told)
        await self._tables.change(before, Table(match, state, due, told, ended), *units)

    async def reseat(self, table: Table, seat: Sitter, *, host: str | None = None) -> None:
        """Change who sits in a seat, in the middle of a match, and perhaps who its host is."""
        assert table.state is not None
        match = replace(_reseated(table.match, seat), host=host or table.match.host)
        stays = same_turn(table.match, match, table.state)
        due = table.due if stays else await self._due(table, match, table.state)
        units = [matches.reseat(match.id, seat)]
        if match.host != table.match.host:
            units.append(matches.entrust(match.id, match.host))
        await self._tables.change(table, replace(table, match=match, due=due), *units)

    async def retime(self, table: Table) -> None:
        """Begin the time of whose turn it is anew: the chat goes by another clock."""
        state, match = table.state, table.match
        if match.status is not Status.PLAYING or match.sheet or state is None or state.turn is None:
            return
        if Due.REST not in table.due and not playing_itself(match.seats[state.turn]):
            await self._tables.change(table, replace(table, due=await self._due(table, match, state)))

    async def stop(self, table: Table, by: str | None = None) -> None:
        """Give a lobby or a match up; `by` is who wants it, None: nobody has gone on with it."""
        now = self._now()
        stopped, due, end = ends(table.match, Status.STOPPED, now, by)
        units = [end]
        if table.state is not None and day_of(table.state) is not None:
            units.append(ledger.enter(tried(table.match, table.state, now)))
        await self._tables.change(table, replace(table, match=stopped, due=due), *units)

    async def _due(self, table: Table, match: Match, state: State, *, asleep: bool = False) -> Dues:
        """The deadlines of a table from now on, where those of the turn begin anew."""
        clock = (await self._preferences.chat(match.room)).choice.clock
        person = None if state.turn is None else match.seats[state.turn].person
        single = Single.ASK if person is None else (await self._preferences.person(person)).choice.single
        coming = next_due(match, state, self._now(), clock, self._pauses, single, asleep=asleep)
        return {**without(table.due, *OF_TURN), **coming}

    # --- ids ----------------------------------------------------------------------------------------------

    async def _new_id(self) -> str:
        """A short name that no match has, from the letters that are hard to confuse: with a seed the same ones
        come up in every run on a database."""
        while True:
            wanted = "".join(self._chance.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(8))
            if await matches.get(self._database, wanted) is None:
                return wanted


def _reseated(match: Match, seat: Sitter) -> Match:
    return replace(match, seats=(*match.seats[: seat.seat], seat, *match.seats[seat.seat + 1 :]))
