"""The question which of several tables is meant, with a button for each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.data import What, pack
from bot.messages import Button, Screen, Text, Typed, text
from bot.ports import Limits
from bot.screens.fitting import shortened
from bot.screens.grid import on_one_page
from storage.matches import Match

LONGEST_TITLE = 24
"""Letters of the title of a room beside the letter of a table."""


def which_screen(
    matches: Sequence[Match], titles: Mapping[str, Typed | Text], command: str, limits: Limits
) -> Screen:
    """Ask for the table that a command is for; `titles` has the rooms, by their ids, if they have to be told
    apart."""
    buttons = [
        Button(_called(match, titles.get(match.room)), pack(What.WHICH, match.id, 0, command)) for match in matches
    ]
    return Screen((text("which-table"),), on_one_page(buttons, limits, per_row=1, below=0))


def _called(match: Match, title: Typed | Text | None) -> Text:
    game = text("game", game=match.game)
    if title is None:
        return text("which-here", table=match.name, game=game)
    room = Typed(shortened(title.words, LONGEST_TITLE)) if isinstance(title, Typed) else title
    return text("which-there", table=match.name, game=game, room=room)
