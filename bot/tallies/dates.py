"""Years, months and days as people name them, in any language that the bot speaks.

What months and weekdays are called the CLDR knows, which comes with Babel; the forms that it lacks stand in
`tally-also`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from functools import cache
from typing import Literal

from babel import Locale
from babel.dates import format_date

from bot.chats.localtime import DAY
from bot.errors import Refused
from bot.messages import Typed, text
from bot.tallies.periods import Dated, Period
from bot.tallies.words import word_meant
from bot.vocabulary import behind, one_of, stands_for
from bot.words import Words
from engine.spelling import plain

_YEAR = re.compile(r"[0-9]{4}")
_DAY = re.compile(r"([0-9]{1,2})(st|nd|rd|th|er)?")
_FIGURES = re.compile(r"(?P<day>[0-9]{1,2})\.(?P<month>[0-9]{1,2})(?:\.(?P<year>[0-9]{4})?)?")
_ISO = re.compile(r"(?P<year>[0-9]{4})-(?P<month>[0-9]{2})-(?P<day>[0-9]{2})")
_SLASHED = re.compile(r"(?P<one>[0-9]{1,2})/(?P<other>[0-9]{1,2})(?:/(?P<year>[0-9]{4}))?")
_MONTHS = 12
_BETWEEN = re.compile(r"[\s,.]+")

_Kind = Literal["month", "day"]


def month_shown(month: Dated, language: str) -> str:
    """A month with its year, as people of a language write it."""
    return format_date(month.first, "LLLL yyyy", Locale.parse(language))


def time_called(words: Words, said: str, today: date) -> Dated | None:
    """The year, the month or the day that somebody means; None if that is none, Refused if it is none of the
    calendar. Of what may be in any year or week it is the latest that has begun. Words that stand around it are no
    part of it: in *Ann and Sunday* the second may be a name as well. Behind a *since* it goes on."""
    parts = said.split()
    since = behind(words, text("tally-from"), parts)
    if since:
        begun = time_called(words, " ".join(since), today)
        return None if begun is None else replace(begun, open=True)
    if any(_is_around(words, part) for part in (*parts[:1], *parts[-1:])):
        return None
    try:
        return Dated.of(said)
    except ValueError:
        day = day_called(words, said, today)
    if day is None:
        return _month_called(words, said, today)
    try:
        return Dated.of(day.isoformat())
    except ValueError:
        raise Refused("tally-bad-date", date=Typed(said)) from None


def _month_called(words: Words, said: str, today: date) -> Dated | None:
    name, *more = said.split() or [said]
    month = _numbered(words, "month", name)
    if month is None:
        return None
    if not more:
        return Dated(today.year - (month > today.month), month)
    *between, year = more
    if not all(_is_around(words, one) for one in between):
        return None
    try:
        return Dated.of(f"{year}-{month:02}")
    except ValueError:
        return None


def day_called(words: Words, said: str, today: date) -> date | None:
    """The day that somebody means: by a word, in figures, or as the bot shows it; without a year or by its weekday
    alone the latest that is not to come. None if that is no day, Refused if it is none of the calendar."""
    word = word_meant(words, (Period.TODAY, Period.YESTERDAY), said)
    if word is not None:
        return today if word is Period.TODAY else today - DAY
    if one_of(words, text("tally-before-yesterday"), said):
        return today - 2 * DAY
    weekday = _weekday(words, said, today)
    if weekday is not None:
        return weekday
    parts = _in_figures(said) or _spelled(words, said)
    if parts is None:
        return None
    year, month, day = parts
    if year is None:
        year = today.year - ((month, day) > (today.month, today.day))
        if (month, day) == (2, 29):
            year -= year % 4
    try:
        return date(year, month, day)
    except ValueError:
        raise Refused("tally-bad-date", date=Typed(said)) from None


_Parts = tuple[int | None, int, int]
"""Year, month and day of a date; None for a year that is not named."""


def _in_figures(said: str) -> _Parts | None:
    found = _ISO.fullmatch(said) or _FIGURES.fullmatch(said)
    if found is None:
        return _slashed(said)
    return None if found["year"] is None else int(found["year"]), int(found["month"]), int(found["day"])


def _slashed(said: str) -> _Parts | None:
    """A date of which some write the day first and some the month, where it can only be one of them."""
    found = _SLASHED.fullmatch(said)
    if found is None:
        return None
    one, other = int(found["one"]), int(found["other"])
    if one != other and max(one, other) <= _MONTHS:
        return None
    return None if found["year"] is None else int(found["year"]), min(one, other), max(one, other)


def _spelled(words: Words, said: str) -> _Parts | None:
    """A date with the name of its month, its parts in any order."""
    years, months, days = [], [], []
    for part in filter(None, _BETWEEN.split(said)):
        month = _numbered(words, "month", part) or _names(words.languages, "month", "abbreviated").get(plain(part))
        day = _DAY.fullmatch(part)
        if _YEAR.fullmatch(part):
            years.append(int(part))
        elif day is not None:
            days.append(int(day[1]))
        elif month is not None:
            months.append(month)
        elif not _is_around(words, part):
            return None
    if len(months) != 1 or len(days) != 1 or len(years) > 1:
        return None
    return years[0] if years else None, months[0], days[0]


def _weekday(words: Words, said: str, today: date) -> date | None:
    """The latest day with the name that is said, between words that stand around it; *last* is not today."""
    parts = [part for part in filter(None, _BETWEEN.split(said)) if not _is_around(words, part)]
    name = [part for part in parts if not one_of(words, text("tally-past"), part)]
    past = len(parts) - len(name)
    number = _numbered(words, "day", name[0]) if len(name) == 1 and past <= 1 else None
    if number is None:
        return None
    latest = today - past * DAY
    return latest - (latest.weekday() - number) % 7 * DAY


def _is_around(words: Words, said: str) -> bool:
    return one_of(words, text("tally-around"), said)


def _numbered(words: Words, kind: _Kind, name: str) -> int | None:
    """The number of the month or of the weekday that has this name."""
    also = stands_for(words, text("tally-also"), name)
    numbers = (int(thing.removeprefix(f"{kind}-")) for thing in also if thing.startswith(f"{kind}-"))
    return _names(words.languages, kind, "wide").get(plain(name), next(numbers, None))


@cache
def _names(languages: tuple[str, ...], kind: _Kind, width: str) -> Mapping[str, int]:
    """The months or the weekdays by their names, as they stand alone and as they stand in dates."""
    return {
        plain(name).rstrip("."): number
        for language in languages
        for form in ("stand-alone", "format")
        for number, name in getattr(Locale.parse(language), f"{kind}s")[form][width].items()
    }
