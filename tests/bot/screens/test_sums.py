"""The running total on screens: how far to the next mark, what every tile would make, how a round ended."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.messages import Text
from bot.pictures.scene import Ladder, Reached
from bot.screens.events import ending, settled, told
from bot.screens.kinds import kind_of
from engine.events import Event, RoundEnded
from engine.game import play, view
from engine.kernels.running_total import Added, Counted, Running
from engine.model import State, View
from engine.moves import Play
from engine.scoring.in_play import RoundPoints
from engine.seats import Seat
from engine.tiles import parse_tiles
from tests.bot.kept import WORDS
from tests.bot.lobbies import match
from tests.bot.reading import said
from tests.bot.screens.offers import labels, offer
from tests.engine.given import played

MATCH = match("italian-sum")
HANDS = "6-6 5-2 1-0", "6-2 6-0 2-0", "6-4 3-1 0-0"


def state(*tiles: str, hands: tuple[str, ...] = HANDS, **options: str) -> State:
    return played("italian-sum", hands, *tiles, boneyard="3-3 2-2 1-1", **options)


def onlooker(*tiles: str) -> View:
    return view(state(*tiles), None)


def rows(shown: View) -> list[str]:
    return said(kind_of(shown).as_text(MATCH, shown))


def words(shown: View) -> list[str]:
    return said(kind_of(shown).in_words(MATCH, shown))


def test_before_the_first_tile_all_marks_are_ahead() -> None:
    assert rows(onlooker()) == [
        "Total 0: 30 to go to 30, worth 1 point.",
        "Marks: 30 (1) · 50 (2) · 70 (3) · 100 (4).",
    ]


def test_marks_that_were_hit_bear_a_name_and_others_are_missed() -> None:
    shown = onlooker("6-6", "6-2", "6-4", "5-2", "6-0", "3-1", "1-0", "2-0")
    assert rows(shown) == [
        "Total 50: 20 to go to 70, worth 3 points.",
        "Marks: 30 ✓ Cid · 50 ✓ Bob · 70 (3) · 100 (4).",
        "Latest tiles, each with its total: [5|2] 37 · [6|0] 43 · [3|1] 47 · [1|0] 48 · [2|0] 50",
    ]
    missed = onlooker("6-6", "6-0", "6-4", "5-2")
    assert rows(missed)[1] == "Marks: 30 missed · 50 (2) · 70 (3) · 100 (4)."


def test_the_words_have_every_tile() -> None:
    shown = onlooker("6-6", "6-2", "6-4", "5-2", "6-0", "3-1")
    assert words(shown)[0] == "Tiles from the first to the last: 6-6, 6-2, 6-4, 5-2, 6-0, 3-1."
    assert words(onlooker())[0] == "No tile has been laid yet."


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Total 12: 18 to go to 30, worth 1 point."), ("ru", "Сумма 12: до 30 ещё 18, за отметку 1 очко.")],
)
def test_the_way_to_the_next_mark_is_told(language: str, told: str) -> None:
    shown = onlooker("6-6")
    assert said(kind_of(shown).ends(shown), language) == [told]


def test_a_button_says_what_its_tile_makes_and_what_that_scores() -> None:
    assert labels(offer(view(state("6-6", "6-2"), Seat(2)))) == ["[6|4] = 30 ★ +1", "[3|1] = 24", "[0|0] = 20"]
    drawing = view(state("6-6", may_draw="true"), Seat(1))
    assert labels(offer(drawing))[-1] == "Draw instead"
    assert said(kind_of(drawing).turn(drawing))[0].endswith("You may also draw a tile instead.")


def test_a_button_says_that_its_tile_ends_the_round() -> None:
    late = replace(state("6-6", "6-2"), body=Running((Counted(parse_tiles("6-2")[0], Seat(1), 97),)))
    assert labels(offer(view(late, Seat(2)))) == [
        "[6|4] = 107, ends",
        "[3|1] = 101, ends",
        "[0|0] = 97",
    ]


def test_the_picture_shows_the_same() -> None:
    drawn = kind_of(onlooker()).drawing(MATCH, onlooker("6-6", "6-2", "6-4"), WORDS.saying("en"))
    assert isinstance(drawn, Ladder)
    assert drawn.total == 30
    assert [rung.reached for rung in drawn.rungs] == [Reached.HIT, Reached.NEXT, Reached.AHEAD, Reached.AHEAD]
    assert [(rung.worth, rung.note) for rung in drawn.rungs[:3]] == [
        ("1 point", "Cid"),
        ("2 points", "20 to go"),
        ("3 points", ""),
    ]


def last_events(*tiles: str, hands: tuple[str, ...], **options: str) -> list[str]:
    before = state(*tiles[:-1], hands=hands, **options)
    step = play(before, before.turn, Play(parse_tiles(tiles[-1])[0]))
    return said(line for event in step.events for line in lines(event) if line is not None)


def lines(event: Event) -> tuple[Text | None, ...]:
    if isinstance(event, RoundEnded):
        return ending(MATCH, event, brief=False)
    if isinstance(event, RoundPoints):
        return (settled(MATCH, (), event),)
    return (told(MATCH, event),) if isinstance(event, Added) else ()


def test_what_is_told_of_a_round_that_runs_out_of_tiles() -> None:
    assert last_events("6-6", "6-2", "6-4", hands=("6-6", "6-2", "6-4")) == [
        "Cid: [6|4], total 30.",
        "Round 1 is over at 30: nobody has a tile left. The last one, [6|4], was Cid’s.",
        "In this round, all written already: Ann 0 · Bob 0 · Cid 1. Tiles in the hand cost nothing.",
    ]


def test_what_is_told_of_a_round_that_has_passed_the_last_mark() -> None:
    hands = "6-6 6-4 6-2 4-3", "5-5 4-4 5-3 1-0", "6-5 5-4 6-1 6-3"
    order = "6-6", "5-5", "6-5", "6-4", "4-4", "5-4", "6-2", "5-3", "6-1", "4-3", "1-0", "6-3"
    told_last = last_events(*order, hands=(*hands[:2], hands[2] + " 2-0"))
    assert told_last[1:] == [
        "Round 1 is over at 100: no mark is left. The last tile, [6|3], was Cid’s.",
        "Cid held [2|0]",
        "In this round, all written already: Ann 0 · Bob 0 · Cid 4. Tiles in the hand cost nothing.",
    ]
