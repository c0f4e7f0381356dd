"""The clock across restarts, beside other processes, and whatever goes wrong."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.errors import Refused
from bot.tables.clock import Clock
from bot.tables.firing import Thought
from bot.tables.plan import LOBBY_TIME, Due
from bot.tables.table import Table
from engine.model import Phase
from engine.moves import Move
from storage import deadlines, meta
from storage.database import Database
from tests.bot.hall import BEGINNING, SHORT, SetClock, after, hall
from tests.waiting import PATIENCE, until

# --- Restarts ---------------------------------------------------------------------------------------------


async def test_the_time_that_the_bot_was_down_is_given_back(tmp_path: Path) -> None:
    watch = SetClock()
    async with hall(tmp_path, watch=watch) as here:
        match_id = await here.match("block", 2)
        lobby = await here.lobby("draw", 1)
        await here.until(seconds=100)
    watch.now += timedelta(hours=5)
    async with hall(tmp_path, watch=watch) as here:
        assert here.table(match_id).due == {Due.TURN: after(hours=5, minutes=3)}
        assert here.table(lobby).due == {Due.LOBBY: after(hours=5) + LOBBY_TIME}
        await here.until(hours=5, seconds=179)
        assert here.state(match_id).ply == 1
        await here.until(hours=5, seconds=180)
        assert here.state(match_id).ply == 2


async def test_of_two_processes_that_start_at_once_one_gives_the_time_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path, ticking=False) as here:
        await here.lobby("draw", 1)
        here.watch.now += timedelta(hours=5)
        one, other = (Clock(here.database, here.tables, here.firing, ("test",), here.watch) for _ in range(2))
        last_seen = meta.last_seen

        async def slowly(database: Database, platform: str) -> datetime | None:
            found = await last_seen(database, platform)
            monkeypatch.setattr(meta, "last_seen", last_seen)
            await other.give_back()
            return found

        monkeypatch.setattr(meta, "last_seen", slowly)
        await one.give_back()
        (lobby,) = await deadlines.due(here.database)
        assert lobby.due_at == after(hours=5) + LOBBY_TIME


async def test_a_clock_that_was_set_back_takes_nobodys_time(tmp_path: Path) -> None:
    watch = SetClock()
    async with hall(tmp_path, watch=watch) as here:
        match_id = await here.match("block", 2)
    watch.now -= timedelta(hours=1)
    async with hall(tmp_path, watch=watch) as here:
        assert here.table(match_id).due[Due.TURN] == after(minutes=3)
        assert await meta.last_seen(here.database, "test") == watch.now


async def test_nobody_waits_for_computers_and_deals_until_a_clock_that_was_set_back_is_there_again(
    tmp_path: Path,
) -> None:
    watch = SetClock()
    async with hall(tmp_path, watch=watch, ticking=False) as here:
        thinking, ended = await here.match("block", 4, computers=3), await here.match("block", 2)
        if here.turn(thinking) == 0:
            await here.move(thinking)
        while here.state(ended).phase is Phase.PLAY:
            await here.move(ended)
        assert (*here.table(thinking).due, *here.table(ended).due) == (Due.MOVE, Due.DEAL)
    watch.now -= timedelta(hours=1)
    async with hall(tmp_path, watch=watch, ticking=False) as here:
        assert [*here.table(thinking).due.values(), *here.table(ended).due.values()] == [watch.now] * 2


# --- What goes wrong --------------------------------------------------------------------------------------


async def test_what_goes_wrong_is_put_off_and_holds_up_nothing_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path) as here:
        good, bad = await here.match("block", 2), await here.match("block", 2)
        act = here.actions.act
        fails = True

        async def sometimes(table: object, seat: object, move: Move, **more: object) -> None:
            if fails and getattr(table, "id", "") == bad:
                raise RuntimeError("a bug")
            await act(table, seat, move, **more)  # type: ignore[arg-type]  # passed on as they come

        monkeypatch.setattr(here.actions, "act", sometimes)
        here.broken.add(bad)
        await here.until(minutes=3)
        await until(lambda: "put off" in caplog.text)
        assert here.state(good).ply == 2
        assert here.state(bad).ply == 1
        fails = False
        await here.until(minutes=3, seconds=29)
        await here.move(good)
        assert here.state(bad).ply == 1
        here.broken.clear()
        here.watch.now = BEGINNING + timedelta(minutes=3, seconds=30)
        await here.done()
        assert here.state(bad).ply == 2


async def test_a_clock_that_has_stumbled_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.clock.RETRY", timedelta())
    async with hall(tmp_path) as here:
        match_id = await here.match("block", 2)
        nearest, failures = here.clock._nearest, [RuntimeError("a bug")]

        def stumbling() -> object:
            if failures:
                raise failures.pop()
            return nearest()

        monkeypatch.setattr(here.clock, "_nearest", stumbling)
        await here.until(minutes=3)
        assert here.state(match_id).ply == 2
        assert "the clock has stumbled" in caplog.text


async def test_it_is_looked_when_the_time_has_come_though_nobody_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hall(tmp_path) as here:
        match_id = await here.match("block", 2)
        here.watch.now = after(seconds=90) - timedelta(milliseconds=20)
        here.clock.rearm()
        for _ in range(5):  # it goes to sleep
            await asyncio.sleep(0)
        here.watch.now = after(seconds=90)
        await until(lambda: Due.WARNING not in here.table(match_id).due)
        assert not caplog.text


async def test_a_computer_player_moves_only_when_that_is_done_which_comes_before(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        match_id, waits, shown = await here.match("block", 2, computers=1), asyncio.Event(), asyncio.Event()
        if here.turn(match_id) == 0:
            await here.move(match_id)
        before = here.state(match_id).ply

        async def show() -> None:
            waits.set()
            await shown.wait()

        step_by_step = Clock(here.database, here.tables, here.firing, ("test",), here.watch, show)
        step_by_step.rearm(here.table(match_id))
        here.watch.now = here.table(match_id).due[Due.MOVE]
        step_by_step.start()
        try:
            await until(lambda: waits.is_set() or here.state(match_id).ply > before)
            assert here.state(match_id).ply == before
            shown.set()
            await until(lambda: here.state(match_id).ply > before)
        finally:
            await step_by_step.stop()


async def test_nobody_waits_for_what_was_put_off(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path, pauses=replace(SHORT, think=timedelta())) as here:
        match_id = await here.lobby("block", 2, computers=1)

        async def never(*_: object, **__: object) -> None:
            raise RuntimeError("a bug")

        await here.begin(match_id)
        await here.clock.settle()
        assert here.turn(match_id) == 0
        monkeypatch.setattr(here.firing, "fire", never)
        await here.move(match_id)
        await here.clock.settle()
        assert "put off" in caplog.text


async def test_a_table_that_somebody_else_has_changed_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Two processes with one database: whoever is first does it, the other reads it."""
    watch = SetClock()
    async with hall(tmp_path, watch=watch) as here:
        match_id = await here.match("block", 2)
        async with hall(tmp_path, watch=watch, ticking=False) as there:
            await here.until(minutes=3)
            assert here.state(match_id).ply == 2
            there.clock.start()
            await there.done()
            assert there.state(match_id).ply == 2
            assert len(await here.written(match_id)) == 2
    assert "ERROR" not in caplog.text


async def test_what_another_process_has_left_is_taken_over(tmp_path: Path) -> None:
    watch = SetClock()
    async with hall(tmp_path, watch=watch) as there:
        async with hall(tmp_path, watch=watch, ticking=False) as here:
            match_id = await here.match("block", 2)
        watch.now = after(seconds=100)  # the warning is late
        await there.clock.beat()
        assert there.tables.in_memory(match_id) is None, "the other one may only be slow"
        watch.now = after(minutes=3)
        await there.clock.beat()
        await until(lambda: there.tables.in_memory(match_id) is not None and there.state(match_id).ply == 2)
        assert len(await there.written(match_id)) == 2


async def test_what_another_process_has_left_is_taken_over_though_somebody_has_looked_at_it_here(
    tmp_path: Path,
) -> None:
    """A table that is only looked at is in memory, but no alarm is set for it."""
    watch = SetClock()
    async with hall(tmp_path, watch=watch) as there:
        async with hall(tmp_path, watch=watch, ticking=False) as here:
            match_id = await here.match("block", 2)
            assert await there.tables.find(match_id) is not None
        watch.now = after(minutes=4)
        await there.clock.beat()
        await until(lambda: there.state(match_id).ply == 2)
        assert len(await there.written(match_id)) == 2


async def test_what_is_late_and_known_here_is_not_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process takes over what another has left, and not its own deadlines at every beat."""
    async with hall(tmp_path, ticking=False) as here:
        await here.match("draw", 2)
        read: list[str] = []

        async def reread(match_id: str) -> None:
            read.append(match_id)

        monkeypatch.setattr(here.tables, "reread", reread)
        here.watch.now += timedelta(days=1)
        await here.clock.beat()
        assert read == []


async def test_what_another_process_has_left_of_another_platform_is_none_of_ours(tmp_path: Path) -> None:
    watch = SetClock()
    async with hall(tmp_path, watch=watch, platforms=("tes",)) as there:
        async with hall(tmp_path, watch=watch, ticking=False) as here:
            match_id = await here.match("block", 2)
        watch.now = after(days=3)
        await there.clock.beat()
        assert there.tables.in_memory(match_id) is None


async def test_the_heart_beats_by_itself_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.clock.HEARTBEAT", timedelta(milliseconds=1))
    async with hall(tmp_path) as here:
        for _ in range(2):
            here.watch.now += timedelta(seconds=20)
            async with asyncio.timeout(PATIENCE):
                while await meta.last_seen(here.database, "test") != here.watch.now:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.001)


async def test_the_heart_beats_on_although_it_could_not_be_noted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hall(tmp_path) as here:
        here.careless.fails = 1
        await here.clock.beat()
        assert not caplog.text, "who has not saved it has told the log"
        here.watch.now += timedelta(seconds=40)
        await here.clock.beat()
        assert await meta.last_seen(here.database, "test") == here.watch.now


async def test_the_heart_beats_on_although_it_could_not_be_looked_what_others_have_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise OSError("the disk is gone")

    watch = SetClock()
    async with hall(tmp_path, watch=watch) as there:
        async with hall(tmp_path, watch=watch, ticking=False) as here:
            match_id = await here.match("block", 2)
        watch.now = after(minutes=4)
        with monkeypatch.context() as patched:
            patched.setattr(deadlines, "due", broken)
            await there.clock.beat()
        assert "could not be looked what another process has left" in caplog.text
        await there.clock.beat()
        await until(lambda: there.tables.in_memory(match_id) is not None and there.state(match_id).ply == 2)


async def test_a_refusal_is_put_off_like_any_other_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the clock would try without a pause."""
    async with hall(tmp_path) as here:
        match_id = await here.match("block", 2)
        tried = 0

        async def refuse(*_: object) -> None:
            nonlocal tried
            tried += 1
            raise Refused("no-such-table")

        monkeypatch.setattr(here.firing, "fire", refuse)
        here.broken.add(match_id)
        await here.until(seconds=90)
        await until(lambda: tried > 0)
        other = await here.match("block", 2)
        here.broken.add(other)
        for _ in range(5):
            await here.move(other)
        assert tried == 1


async def test_what_is_put_off_is_done_later_and_makes_nothing_else_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path) as here:
        lobbies = []
        for second in (0, 20, 10):
            here.watch.now = after(seconds=second)
            lobbies.append(await here.lobby("block", 2))
        fire = here.firing.fire

        async def sometimes(table: Table, kind: Due, thought: Thought | None) -> None:
            if table.id in here.broken:
                raise Refused("no-such-table")
            await fire(table, kind, thought)

        monkeypatch.setattr(here.firing, "fire", sometimes)
        here.broken.add(lobbies[0])
        await here.until(seconds=LOBBY_TIME.total_seconds() + 20)
        assert [table.id for table in here.tables.open()] == lobbies[:1]
        here.broken.clear()
        here.watch.now = BEGINNING + LOBBY_TIME + timedelta(minutes=1)
        await here.done()
        assert not [*here.tables.open()]


async def test_alarms_that_count_no_longer_are_swept_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.clock._FEW", 40)
    async with hall(tmp_path) as here:
        for second in range(100):
            await here.until(seconds=second)
            match_id = await here.match("block", 2)
            await here.stop(match_id)
        assert len(here.clock._alarms) < 120
        assert len(here.clock._set) == len(here.clock._alarms)


async def test_alarms_that_are_swept_away_make_no_other_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.clock._FEW", 6)
    done: list[Due] = []
    async with hall(tmp_path) as here:
        match_id = await here.lobby("block", 2)

        async def change(**seconds: int) -> None:
            async with here.tables.changing(match_id) as table:
                due = {Due(kind): after(seconds=second) for kind, second in seconds.items()}
                await here.tables.change(table, replace(table, due=due))

        async def fire(table: Table, kind: Due, _thought: Thought | None) -> None:
            done.append(kind)
            await here.tables.change(
                table, replace(table, due={other: due for other, due in table.due.items() if other != kind})
            )

        monkeypatch.setattr(here.firing, "fire", fire)
        await change()
        await until(lambda: not here.clock._alarms)
        await change(deal=1, turn=2, warning=10, session=3, idle=4, lobby=11)
        await change(deal=1, warning=10, session=3, idle=4, lobby=11, closing=12)
        await here.until(seconds=12)
    assert done == [Due.DEAL, Due.SESSION, Due.IDLE, Due.WARNING, Due.LOBBY, Due.CLOSING]
