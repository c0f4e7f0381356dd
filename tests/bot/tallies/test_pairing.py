"""`/tally name`: what people are called together, and where they are called so."""

from __future__ import annotations

from pathlib import Path

from bot.archives.unpacking import from_json
from storage.deeds import LARGEST_TEAM
from tests.bot.chat import chatting, says, told
from tests.bot.tallied import enter, group, public


async def test_a_pair_is_called_as_one_of_it_says(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        await public(chat, ann, "/tally add goat: Ann, Bob > Cid, Dot")
        assert await public(chat, bob, "/tally name bob + Ann:  The   Hammers ") == [
            says("tally-named", names=("Ann", "Bob"), called="The Hammers")
        ]
        assert "The Hammers (Ann and Bob): 1 match won" in await public(chat, cid, "/tally pairs")
        for wrong in ("Ann", "Ann: A", "Ann + Ann: A", "Ann + Bob", "+ : x", ""):
            assert told(await ann.say(f"/tally name {wrong}")) == says("tally-name-how")
        assert told(await ann.say("/tally name Ann + Zoe: A")) == says("no-such-person", name="Zoe")
        assert told(await cid.say("/tally name Ann + Bob: Losers")) == says("tally-name-not-yours")
        for taken in ("the hammers", "Dot"):
            answer = told(await cid.say(f"/tally name Cid + Dot: {taken}"))
            assert answer == says("tally-name-taken", called=taken)
        chat.admins.add(dot.id)
        await public(chat, dot, "/tally name Ann & Bob: Axes")
        assert "Axes (Ann and Bob): 1 match won" in await public(chat, cid, "/tally pairs")
        assert await public(chat, ann, "/tally name Ann, Bob:") == [says("tally-name-gone", names=("Ann", "Bob"))]
        assert "Ann and Bob: 1 match won" in await public(chat, cid, "/tally pairs")


async def test_people_of_a_pair_may_be_named_with_the_sign_of_a_mention(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        added = await public(chat, ann, "/tally add goat: @Ann + @Bob > @Cid, @Dot")
        assert added[0].startswith("Ann has entered")
        named = says("tally-named", names=("Ann", "Bob"), called="Foxes")
        assert await public(chat, ann, "/tally name @Ann + @Bob: Foxes") == [named]


async def test_people_of_a_pair_may_have_an_and_between_their_names(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        for words in ("Ann and Bob", "me und Bob"):
            named = says("tally-named", names=("Ann", "Bob"), called="Foxes")
            assert await public(chat, ann, f"/tally name {words}: Foxes") == [named]


async def test_the_name_of_a_pair_may_have_any_sign_in_quotation_marks(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        for name in ("Foxes & Co", "A+B: 1; 2, 3"):
            named = says("tally-named", names=("Ann", "Bob"), called=name)
            assert await public(chat, ann, f'/tally name Ann + Bob: "{name}"') == [named]


async def test_no_more_people_have_a_name_together_than_a_file_may_tell_of(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        names = [f"Player {letter}" for letter in "ABCDEFGHIJKLM"]
        for four in (names[:4], names[4:8], names[8:12], names[12:]):
            await chat.seated("/play goat", *four)
        first = chat.guest(names[0], admin=True)
        everybody, most = " + ".join(names), " + ".join(names[:LARGEST_TEAM])
        assert told(await first.say(f"/tally name {everybody}: All")) == says("tally-name-many", most=LARGEST_TEAM)
        await public(chat, first, f"/tally name {most}: Most")
        await first.say("/export")
        (_, data), *_ = chat.port.files[first.id]
        assert list(from_json(data, "another").pairs.values()) == ["Most"]


async def test_pairs_with_names_are_called_so_in_the_history(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat)
        await ann.say("/tally name Ann + Bob: The Hammers")
        await public(chat, ann, "/tally add general: Ann, Bob > Cid + Dot; generals 1:2")
        (line,) = told(await bob.say("/tally history")).splitlines()[1:]
        assert "The Hammers beat Cid and Dot" in line
        assert "The Hammers: 1 General" in line
        assert "Cid and Dot: 2 Generals" in line
        assert "Ann and Bob" not in line
        await public(chat, ann, "/tally add goat: Ann > Bob")
        assert "Ann beat Bob" in told(await bob.say("/tally history")), "each for himself they have no such name"


async def test_a_pair_with_a_name_can_be_asked_for(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        await enter(chat, 1, [ann, bob], [cid, dot])
        await enter(chat, 2, [ann, bob], [cid, dot], game="block")
        await ann.say("/tally name Ann, Bob: The Lions")
        assert await public(chat, cid, "/tally the lions") == [
            says("tally-head"),
            "The Lions (Ann and Bob): 2 matches won",
        ]
        assert (await public(chat, cid, "/tally the lions block"))[1] == "The Lions (Ann and Bob): 1 match won"
        assert told(await cid.say("/tally the lions Cid")) == says("tally-two-people")
        await ann.say("/tally name Ann, Cid: Tigers")
        assert (await public(chat, cid, "/tally Tigers"))[1] == says("tally-none", name="Tigers")
