"""Months and days as people name them, in any language that the bot speaks.

What months are called the CLDR knows, which comes with Babel; the forms that it lacks stand in `tally-also`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from functools import cache

from babel import Locale
from babel.dates import format_date

from bot.chats.localtime import DAY
from bot.cleaning import clean
from bot.errors import Refused
from bot.messages import text
from bot.tallies.periods import Month, Period
from bot.tallies.words import word_meant
from bot.vocabulary import one_of, stands_for
from bot.words import Words
from engine.spelling import plain

_YEAR = re.compile(r"[0-9]{4}")
_DAY = re.compile(r"([0-9]{1,2})(st|nd|rd|th|er)?")
_FIGURES = re.compile(r"(?P<day>[0-9]{1,2})\.(?P<month>[0-9]{1,2})\.(?P<year>[0-9]{4})?")
_ISO = re.compile(r"(?P<year>[0-9]{4})-(?P<month>[0-9]{2})-(?P<day>[0-9]{2})")
_BETWEEN = re.compile(r"[\s,.]+")


def month_shown(month: Month, language: str) -> str:
    """A month with its year, as people of a language write it."""
    return format_date(month.first, "LLLL yyyy", Locale.parse(language))


def month_called(words: Words, said: str, today: date) -> Month | None:
    """The month that somebody means by its name, with a year or without one: then the latest that has begun."""
    try:
        return Month.of(said)
    except ValueError:
        name, *behind = said.split() or [said]
    month = _month(words, name)
    if month is None:
        return None
    if not behind:
        return Month(today.year - (month > today.month), month)
    *between, year = behind
    if not all(_is_around(words, one) for one in between):
        return None
    try:
        return Month.of(f"{year}-{month:02}")
    except ValueError:
        return None


def day_called(words: Words, said: str, today: date) -> date | None:
    """The day that somebody means: by a word, in figures, or as the bot shows it; without a year the latest that
    is not to come. None if that is no day, Refused if it is none of the calendar."""
    word = word_meant(words, (Period.TODAY, Period.YESTERDAY), said)
    if word is not None:
        return today if word is Period.TODAY else today - DAY
    parts = _in_figures(said) or _spelled(words, said)
    if parts is None:
        return None
    year, month, day = parts
    try:
        if year is not None:
            return date(year, month, day)
        named = date(today.year, month, day)
        return named if named <= today else named.replace(year=today.year - 1)
    except ValueError:
        raise Refused("tally-bad-date", date=clean(said)) from None


_Parts = tuple[int | None, int, int]
"""Year, month and day of a date; None for a year that is not named."""


def _in_figures(said: str) -> _Parts | None:
    found = _ISO.fullmatch(said) or _FIGURES.fullmatch(said)
    if found is None:
        return None
    return None if found["year"] is None else int(found["year"]), int(found["month"]), int(found["day"])


def _spelled(words: Words, said: str) -> _Parts | None:
    """A date with the name of its month, its parts in any order."""
    years, months, days = [], [], []
    for part in filter(None, _BETWEEN.split(said)):
        month = _month(words, part) or _names(words.languages, "abbreviated").get(plain(part))
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


def _is_around(words: Words, said: str) -> bool:
    return one_of(words, text("tally-around"), said)


def _month(words: Words, name: str) -> int | None:
    """The number of the month that has this name."""
    also = (int(thing) for thing in stands_for(words, text("tally-also"), name) if thing.isdigit())
    return _names(words.languages, "wide").get(plain(name)) or next(also, None)


@cache
def _names(languages: tuple[str, ...], width: str) -> Mapping[str, int]:
    """The months by their names, as they stand alone and as they stand in dates."""
    return {
        plain(name).rstrip("."): number
        for language in languages
        for form in ("stand-alone", "format")
        for number, name in Locale.parse(language).months[form][width].items()
    }
