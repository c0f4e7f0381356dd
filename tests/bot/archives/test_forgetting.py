"""`/forget me`: hidden names, people who are forgotten, and that nobody else loses anything."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.archives.unpacking import from_json
from bot.chats.choices import ChatChoice
from bot.data import What, pack
from bot.ports import Address
from bot.screens.lobby import AS_LAST_TIME
from storage import forgetting, ledger, matches, pairs, people
from storage.database import Database
from tests.bot.chat import Chat, Guest, chatting, says, told
from tests.bot.steering import to_the_end
from tests.bot.strict import GROUP
from tests.bot.tallied import group, public
from tests.waiting import PATIENCE

DELETE, SURE = "Delete me …", "Yes, forget me for good"


async def hide(guest: Guest) -> None:
    (asked,) = await guest.say("/forget me")
    (answer,) = await guest.press("Hide my name", asked)
    assert answer.message.plain().startswith(says("forget-hidden"))


async def delete(guest: Guest) -> str:
    (asked,) = await guest.say("/forget me")
    (sure,) = await guest.press(DELETE, asked)
    assert sure.message.plain() == says("forget-sure")
    return told(await guest.press(SURE, sure))


async def got_up(chat: Chat, guest: Guest) -> None:
    """Let the time pass in which the end of his last table is shown."""
    await chat.wait(minutes=2)
    async with asyncio.timeout(PATIENCE):
        while await forgetting.at_table(chat.bot.world.database, guest.id):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0)


async def test_what_is_written_while_somebody_is_forgotten_does_not_name_him(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat)
        await got_up(chat, ann)
        teams_of, entries = forgetting.teams_of, ["/tally add goat: Ann, Bob > Cid, Dot"]

        async def read(database: Database, person: str) -> list[str]:
            found = await teams_of(database, person)
            if entries:
                await bob.say(entries.pop())
            return found

        monkeypatch.setattr(forgetting, "teams_of", read)
        assert await delete(ann) == says("forget-done")
        database = chat.bot.world.database
        assert await teams_of(database, ann.id) == []
        assert len(await ledger.of_teams(database, GROUP)) == 2


async def test_a_hidden_name_is_told_nowhere_and_can_be_shown_again(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, _ = await group(chat, admin="Cid")
        await public(chat, bob, "/tally add goat: Ann, Bob > Cid, Dot")
        before = await public(chat, cid, "/tally")
        await hide(ann)
        assert await public(chat, cid, "/tally") == [line.replace("Ann", "somebody") for line in before]
        await cid.say("/language ru")
        assert "Ann" not in told(await cid.say("/tally history"))
        assert "некто" in told(await cid.say("/tally history"))
        assert told(await bob.say("/tally Ann")) == says("tally-what", word="Ann")
        assert told(await ann.say("/tally me")).splitlines()[1] == "somebody: 1 match won"
        assert told(await bob.say("/tally add goat: , Bob > Cid")) == says("tally-add-how")
        await cid.say("/export")
        assert b"Ann" not in chat.port.files[cid.id][-1][1]
        (asked,) = await ann.say("/forget me")
        (shown,) = await ann.press("Show my name", asked)
        assert shown.message.plain().startswith(says("forget-shown"))
        assert await public(chat, bob, "/tally") == before


async def test_who_thinks_better_of_it_keeps_everything(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        await public(chat, ann, "/tally add goat: Ann > Bob")
        (asked,) = await ann.say("/forget me")
        before = asked.message
        await ann.press(DELETE, asked)
        await ann.press("No, leave everything as it is", asked)
        assert asked.message == before
        assert "Ann: 1 match won" in await public(chat, ann, "/tally")


async def test_what_was_chosen_in_his_own_chat_goes_with_him(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        (ann,) = chat.guests("Ann")
        await ann.write("/help")
        preferences = chat.bot.world.preferences
        await preferences.change_chat(ann.id, lambda own: replace(own, choice=ChatChoice(zone="Europe/Moscow")))
        assert await delete(ann) == says("forget-done")
        assert (await preferences.chat(ann.id)).choice == ChatChoice()


async def test_nobody_has_another_one_forgotten(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = chat.guests("Ann", "Bob")
        assert told(await ann.say("/forget Bob")) == says("forget-only-oneself")
        for words in ("/forget", "/forget me", "/forget mich"):
            assert told(await ann.say(words)).startswith(says("forget-shown"))


async def test_nobody_forgets_those_who_speak_in_the_name_of_a_chat(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        mask = Guest(chat, replace(chat.guest("The club").person, masked=True))
        assert told(await mask.say("/forget me")) == says("masked")
        assert told(await mask.send(pack(What.FORGET, arg="yes"))) == says("masked")
        assert await people.get(chat.bot.world.database, mask.id) is not None


async def test_who_is_forgotten_leaves_the_sums_as_they_are(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat)
        for _ in range(10):
            await public(chat, bob, "/tally add goat: Ann, Bob > Cid, Dot")
        await public(chat, ann, "/tally name Ann + Bob: Ann's men")
        await got_up(chat, ann)
        before, rated = await public(chat, bob, "/tally"), await public(chat, bob, "/tally ratings")
        assert any("Ann's men" in line for line in before)
        await ann.say("/language ru")
        russian = await ann.say("/forget me")
        (sure,) = await ann.send(pack(What.FORGET, arg="delete"), russian[0])
        assert told([sure]) == says("forget-sure", "ru")
        assert told(await ann.send(pack(What.FORGET, arg="yes"), sure)) == says("forget-done", "ru")
        nameless = [line.replace("Ann's men (Ann and Bob)", "Ann and Bob") for line in before]
        after = await public(chat, bob, "/tally")
        assert sorted(after) == sorted(line.replace("Ann", "somebody") for line in nameless)
        ratings = await public(chat, bob, "/tally ratings")
        assert {_without_place(line) for line in ratings} == {
            _without_place(line.replace("Ann", "somebody")) for line in rated
        }
        assert ann.id not in await ledger.of_people(chat.bot.world.database, GROUP)
        assert await people.get(chat.bot.world.database, ann.id) is None
        assert told(await ann.say("/tally me")).splitlines()[-1] == says("tally-none", name="Ann")
        found = await people.get(chat.bot.world.database, ann.id)
        assert found is not None
        assert (found.name, found.language) == ("Ann", None)
        await public(chat, ann, "/play goat")
        assert "Ann" in chat.room()[-1].message.plain()


def _without_place(line: str) -> str:
    return line.partition(". ")[2] or line


async def test_an_invitation_names_nobody_who_is_forgotten(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        zoe, ann, bob = chat.guest("Zoe", admin=True), *chat.guests("Ann", "Bob")
        await zoe.say("/remind 12:30 daily")
        await chat.wait(minutes=35)
        asked = chat.room()[-1]
        for guest in (ann, bob):
            await guest.press(says("invite-button-in"), asked)
        assert says("invite-in", count=2, names="Ann and Bob") in str(asked)
        assert await delete(ann) == says("forget-done")
        assert says("invite-in", count=1, names="Bob") in str(asked)


async def test_not_while_one_is_at_a_table(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.seated("/play draw", "Ann", "Bob")
        assert await delete(bob) == says("forget-playing")
        await ann.press("Start")
        assert await delete(bob) == says("forget-playing")
        await ann.say("/stop")
        assert await delete(bob) == says("forget-later"), "there is nothing to get up from"
        await chat.seated("/play block", "Ann", "Bob")
        assert await delete(bob) == says("forget-playing")
        await ann.say("/stop")
        await got_up(chat, bob)
        assert await delete(bob) == says("forget-done")
        assert await people.get(chat.bot.world.database, bob.id) is None


async def test_what_was_refused_to_him_is_forgotten_too(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/play block", "Ann", "Bob")
        other = bob if chat.on_turn((ann, bob)) is ann else ann
        await other.say("/move 6-6")
        await ann.say("/stop")
        refusals = chat.bot.world.refusals
        assert refusals.of(other.id) is not None
        await got_up(chat, other)
        assert await delete(other) == says("forget-done")
        assert refusals.of(other.id) is None


async def test_where_he_was_met_and_that_nothing_reaches_him_is_forgotten_too(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, world = chat.guest("Ann", language=""), chat.bot.world
        to = Address(person=ann.id)
        await chat.guest("Zoe", admin=True).say("/language chat de")
        await ann.say("/games")
        await world.reach.lost(to)
        assert (await world.languages.of_person(ann.id), await world.reach.closed(to)) == ("de", True)
        assert told(await ann.send(pack(What.FORGET, arg="yes"))) == says("forget-done", "de")
        assert (await world.languages.of_person(ann.id), await world.reach.closed(to)) == ("en", False)


async def test_after_a_restart_nothing_is_missed(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat, admin="Bob")
        await public(chat, bob, "/tally add goat: Ann > Bob")
        await got_up(chat, ann)
        assert await delete(ann) == says("forget-done")
    async with chatting(tmp_path, chat=chat):
        assert (await public(chat, bob, "/tally"))[1:] == ["somebody: 1 match won", "Bob: 1 match lost"]
        await bob.say("/export")
        data = chat.port.files[bob.id][-1][1]
        assert ann.id.encode() not in data
        assert "" in from_json(data, GROUP).people.values()
    async with chatting(tmp_path / "other") as other:
        bob = other.guest("Bob", admin=True)
        await bob.send_file("/import", data)
        assert (await public(other, bob, "/tally"))[1:] == ["somebody: 1 match won", "Bob: 1 match lost"]


async def test_a_file_of_before_does_not_bring_back_who_was_forgotten(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat, admin="Bob")
        await public(chat, ann, "/tally add goat: Ann, Bob > Cid, Dot")
        await public(chat, bob, "/tally add goat: Cid > Dot")
        await ann.say("/tally name Ann + Bob: The Hammers")
        await bob.say("/tally name Bob + Cid: The Foxes")
        await bob.say("/export")
        data = chat.port.files[bob.id][-1][1]
        await bob.say("/tally name Bob + Cid:")
        await got_up(chat, ann)
        assert await delete(ann) == says("forget-done")
        before = await public(chat, bob, "/tally")
        await bob.send_file("/import", data)
        database = chat.bot.world.database
        assert await public(chat, bob, "/tally") == [
            line.replace("Bob and Cid", "The Foxes (Bob and Cid)") for line in before
        ]
        assert list((await pairs.names(database, GROUP)).values()) == ["The Foxes"]
        assert await people.get(database, ann.id) is None
        assert await forgetting.teams_of(database, ann.id) == []


async def test_a_forged_choice_is_none(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert told(await ann.send(pack(What.FORGET, arg="everybody"))) == says("bad-button")


async def test_a_rematch_with_somebody_who_is_forgotten_is_refused(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = guests = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await to_the_end(chat, guests)
        await got_up(chat, ann)
        assert await delete(ann) == says("forget-done")
        assert told(await bob.press("Rematch")) == says("rematch-forgotten")


async def test_as_last_time_nobody_sits_there_who_is_forgotten(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = guests = await chat.playing("/play goat target=51", "Ann", "Bob", "Cid", "Dot")
        await to_the_end(chat, guests)
        await got_up(chat, bob)
        assert await delete(bob) == says("forget-done")
        await ann.say("/play goat")
        await ann.send(pack(What.PARTNERS, chat.table().id, 0, AS_LAST_TIME))
        assert [seat.name for seat in chat.table().match.seats] == ["Ann", "Dot", "Cid"], "Cid was with Ann"


async def test_a_lobby_of_nobody_but_the_forgotten_is_closed(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = guests = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await to_the_end(chat, guests)
        await got_up(chat, bob)
        assert await delete(bob) == says("forget-done")
        await ann.say("/play block")
        world = chat.bot.world
        last = await matches.last_ended(world.database, GROUP)
        assert last is not None
        async with world.tables.changing(chat.table().id) as table:  # as earlier versions seated them
            await world.actions.arrange(table, seats=last.seats)
        await ann.say("/leave")
        assert not chat.tables()
