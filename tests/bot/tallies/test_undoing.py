"""Entries that are taken back by hand: by whom, until when, and by which words."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.ids import PersonId
from bot.ports import Person
from storage import ledger
from storage.deeds import Deed, Kind, lines_of
from tests.bot.chat import Guest, chatting, says, told
from tests.bot.strict import GROUP
from tests.bot.tallied import acquainted, enter, group, public, standing


async def test_two_who_take_back_the_same_at_once_do_so_once(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat)
        chat.admins.add(bob.id)
        entry = (await public(chat, ann, "/tally add goat: Ann > Bob"))[1].rpartition(" · ")[2]
        take_back, yes = f"Take back {entry}", "Yes, take it back"
        (asked,), (asked_too,) = await ann.press(take_back), await bob.press(take_back)
        answers = await asyncio.gather(ann.press(yes, asked), bob.press(yes, asked_too))
        assert sorted(map(told, answers)) == ["", says("tally-undo-final")]
        history = told(await ann.say("/tally history")).splitlines()
        assert sum(f"takes back {entry}" in line for line in history) == 1


async def test_who_runs_the_chat_takes_back_anything_at_any_time(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat)
        entry = await enter(chat, 1, [ann], [bob], days=100)
        assert told(await ann.say(f"/tally undo {entry}")) == says("tally-undo-not-yours", minutes=15)
        chat.admins.add(bob.id)
        await public(chat, bob, f"/tally undo {entry} it was another Ann")
        assert await public(chat, ann, "/tally") == [says("tally-empty")]
        assert "“it was another Ann”" in told(await ann.say("/tally history"))


async def test_of_those_who_speak_by_one_account_none_takes_back_what_another_has_written(tmp_path: Path) -> None:
    """All channels in whose name somebody writes on Telegram have the same."""
    async with chatting(tmp_path) as chat:
        await group(chat)
        account = PersonId("test:channels")
        news, sports = (Guest(chat, Person(account, name, masked=True)) for name in ("News", "Sports"))
        entry = (await public(chat, news, "/tally add goat: Ann > Bob"))[1].rpartition(" · ")[2]
        for words in ("undo", f"undo {entry}"):
            assert told(await sports.say(f"/tally {words}")) == says("tally-undo-not-yours", minutes=15)
        chat.admins.add(account)
        assert (await public(chat, sports, "/tally undo"))[0] == says("tally-undone", name="Sports")


async def test_ones_own_entry_can_be_taken_back_for_a_while(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        assert told(await ann.say("/tally undo")) == says("tally-undo-none", minutes=15)
        for minutes, taken in ((14, True), (16, False)):
            at = chat.bot.world.now() - timedelta(minutes=minutes)
            line = next(lines_of(Kind.WON, [ann.id]))
            await chat.bot.world.database.write(
                ledger.enter(Deed(f"h{minutes}", GROUP, "goat", at, at, (line,), noted_by=ann.id))
            )
            answer = await ann.say("/tally undo")
            assert (not answer) == taken
        assert await public(chat, ann, "/tally") == ["Tallies of this chat", "Ann: 1 match won"]


async def test_ones_own_entry_is_found_behind_many_of_others(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat)
        await public(chat, ann, "/tally add block: Ann > Bob")
        for number in range(45):
            await chat.wait(seconds=1)
            await enter(chat, number, [bob], [ann])
        assert not await ann.say("/tally undo")


@pytest.mark.parametrize("last", ["last", "letzten", "последний"])
async def test_what_one_has_entered_last_is_taken_back_by_that(tmp_path: Path, last: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        await public(chat, ann, "/tally add block: Ann > Bob")
        lines = await public(chat, ann, f"/tally undo {last}")
        assert lines[0] == says("tally-undone", name="Ann")


async def test_more_than_the_last_entry_is_not_taken_back(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        await public(chat, ann, "/tally add block: Ann > Bob")
        assert told(await ann.say("/tally undo last week")) == says("tally-undo-unknown", entry="last")


@pytest.mark.parametrize(("name", "undo"), [("Borra", "elimina"), ("Wis de Boer", "verwijder")])
async def test_who_is_called_like_a_word_for_taking_back_is_asked_for(
    tmp_path: Path, name: str, undo: str
) -> None:
    async with chatting(tmp_path) as chat:
        guest, *_ = await acquainted(chat, name, "Ann")
        first = name.partition(" ")[0]
        await public(chat, guest, f"/tally add block: {first} > Ann")
        assert f"{name}: 1 match won" in await public(chat, guest, f"/tally {first}")
        lines = await public(chat, guest, f"/tally {undo}")
        assert lines[0] == says("tally-undone", name=name)


async def test_a_result_of_a_past_day_can_be_taken_back(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        for number in range(2):
            await public(chat, ann, f"/tally add {date(2024, 1, 30 + number)} block: Ann > Bob")
        assert (await public(chat, ann, "/tally january"))[1] == "Ann: 2 matches won"
        await public(chat, ann, "/tally undo")
        assert (await public(chat, ann, "/tally january"))[1] == "Ann: 1 match won"
        (deed,) = await standing(chat)
        await ann.press(f"Take back {deed.id}")
        await ann.press("Yes, take it back")
        assert (await public(chat, ann, "/tally january"))[1:] == [says("tally-empty-then")]
