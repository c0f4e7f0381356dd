"""When what happens by itself: turns, sleepers, lobbies, sessions; and nobody loses time by what others do."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from bot.chats.choices import ChatChoice, PersonChoice, Single, TurnClock
from bot.tables.plan import IDLE_TIME, LOBBY_TIME, UNHURRIED_TIME, Due, playing_itself
from engine.game import legal
from engine.model import Phase
from engine.moves import Draw, Pass, Signal
from engine.seats import Seat
from storage import deadlines
from storage.matches import Status
from tests.bot.chat import Chat, chatting
from tests.bot.hall import BEGINNING, PEOPLE, ROOM, SHORT, Hall, after, hall


async def status(here: Hall, match_id: str) -> Status:
    """That of a match that may have been let go."""
    table = await here.tables.find(match_id)
    assert table is not None
    return table.match.status


async def set_clock(here: Hall, clock: TurnClock) -> None:
    """The chat goes by this clock from now on."""
    await here.preferences.change_chat(ROOM, partial(replace, choice=ChatChoice(clock=clock)))


async def wish(here: Hall, single: Single) -> None:
    """What Ann and Bob wish of their single moves."""
    for person in PEOPLE[:2]:
        await here.preferences.change_person(person, partial(replace, choice=PersonChoice(single=single)))


# --- A turn -----------------------------------------------------------------------------------------------


async def test_a_turn_has_a_warning_at_half_time_and_an_end(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        match_id = await here.match("block", 2)
        sleeper = here.turn(match_id)
        assert here.table(match_id).due == {Due.WARNING: after(seconds=90), Due.TURN: after(minutes=3)}
        await here.until(seconds=89)
        assert Due.WARNING in here.table(match_id).due
        await here.until(seconds=90)
        assert here.table(match_id).due == {Due.TURN: after(minutes=3)}
        await here.until(seconds=179)
        assert here.state(match_id).ply == 1
        await here.until(minutes=3)
        assert here.state(match_id).ply == 2
        assert here.table(match_id).match.seats[sleeper].misses == 1
        assert here.table(match_id).due == {Due.WARNING: after(seconds=270), Due.TURN: after(minutes=6)}


async def test_a_move_begins_the_time_of_the_next(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        match_id = await here.match("block", 2)
        await here.until(seconds=100)
        await here.move(match_id)
        assert here.table(match_id).due == {Due.WARNING: after(seconds=190), Due.TURN: after(seconds=280)}


@pytest.mark.parametrize("clock", list(TurnClock))
async def test_the_clock_is_the_chats(tmp_path: Path, clock: TurnClock) -> None:
    async with hall(tmp_path) as here:
        await set_clock(here, clock)
        match_id = await here.match("block", 2)
        time = clock.time
        assert here.table(match_id).due == (
            {Due.IDLE: BEGINNING + UNHURRIED_TIME}
            if time is None
            else {Due.WARNING: BEGINNING + time / 2, Due.TURN: BEGINNING + time}
        )


async def test_without_a_clock_nothing_happens_by_itself_for_a_month(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        await set_clock(here, TurnClock.OFF)
        match_id = await here.match("block", 2)
        await here.until(days=20)
        await here.move(match_id)
        await here.until(days=49)
        assert here.state(match_id).ply == 2
        await here.until(days=50)
        assert await status(here, match_id) is Status.STOPPED


async def test_who_is_on_turn_has_the_whole_time_of_another_clock(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        await set_clock(here, TurnClock.OFF)
        match_id, lobby = await here.match("block", 2), await here.lobby("draw", 1)
        await here.until(minutes=20)
        for clock, due in (
            (
                TurnClock.FAST,
                {Due.WARNING: after(minutes=20, seconds=22.5), Due.TURN: after(minutes=20, seconds=45)},
            ),
            (TurnClock.OFF, {Due.IDLE: after(minutes=20) + UNHURRIED_TIME}),
        ):
            await set_clock(here, clock)
            for one in (match_id, lobby):
                await here.retime(one)
            assert here.table(match_id).due == due
            assert here.table(lobby).due == {Due.LOBBY: BEGINNING + LOBBY_TIME}


async def test_what_was_stopped_meanwhile_gets_no_other_clock(tmp_path: Path) -> None:
    """Who sets the clock of a chat looks for its tables first: one may be stopped before he holds it."""
    async with hall(tmp_path, ticking=False) as here:
        match_id = await here.match("draw", 2)
        await here.stop(match_id)
        await here.retime(match_id)
        assert list(here.table(match_id).due) == [Due.CLOSING]


async def test_between_rounds_another_clock_changes_nothing(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        match_id = await here.match("draw", 2)
        await here.to_round_end(match_id)
        due = here.table(match_id).due
        assert list(due) == [Due.DEAL]
        await here.retime(match_id)
        assert here.table(match_id).due == due


# --- Sleepers ---------------------------------------------------------------------------------------------


async def test_after_two_misses_a_computer_player_holds_the_seat(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        match_id = await here.match("block", 2)
        sleeper = here.turn(match_id)
        await here.until(minutes=3)
        assert here.table(match_id).match.seats[sleeper].held_by is None
        await here.move(match_id)
        assert here.turn(match_id) == sleeper
        await here.until(minutes=6)
        assert here.table(match_id).match.seats[sleeper].held_by is not None
        await here.move(match_id)
        assert here.table(match_id).due == {Due.MOVE: after(minutes=6, seconds=2)}
        ply = here.state(match_id).ply
        await here.until(minutes=6, seconds=2)
        assert here.state(match_id).ply == ply + 1


async def test_who_comes_back_has_his_whole_turn(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        match_id = await here.match("block", 2)
        seat = here.table(match_id).match.seats[here.turn(match_id)]
        await here.reseat(match_id, replace(seat, held_by="greedy", misses=2))
        assert here.table(match_id).due == {Due.MOVE: after(seconds=2)}
        await here.until(seconds=1)
        await here.reseat(match_id, seat)
        assert here.table(match_id).due == {Due.WARNING: after(seconds=91), Due.TURN: after(seconds=181)}


async def drawing(here: Hall) -> str:
    """A match in which whose turn it is must draw more than once."""
    for _ in range(50):
        match_id = await here.match("draw", 2, draw_rule="until_playable")
        for _ in range(12):
            state = here.state(match_id)
            if state.turn is None or isinstance(here.moves(match_id)[0], Draw | Pass):
                break
            await here.move(match_id)
        if state.turn is not None and isinstance(here.moves(match_id)[0], Draw) and len(state.boneyard) > 3:
            return match_id
        await here.stop(match_id)
    raise AssertionError("nobody ever draws")


async def test_a_turn_with_many_draws_is_missed_once(tmp_path: Path) -> None:
    """The clock draws for a sleeper and then goes on, to the end of his turn, without waiting for him anew."""
    async with hall(tmp_path) as here:
        match_id = await drawing(here)
        sleeper = here.turn(match_id)
        await here.until(minutes=3)
        assert here.turn(match_id) == sleeper
        assert here.table(match_id).due == {Due.REST: after(minutes=3, seconds=SHORT.forced.seconds)}
        async with here.tables.changing(match_id) as table:
            await here.actions.retime(table)
            assert here.table(match_id) is table, "another clock gives him no time either"
        while here.turn(match_id) == sleeper:
            due = here.table(match_id).due[Due.REST]
            await here.until(seconds=(due - BEGINNING).total_seconds())
        assert here.table(match_id).match.seats[sleeper].misses == 1
        assert here.table(match_id).match.seats[sleeper].held_by is None
        assert Due.TURN in here.table(match_id).due


async def test_who_has_missed_a_turn_has_the_choice_that_a_drawn_tile_gives_him(tmp_path: Path) -> None:
    """That a single move plays itself is his wish, and no sign that he sleeps in this turn, too."""
    async with hall(tmp_path) as here:
        await wish(here, Single.PLAY)
        while True:
            match_id = await drawing(here)
            seat = here.turn(match_id)
            async with here.tables.changing(match_id) as table:
                await here.actions.reseat(table, replace(table.match.seats[seat], misses=1))
                while here.turn(match_id) == seat and len(moves := here.moves(match_id)) == 1:
                    assert set(here.table(match_id).due) == {Due.MOVE}
                    await here.actions.act(here.table(match_id), seat, moves[0])
                if here.turn(match_id) == seat:
                    break
                await here.actions.stop(here.table(match_id))
        assert set(here.table(match_id).due) == {Due.WARNING, Due.TURN}


async def test_who_draws_hardly_waits_for_what_is_left_of_his_turn(tmp_path: Path) -> None:
    """Nothing is shown between one tile that he draws and the next."""
    async with hall(tmp_path) as here:
        while True:
            match_id = await drawing(here)
            seat = here.turn(match_id)
            await here.move(match_id)
            if here.turn(match_id) == seat and isinstance(here.moves(match_id)[0], Draw):
                break
            await here.stop(match_id)
        assert here.table(match_id).due == {Due.MOVE: BEGINNING + SHORT.rest}


async def test_a_single_move_plays_itself_if_its_player_wishes(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        await wish(here, Single.PLAY)
        match_id = await here.match("block", 2, opening_tile="must")
        assert len(here.moves(match_id)) == 1
        assert here.table(match_id).due == {Due.MOVE: BEGINNING + SHORT.forced}
        await here.until(seconds=SHORT.forced.total_seconds())
        assert here.state(match_id).ply == 2
        assert all(seat.misses == 0 for seat in here.table(match_id).match.seats)


def turn_of(chat: Chat) -> Seat:
    state = chat.table().state
    assert state is not None
    assert state.turn is not None
    return state.turn


async def test_in_ones_own_chat_nobody_waits(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.write("/play block")
        await ann.send(next(b.data for b in ann.private()[-1].buttons if b.text == "Start"), ann.private()[-1])
        while playing_itself(chat.table().match.seats[turn_of(chat)]):
            await chat.wait(seconds=2)
        assert len(chat.table().match.seats) == 4
        assert set(chat.table().due) == {Due.IDLE}


# --- What takes no turn -----------------------------------------------------------------------------------


async def sign(here: Hall, match_id: str, seat: Seat) -> None:
    kind = next(move for move in legal(here.state(match_id), seat) if isinstance(move, Signal))
    async with here.tables.changing(match_id) as table:
        await here.actions.act(table, seat, kind)


async def test_signs_neither_extend_nor_shorten_a_turn(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        match_id = await here.match("general", 4, signals="free")
        due = dict(here.table(match_id).due)
        await here.until(seconds=60)
        for seat in range(4):
            await sign(here, match_id, Seat(seat))
            assert here.table(match_id).due == due
        await here.until(seconds=90)
        del due[Due.WARNING]
        await sign(here, match_id, here.turn(match_id))
        assert here.table(match_id).due == due
        assert here.state(match_id).ply == 6


async def test_what_others_do_gives_no_time(tmp_path: Path) -> None:
    """Somebody leaves and comes back while another is thinking."""
    async with hall(tmp_path) as here:
        match_id = await here.match("goat", 4)
        due = dict(here.table(match_id).due)
        other = here.table(match_id).match.seats[(here.turn(match_id) + 1) % 4]
        await here.until(seconds=60)
        for seat in (replace(other, held_by="greedy"), other):
            await here.reseat(match_id, seat)
            assert here.table(match_id).due == due


# --- The end of the time that was agreed on ---------------------------------------------------------------


async def test_the_session_ends_once_and_after_the_round_in_hand(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        await set_clock(here, TurnClock.OFF)
        match_id = await here.match("general", 4, session_minutes="30")
        assert here.table(match_id).due[Due.SESSION] == after(minutes=30)
        await here.move(match_id)
        await here.until(minutes=30)
        assert Due.SESSION not in here.table(match_id).due
        assert here.state(match_id).phase is Phase.PLAY
        await here.to_round_end(match_id)
        assert here.table(match_id).match.status is Status.OVER
        moves = await here.written(match_id)
        assert sum("time-up" in move for move in moves) == 1


async def test_the_session_ends_at_once_between_rounds(tmp_path: Path) -> None:
    async with hall(tmp_path, pauses=replace(SHORT, between=timedelta(hours=2))) as here:
        match_id = await here.match("general", 4, session_minutes="30")
        await here.to_round_end(match_id)
        assert set(here.table(match_id).due) == {Due.SESSION, Due.DEAL}
        await here.until(minutes=30)
        assert here.table(match_id).match.status is Status.OVER
        ended = here.table(match_id).ended
        assert ended is not None
        assert ended.state.phase is Phase.OVER


async def test_the_time_is_up_only_once_although_it_could_not_be_saved_at_first(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        match_id = await here.match("general", 4)
        here.careless.fails = 1
        for saved in (False, True):
            async with here.tables.changing(match_id) as table:
                if saved:
                    await here.firing.fire(table, Due.SESSION)
                else:
                    with pytest.raises(Exception, match="disk"):
                        await here.firing.fire(table, Due.SESSION)
                    assert Due.SESSION in here.table(match_id).due
        assert Due.SESSION not in here.table(match_id).due
        rows = await deadlines.of_match(here.database, match_id)
        assert Due.SESSION not in {Due(row.kind) for row in rows}
        assert await here.written(match_id) == ['{"is":"deal"}', '{"is":"time-up"}']


# --- Lobbies, pauses, computer players --------------------------------------------------------------------


async def test_a_lobby_expires(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        match_id = await here.lobby("block", 1)
        await here.until(seconds=LOBBY_TIME.total_seconds() - 1)
        assert here.table(match_id).open
        await here.until(seconds=LOBBY_TIME.total_seconds())
        assert here.table(match_id).match.status is Status.STOPPED


async def test_the_next_round_is_dealt_after_a_pause(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        match_id = await here.match("block", 2, target="500")
        await here.to_round_end(match_id)
        assert here.table(match_id).due == {Due.DEAL: after(seconds=20)}
        await here.until(seconds=19)
        assert here.state(match_id).round == 1
        await here.until(seconds=20)
        assert here.state(match_id).round == 2
        assert here.state(match_id).phase is Phase.PLAY


async def test_computer_players_think_a_moment(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        await set_clock(here, TurnClock.OFF)
        match_id = await here.match("block", 4, computers=3)
        if here.turn(match_id) == 0:
            await here.move(match_id)
        for number in range(1, 4):
            if here.turn(match_id) == 0:
                break
            ply = here.state(match_id).ply
            await here.until(seconds=2 * number - 1)
            assert here.state(match_id).ply == ply
            await here.until(seconds=2 * number)
            assert here.state(match_id).ply == ply + 1


async def test_a_match_sleeps_while_nobody_is_there(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        match_id = await here.match("block", 3, computers=1)
        people = here.table(match_id).match.seats[:2]
        for seat in people:
            await here.reseat(match_id, replace(seat, held_by="greedy"))
        assert here.table(match_id).due == {Due.IDLE: BEGINNING + IDLE_TIME}
        await here.until(days=1)
        assert here.state(match_id).ply == 1
        await here.reseat(match_id, people[0])
        assert Due.TURN in here.table(match_id).due


@pytest.mark.parametrize("gone", ["before", "after"])
async def test_the_last_round_of_an_evening_ends_also_while_nobody_is_there(tmp_path: Path, gone: str) -> None:
    async with hall(tmp_path) as here:
        match_id = await here.match("general", 4, session_minutes="30")
        await set_clock(here, TurnClock.OFF)
        await here.retime(match_id)
        if gone == "after":
            await here.until(minutes=30)
        for number in range(4):
            async with here.tables.changing(match_id) as table:
                await here.actions.reseat(table, replace(table.match.seats[number], held_by="greedy"))
        await here.until(hours=2)
        assert await status(here, match_id) is Status.OVER


async def test_a_match_to_which_nobody_comes_back_is_closed(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        match_id = await here.match("block", 2)
        await here.until(minutes=30)
        assert all(seat.held_by is not None for seat in here.table(match_id).match.seats)
        assert here.table(match_id).match.status is Status.PLAYING
        await here.until(days=4)
        assert await status(here, match_id) is Status.STOPPED
