"""`/export` and `/import`: totals stay the same, nothing is there twice, and strangers' files do no harm."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext, suppress
from dataclasses import replace
from datetime import timedelta
from functools import reduce
from itertools import combinations
from operator import getitem
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import orjson
import pytest
from sqlalchemy import select

from bot.archives import archiving
from bot.archives.archive import COLUMNS, to_csv, to_json
from bot.archives.archiving import collected
from bot.archives.packing import LARGEST, LARGEST_WITHIN, packed
from bot.archives.unpacking import Foreign, Unfit, from_json
from bot.ids import RoomId
from bot.ports import Address, Declined, Pace, Room, Slowed, TooFast, Unreachable
from bot.tables.plan import Due
from bot.tables.ratings import Ratings
from engine.codec import encode
from engine.game import variants
from engine.variants.general import GeneralOptions
from storage import ledger, matches, pairs, people, results, schema
from storage.changes import NotSaved, Unit
from storage.database import Database
from storage.deeds import ALL_TIME, Deed, Kind, lines_of
from storage.folding import MATCHES, ROUNDS
from storage.matches import Status
from storage.questions import Question
from tests.bot.chat import LIMITS, Carried, Chat, Guest, chatting, says, told
from tests.bot.on_sheets import GENERAL, enter
from tests.bot.strict import GROUP, StrictPort
from tests.bot.tallied import enter as counted
from tests.bot.tallied import group, public

GAMES = ("general", "goat", "block")


async def with_history(chat: Chat) -> list[Guest]:
    """Four people, the first of whom runs the chat, with sixty entries of all sorts, of which some are taken back;
    half of them belong to a match."""
    guests = await group(chat, admin="Ann")
    chance, database = random.Random(7), chat.bot.world.database
    rows = await database.rows(Question(select(schema.match.c.id))())
    match_id = rows[0].id
    for number in range(60):
        at = chat.bot.world.now() - timedelta(days=90 - number)
        order = [guest.id for guest in chance.sample(guests, 4)]
        won, lost = chance.choice(((Kind.WON, Kind.LOST), (Kind.ROUND_WON, Kind.ROUND_LOST)))
        lines = [*lines_of(won, order[:2]), *lines_of(lost, order[2:])]
        if chance.random() < 0.4:
            lines += lines_of(Kind.GENERAL, order[:2], chance.randint(1, 3))
        inside = won is Kind.ROUND_WON
        deed = Deed(
            f"e{number}",
            GROUP,
            chance.choice(GAMES),
            at,
            at,
            tuple(lines),
            match=match_id if inside else None,
            round=number if inside else None,
            noted_by=None if inside else order[0],
        )
        await database.write(ledger.enter(deed))
        if chance.random() < 0.2:
            correction = ledger.correct(
                deed.id, by_deed=f"c{number}", room=GROUP, at=at, noted_by=order[1], reason="=a mistake"
            )
            await database.write(correction)
    return guests


async def everything(chat: Chat, room: str = GROUP) -> dict[str, Any]:
    """All that `/tally` can tell of a room."""
    database = chat.bot.world.database
    found: dict[str, Any] = {
        "people": await ledger.of_people(database, room),
        "teams": await ledger.of_teams(database, room),
        "beaten": [await results.beaten(database, room, ALL_TIME, level) for level in (MATCHES, ROUNDS)],
        "runs": [await results.runs(database, room, ALL_TIME, level) for level in (MATCHES, ROUNDS)],
        "best": await results.best(database, room, Kind.GENERAL),
        "pairs": await pairs.names(database, room),
        "notes": len(await ledger.history(database, room)),
    }
    for game in GAMES:
        found[game] = await Ratings(database).of(room, game)
    return found


async def exported(chat: Chat, guest: Guest, kind: str = "") -> bytes:
    answer = told(await guest.say(f"/export {kind}".strip()))
    name, data = chat.port.files[guest.id][-1]
    assert answer == says("file-sent" if kind == "csv" else "export-sent", file=name)
    assert name == f"boneyard-{chat.now.date()}.{kind or 'json'}"
    return data


async def test_another_bot_counts_the_same_however_often_it_reads_the_file(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await with_history(chat)
        await ann.say("/tally season 2024-01-15")
        await ann.say("/tally name Ann + Bob: The Hammers")
        before = await everything(chat)
        data = await exported(chat, ann)
        assert (await public(chat, ann, "/tally"))[1:]
        again = await ann.send_file("/import", data)
        assert not again
        there = before["notes"]
        assert chat.room()[-1].message.plain() == says("import-done", name="Ann", added=0, there=there)
        assert await everything(chat) == before
    async with chatting(tmp_path / "other") as other:
        ann = other.guest("Ann", admin=True)
        await ann.send_file("/import", data)
        assert other.room()[-1].message.plain() == says("import-done", name="Ann", added=there, there=0)
        assert await everything(other) == before
        await ann.send_file("/import", data)
        assert await everything(other) == before
        season = await public(other, ann, "/tally season")
        assert season[0].endswith("Jan 15, 2024")
        assert any(line.startswith("Ann: ") for line in season)
        deeds = await ledger.history(other.bot.world.database, GROUP)
        entry = next(deed for deed in deeds if not deed.corrects and deed.corrected_by is None)
        more = await exported(other, ann)
        assert from_json(more, GROUP).people == from_json(data, GROUP).people
        await public(other, ann, f"/tally undo {entry.id}")
        assert (await everything(other))["people"] != before["people"]


async def test_on_whatever_ways_an_entry_comes_it_counts_once(tmp_path: Path) -> None:
    """Ann's chat goes to Bob's bot, where more is told and taken back; his goes back to Ann, and both to Cid."""
    names = ("ann", "bob", "cid", "late")
    chats = {name: Chat(StrictPort(LIMITS)) for name in names}

    async def at(name: str, *files: bytes, says: Sequence[str] = ()) -> tuple[bytes, dict[str, Any]]:
        """Files are read in there, then things are said; what it exports then, and what it counts."""
        async with chatting(tmp_path / name, seed=name, chat=chats[name]) as chat:
            owner = chat.guest("Ann", admin=True)
            for file in files:
                await owner.send_file("/import", file)
            for words in says:
                assert not await owner.say(words)
            return await exported(chat, owner), await everything(chat)

    async with chatting(tmp_path / "ann", chat=chats["ann"]) as chat:
        await with_history(chat)
        standing = [deed for deed in await ledger.history(chat.bot.world.database, GROUP) if not deed.corrected_by]
        whole = [deed.id for deed in standing if deed.corrects is None]
    first, _ = await at("ann")
    bobs, _ = await at("bob", first)
    async with chatting(tmp_path / "bob", chat=chats["bob"]) as chat:
        there = {deed.identity: deed.id for deed in await ledger.history(chat.bot.world.database, GROUP)}
    assert not set(whole[:3]) & set(there.values()), "nothing there may take a name that a match may want"
    more = [
        f"/tally undo {there[whole[0]]} by Bob",
        f"/tally undo {there[whole[1]]}",
        "/tally add goat: Bob > Cid",
    ]
    bobs, at_bob = await at("bob", bobs, first, says=more)
    anns, _ = await at("ann", says=[f"/tally undo {whole[1]} by Ann", "/tally add block: Dot > Ann"])
    anns, at_ann = await at("ann", bobs, anns, bobs)
    bobs, at_bob = await at("bob", anns, first, bobs)
    _, at_cid = await at("cid", first, bobs, anns)
    _, at_late = await at("late", anns)
    assert at_ann == at_bob == at_cid == at_late
    assert at_ann["notes"] == len(there) + 4, "two of them take back the same entry: one is enough"


async def test_a_file_that_was_read_in_part_is_read_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process may die, or the disk be full, after any of the parts in which a file is written."""
    monkeypatch.setattr(archiving, "_TOGETHER", 7)
    async with chatting(tmp_path) as chat:
        ann, *_ = await with_history(chat)
        data = await exported(chat, ann)
        before = await everything(chat)
    archive = from_json(data, GROUP)
    async with chatting(tmp_path / "other") as other:
        await other.guest("Ann").say("/help")
        database = other.bot.world.database
        write = database.write
        tries = written = 0

        async def cut_off(*units: Unit) -> None:
            """One part more gets through at each try."""
            nonlocal written
            if written > tries:
                raise NotSaved("the disk is full")
            written += 1
            await write(*units)

        monkeypatch.setattr(database, "write", cut_off)
        while True:
            written = 0
            try:
                await archiving.restored(database, GROUP, archive)
            except NotSaved:
                tries += 1
            else:
                break
        assert tries > 3
        assert await everything(other) == before


async def test_what_was_taken_back_later_is_taken_back_by_the_next_file(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat, admin="Ann")
        await public(chat, ann, "/tally add goat: Ann > Bob")
        await public(chat, ann, "/tally add goat: Ann > Cid")
        first = await exported(chat, ann)
        await public(chat, ann, "/tally undo")
        second = await exported(chat, ann)
        after = await everything(chat)
    async with chatting(tmp_path / "other") as other:
        ann = other.guest("Ann", admin=True)
        for data in (first, second, first):
            await ann.send_file("/import", data)
        assert await everything(other) == after


async def test_of_a_match_that_was_still_being_played_the_next_file_knows_the_end(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(f"{GENERAL} general_is=finisher", "Ann", "Bob", "Cid", "Dot")
        chat.admins.add(ann.id)
        await enter(ann, "Bob is out", "0-0")
        first = await exported(chat, ann)
        root = orjson.loads(first)
        root["matches"][0].update(status="over", ended_at=chat.now.isoformat())
        assert not await ann.send_file("/import", orjson.dumps(root))
        assert chat.table().open, "what goes on here is over when it is over here"
        await chat.wait(minutes=1)
        await enter(ann, "End", "Yes")
        second = await exported(chat, ann)
        table = await public(chat, ann, "/tally table")
        await chat.wait(minutes=1)
        await ann.send_file("/import", first)
        assert (await matches.counted(chat.bot.world.database, GROUP))[0].status is Status.OVER
    async with chatting(tmp_path / "other") as other:
        ann = other.guest("Ann", admin=True)
        for data in (first, second, first, second):
            await ann.send_file("/import", data)
        assert await public(other, ann, "/tally table") == table, "the finisher collects the Generals"
        assert orjson.loads(await exported(other, ann))["matches"] == orjson.loads(second)["matches"]


async def test_who_takes_back_a_result_that_was_read_in_is_told_that_its_rounds_count(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, "Ann", "Bob", "Cid", "Dot")
        chat.admins.add(ann.id)
        await enter(ann, "Bob is out", "0-0")
        await enter(ann, "End", "Yes")
        data = await exported(chat, ann)
    async with chatting(tmp_path / "other") as other:
        ann = other.guest("Ann", admin=True)
        await ann.send_file("/import", data)
        deeds = await ledger.history(other.bot.world.database, GROUP)
        (result,) = [deed for deed in deeds if deed.round is None]
        assert not await ann.say(f"/tally undo {result.id}")
        assert other.room()[-1].message.plain().endswith(says("tally-undone-match"))


async def test_entries_of_one_chat_in_another_one_of_the_same_bot(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await with_history(chat)
        before = await everything(chat)
        data = await exported(chat, ann)
        chat.group = Room(RoomId("test:group/2"), "Another topic")
        await ann.send_file("/import", data)
        assert await everything(chat, "test:group/2") == before
        assert await everything(chat) == before


async def test_a_table_for_a_spreadsheet(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await with_history(chat)
        table = list(csv.DictReader(io.StringIO((await exported(chat, guests[0], "csv")).decode("utf-8-sig"))))
        assert tuple(table[0]) == COLUMNS
        sums = {
            name: sum(
                int(row["amount"])
                for row in table
                if row["person"] == name and row["kind"] == "general" and row["counts"] == "1"
            )
            for name in ("Ann", "Bob", "Cid", "Dot")
        }
        totals = await ledger.of_people(chat.bot.world.database, GROUP)
        assert sums == {guest.person.name: totals[guest.id].get(Kind.GENERAL, 0) for guest in guests}
        assert {row["reason"] for row in table} == {"", "'=a mistake"}
        assert any(" + " in row["together"] for row in table)


async def test_in_a_spreadsheet_people_of_one_name_are_told_apart_as_in_the_tallies(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat, admin="Ann")
        await chat.bot.world.database.write(people.remember(cid.id, "Ann"))
        await counted(chat, 1, [ann, cid], [bob, dot])
        await counted(chat, 2, [ann, bob], [cid, dot])
        totals = {line.partition(",")[0] for line in await public(chat, ann, "/tally players")}
        assert {"Ann: 2 matches won", "Ann 2: 1 match won"} <= totals
        table = list(csv.DictReader(io.StringIO((await exported(chat, ann, "csv")).decode("utf-8-sig"))))
        winners = [row["person"] for row in table if row["kind"] == "won" and row["person"]]
        assert sorted(winners) == ["Ann", "Ann", "Ann 2", "Bob"]
        assert {row["together"] for row in table} == {"Ann + Ann 2", "Bob + Dot", "Ann + Bob", "Ann 2 + Dot"}
        file = json.loads(await exported(chat, ann))
        assert [person["name"] for person in file["people"]].count("Ann") == 2  # numbers are of this chat


async def test_only_for_who_runs_the_chat_and_only_in_private(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        assert told(await ann.say("/export")) == says("only-admin")
        assert told(await ann.send_file("/import", b"{}")) == says("only-admin")
        chat.admins.add(ann.id)
        assert told(await ann.say("/export xml")) == says("export-what")
        assert told(await ann.say("/import")) == says("import-how")
        mask = Guest(chat, replace(ann.person, masked=True))
        assert told(await mask.say("/export")) == says("export-masked")
        chat.port.unreachable.add(ann.id)
        assert told(await ann.say("/export")) == says("no-whisper", name="Ann", way="write")
        assert not chat.port.files
        chat.answers_carry_files = True
        assert not await ann.say("/export"), "the file is the answer"
        assert len(chat.port.files[ann.id]) == 1


@pytest.mark.parametrize(("most", "sent"), [(1, False), (2, True)])
async def test_a_file_waits_for_its_place_in_the_pace_but_not_for_long(
    most: int, sent: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat, admin="Ann")
        monkeypatch.setattr(chat.port, "pace_of", lambda _to: Pace(gap=0.1, most=most, per=60))
        assert chat.bot.world.publisher.lanes.spend(Address(person=ann.id), urgent=True) == 0
        if sent:
            await exported(chat, ann)
        else:
            assert told(await ann.say("/export")) == says("export-later")
            assert not chat.port.files


@pytest.mark.parametrize(("error", "held"), [(TooFast(20), 0), (Slowed(20), 20), (Declined("no"), 0)], ids=str)
async def test_a_file_that_is_not_taken_now_is_to_be_asked_for_later(
    error: Exception, held: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(*_: object) -> None:
        raise error

    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat, admin="Ann")
        monkeypatch.setattr(chat.port, "send_file", busy)
        assert told(await ann.say("/export")) == says("export-later")
        assert chat.bot.world.publisher.lanes.spend(Address(person=ann.id), urgent=True) == pytest.approx(
            held, abs=10
        )


Spoil = Callable[[dict[str, Any]], object]

HOSTILE: dict[str, Spoil] = {
    "a version that was never": lambda root: root.update(boneyard=0),
    "no chat": lambda root: root.pop("chat"),
    "no people": lambda root: root.update(people=None),
    "somebody twice": lambda root: root["people"].append(root["people"][0]),
    "an id of many lines": lambda root: root["people"][0].update(id="test:a\nb"),
    "an id that turns the writing": lambda root: root["people"][0].update(id="test:\u202ea"),
    "an id without end": lambda root: root["people"][0].update(id="x" * 500),
    "a name that is a number": lambda root: root["people"][0].update(name=7),
    "nobody of that number": lambda root: root["ledger"][0]["lines"][0].update(person=99),
    "somebody before the first": lambda root: root["ledger"][0]["lines"][0].update(person=-1),
    "a team of one": lambda root: root["ledger"][0]["lines"][0].update(team=[0, 0]),
    "nobody's account": lambda root: root["ledger"][0]["lines"][0].update(person=None, team=None),
    "no such kind": lambda root: root["ledger"][0]["lines"][0].update(kind="millions"),
    "more than anybody wins": lambda root: root["ledger"][0]["lines"][0].update(amount=100),
    "a loss as a gain": lambda root: root["ledger"][0]["lines"][0].update(amount=-5),
    "a part of a win": lambda root: root["ledger"][0]["lines"][0].update(amount=0.5),
    "true": lambda root: root["ledger"][0]["lines"][0].update(amount=True),
    "no lines": lambda root: root["ledger"][0].update(lines=[]),
    "too many lines": lambda root: root["ledger"][0]["lines"].extend(root["ledger"][0]["lines"] * 200),
    "no such game": lambda root: root["ledger"][0].update(game="chess"),
    "no such match": lambda root: root["ledger"][0].update(match="m1"),
    "an entry twice": lambda root: root["ledger"].append(root["ledger"][0]),
    "cancels nothing": lambda root: root["ledger"][0].update(corrects="nothing"),
    "yesterday": lambda root: root["ledger"][0].update(at="yesterday"),
    "a time without a zone": lambda root: root["ledger"][0].update(at="2024-01-01T00:00:00"),
    "a time out of time": lambda root: root["ledger"][0].update(noted_at="9999-12-31T23:59:59+00:00"),
    "a list for a record": lambda root: root["ledger"].append([]),
    "a match that goes on": lambda root: root["matches"][0].update(status="playing"),
    "a match without an end": lambda root: root["matches"][0].update(status="over", ended_at=None),
    "house rules of nowhere": lambda root: root["matches"][0].update(options={"is": "nothing"}),
    "a pair of one": lambda root: root["pairs"].append({"people": [0], "name": "x"}),
    "a pair without a name": lambda root: root["pairs"].append({"people": [0, 1]}),
    "a host of nowhere": lambda root: root["matches"][0].update(host=99),
    "a seat that is a number": lambda root: root["matches"][0]["seats"].append(1),
    "a house rule that nobody can choose": lambda root: root["matches"][0]["options"].update(target=5001),
    "house rules of another game": lambda root: root["matches"][0].update(options=encode(GeneralOptions())),
}


async def test_what_is_no_archive_is_refused_whole(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await with_history(chat)
        data = to_json(await collected(chat.bot.world, GROUP))
        assert to_json(from_json(data, GROUP)) == data
        before = await everything(chat)
        for name, spoil in HOSTILE.items():
            root = orjson.loads(data)
            spoil(root)
            answer = told(await ann.send_file("/import", orjson.dumps(root)))
            assert answer.startswith("That is not a file from"), name
        assert await everything(chat) == before


GARBAGE: tuple[object, ...] = (None, 1, "x", [], {}, True, -1, 10**30, float("inf"))


def places(value: object, *way: str | int) -> Iterator[tuple[str | int, ...]]:
    """The ways to all values within a value of JSON."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inside:
        yield *way, key
        yield from places(one, *way, key)


async def test_whatever_stands_anywhere_in_a_file_it_is_read_or_refused(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await with_history(chat)
        await ann.say("/tally name Ann + Bob: The Hammers")
        root = orjson.loads(to_json(await collected(chat.bot.world, GROUP)))
    undone = next(deed for deed in root["ledger"] if "corrects" in deed)
    played = next(deed for deed in root["ledger"] if "match" in deed)
    root["ledger"] = [
        deed for deed in root["ledger"] if deed["id"] in (undone["corrects"], undone["id"], played["id"])
    ]
    assert from_json(orjson.dumps(root), GROUP).deeds
    for *way, last in tuple(places(root)):
        around = reduce(getitem, way, root)
        kept = around[last]
        for garbage in GARBAGE:
            around[last] = garbage
            with suppress(Unfit):
                from_json(json.dumps(root).replace("Infinity", "1e999").encode(), GROUP)
        around[last] = kept


async def test_as_many_sit_in_a_match_as_can_play_its_game(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await with_history(chat)
        root = orjson.loads(to_json(await collected(chat.bot.world, GROUP)))
    most = max(variants()["general"].players)
    seats = [{"seat": number, "name": f"Guest {number}"} for number in range(most)]
    root["matches"][0].update(game="general", options=encode(GeneralOptions()), seats=seats)
    assert len(from_json(orjson.dumps(root), GROUP).matches[0].seats) == most
    seats.append({"seat": most, "name": "Late"})
    with pytest.raises(Unfit):
        from_json(orjson.dumps(root), GROUP)


async def test_as_many_play_in_an_entry_as_can_play_its_game(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await with_history(chat)
        root = orjson.loads(to_json(await collected(chat.bot.world, GROUP)))
    most = max(variants()["goat"].players)
    root["people"] = [{"id": f"test:{number}"} for number in range(len(root["people"]) + most + 1)]
    people = list(range(most + 1))
    everybody = [{"kind": "won", "person": person, "amount": 1} for person in people]
    teams = [{"kind": "won", "team": [one, other], "amount": 1} for one, other in combinations(people[:-1], 2)]
    together = [{"kind": "won", "team": people, "amount": 1}]
    for lines, fits in ((everybody[:-1], True), (everybody, False), (teams, False), (together, False)):
        root["ledger"][0].update(game="goat", lines=lines)
        root["ledger"][0].pop("corrects", None)
        with nullcontext() if fits else pytest.raises(Unfit, match="lines"):
            from_json(orjson.dumps(root), GROUP)


async def test_no_file_tells_of_so_many_rounds_that_ratings_would_take_minutes(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        root = orjson.loads(to_json(await collected(chat.bot.world, GROUP)))
    at = chat.now.isoformat()
    root["people"] = [{"id": "test:a"}, {"id": "test:b"}]
    lines = [{"kind": "round_won", "person": 0, "amount": 99}, {"kind": "round_lost", "person": 1, "amount": 99}]
    deed = {"game": "general", "at": at, "noted_at": at, "lines": lines}
    root["ledger"] = [{"id": f"e{number}", **deed} for number in range(300_000 // 99)]
    assert from_json(orjson.dumps(root), GROUP).deeds
    root["ledger"].append({"id": "last", **deed})
    with pytest.raises(Unfit, match="amount"):
        from_json(orjson.dumps(root), GROUP)


async def test_what_is_no_json_or_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann", admin=True)
        spreadsheet = await exported(chat, ann, "csv")
        for data in (b"", b"[]", b"{}", b'"boneyard"', b"\xff\xfe", b"[" * 5000, b"null", spreadsheet):
            assert told(await ann.send_file("/import", data)) == says("import-foreign")
        assert told(await ann.send_file("/import", b'{"boneyard": 1}')) == says("import-unfit", part="chat")
        newer = b'{"boneyard": 2, "what": "nobody knows yet"}'
        assert told(await ann.send_file("/import", newer)) == says("import-newer")
        large = b" " * (LARGEST + 1)
        assert told(await ann.send_file("/import", large)) == says("import-too-large-sent", most=10)
        _, large = packed("x.json", b" " * LARGEST_WITHIN)
        monkeypatch.setattr("bot.archives.packing.LARGEST_WITHIN", LARGEST)
        assert told(await ann.send_file("/import", large)) == says("import-too-large", most=20)
        assert told(await ann.send_file("/import", large[:-1])) == says("import-foreign")


async def test_no_file_has_more_values_than_there_is_memory_for() -> None:
    for value in (b"[]", b"{}", b"0,0"):
        data = b'{"boneyard": 1, "what": [%s0]}' % ((value + b",") * 1_250_000)
        with pytest.raises(Foreign):
            from_json(data, GROUP)


async def test_a_file_that_does_not_arrive_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(_file: Carried, _most: int) -> bytes:
        raise Unreachable("the server")

    monkeypatch.setattr(Carried, "read", lost)
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann", admin=True)
        assert told(await ann.send_file("/import", b"")) == says("import-unread")


async def test_what_is_too_large_for_a_message_goes_packed_and_is_read_in_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.archives.packing.LARGEST", 100)
    async with chatting(tmp_path) as chat:
        ann, *_ = await with_history(chat)
        day = chat.now.date()
        for kind, plain in (("json", to_json), ("csv", to_csv)):
            answer = told(await ann.say(f"/export {kind}"))
            name, data = chat.port.files[ann.id][-1]
            assert name == f"boneyard-{day}.{kind}.zip"
            assert name in answer
            with ZipFile(io.BytesIO(data)) as file:
                assert file.namelist() == [f"boneyard-{day}.{kind}"]
                assert file.read(file.namelist()[0]) == plain(await collected(chat.bot.world, GROUP))
        _, sent = chat.port.files[ann.id][0]
        deeds = (await collected(chat.bot.world, GROUP)).deeds
    (tmp_path / "elsewhere").mkdir()
    async with chatting(tmp_path / "elsewhere") as chat:
        await chat.guest("Ann", admin=True).send_file("/import", sent)
        assert chat.room()[-1].message.plain() == says("import-done", name="Ann", added=len(deeds), there=0)


async def test_what_is_too_large_to_be_read_in_is_not_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann", admin=True)
        monkeypatch.setattr("bot.archives.archiving.to_json", lambda _archive: bytes(LARGEST_WITHIN + 1))
        assert told(await ann.say("/export")) == says("export-too-large", most=20)
        assert ann.id not in chat.port.files


async def test_of_two_who_read_in_the_same_at_once_one_is_asked_to_do_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted, both = matches.counted, asyncio.Barrier(2)

    async def read(database: Database, room: str) -> list[matches.Match]:
        found = await counted(database, room)
        await both.wait()
        return found

    async with chatting(tmp_path) as chat:
        ann, *_ = await with_history(chat)
        data = await exported(chat, ann)
    async with chatting(tmp_path / "other") as other:
        ann, bob = (other.guest(name, admin=True) for name in ("Ann", "Bob"))
        monkeypatch.setattr(matches, "counted", read)
        answers = await asyncio.gather(ann.send_file("/import", data), bob.send_file("/import", data))
        assert sorted(map(told, answers)) == ["", says("import-again")]


async def test_who_is_known_keeps_his_name_and_the_chat_its_settings(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await group(chat)
        ann = guests[0]
        chat.admins.add(ann.id)
        await public(chat, ann, "/tally add goat: Ann > Bob")
        await ann.say("/tally season 2024-01-15")
        root = orjson.loads(await exported(chat, ann))
        root["people"] = [{**person, "name": "A stranger"} for person in root["people"]]
        root["chat"]["settings"] = {"season": "never", "theme": "light", "clock": "1h", "unknown": "x"}
        await ann.send_file("/import", orjson.dumps(root))
        assert (await public(chat, ann, "/tally"))[1].startswith("Ann: ")
        assert (await chat.bot.world.preferences.chat(GROUP)).choice.season == "2024-01-15"
    async with chatting(tmp_path / "other") as other:
        await other.guest("Ann", admin=True).send_file("/import", orjson.dumps(root))
        choice = (await other.bot.world.preferences.chat(GROUP)).choice
        assert (choice.season, choice.theme, choice.clock) == ("", "light", "1h")
    async with chatting(tmp_path / "third") as third:
        eve = third.guest("Eve", admin=True)
        await eve.say("/language chat de")
        await eve.send_file("/import", orjson.dumps(root))
        settings = await third.bot.world.preferences.chat(GROUP)
        assert (settings.language, settings.choice.theme) == ("de", "dark")


async def test_what_is_shown_and_the_clock_go_by_the_settings_of_the_file_at_once(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        (ann, *_) = await chat.playing("/play block", "Ann", "Bob")
        chat.admins.add(ann.id)
        await ann.say("/play goat")
        root = orjson.loads(await exported(chat, ann))
        root["chat"] |= {"language": "de", "settings": {"clock": "45s"}}
        await ann.send_file("/import", orjson.dumps(root))
        labels = [label.text for post in chat.room() for label in post.buttons]
        assert says("button-join", "de") in labels
        assert says("button-join") not in labels
        playing, _ = chat.tables()
        assert playing.due[Due.TURN] == chat.now + timedelta(seconds=45)


async def test_a_name_that_is_taken_here_does_not_come_with_a_file(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat, admin="Ann")
        await public(chat, ann, "/tally add goat: Ann, Bob > Cid, Dot")
        for pair in ("Ann + Bob: Lions", "Cid + Dot: Tigers"):
            await ann.say(f"/tally name {pair}")
        data = await exported(chat, ann)
        for pair in ("Ann + Bob:", "Cid + Dot: LIONS"):
            await ann.say(f"/tally name {pair}")
        await ann.send_file("/import", data)
        assert list((await pairs.names(chat.bot.world.database, GROUP)).values()) == ["LIONS"]


async def test_a_season_of_another_time_is_left_out(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann", admin=True)
        root = orjson.loads(await exported(chat, ann))
        root["chat"]["settings"] = {"season": "0001-01-01", "zone": "Europe/Moscow"}
        await ann.send_file("/import", orjson.dumps(root))
        assert told(await ann.say("/tally season")) == says("tally-no-season")


async def test_alone_with_the_bot_nobody_is_reminded_as_the_group_of_the_file_was(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann", admin=True)
        await ann.say("/remind 12:30 daily Moscow summary on")
        data = await exported(chat, ann)
    async with chatting(tmp_path / "other") as other:
        ann = other.guest("Ann", admin=True)
        other.group = Room(RoomId(ann.id), "Ann", private=True)
        await ann.send_file("/import", data)
        assert (await other.bot.world.preferences.chat(ann.id)).choice.zone == "Europe/Moscow"
        before = len(other.port.posts)
        await other.wait(days=8)
        assert len(other.port.posts) == before
