"""Moves as text: what is read, what is refused, and which legal move a text means."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import AmbiguousMove, BadNotation, IllegalMove
from engine.game import legal, play
from engine.moves import Deal, DealTiles, Draw, Move, Pass, Play, Plays, Signal, TimeUp
from engine.notation import fits, moves_in, read, write
from engine.seats import Seat
from engine.tiles import tile
from tests.engine.given import parse, played
from tests.engine.strategies import budget

PLAYS = {
    "6-4": Play(tile(6, 4)),
    "4-6": Play(tile(6, 4)),
    "18-12": Play(tile(18, 12)),
    "6-4@L": Play(tile(6, 4), "L"),
    "6-4@r": Play(tile(6, 4), "R"),
    "6-4@M": Play(tile(6, 4), "M"),
    "6-4@8": Play(tile(6, 4), "8"),
    "6-4@1.2": Play(tile(6, 4), "1.2"),
    "6-4@1.2.3": Play(tile(6, 4), "1.2.3"),
    "5-0@A": Play(tile(5, 0), "A"),
    "5-5@L!": Play(tile(5, 5), "L", closed=True),
    "3-3@U~": Play(tile(3, 3), "U", along=True),
    "4-3@R:3": Play(tile(4, 3), "R", shown=3),
    "5-2@L:5": Play(tile(5, 2), "L", shown=5),
    "6-6~": Play(tile(6, 6), along=True),
}

WORDS = [
    "draw",
    "draw 2",
    "pass",
    "done",
    "claim",
    "keep",
    "bid 31",
    "bid 1 mark",
    "bid 2 marks",
    "bid pass",
    "bid plunge",
    "trump 5",
    "trump doubles",
    "trump none",
    "signal blank",
    "signal six",
    "block 5-5",
    "block 5-5@L",
    "cut 5-0@3",
    "insert 3-3@A1",
    "place 6-4 r1c1 r1c2",
    "lift 6-4",
]


@pytest.mark.parametrize("text", PLAYS)
def test_tiles_of_the_grammar(text: str) -> None:
    assert read(text) == PLAYS[text]
    assert read(f" {text.lower()}\t") == PLAYS[text]


def test_several_tiles_in_one_turn() -> None:
    both = Plays((Play(tile(6, 6), "L"), Play(tile(5, 5), "R")))
    for text in ("6-6@L + 5-5@R", "6-6@L+5-5@R", "6-6@l  +5-5@r"):
        assert read(text) == both


@pytest.mark.parametrize("text", WORDS)
def test_words_of_the_grammar(text: str) -> None:
    assert write(read(text)) == text
    assert write(read(f" {text.upper().replace(' ', '   ')}\n")) == text


def test_every_move_of_a_list_is_found_whole() -> None:
    moves = [*WORDS, *PLAYS, "6-6@L+5-5@R"]
    assert moves_in(" ".join(moves)) == moves
    assert moves_in(" ".join(moves).upper()) == [move.upper() for move in moves]
    assert moves_in("bid 2 bid 2 marks 6-6 + 5-5 what draw") == ["bid 2", "bid 2 marks", "6-6+5-5", "what", "draw"]


def test_one_text_for_one_meaning() -> None:
    assert read("draw 1") == read("draw")
    assert read("lift 4-6") == read("lift 6-4")
    # Which half is named first says where it goes: this is the one place where it matters.
    assert read("place 4-6 r1c1 r1c2") != read("place 6-4 r1c1 r1c2")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "6",
        "6-",
        "-6-4",
        "6-4-2",
        "19-0",
        "99-99@L",
        "6-4@",
        "6-4@LL",
        "6-4@L!!",
        "6-4@L:3~",
        "6-4@1.",
        "6-4@.1",
        "6-4 5-5",
        "6-4 +",
        "+ 6-4",
        "6-4 + + 5-5",
        "6-4 + draw",
        "6–4",
        "٦-٤",
        "²-1",
        "6-4\x00",
        "passs",
        "pass pass",
        "draw draw",
        "draw -1",
        "draw 100",
        "draw 1.5",
        "signal",
        "signal " + "a" * 200,
        "signal six; drop table",
        "bid",
        "bid 2 marks please",
        "trump 5-5",
        "cut 5-0",
        "lift 99-0",
        "place 6-4 r1c1",
        "place 99-1 r1c1 r1c2",
        "place 20-20 r1c1 r1c2",
        "deal",
        "time up",
        "6-4" * 10_000,
        "6-4 + " * 10_000 + "6-4",
        "{6-4}",
        "6-4@L\u202e",
        "＂",
        "😀",
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        read(text)
    assert refusal.value.reason == "bad-notation"
    assert len(str(refusal.value.facts["text"])) <= 120


@pytest.mark.parametrize("text", ["6-4+", "6-4+99-9", "6-4@L+draw", "Lift 99-0"])
def test_what_is_no_move_is_named_whole(text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        read(text)
    assert refusal.value.facts == {"text": text}


@settings(budget, max_examples=300)
@given(st.text(max_size=200) | st.text(alphabet="0123456789-@+!~:. LRdrawpsignl", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        move = read(text)
    except BadNotation:
        return
    assert read(write(move)) == move


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Play(tile(6, 4)), "6-4"),
        (Play(tile(6, 4), "L"), "6-4@L"),
        (Plays((Play(tile(0, 0), "L"), Play(tile(6, 6), "R"))), "0-0@L + 6-6@R"),
        (Draw(), "draw"),
        (Draw(2), "draw 2"),
        (Pass(), "pass"),
        (Signal("six"), "signal six"),
    ],
)
def test_writing(move: Move, text: str) -> None:
    assert write(move) == text
    assert read(text) == move
    assert fits(read(text), move)


@pytest.mark.parametrize("move", [Deal(), DealTiles(()), TimeUp(), Move()])
def test_the_dealers_moves_are_not_written(move: Move) -> None:
    with pytest.raises(ValueError, match="notation"):
        write(move)


def test_other_moves_are_not_meant() -> None:
    texts = ("6-4@L", "6-4@R", "6-4 + 5-5", "draw", "draw 2", "pass", "signal six", "done", "6-4@L!")
    moves = (Play(tile(6, 4), "L"), Play(tile(5, 5), "R"), Draw(3), Pass(), Signal("blank"))
    meant = {(text, write(move)) for text, move in product(texts, moves) if fits(read(text), move)}
    assert meant == {("6-4@L", "6-4@L"), ("pass", "pass")}


# --- Which legal move a text means ------------------------------------------------------------------------


def test_the_arm_may_be_left_out_where_there_is_one_place() -> None:
    state = played("block", ("6-6 1-1", "6-4 5-5"), "6-6")
    assert parse(state, Seat(1), "4-6") == Play(tile(6, 4), "L"), "both empty arms of a double are one place"
    assert parse(state, Seat(1), "6-4@r") == Play(tile(6, 4), "R")


def test_two_places_need_an_arm() -> None:
    state = played("block", ("6-6 6-3 2-2", "6-4 5-5 1-1", "4-3 1-0 0-0"), "6-6", "6-4@L", "4-3")
    assert parse(state, Seat(0), "6-3@L") == Play(tile(6, 3), "L")
    with pytest.raises(AmbiguousMove) as refusal:
        parse(state, Seat(0), "3-6")
    assert refusal.value.choices == (Play(tile(6, 3), "L"), Play(tile(6, 3), "R"))
    assert refusal.value.reason == "ambiguous"


@pytest.mark.parametrize(
    ("text", "reason"), [("5-2", "ambiguous"), ("5-2:5", "ambiguous"), ("5-2@R", "ambiguous-half")]
)
def test_a_joker_with_one_place_is_asked_for_its_half(text: str, reason: str) -> None:
    state = played("all-sevens", ("6-6 5-2", "4-3 0-0"), "6-6", "4-3@L:3")
    with pytest.raises(AmbiguousMove) as refusal:
        parse(state, Seat(0), text)
    assert refusal.value.reason == reason


def test_a_move_that_no_text_means_is_refused_like_any_other() -> None:
    state = played("block", ("6-6 1-1", "6-4 6-3 0-0"), "6-6")
    with pytest.raises(IllegalMove):
        play(state, Seat(1), Plays(()))


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("5-5", IllegalMove),
        ("6-4@U", IllegalMove),
        ("6-4@L!", IllegalMove),
        ("6-4@L:6", IllegalMove),
        ("6-4@L + 6-3@R", IllegalMove),
        ("pass", IllegalMove),
        ("draw", IllegalMove),
        ("draw 2", IllegalMove),
        ("bid 31", IllegalMove),
        ("done", IllegalMove),
        ("signal six", IllegalMove),
        ("no move", BadNotation),
    ],
)
def test_a_text_that_means_no_legal_move(text: str, error: type[Exception]) -> None:
    state = played("block", ("6-6 1-1", "6-4 6-3 0-0"), "6-6")
    before = legal(state, Seat(1))
    with pytest.raises(error):
        parse(state, Seat(1), text)
    assert legal(state, Seat(1)) == before
