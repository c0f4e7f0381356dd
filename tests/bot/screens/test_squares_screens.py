"""Domino Squares on screens: the board as text and in words, a tile laid in a few presses, and what is told."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from bot.messages import Text
from bot.screens import squares
from bot.screens.alone import chance, hint
from bot.screens.events import ending, settled
from bot.screens.hand import turns_to
from bot.screens.moves import Choices, Way
from engine.events import RoundEnded
from engine.game import play, start, variants, view
from engine.kernels.squares import squares_of
from engine.model import Phase, State, Step, View
from engine.moves import DONE, Deal, Lift, Move, Place
from engine.players import careful
from engine.reading import meant
from engine.seats import Seat
from engine.solvers import advise
from tests.bot.chat import chatting
from tests.bot.kept import WORDS
from tests.bot.lobbies import match
from tests.bot.reading import said, tale
from tests.bot.screens.offers import asked, choices, labels, offer
from tests.bot.steering import state_of

ANN = Seat(0)
MATCH = match("domino-squares", "Ann")
SOME = ("place 6-4 r1c1 r1c2", "place 4-4 r2c2 r3c2", "place 5-1 r5c4 r5c3")


def board(*moves: str, **options: str) -> State:
    """A match after these moves."""
    state = play(start(variants()["domino-squares"], 1, options=options), None, Deal("x")).state
    for move in moves:
        state = play(state, ANN, meant(state, ANN, move)).state
    return state


def seen(*moves: str, **options: str) -> View:
    return view(board(*moves, **options), ANN)


def lines(texts: Iterable[Text]) -> list[str]:
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in said(texts)]


# --- The board --------------------------------------------------------------------------------------------


def test_the_board_shows_cells_blocks_and_tiles() -> None:
    assert lines(squares.as_text(seen(*SOME)))[:-1] == [
        "c  1 2 3 4 5 6 7 8",
        "r1 6═4│· ·│· ·│· ·",
        "r2 · 4│· ·│· ·│· ·",
        "     ║ ─ ─ ─ ─ ─",
        "r3   4 ·│· ·│· ·",
        "r4   · ·│· ·│· ·",
        "     ─ ─ ─ ─ ─ ─",
        "r5   · 1═5 ·│· ·",
        "r6   · ·│· ·│· ·",
        "     ─ ─ ─ ─ ─ ─",
        "r7 · ·│· ·│· ·│· ·",
        "r8 · ·│· ·│· ·│· ·",
        "0 of 14 squares done",
        "1 square shows more than one number",
    ]


def test_no_line_begins_with_a_blank_that_a_chat_might_drop() -> None:
    assert not any(line.startswith(" ") for line in said(squares.as_text(seen(*SOME))))


def test_what_is_given_is_told_from_what_lies_there() -> None:
    empty = seen(puzzle="digits")
    printed = squares_of(empty.body).given[0]
    rows = lines(squares.as_text(empty))
    small = "₀₁₂₃₄₅₆"[printed or 0]
    assert rows[1].startswith(f"r1 {small} {small}│")
    assert "The small digits are given: nothing lies there yet." in rows
    after = seen(f"place {printed}-{printed} r1c1 r2c1", puzzle="digits")
    assert lines(squares.as_text(after))[1].startswith(f"r1 {printed} {small}│")


def test_the_board_is_read_row_by_row() -> None:
    first, done, bad, left = lines(squares.in_words(seen(*SOME)))
    assert first.startswith("The rows, · for a free cell: 1: 6 4 · · · · · ·; 2: · 4 · ")
    assert "; 3: 4 · · · · ·; " in first
    assert (done, bad) == ("0 of 14 squares done", "1 square shows more than one number")
    assert left.startswith("Still to be laid: [6|6] [6|5] [6|3]")


def test_blocks_that_are_done_are_counted() -> None:
    moves = ("place 6-6 r1c1 r2c1", "place 6-4 r1c2 r1c3", "place 6-5 r2c2 r2c3")
    assert lines(squares.ends(seen(*moves))) == ["1 of 14 squares done", "1 square shows more than one number"]


def test_the_goal_is_told_until_something_is_done() -> None:
    assert len(squares.turn(seen())) == 1
    assert len(squares.turn(seen(puzzle="given"))) == 2
    assert squares.turn(seen(*SOME)) == ()
    assert squares.turn(seen(SOME[0], "lift 6-4")) == ()


def test_a_board_that_is_full_and_wrong_says_so() -> None:
    state = solved()
    while state.hands[0]:
        before, state = state, play(state, ANN, careful(view(state, ANN))).state
    last = careful(view(before, ANN))
    assert isinstance(last, Place)
    turned = play(before, ANN, Place(last.tile, last.low, last.high)).state
    assert turned.phase is Phase.PLAY
    assert lines(squares.turn(view(turned, ANN))) == [
        "All tiles are laid, but a square shows more than one number: take something back."
    ]


def solved() -> State:
    """A board whose last tile, as the computer player lays it, is no double."""
    state = board()
    while len(state.hands[0]) > 1:
        state = play(state, ANN, careful(view(state, ANN))).state
    assert not state.hands[0][0].double
    return state


# --- The moves --------------------------------------------------------------------------------------------


def test_a_tile_is_laid_by_row_column_and_direction() -> None:
    offered = offer(seen())
    assert labels(offered)[:3] == ["[6|6]", "[6|5]", "[6|4]"]
    assert choices(asked(offered, "4")) == [f"Row r{row}" for row in range(1, 9)]
    assert choices(asked(offered, "4.3")) == [*(f"Column c{column}" for column in range(2, 8))]
    assert choices(asked(offered, "4.2")) == [f"Column c{column}" for column in range(1, 8)]
    ways = asked(offered, "4.2.5")
    assert choices(ways) == ["[6|4] → r2c5", "[4|6] → r2c5", "[6|4] ↓ r2c5", "[4|6] ↓ r2c5"]
    assert ways.back == Way(4, (2,))
    assert all(turns_to(seen(), way) for way in ("4", "4.2", "4.2.5"))
    move = ways.items[1].leads
    assert isinstance(move, Place)
    assert (str(move.tile), str(move.high), str(move.low)) == ("6-4", "r2c6", "r2c5")


def test_where_there_is_no_choice_nothing_is_asked() -> None:
    offered = offer(seen())
    last = asked(offered, "2.8").items[-1]
    assert isinstance(last.leads, Place), "a double at the end of the last row lies in one way only"
    assert lines([last.label]) == ["[6|6] → r8c7"]
    for now in (seen(puzzle="digits"), seen(puzzle="given")):
        moves = [item.leads for item in offer(now).items() if isinstance(item.leads, Place)]
        for move in moves:
            assert [other for other in now.legal if isinstance(other, Place) and other.tile == move.tile] == [move]


@pytest.mark.parametrize("options", [{}, {"puzzle": "given"}, {"puzzle": "digits"}], ids=str)
@pytest.mark.parametrize("begun", [False, True])
def test_every_move_can_be_reached_in_four_presses(options: dict[str, str], *, begun: bool) -> None:
    state = board(**options)
    if begun:
        state = play(state, ANN, careful(view(state, ANN))).state
    now = view(state, ANN)
    offered = offer(now)
    found: set[Move] = set()
    level = [(1, item.leads) for item in offered.items()]
    while level:
        presses, lead = level.pop()
        if isinstance(lead, Way):
            question = offered.question(lead)
            assert question is not None
            level += [(presses + 1, item.leads) for item in question.items]
        else:
            assert lead not in found, "offered twice"
            assert presses <= 4
            found.add(lead)
    assert found == set(now.legal)


def test_a_tile_is_taken_back_and_giving_up_is_asked_once_more() -> None:
    offered = offer(seen(*SOME))
    first, *_, last = labels(offered)
    assert (first, last) == ("↩ Take back …", "Give up …")
    assert choices(asked(offered, "0")) == ["↩ [5|1]", "↩ [4|4]", "↩ [6|4]"]
    assert asked(offered, "1").items[0].leads == DONE
    assert {lines([asked(offered, way).others])[0] for way in "01"} == {"Keep playing"}


@pytest.mark.parametrize("way", ["0", "30", "4.9", "4.8.8", "4.1.1.1", "1.1", "2.3.1", "99"])
def test_a_way_that_leads_nowhere_asks_nothing(way: str) -> None:
    read = Way.read(way)
    assert read is not None
    assert offer(seen()).question(read) is None
    assert not turns_to(seen(), way)


def test_while_one_writes_the_first_free_cell_is_offered_and_what_can_be_taken_back() -> None:
    offered = offer(seen(*SOME))
    places = [move for move in offered.moves if isinstance(move, Place)]
    assert {str(min(move.high, move.low)) for move in places} == {"r1c3"}
    assert len(places) == 2 * (19 * 2 + 6), "19 tiles either way round and 6 doubles, to the right and down"
    assert [move for move in offered.moves if isinstance(move, Lift)] == [
        Lift(move.tile) for move in reversed(squares_of(seen(*SOME).body).laid)
    ]


# --- Advice and what happened -----------------------------------------------------------------------------


def test_advice_names_a_place_or_what_has_to_go() -> None:
    good, wrong = seen("place 6-6 r1c1 r2c1"), seen("place 6-4 r1c1 r1c2")
    assert lines([hint(good, advise(good))])[0].startswith("Try [")
    assert lines([chance(good, advise(good))]) == ["Yes, it can still be won."]
    assert lines([hint(wrong, advise(wrong))]) == [
        "As the tiles lie it cannot be completed. ↩ [6|4]: that one does not go with the others."
    ]
    assert lines([chance(wrong, advise(wrong))]) == ["Not as the tiles lie: something has to be taken back."]


def test_moves_are_told() -> None:
    state = board()
    assert tale(MATCH, *play(state, ANN, meant(state, ANN, "place 6-4 r1c2 r1c1")).events) == [
        "Ann: [4|6] → r1c1."
    ]
    state = board("place 6-4 r2c1 r1c1")
    lifted = play(state, ANN, Lift(squares_of(state.body).laid[0].tile))
    assert tale(MATCH, *lifted.events) == ["Ann takes [6|4] back."]


def result(step: Step) -> list[str]:
    ended = next(event for event in step.events if isinstance(event, RoundEnded))
    after = [line for event in step.events if (line := settled(MATCH, step.state.sides, event)) is not None]
    return lines((*ending(MATCH, ended, brief=False), *after))


def test_a_solution_is_told_with_its_number() -> None:
    state = solved()
    first, second = result(play(state, ANN, careful(view(state, ANN))))
    assert first == "Ann has solved it! All tiles are laid, and every square shows one number: 28 moves."
    assert second.startswith("It is solution ")
    assert " of 342,720." in second
    assert " 685,440 ways" in second


def test_giving_up_is_told_with_what_is_left() -> None:
    first, second = result(play(board(SOME[0]), ANN, DONE))
    assert first == "Ann gives up with 1 tile on the board."
    assert second.startswith("Still to be laid: [6|6] [6|5] [6|3]")


# --- In a chat --------------------------------------------------------------------------------------------


async def test_a_whole_game_by_buttons(tmp_path: Path) -> None:
    """Every tile of a solution, pressed from the first choice to the last, over pages where there are some."""
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/play domino-squares puzzle=given")
        while chat.tables():
            now = view(state_of(chat), ANN)
            for press in way_to(offer(now), careful(now)):
                while press not in chat.room()[-1].labels:
                    await ann.press("▶")
                await ann.press(press)
        assert "has solved it!" in chat.room()[-1].message.plain()


def way_to(offered: Choices, wanted: Move) -> list[str]:
    """The labels of the buttons that lead to a move."""
    level = [([WORDS.line(item.label, "en")], item.leads) for item in offered.items()]
    while level:
        pressed, lead = level.pop(0)
        if lead == wanted:
            return pressed
        if isinstance(lead, Way):
            question = offered.question(lead)
            assert question is not None
            level += [([*pressed, WORDS.line(item.label, "en")], item.leads) for item in question.items]
    raise AssertionError(f"nothing leads to {wanted}")
