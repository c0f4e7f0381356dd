"""The tale of a match: its moves and what came of each, as the journal has them.

The table tells the latest of it. The end of a round is told in full even when the next one has begun, so it can be
asked for by the number of the round.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass

import orjson

from engine import codec
from engine.events import Event
from engine.game import play, start, variants
from engine.model import Options, Phase, State
from engine.moves import Move
from engine.seats import Seat
from storage import matches
from storage.database import Database
from storage.matches import Entry, Match

KEPT = 12
"""The latest moves that are remembered for telling."""


@dataclass(frozen=True, slots=True)
class Told:
    """A move and what came of it."""

    ply: int
    seat: Seat | None
    events: tuple[Event, ...]
    by: str | None = None
    """The person who told of it, on a score sheet."""


Tale = tuple[Told, ...]


def as_seen(told: Told, seat: Seat | None) -> tuple[Event, ...]:
    """What came of a move, as a seat or an onlooker (None) may know it."""
    return tuple(event for whole in told.events if (event := whole.seen_by(seat)) is not None)


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """A round as it stood when it had ended, with what was told last; the end of the match may have come after
    it."""

    state: State
    tale: Tale


def told_on(tale: Tale, told: Told) -> Tale:
    """The tale with one more move, no longer than what is remembered."""
    return (*tale[-KEPT + 1 :], told)


async def latest(database: Database, match_id: str) -> Tale:
    """The end of the tale."""
    return tuple(map(_told, await matches.journal(database, match_id, latest=KEPT)))


async def round_end(database: Database, match: Match, number: int) -> RoundEnd | None:
    """The end of a round, found by playing the journal, which may take a while; None if that round has not
    ended."""
    if not match.seed:  # not begun, or played with real tiles
        return None
    return await asyncio.to_thread(_round_end, match, await matches.journal(database, match.id), number)


def _round_end(match: Match, journal: Iterable[Entry], number: int) -> RoundEnd | None:
    assert match.seed is not None
    options = codec.decode(orjson.loads(match.options), Options)
    state = start(variants()[match.game], len(match.seats), match.seed, options)
    tale: Tale = ()
    found = None
    for entry in journal:
        step = play(state, _seat(entry), codec.decode(orjson.loads(entry.move), Move))
        state = step.state
        if state.round > number:
            break
        tale = told_on(tale, Told(entry.ply, _seat(entry), step.events))
        if state.round == number and state.phase is not Phase.PLAY:
            found = RoundEnd(state, tale)
    return found


async def whole(database: Database, match_id: str) -> Tale:
    """All of it, from the first move on."""
    return tuple(map(_told, await matches.journal(database, match_id)))


def _told(entry: Entry) -> Told:
    return Told(entry.ply, _seat(entry), events_of(entry), entry.told_by)


def _seat(entry: Entry) -> Seat | None:
    return None if entry.seat is None else Seat(entry.seat)


def events_of(entry: Entry) -> tuple[Event, ...]:
    """What came of a move when it was made."""
    return tuple(codec.decode(item, Event) for item in orjson.loads(entry.events))
