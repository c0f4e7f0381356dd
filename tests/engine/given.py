"""Matches with named tiles after some moves, and boards as they may lie without the moves that led to them."""

from __future__ import annotations

from dataclasses import replace

from engine.board import Arm, Board, Placed
from engine.game import legal, play, start, variants
from engine.model import State, Step
from engine.moves import DealTiles, Move
from engine.reading import meant
from engine.rules.reach import Cross, Hub, Opens, Reach
from engine.seats import Seat
from engine.tiles import Tile, parse_tile, parse_tiles


def dealt(game: str, *hands: str, boneyard: str = "", lot: int = 0, **options: str) -> Step:
    """The first deal of a match, of these tiles."""
    return deal(start(variants()[game], len(hands), options=options), *hands, boneyard=boneyard, lot=lot)


def deal(state: State, *hands: str, boneyard: str = "", lot: int | None = None) -> Step:
    """The next deal of a match, of these tiles."""
    tiles = tuple(map(parse_tiles, hands)), parse_tiles(boneyard)
    return play(state, None, DealTiles(*tiles, lot=None if lot is None else Seat(lot)))


def parse(state: State, seat: Seat, text: str) -> Move:
    """The legal move that a text means. What is none raises what forbids it."""
    move = meant(state, seat, text)
    if move not in legal(state, seat):
        play(state, seat, move)
    return move


def after(state: State, *moves: str) -> State:
    """After these moves of whoever is on turn."""
    for move in moves:
        assert state.turn is not None
        state = play(state, state.turn, meant(state, state.turn, move)).state
    return state


def played(game: str, hands: tuple[str, ...], *moves: str, boneyard: str = "", **options: str) -> State:
    """The first round after these moves."""
    return after(dealt(game, *hands, boneyard=boneyard, lot=0, **options).state, *moves)


AT_ONCE = Cross(Hub.FIRST_DOUBLE, Opens.AT_ONCE)
FORMS = {"!": "closed", "~": "along", "+": "across"}


def laid(written: str, reach: Reach = AT_ONCE) -> Board:
    """A board: the first tile, then `tile@arm`, each with the half outside that does not fit, or with its larger
    one. `!` is a closed double, `~` one that lies lengthwise, `+` a tile that lies crosswise."""
    first, *others = written.split()
    start = Placed(parse_tile(first), parse_tile(first).hi, Seat(0), 1)
    board = reach.grown(Board(start, reach.begun(start), 1), "")
    for other in others:
        name, _, key = other.rstrip("!~+").partition("@")
        arm, value = board.arm(key), parse_tile(name)
        assert arm is not None
        assert arm.need is not None
        outer = value.other(arm.need) if arm.need in value else value.hi
        board = put(board, key, value, outer, reach, **{FORMS[form]: True for form in other[-1:] if form in FORMS})
    return board


def put(board: Board, key: str, laid: Tile, outer: int, reach: Reach, **form: bool) -> Board:
    """The board with one more tile on an arm, and the arms that this opens."""
    placed = Placed(laid, outer, Seat(0), board.turns + 1, **form)
    arms = tuple(
        Arm(
            key,
            None if placed.closed else outer,
            (*arm.tiles, placed),
            laid.other(outer) if placed.across else None,
        )
        if arm.key == key
        else arm
        for arm in board.arms
    )
    return reach.grown(replace(board, arms=arms, turns=board.turns + 1), key)
