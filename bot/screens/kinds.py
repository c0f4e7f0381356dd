"""The kinds of tables: how the games of one kernel are shown, and how their moves are offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from bot.messages import Text
from bot.pictures.scene import DrawnTable
from bot.screens import adding, feet, layout, patience, sausage, squares, trains, tricks, wall
from bot.screens.labels import label
from bot.screens.moves import Choices, Offered, as_held
from bot.screens.names import Say, held
from bot.screens.squares_moves import Cells
from bot.screens.trick_moves import Calls
from engine.board import Board
from engine.kernels.batches import Batches
from engine.kernels.feet_table import Feet
from engine.kernels.open_rows import Rows
from engine.kernels.running_total import Running
from engine.kernels.sausage_table import Sausages
from engine.kernels.squares import Squares
from engine.kernels.trains_table import Tracks
from engine.kernels.tricks_table import Tricks
from engine.model import Body, View
from storage.matches import Match

Lines = Callable[[View], tuple[Text, ...]]
Named = Callable[[Match, View], tuple[Text, ...]]


@dataclass(frozen=True, slots=True)
class Kind:
    """How a kind of table is shown. What is for all to see is made from the onlooker's view."""

    as_text: Named
    """The table for chats without pictures."""
    in_words: Named
    """The table for those who cannot see the picture."""
    ends: Lines
    """What can be added where, for the foot of a picture and for a hand; nothing where there is nothing to say."""
    drawing: Callable[[Match, View, Say], DrawnTable]
    """What lies on the table, as a picture shows it."""
    hand: Named
    """What a player holds and what else only he is told."""
    turn: Lines
    """What the player on turn has to know besides."""
    offered: Callable[[View], Choices]
    """The moves of `view.me`."""


def nameless(lines: Lines) -> Named:
    """For tables that look the same whoever sits there."""
    return lambda match, view: lines(view)


def drawn(drawing: Callable[[View], DrawnTable]) -> Callable[[Match, View, Say], DrawnTable]:
    """For pictures of tables that look the same whoever sits there, in whatever language."""
    return lambda match, view, say: drawing(view)


def tiles_alone(match: Match, view: View) -> tuple[Text, ...]:
    """A hand of which there is nothing to say but what is in it."""
    return (held(view),)


_PATIENCE = Kind(
    as_text=nameless(patience.as_text),
    in_words=nameless(patience.in_words),
    ends=patience.ends,
    drawing=drawn(patience.drawing),
    hand=patience.hand,
    turn=patience.turn,
    offered=lambda view: Offered(view, patience.label),
)

_KINDS: Mapping[type[Body], Kind] = {
    Board: Kind(
        as_text=nameless(layout.as_text),
        in_words=nameless(layout.in_words),
        ends=layout.ends,
        drawing=drawn(layout.drawing),
        hand=layout.hand,
        turn=layout.turn,
        offered=lambda view: Offered(as_held(layout.at_one_of_two(view)), label),
    ),
    Running: Kind(
        as_text=adding.as_text,
        in_words=adding.in_words,
        ends=adding.ends,
        drawing=adding.drawing,
        hand=tiles_alone,
        turn=adding.turn,
        offered=lambda view: Offered(as_held(view), adding.label),
    ),
    Feet: Kind(
        as_text=nameless(feet.as_text),
        in_words=nameless(feet.in_words),
        ends=feet.ends,
        drawing=drawn(feet.drawing),
        hand=tiles_alone,
        turn=feet.turn,
        offered=lambda view: Offered(as_held(view), feet.label),
    ),
    Sausages: Kind(
        as_text=nameless(sausage.as_text),
        in_words=nameless(sausage.in_words),
        ends=sausage.ends,
        drawing=lambda match, view, say: sausage.drawing(view, say),
        hand=sausage.hand,
        turn=sausage.turn,
        offered=sausage.Places,
    ),
    Rows: _PATIENCE,
    Batches: _PATIENCE,
    Tracks: Kind(
        as_text=trains.as_text,
        in_words=trains.in_words,
        ends=trains.ends,
        drawing=trains.drawing,
        hand=trains.hand,
        turn=trains.turn,
        offered=trains.offered,
    ),
    Tricks: Kind(
        as_text=tricks.as_text,
        in_words=tricks.as_text,
        ends=tricks.ends,
        drawing=tricks.drawing,
        hand=tricks.hand,
        turn=tricks.turn,
        offered=Calls,
    ),
    Squares: Kind(
        as_text=nameless(squares.as_text),
        in_words=nameless(squares.in_words),
        ends=squares.ends,
        drawing=drawn(squares.drawing),
        hand=squares.hand,
        turn=squares.turn,
        offered=Cells,
    ),
}

_WALL = replace(
    _KINDS[Board],
    as_text=nameless(wall.as_text),
    in_words=nameless(wall.in_words),
    drawing=drawn(wall.drawing),
    turn=wall.turn,
)
"""The same board, shown in two courses."""


def kind_of(view: View) -> Kind:
    """The kind of the table that a view shows."""
    return _WALL if wall.is_wall(view) else _KINDS[type(view.body)]
