"""The kinds of tables: how the games of one kernel are shown, and how their moves are offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.pictures.scene import Drawing
from bot.ports import Text
from bot.screens import layout
from bot.screens.labels import label
from bot.screens.moves import Choices, Offered
from bot.screens.names import Say
from engine.kernels.board import Board
from engine.model import Body, View
from storage.matches import Match

Lines = Callable[[View], tuple[Text, ...]]


@dataclass(frozen=True, slots=True)
class Kind:
    """How a kind of table is shown. What is for all to see is made from the onlooker's view."""

    as_text: Lines
    """The table for chats without pictures."""
    in_words: Lines
    """The table for those who cannot see the picture."""
    ends: Lines
    """What can be added where, for the foot of a picture and for a hand; nothing where there is nothing to say."""
    drawing: Callable[[View, Say], Drawing]
    """What lies on the table, as a picture shows it."""
    hand: Callable[[Match, View], tuple[Text, ...]]
    """What a player holds and what else only he is told."""
    turn: Lines
    """What the player on turn has to know besides."""
    offered: Callable[[View], Choices]
    """The moves of `view.me`."""


_KINDS: Mapping[type[Body], Kind] = {
    Board: Kind(
        as_text=layout.as_text,
        in_words=layout.in_words,
        ends=layout.ends,
        drawing=layout.drawing,
        hand=layout.hand,
        turn=layout.turn,
        offered=lambda view: Offered(view, label),
    ),
}


def kind_of(view: View) -> Kind:
    """The kind of the table that a view shows."""
    return _KINDS[type(view.body)]
