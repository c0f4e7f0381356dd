"""Facts about the installation are replaced; when the bot was there last is noted by one process alone."""

from __future__ import annotations

from datetime import timedelta

import pytest

from storage import meta
from storage.changes import Stale
from storage.database import Database
from tests.storage.given import NOW


async def test_facts_are_replaced(database: Database) -> None:
    assert await meta.get(database, "colour") is None
    await database.write(meta.put("colour", "red"))
    await database.write(meta.put("colour", "blue"))
    assert await meta.get(database, "colour") == "blue"


async def test_of_those_who_were_told_of_the_same_moment_one_notes_the_next(database: Database) -> None:
    """Whether the bot has been there before or not."""
    for before, now in ((None, NOW), (NOW, NOW + timedelta(hours=1))):
        await database.write(meta.seen_since("local", before, now))
        with pytest.raises(Stale):
            await database.write(meta.seen_since("local", before, now + timedelta(seconds=1)))
        assert await meta.last_seen(database, "local") == now
