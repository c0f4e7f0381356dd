"""The layout of a day: one for everybody in the world, found from the date alone, and of those that can be won.

A match is played on it if its seed says so; nothing else has to be kept.
"""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from itertools import count

from bot.usual import DAILY_GAME
from engine.game import play, start, variants, view
from engine.model import State
from engine.moves import Deal
from engine.solvers import Verdict, advise
from storage.matches import Match

TILES = 28
"""In a layout."""

_MARK = "daily"
_EFFORT = 20_000
"""The same for ever: which layouts count as winnable must not change."""


@lru_cache(maxsize=8)
def seed_of(day: date) -> str:
    """The seed of the match of a day: the first that gives a layout that can be won. About one in three can, and
    to tell takes some hundredths of a second."""
    for number in count(1):
        seed = f"{_MARK} {day.isoformat()} {number}"
        state = play(start(variants()[DAILY_GAME], 1, seed), None, Deal()).state
        assert state.turn is not None  # any of its tiles may begin
        if advise(view(state, state.turn), _EFFORT).verdict is Verdict.WINNABLE:
            return seed
    raise AssertionError("there is always another number")


def day_of(match: Match | State) -> date | None:
    """The day whose layout is played; None in every other match."""
    mark, _, rest = (match.seed or "").partition(" ")
    return date.fromisoformat(rest.split(" ")[0]) if mark == _MARK else None


def deed_name(day: date, match_id: str = "") -> str:
    """What the entries of a day's tries begin with, and are called."""
    return f"{_MARK}/{day.isoformat()}/{match_id}"
