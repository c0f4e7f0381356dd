"""Forty-two on screens: bids, trumps and tricks, for everybody, for one player, and in what is told of them."""

from __future__ import annotations

from typing import cast

import pytest

from bot.messages import Text
from bot.pictures.scene import TrickTable
from bot.screens.events import settled, told
from bot.screens.moves import Way
from bot.screens.refusals import refusal
from bot.screens.tricks import as_text, drawing, ends, hand, turn
from engine.errors import IllegalMove
from engine.game import play, view
from engine.model import State, View
from engine.moves import Bid, DealTiles, Play, Plunge
from engine.notation import read
from engine.seats import Seat
from engine.tiles import tile
from tests.bot.kept import WORDS
from tests.bot.lobbies import match
from tests.bot.reading import said, tale
from tests.bot.screens.offers import asked, choices, labels, offer, presses
from tests.engine.given_tricks import BIDDING, PAIRS, after, dealt

MATCH = match("forty-two")
SEVEN = ("6-6 6-4 5-5 4-1 2-1 1-0 0-0", "6-5 6-3 5-4 5-0 3-3 2-2 1-1", "6-2", "6-1")


def line(words: Text, language: str = "en") -> str:
    return WORDS.line(words, language)


def shown(state: State) -> list[str]:
    return said(as_text(MATCH, view(state, None)))


def mine(state: State) -> View:
    assert state.turn is not None
    return view(state, state.turn)


def held(state: State, seat: int) -> list[str]:
    return said(hand(MATCH, view(state, Seat(seat))))


def asks(state: State) -> list[str]:
    return said(turn(mine(state)))


def happened(state: State, *moves: str) -> list[str]:
    """What is told of the last of these moves, and what came of the round."""
    state = after(state, *moves[:-1])
    move = read(moves[-1])
    assert state.turn is not None
    events = play(state, state.turn, move).events
    found = [told(MATCH, event) or settled(MATCH, state.sides, event) for event in events]
    return said(words for words in found if words is not None)


# --- For everybody ----------------------------------------------------------------------------------------


def test_the_bidding_is_shown() -> None:
    assert shown(dealt(*PAIRS)) == ["Dot has shaken the tiles and calls last."]
    assert shown(after(dealt(*PAIRS), "bid 31", "bid pass", "bid 2 marks"))[1] == (
        "Bids: Ann: 31 · Bob: pass · Cid: 2 marks"
    )


def test_the_trick_on_the_table_is_shown_with_who_has_played_what() -> None:
    state = after(dealt(*PAIRS), *BIDDING, "trump 6", "6-6", "5-5")
    assert shown(state) == [
        "Ann plays 30.",
        "Trick 1: Ann [6|6] · Bob [5|5]. So far it is Ann’s.",
        "Trumps: sixes.",
        "Led: sixes.",
    ]


def test_a_trick_that_was_taken_is_shown_until_the_next_one_is_led() -> None:
    state = after(dealt(*PAIRS), *BIDDING, "trump 6", "6-6", "5-5", "5-4", "6-0")
    assert shown(state)[1:] == [
        "Trick 1: Ann [6|6] · Bob [5|5] · Cid [5|4] · Dot [6|0]. Ann took it and leads.",
        "Taken: Ann and Cid: 1 trick, 11 points · Bob and Dot: 0 tricks, 0 points",
        "Trumps: sixes.",
    ]
    assert shown(after(state, "1-0"))[1] == "Trick 2: Ann [1|0]. So far it is Ann’s."


def test_where_tricks_are_bid_points_do_not_matter() -> None:
    bids = ("bid 1", *BIDDING[1:])
    state = after(dealt(*PAIRS, bidding="tricks"), *bids, "trump 6", "6-6", "5-5", "5-4", "6-0")
    assert shown(state)[2] == "Taken: Ann and Cid: 1 trick · Bob and Dot: 0 tricks"
    assert happened(dealt(*PAIRS, bidding="tricks"), *bids, "trump 6", "6-6", "5-5", "5-4", "6-0")[-1] == (
        "Ann takes the trick."
    )


def test_nello_and_plunge_are_shown() -> None:
    nello = after(dealt(*PAIRS, nello="true"), "bid 1 mark", *BIDDING[1:], "trump nello")
    assert shown(nello) == [
        "Ann plays nello for 1 mark: alone, and to lose every trick.",
        "Trumps: none (nello).",
    ]
    assert line(as_text(MATCH, view(nello, None))[1], "de") == "Trumpf: keiner (Nello)."
    plunge = after(dealt("6-6 5-5 4-4 3-3", "2-1", "3-2", "1-0", plunge="true"), "bid plunge")
    assert shown(plunge)[1] == "Bids: Ann: plunge, 4 marks"


# --- The picture ------------------------------------------------------------------------------------------


def pictured(state: State) -> TrickTable:
    return drawing(MATCH, view(state, None), line)


def test_the_picture_shows_the_bids_beside_an_empty_table() -> None:
    seen = pictured(after(dealt(*PAIRS), "bid 31", "bid pass"))
    assert seen.headlines == ("Bids", "31 · Ann", "pass · Bob")
    assert [chair.tile for chair in seen.chairs] == [None] * 4
    assert not seen.over


def test_the_picture_shows_who_has_played_what() -> None:
    seen = pictured(after(dealt(*PAIRS), *BIDDING, "trump 6", "6-6", "5-5"))
    assert seen.headlines == ("30", "Ann", "Trumps: sixes.", "Led: sixes.")
    assert [(chair.name, chair.note, chair.tile) for chair in seen.chairs] == [
        ("Ann", "led", tile(6, 6)),
        ("Bob", "", tile(5, 5)),
        ("Cid", "", None),
        ("Dot", "", None),
    ]
    assert [chair.taking for chair in seen.chairs] == [True, False, False, False]
    assert [chair.newest for chair in seen.chairs] == [False, True, False, False]


def test_the_picture_keeps_a_trick_that_was_taken() -> None:
    seen = pictured(after(dealt(*PAIRS), *BIDDING, "trump 6", "6-6", "5-5", "5-4", "6-0"))
    assert seen.over
    assert [chair.tile for chair in seen.chairs] == [tile(6, 6), tile(5, 5), tile(5, 4), tile(6, 0)]
    assert [pile.taken for pile in seen.piles] == ["1 trick, 11 points", "0 tricks, 0 points"]


def test_who_sits_out_is_marked() -> None:
    state = after(dealt(*PAIRS, nello="true"), "bid 1 mark", *BIDDING[1:], "trump nello", "1-0")
    cid = pictured(state).chairs[2]
    assert (cid.out, cid.note, cid.tile) == (True, "sits out", None)
    assert "You sit out: Ann plays nello alone." in held(state, 2)


@pytest.mark.parametrize(
    ("options", "marks"),
    [({}, [0, 0]), ({"target": "3"}, [0, 0]), ({"target": "9"}, [None] * 2), ({"scoring": "points"}, [None] * 2)],
)
def test_marks_are_written_as_strokes_where_seven_are_enough(options: dict[str, str], marks: list[int]) -> None:
    assert [pile.marks for pile in pictured(dealt(*PAIRS, **options)).piles] == marks


# --- For one player ---------------------------------------------------------------------------------------


def test_a_hand_shows_its_trumps_first() -> None:
    state = after(dealt(*SEVEN), *BIDDING)
    assert held(state, 0)[0] == "Your hand: [6|6] [6|4] [5|5] [4|1] [2|1] [1|0] [0|0]"
    state = after(state, "trump 1")
    assert held(state, 0)[0] == "Your hand: trumps [4|1] [2|1] [1|0], others [6|6] [6|4] [5|5] [0|0]"


def test_a_hand_of_trumps_alone_says_nothing_of_others() -> None:
    state = after(dealt("6-0 6-1 6-2 6-3 6-4 6-5 6-6", "5-5", "4-4", "3-3"), *BIDDING, "trump 6")
    shown = "[6|6] [6|5] [6|4] [6|3] [6|2] [6|1] [6|0]"
    assert held(state, 0)[0] == f"Your hand: trumps {shown}"


def test_a_hand_says_what_is_played_in_its_turn_and_else_stays_as_it_is() -> None:
    state = after(dealt(*PAIRS), *BIDDING, "trump 6", "6-6")
    assert held(state, 1)[1:] == ["Ann plays 30.", "Trick 1: Ann [6|6]. So far it is Ann’s."]
    before = held(state, 2)
    assert before == ["Your hand: [5|4] [2|0]"]
    assert held(after(state, "5-5"), 3)[0].startswith("Your hand: trumps")
    assert held(after(state, "5-5"), 0) == held(state, 0)


def test_one_is_told_how_to_bid() -> None:
    state = dealt(*SEVEN)
    assert asks(state)[0].startswith("How many of the 42 points will your side take?")
    assert asks(after(state, "bid 31"))[1] == "Go over 31, or pass. Everybody calls once."
    assert asks(dealt(*SEVEN, bidding="tricks")) == [
        "How many of the 7 tricks will your side take? The highest bidder names the trumps."
    ]


def test_the_shaker_is_told_that_he_plays_if_he_passes_too() -> None:
    state = dealt(*SEVEN, all_pass="force_shaker")
    assert len(asks(state)) == 1
    assert asks(after(state, "bid pass", "bid pass", "bid pass"))[1] == (
        "Everybody has passed: if you do too, you play 30."
    )


def test_one_is_told_to_name_trumps_and_to_lead() -> None:
    state = after(dealt(*SEVEN), *BIDDING)
    assert asks(state) == ["Name the trumps: they beat all other tiles. Then you lead."]
    assert asks(after(state, "trump 6"))[0].startswith("You lead, any tile.")
    marks = after(dealt(*SEVEN, nello="true"), "bid 1 mark", *BIDDING[1:])
    assert "Or play nello" in asks(marks)[0]


@pytest.mark.parametrize(
    ("trump", "lead", "words"),
    [
        ("1", "6-6", "You have to follow sixes, so only these 2 can be played."),
        ("3", "4-1", "You have to follow fours, and hold only this one."),
        ("3", "0-0", "You have to follow blanks, and hold only this one."),
        ("doubles", "6-6", "You have to follow doubles, so only these 3 can be played."),
        ("4", "2-1", "You have to follow twos, and hold only this one."),
    ],
)
def test_one_is_told_why_he_may_not_play_any_tile(trump: str, lead: str, words: str) -> None:
    assert asks(after(dealt(*SEVEN), *BIDDING, f"trump {trump}", lead)) == [words]


def test_the_suit_that_was_led_is_named_once() -> None:
    seen = mine(after(dealt(*SEVEN), *BIDDING, "trump 1", "6-6"))
    assert said((*turn(seen), *ends(seen))) == [
        "You have to follow sixes, so only these 2 can be played.",
        "Trumps: ones.",
    ]


def test_who_cannot_follow_is_told_that_he_is_free() -> None:
    state = after(dealt("2-1 1-0", "6-5 3-3", "6-2", "6-1"), *BIDDING, "trump 3", "2-1")
    assert asks(state) == [
        "You hold no twos, so you may play any tile. A trump takes the trick, unless a higher one does."
    ]
    state = after(dealt("2-1 1-0", "6-5 3-3", "6-2", "6-1"), *BIDDING, "trump none", "2-1")
    assert asks(state) == ["You hold no twos, so you may play any tile."]


# --- Buttons ----------------------------------------------------------------------------------------------


def test_low_bids_stand_beside_marks_and_the_higher_ones_are_asked_for() -> None:
    offered = offer(mine(dealt(*SEVEN)))
    assert labels(offered) == [
        "Bid 30",
        "Bid 31",
        "Bid 32",
        "Bid 33 or more …",
        "Bid 1 mark",
        "Bid 2 marks",
        "Pass",
    ]
    question = asked(offered, "0")
    assert choices(question) == [f"Bid {number}" for number in range(33, 42)]
    assert (line(question.asked), line(question.others)) == ("How many points?", "Another bid")
    assert set(presses(offered)) == set(mine(dealt(*SEVEN)).legal)
    assert max(presses(offered).values()) == 2


def test_few_bids_are_all_offered_at_once() -> None:
    offered = offer(mine(after(dealt(*SEVEN), "bid 37")))
    assert labels(offered) == ["Bid 38", "Bid 39", "Bid 40", "Bid 41", "Bid 1 mark", "Bid 2 marks", "Pass"]
    tricks = offer(mine(dealt(*SEVEN, bidding="tricks")))
    assert labels(tricks)[0] == "Bid 1 trick"
    assert set(presses(tricks).values()) == {1}


@pytest.mark.parametrize("way", ["1", "0.0"])
def test_other_questions_are_none(way: str) -> None:
    read = Way.read(way)
    assert read is not None
    assert offer(mine(dealt(*SEVEN))).question(read) is None


def test_trumps_are_offered_by_name() -> None:
    state = after(dealt(*SEVEN, nello="true"), "bid 1 mark", *BIDDING[1:])
    assert labels(offer(mine(state))) == [
        "Blanks", "Ones", "Twos", "Threes", "Fours", "Fives", "Sixes", "Doubles", "No trumps", "Nello",
    ]  # fmt: skip


def test_tiles_say_whether_they_are_trumps_and_what_they_count() -> None:
    assert labels(offer(mine(after(dealt(*SEVEN), *BIDDING, "trump 1")))) == [
        "[4|1] trump +5", "[2|1] trump", "[1|0] trump", "[6|6]", "[6|4] +10", "[5|5] +10", "[0|0]",
    ]  # fmt: skip


def test_a_plunge_is_offered() -> None:
    offered = offer(mine(dealt("6-6 5-5 4-4 3-3", "1-0", "2-0", "3-0", plunge="true")))
    assert line(offered.label(Plunge())) == "Plunge for 4 marks"
    assert line(offered.label(Bid(2, marks=True))) == "Bid 2 marks"
    with pytest.raises(TypeError, match="no label"):
        offered.label(cast(Play, object()))


# --- What happened ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        (("bid 31",), ["Ann bids 31."]),
        (("bid pass",), ["Ann passes."]),
        (BIDDING, ["Dot passes.", "Ann plays 30 and names the trumps."]),
        ((*BIDDING, "trump 0"), ["Ann names blanks as trumps."]),
        ((*BIDDING, "trump none"), ["Ann plays without trumps."]),
        ((*BIDDING, "trump 6", "6-6", "5-5", "5-4", "6-0"), ["Dot: [6|0].", "Ann takes the trick, 11 points."]),
    ],
)
def test_what_happens_is_told(moves: tuple[str, ...], words: list[str]) -> None:
    assert happened(dealt(*PAIRS), *moves) == words


def test_the_shaker_and_a_forced_bid_are_told() -> None:
    state = after(dealt(*PAIRS), *("bid pass",) * 4)
    events = play(state, None, DealTiles(((tile(0, 0),), (tile(1, 1),), (tile(2, 2),), (tile(3, 3),)))).events
    assert tale(MATCH, *events)[-1] == "Ann shakes the tiles; Bob bids first."
    assert happened(dealt(*PAIRS, all_pass="force_shaker"), *("bid pass",) * 4)[-1] == (
        "Everybody has passed: Dot has to play 30 and names the trumps."
    )


def test_a_plunge_and_nello_are_told() -> None:
    plunge = dealt("6-6 5-5 4-4 3-3", "2-1", "3-2", "1-0", plunge="true")
    assert happened(plunge, "bid plunge") == ["Ann bids plunge, 4 marks."]
    assert happened(plunge, "bid plunge", *BIDDING[1:])[-1] == (
        "Ann plunges for 4 marks: Cid, the partner, names the trumps and leads."
    )
    nello = dealt(*PAIRS, nello="true")
    assert happened(nello, "bid 1 mark", *BIDDING[1:], "trump nello") == [
        "Ann plays nello: alone, without trumps, and to lose every trick."
    ]


TWO = ("6-6", "5-5", "5-4", "6-0", "1-0", "2-1", "2-0", "1-1")


@pytest.mark.parametrize(
    ("options", "moves", "words"),
    [
        (
            {},
            (*BIDDING, "trump 6", *TWO),
            [
                "Ann bid 30. 11 points were taken, the others took 1. The bid is not made: set.",
                "Bob and Dot: 1 mark. Total 1.",
            ],
        ),
        (
            {},
            ("bid 2 marks", *BIDDING[1:], "trump 6", *TWO),
            [
                "Ann bid 2 marks. 1 trick was lost, and all are needed. The bid is not made: set.",
                "Bob and Dot: 2 marks. Total 2.",
            ],
        ),
        (
            {"bidding": "tricks"},
            ("bid 1", *BIDDING[1:], "trump 6", *TWO),
            ["Ann bid 1 trick. 1 trick was taken. The bid is made.", "Ann and Cid: 1 mark. Total 1."],
        ),
        (
            {"scoring": "points"},
            (*BIDDING, "trump 6", *TWO),
            [
                "Ann bid 30. 11 points were taken, the others took 1. The bid is not made: set.",
                "Bob and Dot: the bid and what they took make 31. Total 31.",
            ],
        ),
        (
            {"nello": "true"},
            ("bid 1 mark", *BIDDING[1:], "trump nello", "6-6", "5-5", "6-0", "1-0", "2-1", "1-1"),
            [
                "Ann played nello. 1 trick was taken, and none may be. The bid is not made: set.",
                "Bob and Dot: 1 mark. Total 1.",
            ],
        ),
    ],
)
def test_how_the_score_came_about_is_told(
    options: dict[str, str], moves: tuple[str, ...], words: list[str]
) -> None:
    assert happened(dealt(*PAIRS, **options), *moves)[-2:] == words


def test_why_a_tile_may_not_be_played_is_said() -> None:
    words = refusal(IllegalMove("must-follow", suit="n6"))
    assert line(words) == "You have to follow suit: sixes were led."
    assert line(words, "ru") == "Надо класть в масть: зашли в шестёрки."
