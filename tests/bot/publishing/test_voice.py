"""A group in which the bot may not write: whoever asks is answered all the same, and nothing stands unseen."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.chats.reach import PATIENCE as CLOSED_FOR
from bot.ids import PostId, RoomId
from bot.messages import Message
from bot.ports import Address, Command
from storage.matches import Status
from tests.bot.chat import Asked, Chat, chatting, says, told
from tests.bot.on_sheets import enter
from tests.bot.stage import Sleeper
from tests.bot.steering import to_the_end
from tests.bot.strict import GROUP
from tests.waiting import PATIENCE


def silence(chat: Chat) -> None:
    """Nothing can be sent to the group from now on."""
    chat.port.unreachable.add(None)


async def test_where_the_bot_may_not_write_no_table_is_opened(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await chat.bot.lost(Address(room=GROUP))
        changes = chat.changes()
        assert told(await ann.say("/play block")) == says("no-voice-here")
        assert not changes
        await chat.bot.reached(Address(room=GROUP))
        assert not await ann.say("/play block")
        assert chat.tables()


@pytest.mark.parametrize("words", ["/play block", "/play solo-rows", "/sheet goat"])
async def test_where_that_is_doubtful_it_is_tried_while_he_can_be_answered(tmp_path: Path, words: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        chat.group = replace(chat.group, doubtful=True)
        assert not await ann.say(words)
        assert len(chat.tables()) == 1
        silence(chat)
        assert told(await ann.say(words)) == says("no-voice-here")
        assert len(chat.tables()) == 1


async def test_so_it_is_with_the_layout_of_the_day(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/daily")
        chat.group = replace(chat.group, doubtful=True)
        silence(chat)
        assert told(await ann.press(says("button-daily-play"))) == says("no-voice-here")
        assert not chat.tables()


@pytest.mark.parametrize("label", ["Rematch", "New table"])
async def test_so_it_is_with_a_table_that_follows_another(tmp_path: Path, label: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *others = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await to_the_end(chat, [ann, *others])
        chat.group = replace(chat.group, doubtful=True)
        silence(chat)
        assert told(await ann.press(label)) == says("no-voice-here")
        assert not chat.tables()


async def test_so_it_is_with_a_score_sheet_that_follows_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        await ann.say("/sheet goat target=51")
        await enter(bob, "Join", "Start")
        assert not await ann.say("/sheet Ann out, Bob 60")
        await enter(ann, "Yes")
        chat.group = replace(chat.group, doubtful=True)
        silence(chat)
        send = chat.port.send

        async def slowly(to: Address, message: Message, *, loud: bool) -> PostId:
            await asyncio.sleep(0.2)
            return await send(to, message, loud=loud)

        monkeypatch.setattr(chat.port, "send", slowly)
        assert told(await ann.press("Rematch")) == says("no-voice-here")
        assert not chat.tables()


async def test_where_nothing_is_doubtful_nobody_waits_until_his_table_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        shown, send = asyncio.Event(), chat.port.send

        async def slowly(to: Address, message: Message, *, loud: bool) -> PostId:
            await shown.wait()
            return await send(to, message, loud=loud)

        monkeypatch.setattr(chat.port, "send", slowly)
        monkeypatch.setattr("bot.play.opening.PATIENCE", 10 * PATIENCE)
        ann = chat.guest("Ann")
        async with asyncio.timeout(PATIENCE):
            await chat.bot.handle(Asked(chat, ann.person, chat.group, Command("play", "block")))
        shown.set()
        await chat.settle()
        assert len(chat.room()) == 1


@pytest.mark.parametrize("known", [False, True])
async def test_what_everybody_was_to_read_is_told_to_who_asked(tmp_path: Path, known: bool) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        silence(chat)
        if known:
            await chat.bot.lost(Address(room=GROUP))
        for words in ("/tally", "/tally table", "/daily"):
            answers = await ann.say(words)
            assert len(answers) == 1, words
            assert answers[0].whispered
        assert not chat.room()


async def test_nobody_who_asks_at_the_same_moment_is_left_without_an_answer(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        people = chat.guests("Ann", "Bob", "Cid")
        silence(chat)
        answers = await asyncio.gather(*(guest.say("/tally") for guest in people))
        assert [told(answer) for answer in answers] == [says("tally-empty")] * 3


async def test_who_asks_again_before_he_is_answered_is_answered_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        publisher, sleeper = chat.bot.world.publisher, Sleeper()
        monkeypatch.setattr(publisher.lanes, "_time", sleeper.time)
        monkeypatch.setattr(publisher.lanes, "_sleep", sleeper)
        publisher.lanes.hold(Address(room=GROUP), 60)
        for guest in (ann, ann, bob, ann):
            await chat.bot.handle(Asked(chat, guest.person, chat.group, Command("tally")))
        assert not chat.room()
        sleeper.pass_by(60)
        await chat.settle()
        assert told(chat.room()) == "\n".join([says("tally-empty")] * 2)


async def test_no_table_stands_unseen_whatever_is_found_out_meanwhile(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        people = chat.guests("Ann", "Bob", "Cid")
        silence(chat)
        await asyncio.gather(people[0].say("/tally"), *(guest.say("/play block") for guest in people))
        assert not chat.tables()


async def test_a_lobby_that_has_been_seen_outlives_that_its_group_moves(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.seated("/play block", "Ann", "Bob")
        silence(chat)
        await chat.bot.moved(GROUP, RoomId("test:moved"))
        await chat.settle()
        assert [table.match.status for table in chat.tables()] == [Status.LOBBY]


async def test_a_lobby_that_nobody_has_seen_is_given_up(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        silence(chat)
        await ann.say("/play block")
        assert not chat.tables()
        told_why = says("no-voice-there", game="Block", room="The club")
        assert [post.message.plain() for post in ann.private()] == [told_why]
        assert told(await ann.say("/play block")) == says("no-voice-here")


@pytest.mark.parametrize("words", ["/play block", "/play solo-rows"])
async def test_a_table_that_nobody_has_seen_is_not_told_to_be_closed_later(tmp_path: Path, words: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        chat.group = replace(chat.group, doubtful=True)
        silence(chat)
        assert told(await ann.say(words)) == says("no-voice-here")
        chat.port.unreachable.clear()
        await chat.bot.reached(Address(room=GROUP))
        await chat.settle()
        assert not chat.room()


@pytest.mark.parametrize("words", ["/play goat", "/play solo-rows", "/sheet goat"])
async def test_who_takes_no_private_messages_is_told_so_there_too(tmp_path: Path, words: str) -> None:
    """The answer to a command arrives where nothing else does."""
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        chat.port.unreachable.add(ann.id)
        assert told(await ann.write(words)) == says("no-voice-here")
        assert not chat.tables()
        chat.port.unreachable.clear()
        assert not await ann.write(words)
        assert chat.tables()


async def test_a_table_that_people_have_seen_stays(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/play block")
        silence(chat)
        await ann.say("/tally")
        assert [table.match.status for table in chat.tables()] == [Status.LOBBY]


async def test_what_could_not_be_shown_is_shown_when_somebody_asks_for_anything_a_while_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.seated("/play block", "Ann", "Bob")
        reach, now = chat.bot.world.reach, 0.0
        monkeypatch.setattr(reach, "_time", lambda: now)
        silence(chat)
        await ann.press("Start")
        chat.port.unreachable.clear()
        before = chat.room()
        await ann.say("/games")
        assert chat.room() == before
        now += CLOSED_FOR
        await ann.say("/games")
        assert len(chat.room()) == len(before) + 1
