"""Whose turn it is, said in the room: to somebody who takes no private messages."""

from __future__ import annotations

from bot.data import What, pack
from bot.messages import Button, Screen, text
from bot.screens.names import who
from storage.matches import Match, Sitter


def call_screen(match: Match, seat: Sitter, *, late: bool) -> Screen:
    """It calls him by name; `late` when half of his time is gone."""
    hand = Button(text("button-hand"), pack(What.HAND, match.id))
    name = who(seat, mention=True)
    return Screen(
        (text("call-late" if late else "call", name=name, game=text("game", game=match.game)),), ((hand,),)
    )
