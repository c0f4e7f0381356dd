"""Records of matches, and the check of their shuffles."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import update

from bot.archives import records
from bot.archives.verifying import VerifiedRound, verify_rounds
from bot.data import What, pack
from bot.ids import RoomId
from bot.ports import Declined, Room
from bot.tables.tale import events_of
from engine import codec
from engine.events import Dealt
from engine.model import Phase
from engine.record import read
from engine.replay import replay
from engine.shuffle import commitment
from storage import journal, schema
from storage.changes import Change
from tests.bot.chat import LIMITS, Chat, Guest, chatting, says, told
from tests.bot.steering import Wanted, make, moves, state_of, to_the_end, until
from tests.bot.strict import Post
from tests.waiting import PATIENCE


def in_round(number: int) -> Wanted:
    return lambda state: state.round == number


def record_of(answers: list[Post]) -> str:
    """The record in an answer, which may have come in several messages."""
    head, *lines = "\n".join(post.message.plain() for post in answers).splitlines()
    assert head == says("record-head")
    return "\n".join(lines) + "\n"


async def recorded(chat: Chat, guest: Guest) -> str:
    """What somebody is given as the record: in a message if it fits into one, else as a file."""
    answers = await guest.say("/record")
    if not chat.port.files[guest.id]:
        return record_of(answers)
    ((name, data),) = chat.port.files.pop(guest.id)
    assert told(answers) == says("file-sent", file=name)
    return data.decode()


@pytest.mark.parametrize(
    "asked",
    ["block target=50", "draw target=50 set=9", "goat target=51 two_doubles=true", "general session_rounds=3"],
)
async def test_a_record_replays_to_the_same_result(tmp_path: Path, asked: str) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing(f"/play {asked}", "Ann", "Bob", "Cid", "Dot")
        match = chat.table().id
        await to_the_end(chat, guests)
        ended = await chat.bot.world.tables.find(match)
        assert ended is not None
        assert ended.state is not None
        played = replay(read(await recorded(chat, guests[0])))
        assert not played.failures
        assert played.state.phase is Phase.OVER
        assert played.state.book == ended.state.book
        assert played.state.hands == ended.state.hands
        assert played.state.winners == ended.state.winners
        assert await recorded(chat, chat.guest("Sam")) == await recorded(chat, guests[0])


async def test_a_record_hides_the_round_that_is_being_played(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        for command in ("record", "verify"):
            assert told(await guests[0].say(f"/{command}")) == says(f"nothing-to-{command}")
        state = await until(chat, guests, in_round(2))
        for _ in range(4):
            await make(chat, guests, moves(state_of(chat))[0])
        record = await recorded(chat, guests[0])
        assert state.shuffle not in record
        assert state.seed not in record
        played = replay(read(record)).state
        assert (played.round, played.phase, played.book) == (1, Phase.DEAL, state.book)
        checked = told(await guests[0].say("/verify"))
        assert "Round 1" in checked
        assert "Round 2" not in checked
        assert state.shuffle not in checked


async def test_the_shuffles_are_those_that_were_promised(tmp_path: Path) -> None:
    """The commitment that everybody saw at the deal belongs to the seed that is told afterwards."""
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        promises = []
        for number in (1, 2):
            state = await until(chat, guests, in_round(number))
            promise = commitment(state.shuffle)
            assert any(
                promise in v.plain() for post in chat.port.posts for v in post.versions if not post.whispered
            )
            assert not any(state.shuffle in v.plain() for post in chat.port.posts for v in post.versions)
            promises.append((state.shuffle, promise))
            await until(chat, guests, in_round(number + 1))
        lines = told(await guests[0].say("/verify")).splitlines()
        assert lines == [
            says("verify-head"),
            *(
                says("verify-round", good="yes", round=number, seed=seed, commitment=promise)
                for number, (seed, promise) in enumerate(promises, start=1)
            ),
        ]


async def doctor(chat: Chat, match: str, change: Callable[[Dealt], Dealt]) -> None:
    """Change the event of a deal in what is saved, behind the bot's back."""
    database = chat.bot.world.database
    first = (await journal.entries(database, match))[0]
    events = [change(event) if isinstance(event, Dealt) else event for event in events_of(first)]
    saved = orjson.dumps([codec.encode(event) for event in events]).decode()
    where = (schema.journal.c.match == match, schema.journal.c.ply == first.ply)
    await database.write((Change(update(schema.journal).where(*where).values(events=saved), rows=1)(),))


async def test_a_commitment_that_was_changed_afterwards_is_found_out(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        match, seed = chat.table().id, state_of(chat).shuffle
        await until(chat, guests, in_round(2))
        other = commitment("another seed")
        await doctor(chat, match, lambda dealt: replace(dealt, commitment=other))
        assert told(await guests[0].say("/verify")).splitlines() == [
            says("verify-head"),
            says("verify-round", good="no", round=1, seed=seed, commitment=other),
        ]


async def test_tiles_that_do_not_follow_from_the_seed_are_found_out(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        match, seed = chat.table().id, state_of(chat).shuffle
        await until(chat, guests, in_round(2))
        await doctor(chat, match, lambda dealt: replace(dealt, hands=dealt.hands[::-1]))
        assert told(await guests[0].say("/verify")).splitlines() == [
            says("verify-head"),
            says("verify-round", good="tiles", round=1, seed=seed, commitment=commitment(seed)),
        ]


async def test_nobody_waits_while_shuffles_are_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, answered = threading.Event(), threading.Event()

    def thorough(*args: Any) -> tuple[VerifiedRound, ...]:
        begun.set()
        assert answered.wait(PATIENCE), "nobody else is answered meanwhile"
        return verify_rounds(*args)

    monkeypatch.setattr(records, "verify_rounds", thorough)
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        await until(chat, guests, in_round(2))
        checking = asyncio.create_task(guests[0].say("/verify"))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        await chat.guest("Sam").say("/help")
        answered.set()
        assert "Round 1" in told(await checking)


async def test_what_has_ended_last_can_be_written_down_and_checked(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        sam = chat.guest("Sam")
        assert told(await sam.say("/record")) == says("no-table-here")
        guests = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await to_the_end(chat, guests)
        assert replay(read(await recorded(chat, sam))).state.phase is Phase.OVER
        assert "Round 1" in told(await sam.say("/verify"))
        await sam.say("/play goat")
        assert told(await sam.say("/record A")) == says("nothing-to-record"), "a lobby"
        assert told(await sam.say("/verify A")) == says("nothing-to-verify")


async def test_what_the_rules_of_today_refuse_cannot_be_written_down(tmp_path: Path) -> None:
    """It was played by an earlier version; whether its deals were as promised can be checked all the same."""
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await to_the_end(chat, guests)
        passed = update(schema.journal).where(schema.journal.c.ply == 1).values(move='{"is":"pass"}')
        await chat.bot.world.database.write((Change(passed, rows=1)(),))
        assert told(await guests[0].say("/record")) == says("record-other-rules")
        assert "Round 1" in told(await guests[0].say("/verify"))


async def test_the_match_that_was_picked_is_told_of_also_when_it_has_ended_meanwhile(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        picks = []
        for game in ("block", "draw"):
            guests = await chat.playing(f"/play {game} single_round=true", "Ann", "Bob")
            picks.append(chat.table().id)
            await to_the_end(chat, guests)
        records = [record_of(await guests[0].send(pack(What.WHICH, match, 0, "record"))) for match in picks]
        assert [read(record).game for record in records] == ["block", "draw"]
        chat.group = Room(RoomId("test:elsewhere"), "Elsewhere")
        stranger = await chat.guest("Sam").send(pack(What.WHICH, picks[0], 0, "record"))
        assert told(stranger) == says("no-such-table")


@pytest.mark.parametrize("hindrance", [None, "closed", "masked", "declined"])
async def test_the_record_of_a_long_match_comes_as_a_file(
    tmp_path: Path, hindrance: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who can be given no file reads it in several messages."""

    async def declining(*_: object) -> None:
        raise Declined("no files")

    async with chatting(tmp_path, limits=replace(LIMITS, text=500)) as chat:
        guests = await chat.playing("/play block rounds=2", "Ann", "Bob", "Cid", "Dot")
        await to_the_end(chat, guests)
        if hindrance == "closed":
            chat.port.unreachable.add(guests[0].id)
        if hindrance == "masked":
            guests[0].person = replace(guests[0].person, masked=True)
        if hindrance == "declined":
            monkeypatch.setattr(chat.port, "send_file", declining)
        if hindrance is None:
            record = await recorded(chat, guests[0])
        else:
            answers = await guests[0].say("/record")
            assert len(answers) > 1
            record = record_of(answers)
        assert not chat.port.files[guests[0].id]
        assert replay(read(record)).state.phase is Phase.OVER
