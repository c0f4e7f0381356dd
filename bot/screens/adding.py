"""The running total on screens: how far it is to the next mark, and what each tile of a hand would make."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages import Joined, Text, literal, text
from bot.pictures.scene import Ladder, Reached, Rung
from bot.screens.common import Tellers, kernel_of, last_turn
from bot.screens.names import Say, player, tile
from engine.events import How, RoundEnded
from engine.kernels.running_total import Added, RunningTotal, ScoringTotal, SumEnding, running_of
from engine.model import View
from engine.moves import Draw, Move, Play
from engine.scoring.in_play import RoundPoints
from engine.seats import Seat
from storage.matches import Match

LATEST = 5
"""So many of the latest tiles are shown."""


# --- The table --------------------------------------------------------------------------------------------


def as_text(match: Match, view: View) -> tuple[Text, ...]:
    """The total, the marks, and the latest tiles with what they made of it."""
    latest = tuple(literal(f"{tile(one.tile)} {one.total}") for one in running_of(view.body).row[-LATEST:])
    shown = (text("sum-latest", tiles=Joined(latest)),) if latest else ()
    return (*_standing(view), _marks(match, view), *shown)


def in_words(match: Match, view: View) -> tuple[Text, ...]:
    """The table for those who cannot see it: every tile in its order, the total, the marks."""
    row = tuple(literal(f"{one.tile}") for one in running_of(view.body).row)
    laid = (text("sum-words", tiles=Joined(row, by=", ")),) if row else (text("table-empty"),)
    return (*laid, *_standing(view), _marks(match, view))


def ends(view: View) -> tuple[Text, ...]:
    """The next mark and how far it is; nothing behind the last one."""
    total = running_of(view.body).total
    goal = _next(view)
    if goal is None:
        return ()
    return (text("sum-next", total=total, mark=goal.total, points=goal.points, missing=goal.total - total),)


def _standing(view: View) -> tuple[Text, ...]:
    """The total, and the next mark if there is one."""
    return ends(view) or (text("sum-total", total=running_of(view.body).total),)


def _next(view: View) -> ScoringTotal | None:
    total = running_of(view.body).total
    return next((goal for goal in kernel_of(view, RunningTotal).goals if goal.total > total), None)


def _reached(view: View, goal: ScoringTotal) -> tuple[Reached, Seat | None]:
    """How a mark stands, and who has hit it."""
    running = running_of(view.body)
    hit = next((one.seat for one in running.row if one.total == goal.total), None)
    if hit is not None:
        return Reached.HIT, hit
    if running.total > goal.total:
        return Reached.MISSED, None
    return (Reached.NEXT if goal == _next(view) else Reached.AHEAD), None


def _marks(match: Match, view: View) -> Text:
    return text(
        "sum-marks", marks=Joined(tuple(_mark(match, view, goal) for goal in kernel_of(view, RunningTotal).goals))
    )


def _mark(match: Match, view: View, goal: ScoringTotal) -> Text:
    reached, hit = _reached(view, goal)
    name = "" if hit is None else player(match, hit)
    return text("sum-mark", mark=goal.total, points=goal.points, state=reached.value, name=name)


def drawing(match: Match, view: View, say: Say) -> Ladder:
    """The total with its marks and the latest tiles, for a picture."""
    running = running_of(view.body)
    return Ladder(
        caption=say(text("sum-caption")),
        total=running.total,
        rungs=tuple(_rung(match, view, say, goal) for goal in kernel_of(view, RunningTotal).goals),
        latest=tuple((one.tile, one.total) for one in running.row[-LATEST:]),
    )


def _rung(match: Match, view: View, say: Say, goal: ScoringTotal) -> Rung:
    reached, hit = _reached(view, goal)
    note = ""
    if hit is not None:
        note = match.seats[hit].name
    elif reached is Reached.NEXT:
        note = say(text("sum-missing", missing=goal.total - running_of(view.body).total))
    return Rung(goal.total, say(text("sum-worth", points=goal.points)), note, reached)


# --- For one player ---------------------------------------------------------------------------------------


def turn(view: View) -> tuple[Text, ...]:
    """What a turn is about: the game has no other rules."""
    return (text("sum-how", draws=any(isinstance(move, Draw) for move in view.legal)),)


def label(view: View, move: Move, singles: Sequence[Play]) -> Text:
    """A tile with the total that it makes, and what that scores."""
    if not isinstance(move, Play):
        return text("move-draw-instead")
    kernel = kernel_of(view, RunningTotal)
    total = running_of(view.body).total + move.tile.pips
    points = sum(goal.points for goal in kernel.goals if goal.total == total)
    over = total >= kernel.goals[-1].total
    result = "scores" if points else "over" if over else "plain"
    return text("sum-move", tile=tile(move.tile), total=total, points=points, result=result)


# --- What happens -----------------------------------------------------------------------------------------


def _added(match: Match, event: Added) -> Text:
    return text("told-added", name=player(match, event.seat), tile=tile(event.tile), total=event.total)


def _round_points(match: Match, event: RoundPoints) -> Text:
    each = tuple(
        text("result-round-points-one", name=player(match, Seat(seat)), points=points)
        for seat, points in enumerate(event.points)
    )
    return text("result-round-points", points=Joined(each))


def how_ended(match: Match, ended: RoundEnded, end: SumEnding) -> Text:
    """How a round came to its end, and at which total."""
    if end.how is How.STOPPED:
        return text("result-stopped", **last_turn(match, ended))
    return text("sum-ended", how=end.how.value, total=end.total, **last_turn(match, ended))


TOLD: Tellers = {Added: _added}
"""What is told of a move."""

SETTLED: Tellers = {RoundPoints: _round_points}
"""What comes of a round."""
