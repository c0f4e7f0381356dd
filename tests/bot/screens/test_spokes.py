"""Stars and feet as text, what their ends ask for, and how their moves are offered."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.screens import feet, layout
from bot.screens.kinds import kind_of
from bot.screens.spokes import as_text, ends, in_words
from engine.board import Board
from engine.game import view
from engine.kernels.feet_table import Feet
from engine.model import View
from engine.moves import Play
from engine.rules.reach import Star
from engine.seats import Seat
from engine.tiles import parse_tile, parse_tiles
from tests.bot.pictures.trees import around, limb
from tests.bot.reading import said
from tests.bot.screens.offers import asked, choices, labels, offer
from tests.bot.screens.situations import seen
from tests.engine.given import dealt, laid

ARMS = tuple("12345678")


def star(written: str, hand: str = "9-8 4-2", **options: str) -> View:
    """What who is on turn in Cyprus sees, with this hand before this board."""
    reach = Star(ARMS, fill_first=options.get("fill_first") == "true")
    board = laid(written, reach) if written else Board()
    begun = dealt("cyprus", "9-9", "1-0", "2-0", "3-0", lot=0, **options).state
    return view(replace(begun, body=board, hands=(parse_tiles(hand), *begun.hands[1:]), turn=Seat(0)), Seat(0))


def foot(written: str, hand: str, boneyard: str = "", **options: str) -> View:
    """What who is on turn in Chickenfoot sees: `tile@arm`, one after another, on the arms of 9-9."""
    body = Feet(9, Seat(0)).rooted(Seat(0), 4, laid=False)
    for one in written.split():
        name, _, key = one.partition("@")
        body = body.with_tile(Seat(1), Play(parse_tile(name), key), toes=3)
    begun = dealt("chickenfoot", hand, "7-6", boneyard="8-7", lot=0, **options).state
    return view(replace(begun, body=body, boneyard=parse_tiles(boneyard), turn=Seat(0)), Seat(0))


def of_a_holder(me: int, *hands: str, boneyard: str = "") -> View:
    """What somebody sees at the beginning of a round of Chickenfoot whose root is laid by who holds it."""
    return view(dealt("chickenfoot", *hands, boneyard=boneyard, root="holder").state, Seat(me))


def rows(shown: View) -> list[str]:
    lines = feet.as_text(shown) if isinstance(shown.body, Feet) else layout.as_text(shown)
    return said(lines)


def turn(shown: View) -> list[str]:
    return said(kind_of(shown).turn(shown))


BEGUN = "9-5@1 9-3@2 9-1@3 9-0@4"


# --- The table --------------------------------------------------------------------------------------------


def test_a_star_is_its_middle_and_its_arms() -> None:
    assert rows(star("9-9 9-4@1 4-2@1 9-0@2")) == [
        "In the middle: [9|9]",
        "1: [9|4][4|2]",
        "2: [9|0]",
        "Open ends: 1 → 2 · 2 → 0 · new arms 3–8 → 9.",
    ]


def test_a_star_is_read_aloud() -> None:
    shown = star("9-9 9-4@1 4-2@1")
    assert said(layout.in_words(shown))[:2] == [
        "In the middle: 9-9.",
        "Arm 1, outwards: 9-4, 4-2.",
    ]


def test_arms_that_come_first_say_so() -> None:
    shown = star("9-9 9-4@1 9-0@2", fill_first="true")
    assert rows(shown)[-1] == "The empty arms come first: new arms 3–8 → 9."


def test_before_the_first_tile_there_is_nothing_to_say() -> None:
    shown = star("")
    assert rows(shown) == ["No tile has been laid yet."]
    assert kind_of(shown).ends(shown) == ()


def test_long_arms_take_several_rows() -> None:
    drawing = around(limb("1", "9-8 8-7 7-6 6-5 5-4 4-3 3-2 2-1 1-0"))
    assert said(as_text(drawing))[1:] == ["1: [9|8][8|7][7|6][6|5][5|4][4|3]", "1: [3|2][2|1][1|0]"]


def test_a_phone_shows_a_row_of_text_in_a_line() -> None:
    for tiles in ("9-8 8-7 7-6 6-5 5-4 4-3 3-2", "12-11 11-10 10-9 9-8 8-7"):
        for line in said(as_text(around(limb("1", tiles)))):
            assert len(line.removeprefix("1: ")) <= 30


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ("1", "new arm 1"),
        ("1 2", "new arms 1, 2"),
        ("1 2 3", "new arms 1–3"),
        ("1 3 4", "new arms 1, 3, 4"),
        ("1.1 1.2 1.3", "new arms 1.1–1.3"),
    ],
)
def test_empty_arms_are_told_together(keys: str, told: str) -> None:
    assert said(ends(around(*map(limb, keys.split())))) == [f"Open ends: {told} → 9."]


def test_feet_are_told_behind_the_arm_that_they_grow_from() -> None:
    shown = foot(f"{BEGUN} 3-3@2 3-2@2.1 6-3@2.3 8-3@2.2 8-6@2.2", "5-4")
    assert rows(shown) == [
        "In the middle: [9|9]",
        "1: [9|5]",
        "2: [9|3][3|3]",
        "2.1: [3|2]",
        "2.2: [3|8][8|6]",
        "2.3: [3|6]",
        "3: [9|1]",
        "4: [9|0]",
        "Open ends: 1 → 5 · 2.1 → 2 · 2.2 → 6 · 2.3 → 6 · 3 → 1 · 4 → 0.",
    ]
    assert said(in_words(feet.drawing(shown)))[3] == "Arm 2.1, outwards: 3-2."


def test_what_comes_first_is_said_with_what_it_takes() -> None:
    assert rows(foot("9-5@1 9-3@2", "9-1"))[-1] == (
        "First [9|9] needs 2 more arms: only tiles with 9 go, and only on the middle."
    )
    assert rows(foot(f"{BEGUN} 5-5@1 5-2@1.1 5-4@1.2", "5-3"))[-1] == (
        "The foot at 1 comes first: [5|5] needs 1 more toe, so only tiles with 5 go, and only there."
    )


def test_a_root_that_nobody_has() -> None:
    shown = of_a_holder(0, "9-1", "9-2", boneyard="9-9")
    assert rows(shown)[-1] == (
        "Nobody holds [9|9]: all draw in turn until somebody has it and lays it in the middle."
    )
    assert labels(offer(shown)) == ["Draw a tile"]
    assert feet.drawing(shown).middle is None


def test_a_root_that_somebody_has_to_lead_is_not_sought() -> None:
    shown = of_a_holder(1, "9-1", "9-9", boneyard="9-2")
    assert rows(shown) == ["No tile has been laid yet."]
    assert labels(offer(shown)) == ["[9|9]"]


# --- The moves --------------------------------------------------------------------------------------------


def test_new_arms_and_ends_are_told_apart() -> None:
    assert labels(offer(star("9-9 9-4@1", "9-8 4-2"))) == ["[9|8] as a new arm", "[4|2] → 1"]


def test_a_tile_with_two_places_asks_where() -> None:
    shown = star("9-9 9-4@1 9-8@2", "9-1 8-4")
    assert labels(offer(shown)) == ["[9|1] as a new arm", "[8|4] …"]
    assert choices(asked(offer(shown), "1")) == ["[8|4] → 1", "[8|4] → 2"]


def test_the_first_tile_around_the_middle_needs_no_place() -> None:
    assert labels(offer(star("9-9", "9-1 8-4"))) == ["[9|1]"]


def test_toes_new_arms_and_ends_are_told_apart() -> None:
    assert labels(offer(foot("9-5@1 9-3@2", "9-1 5-4"))) == ["[9|1] as a new arm"]
    assert labels(offer(foot(f"{BEGUN} 5-5@1", "5-4 3-2"))) == ["[5|4] as a toe"]
    assert labels(offer(foot(f"{BEGUN} 5-5@1 5-2@1.1 5-4@1.2 8-5@1.3", "8-4"))) == ["[8|4] …"]
    assert labels(offer(foot(f"{BEGUN} 5-5@1 5-2@1.1 5-4@1.2 8-5@1.3", "8-6"))) == ["[8|6] → 1.3"]


def test_newcomers_are_told_what_they_cannot_know() -> None:
    assert turn(foot(BEGUN, "5-5 4-2")) == [
        "A double becomes a foot: its 3 toes, tiles with the same number, must be laid by the next players before "
        "anything else."
    ]
    assert turn(foot(BEGUN, "5-4 4-2")) == []
    assert turn(foot(BEGUN, "7-4", "8-8")) == ["None of your tiles goes: draw one. If it fits, you lay it."]
    assert turn(foot(BEGUN, "7-4")) == ["Nothing goes: pass."]


def test_who_holds_the_root_is_told_to_lay_it() -> None:
    shown = of_a_holder(0, "9-9", "9-2")
    assert turn(shown) == ["You hold the double from which this round grows: lay it in the middle."]
    assert labels(offer(shown)) == ["[9|9]"]


def test_sevastopol_keeps_the_letters_of_a_cross() -> None:
    shown = seen("sevastopol", laid("6-6 6-1@R", Star(("L", "R", "U", "D"), fill_first=False)), "6-2")
    assert rows(shown)[-1] == "Open ends: ← L 6 · → R 1, later · ↑ U 6 · ↓ D 6."
