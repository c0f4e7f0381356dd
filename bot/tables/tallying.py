"""From what happened at a table to entries in the ledger.

Only matches between people count: where a computer player sits, or has sat, or with a single person, nothing is
written, but for the tries at the layout of the day. A round's titles are written when the round ends, so an
evening that breaks off keeps its generals.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from functools import partial

from bot.tables.almanac import day_of, deed_name
from engine.events import MatchEnded, RoundEnded
from engine.game import Variant, rules_of
from engine.model import Phase, State, Step
from engine.parts import Scoring
from engine.scoring.goat import Goat
from engine.scoring.sea_goat import SeaGoat
from engine.scoring.titles import Titled, Titles
from engine.seats import Side
from storage.deeds import TITLES, Deed, Kind, Line, lines_of
from storage.matches import Match

_KINDS = {"general": Kind.GENERAL, "bald": Kind.BALD}
"""What the ledger calls the titles of the scoring."""


def counts(match: Match) -> bool:
    """Whether a match goes into the tallies. A guest without an account is no computer player:
    what the others have done with him counts for them."""
    if match.sheet:
        return sum(seat.person is not None for seat in match.seats) > 1
    return len(match.seats) > 1 and all(seat.person and not seat.computer for seat in match.seats)


def counted_besides(variant: Variant) -> frozenset[Kind]:
    """What is counted of a game besides matches and rounds."""
    options = variant.options()
    scoring = variant.rules(options, variant.fitting(options)[0]).scoring
    if isinstance(scoring, Titles):
        return frozenset(TITLES)
    return frozenset((Kind.GOAT,)) if _has_goats(scoring) else frozenset()


def _has_goats(scoring: Scoring) -> bool:
    """Whether who loses the match is a goat: in Goat, and in Sea goat however it ends (russian.md 4.5)."""
    return isinstance(scoring, SeaGoat) or (isinstance(scoring, Goat) and scoring.loser == "goat")


def deeds(match: Match, before: State, step: Step, at: datetime, told_by: str | None = None) -> list[Deed]:
    """What a step adds to the ledger; `told_by` is who told of it, if the bot did not see it itself."""
    if day_of(before) is not None and step.state.phase is Phase.OVER:
        return [tried(match, step.state, at)]
    if not counts(match):
        return []
    found = []
    for event in step.events:
        if isinstance(event, Titled):
            found.append(_round(match, before, event, step, at))
        elif isinstance(event, MatchEnded):
            found.append(_whole(match, step.state, event, at))
    return [replace(deed, noted_by=told_by) for deed in found if deed.lines]


def told_deed(match_id: str, ply: int) -> str:
    """The name of what an entry of a score sheet adds to the ledger. The number of the round would not do: it
    comes again when a round is taken back."""
    return f"{match_id}/{ply + 1}"


def tried(match: Match, state: State, at: datetime) -> Deed:
    """A try at the layout of the day, ended or given up: the tiles that were laid, and whether it is solved."""
    day, (seat,) = day_of(state), match.seats
    assert day is not None
    assert seat.person is not None
    moves = len(rules_of(state).kernel.laid(state.body))
    lines = [Line(Kind.DAILY_MOVES, person=seat.person, amount=moves)]
    if state.winners:
        lines.append(Line(Kind.DAILY, person=seat.person))
    return _deed(match, deed_name(day, match.id), tuple(lines), at, None)


def _round(match: Match, before: State, titled: Titled, step: Step, at: datetime) -> Deed:
    """A round of General's goat: who won it, who lost it, and the title if it has earned one."""
    ended = next(event for event in step.events if isinstance(event, RoundEnded))
    ending = ended.ending
    lost, won = ending.side(ending.after(ending.seat)), ending.side(ending.seat)
    lines = [
        *_lines(match, before.sides, won, Kind.ROUND_WON),
        *_lines(match, before.sides, lost, Kind.ROUND_LOST),
    ]
    if titled.title in _KINDS:
        lines += _lines(match, before.sides, titled.side, _KINDS[titled.title], titled.worth)
    name = told_deed(match.id, before.ply) if match.sheet else f"{match.id}/{ended.round}"
    return _deed(match, name, tuple(lines), at, ended.round)


def _whole(match: Match, state: State, ended: MatchEnded, at: datetime) -> Deed:
    lines: list[Line] = []
    goats = ended.losers if _has_goats(rules_of(state).scoring) else ()
    for side in filter(partial(_took_part, state), dict.fromkeys(state.sides)):
        decided = Kind.WON if side in ended.winners else Kind.LOST
        lines += _lines(match, state.sides, side, decided if ended.winners else Kind.DRAWN)
        if side in goats:
            lines += _lines(match, state.sides, side, Kind.GOAT)
    return _deed(match, match.id, tuple(lines), at, None)


def _took_part(state: State, side: Side) -> bool:
    """Whether a side is a party to the result: in General's goat perhaps no round has counted for it."""
    scoring = rules_of(state).scoring
    return not isinstance(scoring, Titles) or scoring.counters(state.book, side)["rounds"] > 0


def _lines(match: Match, sides: tuple[Side, ...], side: Side, kind: Kind, amount: int = 1) -> Iterator[Line]:
    people = [seat.person for seat in match.seats if sides[seat.seat] == side and seat.person is not None]
    return lines_of(kind, people, amount)


def _deed(match: Match, name: str, lines: tuple[Line, ...], at: datetime, number: int | None) -> Deed:
    return Deed(
        id=name, room=match.room, game=match.game, at=at, noted_at=at, lines=lines, match=match.id, round=number
    )
