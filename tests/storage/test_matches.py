"""A match from its lobby to its end, and what is refused on the way."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from storage import deadlines, forgetting, journal, ledger, matches, schema
from storage.changes import Change, Stale
from storage.database import Database
from storage.deadlines import Deadline
from storage.deeds import Deed, Kind, Line
from storage.journal import Snapshot
from storage.matches import Sitter, Status
from tests.storage.given import ANN, BOB, LOBBY, NOW, ROOM, SERVER, in_play, move, other, stored
from tests.storage.plans import steps


async def test_a_lobby_comes_back_as_it_was_made(database: Database) -> None:
    await database.write(matches.create(LOBBY))
    assert await matches.get(database, LOBBY.id) == LOBBY
    assert await journal.snapshot(database, LOBBY.id) is None
    assert await matches.get(database, "nothing") is None


async def test_a_lobby_is_arranged_anew(database: Database) -> None:
    await database.write(matches.create(LOBBY))
    arranged = replace(
        LOBBY, game="general", options="{}", host=BOB, seats=(Sitter(0, "Bob", person=BOB), *LOBBY.seats[1:])
    )
    await database.write(matches.arrange(arranged))
    assert await matches.get(database, LOBBY.id) == replace(arranged, version=1)


async def test_the_slower_of_two_changes_to_a_lobby_is_refused(database: Database) -> None:
    await database.write(matches.create(LOBBY))
    await database.write(matches.arrange(LOBBY))
    with pytest.raises(Stale):
        await database.write(matches.arrange(replace(LOBBY, seats=())))
    assert await stored(database) == replace(LOBBY, version=1)


async def test_a_match_begins_once_and_from_the_lobby_that_was_seen(database: Database) -> None:
    await database.write(matches.create(LOBBY))
    await database.write(matches.arrange(LOBBY))
    with pytest.raises(Stale):
        await database.write(journal.begin(LOBBY.id, version=0, seed="s", state="0", at=NOW))
    await database.write(journal.begin(LOBBY.id, version=1, seed="s", state="0", at=NOW), move(0))
    with pytest.raises(Stale):
        await database.write(journal.begin(LOBBY.id, version=1, seed="t", state="0", at=NOW))
    with pytest.raises(Stale):
        await database.write(matches.arrange(replace(LOBBY, version=1)))
    saved = await stored(database)
    assert (saved.status, saved.seed, saved.started_at) == (Status.PLAYING, "s", NOW)
    assert await journal.snapshot(database, LOBBY.id) == Snapshot(1, "1")


async def test_moves_are_kept_in_order_with_the_newest_state(database: Database) -> None:
    await in_play(database)
    for ply in range(12):
        await database.write(move(ply))
    entries = await journal.entries(database, LOBBY.id)
    assert [entry.ply for entry in entries] == list(range(12))
    assert entries[11] == journal.Entry(11, 1, '"move 11"', "[]", NOW)
    assert await journal.snapshot(database, LOBBY.id) == Snapshot(12, "12")


async def test_the_end_of_the_journal(database: Database) -> None:
    await in_play(database)
    for ply in range(12):
        await database.write(move(ply))
    entries = await journal.entries(database, LOBBY.id)
    assert await journal.entries(database, LOBBY.id, latest=3) == entries[-3:]
    assert await journal.entries(database, LOBBY.id, latest=12) == entries
    assert await journal.entries(database, LOBBY.id, latest=100) == entries
    assert await journal.entries(database, LOBBY.id, latest=0) == []
    assert await journal.entries(database, "elm", latest=3) == []


async def test_the_dealer_moves_too(database: Database) -> None:
    await in_play(database)
    await database.write(journal.append(LOBBY.id, ply=0, seat=None, move="{}", events="[]", state="1", at=NOW))
    assert (await journal.entries(database, LOBBY.id))[0].seat is None


async def test_a_second_move_at_a_ply_is_refused(database: Database) -> None:
    await in_play(database)
    await database.write(move(0))
    for ply in (0, 2):
        with pytest.raises(Stale):
            await database.write(move(ply))
    assert len(await journal.entries(database, LOBBY.id)) == 1


async def test_the_journal_alone_refuses_it_as_well(database: Database) -> None:
    await in_play(database)
    await database.write(move(0))
    _, enter = move(0)
    with pytest.raises(Stale):
        await database.write((enter,))


async def test_nobody_moves_before_the_beginning_or_after_the_end(database: Database) -> None:
    await database.write(matches.create(LOBBY))
    with pytest.raises(Stale):
        await database.write(move(0))
    await database.write(journal.begin(LOBBY.id, version=0, seed="s", state="0", at=NOW))
    await database.write(move(0), matches.finish(LOBBY.id, Status.OVER, NOW))
    with pytest.raises(Stale):
        await database.write(move(1))
    assert await journal.snapshot(database, LOBBY.id) == Snapshot(1, "1")


async def test_a_refused_move_leaves_nothing_of_what_came_with_it(database: Database) -> None:
    await in_play(database)
    await database.write(move(0))
    with pytest.raises(Stale):
        await database.write(deadlines.put(Deadline(LOBBY.id, "turn", NOW)), move(0))
    assert await deadlines.of_match(database, LOBBY.id) == []


async def test_a_match_ends_once_and_its_clock_with_it(database: Database) -> None:
    await in_play(database)
    await database.write(deadlines.put(Deadline(LOBBY.id, "turn", NOW)))
    await database.write(matches.finish(LOBBY.id, Status.STOPPED, NOW))
    with pytest.raises(Stale):
        await database.write(matches.finish(LOBBY.id, Status.OVER, NOW))
    saved = await stored(database)
    assert (saved.status, saved.ended_at) == (Status.STOPPED, NOW)
    assert await deadlines.of_match(database, LOBBY.id) == []


async def test_a_seat_is_held_and_given_back(database: Database) -> None:
    away = replace(LOBBY.seats[0], held_by="careful", misses=2)
    await database.write(matches.create(LOBBY))
    with pytest.raises(Stale):
        await database.write(matches.reseat(LOBBY.id, away))
    await database.write(journal.begin(LOBBY.id, version=0, seed="s", state="0", at=NOW))
    await database.write(matches.reseat(LOBBY.id, away))
    assert (await stored(database)).seats == (away, LOBBY.seats[1])
    with pytest.raises(Stale):
        await database.write(matches.reseat(LOBBY.id, replace(away, seat=7)))


async def test_the_seat_of_a_computer_player_goes_to_the_first_who_wants_it(database: Database) -> None:
    computer = LOBBY.seats[1]
    await in_play(database)
    await database.write(matches.reseat(LOBBY.id, replace(computer, person=BOB)))
    with pytest.raises(Stale):
        await database.write(matches.reseat(LOBBY.id, replace(computer, person=ANN)))
    await database.write(matches.reseat(LOBBY.id, replace(computer, person=BOB, misses=1)))
    assert (await stored(database)).seats[1] == replace(computer, person=BOB, misses=1)


async def test_a_match_has_another_host(database: Database) -> None:
    await database.write(matches.create(LOBBY))
    with pytest.raises(Stale):
        await database.write(matches.entrust(LOBBY.id, BOB))
    await in_play(database, other("b"))
    await database.write(matches.entrust("b", BOB))
    assert (await stored(database, "b")).host == BOB


async def test_open_matches_come_with_their_states(database: Database) -> None:
    await in_play(database)
    await database.write(move(0))
    await database.write(matches.create(other("elm")))
    await in_play(database, other("ash"))
    await database.write(matches.finish("ash", Status.STOPPED, NOW))
    found = await journal.open_matches(database)
    assert [(match.id, snapshot) for match, snapshot in found] == [("elm", None), ("k3f9", Snapshot(1, "1"))]
    assert all(match.seats == LOBBY.seats for match, _ in found)


@pytest.mark.skipif(SERVER is not None, reason="the steps are SQLite's")
async def test_ended_matches_are_no_trouble_to_who_looks_for_open_ones(
    database: Database, where: str | Path
) -> None:
    for asking in (
        journal.open_matches(database),
        journal.moves_since(database, NOW),
        matches.in_room(database, ROOM),
        forgetting.at_table(database, ANN),
    ):
        found = await steps(where, asking)
        looked = {step for step in found if "match USING" in step or step == "SCAN match"}
        assert any("ix_match_open" in step for step in looked)
        assert not [step for step in looked if "ix_match_open" not in step and "(id=?)" not in step]


async def test_the_moves_that_were_made_lately(database: Database) -> None:
    second = timedelta(seconds=1)
    for name in ("oak", "ash", "elm"):
        await in_play(database, other(name))
    await database.write(
        *(move(ply, "oak", NOW + ply * second) for ply in range(4)),
        move(0, "ash", NOW + 2.5 * second),
        move(0, "elm", NOW + 2.6 * second),
        matches.finish("ash", Status.OVER, NOW + 4 * second),
        matches.finish("elm", Status.OVER, NOW + 4 * second),
        deadlines.put(Deadline("ash", "closing", NOW)),  # it has just ended, the other one is forgotten
    )
    lately = [(room, at - NOW) for room, at in await journal.moves_since(database, NOW + second)]
    assert lately == [(ROOM, 2 * second), (ROOM, 2.5 * second), (ROOM, 3 * second)]


async def test_open_tables_of_a_room_have_different_names(database: Database) -> None:
    await database.write(matches.create(LOBBY))
    with pytest.raises(Stale):
        await database.write(matches.create(replace(other("elm"), name=LOBBY.name)))
    await database.write(matches.finish(LOBBY.id, Status.STOPPED, NOW))
    again = replace(other("elm"), name=LOBBY.name, rematch_of=LOBBY.id)
    await database.write(matches.create(again))
    assert await matches.in_room(database, ROOM) == [again]
    assert await matches.in_room(database, "elsewhere") == []


async def test_an_open_table_may_get_another_name(database: Database) -> None:
    await in_play(database)
    await database.write(matches.create(other("elm")))
    with pytest.raises(Stale):
        await database.write(matches.rename(LOBBY.id, "elm"))
    await database.write(matches.rename(LOBBY.id, "ash"))
    assert [match.name for match in await matches.in_room(database, ROOM)] == ["elm", "ash"]
    await database.write(matches.finish(LOBBY.id, Status.STOPPED, NOW))
    with pytest.raises(Stale):
        await database.write(matches.rename(LOBBY.id, "oak"))


async def test_a_person_finds_his_matches(database: Database) -> None:
    await database.write(matches.create(LOBBY))
    assert await matches.seated(database, ANN) == [LOBBY]
    assert await matches.seated(database, BOB) == []


async def test_the_match_that_ended_last(database: Database) -> None:
    assert await matches.last_ended(database, ROOM) is None
    kinds = {"a": ("goat", True), "b": ("goat", False), "c": ("block", False), "d": ("goat", False)}
    for number, (name, (game, sheet)) in enumerate(kinds.items()):
        await in_play(database, replace(other(name), game=game, sheet=sheet))
        status = Status.STOPPED if name == "d" else Status.OVER
        await database.write(matches.finish(name, status, NOW + timedelta(hours=number)))
    await database.write(matches.create(LOBBY))

    async def found(**which: Any) -> str:
        last = await matches.last_ended(database, ROOM, **which)
        return "" if last is None else last.id

    assert await found(game="goat") == "b"
    assert await found(sheet=True) == "a"
    assert await found(game="block", sheet=True) == ""
    assert await found(but=["block", "draw"]) == "b"
    assert await found() == "c"
    # Earlier versions took in matches of which nobody has written down when they ended.
    await database.write((Change(update(schema.match).values(ended_at=None))(),))
    await in_play(database, other("e"))
    await database.write(matches.finish("e", Status.OVER, NOW))
    assert await found() == "e"


async def test_a_match_with_real_tiles_has_ended_too_when_it_was_stopped(database: Database) -> None:
    await database.write(matches.create(replace(other("lobby"), sheet=True)))
    for name in ("told", "untold", "played"):
        await in_play(database, replace(other(name), sheet=name != "played"))
        if name != "untold":
            await database.write(move(0, name))
    for hours, name in enumerate(("told", "untold", "played", "lobby")):
        await database.write(matches.finish(name, Status.STOPPED, NOW + timedelta(hours=hours)))
    last = await matches.last_ended(database, ROOM, sheet=True)
    assert last is not None
    assert last.id == "told"
    assert await matches.last_ended(database, ROOM) is None


async def test_what_was_taken_back_does_not_count_for_a_match(database: Database) -> None:
    await in_play(database)
    await database.write(matches.finish(LOBBY.id, Status.OVER, NOW))
    line = Line(Kind.WON, ANN)
    for name in ("d1", "d2"):
        deed = Deed(name, ROOM, LOBBY.game, NOW, NOW, (line, line), match=LOBBY.id)
        await database.write(ledger.enter(deed))
    for number, left in ((1, True), (2, False)):
        await database.write(ledger.correct(f"d{number}", by_deed=f"c{number}", room=ROOM, at=NOW, noted_by=ANN))
        assert (await matches.last_ended(database, ROOM, counted=True) is not None) is left


async def test_what_is_restored_has_ended(database: Database) -> None:
    ended = replace(LOBBY, status=Status.OVER, ended_at=NOW)
    with pytest.raises(ValueError, match="ended"):
        matches.restore(LOBBY)
    with pytest.raises(ValueError, match="ended"):
        matches.restore(replace(ended, ended_at=None))
    stopped = replace(LOBBY, id="elm", status=Status.STOPPED)
    await database.write(matches.restore(ended), matches.restore(stopped))
    assert await matches.last_ended(database, ROOM) == ended
    assert await matches.get(database, stopped.id) == stopped


async def test_how_a_restored_match_has_ended_is_learned_once(database: Database) -> None:
    await in_play(database)
    restored = replace(LOBBY, id="elm", status=Status.STOPPED, origin="oak")
    await database.write(matches.restore(restored))
    learned = matches.learn(restored.id, Status.OVER, NOW)
    await database.write(learned)
    assert await matches.get(database, restored.id) == replace(restored, status=Status.OVER, ended_at=NOW)
    for refused in (learned, matches.learn(LOBBY.id, Status.OVER, NOW)):
        with pytest.raises(Stale):
            await database.write(refused)
