"""The picture of Domino Squares: always as large, blocks told by colour and sign, given numbers till covered."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.pictures.draw import draw
from bot.pictures.palette import Hue
from bot.pictures.scene import Blocks, Box, TableScene, Theme
from bot.pictures.squares import squares_canvas
from bot.screens.squares import drawing
from engine.game import legal, play, start, variants, view
from engine.model import Phase, State
from engine.moves import Deal, Place
from engine.notation import read
from engine.seats import Seat
from engine.tiles import parse_tile
from tests.bot.pictures.colours import pixels

ANN = Seat(0)


def board(**options: str) -> State:
    return play(start(variants()["domino-squares"], 1, options=options), None, Deal("x")).state


def drawn(*moves: str) -> Blocks:
    state = board()
    for move in moves:
        state = play(state, ANN, read(move)).state
    return shown(state)


def shown(state: State) -> Blocks:
    return drawing(view(state, None))


def test_its_size_never_changes() -> None:
    sizes = set()
    for state in (board(), board(puzzle="digits")):
        while state.phase is Phase.PLAY and state.hands[0]:
            sizes.add(squares_canvas(shown(state), Theme.DARK).image.size)
            places = [move for move in legal(state, ANN) if isinstance(move, Place)]
            if not places:
                break
            state = play(state, ANN, places[0]).state
    assert len(sizes) == 1


@pytest.mark.parametrize("theme", Theme)
def test_done_and_spoilt_blocks_are_told_apart(theme: Theme) -> None:
    plain = drawn("place 6-6 r1c1 r2c1", "place 6-4 r1c2 r1c3")
    done = drawn("place 6-6 r1c1 r2c1", "place 6-4 r1c2 r1c3", "place 6-5 r2c2 r3c2")
    bad = drawn("place 6-6 r1c1 r2c1", "place 6-4 r1c2 r1c3", "place 5-3 r2c2 r3c2")
    assert (plain.done, plain.bad) == ((), ())
    assert (done.done, done.bad) == ((0,), ())
    assert (bad.done, bad.bad) == ((), (0,))
    first, second, third = (squares_canvas(replace(one, newest=None), theme) for one in (plain, done, bad))
    assert pixels(first, Hue.PLAYABLE) == pixels(first, Hue.RING) == 0
    assert pixels(second, Hue.PLAYABLE) > 0 == pixels(second, Hue.RING)
    assert pixels(third, Hue.RING) > 0 == pixels(third, Hue.PLAYABLE)


def test_the_newest_tile_is_marked_until_one_is_taken_back() -> None:
    assert drawn("place 6-4 r1c1 r1c2").newest == parse_tile("6-4")
    lifted = drawn("place 6-6 r1c1 r1c2", "place 6-4 r3c3 r4c3", "lift 6-4")
    assert lifted.newest is None
    marked = squares_canvas(replace(lifted, newest=parse_tile("6-6")), Theme.DARK)
    assert pixels(marked, Hue.RING) > pixels(squares_canvas(lifted, Theme.DARK), Hue.RING) == 0


def test_a_given_number_is_shown_as_long_as_a_cell_is_free() -> None:
    """In the middle of a block, then on its free cells, and no longer when it is covered."""
    numbers = (6, *(None,) * 13)
    moves = ("place 6-6 r1c1 r2c1", "place 6-4 r1c2 r1c3", "place 6-5 r2c2 r3c2")
    text = []
    for count in range(4):
        given = replace(drawn(*moves[:count]), printed=numbers)
        plain = pixels(squares_canvas(replace(given, printed=()), Theme.DARK), Hue.TEXT)
        text.append(pixels(squares_canvas(given, Theme.DARK), Hue.TEXT) - plain)
    assert text[0] > 0
    assert text[1] == 2 * text[2] > 0
    assert text[3] == 0


def test_where_a_tile_lies_and_which_way_round_is_seen() -> None:
    pictures = [
        squares_canvas(drawn(f"place 6-4 {cells}"), Theme.DARK).image.tobytes()
        for cells in ("r1c1 r1c2", "r1c2 r1c1", "r1c1 r2c1", "r2c1 r1c1", "r1c2 r1c3")
    ]
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("options", [{}, {"puzzle": "given"}, {"puzzle": "digits"}], ids=str)
def test_a_picture_is_at_most_30_kilobytes(theme: Theme, options: dict[str, str]) -> None:
    chance, state, sizes = random.Random(3), board(**options), []
    for _ in range(40):
        places = [move for move in legal(state, ANN) if isinstance(move, Place)]
        box = Box("Aleksandra Konstantinopolskaya", "", len(state.hands[0]), turn=True)
        foot = ("12 of 14 squares done", "2 squares show more than one number")
        sizes.append(len(draw(TableScene((box,), shown(state), foot, theme))))
        if not places:
            break
        state = play(state, ANN, chance.choice(places)).state
    assert max(sizes) <= 30_000
