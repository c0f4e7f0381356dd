"""Checking a shuffle against its commitment, as `boneyard verify` does it."""

from __future__ import annotations

import random

import pytest

from bot.__main__ import main
from bot.archives.verifying import Verdict, verify, verify_rounds
from bot.cleaning import LONGEST_NAME
from engine.events import Event, Leads, RoundEnded
from engine.game import legal, play, start, variants
from engine.model import Phase, State
from engine.moves import Deal
from engine.scoring.sea_states import RightChanged
from engine.shuffle import commitment
from engine.tiles import show_tiles


def run(*words: str) -> int:
    try:
        return main(["verify", *words])
    except SystemExit as error:
        return int(error.code or 0)


def test_it_deals_what_a_round_of_a_match_was_dealt() -> None:
    """Every round of every game, whoever sits at the table, from what its players are told after it."""
    for variant in variants().values():
        players = variant.players[:3][-1]
        state = start(variant, players, "a match")
        for number in range(1, 5):
            state = play(state, None, Deal()).state
            dealt = tuple(state.hands[seat] for seat in sorted(state.table))
            boneyard, ended = state.boneyard, list[RoundEnded]()
            while state.turn is not None:
                # The last one gives up where one could go on for ever.
                step = play(state, state.turn, legal(state, state.turn)[-1 if players == 1 else 0])
                state = step.state
                ended += [event for event in step.events if isinstance(event, RoundEnded)]
            seed = ended[0].seed
            found = verify(variant, players, {}, seed, commitment(seed), number=number)
            assert (found.kept, found.hands, found.boneyard) == (True, dealt, boneyard)
            if state.phase is Phase.OVER:
                break


def rounds_of(options: dict[str, str], seed: int) -> tuple[State, list[Event]]:
    """Some rounds of sea goat with three players, played at random, and what was told of them."""
    state, chance = start(variants()["sea-goat"], 3, f"match {seed}", options), random.Random(seed)
    told: list[Event] = []
    while state.phase is not Phase.OVER and state.round < 30:
        move = Deal() if state.turn is None else chance.choice(legal(state, state.turn))
        step = play(state, state.turn, move)
        state = step.state
        told += step.events
    return state, told


def test_a_tile_that_was_taken_is_no_false_deal() -> None:
    state, told = rounds_of({"hundred_tile": "taken"}, 1)
    assert any(isinstance(event, Leads) and event.why == "taken" for event in told)
    rounds = verify_rounds(variants()["sea-goat"], 3, state.options, told)
    assert {each.verdict for each in rounds} == {Verdict.GOOD}


def test_a_player_who_is_out_is_dealt_nothing() -> None:
    options = {"brother_in_law": "eliminated", "bald": "false", "hundred_tile": "taken", "target": "250"}
    state, told = rounds_of({**options, "open_limit": "13"}, 9)
    assert any(isinstance(event, RightChanged) and event.what == "eliminated" for event in told)
    assert len(state.table) == 2
    rounds = verify_rounds(variants()["sea-goat"], 3, state.options, told)
    assert {each.verdict for each in rounds} == {Verdict.GOOD}


@pytest.mark.parametrize("promised", ["", commitment("north"), f" {commitment('north').upper()} "])
def test_the_commitment_belongs_to_the_seed(promised: str) -> None:
    assert verify(variants()["block"], 2, {}, "north", promised).kept


@pytest.mark.parametrize(
    "promised", ["0", commitment("south"), commitment("north")[:-1], commitment("north") + "0"]
)
def test_the_commitment_belongs_to_another_seed(promised: str) -> None:
    assert not verify(variants()["block"], 2, {}, "north", promised).kept


def test_the_command_prints_the_deal(capsys: pytest.CaptureFixture[str]) -> None:
    promised = commitment("north")
    assert run("--game", "Block", "--players", "2", "--commitment", promised, "north") == 0
    found = verify(variants()["block"], 2, {}, "north")
    hands = [f"hand {seat} {show_tiles(hand)}" for seat, hand in enumerate(found.hands, start=1)]
    expected = [f"commitment {promised} as promised", *hands, f"boneyard {show_tiles(found.boneyard)}"]
    assert capsys.readouterr() == ("\n".join(expected) + "\n", "")


def test_where_all_tiles_are_dealt_no_boneyard_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--game", "goat", "--players", "4", "north") == 0
    assert "boneyard" not in capsys.readouterr().out


def test_the_command_finds_a_false_promise(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--game", "goat", "--players", "4", "--commitment", "f" * 32, "north") == 1
    assert f"and not {'f' * 32}" in capsys.readouterr().out


def test_house_rules_change_the_deal(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--game", "draw", "--players", "3", "north")
    assert run(*words) == 0
    usual = capsys.readouterr().out
    assert run("--option", "set=9", "--option", "reserve=2", *words) == 0
    assert capsys.readouterr().out != usual


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--players", "5", "north"), "Players of this game: 2, 3, 4, not 5."),
        (("--players", "4", "--option", "target=7", "north"), "Target cannot be 7. It can be: 51 to 201."),
        (
            ("--players", "4", "--option", f"target={'9' * 5000}", "north"),
            f"Target cannot be {'9' * LONGEST_NAME}. It can be: 51 to 201.",
        ),
        (("--players", "4", " "), "This deal has no seed."),
    ],
)
def test_what_the_rules_refuse_is_told_in_words(
    words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--game", "goat", *words) == 2
    assert capsys.readouterr() == ("", f"boneyard verify: {why}\n")


def test_a_house_rule_that_the_game_does_not_have_is_told_with_the_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("--game", "goat", "--players", "4", "--option", "colour=red", "north") == 2
    told = capsys.readouterr().err
    assert told.startswith("boneyard verify: There is no house rule colour in Goat. There are: Pairs (teams), ")


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("north",),
        ("--game", "whist", "--players", "4", "north"),
        ("--game", "goat", "--players", "five", "north"),
        ("--game", "goat", "--players", "4", "--commitment", " ", "north"),
        ("--game", "goat", "--players", "4", "--commitment", "\udcff", "north"),
        ("--game", "goat", "--players", "4", "--option", "target", "north"),
        ("--game", "goat", "--players", "4", "--option", "teams=no", "--option", "teams=yes", "north"),
    ],
)
def test_bad_input(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words) == 2
    said = capsys.readouterr()
    assert said.err
    assert not said.out
