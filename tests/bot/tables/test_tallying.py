"""What a match between people adds to the ledger: who has won and lost it, goats, and the titles of a round."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.tables.tallying import counts, deeds
from engine.events import MatchEnded
from engine.game import play, start, variants
from engine.model import State, Step
from engine.moves import Deal, DealTiles, TimeUp
from engine.reading import meant
from engine.seats import Side
from engine.tiles import parse_tiles
from storage.deeds import Deed
from tests.bot.lobbies import NAMES, match

NOON = datetime(2024, 2, 28, 12, tzinfo=UTC)
PEOPLE = ("test:ann", "test:bob", "test:cid", "test:dot")
WINNERS, LOSERS = PEOPLE[::2], PEOPLE[1::2]


def counted(deed: Deed) -> dict[str, dict[str, int]]:
    """What a deed counts, by person."""
    found: dict[str, Counter[str]] = {}
    for line in deed.lines:
        if line.person is not None:
            found.setdefault(line.person, Counter())[line.kind] += line.amount
    return {person: dict(counts) for person, counts in found.items()}


def each(people: tuple[str, ...], counts: dict[str, int]) -> dict[str, dict[str, int]]:
    return dict.fromkeys(people, counts)


@pytest.mark.parametrize(
    ("game", "goat"),
    [("goat", True), ("sea-goat", True), ("donkey", False), ("forty-two", False)],
)
@pytest.mark.parametrize("why", ["points", "goat", "target"])
def test_who_loses_a_game_of_goats_is_the_goat(game: str, goat: bool, why: str) -> None:
    """However the match ends."""
    before = play(start(variants()[game], 4, "seed"), None, Deal()).state
    ended = MatchEnded((Side(0),), (Side(1),), why)
    (deed,) = deeds(match(game), before, Step(before, (ended,)), NOON)
    assert counted(deed) == {
        **each(WINNERS, {"won": 1}),
        **each(LOSERS, {"lost": 1, "goat": 1} if goat else {"lost": 1}),
    }


@pytest.mark.parametrize("why", ["rotten-eggs", "target", "session"])
def test_where_nobody_has_won_nobody_is_the_goat(why: str) -> None:
    before = play(start(variants()["sea-goat"], 4, "seed"), None, Deal()).state
    (deed,) = deeds(match("sea-goat"), before, Step(before, (MatchEnded((), (), why),)), NOON)
    assert counted(deed) == each(PEOPLE, {"drawn": 1})


def last_turn(state: State, hands: tuple[str, ...], *moves: str) -> tuple[State, Step]:
    """What these moves of a round come to, and the state before the last of them."""
    state = play(state, None, DealTiles(tuple(map(parse_tiles, hands)))).state
    step = Step(state)
    for text in moves:
        state, turn = step.state, step.state.turn
        assert turn is not None
        step = play(state, turn, meant(state, turn, text))
    return state, step


@pytest.mark.parametrize(
    ("options", "hands", "moves", "title"),
    [
        ({}, ("6-6", "5-4", "5-3", "5-2"), ("6-6",), {"general": 1}),
        (
            {"double_finish_worth": "2"},
            ("0-0 6-6", "1-1 5-2", "1-0 5-3", "6-1 5-4"),
            ("1-1", "1-0@L", "6-1@R", "0-0 + 6-6"),
            {"general": 2},
        ),
        ({"title_rule": "bald"}, ("0-0", "5-4", "5-3", "5-2"), ("0-0",), {"bald": 1}),
        ({}, ("5-5", "5-4", "5-3", "5-2"), ("5-5",), {}),
    ],
)
def test_a_title_counts_for_what_it_is_worth(
    options: dict[str, str], hands: tuple[str, ...], moves: tuple[str, ...], title: dict[str, int]
) -> None:
    before, step = last_turn(start(variants()["general"], 4, options=options), hands, *moves)
    (deed,) = deeds(match("general"), before, step, NOON)
    assert counted(deed) == {
        **each(WINNERS, {"round_won": 1}),
        **each(LOSERS, {"round_lost": 1, **title}),
    }


@pytest.mark.parametrize("rounds", [0, 1])
def test_who_never_sat_down_has_no_part_in_an_evening(rounds: int) -> None:
    evening = match("general", *NAMES, "Eve", "Fay")
    state = start(variants()["general"], 6)
    if rounds:
        _, step = last_turn(state, ("5-5", "5-4", "5-3", "5-2", "", ""), "5-5")
        state = step.state
    found = [counted(deed) for deed in deeds(evening, state, play(state, None, TimeUp()), NOON)]
    assert found == ([each(PEOPLE, {"drawn": 1})] if rounds else [])


@pytest.mark.parametrize(
    ("people", "others", "at_the_table", "on_a_sheet"),
    [(1, 0, False, False), (2, 0, True, True), (1, 1, False, False), (2, 1, False, True), (4, 0, True, True)],
)
def test_a_match_counts_between_two_people(people: int, others: int, at_the_table: bool, on_a_sheet: bool) -> None:
    """At a table of the bot everybody has to be somebody; a guest on a score sheet is no computer player."""
    four = match("block")
    guests = tuple(replace(seat, person=None) for seat in four.seats[people : people + others])
    some = replace(four, seats=four.seats[:people] + guests)
    assert (counts(some), counts(replace(some, sheet=True))) == (at_the_table, on_a_sheet)
