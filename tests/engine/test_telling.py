"""Rounds that are told: the same ending settles the same way, whether tiles were laid here or on a real table."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine import codec
from engine.errors import IllegalMove
from engine.events import Earned, Ending, Event, How, MatchEnded, RoundEnded, Scored, Term
from engine.game import legal, play, rules_of, start, variants, view
from engine.model import Phase, State
from engine.moves import Deal, Move, TimeUp
from engine.needs import LeadNeed, asks_hands, kept_for, leads, needs
from engine.rules.values import SIX, ZERO
from engine.scoring.fishing import Fished
from engine.scoring.titles import TitleBook
from engine.seats import Seat
from engine.telling import BrokenUp, PointsTold, RoundTold, TakenBack, counting, retold, tell, to_take_back
from engine.tiles import Tile
from tests.effort import one_in

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
    ("telephone", 4, {"unit": "fives", "settlement": "winner_up", "target": "72"}),
    ("telephone", 3, {"fish_deduct": "loser", "target_check": "immediate"}),
    ("muggins", 4, {"teams": "true", "finish_pips": "true", "next_lead": "rotate", "target": "300"}),
    ("muggins", 3, {"target_check": "round_end", "fish_round": "down5", "next_lead": "lot"}),
    ("all-fives", 3, {"min_count": "10", "out_bonus": "10", "finish": "end_of_round", "target": "250"}),
    ("fives-pl", 4, {"spinner": "first_double", "must_announce": "true", "round_each": "true"}),
    ("italian-sum", 3, {"score_mode": "face", "later_starter": "rotate", "target": "500"}),
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
    asked = asks_hands(wanted, ending.how)
    counts = tuple(wanted.hands(hand)[0] for hand in ending.held) if asked and wanted.hands is not None else ()
    fisher = ending.how is How.FISH and wanted.skips_doubles and ending.fisher is not None
    seat = ending.fisher if fisher else ending.seat
    assert seat is not None
    lead, starter = leads(state), None
    if lead is not None and ending.starter in lead[1] and (lead[0] is LeadNeed.WHO or ending.led == SIX):
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


@pytest.mark.parametrize("seed", one_in(2, ["a", "b"]))
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
        for move in in_play(step.events):
            if sheet.phase is not Phase.OVER:
                sheet = tell(sheet, move).state
        ended = next((event for event in step.events if isinstance(event, RoundEnded)), None)
        if ended is None:
            assert sheet.book == state.book
            continue
        rounds += 1
        if sheet.phase is Phase.OVER:  # points in play have decided it; those for going out came behind them
            assert (state.winners, state.losers) == (sheet.winners, sheet.losers)
            assert (sheet.round, sheet.book.rounds) == (state.round, state.book.rounds)
            break
        on_sheet = tell(sheet, told(ended.ending, sheet))
        sheet = on_sheet.state
        assert (sheet.book, sheet.table, sheet.round) == (state.book, state.table, state.round)
        assert (sheet.phase, sheet.winners, sheet.losers) == (state.phase, state.winners, state.losers)
        assert but_for_notes(after_the_round(on_sheet.events)) == but_for_notes(after_the_round(step.events))
    assert rounds


def in_play(events: tuple[Event, ...]) -> list[PointsTold]:
    """What people would tell of points in play: not those for going out, which nobody has to tell."""
    earned = [event for event in events if isinstance(event, Earned)]
    points = [(event.seat, sum(mark.points for mark in event.marks if mark.why != "out")) for event in earned]
    return [PointsTold(seat, many) for seat, many in points if many]


def after_the_round(events: tuple[Event, ...]) -> tuple[Event, ...]:
    ended = next(at for at, event in enumerate(events) if isinstance(event, RoundEnded))
    return events[ended + 1 :]


def general(**options: str) -> State:
    return start(variants()["general"], 6, "", options)


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
    moves: list[Move] = [*MOVES[:2], TimeUp(), TakenBack()]
    state = retold(general(), moves)
    book = state.book
    assert isinstance(book, TitleBook)
    assert (book.time_up, book.rounds, state.phase) == (True, 1, Phase.DEAL)
    assert to_take_back(moves) == 0
    for again in (out(0), RoundTold(How.FISH, Seat(0))):
        put_right = tell(state, again).state
        assert put_right.phase is Phase.DEAL, "the round that was in hand is still to come"
        assert replace(retold(general(), [*moves, again]), ply=0) == replace(put_right, ply=0)
        for how in (How.OUT, How.FISH):
            assert tell(put_right, RoundTold(how, put_right.table[0])).state.phase is Phase.OVER
    assert tell(state, BrokenUp()).state.phase is Phase.OVER, "nobody has to wait for it"


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


@pytest.mark.parametrize(
    ("game", "options", "move"),
    [
        ("hungarian", {"scoring": "penalty"}, RoundTold(How.OUT, Seat(0), counts=(50, 5, 5))),
        ("goat", {}, RoundTold(How.OUT, Seat(0), (ZERO,), counts=(0, 5, 5))),
        ("sea-goat", {"six_finish": "false"}, RoundTold(How.OUT, Seat(0), (SIX,), counts=(0, 5, 5))),
        ("sea-goat", {}, RoundTold(How.FISH, Seat(0), (ZERO,), counts=(1, 5, 5))),
        ("general", {"only_title_ends": "true"}, out(0)),
    ],
)
def test_a_round_that_is_told_otherwise_than_the_game_needs_it_is_refused(
    game: str, options: dict[str, str], move: RoundTold
) -> None:
    state = start(variants()[game], 4 if game == "general" else 3, "", options)
    with pytest.raises(IllegalMove, match="not-this-game"):
        tell(state, move)


def sea_goat(players: int, *rounds: RoundTold, **options: str) -> State:
    return retold(start(variants()["sea-goat"], players, "", options), rounds)


OPENS, KEEPS = RoundTold(How.OUT, Seat(0), counts=(0, 30)), RoundTold(How.OUT, Seat(1), counts=(10, 0))
"""A round that opens the account of the first side, and one that changes nothing but who leads."""


def asked(state: State) -> tuple[LeadNeed, tuple[Seat, ...]] | None:
    """Who is asked about the lead: the same by what everybody may see."""
    assert leads(view(state, None)) == leads(state)
    return leads(state)


def test_a_hundred_is_asked_of_who_may_lead_with_it() -> None:
    """russian.md 4.9: the right is used by a side that is to start; only by claim it takes the lead (4.11)."""
    assert asked(sea_goat(2)) is None, "nobody has the right"
    assert asked(sea_goat(2, OPENS)) == (LeadNeed.HUNDRED, (0,))
    assert asked(sea_goat(2, OPENS, KEEPS)) is None
    assert asked(sea_goat(2, OPENS, KEEPS, hundred="claim")) == (LeadNeed.HUNDRED, (0,))
    pairs = RoundTold(How.OUT, Seat(2), counts=(5, 20, 0, 20))
    assert asked(sea_goat(4, pairs)) == (LeadNeed.HUNDRED, (2,))
    assert asked(sea_goat(4, pairs, hundred="claim")) == (LeadNeed.HUNDRED, (0, 2))
    granted = RoundTold(How.OUT, Seat(1), (SIX,), (10, 0, 10, 5))
    assert asked(sea_goat(4, granted)) == (LeadNeed.HUNDRED, (1, 3)), "its partner leads who holds 6-6 (4.2)"


def test_a_hundred_by_who_could_not_lead_is_refused_and_counts_where_it_was_taken() -> None:
    hundred = RoundTold(How.OUT, Seat(0), counts=(0, 5), starter=Seat(0))
    with pytest.raises(IllegalMove, match="not-this-game"):
        tell(sea_goat(2, OPENS, KEEPS), hundred)
    assert sea_goat(2, OPENS, KEEPS, hundred).phase is Phase.OVER


def test_who_is_out_of_the_match_holds_nothing() -> None:
    state = start(variants()["sea-goat"], 3, "", {"brother_in_law": "eliminated"})
    left = replace(state, table=state.table[:2])
    assert tell(left, RoundTold(How.OUT, Seat(0), counts=(0, 30, 0))).state.round == 1
    with pytest.raises(IllegalMove, match="not-this-game"):
        tell(left, RoundTold(How.OUT, Seat(0), counts=(0, 30, 5)))


def test_an_entry_that_is_not_taken_any_more_still_counts() -> None:
    """Sheets have taken a finish without a title where only a title ends."""
    first = start(variants()["general"], 4, "", {"only_title_ends": "true"})
    assert retold(first, [out(0), out(1, ZERO)]).book.rounds == 2
    fives, block = start(variants()["all-fives"], 2), start(variants()["block"], 2)
    assert retold(fives, [PointsTold(Seat(1), 7)]).book.scores == (0, 7)
    assert retold(block, [RoundTold(How.OUT, Seat(0), counts=(0, 17))]).book.scores == (17, 0)


def test_points_in_play_are_written_at_once_and_taken_back_one_after_the_other() -> None:
    first = start(variants()["all-fives"], 2, "", {"out_bonus": "10"})
    moves = [
        PointsTold(Seat(0), 15),
        PointsTold(Seat(1), 60),
        RoundTold(How.OUT, Seat(0), counts=(0, 17)),
        PointsTold(Seat(0), 5),
    ]
    assert retold(first, moves[:2]).book.scores == (15, 60)
    assert retold(first, moves[:2]).round == 0, "the round goes on"
    assert retold(first, moves).book.scores == (15 + 10 + 15 + 5, 60)
    assert retold(first, [*moves, TakenBack()]).book.scores == (40, 60)
    assert retold(first, [*moves, TakenBack(), TakenBack()]).book.scores == (15, 60)
    assert to_take_back([*moves, *[TakenBack()] * 4]) is None


def test_points_in_play_may_decide_the_match() -> None:
    step = tell(retold(start(variants()["fives-pl"], 3, ""), [PointsTold(Seat(1), 85)]), PointsTold(Seat(1), 15))
    assert (step.state.phase, step.state.winners, step.state.round) == (Phase.OVER, (1,), 1)
    earned, ended, result = step.events
    assert isinstance(earned, Earned)
    assert isinstance(ended, RoundEnded)
    assert (earned.total, ended.ending.how, ended.winning) == (100, How.STOPPED, (1,))
    assert isinstance(result, MatchEnded)


@pytest.mark.parametrize(
    ("game", "points", "allowed"),
    [
        ("all-fives", 40, True),
        ("all-fives", 85, True),
        ("all-fives", 7, False),
        ("all-fives", 0, False),
        ("all-fives", -5, False),
        ("italian-sum", 4, True),
        ("italian-sum", 5, False),
        ("goat", 5, False),
    ],
)
def test_which_points_a_turn_may_bring(game: str, points: int, allowed: bool) -> None:
    state = start(variants()[game], 3, "")
    if allowed:
        assert tell(state, PointsTold(Seat(2), points)).state.book.scores[2] == points
    else:
        with pytest.raises(IllegalMove, match="not-this-game"):
            tell(state, PointsTold(Seat(2), points))


def test_entries_are_saved_and_read() -> None:
    others = (TakenBack(), BrokenUp(), PointsTold(Seat(1), 15), RoundTold(How.FISH, Seat(1), counts=(3, 4)))
    for move in (*MOVES, *others):
        assert codec.decode(codec.encode(move), Move) == move
