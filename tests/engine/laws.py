"""What must hold of every game, whatever its rules, at any position.

A law never asks the code that it judges: it reads states, events and views as anybody could.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

from engine.board import Board, Placed
from engine.codec import encode
from engine.errors import IllegalMove
from engine.game import legal, play, rules_of, variants, view
from engine.kernels.sausage_table import LINES, Sausages
from engine.model import Phase, State
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
from engine.rules.matching import Equal, Sum
from engine.scoring.titles import TitleBook
from engine.seats import Seat
from engine.tiles import Tile, pips
from engine.variants.barricade import AS_BENEATH, BarricadeOptions
from engine.worlds import everything
from tests.engine.given import parse
from tests.engine.law_tools import Observer, resampled, through_json, tiles_in
from tests.engine.laws_of_rows import (
    own_tiles_are_shown,
    turned_up,
)

MANY, FEW = 300, 30
"""More moves are too many to try each; so few are tried then."""


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


def moves_are_kept_to(state: State, chance: random.Random) -> None:
    """Every legal move is accepted, others are refused; neither changes the state they start from."""
    before, tries = encode(state), conceivable(frozenset(rules_of(state).kernel.tiles))
    for seat in map(Seat, range(len(state.sides))):
        allowed = legal(state, seat)
        for move in some(allowed):
            tiles_are_kept(play(state, seat, move).state)
        known = set(allowed)
        others = [move for move in tries if move not in known]
        for move in chance.sample(others, min(4, len(others))):
            assert refused(state, seat, move), f"seat {seat} may {move} though it is not legal"
    for fact in (Deal(), TimeUp()) if state.phase is Phase.OVER else ():
        assert refused(state, None, fact), f"{fact} after the end"
    assert encode(state) == before, "a move changed the state it was made in"


def some(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """All moves; where there are very many, some of them from the first to the last."""
    return moves if len(moves) <= MANY else moves[:: len(moves) // FEW]


@cache
def conceivable(tile_set: frozenset[Tile]) -> list[Move]:
    """Moves as somebody might try them, legal or not."""
    arms = ("", "L", "R", "U", "1", "2", "M")
    tiles = sorted(tile_set)[-28:]
    doubles = [tile for tile in tiles if tile.double]
    closed = [Play(tile, arm, closed=True) for tile in doubles for arm in arms]
    along = [Play(tile, arm, along=True) for tile in doubles for arm in arms]
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
    leaked = tiles_in(json.dumps(encode(replace(seen, legal=())))) - open_tiles
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
    if isinstance(state.options, BarricadeOptions) and rule == AS_BENEATH:
        rule = getattr(variants()[state.options.base].options(), "draw_rule", "")
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
