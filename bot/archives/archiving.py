"""`/export` and `/import`: everything that a chat owns leaves as a file, and comes back from one.

An entry keeps its identity, which is what it was called where it was written first: so it is there once, however
often and on whatever ways it comes. In the database of another chat it gets an id that nothing is called there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256

from bot.archives.archive import Archive, to_csv, to_json
from bot.archives.packing import LARGEST, LARGEST_WITHIN, Torn, packed, unpacked
from bot.archives.unpacking import Foreign, Newer, Unfit, from_json
from bot.asking import Asking
from bot.chat_settings import change_chat
from bot.chats.choices import ChatChoice, Summary, as_texts, of_texts
from bot.chats.localtime import day_in
from bot.chats.naming import names_of
from bot.chats.preferences import ChatSettings
from bot.errors import Refused
from bot.messages import Screen, text
from bot.ports import Command, TooLarge, Unreachable
from bot.world import World
from storage import ledger, matches, pairs, people
from storage.changes import Stale, Unit
from storage.database import Database
from storage.deeds import Deed, members
from storage.ledger import Known
from storage.matches import Match, Status

FORMATS = ("json", "csv")

_TOGETHER = 200
"""Entries, or matches, that are written at once: others write in between."""

_MEGABYTE = 1_000_000


# --- Out --------------------------------------------------------------------------------------------------


async def export(asking: Asking, args: str) -> None:
    """`/export [json|csv]`: the file goes to who asks, in private; only to one who runs the chat."""
    await asking.check_runs_chat()
    kind = args.lower() or FORMATS[0]
    if kind not in FORMATS:
        raise Refused("export-what")
    archive = await collected(asking.world, asking.room.id)
    if kind == "csv":
        archive = await _told_apart(asking.world.database, asking.room.id, archive)
    day = day_in(asking.world.now(), await asking.world.preferences.zone(asking.room.id))
    data = await asyncio.to_thread(to_json if kind == "json" else to_csv, archive)
    try:
        name, data = await asyncio.to_thread(packed, f"boneyard-{day}.{kind}", data)
    except TooLarge:
        raise Refused("export-too-large", most=LARGEST_WITHIN // _MEGABYTE) from None
    await asking.send_file(name, data, text("export-sent" if kind == "json" else "file-sent", file=name))


async def collected(world: World, room: str) -> Archive:
    """What a chat owns now. A match that is still being played counts as given up where the file is read."""
    database, chat = world.database, await world.preferences.chat(room)
    deeds = await _all_deeds(database, room)
    counted = tuple(
        match if match.status is Status.OVER else replace(match, status=Status.STOPPED)
        for match in await matches.counted(database, room)
    )
    called = await pairs.names(database, room)
    together = (person for team in called for person in members(team))
    everybody = sorted({*_people_of(deeds), *_people_at(counted), *together})
    known = await people.names(database, *everybody)
    unnamed = await people.hidden(database, *everybody)
    names = {person: "" if person in unnamed else known.get(person, "") for person in everybody}
    return Archive(chat.title, chat.language, as_texts(chat.choice), names, counted, deeds, called)


async def _told_apart(database: Database, room: str, archive: Archive) -> Archive:
    """The archive with the names that the tallies have: a table for people has nothing else by which two of the
    same name are told apart."""
    names = await names_of(database, room, *archive.people)
    return replace(archive, people={person: names[person].name for person in archive.people})


async def _all_deeds(database: Database, room: str) -> tuple[Deed, ...]:
    """The earliest note first. They are read in parts, so that nobody has to wait for long."""
    found: list[Deed] = []
    while part := await ledger.history(database, room, before=found[-1] if found else None, limit=_TOGETHER):
        found += part
    return tuple(reversed(found))


def _people_of(deeds: Collection[Deed]) -> Iterator[str]:
    yield from _people_in(deeds)
    yield from (deed.noted_by for deed in deeds if deed.noted_by is not None)


def _people_in(deeds: Iterable[Deed]) -> Iterator[str]:
    """Those of whom entries tell, whoever has written them."""
    for deed in deeds:
        for line in deed.lines:
            yield from line.team_members
            if line.person is not None:
                yield line.person


def _people_at(tables: Iterable[Match]) -> Iterator[str]:
    for match in tables:
        yield match.host
        yield from (seat.person for seat in match.seats if seat.person is not None)


# --- In ---------------------------------------------------------------------------------------------------


async def import_(asking: Asking, args: str) -> None:
    """`/import` with a file that `/export` has written, here or elsewhere: only for one who runs the chat."""
    asking.check_member()
    await asking.check_runs_chat()
    what = asking.request.what
    file = what.file if isinstance(what, Command) else None
    if file is None:
        raise Refused("import-how")
    try:
        data = await file.read(LARGEST)
    except TooLarge:
        raise Refused("import-too-large-sent", most=LARGEST // _MEGABYTE) from None
    except Unreachable:
        raise Refused("import-unread") from None
    try:
        archive = await asyncio.to_thread(lambda: from_json(unpacked(data), asking.room.id))
    except TooLarge:
        raise Refused("import-too-large", most=LARGEST_WITHIN // _MEGABYTE) from None
    except (Torn, Foreign):
        raise Refused("import-foreign") from None
    except Newer:
        raise Refused("import-newer") from None
    except Unfit as unfit:
        raise Refused("import-unfit", part=str(unfit)) from None
    try:
        added = await restored(asking.world.database, asking.room.id, archive)
    except Stale:
        raise Refused("import-again") from None
    await _settle_in(asking, archive)
    there = len(archive.deeds) - added
    await asking.say(Screen((text("import-done", name=asking.who, added=added, there=there),)))


async def restored(database: Database, room: str, archive: Archive) -> int:
    """Write what is not there yet, entries with the matches that they are of, and how those have ended of which an
    earlier file did not know it; gives how many entries that were. Stale if somebody else has written one of them
    meanwhile. If it is cut short, the same file brings the rest."""
    written = await ledger.written(database, room)
    counted = await matches.counted(database, room)
    match_ids = _ids_here(room, [match.id for match in archive.matches], {one.identity: one.id for one in counted})
    missing = _missing(room, archive.deeds, written, match_ids)
    wanted = {deed.match for deed in missing} - {match.id for match in counted}
    new = [match for match in archive.matches if match_ids[match.id] in wanted]
    await _introduce(database, archive, {*_people_of(missing), *_people_at(new)})
    await _write(database, [*_matches(archive.matches, match_ids, counted, wanted)])
    await _write(database, [*map(ledger.restore, missing)])
    await _name_pairs(database, room, archive)
    return len(missing)


async def _introduce(database: Database, archive: Archive, everybody: Iterable[str]) -> None:
    """Those of whom something new is told here: who was forgotten stays so, whatever an older file names."""
    await _write(database, [people.introduce(person, archive.people[person]) for person in sorted(everybody)])


async def _write(database: Database, units: Sequence[Unit]) -> None:
    for start in range(0, len(units), _TOGETHER):
        await database.write(*units[start : start + _TOGETHER])


def _missing(
    room: str, deeds: Iterable[Deed], written: Iterable[Known], match_ids: Mapping[str, str]
) -> list[Deed]:
    """The entries of a file that are not written yet, and cancel nothing that is cancelled already, as they are to
    be written."""
    there, cancelled = {known.id for known in written}, {known.corrects for known in written}
    ids = _ids_here(room, [deed.id for deed in deeds], {one.identity: one.id for one in written})
    return [
        _moved(deed, ids, match_ids)
        for deed in deeds
        if ids[deed.id] not in there and (deed.corrects is None or ids[deed.corrects] not in cancelled)
    ]


def _matches(
    those: Iterable[Match], match_ids: Mapping[str, str], counted: Iterable[Match], wanted: Collection[str | None]
) -> Iterator[Unit]:
    """The matches of a file that are wanted, and how others have ended."""
    unfinished = {match.id for match in counted if match.origin is not None and match.ended_at is None}
    for match in those:
        here = match_ids[match.id]
        if here in wanted:
            yield matches.restore(replace(match, id=here, origin=match.identity))
        elif here in unfinished and match.ended_at is not None:
            yield matches.learn(here, match.status, match.ended_at)


async def _name_pairs(database: Database, room: str, archive: Archive) -> None:
    """Call those together who have no name for that here, as far as theirs is free. All entries of the file are
    here: of whom they tell no more, he was forgotten, and with him the names of his pairs."""
    known = await names_of(database, room)
    forgotten = {*_people_in(archive.deeds)} - known.called.keys()
    free = {
        team: name
        for team, name in archive.pairs.items()
        if team not in known.teams and known.is_free(name) and forgotten.isdisjoint(members(team))
    }
    await _introduce(database, archive, {person for team in free for person in members(team)})
    await _write(database, [pairs.name(room, team, name) for team, name in free.items()])


def _ids_here(room: str, ids: Iterable[str], known: Mapping[str, str]) -> dict[str, str]:
    """For each id of a file the one in this chat: what is `known` here keeps its own, all else gets a new one, by
    which the chat itself calls nothing."""
    return {one: known.get(one, f"i{sha256(f'{room} {one}'.encode()).hexdigest()[:20]}") for one in ids}


def _moved(deed: Deed, deed_ids: Mapping[str, str], match_ids: Mapping[str, str]) -> Deed:
    """An entry of a file under its id in this chat."""
    return replace(
        deed,
        id=deed_ids[deed.id],
        match=None if deed.match is None else match_ids[deed.match],
        corrects=None if deed.corrects is None else deed_ids[deed.corrects],
        origin=deed.identity,
    )


async def _settle_in(asking: Asking, archive: Archive) -> None:
    """A chat that has chosen nothing yet gets the settings of the file; a private one is told nothing by the
    clock."""
    choice = of_texts(ChatChoice, archive.settings)
    if asking.room.private:
        choice = replace(choice, remind="", summary=Summary.OFF)
    language = archive.language if archive.language in asking.world.words.languages else None

    def settled(chat: ChatSettings) -> ChatSettings:
        is_new = chat.language is None and chat.choice == ChatChoice()
        return replace(chat, language=language, choice=choice) if is_new else chat

    await change_chat(asking.world, asking.room.id, settled)
