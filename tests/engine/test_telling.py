"""Rounds that are told: the same ending settles the same way, whether tiles were laid here or on a real table."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from engine import codec
from engine.errors import IllegalMove
from engine.events import Ending, Event, Fished, How, RoundEnded, Scored, Term
from engine.game import legal, play, rules_of, start, variants
from engine.model import Book, Phase, State
from engine.moves import Deal, Move, TimeUp
from engine.rules.values import SIX, ZERO
from engine.scoring.titles import TitleBook
from engine.seats import Seat
from engine.telling import (
    BrokenUp,
    Lead,
    RoundTold,
    TakenBack,
    counting,
    kept_for,
    leads,
    needs,
    retold,
    tell,
    to_take_back,
)
from engine.tiles import Tile

GAMES = (
    ("general", 4, {"session_rounds": "9"}),
    ("general", 8, {"session_rounds": "12", "losses_to_yield": "1"}),
    ("general", 6, {"session_rounds": "12", "title_rule": "bald", "double_finish_worth": "2"}),
    ("goat", 2, {}),
    ("goat", 3, {"threshold_mode": "every"}),
    ("goat", 4, {"after_fish_start": "fish_winner", "fish_tie": "carry"}),
    ("donkey", 4, {"memory": "kept_if_written"}),
    ("classic", 3, {"score_to": "losers"}),
    ("classic", 4, {"fish_amount": "each_minus_own"}),
    ("draw", 4, {"tie_blocked": "share", "blocked_score": "difference"}),
    ("block", 3, {"tie_blocked": "none", "blocked_winner": "pips", "entry_minimum": "entry15"}),
    ("sea-goat", 2, {"hundred": "claim"}),
    ("sea-goat", 3, {"brother_in_law": "eliminated", "fisher_skip_doubles": "true"}),
    ("sea-goat", 4, {"wipe_opens": "true", "rotten_eggs": "draw_match"}),
    ("draw", 3, {"later_starter": "rotate"}),
    ("peruvian", 4, {"later_starter": "rotate"}),
    *(
        (name, players, {})
        for name, variant in variants().items()
        if kept_for(variant, variant.options())
        for fitting in [variant.fitting(variant.options())]
        for players in sorted({min(fitting), max(fitting)})
    ),
)


def told(ending: Ending, state: State) -> RoundTold:
    """What people would tell of a round."""
    wanted = needs(rules_of(state))
    assert wanted is not None
    last: tuple[Tile, ...] = ()
    if wanted.finishes and ending.how is How.OUT:
        last = tuple(tile for tile in (ZERO, SIX) if tile in ending.last and (tile,) in wanted.finishes)
    counts = () if wanted.hands is None else tuple(wanted.hands(hand)[0] for hand in ending.held)
    fisher = ending.how is How.FISH and wanted.skips_doubles and ending.fisher is not None
    seat = ending.fisher if fisher else ending.seat
    assert seat is not None
    lead, starter = leads(state), None
    if lead is not None and ending.starter in lead[1] and (lead[0] is Lead.WHO or ending.led == SIX):
        starter = ending.starter
    return RoundTold(ending.how, seat, last, counts, starter)


def but_for_notes(events: tuple[Event, ...]) -> list[object]:
    """What came of a round; that a tile counted extra is not known of a hand that was told as a number."""
    return [
        replace(event, terms=_plain(event.terms))
        if isinstance(event, Scored)
        else replace(event, own=_plain(event.own), others=_plain(event.others))
        if isinstance(event, Fished)
        else event
        for event in events
    ]


def _plain(terms: tuple[Term, ...]) -> tuple[Term, ...]:
    return tuple(replace(term, note="") for term in terms)


@pytest.mark.parametrize("seed", ["a", "b"])
@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_round_that_is_told_settles_like_one_that_is_played(
    game: str, players: int, options: dict[str, str], seed: str
) -> None:
    chance = random.Random(seed)
    variant = variants()[game]
    state = start(variant, players, seed, options)
    sheet = start(variant, players, "", options)
    rounds = 0
    while state.phase is not Phase.OVER and rounds < 40:
        seat = None if state.phase is Phase.DEAL else state.turn
        step = play(state, seat, Deal() if seat is None else chance.choice(legal(state, seat)))
        state = step.state
        ended = next((event for event in step.events if isinstance(event, RoundEnded)), None)
        if ended is None:
            continue
        rounds += 1
        on_sheet = tell(sheet, told(ended.ending, sheet))
        sheet = on_sheet.state
        assert (sheet.book, sheet.table, sheet.round) == (state.book, state.table, state.round)
        assert (sheet.phase, sheet.winners, sheet.losers) == (state.phase, state.winners, state.losers)
        came = step.events[step.events.index(ended) + 1 :]
        assert but_for_notes(on_sheet.events[1:]) == but_for_notes(came)
    assert rounds


def general(players: int = 6, **options: str) -> State:
    return start(variants()["general"], players, "", options)


def out(seat: int, *last: Tile) -> RoundTold:
    return RoundTold(How.OUT, Seat(seat), last)


MOVES: tuple[Move, ...] = (out(0), out(1, ZERO), RoundTold(How.FISH, Seat(1)), out(1, SIX))


def test_what_is_taken_back_never_was() -> None:
    first = general()
    chance = random.Random("undo")
    for _ in range(200):
        moves: list[Move] = []
        kept: list[Move] = []
        for _ in range(chance.randrange(1, 12)):
            if kept and chance.random() < 0.4:
                moves.append(TakenBack())
                kept.pop()
                continue
            state = retold(first, kept)
            move = RoundTold(
                chance.choice((How.OUT, How.FISH)),
                chance.choice(state.table),
                chance.choice(((), (ZERO,), (SIX,), (ZERO, SIX))),
            )
            moves.append(move)
            kept.append(move)
        assert [moves[at] for at in counting(moves)] == kept
        assert replace(retold(first, moves), ply=0) == replace(retold(first, kept), ply=0)
        assert retold(first, moves).ply == len(moves)


def test_the_news_that_the_time_is_up_is_not_taken_back() -> None:
    moves = [*MOVES[:2], TimeUp(), TakenBack()]
    state = retold(general(), moves)
    book = state.book
    assert isinstance(book, TitleBook)
    assert (book.time_up, book.rounds, state.phase) == (True, 1, Phase.DEAL)
    assert to_take_back(moves) == 0
    assert tell(state, out(0)).state.phase is Phase.OVER, "the round in hand is the last one"


def test_nothing_is_taken_back_twice() -> None:
    assert to_take_back([MOVES[0], TakenBack()]) is None
    assert counting([TakenBack(), MOVES[0], TakenBack(), TakenBack(), MOVES[1]]) == (4,)


def test_a_session_without_a_round_that_counted_has_no_result() -> None:
    for moves in ([], [MOVES[2]], [MOVES[0], TakenBack()]):
        with pytest.raises(IllegalMove, match="not-this-game"):
            tell(retold(general(), moves), BrokenUp())


def test_a_session_that_is_broken_up_is_over_at_once() -> None:
    state = retold(general(), MOVES[:2])
    over = tell(state, BrokenUp()).state
    assert over.phase is Phase.OVER
    assert over.losers
    with pytest.raises(IllegalMove, match="match-over"):
        tell(over, MOVES[0])


@pytest.mark.parametrize(
    "move",
    [
        out(4),  # who waits has not played
        RoundTold(How.CLOSED, Seat(0)),
        RoundTold(How.OUT, Seat(0), counts=(1, 2, 3, 4, 5, 6)),
        Deal(),
    ],
)
def test_what_cannot_have_been_is_refused(move: Move) -> None:
    with pytest.raises(IllegalMove, match="not-this-game"):
        tell(general(), move)


def test_hands_are_told_of_everybody() -> None:
    with pytest.raises(IllegalMove, match="not-this-game"):
        tell(start(variants()["goat"], 3, ""), RoundTold(How.OUT, Seat(0), counts=(0, 5)))
    with pytest.raises(IllegalMove, match="not-this-game"):
        tell(start(variants()["goat"], 3, ""), TimeUp())


def test_games_that_need_more_than_hands_are_not_kept() -> None:
    kept = {name for name, variant in variants().items() if kept_for(variant, variant.options())}
    assert {"general", "goat", "donkey", "classic"} <= kept
    assert not kept & {"team-block", "all-fives", "muggins", "bergen", "solo-rows", "forty-two", "sausage"}


def test_entries_are_saved_and_read() -> None:
    for move in (*MOVES, TakenBack(), BrokenUp(), RoundTold(How.FISH, Seat(1), counts=(3, 4))):
        assert codec.decode(codec.encode(move), Move) == move
    books: list[Book] = [retold(general(), MOVES[:at]).book for at in range(len(MOVES))]
    assert all(one != other for one, other in pairwise(books[:3]))
