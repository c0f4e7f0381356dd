"""Of which time a question to the ledger is, and from which day to which that is."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum

from bot.chats.localtime import DAY, WEEK, calendar_day, monday

_DATED = re.compile(r"[0-9]{4}(-[0-9]{2}){0,2}-?")


class Period(StrEnum):
    """A time as it is seen from today."""

    ALL = "all"
    SEASON = "season"
    MONTH = "month"
    WEEK = "week"
    TODAY = "today"
    YESTERDAY = "yesterday"
    LAST_WEEK = "last_week"
    LAST_MONTH = "last_month"
    YEAR = "year"
    LAST_YEAR = "last_year"


OFFERED = (Period.ALL, Period.SEASON, Period.MONTH, Period.WEEK, Period.TODAY)
"""Those with a button: all that go on."""


@dataclass(frozen=True, slots=True)
class Dated:
    """A year, a month or a day of the calendar, perhaps with all that has come since."""

    year: int
    month: int | None = None
    day: int | None = None
    open: bool = field(default=False, kw_only=True)

    def __str__(self) -> str:
        parts = (self.year, self.month, self.day)
        return "-".join(f"{part:02}" for part in parts if part is not None) + "-" * self.open

    @property
    def first(self) -> date:
        """The day with which it begins."""
        return date(self.year, self.month or 1, self.day or 1)

    @property
    def behind(self) -> date | None:
        """The day after its last, if it has one."""
        if self.open:
            return None
        if self.day is not None:
            return self.first + DAY
        return date(self.year + 1, 1, 1) if self.month is None else (self.first + 31 * DAY).replace(day=1)

    @classmethod
    def of(cls, written: str) -> Dated:
        """A time as it is written down, `2026`, `2026-03` or `2026-03-20`, with a `-` behind it if it goes on;
        ValueError if it is none that somebody may mean."""
        if not _DATED.fullmatch(written):
            raise ValueError(f"no year, month or day: {written}")
        parts = written.rstrip("-").split("-")
        calendar_day("-".join([*parts, "01", "01"][:3]))
        return cls(*map(int, parts), open=written.endswith("-"))


def period_of(written: str) -> Period | Dated:
    """A time as it is written down; ValueError if it is none."""
    return Dated.of(written) if written[:1].isdigit() else Period(written)


def days_of(period: Period | Dated, today: date, season: date | None) -> tuple[date | None, date | None]:
    """The first day of a time, and the one after its last; None: no bound."""
    month, year = today.replace(day=1), today.replace(month=1, day=1)
    match period:
        case Dated():
            return period.first, period.behind
        case Period.SEASON:
            return season, None
        case Period.TODAY:
            return today, None
        case Period.YESTERDAY:
            return today - DAY, today
        case Period.WEEK:
            return monday(today), None
        case Period.LAST_WEEK:
            return monday(today) - WEEK, monday(today)
        case Period.MONTH:
            return month, None
        case Period.LAST_MONTH:
            return (month - DAY).replace(day=1), month
        case Period.YEAR:
            return year, None
        case Period.LAST_YEAR:
            return year.replace(year=year.year - 1), year
        case _:
            return None, None


def months_to(today: date) -> list[Dated]:
    """The last twelve months up to that of today, the latest first."""
    months = (divmod(today.year * 12 + today.month - 1 - past, 12) for past in range(12))
    return [Dated(year, month + 1) for year, month in months]
