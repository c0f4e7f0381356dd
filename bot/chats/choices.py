"""What a chat and a person can choose: clock, look, theme, days; typed, with the choices that there are.

Stored as JSON. What is not there has its default, and what is there but unknown is ignored, so that an older
program can read what a newer one wrote.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from datetime import timedelta
from enum import StrEnum
from typing import Any, TypeVar

import orjson

from bot.chats.localtime import EVERY_DAY, WEEKDAYS, calendar_day, clock_time
from bot.chats.zones import UTC_NAME, is_zone
from bot.pictures.scene import Theme
from bot.ports import Limits


class TurnClock(StrEnum):
    """The turn clock of a chat."""

    OFF = "off"
    FAST = "45s"
    USUAL = "3m"
    HOUR = "1h"
    DAY = "1d"

    @property
    def time(self) -> timedelta | None:
        """The time for one turn; None without a clock."""
        return _TIMES[self]


_TIMES = {
    TurnClock.OFF: None,
    TurnClock.FAST: timedelta(seconds=45),
    TurnClock.USUAL: timedelta(minutes=3),
    TurnClock.HOUR: timedelta(hours=1),
    TurnClock.DAY: timedelta(days=1),
}


class ShownAs(StrEnum):
    """How the table is shown."""

    PICTURE = "picture"
    TEXT = "text"


class Single(StrEnum):
    """Whether a single legal move is left to its player, or plays itself: a pass alone, or any. Unless he says
    otherwise a pass does: there is nothing to choose, and the chat is spared a change."""

    ASK = "ask"
    PASS = "pass"
    PLAY = "play"


class Days(StrEnum):
    """On which days a chat is reminded."""

    WEEKDAYS = "weekdays"
    DAILY = "daily"

    @property
    def numbers(self) -> frozenset[int]:
        """The days of the week, Monday is 0."""
        return EVERY_DAY if self is Days.DAILY else WEEKDAYS


class Summary(StrEnum):
    """Whether a chat is told on Mondays what was played in the week before."""

    OFF = "off"
    ON = "on"


@dataclass(frozen=True, slots=True)
class ChatChoice:
    """The settings of a chat."""

    clock: TurnClock = TurnClock.USUAL
    layout: ShownAs = ShownAs.PICTURE
    theme: Theme = Theme.DARK
    season: str = ""
    """The day on which the season began, as `2026-09-01`; empty: none has begun."""
    zone: str = UTC_NAME
    """Whose days and times it goes by: the name of a time zone."""
    remind: str = ""
    """When it is asked who plays, as `12:30`; empty: never."""
    days: Days = Days.WEEKDAYS
    summary: Summary = Summary.OFF

    def within(self, limits: Limits) -> ChatChoice:
        """What can be had of it where there may be no pictures."""
        return self if limits.pictures else replace(self, layout=ShownAs.TEXT)


@dataclass(frozen=True, slots=True)
class PersonChoice:
    """The settings of a person."""

    single: Single = Single.PASS


AnyChoice = TypeVar("AnyChoice", ChatChoice, PersonChoice)


def read(kind: type[AnyChoice], stored: str) -> AnyChoice:
    """What was stored."""
    return of_texts(kind, orjson.loads(stored))


def of_texts(kind: type[AnyChoice], texts: Mapping[str, str]) -> AnyChoice:
    """The settings that these texts name."""
    choice = kind()
    for name, value in texts.items():
        with suppress(ValueError):
            choice = chosen(choice, name, value)
    return choice


def chosen(choice: AnyChoice, name: str, value: str) -> AnyChoice:
    """The settings with one of them changed; ValueError if there is no such setting or value."""
    if name not in {f.name for f in fields(choice)}:
        raise ValueError(f"no setting {name}")
    if value and name in _CHECKS:
        _CHECKS[name](value)
    kind: type[str] = type(getattr(choice, name))
    changes: dict[str, Any] = {name: kind(value)}
    return replace(choice, **changes)


def _check_zone(name: str) -> None:
    if not is_zone(name):
        raise ValueError(f"no zone {name}")


_CHECKS: Mapping[str, Callable[[str], object]] = {
    "season": calendar_day,
    "zone": _check_zone,
    "remind": clock_time,
}
"""What raises ValueError where a text is not what it has to be."""


def write(choice: ChatChoice | PersonChoice) -> str:
    """As it is stored."""
    return orjson.dumps(as_texts(choice)).decode()


def as_texts(choice: ChatChoice | PersonChoice) -> dict[str, str]:
    """Each setting as a text, by its name."""
    return {f.name: str(getattr(choice, f.name)) for f in fields(choice)}
