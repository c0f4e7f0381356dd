"""A match of any game played at random, by whose laws every position and every step is judged."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace

from engine import record
from engine.board import Board
from engine.errors import RulesError
from engine.events import (
    Dealt,
    Event,
    Leads,
    RoundEnded,
    Signalled,
)
from engine.game import legal, play, rules_of, view
from engine.model import Phase, State, Step, View
from engine.moves import (
    Deal,
    Move,
    Play,
    Signal,
)
from engine.replay import replay
from engine.seats import Seat
from engine.shuffle import commitment
from engine.tiles import Tile
from tests.engine.law_tools import Observer, observers, through_json
from tests.engine.laws import (
    accounts_are_sound,
    moves_are_forced,
    moves_are_kept_to,
    notation_returns,
    somebody_can_move,
    state_returns,
    tiles_are_kept,
    tiles_go_together,
    view_is_honest,
    view_is_secret,
    view_keeps_totals,
)
from tests.engine.laws_of_ends import (
    accounts_know_their_numbers,
    free_halves_are_counted,
    leads_go_round,
)
from tests.engine.laws_of_feet import feet_come_first
from tests.engine.laws_of_patience import (
    face_up,
    matches_of_one_are_judged,
    open_tiles_are_offered,
    rows_shrink,
)
from tests.engine.laws_of_rows import (
    every_place_is_offered,
    rows_change_as_they_should,
)
from tests.engine.laws_of_squares import all_free_cells_are_offered, tiles_lie_on_cells_of_their_own
from tests.engine.laws_of_totals import any_tile_goes, totals_score
from tests.engine.laws_of_trains import markers_are_told, trains_go_where_they_may
from tests.engine.laws_of_tricks import bids_go_up, everybody_follows, hands_are_judged
from tests.engine.laws_of_walls import bricks_lie_on_bricks, two_passes_end_the_round
from tests.engine.step_laws import (
    dealt_alike,
    ends_are_counted,
    events_are_secret,
    events_return,
    scores_are_told,
    told_alike,
)


@dataclass
class Walk:
    """A match played at random with the laws checked on the way."""

    first: State
    chance: random.Random
    share: float = 1.0
    """Of the positions, how many are tried by the costly laws."""
    state: State = field(init=False)
    journal: list[tuple[Observer, Move]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    known: frozenset[Tile] = frozenset()
    """The tiles in hidden hands that were announced in this round."""
    sealed: str = ""
    """The commitment of this round."""
    signs: list[Signalled] = field(default_factory=list)
    finished: int = 0
    """How long the journal was when the latest round ended."""
    settled: State = field(init=False)
    """The state at that moment."""

    def __post_init__(self) -> None:
        self.state = self.settled = self.first

    def run(self, rounds: int, plies: int) -> Walk:
        """Play on until the match or so many rounds are over, or so many moves are made."""
        while self.state.phase is not Phase.OVER and len(self.journal) < plies:
            if self.state.phase is Phase.DEAL and self.state.round >= rounds:
                break
            self.check_position()
            self.make(*self.choose())
        self.check_position()
        self.check_history()
        return self

    def choose(self) -> tuple[Observer, Move]:
        if self.state.turn is None:
            return None, Deal()
        if self.chance.random() < 0.1:
            asides = [
                (seat, move)
                for seat in map(Seat, range(len(self.state.sides)))
                for move in legal(self.state, seat)
                if isinstance(move, Signal)
            ]
            if asides:
                return self.chance.choice(asides)
        moves = rules_of(self.state).kernel.legal(self.state, self.state.turn)
        return self.state.turn, self.chance.choice(moves)

    def make(self, seat: Observer, move: Move) -> None:
        before = self.state
        step = play(before, seat, move)
        self._note(before, step)
        self.known |= face_up(step.state)
        assert through_json(move) == move, f"{move} is not the same after it was saved"
        assert step.state.ply == before.ply + 1, "a move is one ply"
        scores_are_told(before, step)
        ends_are_counted(before, step)
        hands_are_judged(step)
        totals_score(before, step)
        rows_change_as_they_should(before, move, step)
        rows_shrink(before, move, step)
        matches_of_one_are_judged(step)
        events_return(step)
        events_are_secret(before, step, self.known)
        if seat is not None and self.chance.random() < self.share:
            told_alike(before, seat, move, self.chance)
        if seat is None and step.state.phase is Phase.PLAY:
            dealt_alike(before, step.state)
        # What is written down is enough to make the move again.
        told = Deal(step.state.shuffle) if isinstance(move, Deal) else move
        self.journal.append((seat, told))
        self.events.extend(step.events)
        self.state = step.state
        if before.phase is Phase.PLAY and step.state.phase is not Phase.PLAY:
            self.finished, self.settled = len(self.journal), step.state

    def _note(self, before: State, step: Step) -> None:
        """What these events make public, and whether they keep what earlier ones promised."""
        for event in step.events:
            if isinstance(event, Dealt):
                self.sealed, self.signs, self.known = event.commitment, [], frozenset()
                assert event.commitment == commitment(step.state.shuffle), "a false commitment"
            elif isinstance(event, Leads):
                self.known = frozenset(() if event.tile is None else (event.tile,))
                assert event.seat == step.state.turn, "another seat leads than was told"
                if event.forced:
                    own = rules_of(step.state).kernel.legal(step.state, event.seat)
                    assert own == (Play(event.tile or Tile(0, 0)),), "another lead than was told"
            elif isinstance(event, RoundEnded):
                assert commitment(event.seed) == self.sealed, "the seed is not the one that was promised"
                assert event.ending.held == step.state.hands, "other hands than were left"
                assert event.ending.seat in before.table, "somebody ended the round who was not there"
            elif isinstance(event, Signalled):
                self.signs.append(event)

    def check_position(self) -> None:
        state, chance = self.state, self.chance
        tiles_are_kept(state)
        somebody_can_move(state)
        tiles_go_together(state)
        moves_are_forced(state)
        accounts_are_sound(state)
        accounts_know_their_numbers(state)
        free_halves_are_counted(state)
        any_tile_goes(state)
        bricks_lie_on_bricks(state)
        feet_come_first(state)
        everybody_follows(state)
        bids_go_up(state)
        every_place_is_offered(state)
        open_tiles_are_offered(state)
        trains_go_where_they_may(state)
        tiles_lie_on_cells_of_their_own(state)
        if chance.random() >= self.share:
            return
        all_free_cells_are_offered(state, () if state.turn is None else legal(state, state.turn))
        moves_are_kept_to(state, chance)
        notation_returns(state)
        state_returns(state)
        for observer in observers(state):
            view_is_honest(state, observer)
            view_keeps_totals(state, observer)
            view_is_secret(state, observer, chance, self.known)
            seen = view(state, observer)
            self._signs_are_for(seen)
            if state.phase is Phase.PLAY:
                assert seen.commitment == self.sealed, "another commitment than at the deal"

    def _signs_are_for(self, seen: View) -> None:
        """Of signs, a view shows those that its seat was told of."""
        if isinstance(seen.body, Board):
            told = [(sign.seat, sign.kind) for sign in self.signs if sign.seen_by(seen.me) is not None]
            assert [(said.seat, said.kind) for said in seen.body.said] == told, "signs that were not for him"

    def check_history(self) -> None:
        """Played again from what was written down, the match is the same; so is the record of its rounds."""
        again, events = self.first, list[Event]()
        for seat, move in self.journal:
            try:
                step = play(again, seat, move)
            except RulesError as error:
                raise AssertionError(
                    f"the journal leads to another state, which refuses {move}: {error}"
                ) from None
            again = step.state
            events += step.events
        assert again == self.state, "the journal leads to another state"
        leads_go_round(self.first, self.events)
        markers_are_told(self.state, self.events)
        two_passes_end_the_round(self.first, self.events)
        assert events == self.events, "the journal leads to other events"
        if self.finished:
            names = tuple(f"p{seat}" for seat in range(len(self.first.sides)))
            text = record.write(self.first, names, self.journal[: self.finished])
            found = replay(record.read(text))
            assert not found.failures, f"the record is refused: {found.failures[0]}\n{text}"
            assert found.state == replace(self.settled, seed=""), "the record leads to another state"


def walk(first: State, seed: int, rounds: int = 2, plies: int = 400, share: float = 1.0) -> Walk:
    """Play `first` on with moves that `seed` chooses."""
    return Walk(first, random.Random(seed), share).run(rounds, plies)
