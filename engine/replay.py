"""Play a record through the rules and check what it expects (docs/records.md)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from engine import notation
from engine.errors import AmbiguousMove, RulesError
from engine.events import Event, Misdealt, RoundEnded
from engine.expectations import CHECKS, Malformed, Position
from engine.game import play, start
from engine.model import Phase, State, Step
from engine.moves import Deal, DealTiles, Move, TimeUp
from engine.reading import readings
from engine.record import Attempt, BadRecord, Expect, Line, NewDeal, Record, TimeCalled
from engine.seats import Seat

_MOST: Final = 64
"""How many courses are followed at once at most: in Cyprus two tiles without their arms have come to 56."""


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that did not come out as the record says."""

    line: int
    expected: str
    found: str
    error: RulesError | None = None
    """Why the rules refuse it, if they do."""

    def __str__(self) -> str:
        return f"{self.line}: expected {self.expected}, found {self.found}"


@dataclass(frozen=True, slots=True)
class Course:
    """How a match has gone so far."""

    state: State
    events: tuple[Event, ...] = ()
    """What came of the latest move that was accepted."""
    ended: RoundEnded | None = None
    """How the last finished round ended."""
    lot: Seat | None = None
    """A lot that was told and that no deal has drawn yet."""

    def after(self, step: Step) -> Course:
        """The course with one step more."""
        ended = next((event for event in reversed(step.events) if isinstance(event, RoundEnded)), self.ended)
        return replace(self, state=step.state, events=step.events, ended=ended)


Tried: TypeAlias = "tuple[list[Course], Failure | None]"
"""What a line makes of a course, and what in it did not come out."""


@dataclass(slots=True)
class Replay:
    """A record being played; `run` goes through all of it.

    A tile that is laid at a led double without naming its arm may lie on any side of it until a later line says
    more. So the match may have taken several courses. They are followed side by side, those with the earliest arms
    first; a line drops the courses that it does not fit, unless it fits none."""

    record: Record
    courses: list[Course]
    failures: list[Failure] = field(default_factory=list)

    @property
    def state(self) -> State:
        """How the match stands, by the first of the courses."""
        return self.courses[0].state

    @property
    def events(self) -> tuple[Event, ...]:
        """What came of the latest move that was accepted."""
        return self.courses[0].events

    # --- going through it ---------------------------------------------------------------------------------

    def run(self) -> None:
        """Play every line. BadRecord if an expectation is not one of this game."""
        for line in self.record.lines:
            tried = [self._try(course, line) for course in self.courses]
            fitting = [one for one in tried if one[1] is None] or tried
            failure = fitting[0][1]
            if failure is not None:
                self.failures.append(failure)
            self.courses = _first(course for courses, _ in fitting for course in courses)

    def _try(self, course: Course, line: Line) -> Tried:
        match line:
            case Attempt():
                return self._attempt(course, line)
            case NewDeal():
                return self._deal(course, line)
            case TimeCalled():
                return self._time_up(course, line)
            case Expect():
                return [course], self._check(course, line)

    def _attempt(self, course: Course, line: Attempt) -> Tried:
        said = f"{self.record.players[line.seat]}: {line.text}"
        try:
            moves = readings(course.state, line.seat, line.text)
            steps = [play(course.state, line.seat, move) for move in moves]
        except RulesError as error:
            return [course], None if line.refused else _refused(line.line, said, error, self._idle(course))
        if line.refused:
            return [course], Failure(line.line, f"{said} refused", "accepted")
        return [course.after(step) for step in steps], None

    def _deal(self, course: Course, line: NewDeal) -> Tried:
        move = line.move if line.move.lot is not None else replace(line.move, lot=course.lot)
        after, failure = _advanced(course, line.line, "a deal", move)
        return [replace(after, lot=move.lot if _draws_no_lot(course, move) else None)], failure

    def _time_up(self, course: Course, line: TimeCalled) -> Tried:
        after, failure = _advanced(course, line.line, "the end of the time", TimeUp())
        return [after], failure

    def _check(self, course: Course, expect: Expect) -> Failure | None:
        said = " ".join((expect.word, *expect.args))
        try:
            found = CHECKS[expect.word](self._position(course), expect.args)
        except Malformed as error:
            raise BadRecord(expect.line, f"`? {said}`: {error}") from None
        return None if found is None else Failure(expect.line, said, found)

    def _idle(self, course: Course) -> str:
        """Why no round is going on, if none is."""
        return f": {self._position(course).idle()}" if course.state.phase is Phase.DEAL else ""

    def _position(self, course: Course) -> Position:
        latest = course.events[-1] if course.events else None
        misdealt = latest.why if isinstance(latest, Misdealt) else ""
        return Position(self.record.players, course.state, course.ended, misdealt)


def _advanced(course: Course, line: int, what: str, move: Move) -> tuple[Course, Failure | None]:
    """The dealer's part."""
    try:
        return course.after(play(course.state, None, move)), None
    except RulesError as error:
        return course, _refused(line, what, error)


def _draws_no_lot(course: Course, move: Deal | DealTiles) -> bool:
    """Whether a deal of named tiles needs no lot: one that was told is then kept for a later deal."""
    if isinstance(move, Deal) or move.lot is None:
        return False
    _, failure = _advanced(course, 0, "a deal", replace(move, lot=None))
    return failure is None


def _first(courses: Iterable[Course]) -> list[Course]:
    """The first of these courses, as many as are followed. Courses that have come to the same become one; the next
    deal brings that about at the latest."""
    found: list[Course] = []
    for course in courses:
        if len(found) == _MOST:
            break
        if course not in found:
            found.append(course)
    return found


def replay(record: Record) -> Replay:
    """Play a record to its end. BadRecord if its game has no such expectations."""
    game = begun(record)
    game.run()
    return game


def begun(record: Record) -> Replay:
    """A record before its first line is played."""
    variant, players = record.variant(), len(record.players)
    sides = start(variant, players, options=record.options).sides
    by_side = {sides[seat]: score for seat, score in record.scores.items()}
    return Replay(record, [Course(start(variant, players, options=record.options, scores=by_side))])


def _refused(line: int, what: str, error: RulesError, idle: str = "") -> Failure:
    choices = ", ".join(map(notation.write, error.choices)) if isinstance(error, AmbiguousMove) else ""
    return Failure(line, what, f"refused: {error.reason}{choices and f': {choices}'}{idle}", error)
