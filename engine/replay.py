"""Play a record through the rules and check what it expects (docs/records.md)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from engine import notation
from engine.errors import AmbiguousMove, RulesError
from engine.events import Event, RoundEnded
from engine.expectations import CHECKS, Malformed, Position
from engine.game import meant, play, rules_of, start
from engine.model import Phase, State
from engine.moves import Move, TimeUp
from engine.parts import Timed
from engine.record import BadRecord, Clock, Dealing, Expect, Record, Told
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that did not come out as the record says."""

    line: int
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.line}: expected {self.expected}, found {self.found}"


@dataclass(slots=True)
class Replay:
    """A record being played; `run` goes through all of it."""

    record: Record
    state: State
    events: tuple[Event, ...] = ()
    """What came of the latest move that was accepted."""
    failures: list[Failure] = field(default_factory=list)
    ended: RoundEnded | None = None
    """How the last finished round ended."""
    lot: Seat | None = None
    """A lot that was told for a deal that the rules have cancelled; it holds for the deal that follows."""

    # --- going through it ---------------------------------------------------------------------------------

    def run(self) -> None:
        """Play every line. BadRecord if one is no statement of this game."""
        for line in self.record.lines:
            match line:
                case Told():
                    self._tell(line)
                case Dealing():
                    self._deal(line)
                case Clock():
                    self._time_up(line)
                case Expect():
                    self._check(line)

    def _tell(self, told: Told) -> None:
        try:
            move = meant(self.state, told.seat, told.text)
            step = play(self.state, told.seat, move)
        except RulesError as error:
            if not told.refused:
                self._fail(told.line, f"{self._name(told.seat)}: {told.text}", f"refused: {_why(error)}")
            return
        if told.refused:
            self._fail(told.line, f"{self._name(told.seat)}: {told.text} refused", "accepted")
            return
        self._note(step.state, step.events)

    def _deal(self, dealing: Dealing) -> None:
        move = dealing.move if dealing.move.lot is not None else replace(dealing.move, lot=self.lot)
        self._advance(dealing.line, "a deal", move)
        self.lot = move.lot if self.state.phase is Phase.DEAL else None

    def _time_up(self, clock: Clock) -> None:
        if not isinstance(rules_of(self.state).scoring, Timed):
            raise BadRecord(clock.line, "this game is not played by the clock")
        self._advance(clock.line, "the end of the time", TimeUp())

    def _advance(self, line: int, what: str, move: Move) -> None:
        """The dealer's part."""
        try:
            step = play(self.state, None, move)
        except RulesError as error:
            self._fail(line, what, f"refused: {_why(error)}")
            return
        self._note(step.state, step.events)

    def _note(self, state: State, events: tuple[Event, ...]) -> None:
        self.state, self.events = state, events
        for event in events:
            if isinstance(event, RoundEnded):
                self.ended = event

    def _fail(self, line: int, expected: str, found: str) -> None:
        self.failures.append(Failure(line, expected, found))

    def _check(self, expect: Expect) -> None:
        check = CHECKS.get(expect.word)
        if check is None:
            raise BadRecord(expect.line, f"`? {expect.word}` is no expectation")
        said = " ".join((expect.word, *expect.args))
        try:
            found = check(Position(self.record.players, self.state, self.ended), expect.args)
        except Malformed as error:
            raise BadRecord(expect.line, f"`? {said}`: {error}") from None
        if found is not None:
            self._fail(expect.line, said, found)

    def _name(self, seat: Seat | None) -> str:
        return "nobody" if seat is None else self.record.players[seat]


def replay(record: Record) -> Replay:
    """Play a record to its end. BadRecord if its game has no such expectations."""
    variant, players = record.variant(), len(record.players)
    state = start(variant, players, options=record.options)
    if record.scores:
        by_side = {state.sides[seat]: score for seat, score in record.scores.items()}
        state = start(variant, players, options=record.options, scores=by_side)
    game = Replay(record, state)
    game.run()
    return game


def _why(error: RulesError) -> str:
    if isinstance(error, AmbiguousMove):
        return "ambiguous: " + ", ".join(map(notation.write, error.choices))
    return str(error)
