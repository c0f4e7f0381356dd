"""What a record says when it is played, and how it is written."""

from __future__ import annotations

import pytest

from engine.game import play, start, variants
from engine.model import Phase
from engine.moves import Deal, DealTiles, TimeUp
from engine.record import BadRecord, NewDeal, plain_names, read, write
from engine.replay import Replay, replay
from engine.seats import Seat
from engine.tiles import parse_tiles

A, B = Seat(0), Seat(1)
HEAD = "game draw\nplayers a b\n"
ROUND = HEAD + "deal\nhand a 6-6 5-4\nhand b 6-5 2-1\na: 6-6\n"


def played(text: str) -> Replay:
    return replay(read(text))


def found(text: str) -> list[str]:
    return [failure.found for failure in played(text).failures]


# --- What a record says ----------------------------------------------------------------------------------


def test_the_replay_goes_on_after_a_refused_move() -> None:
    assert found(ROUND + "b: 2-1\nb: 6-5\n? turn b\n? hand b 2-1\n") == ["refused: does-not-fit", "a"]


def test_lists_of_moves() -> None:
    two_doubles = (
        "game goat\noption two_doubles yes\noption threshold 0\nplayers a b\n"
        "deal\nhand a 1-1\nhand b 1-0\na: 1-1\n"
        "deal\nhand a 6-5 6-3\nhand b 6-6 5-5 3-1\na: 6-5\n"
    )
    for moves in ("6-6@L 5-5@R 6-6@L + 5-5@R", "5-5@R+6-6@L 6-6@L 5-5@R", "5-5@R +6-6@L 5-5@R 6-6@L"):
        assert found(f"{two_doubles}? legal {moves}\n") == []
    for moves in ("6-6@L 5-5@R", "6-6@L 5-5@R 6-6@L + 5-5@R pass", "6-6@L 5-5@R 6-6@R + 5-5@L"):
        assert found(f"{two_doubles}? legal {moves}\n") == ["6-6@L 5-5@R 6-6@L + 5-5@R"]
    drawing = "game draw\noption draw_rule two_or_pass\nplayers a b\ndeal\nhand a 6-6 5-4\nhand b 2-1\n"
    drawing += "boneyard 3-1 3-2\na: 6-6\n"
    assert found(f"{drawing}? legal pass draw 2\n? can draw 2\n? legal draw 2 pass\n") == []
    assert found(f"{drawing}? legal draw pass\n? can draw\n") == ["draw 2 pass", "draw 2 pass"]


def test_the_half_that_stays_showing_may_be_named_where_there_is_no_choice() -> None:
    sevens = "game all-sevens\nplayers a b\ndeal\nhand a 6-6 3-2\nhand b 4-1 5-2\na: 6-6\n"
    assert found(f"{sevens}! b: 4-1@L:1\n! b: 4-1@M:4\nb: 4-1@L:4\n? hand b 5-2\n") == []
    assert found(f"{sevens}? can 4-1@R:4\n? legal 4-1@L:4 4-1@R 5-2@L:5 5-2@L:2 5-2@R:5 5-2@R:2\n") == []
    assert found(f"{sevens}? can 4-1@R:1\n") == ["4-1@L 4-1@R 5-2@L:5 5-2@L:2 5-2@R:5 5-2@R:2"]
    assert found(ROUND + "b: 6-5@L:5\n") == []


def test_ends_of_a_game_with_a_sum_are_all_as_they_show_or_all_as_they_are_wanted() -> None:
    sevens = "game all-sevens\nplayers a b\ndeal\nhand a 6-6 3-2\nhand b 4-1 5-2\na: 6-6\nb: 4-1@L\n"
    assert found(f"{sevens}? ends 4 6\n? ends 1 3\n") == []
    assert found(f"{sevens}? ends 4 1\n? ends 3 6\n? ends 4\n") == ["4 6"] * 3


def test_blanks_around_signs_do_not_matter() -> None:
    assert found(ROUND + "? can 6-5 @ L\n? legal 6-5 @L 6-5@ R\nb: 6-5 @ R\n") == []


def test_a_player_may_be_called_none() -> None:
    text = "game draw\nplayers none b\ndeal\nhand none 6-6\nnone: 6-6\n"
    assert found(f"{text}? round-winner none\n") == []
    assert found(f"{text}? round-winner\n") == ["none"]


def test_expectations_look_at_the_last_round_that_ended() -> None:
    text = "deal\nhand a 6-6\nhand b 6-5\na: 6-6\ndeal\nhand a 5-5 4-1\nhand b 5-3 2-1\na: 5-5\n"
    assert found(f"{HEAD}{text}? out a\n? round-winner a\n? round\n? score a 11\n") == []


def test_the_lot_is_for_one_deal() -> None:
    deal = "deal\nhand a 6-6\nhand b 6-6 6-5\n"
    text = f"game draw\noption sets_combined 2\nplayers a b\nlot a\n{deal}? leads a 6-6\na: 6-6\n{deal}"
    assert found(text) == ["refused: lot-unknown"]


@pytest.mark.parametrize(
    ("deal", "waits"),
    [
        ("deal north", False),  # drawn from the seed if it is not told: it was for this deal
        ("deal\nhand a 6-6 1-0\nhand b 5-5\nhand c 2-1\nhand d 4-3", False),
        ("deal\nhand a 6-6 5-5 4-4 3-3 2-2\nhand b 1-1\nhand c 2-1\nhand d 4-3", True),  # cancelled
    ],
)
def test_a_lot_waits_only_for_a_deal_that_stands(deal: str, waits: bool) -> None:
    after = played(f"game sport-goat\nplayers a b c d\nlot b\n{deal}\n")
    assert not after.failures
    assert (after.courses[0].lot is not None) is waits


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (f"{HEAD}lot a\nlot b\ndeal 1\n", "4: the lot is told twice"),
        (f"{ROUND}lot b\n", "7: no deal follows this lot"),
    ],
)
def test_a_lot_that_no_deal_can_use_is_an_error(text: str, error: str) -> None:
    with pytest.raises(BadRecord, match=error):
        read(text)


def test_deeply_nested_moves_are_no_moves() -> None:
    many = " + ".join(["6-6"] * 300)
    with pytest.raises(BadRecord, match="is no move"):
        read(f"{HEAD}deal 1\na: {many}\n")
    assert found(f"{HEAD}deal 1\n! a: {' + '.join(['6-6'] * 15)}\n") == []


@pytest.mark.parametrize("words", ["can xyzzy", "legal 6-6 xyzzy"])
def test_what_is_no_move_is_an_error_also_when_nobody_moves(words: str) -> None:
    with pytest.raises(BadRecord, match="`xyzzy` is no move"):
        played(f"{HEAD}? {words}\n")


def test_which_of_many_arms_was_meant_may_be_said_later() -> None:
    text = (
        "game cyprus\nplayers n e s w\ndeal\nhand n 9-9 3-1\nhand e 9-8 2-1\nhand s 9-7 2-0\nhand w 8-1 3-0\n"
        "n: 9-9\ne: 9-8\ns: 9-7\n"
    )
    for arm in range(1, 9):
        assert found(f"{text}w: 8-1@{arm}\n") == []


def test_accounts_that_the_deal_joins_have_one_score() -> None:
    text = "game team-block\nplayers n e s w\n{}deal\nhand n 6-6 5-5\nhand e 6-5 6-4\nhand s 1-0 1-1\nhand w 2-0\n"
    assert found(text.format("score n 10\nscore s 30\n") + "? score e 10\n? score w 30\n") == []
    assert found(text.format("score n 10\nscore e 20\n")) == ["refused: deal-scores"]


# --- Writing ---------------------------------------------------------------------------------------------


def test_written_and_read_again() -> None:
    first = start(variants()["general"], 4, "some seed", {"session_rounds": "7"})
    state = play(play(first, None, Deal()).state, None, TimeUp()).state
    text = write(first, ("n", "e", "s", "w"), [(None, Deal()), (None, TimeUp())], notes=["of a Sunday"])
    assert text.startswith("# of a Sunday\ngame general\noption session_rounds 7\nplayers n e s w\n")
    again = played(text).state
    assert again.hands == state.hands
    assert again.shuffle == state.shuffle
    assert first.seed not in text


def test_every_round_is_written_with_its_own_seed() -> None:
    first = start(variants()["draw"], 2, "some seed")
    record = read(write(first, ("a", "b"), [(None, Deal()), (None, Deal("told")), (None, Deal())]))
    moves = [line.move for line in record.lines if isinstance(line, NewDeal)]
    seeds = [move.seed for move in moves if isinstance(move, Deal)]
    assert len(set(seeds)) == 3
    assert seeds[1] == "told"
    assert play(first, None, Deal(seeds[0])).state.hands == play(first, None, Deal()).state.hands


def test_named_tiles_and_lots_are_written() -> None:
    first = start(variants()["draw"], 2, options={"sets_combined": "2"})
    deal = DealTiles((parse_tiles("6-6 5-4"), parse_tiles("6-6")), parse_tiles("3-2"), lot=B)
    text = write(first, ("a", "b"), [(None, deal)])
    assert text.split("\n\n")[1] == "lot b\ndeal\nhand a 6-6 5-4\nhand b 6-6\nboneyard 3-2\n"
    assert played(text).state.phase is Phase.PLAY
    assert played(text).state.turn == B


def test_plain_names() -> None:
    assert plain_names(["Ann Lee", "Ann_Lee", "🙂", "Ёж", "a:b#c"]) == (
        "Ann_Lee",
        "Ann_Lee_2",
        "player3",
        "Ёж",
        "a_b_c",
    )


NAMES_WITH_MARKS = ["विजय", "วิชัย", "தமிழ்", "مُحَمَّد", "Jose\u0301"]


def test_marks_belong_to_the_letters_of_a_name() -> None:
    assert plain_names(NAMES_WITH_MARKS) == tuple(NAMES_WITH_MARKS)
    first, second, *_ = NAMES_WITH_MARKS
    deal = f"game draw\nplayers {first} {second}\ndeal\nhand {first} 6-6\n"
    assert found(f"{deal}{first}: 6-6\n? out {first}\n") == []


@pytest.mark.parametrize("name", ["\u0301a", "a\ufe0f", "a\u200db", "a/b", "a" * 65])
def test_what_is_no_letter_is_in_no_name(name: str) -> None:
    with pytest.raises(BadRecord, match="2: not a name"):
        read(f"game draw\nplayers {name} b\n")


def test_signs_that_cannot_be_seen_do_not_come_into_a_name() -> None:
    names = ["Ann \u2764\ufe0f", "1\ufe0f\u20e3", "\u0301", "علی\u200cرضا"]
    assert plain_names(names) == ("Ann", "1", "player3", "علی_رضا")
