"""Why a move was refused, and which section of the rulebook says so."""

from __future__ import annotations

from bot.rulebook.pages import Section
from engine.errors import IllegalMove

_BEGINNING = frozenset(
    {
        "must-lead",
        "one-tile-leads",
        "lead-or-leave",
        "lead-lies-open",
        "root-first",
        "double-begins",
        "lead-alone",
        "bid-first",
        "bid-higher",
        "bid-range",
        "bid-tricks",
        "bid-marks",
        "bidding-over",
        "pass-is-a-bid",
        "no-plunge",
        "trump-first",
        "trump-named",
        "nello-on-marks",
    }
)
_SCORING = frozenset({"claim-first", "nothing-to-claim"})
_MATCH = frozenset({"match-over", "between-rounds"})


def explained_in(error: IllegalMove) -> Section:
    """The section in which the reason stands."""
    if error.reason in _BEGINNING:
        return Section.BEGIN
    if error.reason in _SCORING:
        return Section.SCORING
    return Section.MATCH if error.reason in _MATCH else Section.TURN
