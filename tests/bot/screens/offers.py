"""Moves as a player is offered them: what comes first, and what is asked then."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.kinds import kind_of
from bot.screens.moves import Choices, Question, Way
from engine.model import View
from engine.moves import Move
from tests.bot.reading import said


def offer(view: View) -> Choices:
    return kind_of(view).offered(view)


def labels(offered: Choices) -> list[str]:
    return said(item.label for item in offered.items())


def asked(offered: Choices, written: str) -> Question:
    way = Way.read(written)
    assert way is not None
    question = offered.question(way)
    assert question is not None
    return question


def choices(question: Question) -> list[str]:
    return said(item.label for item in question.items)


def presses(offered: Choices) -> dict[Move, int]:
    """By move how many presses it takes."""
    found: dict[Move, int] = {}
    level: list[tuple[int, Sequence[object]]] = [(1, [item.leads for item in offered.items()])]
    while level:
        number, leads = level.pop(0)
        for lead in leads:
            if isinstance(lead, Way):
                question = offered.question(lead)
                assert question is not None
                level.append((number + 1, [item.leads for item in question.items]))
            else:
                assert isinstance(lead, Move)
                found.setdefault(lead, number)
    return found
