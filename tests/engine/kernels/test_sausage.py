"""Sausage besides its records: why moves are refused, what is told to whom, the shuffle of what is cut off, and
the computer player."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.errors import AmbiguousMove, IllegalMove
from engine.events import Dealt, How, Laid, RoundEnded
from engine.game import legal, play, rules_of, start, view
from engine.kernels.sausage import CutOff, Inserted, Kept, Revealed, TurnsOver
from engine.kernels.sausage_table import Sausages, sausages_of
from engine.model import Phase, State, Step
from engine.moves import KEEP, PASS, Cut, Deal, Insert, Move, Play
from engine.tiles import Tile, parse_tile, parse_tiles, tile, tile_set
from tests.engine.given import deal, parse
from tests.engine.given_sausage import GAME, LINE_B, NORTH, SOUTH, dealt, position
from tests.engine.on_turn import choice, refused


def done(state: State, text: str) -> Step:
    assert state.turn is not None
    return play(state, state.turn, parse(state, state.turn, text))


def test_the_whole_set_lies_in_two_rows() -> None:
    one, other = play(start(GAME, 2, "a seed"), None, Deal()).state.hands
    assert len(one) == len(other) == 14
    assert sorted(one + other) == sorted(tile_set(6))


# --- Refusals ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turned", "move", "reason"),
    [
        ("5-0", KEEP, "must-place"),
        ("5-0", PASS, "not-this-game"),
        ("5-0", Play(tile(4, 0), "B"), "not-turned"),
        ("4-3", Play(tile(4, 3), "A"), "does-not-fit"),
        ("5-0", Play(tile(5, 0), "C"), "no-such-line"),
        ("5-5", Play(tile(5, 5), "B"), "does-not-fit"),
        ("3-3", Play(tile(3, 3), "A"), "no-end-fits"),
        ("5-0", Insert(tile(5, 0), "B", 0), "only-doubles-go-between"),
        ("3-3", Insert(tile(3, 3), "A", 0), "joint-shows-other"),
        ("5-5", Insert(tile(5, 5), "A", 3), "no-such-joint"),
        ("5-0", Cut(tile(5, 0), 2), "cutter-shows-other"),
        ("5-0", Cut(tile(5, 0), 4), "no-such-depth"),
        ("6-5", Cut(tile(6, 5), 0), "no-such-depth"),
        ("6-6", Cut(tile(6, 6), 3), "cutter-shows-other"),
    ],
)
def test_refusals(turned: str, move: Move, reason: str) -> None:
    assert refused(position(f"1-1 {turned}", "2-2"), move).reason == reason


@pytest.mark.parametrize(
    ("turned", "move", "options", "reason"),
    [
        ("3-3", Insert(tile(3, 3), "A", 1), {"insert_doubles": "false"}, "no-inserting"),
        ("6-6", Insert(tile(6, 6), "A", 0), {"insert_at_root": "false"}, "not-at-root"),
        ("3-2", Cut(tile(3, 2), 1), {"cut_where": "end_only"}, "cut-at-end"),
        ("5-0", Cut(tile(5, 0), 3), {"cut_order": "shuffle"}, "cut-unknown"),
    ],
)
def test_refusals_by_house_rules(turned: str, move: Move, options: dict[str, str], reason: str) -> None:
    assert refused(position(f"1-1 {turned}", "2-2", **options), move).reason == reason


@pytest.mark.parametrize("at_root", ["true", "false"])
def test_a_double_goes_between_two_tiles_also_where_none_goes_to_the_root(at_root: str) -> None:
    state = position("1-1 3-3", "2-2", insert_at_root=at_root)
    assert Insert(tile(3, 3), "A", 1) in legal(state, NORTH)


def test_where_a_tile_goes_that_fits_no_end_is_told() -> None:
    for turned, place in (("3-3", "insert 3-3@A1"), ("3-2", "cut 3-2@1")):
        why = refused(position(f"1-1 {turned}", "2-2"), turned)
        assert (why.reason, why.facts) == ("no-end-fits", {"tile": turned, "place": place})


def test_a_joint_that_there_is_not_is_named() -> None:
    why = refused(position("1-1 5-5", "2-2"), Insert(tile(5, 5), "A", 3))
    assert why.facts == {"line": "A", "depth": 3}


def test_a_double_that_lies_alone_has_two_sides_of_one_place() -> None:
    for a, b, once, all_ in (("", "", (6,), (6, 6)), ("6-4", "", (4, 6), (4, 6)), ("", "6-4", (6, 4), (6, 4))):
        state = position("1-1 5-4", "2-2", root="6-6", a=a, b=b)
        kernel = rules_of(state).kernel
        assert [kernel.needs(state.body, collapsed=one) for one in (True, False)] == [once, all_]
    assert rules_of(dealt("1-1", "2-2").state).kernel.needs(Sausages(), collapsed=False) == ()


def test_the_other_line_is_another_place_once_it_has_begun() -> None:
    with pytest.raises(AmbiguousMove):
        parse(position("1-1 6-5", "2-2", root="6-6", a="", b="6-4 5-4"), NORTH, "6-5")


@pytest.mark.parametrize(
    ("turned", "depth", "b", "equal", "reason"),
    [
        ("3-2", 1, "5-2 4-2", "true", "lines-differ"),
        ("5-0", 4, "5-2 4-2", "false", "no-such-depth"),
        ("5-0", 2, LINE_B, "true", "cutter-shows-other"),
    ],
)
def test_lines_that_must_be_equal(turned: str, depth: int, b: str, equal: str, reason: str) -> None:
    state = position(f"1-1 {turned}", "2-2", b=b, cut_equal_lines=equal)
    assert refused(state, Cut(parse_tile(turned), depth)).reason == reason


def test_refusals_before_the_root() -> None:
    state, double = dealt("1-1 6-5", "6-2").state, dealt("1-1 6-5", "6-2", start_double="true").state
    assert refused(state, Insert(tile(6, 5), "A", 0)).reason == "root-first"
    assert refused(state, "6-5:5").reason == "root-first", "no half is left over: both lines begin here"
    assert refused(double, Play(tile(6, 5))).reason == "double-begins"


def test_a_row_needs_a_tile_to_turn_up() -> None:
    with pytest.raises(IllegalMove, match="deal-empty-row"):
        dealt("6-5", "")


def test_a_lot_needs_a_seed_or_an_outcome() -> None:
    with pytest.raises(IllegalMove, match="lot-unknown"):
        deal(start(GAME, 2), "6-5", "6-2")


# --- What is told -----------------------------------------------------------------------------------------


def test_nobody_is_told_his_own_tiles() -> None:
    step = dealt("1-1 6-5", "6-2 4-2")
    told, first = step.events
    assert isinstance(told, Dealt)
    assert told.hands == (parse_tiles("1-1 6-5"), parse_tiles("6-2 4-2"))
    for observer in (None, NORTH, SOUTH):
        seen = told.seen_by(observer)
        assert isinstance(seen, Dealt)
        assert seen.hands == ((None, None), (None, None))
        assert view(step.state, observer).hands == ((tile(6, 5), None), (None, None))
    assert first == Revealed(NORTH, tile(6, 5), "lot")


def test_what_is_told_of_a_turn() -> None:
    state = position("1-1 5-0", "2-2 6-4")
    assert done(state, "5-0@A").events == (
        Laid(NORTH, (Play(tile(5, 0), "A"),)),
        Revealed(SOUTH, tile(6, 4)),
    )
    assert done(state, "cut 5-0@3").events == (
        CutOff(NORTH, tile(5, 0), 3, SOUTH, 7, 47),
        Revealed(SOUTH, tile(6, 4)),
    )
    state = position("1-1 3-3", "2-2 6-4")
    after = done(state, "insert 3-3@A1")
    assert after.events[0] == Inserted(NORTH, tile(3, 3), "A", 1)
    assert done(after.state, "keep").events == (Kept(SOUTH, tile(6, 4)), Revealed(NORTH, tile(1, 1)))


def test_a_round_that_is_too_long_says_so() -> None:
    first = position("1-1 5-0", "2-2 4-3", max_turns="200")
    assert isinstance(first.body, Sausages)
    long = done(replace(first, body=replace(first.body, turns=199)), "5-0@A")
    assert [type(event) for event in long.events[:3]] == [Laid, TurnsOver, RoundEnded]
    assert long.events[1] == TurnsOver(200)
    ended = long.events[2]
    assert isinstance(ended, RoundEnded)
    assert (ended.ending.how, ended.ending.seat) == (How.FISH, NORTH)
    assert done(replace(first, body=replace(first.body, turns=198)), "5-0@A").state.phase is Phase.PLAY


def test_who_has_laid_is_kept_once_the_latest_first() -> None:
    """What is kept of a round does not grow with its turns."""
    state = position("1-1 6-0 5-0", "2-2 5-4 2-0")
    for text, recent in (("5-0@A", (NORTH, SOUTH)), ("2-0@A", (SOUTH, NORTH)), ("6-0@B", (NORTH, SOUTH))):
        state = done(state, text).state
        assert sausages_of(state.body).recent == recent


# --- The shuffle of what is cut off -----------------------------------------------------------------------


def shuffled_row(shuffle: str, seed: str = "") -> tuple[Tile, ...]:
    state = position("1-1 5-0", "2-2", cut_order="shuffle")
    return done(replace(state, shuffle=shuffle, seed=seed), "cut 5-0@3").state.hands[SOUTH]


def test_cut_tiles_are_shuffled_by_the_seed_of_the_deal() -> None:
    rows = [shuffled_row(f"seed {number}") for number in range(8)]
    assert rows == [shuffled_row(f"seed {number}", "of the match") for number in range(8)]
    assert len(set(rows)) > 6
    cut = parse_tiles("6-5 6-3 5-2 3-1 4-2 5-1 4-0")
    for row in rows:
        assert sorted(row[:7]) == sorted(cut)
        assert row[7:] == (tile(2, 2),)


def test_tiles_that_were_named_are_shuffled_by_the_seed_of_the_match() -> None:
    assert shuffled_row("", "one") == shuffled_row("", "one")
    assert len({shuffled_row("", seed) for seed in "abcdefgh"}) > 6


# --- The computer player ----------------------------------------------------------------------------------


def test_the_player_cuts_where_it_can() -> None:
    assert choice(position("1-1 5-0", "2-2 6-4")) == Cut(tile(5, 0), 3)


def test_the_player_leaves_little_to_cut() -> None:
    """At the end of line A the cuts are worth 27, 37 and 47 pips as before; within line B, 30, 41 and 53."""
    assert choice(position("1-1 5-5", "2-2 6-4")) == Play(tile(5, 5), "A")


def test_the_player_likes_cuts_whose_tiles_lie_on_the_table() -> None:
    """At the end of line A it would leave a cut to 3-2; within line B only 5-3 and 5-2 cut, which lie there."""
    state = position("1-1 5-5", "2-2 3-2", a="6-3 5-3", b="5-2")
    assert choice(state) == Insert(tile(5, 5), "B", 0)


def test_the_player_keeps_what_has_no_place() -> None:
    assert choice(position("1-1 6-4", "2-2 5-0")) == KEEP
