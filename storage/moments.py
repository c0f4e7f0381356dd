"""Points in time: aware datetimes outside, whole milliseconds since 1970 in UTC inside.

Numbers rather than ISO text, because the database has to calculate with them (clocks are given back the time in
which the bot was down by one UPDATE), because they have one form only, and because they take half the room.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)


def to_ms(at: datetime) -> int:
    """The milliseconds of an aware datetime, in any zone; TypeError for a naive one."""
    return (at - _EPOCH) // _MILLISECOND


def from_ms(ms: int) -> datetime:
    """The datetime in UTC."""
    return _EPOCH + ms * _MILLISECOND


def duration_ms(length: timedelta) -> int:
    """The whole milliseconds of a length of time."""
    return length // _MILLISECOND
