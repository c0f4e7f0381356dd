"""The two axes of a game: a kernel says how tiles are put together in a round, a scoring what rounds are worth."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Protocol, TypeGuard

from engine.errors import IllegalMove
from engine.events import Ending, MatchEnded
from engine.model import Body, Book, Settlement, State, Turned
from engine.moves import Deal, DealTiles, Move, Play
from engine.rules.values import HandValue
from engine.seats import Seat, Side
from engine.tiles import Hands, Tile


class Kernel(Protocol):
    """How tiles are put together within a round."""

    # --- a round ------------------------------------------------------------------------------------------

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The set that the game is played with."""

    def empty(self) -> Body:
        """The table before the first deal."""

    def dealable(self, seats: int) -> bool:
        """Whether so many hands can be dealt without cancelling nearly every deal."""

    def deal(self, state: State, move: Deal | DealTiles) -> Turned:
        """Begin the next round, or ask for another deal. IllegalMove if tiles or a lot are needed that nothing
        decides."""

    def stopped(self, state: State) -> Ending:
        """The round as it stands when points in play have decided the match."""

    # --- moves --------------------------------------------------------------------------------------------

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The moves of the seat on turn, never none."""

    def asides(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """What a seat may do besides, on turn or not: it costs no turn."""

    def refusal(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        """Why a move is neither legal nor an aside: the rule that forbids it."""

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        """Make a move that is legal, or an aside."""

    def place(self, body: Body, move: Move) -> Hashable:
        """A key of what a move comes to: the same for two moves where it makes no difference which of them is
        made, as on two empty arms of a double."""

    # --- what may be seen ---------------------------------------------------------------------------------

    def public(self, body: Body, seat: Seat | None) -> Body:
        """The table as a seat, or an onlooker (None), may know it."""

    def sees(self, state: State, seat: Seat | None) -> Hands:
        """The tiles that a seat, or an onlooker (None), knows of every hand, its own among them."""

    def told(self, body: Body) -> tuple[Tile, ...]:
        """The tiles in hands that the table names, because a sign was given for them."""

    # --- what a table tells -------------------------------------------------------------------------------

    def begun(self, body: Body) -> bool:
        """Whether the lead is over: until then somebody still has it."""

    def must_lead(self, body: Body) -> bool:
        """Whether the first tile of the round is forced."""

    def laid(self, body: Body) -> tuple[Tile, ...]:
        """Every tile on the table."""

    def needs(self, body: Body, *, collapsed: bool) -> tuple[int, ...] | None:
        """What each place asks for where a tile can be added; None in a game without ends. Where the places are
        `collapsed`, those that are all the same, as the empty arms of one tile, count as one."""

    def wanted(self, shown: int) -> int:
        """The number that lies beside one that shows: the same, but in the games with a sum."""

    def shows(self, body: Body, play: Play) -> int | None:
        """The half that stays showing if a tile is laid so; None if it is a matter of choice, or none does."""

    def count(self, body: Body) -> int | None:
        """What the ends count; None in a game that does not score them."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What a match goes to: an account, or a number of rounds; neither where something else ends it."""

    target: int | None = None
    """The points with which it is over."""
    rounds: int | None = None
    """The rounds after which it is over."""


class Scoring(Protocol):
    """What rounds are worth and what comes of it."""

    @property
    def goal(self) -> Goal:
        """What the match goes to."""

    @property
    def value(self) -> HandValue | None:
        """What the tiles left in a hand count; None where they count nothing."""

    def open(self, sides: int) -> Book:
        """The book before the first round."""

    def with_scores(self, book: Book, scores: tuple[int, ...]) -> Book:
        """The book of a match that begins with these accounts."""

    def settle(self, book: Book, ending: Ending) -> Settlement:
        """What a round is worth, who leads next, and the result if the match is over."""

    def counters(self, book: Book, side: Side) -> dict[str, int]:
        """The counts of a side besides its account, by name."""

    def rights(self, book: Book, side: Side) -> dict[str, bool]:
        """The rights and states of a side, by name."""


class Timed(ABC):
    """A scoring whose match may end because the time is up. It is a base class and no protocol, because every
    screen asks for it: a protocol takes two hundred times as long to be asked for."""

    __slots__ = ()

    @abstractmethod
    def time_up(self, book: Book, *, playing: bool) -> tuple[Book, MatchEnded | None]:
        """The book that knows it, and the end of the match unless a round is being played."""

    @abstractmethod
    def is_up(self, book: Book) -> bool:
        """Whether the book knows it: the match ends with the round that is being played."""

    @abstractmethod
    def owing(self, book: Book, rounds: int) -> Book:
        """The book of a match whose time is up, where so many rounds that had been told by then were taken back:
        they are told again before the last one."""


class Earning(Scoring, Protocol):
    """A scoring with points in play (`is_earning`). It is a protocol, so that `target` can be a field as well as a
    property."""

    @property
    def target(self) -> int:
        """How many points make a match, by which those in play are measured."""

    def earn(self, book: Book, side: Side, points: int) -> tuple[Book, MatchEnded | None]:
        """The book with these points, and the end of the match if they decide it at once."""


def is_earning(scoring: Scoring) -> TypeGuard[Earning]:
    """Whether there are points in play. Computer players ask at each of their moves, for which `isinstance` takes
    too long."""
    return hasattr(scoring, "earn")


@dataclass(frozen=True, slots=True)
class Rules:
    """A game with its house rules chosen and its players counted."""

    kernel: Kernel
    scoring: Scoring
    sides: tuple[Side, ...]
    """The side of every seat."""
    table: tuple[Seat, ...]
    """The seats of the first round, in the order of their turns."""
