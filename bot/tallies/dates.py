"""Months as people name them, in any language that the bot speaks.

What months are called the CLDR knows, which comes with Babel; the forms that it lacks stand in `tally-also`.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cache

from babel import Locale
from babel.dates import format_date

from bot.messages import text
from bot.tallies.periods import Month
from bot.vocabulary import one_of, stands_for
from bot.words import Words
from engine.spelling import plain


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


def _is_around(words: Words, said: str) -> bool:
    return one_of(words, text("tally-around"), said)


def _month(words: Words, name: str) -> int | None:
    """The number of the month that has this name."""
    also = (int(thing) for thing in stands_for(words, text("tally-also"), name) if thing.isdigit())
    return _names(words.languages).get(plain(name)) or next(also, None)


@cache
def _names(languages: tuple[str, ...]) -> Mapping[str, int]:
    """The months by their names, as they stand alone and as they stand in dates."""
    return {
        plain(name): number
        for language in languages
        for form in ("stand-alone", "format")
        for number, name in Locale.parse(language).months[form]["wide"].items()
    }
