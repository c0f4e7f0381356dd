"""The pace of rooms, from one process to the next: a platform counts on, whoever sends.

A process writes down every few seconds what it has sent lately and which chats take nothing for a while, and once
more when it stops in good order. Of the last seconds of one that was killed, the journal tells what it must have
shown: a message or an edit for each move.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from datetime import datetime, timedelta
from itertools import chain
from typing import TypedDict

import orjson

from bot.ids import PersonId, RoomId, platform_of
from bot.ports import Address
from bot.troubles import report
from bot.world import World
from storage import journal, meta
from storage.moments import from_ms, to_ms

logger = logging.getLogger(__name__)

LATELY = timedelta(minutes=1)
"""No platform counts for longer."""

EVERY = 5.0
"""Seconds after which it is written down again."""


class _Left(TypedDict):
    """What one process leaves to the next, of one platform; moments in milliseconds."""

    until: int
    sent: dict[str, list[int]]
    held: list[tuple[RoomId | None, PersonId | None, int]]


async def keep_pace(world: World) -> None:
    """Write down what is sent, until cancelled. A silent process writes nothing."""
    spoken, lanes = False, world.publisher.lanes
    while True:
        await asyncio.sleep(EVERY)
        speaking = any(True for _ in chain(lanes.lately(), lanes.held()))
        if speaking or spoken:
            try:
                await leave_pace(world)
            except Exception as error:
                report(logger, error, "the pace of rooms could not be written down")
        spoken = speaking


async def leave_pace(world: World) -> None:
    """Write down when what was sent to which room, and until when which chat takes nothing."""
    now = world.now()
    left = {platform: _Left(until=to_ms(now), sent={}, held=[]) for platform in world.ports}
    for to, ago in world.publisher.lanes.lately():
        if to.room is not None:
            moments = [to_ms(now - timedelta(seconds=seconds)) for seconds in ago]
            left[platform_of(to.room)]["sent"][to.room] = moments
    for to, seconds in world.publisher.lanes.held():
        until = to_ms(now + timedelta(seconds=seconds))
        left[platform_of(to.key)]["held"].append((to.room, to.person, until))
    await world.database.write(
        *(meta.put(_name(platform), orjson.dumps(paces).decode()) for platform, paces in left.items())
    )


async def take_up_pace(world: World) -> None:
    """Count what the last process has sent to rooms within the last minute, and hold what it had to hold."""
    now = world.now()
    until = dict.fromkeys(world.ports, now - LATELY)
    sent: defaultdict[str, list[datetime]] = defaultdict(list)
    for platform in world.ports:
        written = await meta.get(world.database, _name(platform))
        if written is not None:
            left: _Left = orjson.loads(written)
            until[platform] = from_ms(left["until"])
            begun = max(now, until[platform])  # who was held then is not held longer if the clock was set back
            for room, moments in left["sent"].items():
                sent[room] = [from_ms(moment) for moment in moments]
            for place, person, moment in left.get("held", ()):  # none in what an older version has left
                if (seconds := (from_ms(moment) - begun).total_seconds()) > 0:
                    world.publisher.lanes.hold(Address(room=place, person=person), seconds)
    for room, at in await journal.moves_since(world.database, now - LATELY):
        if at > until.get(platform_of(room), now):
            sent[room].append(at)
    for room, times in sent.items():
        ago = [(now - at).total_seconds() for at in times if now - LATELY < at <= now]
        world.publisher.lanes.take_up(Address(room=RoomId(room)), ago)


def _name(platform: str) -> str:
    return f"pace {platform}"
