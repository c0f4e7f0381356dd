"""Pictures of Mexican Train: a row for each train, of which the end is shown, and all of it small enough."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.pictures.canvas import WIDTH
from bot.pictures.draw import draw
from bot.pictures.palette import Hue
from bot.pictures.scene import Rail, Station, TableScene, Theme
from bot.pictures.trains import station_canvas
from engine.board import Placed
from engine.seats import Seat
from engine.tiles import tile
from tests.bot.pictures.boards import boxes
from tests.bot.pictures.colours import pixels

NAMES = ("Ann", "Konstantin Konstantinovich", "Беатриса", "Dora", "Eve", "محمد", "Gül", "Maximilian the Second")


def row(length: int, chance: random.Random, turn: int = 1) -> tuple[Placed, ...]:
    """A train of so many tiles from 12 outwards."""
    shown, tiles = 12, list[Placed]()
    for _ in range(length):
        outer = chance.choice([shown, *(number for number in range(13) if number != shown)])
        tiles.append(Placed(tile(shown, outer), outer, Seat(0), turn))
        shown = outer
    return tuple(tiles)


def rail(key: str, name: str, tiles: tuple[Placed, ...] = (), **how: bool) -> Rail:
    number = tiles[-1].outer if tiles else 12
    flags = {flag: how.get(flag, False) for flag in ("marked", "takes", "bare", "turn")}
    return Rail(key=key, name=name, tiles=tiles, number=number, **flags)


def station(*rails: Rail) -> Station:
    return Station(12, "Hub", "open", rails)


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("players", [2, 4, 8])
def test_pictures_are_small(theme: Theme, players: int) -> None:
    chance = random.Random(players)
    rails = [
        rail(str(seat + 1), NAMES[seat], row(9, chance, seat), marked=seat % 2 == 0, takes=seat % 2 == 0)
        for seat in range(players)
    ]
    everybodys = rail("M", "Mexican", row(30, chance, 99), takes=True)
    scene = TableScene(boxes(NAMES[:players]), station(*rails, everybodys), ("Boneyard 12",), theme)
    assert len(draw(scene)) <= 30 * 1024


def test_old_tiles_do_not_change_a_picture_but_for_their_number() -> None:
    tiles = row(20, random.Random(1))
    longer = (Placed(tile(12, 12), 12, Seat(0), 1), *tiles)
    one, other = (station_canvas(station(rail("1", "Ann", each)), Theme.LIGHT) for each in (tiles, longer))
    assert one.image.size == other.image.size
    changed = [
        (x, y)
        for x in range(WIDTH)
        for y in range(one.height)
        if one.image.getpixel((x, y)) != other.image.getpixel((x, y))
    ]
    assert changed
    assert max(x for x, _ in changed) < 250 + 48 + 58 + 1, "only the number of what is left out"


def test_the_end_where_a_tile_goes_is_marked() -> None:
    tiles = row(3, random.Random(2))
    plain, takes, bare = (
        pixels(station_canvas(station(rail("1", "Ann", tiles, **how)), Theme.LIGHT), Hue.BADGE)
        for how in ({}, {"takes": True}, {"takes": True, "bare": True})
    )
    assert plain < takes < bare


@pytest.mark.parametrize("how", ["marked", "turn"])
def test_a_marker_and_the_turn_are_seen(how: str) -> None:
    plain, shown = (
        station_canvas(station(rail("1", "Ann"), rail("M", "Mexican")), Theme.DARK),
        station_canvas(
            station(rail("1", "Ann", marked=how == "marked", turn=how == "turn"), rail("M", "Mexican")), Theme.DARK
        ),
    )
    assert plain.image.tobytes() != shown.image.tobytes()


def test_a_row_with_a_double_is_higher() -> None:
    single = (Placed(tile(12, 5), 5, Seat(0), 1),)
    double = (*single, Placed(tile(5, 5), 5, Seat(0), 2))
    low, high = (station_canvas(station(rail("1", "Ann", each)), Theme.LIGHT).height for each in (single, double))
    assert low < high


def test_only_the_newest_turn_has_a_ring() -> None:
    old, new = row(2, random.Random(3), turn=1), row(1, random.Random(4), turn=2)
    only_old = station(rail("1", "Ann", old), rail("M", "Mexican"))
    with_new = station(rail("1", "Ann", old), rail("M", "Mexican", new))
    assert pixels(station_canvas(only_old, Theme.LIGHT), Hue.RING)
    both = tuple(replace(placed, turn=2) for placed in old)
    all_new = station(rail("1", "Ann", both), rail("M", "Mexican", new))
    ringed, all_ringed = (pixels(station_canvas(each, Theme.LIGHT), Hue.RING) for each in (with_new, all_new))
    assert 0 < ringed < all_ringed


def test_before_the_hub_lies_there_a_place_waits_for_it() -> None:
    empty = Station(None, "Hub", "open", ())
    assert draw(TableScene((), empty, (), Theme.LIGHT)) != draw(
        TableScene((), station(rail("M", "Mexican")), (), Theme.LIGHT)
    )
