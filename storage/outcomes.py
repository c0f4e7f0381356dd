"""Who was first and who was second, one result after another: what ratings are worked out from.

Where the rounds of a match are written down, each of them is a result and the match as a whole is none: it would
count the same twice.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Row, func, select

from storage import schema
from storage.database import Database
from storage.ledger import Kind, Span, cancelled, members, within
from storage.results import MATCHES, ROUNDS

_L = schema.ledger.c

Side = tuple[str, ...]
"""The people who played together."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one match or one round ended."""

    occasion: str
    """The match, or for what was played elsewhere the deed that tells of it."""
    sides: tuple[Side, ...]
    places: tuple[int, ...]
    """Of each side: 1 for who has won; in a draw for everybody."""


async def noted(database: Database, room: str) -> tuple[int, int]:
    """How much is written of a room, and when something was last: while both are the same, so is everything."""
    deeds: ColumnElement[Any] = func.count()
    query = select(deeds.label("deeds"), func.max(_L.noted_at).label("latest")).where(
        _L.room == room, _L.line == 0
    )
    row = await database.first(query)
    return (0, 0) if row is None else (int(row.deeds), int(row.latest or 0))


async def outcomes(database: Database, room: str, game: str) -> tuple[Outcome, ...]:
    """Every result of a game in a room that still counts, in the order in which they were played."""
    side_as_a_whole: ColumnElement[bool] = _L.person.is_(None) | _L.team.is_(None)
    query = (
        select(_L.deed, _L.match, _L.kind, _L.person, _L.team, _L.amount)
        .where(
            *within(room, Span(game=game)),
            _L.kind.in_((*MATCHES.kinds, *ROUNDS.kinds)),
            side_as_a_whole,
            _L.deed.not_in(cancelled()),
        )
        .order_by(_L.at, _L.noted_at, func.coalesce(_L.round, 0), _L.deed, _L.line)
    )
    return await asyncio.to_thread(_outcomes, await database.rows(query))


def _outcomes(rows: Sequence[Row[Any]]) -> tuple[Outcome, ...]:
    """Results out of lines; of thousands this takes longer than an event loop may stand still."""
    in_rounds = {row.match for row in rows if row.match is not None and row.kind in ROUNDS.kinds}
    found: list[Outcome] = []
    for deed, lines in groupby(rows, key=lambda row: row.deed):
        written = list(lines)
        match, sides = written[0].match, _sides(written)
        occasion = match or deed
        if any(kind in ROUNDS.kinds for counts in sides.values() for kind in counts):
            found += _rounds(occasion, sides)
        elif match not in in_rounds and len(sides) > 1:
            places = tuple(2 if Kind.LOST in counts else 1 for counts in sides.values())
            found.append(Outcome(occasion, tuple(sides), places))
    return tuple(found)


def _sides(rows: Sequence[Row[Any]]) -> Mapping[Side, Mapping[Kind, int]]:
    sides: defaultdict[Side, dict[Kind, int]] = defaultdict(dict)
    for row in rows:
        side = (row.person,) if row.team is None else members(row.team)
        sides[side][Kind(row.kind)] = row.amount
    return sides


def _rounds(occasion: str, sides: Mapping[Side, Mapping[Kind, int]]) -> Iterator[Outcome]:
    """A result for every round. Of several that were told together, nobody knows in what order they were played:
    those that each side has won are spread evenly over the time."""
    won = {side: counts.get(Kind.ROUND_WON, 0) for side, counts in sides.items()}
    order = sorted(
        ((2 * number + 1) / (2 * times), place, side)
        for place, (side, times) in enumerate(won.items())
        for number in range(times)
    )
    for _, _, winner in order:
        losers = [side for side, counts in sides.items() if side != winner and Kind.ROUND_LOST in counts]
        if losers:
            yield Outcome(occasion, (winner, *losers), (1, *(2 for _ in losers)))
