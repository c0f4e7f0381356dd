"""A score sheet as a picture: what every side has, and its rounds; of General's goat the picture of an evening."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chats.choices import ChatChoice
from bot.messages import Picture, Text, text
from bot.pictures.scene import Sign
from bot.screens.evening import evening_picture, has_evening, rounds_of, scene
from bot.screens.names import Called, Say, counted, team
from bot.tables.tale import Told, as_seen
from engine.events import Earned, Event, How, RoundEnded, Scored
from engine.game import rules_of
from engine.model import View
from engine.seats import Side
from storage.matches import Match

LATEST = 4
"""Rounds of which the picture tells the points."""


def sheet_picture(
    match: Match, seen: View, standing: Sequence[Told], called: Called, say: Say, choice: ChatChoice
) -> Picture:
    """The sheet as it stands."""
    if has_evening(rules_of(seen).scoring):
        rounds = rounds_of([as_seen(told) for told in standing])
        return evening_picture(match, seen, rounds, called, say, choice)
    rounds_told = _rounds(standing)
    sides = tuple(dict.fromkeys(seen.sides))
    ended = [one for events in rounds_told for one in events if isinstance(one, RoundEnded) and _decided(one)]
    signs = {one: tuple(_sign(event, seen, one) for event in ended) for one in sides}
    columns, counts = _counts(seen, rounds_told)
    names = {one: team(match, seen.sides, one, called) for one in sides}
    cells = {
        one: tuple((f"{count:+d}" if place else f"{count}").replace("-", "−") for place, count in enumerate(row))
        for one, row in counts.items()
    }
    drawn = scene(match, names, columns, cells, signs, say, choice)
    if not columns:
        return Picture(drawn, (text("table-secret"),))
    words = tuple(counted(names[one], zip(columns, cells[one], strict=True)) for one in sides)
    return Picture(drawn, words)


def _counts(
    seen: View, rounds_told: Sequence[Sequence[Event]]
) -> tuple[tuple[Text, ...], dict[Side, tuple[int, ...]]]:
    """The heads of the columns and what every side has in them: its total, and the points of the latest rounds.
    Nothing while the totals are secret: those points add up to them."""
    sides = dict.fromkeys(seen.sides)
    if not seen.book.scores:
        return (), dict.fromkeys(sides, ())
    latest = list(enumerate(rounds_told, start=1))[-LATEST:]
    columns = (text("sheet-total"), *(text("sheet-round", round=number) for number, _ in latest))
    return columns, {
        one: (seen.book.scores[one], *(_points(events, one) for _, events in latest)) for one in sides
    }


def _rounds(standing: Sequence[Told]) -> list[tuple[Event, ...]]:
    """What happened in each round, points in play among it; the last one may still be played."""
    found: list[tuple[Event, ...]] = [()]
    for told in standing:
        found[-1] += as_seen(told)
        if any(isinstance(event, RoundEnded) for event in told.events):
            found.append(())
    return found if any(isinstance(event, Earned) for event in found[-1]) else found[:-1]


def _decided(ended: RoundEnded) -> bool:
    """Whether it may be won or lost, and does not just end."""
    return ended.ending.how is not How.FULL


def _sign(ended: RoundEnded, seen: View, one: Side) -> Sign:
    """What a round was for a side; a fish that nobody has won is a fish for all."""
    if not ended.winning:
        return Sign.FISH
    return Sign.WON if any(seen.sides[seat] == one for seat in ended.winning) else Sign.LOST


def _points(events: Sequence[Event], one: Side) -> int:
    """What a round has brought a side, in play and at its end."""
    written = sum(event.points for event in events if isinstance(event, Scored) and event.side == one)
    earned = [event.marks for event in events if isinstance(event, Earned) and event.side == one]
    return written + sum(mark.points for marks in earned for mark in marks)
