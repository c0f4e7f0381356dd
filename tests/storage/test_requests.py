"""A command is taken up once, whoever is told of it and however often."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import select

from storage import requests, schema
from storage.changes import Stale
from storage.database import Database
from storage.questions import Question
from tests.storage.given import NOW


async def test_of_several_who_are_told_one_takes_it_up(blank: Database) -> None:
    asked = [blank.write(requests.take("telegram:1:2", NOW)) for _ in range(5)]
    refused = [one for one in await asyncio.gather(*asked, return_exceptions=True) if one is not None]
    assert len(refused) == 4
    assert all(isinstance(one, Stale) for one in refused)
    await blank.write(requests.take("telegram:1:3", NOW))


async def test_what_comes_again_after_minutes_is_refused(blank: Database) -> None:
    """Platforms repeat what was not acknowledged: after a minute, or after a restart of the bot."""
    later = NOW + timedelta(minutes=10)
    await blank.write(requests.take("telegram:1:2", NOW))
    await blank.write(requests.take("telegram:1:3", later))
    with pytest.raises(Stale):
        await blank.write(requests.take("telegram:1:2", later))


async def test_what_is_long_past_is_forgotten(blank: Database) -> None:
    for minutes in range(60):
        await blank.write(requests.take(f"discord:{minutes}", NOW + timedelta(minutes=minutes)))
    rows = await blank.rows(Question(select(schema.request.c.name))())
    assert len(rows) == requests.KEPT / timedelta(minutes=1) + 1
    await blank.write(requests.take("discord:0", NOW + timedelta(hours=1)))
