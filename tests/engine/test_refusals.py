"""Why a move on a layout is refused: the true reason by the house rules of the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from engine.board import board_of
from engine.errors import IllegalMove
from engine.game import legal, play, start, variants
from engine.model import State
from engine.moves import PASS, Deal, Play, Plays
from engine.notation import write
from engine.seats import Seat, Side
from tests.engine.given import after, deal, dealt
from tests.engine.on_turn import refused


def played(game: str, hands: tuple[str, ...], *moves: str, boneyard: str = "", **options: str) -> State:
    """After these moves of whoever is on turn; the first may lead what he likes."""
    state = dealt(game, *hands, boneyard=boneyard, lot=0, **options).state
    free = replace(board_of(state.body), lead=None, lead_forced=False)
    return after(replace(state, turn=Seat(0), body=free), *moves)


def can(state: State) -> set[str]:
    """The first words of what can be done, `lay` for a tile."""
    return {"lay" if (text := write(move))[0].isdigit() else text.split()[0] for move in legal(state, state.turn)}


# --- Laying none though one could -------------------------------------------------------------------------

HUNGARIAN = partial(played, "hungarian", ("6-6 6-5 6-4", "5-5 4-4"), "6-6")
SEVENS = partial(played, "all-sevens", ("5-4 3-0 6-5", "4-3 2-2"), "5-4", boneyard="1-1 2-1 3-1 0-0")
LEADING = partial(played, "all-sevens", ("5-4 3-0 6-5", "4-3 2-2"), boneyard="1-1 2-1 3-1 0-0")
AHEAD = partial(played, "all-sevens", ("5-4 3-0 6-5", "4-3 2-2"), "5-4", "draw", boneyard="1-1 2-1 3-1")
HELPED = partial(played, "all-sevens", ("5-4 3-0 6-5", "5-5 6-6"), "5-4", "draw", boneyard="3-1 2-1 1-1 0-0")
STRANDED = partial(played, "hungarian", ("6-6 6-5 6-4", "5-5 4-4"), "6-6", "done")
FOLLOWING = partial(played, "hungarian", ("6-6 6-5 6-4", "6-1 4-4"), "6-6", "done")
ABLE = partial(played, "barricade", ("6-6 6-5 6-4", "6-3 1-1 1-0"), "6-6")
STUCK = partial(
    played, "barricade", ("6-6 6-5", "3-3 1-0"), "6-6", boneyard="2-1 3-1 0-0", draw_rule="until_playable"
)
DRAWN = partial(
    played, "bergen", ("6-6 1-0", "3-3 2-0"), "6-6", "draw", boneyard="6-1 2-1 2-2 4-4", play_drawn="must"
)


@pytest.mark.parametrize(
    ("begun", "options", "moves", "text", "reason"),
    [
        (HUNGARIAN, {}, {"lay", "done"}, "pass", "done-ends-turn"),
        (HUNGARIAN, {}, {"lay", "done"}, "draw", "done-ends-turn"),
        (HUNGARIAN, {"must_exhaust": "true"}, {"lay"}, "pass", "must-play"),
        (HUNGARIAN, {"must_exhaust": "true"}, {"lay"}, "done", "must-go-on"),
        (FOLLOWING, {}, {"lay"}, "done", "lay-first"),
        (STRANDED, {}, {"pass"}, "done", "must-pass"),
        (SEVENS, {}, {"lay", "draw"}, "pass", "lay-or-draw"),
        (LEADING, {}, {"lay"}, "draw", "lay-first"),
        (LEADING, {}, {"lay"}, "pass", "must-play"),
        (LEADING, {"voluntary_draw": "none"}, {"lay"}, "draw", "must-play"),
        (AHEAD, {}, {"lay"}, "draw", "one-draw"),
        (AHEAD, {"voluntary_draw": "unlimited"}, {"lay"}, "draw", "must-play"),
        (HELPED, {}, {"lay"}, "draw", "must-play"),
        (SEVENS, {"voluntary_draw": "one_instead"}, {"lay", "draw"}, "pass", "lay-or-draw"),
        (SEVENS, {"voluntary_draw": "one_instead"}, {"lay", "draw"}, "draw 2", "draw-count"),
        (SEVENS, {"voluntary_draw": "none"}, {"lay"}, "draw", "must-play"),
        (ABLE, {}, {"lay", "block"}, "draw", "lay-or-block"),
        (ABLE, {}, {"lay", "block"}, "pass", "lay-or-block"),
        (ABLE, {"only_if_unable": "true"}, {"lay"}, "draw", "must-play"),
        (STUCK, {}, {"draw", "block"}, "pass", "draw-or-block"),
        (STUCK, {"must_match": "true"}, {"draw"}, "pass", "must-draw"),
        (DRAWN, {}, {"lay"}, "pass", "must-play"),
    ],
)
def test_who_could_lay_a_tile_is_told_what_else_he_may(
    begun: Callable[..., State], options: dict[str, str], moves: set[str], text: str, reason: str
) -> None:
    state = begun(**options)
    assert can(state) == moves
    assert refused(state, text).reason == reason


@pytest.mark.parametrize(
    ("game", "options", "moves", "reason"),
    [
        ("block", {}, (), "no-drawing"),
        ("block-restock", {}, (), "draws-itself"),
        ("draw", {}, (), "boneyard-empty"),
        ("draw", {"draw_rule": "until_playable"}, ("draw",), "boneyard-empty"),
        ("draw", {"draw_rule": "one_then_choice"}, ("draw",), "one-draw"),
    ],
)
def test_why_the_stuck_cannot_draw(
    game: str, options: dict[str, str], moves: tuple[str, ...], reason: str
) -> None:
    """Who holds 6-1 keeps the round going."""
    hands = ("6-6 6-1", "3-3 2-0")
    state = played(game, hands, "6-6", *moves, boneyard="4-4" if moves else "", reserve="0", **options)
    assert "draw" not in can(state)
    assert refused(state, "draw").reason == reason


@pytest.mark.parametrize(
    ("begun", "options", "text", "reason"),
    [
        (ABLE, {}, "block 5-5@L", "not-in-hand"),
        (ABLE, {}, "block 6-3@L", "only-doubles-block"),
        (ABLE, {}, "block 1-1@U", "no-such-arm"),
        (ABLE, {"must_match": "true"}, "block 1-1@L", "does-not-fit"),
        (ABLE, {"only_if_unable": "true"}, "block 1-1@L", "block-unable"),
        (partial(played, "barricade", ("6-6 6-5", "3-3 1-0")), {}, "block 6-6", "block-begins-turn"),
        (FOLLOWING, {}, "block 4-4@L", "not-this-game"),
    ],
)
def test_why_a_round_cannot_be_closed(
    begun: Callable[..., State], options: dict[str, str], text: str, reason: str
) -> None:
    assert refused(begun(**options), text).reason == reason


@pytest.mark.parametrize(
    ("rules", "boneyard", "text", "count"),
    [
        ({}, "3-3 2-2 1-1 0-0 6-0", "draw", 2),
        ({}, "3-3 2-2 1-1", "draw 2", 1),
        ({"draw_count": "3"}, "3-3 2-2 1-1 0-0 6-0", "draw 2", 3),
        ({"draw_rule": "until_playable"}, "3-3 2-2 1-1 0-0", "draw 2", 1),
    ],
)
def test_who_draws_too_many_or_too_few_is_told_how_many(
    rules: dict[str, str], boneyard: str, text: str, count: int
) -> None:
    stuck = played("french-wall", ("6-6 6-5", "4-3 2-1"), "6-6", boneyard=boneyard, **rules)
    error = refused(stuck, text)
    assert (error.reason, error.facts) == ("draw-count", {"count": count})


@pytest.mark.parametrize(("text", "half"), [("4-3@L:5", 5), ("3-0@R:3", 3), ("3-0@R:6", 6)])
def test_the_half_that_cannot_stay_showing_is_named(text: str, half: int) -> None:
    """4-3 fits anywhere and either way, 3-0 at the 4 with its 3 alone."""
    state = played("all-sevens", ("5-4 6-6", "4-3 3-0"), "5-4")
    why = refused(state, text)
    assert (why.reason, why.facts["half"]) == ("other-half", half)


def test_who_may_leave_the_lead_is_told_so() -> None:
    first = start(variants()["sea-goat"], 2, options={"hundred": "claim"}, scores={Side(0): 60})
    state = deal(first, "6-6 2-0", "1-1 5-4").state
    assert can(state) == {"lay", "pass"}
    assert refused(state, "draw").reason == "lead-or-leave"


CALLED = partial(played, "muggins", ("6-4 5-4", "6-3 1-0"), "6-4", "done", muggins_call="true")


@pytest.mark.parametrize(
    ("begun", "text", "reason"),
    [
        (partial(played, "muggins", ("6-3 5-4", "6-4 1-0"), muggins_call="true"), "claim", "nothing-to-claim"),
        (CALLED, "done", "lay-first"),
        (partial(played, "muggins", ("6-3 5-4", "6-4 1-0"), "6-3"), "claim", "not-this-game"),
        (partial(played, "muggins", ("6-3 5-4", "6-4 1-0"), "6-3"), "done", "not-this-game"),
        (partial(played, "muggins", ("6-3 5-4", "6-4 1-0"), "6-3", muggins_call="true"), "6-3", "claim-first"),
    ],
)
def test_what_is_not_to_be_claimed(begun: Callable[[], State], text: str, reason: str) -> None:
    assert refused(begun(), text).reason == reason


# --- Which tile, and where --------------------------------------------------------------------------------


def test_an_arm_that_has_to_wait_is_named_though_it_was_not() -> None:
    begun = ("6-6", "6-5@L")
    state = played("sevastopol", ("6-6 1-0", "6-5 2-2", "5-4 3-3", "6-4 1-1"), *begun)
    assert refused(state, "5-4").facts == {"arm": "L"}
    assert refused(state, "3-3").reason == "does-not-fit"
    state = played("cyprus", ("9-9 1-0", "9-5 2-2", "5-4 3-3", "9-4 1-1"), "9-9", "9-5@1", fill_first="true")
    assert (refused(state, "5-4").reason, refused(state, "5-4").facts) == ("arms-first", {"arm": "1"})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("5-0@L + 5-0@R", "one-tile-a-turn"),
        ("5-5@L + 5-0@R", "not-in-hand"),
        ("signal blank", "not-this-game"),
    ],
)
def test_what_one_has_once_or_what_the_game_has_not(text: str, reason: str) -> None:
    assert refused(played("block", ("6-5 3-3 2-2", "5-0 4-4 6-2"), "6-5"), text).reason == reason


def test_a_sign_that_cannot_be_given_now() -> None:
    state = played("general", ("6-5 3-3", "5-0 0-0", "2-1 1-0", "4-3 4-4"), "6-5")
    assert refused(state, "signal six").reason == "no-signal"


def test_what_is_drawn_waits_and_what_was_held_does_not_fit() -> None:
    hands = ("6-6 6-5", "3-2 4-1")
    state = played("classic-draw", hands, "6-6", "draw", boneyard="6-3 2-2", draw_rule="one_no_play")
    assert refused(state, "6-3").reason == "drawn-waits"
    assert refused(state, "4-1").reason == "does-not-fit"
    state = played("classic-draw", ("6-6 6-5", "6-2 4-1"), "6-6", draw_rule="one_no_play")
    assert refused(state, "6-2@L~").reason == "never-along"


def test_a_tile_that_may_not_end_the_round() -> None:
    hands = ("6-5 3-3", "6-4", "5-1 1-0", "4-3 4-4")
    state = played("general", hands, "6-5", only_title_ends="true")
    assert (can(state), refused(state, "6-4").reason) == ({"pass"}, "title-only")


# --- Turns of several tiles -------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["6-5@L + 6-4@R", "6-5@L + 5-4@L", "6-5@L + 6-5@R"])
def test_tiles_of_one_turn_that_are_laid_one_after_another(text: str) -> None:
    state = played("hungarian", ("6-6 6-5 6-4 5-4", "5-5 4-4"), "6-6")
    assert refused(state, text).reason == "one-after-another"


@pytest.mark.parametrize(("one_end", "reason"), [("true", "one-end"), ("false", "other-half")])
def test_only_where_a_turn_has_one_end_is_it_the_reason(one_end: str, reason: str) -> None:
    hands = ("6-5 5-4 6-3 4-2", "5-5 4-4")
    state = played("hungarian", hands, "6-5", "5-4@R", one_end_per_turn=one_end)
    assert refused(state, "6-3@L:6").reason == reason


PAIR = "6-6 5-5 6-1 5-2"


@pytest.mark.parametrize(
    ("pairs", "who", "moves", "text", "reason"),
    [
        ("closed_only", "anyone", (), "6-6@L + 5-5@R", "pair-lies-closed"),
        ("closed_only", "anyone", (), "6-6@L! + 5-5@R", "pair-lies-closed"),
        ("closed_only", "anyone", (), "6-1@L + 5-5@R", "only-doubles-together"),
        ("off", "anyone", (), "6-6@L + 5-5@R", "not-together"),
        ("off", "anyone", (), "6-6@L! + 5-5@R!", "not-together"),
        ("closed_only", "second_player", (), "6-6@L + 5-5@R", "pair-lies-closed"),
        ("closed_only", "second_player", ("5-2@R", "2-1@R"), "6-6@L + 1-1@R", "not-together"),
    ],
)
def test_two_doubles_before_the_crossroads(
    pairs: str, who: str, moves: tuple[str, ...], text: str, reason: str
) -> None:
    hands = ("6-5 2-1 0-0", f"{PAIR} 1-1")
    state = played("donkey", hands, "6-5", *moves, precross_pair=pairs, precross_who=who)
    assert refused(state, text).reason == reason


@pytest.mark.parametrize(
    ("game", "text", "reason"),
    [
        ("goat", "6-6@L + 5-5@R", "one-tile-a-turn"),
        ("goat", "6-6@L + 6-6@R", "one-tile-a-turn"),
        ("goat", "6-6@L + 6-1@R", "one-tile-a-turn"),
        ("classic", "6-6@L + 5-2@R", "only-doubles-together"),
        ("classic", "6-6@L + 6-6@R", "not-together"),
        ("general", "6-6@L + 5-2@R", "not-together"),
        ("general", "6-6@L + 5-5@R", "not-together"),
    ],
)
def test_what_may_be_laid_together_is_told(game: str, text: str, reason: str) -> None:
    """General's goat has two tiles in one turn, but only to go out with 0-0 and 6-6."""
    hands = ("6-5 2-1", PAIR, *(("4-1", "4-2") if game == "general" else ()))
    assert refused(played(game, hands, "6-5"), text).reason == reason


@pytest.mark.parametrize("game", variants())
def test_two_tiles_in_one_move_are_told_why_not_in_every_game(game: str) -> None:
    variant = variants()[game]
    players = variant.fitting(variant.options())[0]
    state = play(start(variant, players, "together"), None, Deal()).state
    assert state.turn is not None
    first, second, *_ = state.hands[state.turn]
    assert refused(state, Plays((Play(first), Play(second)))).reason != "not-this-game"


def test_only_doubles_lie_face_down() -> None:
    assert refused(played("donkey", ("6-5 2-1", PAIR), "6-5"), "6-1@L!").reason == "never-closed"


@pytest.mark.parametrize(
    ("options", "pairs"),
    [
        ({}, "closed_only"),
        ({"precross_pair": "any"}, "any"),
        ({"precross_pair": "off"}, "off"),
        ({"multi_doubles": "1"}, "off"),
    ],
)
def test_a_double_face_down_is_told_what_would_let_it_lie_so(options: dict[str, str], pairs: str) -> None:
    found = refused(played("donkey", ("6-5 2-1", PAIR), "6-5", **options), "6-6@L!")
    assert (found.reason, found.facts) == ("open-first", {"tile": "6-6", "pairs": pairs})


# --- Dealing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "boneyard"),
    [(("6-6 5-4", "6-6 1-0"), ""), (("6-6 5-4", "5-5 1-0"), "5-4"), (("7-7", "1-0"), "")],
)
def test_tiles_that_the_set_has_not_cannot_be_dealt(hands: tuple[str, ...], boneyard: str) -> None:
    with pytest.raises(IllegalMove, match="deal-surplus"):
        dealt("draw", *hands, boneyard=boneyard)


def test_a_deal_has_a_hand_for_every_seat() -> None:
    with pytest.raises(IllegalMove, match="deal-seats"):
        deal(start(variants()["draw"], 3), "6-6", "1-0")


def test_the_dealer_has_nothing_to_do_while_a_round_is_going_on() -> None:
    first = start(variants()["draw"], 2, "seed")
    assert legal(first, None) == (Deal(),)
    assert legal(play(first, None, Deal()).state, None) == ()
    assert legal(start(variants()["draw"], 2), None) == (), "every deal must be told"


def test_the_dealer_only_deals_and_tells_that_the_time_is_up() -> None:
    with pytest.raises(IllegalMove, match="not-this-game"):
        play(start(variants()["general"], 4), None, PASS)


# --- Leading ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("6-4~", "never-along"),
        ("6-4:4", "lead-alone"),
        ("6-4@L", "lead-alone"),
        ("6-4!", "lead-lies-open"),
        ("6-4 + 5-5", "one-tile-leads"),
    ],
)
def test_how_a_round_cannot_be_led(text: str, reason: str) -> None:
    state = played("muggins", ("6-4 5-5", "2-1 3-1"))
    assert refused(state, text).reason == reason


def test_a_tile_that_only_gives_the_lead_need_not_be_led() -> None:
    state = dealt("draw", "6-6 6-4", "5-5 1-0", opening_tile="free").state
    assert refused(state, "6-4@L").reason == "lead-alone"
