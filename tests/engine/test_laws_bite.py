"""Games broken on purpose, one fault each: the laws must find every one of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

import pytest

from engine.board import Board, board_of
from engine.errors import IllegalMove
from engine.events import Dealt, Drew, Ending, Event, Leads, NextLead, Scored, Unscored
from engine.game import legal, play, variants, view
from engine.kernels import layout
from engine.kernels.layout import Layout
from engine.model import Body, Book, Settlement, State, Step, Turned, View
from engine.moves import DRAW, Deal, DealTiles, Move
from engine.parts import Rules, Scoring
from engine.rooted import rooted
from engine.scoring.penalties import PenaltyBook
from engine.scoring.titles import TitleBook
from engine.seats import Seat, Side
from engine.tiles import Hands, Tile
from tests.engine import laws
from tests.engine.broken import find, with_kernel


def other_hands(state: State, seat: Seat) -> tuple[Tile, ...]:
    return tuple(t for place, hand in enumerate(state.hands) if place != seat for t in hand)


class LeaksANumber(Layout):
    """Keeps a number on the table that only a hidden tile can tell."""

    def deal(self, state: State, move: Deal | DealTiles) -> Turned:
        turned = super().deal(state, move)
        hidden = turned.state.boneyard[0]
        body = replace(board_of(turned.state.body), passes=hidden.pips)
        return replace(turned, state=replace(turned.state, body=body))


class LeaksATile(Layout):
    def deal(self, state: State, move: Deal | DealTiles) -> Turned:
        turned = super().deal(state, move)
        hidden = turned.state.boneyard[0]
        body = replace(board_of(turned.state.body), lead=hidden, lead_by=None, lead_forced=False)
        return replace(turned, state=replace(turned.state, body=body), events=turned.events[:-1])


class ShowsHands(Layout):
    def sees(self, state: State, seat: Seat | None) -> Hands:
        return state.hands


class Peeks(Layout):
    """Lets pass who could lay a tile if somebody else holds a certain one."""

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        moves = super().legal(state, seat)
        if seat == state.turn and any(t.pips == 6 for t in other_hands(state, seat)):
            return moves[:1]
        return moves


class Tells(Layout):
    """Says how heavy the next tile of the boneyard is, only when somebody passes or lays."""

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        if not turned.state.boneyard:
            return turned
        return replace(turned, events=(*turned.events, Drew(seat, (None,) * turned.state.boneyard[0].pips)))


class Duplicates(Layout):
    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        return replace(turned, state=replace(turned.state, boneyard=state.boneyard))


class Loses(Layout):
    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        return replace(turned, state=replace(turned.state, boneyard=turned.state.boneyard[:5]))


class SaysTwice(Layout):
    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return super().legal(state, seat) * (1 if board_of(state.body).start is None else 2)


class Stalls(Layout):
    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return super().legal(state, seat) if board_of(state.body).turns < 4 else ()


class ForgetsTurns(Layout):
    """Lets it be nobody's turn."""

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        return turned if turned.ending else replace(turned, state=replace(turned.state, turn=None))


class DrawsAtRandom(Layout):
    clock = count()

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        yard = turned.state.boneyard
        at = next(self.clock) % len(yard) if yard else 0
        return replace(turned, state=replace(turned.state, boneyard=(*yard[at:], *yard[:at])))


class Miscounts(Layout):
    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        body = board_of(turned.state.body)
        if not body.arms:
            return turned
        first, *others = body.arms
        arms = (replace(first, need=((first.need or 0) + 1) % 7), *others)
        return replace(turned, state=replace(turned.state, body=replace(body, arms=arms)))


class SealsNothing(Layout):
    def deal(self, state: State, move: Deal | DealTiles) -> Turned:
        turned = super().deal(state, move)
        events = tuple(
            replace(event, commitment="0" * 32) if isinstance(event, Dealt) else event for event in turned.events
        )
        return replace(turned, events=events)


class TellsASeed(Layout):
    """Says by what the lead was found that nobody may know before the end of the round."""

    def deal(self, state: State, move: Deal | DealTiles) -> Turned:
        turned = super().deal(state, move)
        events = tuple(
            replace(event, why=self.found_by(turned.state)) if isinstance(event, Leads) else event
            for event in turned.events
        )
        return replace(turned, events=events)

    def found_by(self, state: State) -> str:
        return state.shuffle


class TellsTheSeedOfAll(TellsASeed):
    """The same of what nobody may know before the end of the match."""

    def found_by(self, state: State) -> str:
        return state.seed


class CountsAgain(Layout):
    """Counts the spinner as an end for ever."""

    def count(self, body: Body) -> int | None:
        found, board = super().count(body), body
        assert found is not None
        assert isinstance(board, Board)
        seen = rooted(board)
        touching = sum(map(bool, seen.arms.values())) if seen is not None else 0
        return found + (2 * board.spinner.tile.hi if touching > 1 and board.spinner else 0)


class ShowsSigns(Layout):
    def public(self, body: Body, seat: Seat | None) -> Board:
        assert isinstance(body, Board)
        return body


class EarnsNothing(Layout):
    """Pays nothing for the ends."""

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        return replace(super().play(state, seat, move), gains=())


class HidesATile(Layout):
    """Shows of every hand a tile less than it has, once a tile is laid."""

    def sees(self, state: State, seat: Seat | None) -> Hands:
        hands = super().sees(state, seat)
        return tuple(hand[1:] for hand in hands) if board_of(state.body).turns else hands


class KeepsLists(Layout):
    """Keeps what cannot be told from a tuple once it is saved."""

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        listed: Any = list(board_of(turned.state.body).said)
        body = replace(board_of(turned.state.body), said=listed)
        return replace(turned, state=replace(turned.state, body=body))


class TellsLists(Layout):
    """The same in what is told."""

    def play(self, state: State, seat: Seat, move: Move) -> Turned:
        turned = super().play(state, seat, move)
        listed: Any = []
        return replace(turned, events=(Drew(seat, listed), *turned.events))


class OffersDraws(Layout):
    """Lets draw who can lay a tile."""

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        moves = super().legal(state, seat)
        return (*moves, DRAW) if moves and board_of(state.body).start is not None and DRAW not in moves else moves


@dataclass(frozen=True)
class Spoilt:
    """A scoring in whose settlements something is wrong."""

    right: Scoring
    spoil: Callable[[Settlement, Ending], Settlement]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.right, name)

    def settle(self, book: Book, ending: Ending) -> Settlement:
        return self.spoil(self.right.settle(book, ending), ending)


def loses_a_point(settled: Settlement, _ending: Ending) -> Settlement:
    first, *others = settled.book.scores
    return replace(settled, book=replace(settled.book, scores=(first - 1, *others)))


def keeps_scores_to_itself(settled: Settlement, _ending: Ending) -> Settlement:
    return replace(settled, events=tuple(event for event in settled.events if not hasattr(event, "points")))


def gives_three_points(settled: Settlement, _ending: Ending) -> Settlement:
    """Whatever an account may take, and says so."""
    side, *others = settled.book.scores
    events = (*settled.events[:-1], Scored(Side(0), (), 3, side + 3), settled.events[-1])
    return replace(settled, book=replace(settled.book, scores=(side + 3, *others)), events=events)


def leads_again(settled: Settlement, ending: Ending) -> Settlement:
    """Lets the leader of a round lead the next one, and says so."""
    events = (*settled.events[:-1], NextLead(ending.starter, "rotate"))
    return replace(settled, book=replace(settled.book, leader=ending.starter), events=events)


def notes_a_loss_too_many(settled: Settlement, _ending: Ending) -> Settlement:
    assert isinstance(settled.book, TitleBook)
    first, *others = settled.book.tallies
    tallies = (replace(first, losses=first.losses + 1), *others)
    return replace(settled, book=replace(settled.book, tallies=tallies))


FAULTS = [
    (LeaksANumber, "draw", "sees more of the deal"),
    (LeaksATile, "draw", "sees more of the deal|the view names"),
    (ShowsHands, "draw", "in the hand of seat"),
    (Peeks, "draw", "the view depends on hidden tiles"),
    (Tells, "draw", "was told more"),
    (Duplicates, "draw", "too many Counter"),
    (Loses, "draw", "lost Counter"),
    (SaysTwice, "block", "the same move twice"),
    (Stalls, "block", "is on turn and has no move"),
    (ForgetsTurns, "block", "play without a turn"),
    (DrawsAtRandom, "draw", "the journal leads to another state"),
    (Miscounts, "block", "asks for"),
    (SealsNothing, "block", "a false commitment"),
    (TellsASeed, "draw", "the seed of the shuffle is told"),
    (TellsTheSeedOfAll, "draw", "the seed of the match is told"),
    (ShowsSigns, "general", "signs that were not for him"),
    (CountsAgain, "muggins", "the ends are said to count"),
    (EarnsNothing, "muggins", "earned is"),
    (EarnsNothing, "all-fives", "earned is"),
    (HidesATile, "draw", "one.s own hand"),
    (KeepsLists, "draw", "not the same after it was saved"),
    (TellsLists, "draw", r"Drew\(.*not the same after it was saved"),
    (OffersDraws, "all-sevens", "draw of one's own will"),
]


@pytest.mark.parametrize(("kind", "base", "found"), FAULTS)
def test_a_broken_kernel_is_found(
    kind: type[Layout], base: str, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(AssertionError, match=found):
        find(variants()[base], with_kernel(kind), monkeypatch)


SCORING_FAULTS = [
    (loses_a_point, "goat", r"told \[.*written"),
    (keeps_scores_to_itself, "goat", r"told \[.*written"),
    (gives_three_points, "goat", "below the threshold"),
    (gives_three_points, "sea-goat", "several accounts|below the limit"),
    (leads_again, "sport-goat", "led in the order"),
    (notes_a_loss_too_many, "general", "not one loss a round"),
]


@pytest.mark.parametrize(("spoil", "base", "found"), SCORING_FAULTS)
def test_a_broken_scoring_is_found(
    spoil: Callable[[Settlement, Ending], Settlement], base: str, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoilt(rules: Rules) -> Rules:
        scoring: Any = Spoilt(rules.scoring, spoil)
        return replace(rules, scoring=scoring)

    with pytest.raises(AssertionError, match=found):
        find(variants()[base], spoilt, monkeypatch)


def test_a_move_that_is_not_legal_and_is_made_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def lenient(state: State, seat: Seat | None, move: Move) -> Step:
        try:
            return play(state, seat, move)
        except IllegalMove:
            return Step(state, ())

    monkeypatch.setattr(laws, "play", lenient)
    with pytest.raises(AssertionError, match="though it is not legal"):
        find(variants()["draw"], lambda rules: rules, monkeypatch)


def test_a_move_that_is_read_as_another_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "parse", lambda state, seat, text: legal(state, seat)[0])
    with pytest.raises(AssertionError, match="was read as"):
        find(variants()["draw"], lambda rules: rules, monkeypatch)


def test_an_event_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def to_everybody(event: Event, seat: Seat | None) -> Event:
        return event

    monkeypatch.setattr(Drew, "seen_by", to_everybody)
    with pytest.raises(AssertionError, match="is told of"):
        find(variants()["draw"], lambda rules: rules, monkeypatch, players=3)


@pytest.mark.parametrize(
    ("seed", "found"), [("seed", "the seed of the match"), ("shuffle", "the seed of the shuffle")]
)
def test_a_seed_that_is_shown_is_found(seed: str, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def with_seed(state: State, seat: Seat | None) -> View:
        return replace(view(state, seat), commitment=getattr(state, seed))

    monkeypatch.setattr(laws, "view", with_seed)
    with pytest.raises(AssertionError, match=found):
        find(variants()["draw"], lambda rules: rules, monkeypatch)


def test_totals_that_are_shown_too_early_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PenaltyBook, "public", lambda book: book)
    with pytest.raises(AssertionError, match="other totals than may be known"):
        find(variants()["peruvian"], lambda rules: rules, monkeypatch)


def test_teams_that_are_not_told_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layout, "Seated", lambda sides, table: Unscored(""))
    with pytest.raises(AssertionError, match="nobody was told of teams"):
        find(variants()["team-block"], lambda rules: rules, monkeypatch)


SPOILT = sorted({base for _, base, _ in (*FAULTS, *SCORING_FAULTS)} | {"draw", "peruvian", "team-block"})


@pytest.mark.parametrize("base", SPOILT)
def test_the_games_themselves_are_not_broken(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the faults that are found: the same walks find nothing in the games as they are."""
    players = max(number for number in variants()[base].players if number <= 4)
    find(variants()[base], lambda rules: rules, monkeypatch, players, matches=1)
