"""Tables: what is in memory is what was saved, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.errors import Refused
from bot.tables import tale
from bot.tables.plan import CLOSING_TIME, Due
from bot.tables.seating import with_person
from bot.tables.table import Table, round_end
from bot.tables.tale import Tale
from engine.errors import BadOption, IllegalMove
from engine.game import variants
from engine.model import Phase
from engine.moves import Deal, TimeUp
from engine.seats import Seat
from storage import chats, journal, matches, surfaces
from storage.changes import NotSaved, Stale, Unit
from storage.database import Reader
from storage.journal import Snapshot
from storage.matches import Match, Status
from storage.surfaces import Surface
from tests.bot.hall import BEGINNING, PEOPLE, ROOM, Hall, hall, two_halls

MOVED = "test:moved"


def bare(table: Table | None) -> Table | None:
    """A table without what a process remembers only if it was there."""
    return None if table is None else replace(table, ended=None, tale=table.tale[-12:])


async def agree(here: Hall, match_id: str) -> None:
    """Memory has what the database has."""
    assert bare(here.tables.in_memory(match_id)) == bare(await here.stored(match_id))


# --- Saving -----------------------------------------------------------------------------------------------


async def test_memory_is_never_ahead_of_the_database(tmp_path: Path) -> None:
    """All sorts of changes in any order, every third of which cannot be saved."""
    chance, rounds = Random("ahead"), 0
    async with hall(tmp_path, ticking=False) as here:
        for number in range(6):
            game = ("general", "draw", "block")[number % 3]
            match_id = await here.lobby(game, 4)
            for _ in range(80):
                here.careless.fails = chance.random() < 0.3
                failing = bool(here.careless.fails)
                before = here.table(match_id)
                told = len(here.changes)
                try:
                    await change(here, match_id, chance)
                except NotSaved:
                    assert failing
                    assert bare(here.tables.in_memory(match_id)) == bare(before)
                except (Refused, IllegalMove):
                    pass
                else:
                    assert len(here.changes) > told
                here.careless.fails = 0
                await agree(here, match_id)
                here.watch.now += timedelta(seconds=chance.randrange(100))
                if not here.table(match_id).open:
                    break
            entries = await journal.entries(here.database, match_id)
            rounds += sum("round-ended" in entry.events for entry in entries)
    assert rounds > 2, "what a round brings to the tallies is saved with its last move"


async def change(here: Hall, match_id: str, chance: Random) -> None:
    async with here.tables.changing(match_id) as table:
        if table.state is None:
            if chance.random() < 0.5:
                await here.actions.arrange(table, seats=tuple(reversed(table.match.seats)))
            else:
                await here.actions.begin(table)
            return
        if chance.random() < 0.1:
            seat = chance.choice(table.match.seats)
            await here.actions.reseat(table, replace(seat, held_by=None if seat.held_by else "greedy"))
        elif chance.random() < 0.3 and table.due:
            thought = await here.firing.think(match_id)
            await here.firing.fire(table, chance.choice(list(table.due)), thought)
        elif chance.random() < 0.02:
            await here.actions.stop(table)
        elif table.state.turn is None:
            await here.actions.act(table, None, Deal())
        else:
            move = chance.choice(here.moves(match_id))
            seat = table.match.seats[table.state.turn]
            awake = replace(seat, held_by=None, misses=0)
            await here.actions.act(table, table.state.turn, move, seated=awake if awake != seat else None)


async def test_what_may_have_been_saved_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(tmp_path, ticking=False) as here:
        match_id = await here.match("block", 2)
        write = here.database.write

        async def interrupted(*units: Unit) -> None:
            await write(*units)
            raise NotSaved("the connection was cut")

        monkeypatch.setattr(here.database, "write", interrupted)
        with pytest.raises(NotSaved):
            await here.move(match_id)
        assert here.state(match_id).ply == 2
        await agree(here, match_id)


async def test_a_table_that_cannot_be_read_again_stays_what_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise OSError("the disk is gone")

    async with hall(tmp_path, ticking=False) as here:
        match_id = await here.match("block", 2)
        here.careless.fails = 1
        with monkeypatch.context() as patched:
            patched.setattr("bot.tables.table.read", broken)
            with pytest.raises(NotSaved):
                await here.move(match_id)
        assert f"match {match_id} could not be read again" in caplog.text
        assert here.state(match_id).ply == 1
        await here.move(match_id)
        await agree(here, match_id)


async def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        lonely = await here.lobby("goat", 1)
        async with here.tables.changing(lonely) as table:
            with pytest.raises(BadOption):
                await here.actions.begin(table)
        assert here.table(lonely).match.status is Status.LOBBY
        match_id = await here.match("block", 2)
        async with here.tables.changing(match_id) as table:
            with pytest.raises(Refused):
                await here.actions.begin(table)
            with pytest.raises(Refused):
                await here.actions.arrange(table, seats=())
            other = Seat(1 - here.turn(match_id))
            with pytest.raises(IllegalMove):
                await here.actions.act(table, other, here.moves(match_id)[0])
            with pytest.raises(Refused):
                await here.actions.tell(table, TimeUp())
        await agree(here, lonely)
        await agree(here, match_id)


async def test_a_move_goes_with_its_clock_and_its_tally_in_one_transaction(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        match_id = await here.match("block", 2, single_round="true")
        while here.table(match_id).open:
            before = here.careless.writes
            await here.move(match_id)
            assert here.careless.writes == before + 1
            await agree(here, match_id)


# --- Two at once ------------------------------------------------------------------------------------------


async def test_of_many_presses_at_once_one_makes_the_move(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        match_id = await here.match("block", 2)
        seat, move = here.turn(match_id), here.moves(match_id)[0]

        async def press() -> bool:
            try:
                async with here.tables.changing(match_id) as table:
                    await here.actions.act(table, seat, move)
            except IllegalMove:
                return False
            return True

        assert sorted(await asyncio.gather(*(press() for _ in range(6)))) == [False] * 5 + [True]
        assert len(await journal.entries(here.database, match_id)) == 2


async def test_another_process_was_faster(tmp_path: Path) -> None:
    """The move is refused, the table is read again and told of, and the next press holds."""
    async with two_halls(tmp_path) as (here, there):
        match_id = await here.match("block", 2)
        assert (await there.tables.find(match_id)) is not None
        await here.move(match_id)
        here.watch.now += timedelta(seconds=5)
        told = len(there.changes)
        with pytest.raises(Stale):
            await there.move(match_id)
        assert [bare(table) for table in there.changes[told:]] == [bare(here.table(match_id))]
        await agree(there, match_id)
        await there.move(match_id)
        await agree(there, match_id)
        with pytest.raises(Stale):
            await here.move(match_id)
        await agree(here, match_id)


async def test_a_table_is_read_as_it_was_at_one_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process begins the match while this one has read a part of it."""
    async with two_halls(tmp_path) as (here, there):
        match_id = await here.lobby("block", 2)
        waiting = here.table(match_id)
        snapshot = journal.snapshot

        async def late(database: Reader, match_id: str) -> Snapshot | None:
            await here.begin(match_id)
            return await snapshot(database, match_id)

        monkeypatch.setattr(journal, "snapshot", late)
        assert await there.tables.find(match_id) == waiting


async def test_at_a_start_all_tables_are_read_as_they_were_at_one_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the end of a lobby would be due in a match that is being played."""
    async with hall(tmp_path, ticking=False) as here:
        match_id = await here.lobby("block", 2)
        waiting = here.table(match_id)
        open_matches = journal.open_matches

        async def late(database: Reader) -> list[tuple[Match, Snapshot | None]]:
            await here.begin(match_id)
            return await open_matches(database)

        monkeypatch.setattr(journal, "open_matches", late)
        async with hall(tmp_path, ticking=False, seed="other") as there:
            assert there.table(match_id) == waiting


async def test_what_another_process_has_begun_is_not_given_up_as_the_lobby_that_it_was(tmp_path: Path) -> None:
    async with two_halls(tmp_path) as (here, there):
        match_id = await here.lobby("block", 2)
        await there.tables.find(match_id)
        await here.begin(match_id)
        with pytest.raises(Stale):
            async with there.tables.changing(match_id) as table:
                await there.firing.fire(table, Due.LOBBY)
        assert bare(there.table(match_id)) == bare(here.table(match_id))
        await agree(here, match_id)


async def test_a_lobby_where_somebody_sits_down_by_another_process_is_not_given_up(tmp_path: Path) -> None:
    async with two_halls(tmp_path) as (here, there):
        match_id = await here.lobby("block", 1)
        await there.tables.find(match_id)
        async with here.tables.changing(match_id) as table:
            await here.actions.arrange(table, seats=with_person(table.match.seats, PEOPLE[1], "Bob"))
        with pytest.raises(Stale):
            await there.stop(match_id)
        assert len(there.table(match_id).match.seats) == 2
        await agree(here, match_id)


async def stop(here: Hall, table: Table) -> None:
    await here.actions.stop(table)


async def warn(here: Hall, table: Table) -> None:
    await here.firing.fire(table, Due.WARNING)


async def leave(here: Hall, table: Table) -> None:
    await here.actions.reseat(table, replace(table.match.seats[0], held_by="greedy"))


async def retime(here: Hall, table: Table) -> None:
    await here.actions.retime(table)


@pytest.mark.parametrize("change", [stop, warn, leave, retime])
async def test_whatever_is_no_move_builds_on_the_last_one_all_the_same(
    tmp_path: Path, change: Callable[[Hall, Table], Awaitable[None]]
) -> None:
    """Else the clock of a turn that is over would be set, by a process that knows no later one."""
    async with two_halls(tmp_path) as (here, there):
        match_id = await here.match("block", 2)
        await there.tables.find(match_id)
        here.watch.now += timedelta(seconds=5)
        await here.move(match_id)
        with pytest.raises(Stale):
            async with there.tables.changing(match_id) as table:
                await change(there, table)
        await agree(here, match_id)
        async with there.tables.changing(match_id) as table:
            await change(there, table)
        await agree(there, match_id)


async def test_who_was_shown_a_later_moment_by_another_process_goes_on_here(tmp_path: Path) -> None:
    async with two_halls(tmp_path) as (here, there):
        match_id = await here.match("block", 2)
        await there.tables.find(match_id)
        here.watch.now += timedelta(seconds=5)
        await here.move(match_id)
        async with there.tables.changing(match_id, here.state(match_id).ply) as table:
            assert bare(table) == bare(here.table(match_id))
        await there.move(match_id)
        await agree(there, match_id)


async def test_another_process_has_ended_the_match(tmp_path: Path) -> None:
    async with two_halls(tmp_path) as (here, there):
        match_id = await here.match("block", 2)
        await there.tables.find(match_id)
        await here.stop(match_id)
        with pytest.raises(Stale):
            await there.move(match_id)
        assert not there.table(match_id).open
        assert there.tables.count(ROOM) == 0
        with pytest.raises(Refused):
            async with there.tables.changing(match_id) as table:
                await there.actions.act(table, None, Deal())


async def test_another_process_has_let_the_match_go(tmp_path: Path) -> None:
    async with two_halls(tmp_path) as (here, there):
        match_id = await here.match("block", 2)
        await there.tables.find(match_id)
        async with here.tables.changing(match_id) as table:
            await here.actions.stop(table)
            await here.tables.close(here.table(match_id))
        with pytest.raises(Stale):
            await there.move(match_id)
        assert there.tables.in_memory(match_id) is None
        assert there.tables.count(ROOM) == 0


async def test_tables_that_are_opened_at_once_differ_in_letter(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        opened = await asyncio.gather(*(here.lobby("draw", 1) for _ in range(4)))
        assert {here.table(match_id).match.name for match_id in opened} == {*"ABCD"}
        assert here.tables.count(ROOM) == 4
        for match_id in opened:
            await agree(here, match_id)


async def test_tables_that_two_processes_open_at_once_differ_in_letter(tmp_path: Path) -> None:
    async with two_halls(tmp_path) as (here, there):
        opened = await asyncio.gather(*(one.lobby("draw", 1) for one in (here, there) for _ in range(4)))
        found = [await here.stored(match_id) for match_id in opened]
        assert {table.match.name for table in found if table is not None} == {*"ABCDEFGH"}


async def test_a_letter_is_taken_again_when_its_table_has_ended(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        first = await here.lobby("draw", 2)
        await here.stop(first)
        before: Match = here.table(first).match
        again = await here.actions.open_lobby(
            ROOM, variants()["draw"], here.table(first).options, before.seats, host=PEOPLE[0], again=before
        )
        assert again.match.name == before.name
        assert again.match.rematch_of == first


@pytest.mark.parametrize("sheet", [False, True], ids=["tiles", "sheet"])
async def test_a_match_for_which_nobody_is_waited_for_is_told_of_once(tmp_path: Path, sheet: bool) -> None:
    """It is saved in one write, so that there never is a lobby which somebody might see, or be left with."""
    async with hall(tmp_path, ticking=False) as here:
        alike = here.table(await here.lobby("goat", 4))
        here.changes.clear()
        opened = await here.actions.open_lobby(
            ROOM, alike.variant, alike.options, alike.match.seats, host=PEOPLE[0], again=None, sheet=sheet, seed=""
        )
        (told,) = here.changes
        assert told.id == opened.id
        assert told.match.status is Status.PLAYING
        assert Due.LOBBY not in told.due
        await agree(here, opened.id)


async def test_what_cannot_begin_is_not_opened_either(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        alone = here.table(await here.lobby("draw", 1))
        with pytest.raises(BadOption):
            await here.actions.open_lobby(
                ROOM, alone.variant, alone.options, alone.match.seats, host=PEOPLE[0], again=None, seed="x"
            )
        assert here.tables.count(ROOM) == 1


async def test_no_table_is_opened_if_what_is_saved_with_it_is_no_longer_so(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        alike = here.table(await here.lobby("draw", 1))
        tries: list[str] = []

        def stale(match_id: str) -> Unit:
            tries.append(match_id)
            return matches.finish("nothing", Status.OVER, BEGINNING)

        with pytest.raises(Stale):
            await here.actions.open_lobby(
                ROOM, alike.variant, alike.options, alike.match.seats, host=PEOPLE[0], again=None, alongside=stale
            )
        assert here.tables.count(ROOM) == 1
        assert len(tries) == 1


def nothing() -> None:
    """Nobody needs to know that a room has moved."""


async def test_a_table_that_is_opened_while_its_room_moves_goes_along(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        opened, _ = await asyncio.gather(here.lobby("draw", 2), here.tables.move_room(ROOM, MOVED, nothing))
        await agree(here, opened)
        assert here.table(opened).match.room == MOVED


async def test_in_a_room_that_has_moved_no_table_is_opened(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        moving = asyncio.create_task(here.tables.move_room(ROOM, MOVED, nothing))
        await asyncio.sleep(0)
        with pytest.raises(Stale):
            await here.lobby("draw", 2)
        await moving
        assert not list(here.tables.open())


async def test_in_a_room_that_has_tables_each_of_those_that_come_has_a_letter_of_its_own(tmp_path: Path) -> None:
    """A to the room that it becomes, A and B from the other: no letter of those that move is given away either."""
    async with hall(tmp_path, ticking=False) as here:
        await here.database.write(chats.remember(MOVED, "The other hall"))
        come = [await here.lobby("draw", 1) for _ in range(2)]
        alike = here.table(come[0])
        there = await here.actions.open_lobby(
            MOVED, alike.variant, alike.options, alike.match.seats, host=PEOPLE[0], again=None
        )
        ids = [there.id, *come]
        assert [here.table(match_id).match.name for match_id in ids] == ["A", "A", "B"]
        await here.tables.move_room(ROOM, MOVED, nothing)
        assert [here.table(match_id).match.name for match_id in ids] == ["A", "C", "B"]
        for match_id in ids:
            await agree(here, match_id)


async def test_everybody_finds_the_same_table(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        match_id = await here.match("block", 2)
    async with hall(tmp_path, ticking=False) as here:
        assert all(not table.tale for table in here.tables.open()), "tales are read when they are told"
        found = await asyncio.gather(*(here.tables.find(match_id) for _ in range(3)), here.move(match_id))
        assert all(isinstance(table, Table) and table.tale for table in found[:3])
        assert len(here.table(match_id).tale) == 2
        await agree(here, match_id)


async def test_a_table_that_is_let_go_while_its_tale_is_read_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path, ticking=False) as there:
        match_id = await there.match("block", 2)
        async with hall(tmp_path, ticking=False, seed="other") as here:
            read = tale.latest

            async def slowly(database: Reader, match: str) -> Tale:
                monkeypatch.undo()
                told = await read(database, match)
                async with there.tables.changing(match_id) as table:
                    await there.actions.stop(table)
                    await there.tables.close(there.table(match_id))
                await here.tables.reread(match_id)
                return told

            monkeypatch.setattr(tale, "latest", slowly)
            found = await here.tables.find(match_id)
            assert found is not None
            assert found.finished
            assert here.tables.in_memory(match_id) is None
            assert here.tables.count(ROOM) == 0


# --- Memory -----------------------------------------------------------------------------------------------


async def test_locks_are_dropped(tmp_path: Path) -> None:
    """Also those of matches that there never were: anybody can make up a button."""
    async with hall(tmp_path, ticking=False) as here:
        match_id = await here.match("block", 2)
        for wanted in ("forged", "", match_id):
            try:
                async with here.tables.changing(wanted):
                    raise Refused("old-button")
            except Refused:
                pass
        assert not here.tables._locks
        assert {table.id for table in here.tables.open()} == {match_id}


async def test_an_ended_match_is_kept_until_its_end_is_shown(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        match_id = await here.match("block", 2)
        await here.stop(match_id)
        shown = Surface(f"table:{match_id}:1", match=match_id, room=ROOM, post="7")
        await here.database.write(surfaces.put(shown))
        answers: list[Unit | None] = [None, surfaces.drop(shown.key)]

        async def closing(_match_id: str) -> Unit | None:
            return answers.pop(0)

        here.tables.on_close = closing
        assert here.table(match_id).due == {Due.CLOSING: BEGINNING + CLOSING_TIME}
        assert not list(here.tables.open())
        await here.until(seconds=CLOSING_TIME.total_seconds())
        assert here.table(match_id).due == {Due.CLOSING: BEGINNING + 2 * CLOSING_TIME}
        await agree(here, match_id)
        await here.until(seconds=2 * CLOSING_TIME.total_seconds())
        assert here.tables.in_memory(match_id) is None
        assert await surfaces.of_match(here.database, match_id) == []
        assert (ended := await here.stored(match_id)) is not None
        assert ended.finished


async def test_a_start_finds_what_is_open_and_what_may_not_have_been_shown(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        lobby, playing, ended = [
            await here.lobby("draw", 2),
            await here.match("goat", 4),
            await here.match("draw", 2),
        ]
        await here.stop(ended)
        known = {match_id: bare(here.table(match_id)) for match_id in (lobby, playing, ended)}
    async with hall(tmp_path, ticking=False) as here:
        for match_id, before in known.items():
            assert bare(await here.tables.find(match_id)) == before
        assert {table.id for table in here.tables.open()} == {lobby, playing}
        assert here.tables.count(ROOM) == 2
        assert [here.tables.count(person) for person in PEOPLE[:5]] == [2, 2, 1, 1, 0]


@pytest.mark.parametrize(
    "harm", ["snapshot SET state = '{}'", "snapshot SET state = '?'", "deadline SET kind = kind || '?'"]
)
async def test_a_match_that_cannot_be_read_hinders_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, harm: str
) -> None:
    """Neither at a start, nor when it is taken over from another process; and that is told once."""
    async with hall(tmp_path, ticking=False) as here:
        broken, whole = await here.match("draw", 2), await here.match("draw", 2)
    with closing(sqlite3.connect(tmp_path / "boneyard.db")) as connection, connection:
        connection.execute(f"UPDATE {harm} WHERE match = ?", (broken,))
        connection.execute("UPDATE deadline SET due_at = due_at - 1000 WHERE match = ?", (broken,))
    async with hall(tmp_path, ticking=False) as here:
        assert [table.id for table in here.tables.open()] == [whole]
        here.tables._tables.clear()
        here.watch.now += timedelta(hours=1)
        for _ in range(2):
            await here.clock.beat()
        assert here.tables.in_memory(whole) is not None
    assert f"match {broken} cannot be read" in caplog.text
    assert caplog.text.count(f"match {broken} could not be taken over") == 1


async def test_a_match_in_memory_that_can_no_longer_be_read_is_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Another process goes on with it, of a later version."""
    async with hall(tmp_path, ticking=False) as here:
        match_id = await here.match("draw", 2)
        with closing(sqlite3.connect(tmp_path / "boneyard.db")) as connection, connection:
            connection.execute("UPDATE snapshot SET state = '?' WHERE match = ?", (match_id,))
            connection.execute("UPDATE deadline SET due_at = due_at + 1000 WHERE match = ?", (match_id,))
        here.watch.now += timedelta(hours=1)
        for _ in range(3):
            await here.clock.beat()
    assert caplog.text.count("Traceback") == 1


async def test_tables_of_other_platforms_are_left_alone(tmp_path: Path) -> None:
    """Two processes may share a database, each with platforms of its own."""
    async with hall(tmp_path, ticking=False) as here:
        await here.match("block", 2)
    async with hall(tmp_path, ticking=False, platforms=("local",)) as there:
        assert list(there.tables.open()) == []


async def test_where_people_sit_is_counted(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        first, second = await here.lobby("draw", 2), await here.lobby("draw", 1)
        assert [here.tables.count(place) for place in (ROOM, *PEOPLE[:2])] == [2, 2, 1]
        async with here.tables.changing(first) as table:
            await here.actions.arrange(table, seats=table.match.seats[1:], host=PEOPLE[1])
        assert [here.tables.count(place) for place in (ROOM, *PEOPLE[:2])] == [2, 1, 1]
        for match_id in (first, second):
            await here.stop(match_id)
        assert [here.tables.count(place) for place in (ROOM, *PEOPLE[:2])] == [0, 0, 0]


# --- Tales ------------------------------------------------------------------------------------------------


async def test_the_end_of_a_round_is_the_same_from_memory_and_from_the_journal(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        match_id = await here.match("draw", 3)
        await here.to_round_end(match_id)
        remembered = await round_end(here.database, here.table(match_id), 1)
        assert remembered is not None
        assert remembered.state.phase is Phase.DEAL
        async with here.tables.changing(match_id) as table:
            await here.actions.act(table, None, Deal())
        assert await round_end(here.database, here.table(match_id), 1) == remembered
        assert await round_end(here.database, here.table(match_id), 2) is None
    async with hall(tmp_path, ticking=False) as here:
        assert await round_end(here.database, here.table(match_id), 1) == remembered


async def test_a_round_that_the_rules_of_today_refuse_is_told_as_it_was_settled(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It was played by an earlier version. Once the next one is dealt, nothing is known of it but its journal."""
    async with hall(tmp_path, ticking=False) as here:
        match_id = await here.match("draw", 3)
        await here.to_round_end(match_id)
        remembered = await round_end(here.database, here.table(match_id), 1)
        assert remembered is not None
    with closing(sqlite3.connect(tmp_path / "boneyard.db")) as connection, connection:
        connection.execute("""UPDATE journal SET move = '{"is":"pass"}' WHERE ply = 1""")
    async with hall(tmp_path, ticking=False) as here:
        table = await here.tables.existing(match_id)
        assert await round_end(here.database, table, 1) == remembered
        async with here.tables.changing(match_id) as table:
            await here.actions.act(table, None, Deal())
        assert await round_end(here.database, here.table(match_id), 1) is None
    assert f"round 1 of match {match_id} can no longer be told" in caplog.text
    assert "Traceback" not in caplog.text
