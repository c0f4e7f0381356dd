"""What the storage tests start from: a moment, a room, four people, a lobby, a match in play."""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import UTC, datetime

from sqlalchemy import Dialect
from sqlalchemy.dialects import postgresql

from storage import chats, journal, matches, people
from storage.changes import Unit
from storage.database import Database
from storage.matches import Match, Sitter, Status

SERVER = os.environ.get("BONEYARD_TEST_DATABASE")
POSTGRES: Dialect = postgresql.dialect()  # type: ignore[no-untyped-call]  # the library has none

NOW = datetime(2026, 11, 21, 12, 30, tzinfo=UTC)
ROOM = "local:lunch"
ANN, BOB, CY, DEE = "local:Ann", "local:Bob", "local:Cy", "local:Dee"

LOBBY = Match(
    id="k3f9",
    room=ROOM,
    name="oak",
    game="goat",
    options='{"is":"goat"}',
    status=Status.LOBBY,
    host=ANN,
    version=0,
    created_at=NOW,
    seats=(Sitter(0, "Ann", person=ANN), Sitter(1, "Careful", computer="careful")),
)


def other(name: str) -> Match:
    """Another lobby in the same room."""
    return replace(LOBBY, id=name, name=name)


def move(ply: int, match_id: str = LOBBY.id, at: datetime = NOW) -> Unit:
    """The move at a ply; the state says how many moves there were."""
    return journal.append(
        match_id, ply=ply, seat=ply % 2, move=f'"move {ply}"', events="[]", state=str(ply + 1), at=at
    )


async def known(database: Database) -> None:
    """The room and the people are known."""
    everybody = [people.remember(one, one.removeprefix("local:")) for one in (ANN, BOB, CY, DEE)]
    await database.write(chats.remember(ROOM, "Lunch"), *everybody)


async def stored(database: Database, match_id: str = LOBBY.id) -> Match:
    """A match as it stands there."""
    match = await matches.get(database, match_id)
    assert match is not None
    return match


async def in_play(database: Database, match: Match = LOBBY) -> None:
    """The match has begun; nobody has moved."""
    await database.write(
        matches.create(match), journal.begin(match.id, version=0, seed="secret", state="0", at=NOW)
    )
