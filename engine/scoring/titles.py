"""Generals are counted, not points; teams take turns at the table (russian.md 9)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from engine.codec import tagged
from engine.events import Ending, Event, How, MatchEnded, NextLead, Unscored
from engine.model import Book, Settlement
from engine.parts import Goal, Timed
from engine.rules.values import SIX, ZERO
from engine.scoring.sheet import ranked, seats_of
from engine.seats import Seat, Side
from engine.tiles import Tile


class TitleRule(StrEnum):
    """Which finishes earn a title (russian.md 9.1)."""

    EITHER = "either"
    BOTH_ONLY = "both_only"
    BALD = "bald"


class GeneralIs(StrEnum):
    """Whose side collects the generals."""

    LOSER = "loser"
    FINISHER = "finisher"


class DoubleFinish(StrEnum):
    """When a hand counts as ended with both 0-0 and 6-6."""

    OFF = "off"
    SIMULTANEOUS = "simultaneous"
    LAST_TWO = "last_two"


class TitleYields(StrEnum):
    """When a title makes its side leave the table at once."""

    ALWAYS = "always"
    FIRST_ROUND_ONLY = "first_round_only"
    NEVER = "never"


class RankBy(StrEnum):
    """What decides the match."""

    TITLES = "titles"
    TITLES_PER_ROUND = "titles_per_round"


@dataclass(frozen=True, slots=True)
class TitleOf:
    """The title that a finish earns: `general`, `bald` or `loss`."""

    rule: TitleRule
    double: DoubleFinish

    def both(self, last: tuple[Tile, ...], before: tuple[Tile, ...]) -> bool:
        """Whether the hand ended with both 0-0 and 6-6."""
        if {ZERO, SIX} <= set(last):
            return True
        return self.double is DoubleFinish.LAST_TWO and {ZERO, SIX} == {*last, *before}

    def __call__(self, last: tuple[Tile, ...], before: tuple[Tile, ...]) -> str:
        if self.both(last, before):
            return "general"
        if self.rule is TitleRule.EITHER and (ZERO in last or SIX in last):
            return "general"
        return "bald" if self.rule is TitleRule.BALD and ZERO in last else "loss"


@dataclass(frozen=True, slots=True)
class TitleOnly:
    """Nobody may lay his last tile unless it earns a title (russian.md 9.5 `only_title_ends`)."""

    title: TitleOf

    def __call__(self, last: tuple[Tile, ...], before: tuple[Tile, ...]) -> bool:
        return self.title(last, before) != "loss"


@tagged("tally")
@dataclass(frozen=True, slots=True)
class Tally:
    """The counts of one side."""

    generals: int = 0
    balds: int = 0
    losses: int = 0
    rounds: int = 0
    """Counted rounds that it took part in."""
    losses_here: int = 0
    """Losses since it last sat down."""
    rounds_here: int = 0


@tagged("title-book", gone=("seats", "generals"))
@dataclass(frozen=True, slots=True)
class TitleBook(Book):
    """The counts of all sides, who waits, and who shuffles next."""

    tallies: tuple[Tally, ...] = ()
    queue: tuple[Side, ...] = ()
    """The waiting sides, the next one first."""
    shuffler: Seat | None = None
    time_up: bool = False
    owed: int = 0
    """Rounds that had been told when the time was up and were taken back since: they come before the last one."""


@tagged("titled")
@dataclass(frozen=True, slots=True)
class Titled(Event):
    """For which side a round counts, and as what (russian.md 9)."""

    side: Side
    seat: Seat
    """Who was next after the finisher."""
    finisher: Seat
    title: str
    """`general`, `bald` or `loss`."""
    worth: int


@tagged("yielded")
@dataclass(frozen=True, slots=True)
class Yielded(Event):
    """A side has left the table for the next one in the queue (russian.md 9.2)."""

    out: Side
    into: Side
    why: str


@dataclass(frozen=True, slots=True)
class Titles(Timed):
    """The scoring; each field is a house rule of russian.md 9.5."""

    title: TitleOf
    general_is: GeneralIs
    worth_of_both: int
    losses_to_yield: int
    title_yields: TitleYields
    stay_resets_losses: bool
    rank_by: RankBy
    rounds: int | None

    @property
    def goal(self) -> Goal:
        """Its rounds are no such goal: those that do not count are rounds, too."""
        return Goal()

    @property
    def value(self) -> None:
        return None

    def open(self, sides: int) -> TitleBook:
        return TitleBook(
            scores=(0,) * sides,
            tallies=(Tally(),) * sides,
            queue=tuple(Side(side) for side in range(2, sides)),
        )

    def with_scores(self, book: Book, scores: tuple[int, ...]) -> Book:
        """Begin with so many titles."""
        tallies = tuple(replace(t, generals=s) for t, s in zip(_book(book).tallies, scores, strict=True))
        return replace(_book(book), scores=scores, tallies=tallies)

    def counters(self, book: Book, side: Side) -> dict[str, int]:
        tally = _book(book).tallies[side]
        return {
            "generals": tally.generals,
            "balds": tally.balds,
            "titles": tally.generals + tally.balds,
            "losses": tally.losses,
            "rounds": tally.rounds,
            "losses_here": tally.losses_here,
        }

    def rights(self, book: Book, side: Side) -> dict[str, bool]:
        return {"waiting": side in _book(book).queue}

    def waiting(self, book: Book) -> tuple[Side, ...]:
        """The sides that wait, the next one first."""
        return _book(book).queue

    def shuffler(self, book: Book) -> Seat | None:
        """Who shuffles for the next round, if that is settled."""
        return _book(book).shuffler

    def time_up(self, book: Book, *, playing: bool) -> tuple[Book, MatchEnded | None]:
        """The session is over: after the round in hand, or at once if none is being played."""
        after = replace(_book(book), time_up=True)
        return after, None if playing else self._result(after)

    def is_up(self, book: Book) -> bool:
        return _book(book).time_up and not _book(book).owed

    def owing(self, book: Book, rounds: int) -> Book:
        return replace(_book(book), owed=rounds)

    def settle(self, book: Book, ending: Ending) -> Settlement:
        """The loss and its title, who leaves the table, and the result when the session is over."""
        is_last = self.is_up(book)
        before = replace(_book(book), owed=max(_book(book).owed - 1, 0))
        if ending.how is How.FISH:
            result = self._result(before) if is_last else None
            events: tuple[Event, ...] = (Unscored("void"),)
            if result is None:
                events += (NextLead(None, "title-double"),)
            return Settlement(before, events, result=result)
        loser = ending.after(ending.seat)
        lost, won = ending.side(loser), ending.side(ending.seat)
        title = self.title(ending.last, ending.before)
        worth = self.worth_of_both if self.title.both(ending.last, ending.before) else 1
        taker = won if self.general_is is GeneralIs.FINISHER and title != "loss" else lost
        after = self._counted(before, ending, title, worth, taker)
        told: list[Event] = [Titled(taker, loser, ending.seat, title, worth)]
        table = None
        reason = self._yield_reason(after, lost, titled=title != "loss" and taker == lost)
        over = is_last or (self.rounds is not None and after.rounds >= self.rounds)
        if reason and after.queue and not over:
            after, table = self._rotated(after, ending, lost, won)
            told.append(Yielded(lost, before.queue[0], reason))
        result = self._result(after) if over else None
        if result is None:
            told.append(NextLead(None, "title-double"))
        return Settlement(after, tuple(told), seats_of((won,), ending), table, result)

    def _counted(self, book: TitleBook, ending: Ending, title: str, worth: int, taker: Side) -> TitleBook:
        """The counts with one more round, whose title this side takes."""
        loser = ending.after(ending.seat)
        lost, won = ending.side(loser), ending.side(ending.seat)
        tallies = list(book.tallies)
        for side in (lost, won):
            here = tallies[side]
            tallies[side] = replace(here, rounds=here.rounds + 1, rounds_here=here.rounds_here + 1)
        tallies[lost] = replace(
            tallies[lost], losses=tallies[lost].losses + 1, losses_here=tallies[lost].losses_here + 1
        )
        if title == "general":
            tallies[taker] = replace(tallies[taker], generals=tallies[taker].generals + worth)
        elif title == "bald":
            tallies[taker] = replace(tallies[taker], balds=tallies[taker].balds + 1)
        return replace(
            book,
            tallies=tuple(tallies),
            scores=tuple(tally.generals + tally.balds for tally in tallies),
            rounds=book.rounds + 1,
            shuffler=loser,
        )

    def _yield_reason(self, book: TitleBook, lost: Side, *, titled: bool) -> str:
        """Why the losing side, `titled` or not, leaves the table (russian.md 9.2); empty if it stays."""
        tally = book.tallies[lost]
        if titled and (
            self.title_yields is TitleYields.ALWAYS
            or (self.title_yields is TitleYields.FIRST_ROUND_ONLY and tally.rounds_here == 1)
        ):
            return "title"
        return "losses" if tally.losses_here >= self.losses_to_yield else ""

    def _rotated(
        self, book: TitleBook, ending: Ending, lost: Side, won: Side
    ) -> tuple[TitleBook, tuple[Seat, ...]]:
        coming = book.queue[0]
        tallies = list(book.tallies)
        tallies[lost] = replace(tallies[lost], losses_here=0, rounds_here=0)
        if self.stay_resets_losses:
            tallies[won] = replace(tallies[won], losses_here=0)
        newcomers = iter(Seat(seat) for seat, side in enumerate(ending.sides) if side == coming)
        table = tuple(next(newcomers) if ending.side(seat) == lost else seat for seat in ending.table)
        return replace(book, tallies=tuple(tallies), queue=(*book.queue[1:], lost)), table

    def _result(self, book: TitleBook) -> MatchEnded:
        """The fewest titles win, or the most where the finishers collect them; a team for which no round counted
        is no party to it."""
        played = {Side(side): tally for side, tally in enumerate(book.tallies) if tally.rounds}
        if not played:
            return MatchEnded((), (), "session")
        per_round = self.rank_by is RankBy.TITLES_PER_ROUND
        totals = {
            side: Fraction(book.scores[side], tally.rounds) if per_round else Fraction(book.scores[side])
            for side, tally in played.items()
        }
        return MatchEnded(*ranked(totals, most_wins=self.general_is is GeneralIs.FINISHER), "session")


def _book(book: Book) -> TitleBook:
    assert isinstance(book, TitleBook)
    return book
