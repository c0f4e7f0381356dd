"""Saving and reading: tags that never change, and refusal of everything that was not written here."""

from __future__ import annotations

import json
import pkgutil
from dataclasses import MISSING, dataclass, fields, replace
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import engine
from engine import codec
from engine.codec import CodecError, Json, decode, encode, tagged
from engine.events import Dealt, Event, Laid, Mark
from engine.game import play, start, variants, view
from engine.model import Options, State, View
from engine.moves import Deal, Draw, Move, Play, Plays, Signal
from engine.seats import Seat
from engine.tiles import Tile, tile

TAGS = Path(__file__).parent / "tags.txt"


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


@tagged("test-inner")
@dataclass(frozen=True)
class Inner:
    number: int = 0


@tagged("test-whole", whole=True)
@dataclass(frozen=True)
class Whole(Inner):
    word: str = "as it is"


@tagged("test-thing")
@dataclass(frozen=True)
class Thing:
    """Every kind of field that there is."""

    flag: bool
    seat: Seat
    colour: Colour
    tile: Tile
    hand: tuple[Tile, ...]
    seen: tuple[Tile | None, ...]
    hands: tuple[tuple[Tile, ...], ...]
    inner: Inner
    inners: tuple[Inner, ...]
    options: Options
    value: bool | int | str | None
    maybe: Tile | None = None
    default: int = 7


THING = Thing(
    flag=True,
    seat=Seat(3),
    colour=Colour.BLUE,
    tile=tile(4, 6),
    hand=(tile(1, 0), tile(2, 2)),
    seen=(None, tile(5, 4), None),
    hands=((), (tile(3, 3),)),
    inner=Inner(5),
    inners=(Inner(), Inner(1)),
    options=variants()["goat"].options(),
    value=None,
    maybe=tile(0, 0),
)


def written(value: Any) -> Any:
    return json.loads(json.dumps(encode(value)))


def test_every_kind_of_field_comes_back() -> None:
    data = written(THING)
    assert {key: data[key] for key in data if key != "options"} == {
        "is": "test-thing",
        "flag": True,
        "seat": 3,
        "colour": "blue",
        "tile": "6-4",
        "hand": "1-0 2-2",
        "seen": "? 5-4 ?",
        "hands": ["", "3-3"],
        "inner": {"number": 5},
        "inners": [{}, {"number": 1}],
        "value": None,
        "maybe": "0-0",
    }
    assert decode(data, Thing) == THING


@pytest.mark.parametrize("value", [True, False, 0, 1, -3, "", "1", None])
def test_plain_values_keep_their_kind(value: bool | int | str | None) -> None:
    found = decode(written(replace(THING, value=value)), Thing).value
    assert (found, type(found)) == (value, type(value))


def test_defaults_are_left_out_but_for_house_rules() -> None:
    assert written(Inner()) == {"is": "test-inner"}
    assert written(Draw()) == {"is": "draw"}
    assert decode({"is": "draw"}, Move) == Draw(1)
    assert written(Whole()) == {"is": "test-whole", "number": 0, "word": "as it is"}
    for variant in variants().values():
        assert set(written(variant.options())) == {"is", *(f.name for f in fields(variant.options))}


BAD_THINGS: list[tuple[str, Any]] = [
    ("flag", 1),
    ("flag", None),
    ("seat", True),
    ("seat", "3"),
    ("seat", 3.0),
    ("colour", "green"),
    ("colour", 1),
    ("tile", "19-1"),
    ("tile", "64"),
    ("tile", None),
    ("tile", ["6-4"]),
    ("hand", ["1-0"]),
    ("hand", "1-0 ?"),
    ("hand", None),
    ("seen", "? x"),
    ("seen", 3),
    ("hands", "1-0"),
    ("hands", [["1-0"]]),
    ("inner", {"number": "5"}),
    ("inner", {"is": "test-inner", "number": 5}),
    ("inner", {"number": 5, "other": 6}),
    ("inner", []),
    ("inners", {"number": 1}),
    ("options", {"is": "no-such-options"}),
    ("options", {}),
    ("options", None),
    ("value", 1.5),
    ("value", []),
    ("maybe", "?"),
    ("default", None),
    ("unknown", 1),
]


@pytest.mark.parametrize(("name", "value"), BAD_THINGS)
def test_other_values_are_refused(name: str, value: Any) -> None:
    with pytest.raises(CodecError):
        decode({**written(THING), name: value}, Thing)


@pytest.mark.parametrize("name", [f.name for f in fields(Thing)])
@pytest.mark.parametrize("value", ["s3cret", ["s3cret"], {"is": "s3cret"}])
def test_what_is_refused_is_not_repeated(name: str, value: Any) -> None:
    """It goes into the log, and may be a seed."""
    said = ""
    try:
        decode({**written(THING), name: value}, Thing)
    except CodecError as error:
        said = str(error)
    assert "s3cret" not in said


@pytest.mark.parametrize(
    "data",
    [
        None,
        1,
        "draw",
        [],
        {},
        {"is": None},
        {"is": []},
        {"is": {}},
        {"is": "no-such-tag"},
        {"is": "play"},
        ["draw"],
    ],
)
def test_other_shapes_are_refused(data: Any) -> None:
    with pytest.raises(CodecError):
        decode(data, Move)


def test_a_missing_field_is_refused() -> None:
    data = written(THING)
    for f in fields(Thing):
        if f.default is MISSING:
            with pytest.raises(CodecError):
                decode({key: value for key, value in data.items() if key != f.name}, Thing)


def test_a_field_that_only_older_matches_have_is_passed_over() -> None:
    older: Json = {"is": "mark", "why": "out", "points": 10, "sure": True}
    assert decode(older, Mark) == Mark("out", 10)
    evening = start(variants()["general"], 6)
    saved = written(evening)
    saved["book"] |= {"seats": [0, 1, 0, 1, 2, 2], "generals": [0, 0, 0, 0, 0, 0]}
    assert decode(saved, State) == evening


@pytest.mark.parametrize(
    ("game", "tag"),
    [("telephone", "deductions-book"), ("solo-rows", "patience-book"), ("forty-two", "tricks-book")],
)
def test_a_book_of_accounts_alone_is_read_under_the_tags_that_older_matches_have(game: str, tag: str) -> None:
    variant = variants()[game]
    first = start(variant, variant.players[-1])
    saved = written(first)
    assert saved["book"]["is"] == "points-book"
    saved["book"]["is"] = tag
    assert decode(saved, State) == first


def test_the_wrong_kind_is_refused() -> None:
    assert decode(written(Signal("six")), Move) == Signal("six")
    with pytest.raises(CodecError, match="expected Event"):
        decode(written(Signal("six")), Event)


def test_what_has_no_tag_cannot_be_saved() -> None:
    for value in (Move(), Options(), object(), 3, "text", (THING,)):
        with pytest.raises(CodecError, match="has no tag"):
            encode(value)


def test_a_tag_belongs_to_one_class() -> None:
    with pytest.raises(TypeError, match="is taken by Inner"):
        tagged("test-inner")(dataclass(frozen=True)(type("Other", (), {"__annotations__": {"number": int}})))


def test_moves_and_events_within_others() -> None:
    pair = Plays((Play(tile(0, 0), "L"), Play(tile(6, 6), "R")))
    assert written(pair) == {"is": "plays", "plays": [{"tile": "0-0", "arm": "L"}, {"tile": "6-6", "arm": "R"}]}
    assert decode(written(pair), Move) == pair
    laid = Laid(Seat(2), pair.plays)
    assert decode(written(laid), Event) == laid


def test_a_value_of_a_class_that_is_built_on_another_says_so_where_the_other_is_expected() -> None:
    inner, whole = replace(THING, inner=Inner(5)), replace(THING, inner=Whole(5, "other"))
    assert written(inner)["inner"] == {"number": 5}
    assert written(whole)["inner"] == {"is": "test-whole", "number": 5, "word": "other"}
    assert [decode(written(thing), Thing) for thing in (inner, whole)] == [inner, whole]
    strange = {**written(whole), "inner": written(Draw(2))}
    with pytest.raises(CodecError, match="expected Inner"):
        decode(strange, Thing)


def test_a_match_a_view_and_a_deal_come_back() -> None:
    step = play(start(variants()["draw"], 3, "saved"), None, Deal())
    assert decode(written(step.state), State) == step.state
    for seat in (Seat(0), None):
        assert decode(written(view(step.state, seat)), View) == view(step.state, seat)
    told = next(event for event in step.events if isinstance(event, Dealt)).seen_by(Seat(1))
    assert decode(written(told), Event) == told


def test_no_tag_or_field_that_matches_are_saved_under_has_changed() -> None:
    """Matches are saved under these words. One that is renamed or missing makes saved matches unreadable; a new
    one is added to the file, and a new field must have a default, marked `=`; one that is gone is marked `-`."""
    for module in pkgutil.walk_packages(engine.__path__, "engine."):
        import_module(module.name)
    found = {
        tag: " ".join(
            [f.name + ("" if f.default is MISSING else "=") for f in fields(cls)]
            + [f"-{name}" for name in sorted(codec._gone[cls])]
        )
        for tag, cls in codec._classes.items()
        if cls.__module__.startswith("engine.")
    }
    listed = [line.partition(": ") for line in TAGS.read_text().splitlines()]
    frozen = {tag.rstrip(":"): names for tag, _, names in listed}
    assert len(frozen) == len(listed)
    assert {tag: names for tag, names in found.items() if frozen.get(tag) != names} == {}, "not so in tags.txt"
    assert not frozen.keys() - found.keys(), "they are in tags.txt, and nowhere else"
