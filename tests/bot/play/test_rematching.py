"""The match after the match: *Rematch* and *New table*."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.data import What
from bot.tables.table import Table
from engine.model import Phase
from storage.matches import Status
from tests.bot.chat import Guest, buttons, chatting, says, told
from tests.bot.reading import names
from tests.bot.steering import state_of, to_the_end
from tests.bot.strict import GROUP
from tests.waiting import PATIENCE


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
        assert told(await chat.guest("Sam").send(data)) == says("only-players")
        assert state_of(chat).phase is Phase.PLAY
        await to_the_end(chat, guests)
        assert not await guests[0].press("Rematch"), "and again"
        assert state_of(chat).phase is Phase.PLAY


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
        assert names(chat) == ["Ann"]


async def test_what_is_being_played_and_a_score_sheet_are_no_new_table_to_be_joined(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = guests = await chat.playing("/play goat target=51", "Ann", "Bob")
        await to_the_end(chat, guests)
        rematch, new = (buttons(chat.room()[-1], what)[0].data for what in (What.REMATCH, What.NEW))
        await ann.send(rematch)
        await bob.say("/sheet goat target=51")
        assert not await chat.guest("Sam").send(new)
        assert [[seat.name for seat in table.match.seats] for table in chat.tables()] == [
            ["Ann", "Bob"],
            ["Bob"],
            ["Sam"],
        ]


async def test_a_table_of_another_game_and_one_that_was_there_before_are_no_new_table_to_be_joined(
    tmp_path: Path,
) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await to_the_end(chat, guests)
        new, cid, sam = buttons(chat.room()[-1], What.NEW)[0].data, chat.guest("Cid"), chat.guest("Sam")
        await cid.say("/play draw")
        chat.now -= timedelta(minutes=1)  # before the match has ended
        await cid.say("/play block")
        chat.now += timedelta(minutes=2)
        assert not await sam.send(new)
        assert [table.match.host for table in chat.tables()] == [cid.id, cid.id, sam.id]


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


async def test_what_ended_by_computer_players_can_be_played_again_by_people(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = guests = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await bob.say("/leave")
        await to_the_end(chat, guests)
        await ann.press("Rematch")
        assert not any(seat.held_by for seat in chat.table().match.seats)


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


async def test_who_has_left_the_chat_stands_on_the_next_score_sheet_all_the_same(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/sheet goat target=51", "Ann", "Bob")
        await ann.say("/sheet Ann out, Bob 60")
        await ann.press("Yes")
        chat.port.strangers.add(bob.id)
        assert not await ann.press("Rematch")
        assert [seat.person for seat in chat.table().match.seats] == [ann.id, bob.id]


async def test_a_rematch_is_played_under_the_names_of_today(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = guests = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await to_the_end(chat, guests)
        await Guest(chat, replace(bob.person, name="Ann")).say("/help")
        await ann.press("Rematch")
        assert names(chat) == ["Ann", "Ann 2"]


async def test_a_match_with_computers_says_that_it_does_not_count(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        (ann,) = await chat.playing("/play block single_round=true", "Ann", computers=1)
        await to_the_end(chat, [ann])
        assert says("result-uncounted") in chat.room()[-1].message.plain()
