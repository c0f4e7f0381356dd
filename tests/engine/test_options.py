"""House rules: their menus, what may be typed, and what is refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from engine.errors import BadOption
from engine.game import play, rules_of, start, variants
from engine.model import Options
from engine.moves import DealTiles
from engine.options import changed, choose, choose_all, menu, opt, show
from engine.parts import Goal
from engine.tiles import parse_tiles

ALL = [(variant.id, choice) for variant in variants().values() for choice in menu(variant.options())]

SHOWN = [(game, "doubles_across") for game in variants() if hasattr(variants()[game].options(), "doubles_across")]


@dataclass(frozen=True, slots=True)
class House(Options):
    drawing: bool = opt(True)
    target: int = opt(100, (50, 100))
    rounds: int | None = opt(None, (None, 1, 2))
    lead: str = opt("must", ("must", "free"))


@pytest.mark.parametrize(("game", "choice"), ALL, ids=[f"{game}-{choice.name}" for game, choice in ALL])
def test_every_choice_of_every_menu_can_be_typed(game: str, choice: Any) -> None:
    """Of a menu with hundreds of numbers, some of them."""
    defaults = variants()[game].options()
    assert choice.value == choice.default
    assert choice.default in choice.choices
    texts = [show(value) for value in choice.choices]
    assert len(set(texts)) == len(texts)
    for value, text in list(zip(choice.choices, texts, strict=True))[:: 1 + len(texts) // 50]:
        chosen = choose(defaults, choice.name, f" {text.upper()} ")
        assert getattr(chosen, choice.name) == value
        assert type(getattr(chosen, choice.name)) in (bool, int, str, type(None))
        assert [other.name for other in changed(chosen)] == ([] if value == choice.default else [choice.name])


def test_a_menu_is_in_the_order_of_declaration() -> None:
    assert [(c.name, c.value, c.default, c.choices) for c in menu(House(target=50))] == [
        ("drawing", True, True, (True, False)),
        ("target", 50, 100, (50, 100)),
        ("rounds", None, None, (None, 1, 2)),
        ("lead", "must", "must", ("must", "free")),
    ]


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("drawing", "no", False),
        ("drawing", "ON", True),
        ("rounds", "none", None),
        ("rounds", "null", None),
        ("rounds", "2", 2),
    ],
)
def test_choosing(name: str, text: str, value: object) -> None:
    assert getattr(choose(House(), name, text), name) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("target", "75"),
        ("target", ""),
        ("target", "100.0"),
        ("drawing", "1"),
        ("drawing", "none"),
        ("rounds", "true"),
        ("lead", "must free"),
    ],
)
def test_refusals_say_what_there_is(name: str, text: str) -> None:
    with pytest.raises(BadOption, match="no-such-choice") as refusal:
        choose(House(), name, text)
    there_is = {choice.name: ", ".join(map(show, choice.choices)) for choice in menu(House())}
    assert refusal.value.facts["choices"] == there_is[name]


@pytest.mark.parametrize("name", ["Target", "__class__", "", "teams"])
def test_a_game_refuses_what_is_none_of_its_house_rules(name: str) -> None:
    block = variants()["block"]
    with pytest.raises(BadOption, match="no-such-option") as refusal:
        block.choose(block.options(), {"target": "100", name: "100"})
    assert refusal.value.facts["game"] == "block"
    assert refusal.value.facts["options"] == ", ".join(rule.name for rule in menu(block.options()))


@pytest.mark.parametrize(
    ("game", "name", "there_is"),
    [
        ("muggins", "target", "100..500"),
        ("block", "rounds", "none, 1..24"),
        ("sport-goat", "threshold", "0, 13, 25"),
    ],
)
def test_a_refusal_tells_many_numbers_in_a_row_by_the_first_and_the_last(
    game: str, name: str, there_is: str
) -> None:
    with pytest.raises(BadOption) as refusal:
        choose(variants()[game].options(), name, "999")
    assert refusal.value.facts["choices"] == there_is


def test_choosing_several() -> None:
    assert choose_all(House(), {"target": "50", "lead": "free"}) == House(target=50, lead="free")
    with pytest.raises(BadOption):
        choose_all(House(), {"target": "50", "lead": "maybe"})


@dataclass(frozen=True, slots=True)
class Narrowed(House):
    drawing: bool = opt(False, (False,))
    lead: str = opt("free", ("free",))


def test_a_rule_that_was_narrowed_to_one_choice_has_left_the_menu() -> None:
    """What goes without saying may still be said."""
    assert [choice.name for choice in menu(Narrowed())] == ["target", "rounds"]
    assert choose(Narrowed(), "drawing", "no") == Narrowed()
    for name, text in (("drawing", "yes"), ("lead", "must")):
        with pytest.raises(BadOption):
            choose(Narrowed(), name, text)


def test_a_default_must_be_on_its_menu() -> None:
    with pytest.raises(TypeError, match="not among"):
        opt("must", ("free",))
    with pytest.raises(TypeError, match="not among"):
        opt(3)


@pytest.mark.parametrize(
    ("game", "wanted", "players"),
    [
        ("matador", {}, (3, 4, 5, 6)),
        ("matador", {"players_min": "2"}, (2, 3, 4, 5, 6)),
        ("italian-sum", {}, (3, 4)),
        ("fives-pl", {}, (2, 3, 4, 5, 6)),
        ("fives-pl", {"set": "6"}, (2, 3, 4)),
        ("fives-pl", {"set": "6", "reserve": "1"}, (2, 3)),
        ("mexican-train", {"set": "9", "deal": "11"}, (2, 3, 4)),  # the engine is not dealt
        ("mexican-train", {"set": "9", "deal": "11", "engine": "holder"}, (2, 3, 4, 5)),
        ("team-block", {"max_pip": "5", "reserve": "2"}, (4,)),
        ("team-block", {"max_pip": "5", "reserve": "1", "team_draw": "lots"}, (4,)),
        ("team-block", {"max_pip": "5", "reserve": "2", "team_draw": "lots"}, ()),  # 16 of 21 are drawn, 20 dealt
    ],
)
def test_house_rules_say_how_many_can_play(game: str, wanted: dict[str, str], players: tuple[int, ...]) -> None:
    variant = variants()[game]
    assert variant.fitting(choose_all(variant.options(), wanted)) == players


@pytest.mark.parametrize(
    ("game", "option", "usual"),
    [
        *((game, name, game != "french-wall") for game, name in SHOWN),  # bricks lie lengthwise
        ("sport-goat", "racks", True),
        ("team-block", "table_talk", False),
        ("peruvian", "secret_scores", True),
        ("general", "session_minutes", 60),
        ("sausage", "max_turns", 1000),
        ("domino-squares", "grade", "easy"),
    ],
)
def test_what_is_usual_though_no_record_can_show_it(game: str, option: str, usual: bool | int | str) -> None:
    assert getattr(variants()[game].options(), option) == usual


def test_house_rules_that_cancel_nearly_every_deal_are_for_told_deals_alone() -> None:
    """Of three double-three sets, two hands of twelve hold three doubles at most in one deal of 1800."""
    hungarian = variants()["hungarian"]
    options = choose_all(hungarian.options(), {"max_pip": "3", "sets_combined": "3", "redeal_doubles": "4"})
    with pytest.raises(BadOption, match="deals-cancelled"):
        hungarian.ready(options, 2)
    assert hungarian.fitting(options) == (3, 4)
    hands = parse_tiles("3-2 3-1"), parse_tiles("2-1 1-0")
    assert play(start(hungarian, 2, options=options), None, DealTiles(hands)).state.hands == hands


def test_house_rules_that_cancel_many_deals_are_played() -> None:
    hungarian = variants()["hungarian"]
    options = choose_all(hungarian.options(), {"redeal_doubles": "4"})
    assert hungarian.ready(options, 2) == hungarian.rules(options, 2)


@pytest.mark.parametrize(
    ("game", "players", "wanted", "goal"),
    [
        ("all-fives", 2, {}, Goal(target=100)),
        ("all-fives", 2, {"set": "9"}, Goal(target=200)),
        ("bergen", 2, {}, Goal(target=15)),
        ("bergen", 3, {}, Goal(target=10)),
        ("italian-sum", 3, {}, Goal(target=51)),
        ("italian-sum", 3, {"set": "9"}, Goal(target=81)),
        ("hungarian", 2, {}, Goal(target=101)),
        ("hungarian", 2, {"scoring": "penalty"}, Goal(target=100)),
        ("forty-two", 4, {}, Goal(target=7)),
        ("forty-two", 4, {"scoring": "points"}, Goal(target=250)),
        ("chickenfoot", 2, {"set": "6"}, Goal(rounds=7)),
        ("mexican-train", 2, {"set": "9"}, Goal(rounds=10)),
    ],
)
def test_what_a_match_usually_goes_to(game: str, players: int, wanted: dict[str, str], goal: Goal) -> None:
    assert rules_of(start(variants()[game], players, options=wanted)).scoring.goal == goal
