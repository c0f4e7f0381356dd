"""The tale of a match: its moves and what came of each, as the journal has them.

The table tells the latest of it. The end of a round is told in full even when the next one has begun, so it can be
asked for by the number of the round.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import orjson

from engine import codec
from engine.errors import RulesError
from engine.events import Event, Signalled
from engine.game import play, start, variants
from engine.model import Options, Phase, State, Step
from engine.moves import Move
from engine.seats import Seat
from storage import journal
from storage.database import Database, Reader
from storage.journal import Entry
from storage.matches import Match

logger = logging.getLogger(__name__)

TURNS = 10
"""The latest turns that are remembered for telling."""
KEPT = 64
"""The moves that these may be at most: who draws until a tile fits makes many in one turn."""


@dataclass(frozen=True, slots=True)
class Told:
    """A move and what came of it."""

    ply: int
    """The one at which it was made."""
    seat: Seat | None
    """None: the dealer, the clock, or on a score sheet nobody."""
    events: tuple[Event, ...]
    by: str | None = None
    """The person who told of it, on a score sheet."""

    @property
    def is_sign(self) -> bool:
        """Whether it is a sign, which takes no turn: where turns are counted, nobody may find out that it was
        given."""
        return any(isinstance(event, Signalled) for event in self.events)


Tale = tuple[Told, ...]


def as_seen(told: Told) -> tuple[Event, ...]:
    """What came of a move, as everybody may know it."""
    return tuple(event for whole in told.events if (event := whole.seen_by(None)) is not None)


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """A round as it stood when it had ended, with what was told last; the end of the match may have come after
    it."""

    state: State
    tale: Tale


def told_on(tale: Tale, told: Told) -> Tale:
    """The tale with one more move, no longer than what is remembered."""
    return _end((*tale, told))


def _end(tale: Tale) -> Tale:
    """The latest turns of a tale: what one seat does in a row is one, on a score sheet every entry."""
    first, turns, after = len(tale), 0, None
    for told in reversed(tale[-KEPT:]):
        if not told.is_sign:
            turns += told.seat is None or told.seat != after
            after = told.seat
        if turns > TURNS:
            break
        first -= 1
    return tale[first:]


async def latest(database: Reader, match_id: str) -> Tale:
    """The end of the tale."""
    return _end(tuple(map(told_of, await journal.entries(database, match_id, latest=KEPT))))


async def round_end(database: Database, match: Match, number: int) -> RoundEnd | None:
    """The end of a round that was played here, found by playing the journal, which may take a while; None if that
    round has not ended, or if it was played by an earlier version and the rules of today refuse it."""
    entries = await journal.entries(database, match.id)
    try:
        return await asyncio.to_thread(_round_end, match, entries, number)
    except RulesError as error:  # its facts may tell of a hand
        logger.warning("round %d of match %s can no longer be told: %s", number, match.id, error.reason)
        return None


def _round_end(match: Match, journal: Iterable[Entry], number: int) -> RoundEnd | None:
    tale: Tale = ()
    found = None
    for entry, step in played_again(match, journal):
        state = step.state
        if state.round > number:
            break
        tale = told_on(tale, Told(entry.ply, seat_of(entry), step.events))
        if state.round == number and state.phase is not Phase.PLAY:
            found = RoundEnd(state, tale)
    return found


async def whole(database: Database, match_id: str) -> Tale:
    """All of it, from the first move on."""
    return tuple(map(told_of, await journal.entries(database, match_id)))


def told_of(entry: Entry) -> Told:
    """The move of an entry in the journal, and what came of it."""
    return Told(entry.ply, seat_of(entry), events_of(entry), entry.told_by)


# --- The journal as the engine reads it -------------------------------------------------------------------


def options_of(match: Match) -> Options:
    """The house rules of a match; ValueError if another version of the program has saved them."""
    return codec.decode(orjson.loads(match.options), Options)


def first_state(match: Match) -> State:
    """A match before its first deal. BadOption if the players and the house rules do not go together."""
    return start(variants()[match.game], len(match.seats), match.seed or "", options_of(match))


def played_again(match: Match, journal: Iterable[Entry]) -> Iterator[tuple[Entry, Step]]:
    """Every move of a match that was played here, with what comes of it. RulesError at a move of an earlier
    version that the rules of today refuse."""
    state = first_state(match)
    for entry in journal:
        step = play(state, seat_of(entry), move_of(entry))
        yield entry, step
        state = step.state


def seat_of(entry: Entry) -> Seat | None:
    """Who has moved; None for the dealer, the clock, and on a score sheet."""
    return None if entry.seat is None else Seat(entry.seat)


def move_of(entry: Entry) -> Move:
    """The move, or what was told of a round with real tiles."""
    return codec.decode(orjson.loads(entry.move), Move)


def events_of(entry: Entry) -> tuple[Event, ...]:
    """What came of a move when it was made."""
    return tuple(codec.decode(item, Event) for item in orjson.loads(entry.events))
