"""Getting up from a table, coming back, stopping; and the match after the match."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from bot.asking import Asking
from bot.chats.choices import ChatChoice, ShownAs
from bot.data import What
from bot.messages import text
from bot.pictures.scene import TableScene
from bot.ports import Command, Press
from bot.screens.table import Setting, table_screen
from bot.tables.table import Table
from engine.events import Misdealt
from engine.game import view
from engine.model import Phase
from engine.players import DEFAULT as COMPUTER
from storage.matches import Status
from tests.bot.chat import LIMITS, Asked, Guest, buttons, chatting, says, told
from tests.bot.reading import table_post
from tests.bot.steering import (
    make,
    moves,
    state_of,
    to_the_end,
    until,
)
from tests.bot.strict import GROUP
from tests.waiting import PATIENCE

# --- Leaving, coming back, stopping -----------------------------------------------------------------------


@pytest.mark.asyncio
async def test_who_leaves_a_match_is_played_for_until_he_is_back(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, _ = guests = await chat.playing("/play block", "Ann", "Bob", "Cid")
        assert told(await bob.say("/leave")) == says("left")
        assert "🤖 Bob" in table_post(chat).message.plain()
        assert says("hand-held") in bob.hand().message.plain()
        assert not buttons(bob.hand(), What.MOVE)
        for _ in range(4):
            assert chat.on_turn(guests) is not bob
            await make(chat, guests, moves(state_of(chat))[0])
        assert told(await ann.press("I’m back")) == says("not-away")
        assert not await bob.press("I’m back")
        assert "🤖 Bob" not in table_post(chat).message.plain()
        await until(chat, guests, lambda state: chat.on_turn(guests) is bob)
        assert buttons(bob.hand(), What.MOVE)


@pytest.mark.asyncio
@pytest.mark.parametrize("command", ["/join", "/join a"])
async def test_who_has_left_a_match_joins_it_again(tmp_path: Path, command: str) -> None:
    async with chatting(tmp_path) as chat:
        _, bob, _ = guests = await chat.playing("/play block", "Ann", "Bob", "Cid")
        assert told(await bob.say(command)) == says("no-lobby-here"), "he sits there"
        await bob.say("/leave")
        assert told(await chat.guest("Dot").say(command)) == says("join-late")
        assert not await bob.say(command)
        assert "🤖 Bob" not in table_post(chat).message.plain()
        await bob.write("/leave")
        assert not await bob.write(command)
        await until(chat, guests, lambda state: chat.on_turn(guests) is bob)
        assert buttons(bob.hand(), What.MOVE)


@pytest.mark.asyncio
async def test_to_join_is_to_come_back_where_one_waits_in_a_lobby_already(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/play block", "Ann", "Bob")
        await ann.say("/leave")
        await ann.say("/play draw")
        assert not await ann.say("/join")
        assert "🤖 Ann" not in table_post(chat).message.plain()
        assert told(await ann.say("/join")) == says("already-seated", ready="no")


@pytest.mark.asyncio
async def test_who_still_plays_is_the_host_after_him_and_may_stop_what_he_plays_alone(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid = await chat.playing("/play block", "Ann", "Bob", "Cid")
        await ann.say("/leave")
        assert told(await cid.say("/stop")) == says("only-host")
    async with chatting(tmp_path, chat=chat):
        assert chat.table().match.host == bob.id, "also after a restart"
        await ann.press("I’m back")
        assert told(await ann.say("/stop")) == says("only-host")
        await ann.say("/leave")
        async with chat.bot.world.tables.changing(chat.table().id) as table:
            seat = table.seat_of(bob.id)
            assert seat is not None
            await chat.bot.world.actions.reseat(table, replace(seat, held_by=COMPUTER))  # he sleeps
        assert told(await ann.say("/stop")) == says("only-host")
        assert not await cid.say("/stop")
        assert not chat.tables()


@pytest.mark.asyncio
async def test_a_host_who_sleeps_stays_it_until_he_leaves_the_chat(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, _ = await chat.playing("/play block", "Ann", "Bob", "Cid", "Dot")
        async with chat.bot.world.tables.changing(chat.table().id) as table:
            seat = table.seat_of(ann.id)
            assert seat is not None
            await chat.bot.world.actions.reseat(table, replace(seat, held_by=COMPUTER))
        await cid.say("/leave")
        assert chat.table().match.host == ann.id
        await chat.bot.left(GROUP, ann.id)
        assert chat.table().match.host == bob.id


@pytest.mark.asyncio
async def test_the_last_person_to_leave_ends_the_match(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/play block", "Ann", "Bob")
        old = buttons(chat.on_turn((ann, bob)).hand(), What.MOVE)[0].data
        await ann.say("/leave")
        assert not await bob.say("/leave")
        assert not chat.tables()
        assert chat.room()[-1].message.plain() == says("table-stopped", game="Block")
        assert not any(post.message.rows for post in chat.room())
        assert not ann.private()
        assert not bob.private()
        assert told(await bob.send(old)) == says("match-is-over")
        assert told(await bob.say("/hand")) == says("no-seat-here")


@pytest.mark.asyncio
async def test_what_is_done_in_private_at_a_table_of_a_group_is_answered_there(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.seated("/play block", "Ann", "Bob")
        assert told(await bob.write("/leave")) == says("left-lobby")
        assert told(await ann.write("/table")) == says("table-brought")
        assert told(await ann.write("/leave")) == says("stopped")
        await chat.playing("/play block", "Ann", "Bob")
        assert told(await bob.write("/leave")) == says("left")
        assert told(await ann.write("/leave")) == says("stopped")


@pytest.mark.asyncio
async def test_leaving_alone_with_computer_players_ends_the_match(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/play block")
        await ann.press("Add computer")
        await ann.press("Start")
        await ann.say("/leave")
        assert not chat.tables()


@pytest.mark.asyncio
@pytest.mark.parametrize("who", ["host", "admin", "player", "stranger"])
async def test_the_host_and_who_runs_the_chat_may_stop_a_match(tmp_path: Path, who: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/play block", "Ann", "Bob")
        zoe, sam = chat.guest("Zoe", admin=True), chat.guest("Sam")
        answer = await {"host": ann, "player": bob, "admin": zoe, "stranger": sam}[who].say("/stop")
        if who in ("host", "admin"):
            assert not chat.tables()
            assert chat.room()[-1].message.plain() == says("table-stopped", game="Block")
        else:
            assert told(answer) == says("only-host")
            assert state_of(chat).phase is Phase.PLAY
            assert told(await bob.write("/stop")) == says("only-host")
            assert told(await sam.write("/stop")) == says("no-table-here")


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "harm",
    [
        "match SET game = 'nope' WHERE id",
        """match SET options = replace(options, '{', '{"unheard-of":1,') WHERE id""",
        """snapshot SET state = replace(state, '{', '{"unheard-of":1,') WHERE match""",
        "deadline SET kind = kind || '?' WHERE match",
    ],
)
async def test_what_cannot_be_read_hinders_nobody_and_can_be_stopped(tmp_path: Path, harm: str) -> None:
    """An older program is started again, and does not know what the newer one has saved."""
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/play block", "Ann", "Bob")
        broken = chat.tables()[0].id
    with closing(sqlite3.connect(tmp_path / "boneyard.db")) as connection, connection:
        connection.execute(f"UPDATE {harm} = ?", (broken,))
    async with chatting(tmp_path, chat=chat) as chat:
        assert "cannot be read" in chat.errors.found.pop()
        assert told(await ann.say("/table")) == says("no-table-here")
        await bob.say("/play draw")
        await ann.press("Join")
        await bob.press("Start")
        assert [table.match.name for table in chat.tables()] == ["B"]
        assert "hand" in told(await ann.say("/hand"))
        await ann.write("/hand")
        assert told(await bob.say("/stop A")) == says("only-host")
        assert told(await ann.say("/stop C")) == says("no-table-called", table="C")
        assert told(await ann.say("/stop A")) == says("stopped")
        assert told(await ann.say("/stop A")) == says("no-table-called", table="A")


@pytest.mark.asyncio
async def test_an_answer_that_goes_wrong_is_answered_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        show = Asking.show

        async def fail(*_: object) -> None:
            monkeypatch.setattr(Asking, "show", show)
            raise KeyError("a bug")

        monkeypatch.setattr(Asking, "show", fail)
        answer = told(await chat.guest("Ann").say("/table"))
        (failure,) = chat.errors.found
        number = failure.split()[1]
        assert answer == says("failure", number=number)
        chat.errors.found.clear()


@dataclass
class AskedSlowly(Asked):
    """A request on a platform that takes its time to say who runs a chat."""

    asked: asyncio.Event = field(default_factory=asyncio.Event)
    answer: asyncio.Event = field(default_factory=asyncio.Event)

    async def is_admin(self) -> bool:
        self.asked.set()
        await self.answer.wait()
        return await super().is_admin()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("play", "command", "refusal"),
    [
        ("/play block", None, "only-host"),
        ("/play block", Command("stop", ""), "only-host"),
        ("/sheet goat", Command("sheet", "undo"), "only-players"),
    ],
)
async def test_nobody_waits_at_a_table_until_it_is_known_who_runs_the_chat(
    tmp_path: Path, play: str, command: Command | None, refusal: str
) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.seated(play, "Ann", "Bob")
        sam = chat.guest("Sam")
        (cancel,) = buttons(chat.room()[-1], What.CANCEL)
        if command is not None:
            await ann.press("Start")
        stranger = AskedSlowly(chat, sam.person, chat.group, command or Press(cancel.data, chat.room()[-1].id))
        stopping = asyncio.create_task(chat.bot.handle(stranger))
        await stranger.asked.wait()
        async with asyncio.timeout(PATIENCE):
            await bob.say("/leave")
        stranger.answer.set()
        await stopping
        assert told(stranger.whispers) == says(refusal)
        assert chat.tables()


@pytest.mark.asyncio
async def test_table_shows_the_table_again(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/play block", "Ann", "Bob")
        before = table_post(chat)
        assert not await chat.guest("Sam").say("/table")
        after = chat.room()[-1]
        assert after is not before
        assert after.message == before.message
        assert before.gone
        for _ in range(LIMITS.scroll):
            await ann.say("lovely weather")
        await make(chat, chat.guests("Ann", "Bob"), moves(state_of(chat))[0])
        assert chat.room()[-1] is not after, "what talk has carried away is shown again"
        assert after.gone


@pytest.mark.asyncio
async def test_less_than_nothing_has_a_minus_in_a_picture_too(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.playing("/play goat", "Ann", "Bob")
        board = view(state_of(chat), None)
        board = replace(board, book=replace(board.book, scores=(-5, 12)))
        setting = Setting(ChatChoice(), several=False, inline=False, say=lambda words: words.key)
        picture = table_screen(chat.table().match, board, (), setting).picture
        assert picture is not None
        assert isinstance(picture.scene, TableScene)
        assert {box.score for box in picture.scene.boxes} == {"−5", "12"}


@pytest.mark.asyncio
async def test_deals_that_were_cancelled_are_told_in_one_line(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.playing("/play goat", "Ann", "Bob")
        tale = [Misdealt("doubles"), Misdealt("doubles"), Misdealt("same"), Misdealt("doubles")]
        setting = Setting(
            ChatChoice(layout=ShownAs.TEXT), several=False, inline=False, say=lambda words: words.key
        )
        screen = table_screen(chat.table().match, view(state_of(chat), None), tale, setting)
        assert [line for line in screen.lines if line.key == "told-misdealt"] == [
            text("told-misdealt", why="doubles", count=3),
            text("told-misdealt", why="same", count=1),
        ]
        assert says("told-misdealt", why="doubles", count=3).endswith("dealt again, 3 times.")
        assert says("told-misdealt", why="same", count=1).endswith("dealt again.")


@pytest.mark.asyncio
async def test_the_start_button_of_a_match_that_is_over_says_so(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.seated("/play block single_round=true", "Ann", "Bob")
        start = buttons(chat.room()[-1], What.START)[0]
        await guests[0].press("Start")
        assert told(await guests[1].send(start.data)) == says("already-begun")
        await to_the_end(chat, guests)
        assert told(await guests[1].send(start.data)) == says("match-is-over")


# --- After the match --------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_rematch_is_the_same_again_and_begins_once(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play goat target=51 later_lead=tile_search", "Ann", "Bob", "Cid", "Dot")
        before = chat.table().match
        await to_the_end(chat, guests)
        data = buttons(chat.room()[-1], What.REMATCH)[0].data
        assert told(await chat.guest("Sam").send(data)) == says("only-players")
        answers = await asyncio.gather(*(guest.send(data) for guest in guests[1:]))
        assert sorted(map(told, answers)) == ["", says("rematch-is-on"), says("rematch-is-on")]
        after = chat.table().match
        assert (after.game, after.options, after.rematch_of) == (before.game, before.options, before.id)
        assert [seat.name for seat in after.seats] == [seat.name for seat in before.seats]
        assert after.seed != before.seed
        assert state_of(chat).phase is Phase.PLAY
        await to_the_end(chat, guests)
        assert not await guests[0].press("Rematch"), "and again"
        assert state_of(chat).phase is Phase.PLAY


@pytest.mark.asyncio
async def test_a_second_press_does_not_begin_one_more_when_the_rematch_is_given_up_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = guests = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await to_the_end(chat, guests)
        data = buttons(chat.room()[-1], What.REMATCH)[0].data
        assert not await ann.send(data)

        async def is_member(room: str, person: str) -> bool:
            await ann.say("/stop")
            return True

        monkeypatch.setattr(chat.port, "is_member", is_member)
        assert told(await bob.send(data)) == says("rematch-is-on")
        await ann.say("/stop")
        assert not chat.tables()


@pytest.mark.asyncio
async def test_a_new_table_is_opened_once_and_joined_by_the_next(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = guests = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await to_the_end(chat, guests)
        data = buttons(chat.room()[-1], What.NEW)[0].data
        sam = chat.guest("Sam")
        answers = await asyncio.gather(sam.send(data), bob.send(data))
        assert list(map(told, answers)) == ["", ""]
        assert sorted(seat.name for seat in chat.table().match.seats) == ["Bob", "Sam"]
        assert chat.table().match.status is Status.LOBBY
        assert told(await bob.send(data)) == says("already-seated", ready="yes")
        await bob.say("/stop")
        await sam.say("/stop")
        assert not chat.tables()
        assert not await ann.send(data)
        assert [seat.name for seat in chat.table().match.seats] == ["Ann"]


@pytest.mark.asyncio
@pytest.mark.parametrize("what", [What.NEW, What.REMATCH])
async def test_the_ended_match_is_free_while_the_next_one_is_opened(
    tmp_path: Path, what: What, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for a table while he holds another: who holds all tables of a chat may wait for that one."""
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/play block rounds=1", "Ann", "Bob")
        ended, world = chat.table().id, chat.bot.world
        await to_the_end(chat, [ann, bob])
        (button,) = buttons(chat.room()[-1], what)
        opened, open_lobby = [], world.actions.open_lobby

        async def looked_at(*given: Any, **more: Any) -> Table:
            async with asyncio.timeout(PATIENCE), world.tables.changing(ended) as table:
                opened.append(table.id)
            return await open_lobby(*given, **more)

        monkeypatch.setattr(world.actions, "open_lobby", looked_at)
        assert not await ann.press(button.text)
        assert opened == [ended]
        assert chat.table().open


@pytest.mark.asyncio
async def test_what_ended_by_computer_players_can_be_played_again_by_people(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = guests = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await bob.say("/leave")
        await to_the_end(chat, guests)
        await ann.press("Rematch")
        assert not any(seat.held_by for seat in chat.table().match.seats)


@pytest.mark.asyncio
async def test_for_who_has_left_the_chat_a_computer_player_plays_again(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block single_round=true", "Ann", "Bob", "Cid", "Dot")
        ann, bob, cid, dot = guests
        await chat.bot.left(GROUP, bob.id)
        chat.port.strangers.add(bob.id)
        await to_the_end(chat, guests)
        chat.port.strangers.add(cid.id)  # the platform has not told that he has left
        chat.port.strangers.add(ann.id)  # who presses is not asked for
        chat.port.unsaid.add(dot.id)  # of whom nobody knows stays
        await ann.press("Rematch")
        assert [seat.person for seat in chat.table().match.seats] == [ann.id, None, None, dot.id]
        assert not bob.private()
        assert not await ann.say("/stop")


@pytest.mark.asyncio
async def test_a_rematch_is_played_under_the_names_of_today(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = guests = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await to_the_end(chat, guests)
        await Guest(chat, replace(bob.person, name="Ann")).say("/help")
        await ann.press("Rematch")
        assert [seat.name for seat in chat.table().match.seats] == ["Ann", "Ann 2"]


@pytest.mark.asyncio
async def test_a_match_with_computers_says_that_it_does_not_count(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/play block single_round=true")
        await ann.press("Add computer")
        await ann.press("Start")
        await to_the_end(chat, [ann])
        assert says("result-uncounted") in chat.room()[-1].message.plain()
