"""What must hold of every game, whatever its rules, checked at the positions that a random walk visits.

A law never asks the code that it judges: it reads states, events and views as anybody could.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

from engine import record
from engine.audit import everything, resampled
from engine.codec import decode, encode
from engine.errors import IllegalMove, RulesError
from engine.events import (
    Dealt,
    Drew,
    Earned,
    Event,
    Laid,
    Leads,
    MatchEnded,
    NextLead,
    RoundEnded,
    Scored,
    Seated,
    Signalled,
    Titled,
    Unscored,
)
from engine.game import legal, parse, play, rules_of, view
from engine.kernels.board import Board, Placed
from engine.kernels.links import LINES, Sausages
from engine.kernels.tracks import Tracks
from engine.model import Phase, State, Step, View
from engine.moves import (
    CLAIM,
    DONE,
    DRAW,
    KEEP,
    PASS,
    PLUNGE,
    Bid,
    Block,
    Claim,
    Cut,
    Deal,
    DealTiles,
    Done,
    Draw,
    Insert,
    Move,
    Pass,
    Play,
    Plays,
    Signal,
    TimeUp,
    Trump,
)
from engine.notation import write
from engine.replay import replay
from engine.rules.matching import Equal, Sum
from engine.scoring.titles import TitleBook
from engine.seats import Seat
from engine.shuffle import commitment
from engine.tiles import Tile, parse_tile, pips
from tests.engine.laws_of_ends import (
    accounts_know_their_numbers,
    free_halves_are_counted,
    leads_go_round,
)
from tests.engine.laws_of_feet import feet_come_first, found
from tests.engine.laws_of_patience import (
    as_it_was_dealt,
    face_up,
    matches_of_one_are_judged,
    open_tiles_are_offered,
    rows_shrink,
    same_batch_next,
)
from tests.engine.laws_of_rows import (
    every_place_is_offered,
    lay_open,
    own_tiles_are_shown,
    rows_change_as_they_should,
    same_next,
    turned_up,
)
from tests.engine.laws_of_squares import all_free_cells_are_offered, tiles_lie_on_cells_of_their_own
from tests.engine.laws_of_totals import any_tile_goes, totals_score
from tests.engine.laws_of_trains import markers_are_told, trains_go_where_they_may
from tests.engine.laws_of_tricks import bids_go_up, everybody_follows, hands_are_judged
from tests.engine.laws_of_walls import bricks_lie_on_bricks, two_passes_end_the_round

Observer = Seat | None
"""A seat, or an onlooker."""

_TILE = re.compile(r"\b\d{1,2}-\d{1,2}\b")


MANY, FEW = 300, 30
"""More moves are too many to try each; so few are tried then."""


def observers(state: State) -> Iterator[Observer]:
    yield from map(Seat, range(len(state.sides)))
    yield None


def through_json(value: Any) -> Any:
    """What is left of a value after it was written as real text and read again."""
    return decode(json.loads(json.dumps(encode(value), allow_nan=False)), type(value))


def tiles_in(data: Any) -> Iterator[Tile]:
    """Every tile that is named anywhere in a piece of JSON."""
    if isinstance(data, str):
        yield from map(parse_tile, _TILE.findall(data))
    elif isinstance(data, list):
        for item in data:
            yield from tiles_in(item)
    elif isinstance(data, dict):
        for key, item in data.items():
            yield from tiles_in(key)
            yield from tiles_in(item)


# --- Laws of a position -----------------------------------------------------------------------------------


def tiles_are_kept(state: State) -> None:
    """Every tile of the set is somewhere exactly once (russian.md C1)."""
    if state.phase is Phase.DEAL and state.round == 0:
        return
    found, wanted = everything(state), Counter(rules_of(state).kernel.tiles)
    assert found == wanted, f"lost {wanted - found}, too many {found - wanted}"
    if len(wanted) == wanted.total() == 28:
        assert pips(found.elements()) == 168, "a double-six set has 168 pips"


def somebody_can_move(state: State) -> None:
    """The one whose turn it is has moves, each once; all others have asides at most; nobody once it is over."""
    rules = rules_of(state)
    assert (state.turn is not None) == (state.phase is Phase.PLAY), "a turn without play, or play without a turn"
    assert legal(state, None) == ((Deal(),) if state.phase is Phase.DEAL else ()), "the dealer's moves"
    for seat in map(Seat, range(len(state.sides))):
        moves = legal(state, seat)
        assert len(set(moves)) == len(moves), f"the same move twice: {moves}"
        own = tuple(move for move in moves if not isinstance(move, Signal))
        if seat == state.turn:
            assert own, f"seat {seat} is on turn and has no move"
            assert seat in state.table, f"seat {seat} is on turn and not at the table"
        else:
            assert not own, f"seat {seat} is not on turn and may play {own}"
            assert not rules.kernel.legal(state, seat), f"the kernel lets seat {seat} move out of turn"


def moves_are_kept_to(state: State, chance: random.Random) -> None:
    """Every legal move is accepted, others are refused; neither changes the state they start from."""
    before = encode(state)
    for seat in map(Seat, range(len(state.sides))):
        allowed = legal(state, seat)
        for move in some(allowed):
            tiles_are_kept(play(state, seat, move).state)
        known = set(allowed)
        others = [move for move in conceivable(state) if move not in known]
        for move in chance.sample(others, min(4, len(others))):
            assert refused(state, seat, move), f"seat {seat} may {move} though it is not legal"
    for fact in (Deal(), TimeUp()) if state.phase is Phase.OVER else ():
        assert refused(state, None, fact), f"{fact} after the end"
    assert encode(state) == before, "a move changed the state it was made in"


def some(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """All moves; where there are very many, some of them from the first to the last."""
    return moves if len(moves) <= MANY else moves[:: len(moves) // FEW]


def conceivable(state: State) -> list[Move]:
    """Moves as somebody might try them, legal or not."""
    kernel = rules_of(state).kernel
    arms = ("", "L", "R", "U", "1", "2", "M")
    doubles = [tile for tile in sorted(set(kernel.tiles))[-28:] if tile.double]
    closed = [Play(tile, arm, closed=True) for tile in doubles for arm in arms]
    along = [Play(tile, arm, along=True) for tile in doubles for arm in arms]
    tiles = sorted(set(kernel.tiles))[-28:]
    plays = [Play(tile, arm) for tile in tiles for arm in arms]
    pairs = [Plays((Play(one, "L"), Play(two, "R"))) for one, two in pairwise(tiles)]
    blocks = [Block(tile, arm) for tile in tiles for arm in arms]
    cuts = [Cut(tile, depth) for tile in tiles for depth in (0, 1, 3)]
    inserts = [Insert(tile, line, depth) for tile in tiles for line in LINES for depth in (0, 2)]
    bids = [*map(Bid, (0, 1, 29, 30, 41, 42)), *(Bid(number, marks=True) for number in (1, 2, 3, 5)), PLUNGE]
    trumps = [Trump(suit) for suit in ("0", "6", "7", "doubles", "none", "nello", "")]
    others = (DONE, CLAIM, KEEP, Signal("six"), Signal("blank"), Signal(""), *blocks, *cuts, *inserts)
    return [*plays, *closed, *along, *pairs, DRAW, Draw(2), Draw(0), Draw(-1), PASS, *others, *bids, *trumps]


def refused(state: State, seat: Observer, move: Move) -> bool:
    try:
        play(state, seat, move)
    except IllegalMove as error:
        return bool(error.reason)
    return False


def notation_returns(state: State) -> None:
    """Every legal move is read from its text as itself, or as one that comes to the same."""
    kernel = rules_of(state).kernel
    for seat in map(Seat, range(len(state.sides))):
        for move in some(legal(state, seat)):
            for text in (write(move), f"  {write(move).lower()} "):
                found = kernel.place(state.body, parse(state, seat, text))
                assert found == kernel.place(state.body, move), f"{text!r} was read as {found}"


def state_returns(state: State) -> None:
    """A saved match is the same match."""
    assert through_json(state) == state, "the state is not the same after it was saved"


def view_is_honest(state: State, observer: Observer) -> None:
    """A view shows the match as it is, and hands only between rounds."""
    seen = view(state, observer)
    assert through_json(seen) == seen, "the view is not the same after it was sent"
    assert seen.legal == (() if observer is None else legal(state, observer)), "other moves than are legal"
    assert seen.boneyard == len(state.boneyard), "another boneyard"
    for shown, held in zip(seen.hands, state.hands, strict=True):
        assert len(shown) == len(held), "another number of tiles"
        assert not Counter(t for t in shown if t is not None) - Counter(held), "a tile that is not there"
    if state.phase is not Phase.PLAY:
        assert seen.hands == state.hands, "covered hands between rounds"
    elif observer is not None:
        own_tiles_are_shown(state, seen)


def view_is_secret(state: State, observer: Observer, chance: random.Random, known: frozenset[Tile]) -> None:
    """A view would be the same if what it hides were otherwise. `known` has the tiles that were announced."""
    seen = view(state, observer)
    text = json.dumps(encode(seen))
    assert state.seed not in text, "the seed of the match"
    if state.phase is not Phase.PLAY:
        return
    assert not state.shuffle or state.shuffle not in text, "the seed of the shuffle"
    for seat, hand in enumerate(seen.hands):
        if seat != observer:
            shown = {t for t in hand if t is not None} - known - turned_up(state)
            assert not shown, f"{shown} in the hand of seat {seat}"
    open_tiles = set(everything(state)) - set(hidden_from(state, observer, known))
    leaked = set(tiles_in(encode(replace(seen, legal=())))) - open_tiles
    assert not leaked, f"the view names {leaked}"
    assert view(resampled(state, observer, chance), observer) == seen, "the view depends on hidden tiles"


def hidden_from(state: State, observer: Observer, known: frozenset[Tile]) -> list[Tile]:
    """The tiles that an observer has no means to see; of twins, those of which he sees none."""
    covered = [t for seat, hand in enumerate(state.hands) if seat != observer for t in hand if t not in known]
    own = () if observer is None else state.hands[observer]
    if isinstance(state.body, Sausages):  # nobody looks at his own tiles
        covered, own = [t for hand in state.hands for t in hand], tuple(turned_up(state))
    seen = {*own, *known, *rules_of(state).kernel.laid(state.body)}
    return [t for t in (*covered, *state.boneyard) if t not in seen]


def tiles_go_together(state: State) -> None:
    """Touching halves are equal or make the sum of the game (russian.md C3), arms ask for what they show, and a
    layout that can never grow again has ended the round (C4)."""
    board = state.body
    if not isinstance(board, Board) or board.start is None or board.start.closed:
        return
    first, kernel = board.start, rules_of(state).kernel
    matching = getattr(kernel, "matching", Equal())
    assert first.outer in first.tile, "the first tile shows a half that it does not have"
    barred = any(arm.need is None and not arm.tiles[-1].closed for arm in board.arms)
    for arm in board.arms:
        shows: tuple[int | None, ...] = (first.outer if arm.key == "L" else first.tile.other(first.outer),)
        if arm.key in ("U", "D") and board.spinner is not None:
            shows = (board.spinner.tile.hi,)
        for placed in arm.tiles:
            if barred and placed is arm.tiles[-1] and arm.need is None:
                shows = (None,)
                continue
            touching = any(touches(matching, placed, show) for show in shows if show is not None)
            assert touching, f"{placed.tile} lies at {shows}"
            shows = (placed.outer, placed.tile.other(placed.outer)) if placed.across else (placed.outer,)
            if placed.closed:
                shows = (None,)
        assert arm.need == shows[0], f"{arm.key} asks for {arm.need} and shows {shows}"
    if state.phase is Phase.PLAY and state.turn is not None and not (board.unclaimed or board.run):
        left = Counter(kernel.tiles) - Counter(kernel.laid(board))
        still = state.boneyard and getattr(state.options, "fish_draw", True)
        alive = any(
            touches(matching, Placed(t, half, Seat(0), 0), need)
            for arm in board.arms
            for need in arm.needs
            for t in left
            for half in t
        )
        assert alive or still, "the layout is dead and the round goes on"


def touches(matching: object, placed: Placed, show: int) -> bool:
    """Whether a tile, of which this half stays showing, may touch a half."""
    inner = placed.tile.other(placed.outer)
    if not isinstance(matching, Sum):
        return inner == show
    joker = matching.jokers and (placed.tile.pips == matching.total or placed.tile.pips == 0)
    return joker or inner + show == matching.total


def moves_are_forced(state: State) -> None:
    """Who can lay a tile must, and passing or drawing is all there is for who cannot (russian.md C2, western.md
    0.3 FORCED) - unless the rule of the boneyard says otherwise."""
    if state.turn is None:
        return
    moves = [move for move in legal(state, state.turn) if not isinstance(move, Signal)]
    rule = getattr(state.options, "draw_rule", "")
    if any(isinstance(move, Done | Block | Claim) for move in moves):
        return
    if isinstance(state.body, Board) and state.body.otherwise is not None:
        assert moves == [Play(state.body.lead or Tile(0, 0)), PASS], "one may lead this tile or leave the lead"
        return
    if rule == "one_then_choice" and isinstance(state.body, Board) and state.body.drawn:
        return
    if rule == "two_or_pass" and all(isinstance(move, Draw | Pass) for move in moves) and moves != [PASS]:
        assert PASS in moves, "one may take two tiles or pass"
        return
    if getattr(state.options, "may_draw", False):
        return  # laws_of_totals says who may draw
    if moves != [DRAW] and DRAW in moves and hasattr(state.options, "voluntary_draw"):
        draws_are_granted(state, moves)
        return
    if any(isinstance(move, Draw | Pass) for move in moves):
        assert len(moves) == 1, f"passing or drawing is not the only move: {moves}"


def draws_are_granted(state: State, moves: list[Move]) -> None:
    """All Sevens: who could lay a tile may draw if the house rules say so, as often as they say, down to the
    reserve; never pass (western.md 4.8)."""
    options: Any = state.options
    board = state.body
    assert isinstance(board, Board)
    assert PASS not in moves, "who can lay a tile may not pass"
    assert len(state.boneyard) > options.reserve, "the reserve is never drawn"
    tiles = {move.tile for move in moves if isinstance(move, Play)}
    total = sum_of(state)
    only_jokers = all(t.pips in (0, total) for t in tiles)
    if not (options.withhold_jokers and only_jokers):
        assert options.voluntary_draw != "none", "a draw of one's own will"
        assert options.voluntary_draw == "unlimited" or not board.drawn, "a second draw of one's own will"


def sum_of(state: State) -> int:
    """What touching halves add up to: what the house rules say, or one more than the highest half."""
    options: Any = state.options
    highest = max(t.hi for t in rules_of(state).kernel.tiles)
    return options.sum if isinstance(options.sum, int) else highest + 1


def accounts_are_sound(state: State) -> None:
    """General's goat: every counted round has one loser, and only who has lost can have a title (C9)."""
    if isinstance(state.book, TitleBook):
        tallies = state.book.tallies
        assert sum(tally.losses for tally in tallies) == state.book.rounds, "not one loss a round"
        options: Any = state.options
        if options.general_is == "loser" and options.double_finish_worth == 1:
            for tally in tallies:
                assert tally.generals + tally.balds <= tally.losses, "more titles than losses"
        assert sorted({*state.book.queue, *(state.sides[seat] for seat in state.table)}) == sorted(
            set(state.sides)
        ), "a team is lost"


def totals_are_secret(state: State) -> bool:
    """Peruvian: nobody knows the totals until one round is left (western.md 4.2 D4)."""
    options: Any = state.options
    secret = getattr(options, "secret_scores", False)
    return secret and state.phase is not Phase.OVER and state.book.rounds + 1 < options.rounds


def view_keeps_totals(state: State, observer: Observer) -> None:
    """A view has the totals, or does not have them where they are secret."""
    wanted = () if totals_are_secret(state) else state.book.scores
    assert view(state, observer).book.scores == wanted, "other totals than may be known"


# --- Laws of a step ---------------------------------------------------------------------------------------


def events_return(step: Step) -> None:
    for event in step.events:
        assert through_json(event) == event, f"{event} is not the same after it was saved"


def events_are_secret(before: State, step: Step, known: frozenset[Tile]) -> None:
    """While a round is played, nobody is told of a tile that his view hides, and that he did not just see."""
    if step.state.phase is not Phase.PLAY:
        return
    for observer in observers(step.state):
        hidden = set(hidden_from(step.state, observer, known)) - lay_open(before)
        for event in step.events:
            told = event.seen_by(observer)
            if told is None:
                continue
            data = encode(told)
            leaked = hidden & set(tiles_in(data))
            assert not leaked, f"seat {observer} is told of {leaked}: {told}"
            text = json.dumps(data)
            assert step.state.seed not in text, "the seed of the match is told"
            assert step.state.shuffle not in text, "the seed of the shuffle is told"


def told_alike(before: State, seat: Seat, move: Move, chance: random.Random) -> None:
    """The same move in a world that an observer cannot tell from this one is told to him in the same words and
    leads to the same view, unless the round ends or it was he who drew. A turn of several tiles ends by itself
    when nothing fits any more: everybody sees whether it does."""
    step = play(before, seat, move)
    if step.state.phase is not Phase.PLAY:
        return
    granted = isinstance(move, Draw) and hasattr(before.options, "voluntary_draw")
    for observer in observers(before):
        if observer == seat and any(isinstance(event, Drew) for event in step.events):
            continue
        other = same_batch_next(before, same_next(before, resampled(before, observer, chance)))
        if move not in legal(other, seat):
            continue
        twin = play(other, seat, move)
        if twin.state.phase is not Phase.PLAY or runs(step.state) != runs(twin.state):
            continue
        if granted and twin.state.turn != step.state.turn:
            continue  # whether a draw ends the turn tells everybody whether a tile could have been laid
        if found(step) != found(twin):
            continue  # that the double which all were drawing for is found is told to everybody
        told = [event.seen_by(observer) for event in step.events]
        assert told == [event.seen_by(observer) for event in twin.events], f"seat {observer} was told more"
        assert view(step.state, observer) == view(twin.state, observer), f"seat {observer} sees more"


def runs(state: State) -> bool:
    """Whether a turn of several tiles goes on."""
    if isinstance(state.body, Tracks):
        return state.body.running
    return isinstance(state.body, Board) and state.body.run > 0


def dealt_alike(before: State, dealt: State) -> None:
    """Two deals that an observer cannot tell apart, and that give lead and teams alike, are told and shown alike:
    what the deal leaves on the table depends on no hidden tile."""
    chance = random.Random(dealt.shuffle)

    def deal(hands: State) -> tuple[Step, list[Event]]:
        step = play(before, None, DealTiles(hands.hands, as_it_was_dealt(hands), lot=dealt.turn))
        return step, [event for event in step.events if isinstance(event, Leads | Seated)]

    one, lead = deal(dealt)
    for observer in observers(before):
        other, other_lead = deal(resampled(dealt, observer, chance))
        if lead == other_lead:
            told = [[event.seen_by(observer) for event in step.events] for step in (one, other)]
            assert told[0] == told[1], f"seat {observer} was told more of the deal"
            same = view(one.state, observer) == view(other.state, observer)
            assert same, f"seat {observer} sees more of the deal"


def ends_are_counted(before: State, step: Step) -> None:
    """Fives on a line (western.md 2): the sum of both ends, of a double both halves, of one tile its pips; all is
    earned if five divides it, and nothing if not."""
    options: Any = before.options
    board = step.state.body
    if not hasattr(options, "round_each") or options.spinner != "none" or options.must_announce:
        return
    if not isinstance(board, Board) or not any(isinstance(event, Laid) for event in step.events):
        return
    assert board.start is not None, "a tile was laid and none is there"
    total = board.start.tile.pips
    if any(arm.tiles for arm in board.arms):
        ends = [(arm.tiles[-1] if arm.tiles else board.start, arm.need) for arm in board.arms]
        total = sum(end.tile.pips if end.tile.double else need or 0 for end, need in ends)
    marks = [mark for event in step.events if isinstance(event, Earned) for mark in event.marks]
    earned = [mark.points for mark in marks if mark.why == "ends"]
    due = total % 5 == 0 and total >= options.min_count
    assert earned == ([total] if due else []), f"the ends count {total}, earned is {earned}"


def in_teams(before: State, step: Step) -> list[int]:
    """The accounts before a step; where it has made teams, with what one of the members brought along."""
    scores, teams = before.book.scores, step.state.sides
    if teams == before.sides:
        return list(scores)
    assert teams in [event.sides for event in step.events if isinstance(event, Seated)], "nobody was told of teams"
    return [
        next((scores[old] for old, own in zip(before.sides, teams, strict=True) if own == new and scores[old]), 0)
        for new in sorted(set(teams))
    ]


def scores_are_told(before: State, step: Step) -> None:
    """Accounts change by what events say, and only by that; the result is told too."""
    scores = in_teams(before, step)
    for event in step.events:
        if isinstance(event, Scored):
            scores[event.side] += event.points
            wanted = None if totals_are_secret(step.state) else scores[event.side]
            assert event.total == wanted, f"{event} leads to {wanted}"
        elif isinstance(event, Earned):
            scores[event.side] += sum(mark.points for mark in event.marks)
            assert scores[event.side] == event.total, f"{event} leads to {scores[event.side]}"
        elif isinstance(event, Titled):
            scores[event.side] += event.worth if event.title != "loss" else 0
            assert before.sides[event.seat] != before.sides[event.finisher], "the finisher's side loses"
        elif isinstance(event, Unscored):
            assert not any(isinstance(other, Scored | Titled) for other in step.events), "scored after all"
        elif isinstance(event, NextLead):
            assert step.state.book.leader == event.seat, "another leader than was told"
        elif isinstance(event, MatchEnded):
            result = (step.state.phase, step.state.winners, step.state.losers)
            assert result == (Phase.OVER, event.winners, event.losers), "another result than was told"
            assert not {*event.winners} & {*event.losers}, "somebody has won and lost"
            assert event is step.events[-1], "something happened after the end"
    assert step.state.book.scores == tuple(scores), f"told {scores}, written {step.state.book.scores}"
    told_over = any(isinstance(event, MatchEnded) for event in step.events)
    assert told_over == (step.state.phase is Phase.OVER), "the end of the match was not told"
    told_end = any(isinstance(event, RoundEnded) for event in step.events)
    begun = step.state.round > before.round  # a deal may end the round at once
    ended = step.state.phase is not Phase.PLAY and (before.phase is Phase.PLAY or begun)
    assert told_end == ended, "the end of the round was not told"


# --- A match played at random -----------------------------------------------------------------------------


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
