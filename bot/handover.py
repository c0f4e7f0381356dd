"""The pace of rooms, from one process to the next: a platform counts on, whoever sends.

A process writes down every few seconds what it has sent lately, and once more when it stops in good order. Of the
last seconds of one that was killed, the journal tells what it must have shown: a message or an edit for each move.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from datetime import datetime, timedelta

import orjson

from bot.ports import Address, RoomId, platform_of
from bot.troubles import report
from bot.world import World
from storage import journal, meta
from storage.moments import from_ms, to_ms

logger = logging.getLogger(__name__)

LATELY = timedelta(minutes=1)
"""No platform counts for longer."""

EVERY = 5.0
"""Seconds after which it is written down again."""


async def keep_pace(world: World) -> None:
    """Write down what is sent, until cancelled. A silent process writes nothing."""
    spoken = False
    while True:
        await asyncio.sleep(EVERY)
        speaking = any(True for _ in world.publisher.lately())
        if speaking or spoken:
            try:
                await leave_pace(world)
            except Exception as error:
                report(logger, error, "the pace of rooms could not be written down")
        spoken = speaking


async def leave_pace(world: World) -> None:
    """Write down when what was sent to which room, and until when that is all."""
    now = world.now()
    sent: dict[str, dict[str, list[int]]] = {platform: {} for platform in world.ports}
    for to, ago in world.publisher.lately():
        if to.room is not None:
            moments = [to_ms(now - timedelta(seconds=seconds)) for seconds in ago]
            sent[platform_of(to.room)][to.room] = moments
    left = [
        meta.put(_name(platform), orjson.dumps({"until": to_ms(now), "sent": rooms}).decode())
        for platform, rooms in sent.items()
    ]
    await world.database.write(*left)


async def take_up_pace(world: World) -> None:
    """Count what the last process has sent to rooms within the last minute."""
    now = world.now()
    until = dict.fromkeys(world.ports, now - LATELY)
    sent: defaultdict[str, list[datetime]] = defaultdict(list)
    for platform in world.ports:
        left = await meta.get(world.database, _name(platform))
        if left is not None:
            written = orjson.loads(left)
            until[platform] = from_ms(written["until"])
            for room, moments in written["sent"].items():
                sent[room] = [from_ms(moment) for moment in moments]
    for room, at in await journal.moves_since(world.database, now - LATELY):
        if at > until.get(platform_of(room), now):
            sent[room].append(at)
    for room, times in sent.items():
        ago = [(now - at).total_seconds() for at in times if now - LATELY < at <= now]
        world.publisher.take_up(Address(room=RoomId(room)), ago)


def _name(platform: str) -> str:
    return f"pace {platform}"
