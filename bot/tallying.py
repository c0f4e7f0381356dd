"""From what happened at a table to entries in the ledger.

Only matches between people count: with a computer player in a seat, or with a single person, nothing is
written. A round's titles are written when the round ends, so an evening that breaks off keeps its generals.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from engine.events import MatchEnded, RoundEnded, Titled
from engine.model import State, Step
from engine.seats import Side
from storage.ledger import Deed, Kind, Line, team_of
from storage.matches import Match

_TITLES = {"general": Kind.GENERAL, "bald": Kind.BALD}
_GOATS = frozenset({"goat", "bald", "double_six", "hundred", "brother_in_law", "points"})
"""The ends of a match whose losers are goats: of Goat, and of Sea goat (russian.md 4.5)."""


def counts(match: Match) -> bool:
    """Whether a match goes into the tallies."""
    return len(match.seats) > 1 and all(seat.person is not None for seat in match.seats)


def deeds(match: Match, before: State, step: Step, at: datetime) -> list[Deed]:
    """What a step adds to the ledger."""
    if not counts(match):
        return []
    found = []
    for event in step.events:
        if isinstance(event, Titled):
            found.append(_round(match, before, event, step, at))
        elif isinstance(event, MatchEnded):
            found.append(_whole(match, before.sides, event, at))
    return [deed for deed in found if deed.lines]


def _round(match: Match, before: State, titled: Titled, step: Step, at: datetime) -> Deed:
    """A round of General's goat: who won it, who lost it, and the title if it has earned one."""
    ended = next(event for event in step.events if isinstance(event, RoundEnded))
    ending = ended.ending
    lost, won = ending.side(ending.after(ending.seat)), ending.side(ending.seat)
    lines = [
        *_lines(match, before.sides, won, Kind.ROUND_WON),
        *_lines(match, before.sides, lost, Kind.ROUND_LOST),
    ]
    if titled.title in _TITLES:
        lines += _lines(match, before.sides, titled.side, _TITLES[titled.title], titled.worth)
    return _deed(match, f"{match.id}/{ended.round}", tuple(lines), at, ended.round)


def _whole(match: Match, sides: tuple[Side, ...], ended: MatchEnded, at: datetime) -> Deed:
    lines: list[Line] = []
    for side in dict.fromkeys(sides):
        decided = Kind.WON if side in ended.winners else Kind.LOST
        lines += _lines(match, sides, side, decided if ended.winners else Kind.DRAWN)
        if ended.why in _GOATS and side in ended.losers:
            lines += _lines(match, sides, side, Kind.GOAT)
    return _deed(match, match.id, tuple(lines), at, None)


def _lines(match: Match, sides: tuple[Side, ...], side: Side, kind: Kind, amount: int = 1) -> Iterator[Line]:
    """A side's entry: one line for each of its people, and one for the team if they are several."""
    people = [seat.person for seat in match.seats if sides[seat.seat] == side and seat.person is not None]
    team = team_of(*people) if len(people) > 1 else None
    if team is not None:
        yield Line(kind, team=team, amount=amount)
    for person in people:
        yield Line(kind, person=person, team=team, amount=amount)


def _deed(match: Match, name: str, lines: tuple[Line, ...], at: datetime, number: int | None) -> Deed:
    return Deed(
        id=name, room=match.room, game=match.game, at=at, noted_at=at, lines=lines, match=match.id, round=number
    )
