"""Games for one: the player's buttons hang at the table, for there is nothing to hide; hints."""

from __future__ import annotations

from dataclasses import replace

from bot.data import What, pack
from bot.messages import Button, Screen, Text, text
from bot.ports import Limits
from bot.screens.hand import move_buttons
from bot.screens.kinds import kind_of
from bot.tables.almanac import day_of
from engine.model import View
from engine.moves import Lift
from engine.solvers import Advice, Verdict, solvable
from storage.matches import Match


def with_moves(table: Screen, match: Match, view: View, page: str, limits: Limits) -> Screen:
    """The table as the room sees it with the moves of who plays, `view.me`, and the way to a hint."""
    hints = _hints(match, view)
    question, rows = move_buttons(match, view, page, limits, below=1 + len(hints))
    return replace(table, lines=(*table.lines, *kind_of(view).turn(view), *question), rows=(*rows, *hints))


def _hints(match: Match, view: View) -> tuple[tuple[Button, ...], ...]:
    if not solvable(view.body) or day_of(match) is not None:  # the layout of a day is solved without help
        return ()
    hint = Button(text("button-hint"), pack(What.HINT, match.id, view.moment))
    return ((hint, Button(text("button-chance"), pack(What.CHANCE, match.id, view.moment))),)


def hint(view: View, advice: Advice) -> Text:
    """A good move, and whether it wins."""
    if advice.move is None:
        return text("hint-none")
    if isinstance(advice.move, Lift):
        return text("hint-lift", move=kind_of(view).offered(view).label(advice.move))
    return text(f"hint-{advice.verdict}", move=kind_of(view).offered(view).label(advice.move))


def chance(view: View, advice: Advice) -> Text:
    """Whether the game can still be won, without a word of how."""
    if isinstance(advice.move, Lift):
        return text("chance-lift")
    if advice.verdict is not Verdict.UNKNOWN:
        return text(f"chance-{advice.verdict}")
    return text("chance-unknown", why="hidden" if view.boneyard else "long")
