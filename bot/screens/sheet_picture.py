"""A score sheet as a picture: what every side has, and its rounds; of General's goat the picture of an evening."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.scene import EveningRow, EveningScene, Sign, Theme
from bot.ports import Joined, Picture, text
from bot.screens.evening import evening_picture, has_evening, rounds_of
from bot.screens.names import Say, side
from bot.tale import Told
from engine.events import RoundEnded, Scored
from engine.game import rules_of, view
from engine.model import State
from engine.seats import Side
from storage.matches import Match

LATEST = 4
"""Rounds of which the picture tells the points."""


def sheet_picture(match: Match, state: State, standing: Sequence[Told], say: Say, theme: Theme) -> Picture:
    """The sheet as it stands."""
    scoring = rules_of(state).scoring
    if has_evening(scoring):
        rounds = rounds_of([told.events for told in standing])
        return evening_picture(match, view(state, None), scoring, rounds, say, theme)
    ended = [(event, told) for told in standing for event in told.events if isinstance(event, RoundEnded)]
    sides = tuple(dict.fromkeys(state.sides))
    signs = {one: tuple(_sign(event, state, one) for event, _ in ended) for one in sides}
    points = {one: [_points(told, one) for _, told in ended[-LATEST:]] for one in sides}
    columns = (text("sheet-total"), *(text("sheet-round", round=event.round) for event, _ in ended[-LATEST:]))
    used = [sign for sign in Sign if any(sign in row for row in signs.values())]
    scene = EveningScene(
        title=say(text("evening-title", game=text("game", game=match.game), date=match.created_at.date())),
        columns=tuple(map(say, columns)),
        rows=tuple(
            EveningRow(
                name=say(side(match, state.sides, one)),
                counts=(str(state.book.scores[one]), *(f"{written:+d}" for written in points[one])),
                signs=signs[one],
            )
            for one in sides
        ),
        legend=tuple((sign, say(text(f"evening-sign-{sign.value}"))) for sign in used),
        theme=theme,
    )
    words = []
    for one in sides:
        written = tuple(
            text("evening-count", what=column, count=count)
            for column, count in zip(columns, (state.book.scores[one], *points[one]), strict=True)
        )
        words.append(text("evening-team", team=side(match, state.sides, one), counts=Joined(written, by=", ")))
    return Picture(scene, tuple(words))


def _sign(ended: RoundEnded, state: State, one: Side) -> Sign:
    """What a round was for a side; a fish that nobody has won is a fish for all."""
    if not ended.winning:
        return Sign.FISH
    return Sign.WON if any(state.sides[seat] == one for seat in ended.winning) else Sign.LOST


def _points(told: Told, one: Side) -> int:
    """What a round has brought a side."""
    return sum(event.points for event in told.events if isinstance(event, Scored) and event.side == one)
