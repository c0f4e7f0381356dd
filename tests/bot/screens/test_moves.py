"""Moves as they are asked for: two presses at most for what is usual, step by step for the rest, and never by a
slip."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.data import What
from bot.screens.hand import turns_to
from bot.screens.layout import turn
from bot.screens.moves import Offered, Way
from engine.board import Board
from engine.game import play, view
from engine.model import State
from engine.moves import CLAIM, DONE, DRAW, Block, Move, Play, Plays
from engine.notation import write
from engine.rules.reach import Line
from engine.seats import Seat, Side
from engine.tiles import tile
from tests.bot.chat import buttons, chatting, says, told
from tests.bot.kept import WORDS
from tests.bot.screens.offers import asked, choices, labels, offer, presses
from tests.bot.screens.situations import seen
from tests.bot.steering import moves, places, state_of, until
from tests.engine.given import dealt, laid

# --- How many presses -------------------------------------------------------------------------------------


def test_a_tile_with_one_place_is_one_press_and_one_with_two_places_two() -> None:
    offered = offer(seen("block", laid("6-4 4-1@R", Line()), "6-1 6-5"))
    assert {write(move): number for move, number in presses(offered).items()} == {
        "6-1@L": 2,
        "6-1@R": 2,
        "6-5@L": 1,
    }
    assert labels(offered) == ["[6|5] ← left", "[6|1] …"]


@pytest.mark.parametrize(
    ("game", "line", "hand", "wanted"),
    [
        ("block", "6-4 4-1@R 6-1@L", "5-1 3-1", ["[5|1] ← left", "[3|1] ← left"]),
        ("block", "6-4 4-1@R 6-1@L 1-1@L", "5-1", ["[5|1] ← left"]),
        ("all-fives", "6-4 4-1@R 6-1@L 1-1@L", "5-1", ["[5|1] …"]),  # an open double counts twice
        ("block", "6-4 6-5@L 5-4@L", "4-1", ["[4|1] ← left"]),  # the first tile is an end as well
        ("block", "6-6", "6-1", ["[6|1]"]),
        ("barricade", "6-4 4-1@R 6-1@L", "1-1 3-1", ["[3|1] ← left", "[1|1] ← left", "Block an end …"]),
        ("all-fives", "6-4 4-1@R 6-1@L", "5-1", ["[5|1] ← left"]),
        ("hungarian", "6-4 4-1@R 6-1@L", "5-1", ["[5|1] ← left"]),
    ],
)
def test_of_two_ends_that_are_alike_nobody_is_asked_which(
    game: str, line: str, hand: str, wanted: list[str]
) -> None:
    held = seen(game, laid(line, Line()), hand)
    assert labels(offer(held)) == wanted


def test_a_turn_that_goes_on_at_the_second_end_alone_is_offered_there() -> None:
    """Hungarian, `one_end_per_turn`: the other end asks for the same, but is out of reach."""
    board = replace(laid("6-4 4-3@R 3-6@R", Line()), run=1)
    assert labels(offer(seen("hungarian", board, "6-1", one_end_per_turn="yes"))) == ["[6|1] → right", "Done"]


@pytest.mark.parametrize("play", ["block", "italian-sum", "chickenfoot"])
async def test_tiles_are_offered_in_the_order_in_which_the_hand_shows_them(tmp_path: Path, play: str) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing(f"/play {play}", "Ann", "Bob", "Cid")
        await until(chat, guests, lambda state: len(places(state)) > 3)
        hand = chat.on_turn(guests).hand()
    offered = [label.text.split("]")[0] for label in hand.buttons if label.text.startswith("[")]
    assert offered == sorted(offered, reverse=True)


def test_turns_of_several_doubles_are_put_together_step_by_step() -> None:
    """russian.md 6.3, DO-2."""
    hand = seen("donkey", laid("5-5 5-4@L 5-0@R 6-5@U 5-1@D"), "4-4 0-0 6-6 6-3")
    found = presses(offer(hand))
    assert len(found) == len(hand.legal) == 27
    for move, number in found.items():
        if isinstance(move, Plays):
            assert number == 1 + len(move.plays)
        else:
            assert number == (1 if move == Play(tile(6, 3), "U") else 2)


def test_what_is_chosen_stands_in_the_question_and_can_be_taken_back() -> None:
    offered = offer(seen("donkey", laid("5-5 5-4@L 5-0@R 6-5@U 5-1@D"), "4-4 0-0"))
    assert labels(offered) == ["[4|4] …", "[0|0] …"]
    first = asked(offered, "0")
    assert choices(first) == [
        "[4|4] ← L, face up",
        "[4|4] ← L, face up and …",
        "[4|4] ← L, face down",
        "[4|4] ← L, face down and …",
    ]
    assert first.back is None
    way = first.items[3].leads
    assert isinstance(way, Way)
    second = asked(offered, str(way))
    assert "[4|4] ← L, face down" in WORDS.line(second.asked, "en")
    assert choices(second) == ["+ [0|0] → R, face up", "+ [0|0] → R, face down"]
    assert [write(item.leads) for item in second.items if isinstance(item.leads, Move)] == [
        "4-4@L! + 0-0@R",
        "4-4@L! + 0-0@R!",
    ]
    assert second.back == Way(0)


def test_two_doubles_that_shut_both_ends_are_asked_for() -> None:
    """russian.md 6.3, DO-3: they end the round."""
    offered = offer(seen("donkey", laid("6-5"), "6-6 5-5 6-1"))
    assert all(not isinstance(item.leads, Plays) for item in offered.items())
    assert labels(offered)[1] == "[6|1] ← left"
    found = presses(offered)
    assert {write(move): number for move, number in found.items()} == {
        "6-6@L": 2,
        "5-5@R": 2,
        "6-1@L": 1,
        "6-6@L! + 5-5@R!": 3,
    }


def test_where_the_order_of_the_tiles_matters_it_is_the_order_of_the_presses() -> None:
    hand = seen("donkey", laid("6-5"), "6-6 5-5", precross_pair="any")
    offered = offer(hand)
    assert isinstance(offered, Offered)
    assert set(presses(offered)) == set(hand.legal)
    there = (Play(tile(6, 6), "L"), Play(tile(5, 5), "R"))
    for pair in (there, there[::-1]):
        numbers = [offered.singles.index(play) for play in pair]
        group = next(n for n, label in enumerate(labels(offered)) if label.startswith(f"[{pair[0].tile.hi}|"))
        question = asked(offered, str(Way(group, (numbers[0],))))
        assert Plays(pair) in [item.leads for item in question.items]


def test_few_plain_turns_of_two_stand_beside_the_single_tiles() -> None:
    offered = offer(seen("goat", laid("6-5", Line()), "6-6 5-5 6-1", two_doubles="true"))
    assert "[6|6] [5|5] together" in labels(offered)
    assert set(presses(offered).values()) == {1}


def test_turns_of_the_same_tiles_in_other_places_are_told_apart() -> None:
    hand = seen("donkey", laid("6-6 6-0@L 6-1@R 1-0@R 6-2@U 4-2@U"), "4-4 0-0", closing="false")
    assert {"0-0@L + 4-4@U", "0-0@R + 4-4@U"} <= set(map(write, hand.legal))
    offered = offer(hand)
    assert len(set(labels(offered))) == len(labels(offered))
    assert set(presses(offered)) == set(hand.legal)


# --- How a tile lies --------------------------------------------------------------------------------------


def test_the_half_that_stays_showing_is_asked_for() -> None:
    offered = offer(seen("all-sevens", laid("6-4 4-3@R", Line()), "5-2 4-0"))
    assert choices(asked(offered, "0")) == [
        "[5|2] ← left, new end 5",
        "[5|2] ← left, new end 2",
        "[5|2] → right, new end 5",
        "[5|2] → right, new end 2",
    ]


def test_a_joker_may_lie_crosswise() -> None:
    offered = offer(seen("all-sevens", laid("6-6", Line()), "5-2", crosswise_jokers="true"))
    assert choices(asked(offered, "0")) == ["[5|2], new end 5", "[5|2], new end 2", "[5|2], crosswise"]


def test_a_double_lies_crosswise_or_lengthwise() -> None:
    offered = offer(seen("muggins", laid("6-6 6-4@L"), "4-4"))
    assert choices(asked(offered, "0")) == ["[4|4] ← L, crosswise", "[4|4] ← L, lengthwise"]


# --- Other moves ------------------------------------------------------------------------------------------


def test_to_block_an_end_takes_two_presses_even_if_there_is_one_way_to_do_it() -> None:
    hand = seen("barricade", laid("6-4", Line()), "5-5 6-1", must_match="false")
    offered = offer(hand)
    assert labels(offered) == ["[6|1] ← left", "Block an end …"]
    assert choices(asked(offered, "1")) == ["[5|5] ← left", "[5|5] → right"]
    assert presses(offered)[Block(tile(5, 5), "L")] == 2
    one_way = offer(seen("barricade", laid("6-4", Line()), "4-4", must_match="true"))
    assert labels(one_way)[-1] == "Block an end …"
    assert turns_to(hand, "1")
    assert not turns_to(hand, "1.0")


@pytest.mark.parametrize(
    ("tie", "factor", "stakes"),
    [
        (
            "blocker",
            "2",
            "no opponent then holds fewer pips than you. If one holds fewer, you lose twice the pips you hold.",
        ),
        ("none", "0", "every opponent then holds more pips than you. If one holds fewer, you lose nothing."),
        ("fails", "1", "every opponent then holds more pips than you. Otherwise you lose the pips you hold."),
    ],
)
def test_whoever_may_block_an_end_is_told_what_that_brings_and_costs(tie: str, factor: str, stakes: str) -> None:
    hand = seen("barricade", laid("6-4", Line()), "6-1 5-5", tie=tie, fail_factor=factor)
    question = asked(offer(hand), "1")
    assert WORDS.line(question.asked, "en").endswith(f" You score if {stakes}")
    assert WORDS.line(question.others, "en") == "Block no end"


def test_whoever_may_block_an_end_for_a_team_is_told_that_its_hands_are_added_up() -> None:
    hand = replace(seen("barricade", laid("6-4", Line()), "6-1 5-5"), sides=(Side(0), Side(0)))
    stakes = WORDS.line(asked(offer(hand), "1").asked, "en")
    assert stakes.endswith("twice the pips you hold. The hands of partners are added up.")


def test_a_draw_says_what_comes_of_it() -> None:
    stuck = offer(seen("all-sevens", laid("6-4", Line()), "6-6"))
    assert labels(stuck) == ["Draw a tile"]
    for rule, label in (("one_before", "Draw one more first"), ("one_instead", "Draw instead")):
        offered = offer(seen("all-sevens", laid("6-4", Line()), "6-3", voluntary_draw=rule))
        assert labels(offered) == ["[6|3] → right", label]
        assert offered.items()[1].leads == DRAW
    withheld = offer(seen("all-sevens", laid("6-4", Line()), "5-2", voluntary_draw="none", withhold_jokers="true"))
    assert labels(withheld) == ["[5|2] …", "Draw instead"]


def test_a_way_that_leads_nowhere_is_none() -> None:
    hand = seen("donkey", laid("5-5 5-4@L 5-0@R"), "4-4 0-0 5-2")
    offered = offer(hand)
    for written in ("9", "1.9", "1.1.2.1", "2.1.1", "0", "x", "", "0.", "-1", "0px"):
        way = Way.read(written)
        assert way is None or offered.question(way) is None, written
        assert not turns_to(hand, written)
    for way in (Way(3), Way(0, (1, 12)), Way(2, page=4)):
        assert Way.read(str(way)) == way


# --- In the chat ------------------------------------------------------------------------------------------


async def test_a_turn_of_many_tiles_stays_in_one_message_and_in_one_line(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play hungarian", "Ann", "Bob")
        await until(chat, guests, lambda state: board(state).run == 3)
        guest = chat.on_turn(guests)
        (post,) = guest.private()
        assert says("hand-go-on") in post.message.plain()
        told_lines = [line for line in chat.room()[-1].message.plain().splitlines() if ": [" in line]
        assert [line.count("[") for line in told_lines if line.startswith(guest.person.name)] == [3]
        await guest.press(says("move-done"))
        assert chat.on_turn(guests) is not guest


def board(state: State) -> Board:
    assert isinstance(state.body, Board)
    return state.body


async def test_a_question_can_be_taken_back_and_is_gone_with_its_moment(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play barricade", "Ann", "Bob", "Cid")

        def can_block(state: object) -> bool:
            return any(isinstance(move, Block) for move in moves(state_of(chat)))

        await until(chat, guests, can_block)
        guest = chat.on_turn(guests)
        before = guest.hand().message
        await guest.press(says("move-block"))
        assert says("hand-block", tie="blocker", factor=2, teams=False) in guest.hand().message.plain()
        old = buttons(guest.hand(), What.MOVE)[0]
        await guest.press(says("button-no-block"))
        assert guest.hand().message == before
        await guest.say(f"/move {write(moves(state_of(chat))[0])}")
        assert told(await guest.send(old.data)) == says("old-button")
        assert state_of(chat).round == 1


def test_the_next_player_is_asked_for_the_points_of_the_last_tile() -> None:
    state = dealt("muggins", "6-4", "6-5 3-0", muggins_call="true").state
    for move in (Play(tile(6, 4)), DONE):
        state = play(state, state.turn, move).state
    assert [line.key for line in turn(view(state, Seat(1)))] == ["hand-claim-last"]
    assert not turn(view(state, Seat(0)))


async def test_points_are_claimed_by_a_button_and_not_told_before(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play muggins muggins_call=true", "Ann", "Bob")
        guest = chat.on_turn(guests)
        await guest.press(buttons(guest.hand(), What.MOVE)[0].text)
        assert says("hand-claim") in guest.hand().message.plain()
        assert [label.text for label in buttons(guest.hand(), What.MOVE)] == [
            says("move-claim"),
            says("move-done"),
        ]
        assert moves(state_of(chat)) == [CLAIM, DONE]
        assert "count" not in chat.room()[-1].message.plain()
