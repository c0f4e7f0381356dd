"""Days and times of the day in a chat's own time zone.

A zone changes its clocks now and then, so every moment is worked out from the day and the time on the wall. A time
that the clocks skip on a day comes as much later as they leap, and of one that they show twice the first counts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

EARLIEST, LATEST = datetime(1970, 1, 1, tzinfo=UTC), datetime(2200, 1, 1, tzinfo=UTC)
"""Nobody means a day before or after; near the ends of the calendar there is no room for time zones."""

DAY = timedelta(days=1)
WEEK = timedelta(days=7)
_SATURDAY = 5


def zone_of(name: str) -> tzinfo:
    """The zone of this name; UTC if this machine does not know it, for the chat has to go on."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return UTC


def moment(day: date, at: time, zone: tzinfo) -> datetime:
    """When the clocks of a zone show this time on that day, in UTC."""
    return datetime.combine(day, at, zone).astimezone(UTC)


def beginning(day: date, zone: tzinfo) -> datetime:
    """When a day begins; told in its zone, so that its date is that day."""
    return moment(day, time(), zone).astimezone(zone)


def day_in(moment: datetime, zone: tzinfo) -> date:
    """The day that the calendars of a zone show at a moment."""
    return moment.astimezone(zone).date()


def monday(day: date) -> date:
    """The day on which the week of a day began."""
    return day - day.weekday() * DAY


def times(after: datetime, at: time, zone: tzinfo, weekdays: Collection[int]) -> Iterator[datetime]:
    """When the clocks show this time on days of these numbers (Monday is 0), one after another."""
    day = day_in(after, zone) - DAY  # of a time that is skipped at midnight the moment is on the next day
    latest = after
    while True:
        then = moment(day, at, zone)
        if then > latest and day.weekday() in weekdays:
            latest = then
            yield then
        day += DAY


WEEKDAYS = frozenset(range(_SATURDAY))
EVERY_DAY = frozenset(range(7))


def calendar_day(written: str) -> date:
    """A day as it is stored, `2026-09-01`; ValueError if it is none that somebody may mean."""
    found = date.fromisoformat(written)
    if not EARLIEST.date() <= found <= LATEST.date():
        raise ValueError(f"no day of our time: {written}")
    return found


def clock_time(written: str) -> time:
    """A time of the day as it is stored, `12:30`; ValueError if it is none."""
    found = time.fromisoformat(written)
    if found.tzinfo is not None or found.second or found.microsecond:
        raise ValueError(f"no time of the day: {written}")
    return found
