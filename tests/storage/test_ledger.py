"""Tallies are sums over what was written and not cancelled."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from storage import chats, ledger, reckoning
from storage.changes import Stale
from storage.database import Database
from storage.deeds import MOST_LINES, Deed, Kind, Line, Span, members, played, team_of
from tests.storage.given import ANN, BOB, CY, DEE, LOBBY, NOW, ROOM, SERVER, in_play
from tests.storage.plans import steps

US, THEM = team_of(ANN, BOB), team_of(CY, DEE)

WIN = Deed(
    "k3f9",
    ROOM,
    "goat",
    at=NOW,
    noted_at=NOW,
    match=LOBBY.id,
    lines=(
        Line(Kind.WON, team=US),
        Line(Kind.WON, ANN, US),
        Line(Kind.WON, BOB, US),
        Line(Kind.LOST, team=THEM),
        Line(Kind.LOST, CY, THEM),
        Line(Kind.LOST, DEE, THEM),
        Line(Kind.GOAT, team=THEM, amount=2),
        Line(Kind.GOAT, CY, THEM, 2),
        Line(Kind.GOAT, DEE, THEM, 2),
    ),
)
GENERAL = Deed(
    "k3f9/4",
    ROOM,
    "general",
    at=NOW + timedelta(days=1),
    noted_at=NOW + timedelta(days=1),
    match=LOBBY.id,
    round=4,
    lines=(Line(Kind.GENERAL, team=US), Line(Kind.GENERAL, ANN, US)),
)


async def prepare(database: Database) -> None:
    await in_play(database)
    await database.write(ledger.enter(WIN), ledger.enter(GENERAL))


async def test_totals_of_people_and_of_teams(database: Database) -> None:
    await prepare(database)
    assert await ledger.of_people(database, ROOM) == {
        ANN: {Kind.GENERAL: 1, Kind.WON: 1},
        BOB: {Kind.WON: 1},
        CY: {Kind.GOAT: 2, Kind.LOST: 1},
        DEE: {Kind.GOAT: 2, Kind.LOST: 1},
    }
    teams = await ledger.of_teams(database, ROOM)
    assert teams == {US: {Kind.GENERAL: 1, Kind.WON: 1}, THEM: {Kind.GOAT: 2, Kind.LOST: 1}}
    assert played(teams[THEM]) == 1
    assert members(US) == (ANN, BOB)
    assert team_of(BOB, ANN) == US


async def test_totals_of_a_season_and_of_a_game(database: Database) -> None:
    await prepare(database)
    next_day = WIN.at + timedelta(hours=1)
    assert await ledger.of_people(database, ROOM, Span(since=next_day)) == {ANN: {Kind.GENERAL: 1}}
    assert await ledger.of_people(database, ROOM, Span(until=WIN.at)) == {}
    assert await ledger.of_people(database, ROOM, Span(game="general")) == {ANN: {Kind.GENERAL: 1}}
    assert await ledger.of_people(database, "elsewhere") == {}


async def test_deeds_are_found_by_the_beginning_of_their_names(database: Database) -> None:
    names = ["d", "d/", "d/2026-11-21/a", "d/2026-11-21/b", "d/2026-11-21/\u043b\U0001f600", "d/2026-11-22/a"]
    names += ["D/2026-11-21/a", "d0", "d_x/a", "d%x/a", "dyx/a", "d\\x", "dx", "e"]
    for minute, name in enumerate(names):
        at = NOW + timedelta(minutes=minute)
        lines = (Line(Kind.DAILY, ANN), Line(Kind.DAILY_MOVES, ANN, amount=28))
        await database.write(ledger.enter(Deed(name, ROOM, "solo-line", at, at, lines)))
    for beginning in ("d/2026-11-21/", "d/", "d", "", "d_", "d%", "_", "%", "d\\", "d/2026-11-21/a", "f"):
        found = [deed.id for deed in await ledger.called(database, beginning)]
        assert found == [name for name in names if name.startswith(beginning)], beginning
        assert [deed.id for deed in await ledger.called(database, beginning, person=ANN)] == found
        assert await ledger.called(database, beginning, person=BOB) == []


async def test_deeds_of_two_rooms_that_were_noted_at_one_moment_stay_whole(database: Database) -> None:
    """Each is the first of its room."""
    await database.write(chats.remember("elsewhere", "Elsewhere"))
    lines = (Line(Kind.DAILY_MOVES, ANN, amount=28), Line(Kind.DAILY, ANN))
    both = [Deed(f"d/{room}", room, "solo-line", NOW, NOW, lines) for room in (ROOM, "elsewhere")]
    await database.write(*map(ledger.enter, both))
    found = await ledger.called(database, "d/")
    assert sorted(found, key=lambda deed: deed.id) == sorted(both, key=lambda deed: deed.id)


async def test_the_beginning_of_a_name_is_looked_for_in_an_index(database: Database, where: str | Path) -> None:
    found = await steps(where, ledger.called(database, "d/2026-11-21/"))
    if SERVER is None:
        assert "SEARCH ledger USING PRIMARY KEY (deed>? AND deed<?)" in found
        assert not [step for step in found if step.startswith("SCAN ledger")]
    else:
        assert "ix_ledger_beginning" in "".join(found)


async def test_a_deed_counts_once(database: Database) -> None:
    await prepare(database)
    with pytest.raises(Stale):
        await database.write(ledger.enter(WIN))
    with pytest.raises(ValueError, match="lines"):
        ledger.enter(replace(WIN, lines=()))


async def test_a_deed_has_no_more_lines_than_are_read_at_once() -> None:
    assert MOST_LINES < reckoning._TOGETHER
    most = (Line(Kind.WON, ANN),) * MOST_LINES
    assert ledger.enter(replace(WIN, lines=most))
    for write in (ledger.enter, ledger.restore):
        with pytest.raises(ValueError, match=f"{MOST_LINES} lines"):
            write(replace(WIN, lines=(*most, Line(Kind.WON, ANN))))


async def test_a_correction_cancels_a_deed_and_nothing_is_lost(database: Database) -> None:
    await prepare(database)
    later = NOW + timedelta(days=2)
    right = replace(
        GENERAL,
        id="right",
        noted_at=later,
        noted_by=BOB,
        lines=(Line(Kind.BALD, team=US), Line(Kind.BALD, BOB, US)),
    )
    await database.write(
        ledger.correct(GENERAL.id, by_deed="c1", room=ROOM, at=later, noted_by=BOB, reason="was bald"),
        ledger.enter(right),
    )
    assert await ledger.of_teams(database, ROOM, Span(game="general")) == {US: {Kind.BALD: 1}}
    history = await ledger.history(database, ROOM)
    assert history == [
        right,
        Deed(
            "c1",
            ROOM,
            "general",
            at=later,
            noted_at=later,
            lines=(Line(Kind.CORRECTION, amount=0),),
            match=LOBBY.id,
            round=4,
            noted_by=BOB,
            reason="was bald",
            corrects=GENERAL.id,
        ),
        replace(GENERAL, corrected_by="c1"),
        WIN,
    ]
    assert await ledger.history(database, ROOM, limit=1) == history[:1]
    for number, deed in enumerate(history, start=1):  # the first two were noted at once
        assert await ledger.history(database, ROOM, before=deed) == history[number:]
    for span, within in (
        (Span(game="general"), history[:3]),
        (Span(game="goat"), history[3:]),
        (Span(since=GENERAL.at), history[:3]),
        (Span(since=later), history[1:2]),
        (Span(until=GENERAL.at), history[3:]),
        (Span(until=later), [history[0], *history[2:]]),
    ):
        assert await ledger.history(database, ROOM, span) == within


@pytest.mark.parametrize(("wrong", "room"), [("k3f9/4", ROOM), ("c1", ROOM), ("none", ROOM), ("k3f9", "else")])
async def test_corrections_that_are_refused(database: Database, wrong: str, room: str) -> None:
    """Cancelled already, a correction itself, unknown, of another room."""
    await prepare(database)
    await database.write(chats.remember("else", "Elsewhere"))
    for number in range(20):  # as many rows as here, so that no number is taken there
        deed = replace(WIN, id=f"e{number}", room="else", lines=WIN.lines[1:2], match=None)
        await database.write(ledger.enter(deed))
    await database.write(ledger.correct(GENERAL.id, by_deed="c1", room=ROOM, at=NOW, noted_by=ANN))
    with pytest.raises(Stale):
        await database.write(ledger.correct(wrong, by_deed="c2", room=room, at=NOW, noted_by=ANN))
