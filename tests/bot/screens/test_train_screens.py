"""Mexican Train on screens: what everybody sees, what a player is told, what his buttons say."""

from __future__ import annotations

from bot.pictures.scene import Station
from bot.screens import trains
from bot.screens.hand import hand_screen
from bot.screens.moves import Choices
from engine.game import view
from engine.kernels.trains_table import Coupled, EnginePlaced, EngineSought, Opened, Reclaimed, Uncoverable
from engine.model import State
from engine.moves import Play
from engine.seats import Seat
from engine.tiles import tile
from tests.bot.chat import LIMITS
from tests.bot.kept import WORDS
from tests.bot.lobbies import match
from tests.bot.reading import said, tale
from tests.bot.screens.offers import asked, choices, labels, offer
from tests.engine.given_trains import after, dealt

ANN, BEN, CYD = Seat(0), Seat(1), Seat(2)
MATCH = match("mexican-train", "Ann", "Ben", "Cyd")
SAY = WORDS.saying("en")


def told_to(state: State, seat: Seat) -> list[str]:
    return said(hand_screen(MATCH, view(state, seat), "", LIMITS, several=False).lines)


def offers(state: State) -> Choices:
    return offer(view(state, state.turn))


OPENED = after(dealt("12-5 5-7 7-7 3-1", "9-8 10-6", "12-4 9-3 4-3", lot=0), "12-5@1", "pass", "12-4@2").state
"""Ann's train has begun, Ben's is open and has a tile of Cyd's, Cyd's is empty; Ann is on turn."""
BARE = after(
    dealt("12-5 7-5 7-7 3-3", "12-4 12-9 7-1 9-3 4-4"), "12-5@1", "12-4@2", "7-5@1", "12-9@M", "7-7@1"
).state
"""Ann has just laid a double that she cannot cover."""


# --- What everybody sees ----------------------------------------------------------------------------------


def test_the_table_has_a_row_for_every_train() -> None:
    assert said(trains.as_text(MATCH, view(OPENED, None))) == [
        "Hub: [12|12]",
        "Ann’s train (1): [12|5] → 5",
        "Ben’s train (2), open to all: [12|4] → 4",
        "Cyd’s train (3): empty → 12",
        "Mexican train (M): empty → 12",
    ]
    assert said(trains.in_words(MATCH, view(OPENED, None))) == [
        "In the hub lies the double 12.",
        "Ann’s train (1): 1 tile, asks for 5.",
        "Ben’s train (2), open to all: 1 tile, asks for 4.",
        "Cyd’s train (3): empty, asks for 12.",
        "Mexican train (M): empty, asks for 12.",
    ]


def test_of_a_long_train_the_end_is_shown() -> None:
    row = ("9-1", "2-1", "3-2", "3-1", "4-1", "5-4", "5-1")
    state = after(dealt("9-1 3-2 4-1 5-1 8-8", "2-1 3-1 5-4 6-6", set="9"), *(f"{t}@M" for t in row))
    assert said(trains.as_text(MATCH, view(state.state, None)))[-1] == (
        "Mexican train (M): +2 [2|3][3|1][1|4][4|5][5|1] → 1"
    )


def test_a_bare_double_is_told_to_everybody() -> None:
    shown = said(trains.as_text(MATCH, view(BARE, None)))
    assert shown[1] == "Ann’s train (1): [12|5][5|7][7|7] → 7, to be covered"
    assert shown[-1] == "The double 7 must be covered before anything else."
    assert shown[-1] in said(trains.in_words(MATCH, view(BARE, None)))


def test_before_its_hub_is_laid_a_table_tells_what_is_waited_for() -> None:
    sought = dealt("12-1", "3-3", boneyard="3-0 12-12", engine="holder").state
    wanted = "Nobody holds the double 12: all draw in turn until somebody finds it for the hub."
    assert said(trains.as_text(MATCH, view(sought, None))) == [wanted]
    assert said(trains.in_words(MATCH, view(sought, None))) == [wanted]
    assert trains.drawing(MATCH, view(sought, None), SAY) == Station(None, wanted, "open", ())
    begun = trains.drawing(MATCH, view(OPENED, None), SAY)
    assert (begun.hub, begun.caption) == (12, "Hub")
    held = dealt("12-12 12-1", "3-3", engine="holder").state
    assert said(trains.ends(view(held, None))) == ["The double 12 is laid in the hub first."]


def test_a_picture_shows_where_the_player_on_turn_may_lay_a_tile() -> None:
    station = trains.drawing(MATCH, view(OPENED, None), SAY)
    assert station.hub == 12
    assert [(rail.key, rail.name, rail.number) for rail in station.rails] == [
        ("1", "Ann", 5),
        ("2", "Ben", 4),
        ("3", "Cyd", 12),
        ("M", "Mexican", 12),
    ]
    assert [rail.key for rail in station.rails if rail.takes] == ["1", "2", "M"]
    assert [rail.key for rail in station.rails if rail.marked] == ["2"]
    assert [rail.key for rail in station.rails if rail.turn] == ["1"]
    bare = trains.drawing(MATCH, view(BARE, None), SAY)
    assert (
        [rail.key for rail in bare.rails if rail.takes] == [rail.key for rail in bare.rails if rail.bare] == ["1"]
    )


# --- What a player is told --------------------------------------------------------------------------------


def test_in_his_turn_a_hand_is_put_together_by_trains() -> None:
    assert told_to(OPENED, ANN) == [
        "Your train, asking for 5: [7|5]",
        "Nowhere now: [7|7] [3|1]",
        "It is your turn.",
    ]
    begun = dealt("12-5 12-3 7-7", "9-8").state
    assert told_to(begun, ANN)[:2] == [
        "Your train, asking for 12: [12|5] [12|3]",
        "Mexican train (M), asking for 12: [12|5] [12|3]",
    ]


def test_who_waits_sees_what_his_train_asks_for() -> None:
    assert told_to(OPENED, BEN) == ["Your hand: [10|6] [9|8]", "Your train asks for 4."]


def test_who_can_only_draw_or_pass_is_told_why_and_what_comes_of_it() -> None:
    stuck = dealt("9-8 7-7", "12-1", boneyard="3-2", draw_count="2")
    draw = "You have no tile that can be laid now: draw one. If it fits, you lay it."
    assert told_to(stuck.state, ANN)[-1] == draw
    assert labels(offers(stuck.state)) == ["Draw a tile"]
    passing = after(stuck, "draw").state
    assert told_to(passing, ANN)[-1] == (
        "Nothing fits, so you pass. That opens your train to all, until you lay a tile on it yourself."
    )
    assert labels(offers(passing)) == ["Pass, and open my train"]
    again = after(dealt("9-8 7-7", "12-1 12-2 12-3"), "pass", "12-1@2").state
    assert told_to(again, ANN)[-1].endswith("Your train stays open to all until you lay a tile on it yourself.")
    assert labels(offers(again)) == ["Pass"]


def test_who_may_draw_once_more_is_told_so() -> None:
    stuck = dealt("9-8", "12-1", boneyard="3-2 4-2", draw_count="2")
    assert told_to(after(stuck, "draw").state, ANN)[-1] == "That tile does not fit either: draw one more."


def test_a_double_is_explained_to_who_has_laid_it() -> None:
    assert "A double asks for one more tile: cover it at once." in told_to(BARE, ANN)
    free = after(dealt("12-5 5-5 12-3 4-4", "12-1 6-6", doubles="free_extra"), "12-5@1", "12-1@2", "5-5@1").state
    assert any("on any train that is open to you" in line for line in told_to(free, ANN))


def test_a_long_first_turn_is_explained() -> None:
    begun = dealt("12-5 5-4 4-4", "12-1", first_turn_train="true")
    assert any(line.startswith("In your first turn") for line in told_to(begun.state, ANN))
    going_on = after(begun, "12-5@1").state
    assert any(line.startswith("Go on with your train") for line in told_to(going_on, ANN))
    assert labels(offers(going_on)) == ["[5|4] → own", "Done"]


def test_the_engine_is_asked_for() -> None:
    held = dealt("12-12 12-1", "3-3", engine="holder").state
    assert any("lay it in the hub" in line for line in told_to(held, ANN))
    assert labels(offers(held)) == ["[12|12]"]
    sought = dealt("12-1", "3-3", boneyard="3-0 12-12", engine="holder").state
    assert any("still in the boneyard" in line for line in told_to(sought, ANN))
    assert labels(offers(sought)) == ["Draw a tile"]


# --- Buttons ----------------------------------------------------------------------------------------------


def test_the_own_train_comes_first_and_heavy_tiles_before_light_ones() -> None:
    step = after(dealt("12-1 2-1 9-1 12-3 7-6", "5-5", "8-8"), "12-1@1", "pass", "pass")
    assert labels(offers(step.state)) == ["[9|1] → own", "[2|1] → own", "[12|3] …"]
    assert choices(asked(offers(step.state), "2")) == ["[12|3] → 2", "[12|3] → 3", "[12|3] → Mexican"]


# --- What is told -----------------------------------------------------------------------------------------


def test_what_happens_to_trains_is_told() -> None:
    chain = (Play(tile(12, 5), "1"), Play(tile(5, 4), "1"))
    away = (Play(tile(7, 7), "2"), Play(tile(7, 3), "M"))
    assert tale(
        MATCH,
        EnginePlaced(tile(12, 12), BEN, "lot"),
        EnginePlaced(tile(11, 11), CYD, "rotate"),
        EngineSought(12, BEN, "lot"),
        Coupled(ANN, (Play(tile(12, 12)),)),
        Coupled(ANN, chain),
        Coupled(ANN, away),
        Opened(BEN),
        Reclaimed(BEN),
        Uncoverable(tile(7, 7)),
    ) == [
        "[12|12] lies in the hub: all trains start with this number. Ben begins: by lot.",
        "[11|11] lies in the hub: all trains start with this number. Cyd begins: the first turn goes round.",
        "Nobody holds the double 12 for the hub: all draw in turn until it is found. Ben begins, by lot.",
        "Ann: [12|12] → hub.",
        "Ann: [12|5] [5|4] → own train.",
        "Ann: [7|7] → Ben’s train; [7|3] → Mexican train.",
        "Ben passes; Ben’s train is open to all now.",
        "Ben’s train is private again.",
        "[7|7] needs no cover: no other tile with 7 is left.",
    ]
