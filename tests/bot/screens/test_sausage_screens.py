"""Sausage on screens: what everybody sees, what a player is told, what his buttons say, and what is told of it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.chats.choices import Single, TurnClock
from bot.messages import text
from bot.screens import sausage
from bot.screens.events import settled
from bot.screens.hand import hand_screen
from bot.tables.plan import Due, Pauses, next_due
from engine.events import Laid
from engine.game import view
from engine.kernels.sausage import CutOff, Inserted, Kept, Revealed, TurnsOver
from engine.model import State, View
from engine.moves import PASS, Cut, Keep, Play
from engine.seats import Seat
from engine.tiles import tile
from tests.bot.chat import LIMITS
from tests.bot.kept import WORDS
from tests.bot.lobbies import match
from tests.bot.reading import said, tale
from tests.bot.screens.offers import labels, offer
from tests.engine.given_sausage import dealt, position

ANN, BEN = Seat(0), Seat(1)
NOW = datetime(2026, 9, 1, tzinfo=UTC)
MATCH = match("sausage", "Ann", "Ben")


def seen(state: State, seat: Seat | None = ANN) -> View:
    return view(state, seat)


# --- What everybody sees ----------------------------------------------------------------------------------


def test_the_table_before_the_root() -> None:
    first = seen(dealt("1-1 6-5", "6-2").state, None)
    assert said(sausage.as_text(first)) == ["No tile has been laid yet.", "Turned up: [6|5]."]
    assert said(sausage.in_words(first)) == ["No tile has been laid yet.", "Turned up: [6|5]."]
    assert sausage.ends(first) == ()


def test_the_table_has_both_lines_with_their_depths_and_where_a_cut_is_possible() -> None:
    now = seen(position("1-1 6-4", "2-2 5-0"), None)
    assert said(sausage.as_text(now)) == [
        "Root: A [6|5] B",
        "A: [6|3]₁[3|1]₂[1|5]₃",
        "B: [5|2]₁[2|4]₂[4|0]₃",
        "A cut is possible at 1 (3 and 2) · 2 (1 and 4) · 3 (5 and 0).",
        "Open ends: A 5 · B 0.",
        "Turned up: [6|4].",
    ]
    assert said(sausage.in_words(now))[:3] == [
        "The root is 6-5: line A begins at 6, line B at 5.",
        "Line A, from the root outwards: 6-3, 3-1, 1-5.",
        "Line B, from the root outwards: 5-2, 2-4, 4-0.",
    ]


def test_long_lines_go_on_in_a_next_row() -> None:
    long = seen(position("1-1 6-4", "2-2", a="6-1 1-2 2-3 3-3 3-4 4-4 4-5", b="5-0"), None)
    assert said(sausage.as_text(long))[1:4] == [
        "A: [6|1]₁[1|2]₂[2|3]₃[3|3]₄[3|4]₅",
        "A: [4|4]₆[4|5]₇",
        "B: [5|0]₁",
    ]


@pytest.mark.parametrize(
    ("options", "b", "cuts"),
    [
        ({}, "5-2 4-2 4-0", (1, 2, 3)),
        ({"cut_where": "end_only"}, "5-2 4-2 4-0", (3,)),
        ({"cut_where": "end_only"}, "5-2 4-2", (2,)),
        ({"cut_equal_lines": "true"}, "5-2 4-2", ()),
        ({}, "5-4", (1,)),
        ({}, "", ()),
    ],
)
def test_cuts_are_shown_where_the_house_rules_allow_them(
    options: dict[str, str], b: str, cuts: tuple[int, ...]
) -> None:
    now = seen(position("1-1 6-4", "2-2", b=b, **options), None)
    assert sausage.drawing(now, lambda text: "").cuts == cuts


def test_a_cut_whose_tile_lies_on_the_table_is_not_possible() -> None:
    now = seen(position("1-1 6-4", "2-2", a="6-3", b="5-6"), None)
    assert sausage.drawing(now, lambda text: "").cuts == ()


# --- What one player is told ------------------------------------------------------------------------------


def told_to(state: State, seat: Seat) -> list[str]:
    return said(hand_screen(MATCH, seen(state, seat), "", LIMITS, several=False).lines)


def test_who_waits_is_told_how_the_game_goes() -> None:
    first, *how, last = told_to(position("1-1 6-4", "2-2"), BEN)
    assert first == "Rows, face down: Ann 2 · Ben 1"
    assert [line.split()[:2] for line in how] == [["Nobody", "knows"], ["A", "double"], ["A", "tile"]]
    assert last == "Ann has turned up [6|4]."


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ({"cut_equal_lines": "true"}, "if both lines are equally long"),
        ({"cut_where": "end_only"}, "if that is the end of A or of B"),
        ({}, "cuts there: all that lies before it"),
    ],
)
def test_how_the_game_goes_follows_the_house_rules(options: dict[str, str], part: str) -> None:
    assert part in "\n".join(told_to(position("1-1 6-4", "2-2", **options), BEN))
    without = told_to(position("1-1 6-4", "2-2", insert_doubles="false", **options), BEN)
    assert not any("between" in line for line in without)


def test_a_cut_behind_the_first_tiles_is_explained_in_spanish_without_a_number() -> None:
    explained = WORDS.line(text("sausage-explain-cut", depth=1, count=3, pips=27), "es")
    assert explained == (
        "✂ 1: la raíz y la primera ficha de las dos líneas, 3 fichas con 27 puntos, van bajo la otra fila."
    )


def test_each_way_of_laying_is_explained() -> None:
    assert told_to(position("1-1 5-0", "2-2"), ANN)[1:] == [
        "Turned up: [5|0].",
        "It is your turn.",
        "✂ 3: the root and the first 3 tiles of both lines, 7 tiles with 47 pips, go under the other row.",
        "Open ends: A 5 · B 0.",
    ]
    assert told_to(position("1-1 5-5", "2-2"), ANN)[3] == (
        "↓ B 0: between the root and the first tile of line B, which moves out."
    )
    assert told_to(position("1-1 6-4", "2-2"), ANN)[3] == (
        "It has no place anywhere: it goes back to the far end of your row."
    )
    before = dealt("1-1 6-5", "6-2", ANN, start_double="true").state
    assert told_to(before, ANN)[3].startswith("The round begins with a double")


# --- Buttons ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turned", "offered"),
    [
        ("5-0", ["[5|0] → A", "[5|0] → B", "✂ 3: 7 tiles, 47 pips"]),
        ("5-5", ["[5|5] → A", "[5|5] ↓ B 0"]),
        ("3-3", ["[3|3] ↓ A 1"]),
        ("6-4", ["Back to the row"]),
    ],
)
def test_every_move_is_one_press(turned: str, offered: list[str]) -> None:
    now = seen(position(f"1-1 {turned}", "2-2"))
    assert labels(offer(now)) == offered
    assert [item.leads for item in offer(now).items()] == list(now.legal)


def test_beside_a_double_that_lies_alone_both_lines_are_one_button() -> None:
    now = seen(position("1-1 4-0", "2-2", root="4-4", a="", b=""))
    offered = sausage.Places(now)
    assert offered.moves == (Play(tile(4, 0), "A"),)
    assert len(now.legal) == 2


def test_the_root_is_one_button() -> None:
    now = seen(dealt("1-1 6-5", "6-2").state)
    assert labels(offer(now)) == ["[6|5] as the root"]


# --- What is told -----------------------------------------------------------------------------------------


def test_what_happens_is_told() -> None:
    assert tale(
        MATCH,
        Laid(ANN, (Play(tile(5, 0), "B"),)),
        Inserted(ANN, tile(3, 3), "A", 1),
        Inserted(ANN, tile(6, 6), "A", 0),
        CutOff(ANN, tile(5, 0), 3, BEN, 7, 47),
        Kept(BEN, tile(6, 4)),
    ) == [
        "Ann: [5|0] at the end of B.",
        "Ann: [3|3] into line A, behind tile 1.",
        "Ann: [6|6] into line A, next to the root.",
        "✂ Ann cuts at 3 with [5|0]: 7 tiles with 47 pips go under Ben’s row.",
        "Ben: [6|4] has no place and goes back to the row.",
    ]


def test_who_begins_is_told_with_his_tile_and_in_mid_round_the_table_shows_it() -> None:
    assert tale(MATCH, Revealed(ANN, tile(6, 5), "lot")) == ["Ann begins and turns up [6|5]: by lot."]
    assert tale(MATCH, Revealed(ANN, tile(6, 5))) == []


def test_a_round_that_was_too_long_says_why_it_is_a_fish() -> None:
    sides = position("1-1 5-0", "2-2").sides
    sentence = settled(MATCH, sides, TurnsOver(200))
    assert sentence is not None
    assert "200 turns" in WORDS.line(sentence, "en")


@pytest.mark.parametrize(("single", "by_itself"), [(Single.ASK, False), (Single.PASS, True), (Single.PLAY, True)])
def test_a_tile_without_a_place_goes_back_by_itself_as_a_pass_does(single: Single, by_itself: bool) -> None:
    due = next_due(MATCH, position("1-1 6-4", "2-2"), NOW, TurnClock.USUAL, Pauses(), single, asleep=False)
    assert (Due.MOVE in due) is by_itself
    choice = next_due(MATCH, position("1-1 5-0", "2-2"), NOW, TurnClock.USUAL, Pauses(), single, asleep=False)
    assert Due.MOVE not in choice


def test_a_move_of_another_game_has_no_label() -> None:
    now = seen(position("1-1 5-0", "2-2"))
    offered = sausage.Places(now)
    assert WORDS.line(offered.label(Keep()), "en") == "Back to the row"
    assert WORDS.line(offered.label(Cut(tile(3, 2), 1)), "en") == "✂ 1: 3 tiles, 27 pips"
    with pytest.raises(TypeError, match="no label"):
        offered.label(PASS)
