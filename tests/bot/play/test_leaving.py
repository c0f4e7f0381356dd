"""Getting up from a table, coming back, stopping."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from bot.asking import Asking
from bot.data import What
from bot.ports import Command, Press
from bot.publishing.marking import room_of, table_key
from bot.tables.table import Table
from engine.model import Phase
from engine.players import DEFAULT as COMPUTER
from tests.bot.chat import LIMITS, Asked, Chat, Guest, buttons, chatting, says, told
from tests.bot.reading import table_post
from tests.bot.steering import make, moves, state_of, to_the_end, until
from tests.bot.strict import GROUP
from tests.waiting import PATIENCE


async def held(chat: Chat, sleeper: Guest) -> None:
    """Let a computer player hold the seat of somebody who sleeps."""
    async with chat.bot.world.tables.changing(chat.table().id) as table:
        seat = table.seat_of(sleeper.id)
        assert seat is not None
        await chat.bot.world.actions.reseat(table, replace(seat, held_by=COMPUTER))


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


@pytest.mark.parametrize("command", ["/join", "/join a"])
async def test_who_has_left_a_match_joins_it_again(tmp_path: Path, command: str) -> None:
    async with chatting(tmp_path) as chat:
        _, bob, _ = guests = await chat.playing("/play block", "Ann", "Bob", "Cid")
        assert told(await bob.say(command)) == says("not-away")
        await bob.say("/leave")
        assert told(await chat.guest("Dot").say(command)) == says("join-late")
        assert not await bob.say(command)
        assert "🤖 Bob" not in table_post(chat).message.plain()
        await bob.write("/leave")
        assert not await bob.write(command)
        await until(chat, guests, lambda state: chat.on_turn(guests) is bob)
        assert buttons(bob.hand(), What.MOVE)


async def test_to_join_is_to_come_back_where_one_waits_in_a_lobby_already(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/play block", "Ann", "Bob")
        await ann.say("/leave")
        await ann.say("/play draw")
        assert not await ann.say("/join")
        assert "🤖 Ann" not in table_post(chat).message.plain()
        assert told(await ann.say("/join")) == says("already-seated", ready="no")


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
        await held(chat, bob)
        assert told(await ann.say("/stop")) == says("only-host")
        assert not await cid.say("/stop")
        assert not chat.tables()


async def test_a_host_who_sleeps_stays_it_until_he_leaves_the_chat(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, _ = await chat.playing("/play block", "Ann", "Bob", "Cid", "Dot")
        await held(chat, ann)
        await cid.say("/leave")
        assert chat.table().match.host == ann.id
        await chat.bot.left(GROUP, ann.id)
        assert chat.table().match.host == bob.id


async def test_the_last_person_to_leave_ends_the_match(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/play block", "Ann", "Bob")
        old = buttons(chat.on_turn((ann, bob)).hand(), What.MOVE)[0].data
        await ann.say("/leave")
        assert not await bob.say("/leave")
        assert not chat.tables()
        assert chat.room()[-1].message.plain() == says("table-stopped-by", game="Block", name="Bob")
        assert not any(post.message.rows for post in chat.room())
        assert not ann.private()
        assert not bob.private()
        assert told(await bob.send(old)) == says("match-is-over")
        assert told(await bob.say("/hand")) == says("no-seat-here")


@pytest.mark.parametrize("others", [["Bob"], []])
async def test_who_says_twice_at_once_that_he_leaves_has_left_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, others: list[str]
) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.seated("/play block", "Ann", *others)
        changing, arrived, both = chat.bot.world.tables.changing, list[str](), asyncio.Event()

        @asynccontextmanager
        async def together(match_id: str, seen: int = 0) -> AsyncIterator[Table]:
            arrived.append(match_id)
            if len(arrived) > 1:
                both.set()
            await both.wait()
            async with changing(match_id, seen) as table:
                yield table

        monkeypatch.setattr(chat.bot.world.tables, "changing", together)
        answers = await asyncio.gather(ann.say("/leave"), ann.say("/leave"))
        assert sorted(map(told, answers)) == ["", says("not-seated")]
        assert [seat.name for table in chat.tables() for seat in table.match.seats] == others


async def test_what_is_done_in_private_at_a_table_of_a_group_is_answered_there(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.seated("/play block", "Ann", "Bob")
        assert told(await bob.write("/leave")) == says("left-lobby")
        assert told(await ann.write("/table")) == says("table-brought")
        assert told(await ann.write("/leave")) == says("stopped")
        await chat.playing("/play block", "Ann", "Bob")
        assert told(await bob.write("/leave")) == says("left")
        assert told(await ann.write("/leave")) == says("stopped")


async def test_leaving_alone_with_computer_players_ends_the_match(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        (ann,) = await chat.playing("/play block", "Ann", computers=1)
        await ann.say("/leave")
        assert not chat.tables()


async def test_who_stops_a_match_in_the_name_of_a_chat_is_not_kept(tmp_path: Path) -> None:
    """All of them have one account, whose name is that of the chat in which it was used last."""
    async with chatting(tmp_path) as chat:
        await chat.playing("/play block", "Ann", "Bob")
        mask = chat.guest("The club", admin=True)
        mask.person = replace(mask.person, masked=True)
        await mask.say("/stop")
        assert chat.room()[-1].message.plain() == says("table-stopped", game="Block")


async def test_who_has_stopped_a_match_and_is_forgotten_is_not_named(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.playing("/play block", "Ann", "Bob")
        zoe = chat.guest("Zoe", admin=True)
        match_id = chat.table().id
        await zoe.say("/stop")
        assert "Zoe" in chat.room()[-1].message.plain()
        (asked,) = await zoe.say("/forget me")
        (sure,) = await zoe.press("Delete me …", asked)
        await zoe.press("Yes, forget me for good", sure)
        table = await chat.bot.world.tables.find(match_id)
        assert table is not None
        await chat.bot.world.publisher.bring(table_key(table), room_of(table))
        await chat.settle()
        assert chat.room()[-1].message.plain() == says("table-stopped", game="Block")


@pytest.mark.parametrize("who", ["host", "admin", "player", "stranger"])
async def test_the_host_and_who_runs_the_chat_may_stop_a_match(tmp_path: Path, who: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/play block", "Ann", "Bob")
        zoe, sam = chat.guest("Zoe", admin=True), chat.guest("Sam")
        guest = {"host": ann, "player": bob, "admin": zoe, "stranger": sam}[who]
        answer = await guest.say("/stop")
        if who in ("host", "admin"):
            assert not chat.tables()
            stopped = says("table-stopped-by", game="Block", name=guest.person.name)
            assert chat.room()[-1].message.plain() == stopped
        else:
            assert told(answer) == says("only-host")
            assert state_of(chat).phase is Phase.PLAY
            assert told(await bob.write("/stop")) == says("only-host")
            assert told(await sam.write("/stop")) == says("no-table-here")


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
        async with asyncio.timeout(PATIENCE):
            await stranger.asked.wait()
            await bob.say("/leave")
        stranger.answer.set()
        await stopping
        assert told(stranger.whispers) == says(refusal)
        assert chat.tables()


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


async def test_the_start_button_of_a_match_that_is_over_says_so(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.seated("/play block single_round=true", "Ann", "Bob")
        start = buttons(chat.room()[-1], What.START)[0]
        await guests[0].press("Start")
        assert told(await guests[1].send(start.data)) == says("already-begun")
        await to_the_end(chat, guests)
        assert told(await guests[1].send(start.data)) == says("match-is-over")
