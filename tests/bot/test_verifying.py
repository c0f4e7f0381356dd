"""Checking a shuffle against its commitment, as `boneyard verify` does it."""

from __future__ import annotations

import pytest

from bot.__main__ import main
from bot.verifying import verify
from engine.game import legal, play, start, variants
from engine.model import BadOption, Deal, IllegalMove, RoundEnded
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
        players = variant.players[2]
        state = start(variant, players, "a match")
        for _ in range(4):
            state = play(state, None, Deal()).state
            dealt = tuple(state.hands[seat] for seat in sorted(state.table))
            boneyard, ended = state.boneyard, list[RoundEnded]()
            while state.turn is not None:
                step = play(state, state.turn, legal(state, state.turn)[0])
                state = step.state
                ended += [event for event in step.events if isinstance(event, RoundEnded)]
            seed = ended[0].seed
            found = verify(variant, players, {}, seed, commitment(seed))
            assert (found.kept, found.hands, found.boneyard) == (True, dealt, boneyard)
            if state.winners:
                break


@pytest.mark.parametrize("promised", ["", commitment("north"), f" {commitment('north').upper()} "])
def test_the_commitment_belongs_to_the_seed(promised: str) -> None:
    assert verify(variants()["block"], 2, {}, "north", promised).kept


@pytest.mark.parametrize(
    "promised", ["0", commitment("south"), commitment("north")[:-1], commitment("north") + "0"]
)
def test_the_commitment_belongs_to_another_seed(promised: str) -> None:
    assert not verify(variants()["block"], 2, {}, "north", promised).kept


def test_what_cannot_be_dealt() -> None:
    with pytest.raises(BadOption):
        verify(variants()["goat"], 5, {}, "north")
    with pytest.raises(BadOption):
        verify(variants()["goat"], 4, {"target": "7"}, "north")
    with pytest.raises(IllegalMove):
        verify(variants()["goat"], 4, {}, "")


def test_the_command_prints_the_deal(capsys: pytest.CaptureFixture[str]) -> None:
    promised = commitment("north")
    assert run("--game", "Block", "--players", "2", "--commitment", promised, "north") == 0
    found = verify(variants()["block"], 2, {}, "north")
    hands = [f"hand {seat} {show_tiles(hand)}" for seat, hand in enumerate(found.hands, start=1)]
    expected = [f"commitment {promised} as promised", *hands, f"boneyard {show_tiles(found.boneyard)}"]
    assert capsys.readouterr() == ("\n".join(expected) + "\n", "")


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
    "words",
    [
        (),
        ("north",),
        ("--game", "whist", "--players", "4", "north"),
        ("--game", "goat", "--players", "five", "north"),
        ("--game", "goat", "--players", "5", "north"),
        ("--game", "goat", "--players", "4", " "),
        ("--game", "goat", "--players", "4", "--option", "target", "north"),
        ("--game", "goat", "--players", "4", "--option", "target=7", "north"),
        ("--game", "goat", "--players", "4", "--option", "teams=no", "--option", "teams=yes", "north"),
    ],
)
def test_bad_input(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words) == 2
    said = capsys.readouterr()
    assert said.err
    assert not said.out
