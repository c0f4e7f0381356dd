"""Somebody is forgotten: nothing in the database tells of him, and what others have won stays."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import select

from storage import (
    appointments,
    chats,
    deadlines,
    forgetting,
    journal,
    ledger,
    matches,
    meta,
    notices,
    pairs,
    people,
    requests,
    schema,
    surfaces,
)
from storage.appointments import Appointment
from storage.changes import Stale
from storage.database import Database
from storage.deadlines import Deadline
from storage.deeds import Deed, Kind, lines_of, team_of
from storage.matches import Sitter, Status
from storage.notices import Notice
from storage.questions import Question
from storage.sqlite import Sqlite
from storage.surfaces import Surface
from tests.storage.given import ANN, BOB, LOBBY, NOW, ROOM, SERVER, in_play, move, other

NOBODY = "gone:1"


async def everything(database: Database) -> str:
    """All that stands in the database, but for what was always so."""
    found: list[object] = []
    for table in schema.metadata.sorted_tables:
        found += [tuple(row) for row in await database.rows(Question(select(table))())]
    return repr(found)


async def lived(database: Database) -> None:
    """Ann has played and won, with Bob and alone, and has chosen things: no column is without something."""
    await in_play(database)
    await database.write(
        move(0),
        matches.finish(LOBBY.id, Status.OVER, NOW),
        chats.remember(ANN, "Ann", spoken="ru"),
        chats.configure(ANN, language="ru", settings="{}"),
        people.remember(ANN, "Ann", spoken="ru"),
        people.configure(ANN, language="ru", settings='{"a":1}'),
        people.set_reach(ANN, "open"),
        meta.put("a fact", "of all"),
        requests.take("a command", NOW),
    )
    alone = replace(other("alone"), room=ANN, seats=LOBBY.seats[:1], origin="elsewhere")
    await database.write(matches.create(alone), matches.finish(alone.id, Status.STOPPED, NOW))
    given_up = replace(other("given-up"), host=BOB, seats=(Sitter(0, "Bob", person=BOB),), rematch_of=LOBBY.id)
    await database.write(matches.create(given_up), matches.finish(given_up.id, Status.STOPPED, NOW, ANN))
    held = Sitter(0, "Bob", person=BOB, held_by="careful")
    sheet = replace(other("sheet"), sheet=True, host=BOB, seats=(held,))
    await in_play(database, sheet)
    await database.write(
        journal.append(sheet.id, ply=0, seat=None, move="{}", events="[]", state="1", at=NOW, told_by=ANN),
        deadlines.put(Deadline(sheet.id, "turn", NOW)),
        surfaces.put(Surface("hand:k3f9:0", match=LOBBY.id, person=ANN, post="17")),
        surfaces.put(Surface("notice:n1:0", room=ANN, post="18")),
        appointments.appoint(Appointment(ANN, "lunch", NOW)),
        notices.post(Notice("n1", ROOM, "lunch", NOW.date(), NOW)),
        notices.answer("n1", ANN, coming=True, at=NOW),
        notices.answer("n1", BOB, coming=True, at=NOW),
        notices.open_for("n1", sheet.id),
    )
    deeds = (
        Deed("a", ROOM, "goat", NOW, NOW, tuple(lines_of(Kind.WON, [ANN, BOB])), match=LOBBY.id),
        Deed("b", ROOM, "goat", NOW, NOW, tuple(lines_of(Kind.LOST, [BOB])), noted_by=ANN, reason="I was ill"),
        Deed("c", ANN, "goat", NOW, NOW, tuple(lines_of(Kind.DAILY, [ANN])), match="alone", round=1, origin="x"),
    )
    for deed in deeds:
        await database.write(ledger.enter(deed))
    await database.write(
        ledger.correct("c", by_deed="d", room=ANN, at=NOW, noted_by=ANN),
        pairs.name(ROOM, team_of(ANN, BOB), "Ann's men"),
    )


async def forget(database: Database, person: str) -> None:
    await database.write(forgetting.forget(person, NOBODY, await forgetting.teams_of(database, person)))


async def test_everything_that_can_be_known_of_somebody_is_known_of_who_is_forgotten(database: Database) -> None:
    """So that what is said of a person in a new column is forgotten as well: here it would be missed."""
    await lived(database)
    for table in schema.metadata.sorted_tables:
        rows = await database.rows(Question(select(table))())
        empty = [at.name for at in table.c if all(getattr(row, at.name) is None for row in rows)]
        assert not empty, f"`lived` writes nothing into these columns of {table.name}"


async def test_nothing_is_left_of_him_and_others_keep_what_they_have(database: Database) -> None:
    await lived(database)
    before = await ledger.of_people(database, ROOM)
    await forget(database, ANN)
    assert "Ann" not in await everything(database)
    after = await ledger.of_people(database, ROOM)
    assert after == {NOBODY: before[ANN], BOB: before[BOB]}
    team = team_of(NOBODY, BOB)
    assert await ledger.of_teams(database, ROOM) == {team: {Kind.WON: 1}}
    assert [deed.noted_by for deed in await ledger.history(database, ROOM)] == [NOBODY, None]
    assert await people.names(database, NOBODY, BOB, ANN) == {NOBODY: "", BOB: "Bob"}
    match = await matches.last_ended(database, ROOM)
    assert match is not None
    assert (match.host, match.seats[0].person, match.seats[0].name) == (NOBODY, NOBODY, "?")
    assert await pairs.names(database, ROOM) == {}
    notice = await notices.get(database, "n1")
    assert notice is not None
    assert notice.coming == [BOB]
    assert await matches.get(database, "alone") is None
    assert len(await journal.entries(database, LOBBY.id)) == 1


@pytest.mark.skipif(SERVER is not None, reason="the steps are SQLite's")
async def test_forgetting_looks_only_at_what_is_concerned(database: Database) -> None:
    """Not at all that others have played, for each match that he has played alone."""
    others, alone = 500, 50
    await database.write(chats.remember(ANN, "Ann"))
    for number in range(others):
        match = replace(other(f"m{number}"), host=BOB, seats=(), rematch_of=None if number == 0 else "m0")
        lines = tuple(lines_of(Kind.WON, [BOB]))
        await database.write(
            matches.create(match),
            ledger.enter(Deed(match.id, ROOM, "goat", NOW, NOW, lines, match=match.id)),
            notices.post(Notice(match.id, ROOM, match.id, NOW.date(), NOW)),
            notices.open_for(match.id, match.id),
        )
    for number in range(alone):
        match = replace(other(f"s{number}"), room=ANN, seats=())
        await database.write(matches.create(match), matches.finish(match.id, Status.STOPPED, NOW))
    steps = 0

    def watch() -> None:
        assert isinstance(backend, Sqlite)
        assert backend._connection is not None
        backend._connection.set_progress_handler(step, 1)

    def step() -> None:
        nonlocal steps
        steps += 1

    backend = database._backend
    assert isinstance(backend, Sqlite)
    await backend._on_thread(watch)
    await forget(database, ANN)
    assert 0 < steps < others * alone


async def test_who_is_not_known_cannot_be_forgotten(database: Database) -> None:
    await lived(database)
    before = await everything(database)
    with pytest.raises(Stale):
        await forget(database, "local:nobody")
    assert await everything(database) == before


@pytest.mark.parametrize("seats", [LOBBY.seats, ()], ids=["sits", "is the host"])
async def test_who_has_sat_down_meanwhile_is_not_forgotten(database: Database, seats: tuple[Sitter, ...]) -> None:
    await lived(database)
    unit = forgetting.forget(ANN, NOBODY, await forgetting.teams_of(database, ANN))
    assert not await forgetting.at_table(database, ANN)
    await database.write(matches.create(replace(other("new"), seats=seats)))
    assert await forgetting.at_table(database, ANN)
    before = await everything(database)
    with pytest.raises(Stale):
        await database.write(unit)
    assert await everything(database) == before


@pytest.mark.parametrize("named", [False, True], ids=["won something", "has a name"])
async def test_a_team_that_was_not_given_is_not_left_behind(database: Database, named: bool) -> None:
    """Those of people whose names are like his are not his."""
    others = ("local:Anna", "local:ann", "local:An_")
    await database.write(*(people.remember(one, one) for one in others))
    teams = {one: team_of(one, BOB) for one in (ANN, *others)}
    for number, (one, team) in enumerate(teams.items()):
        deed = Deed(f"d{number}", ROOM, "goat", NOW, NOW, tuple(lines_of(Kind.WON, [one, BOB])))
        await database.write(pairs.name(ROOM, team, "Axes") if named else ledger.enter(deed))
    before = await everything(database)
    with pytest.raises(Stale):
        await database.write(forgetting.forget(ANN, NOBODY, []))
    assert await everything(database) == before
    await database.write(forgetting.forget(ANN, NOBODY, [teams[ANN]]))
    after = await everything(database)
    assert ANN not in after.replace("local:Anna", "")
    assert all(one in after for one in others)


async def test_who_comes_back_is_somebody_new(database: Database) -> None:
    await lived(database)
    await forget(database, ANN)
    await database.write(people.remember(ANN, "Ann"))
    assert ANN not in await ledger.of_people(database, ROOM)
    assert await people.reach(database, ANN) is None
