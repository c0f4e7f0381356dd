"""Commands that were taken up, and presses that would do something more if they came twice: each is carried out
once.

A platform may tell of one command twice, or tell two processes of it. A move is made once at most in any case; a
table is opened, and an entry written, by whoever takes the command up first.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import bindparam, delete, insert

from storage import schema
from storage.changes import Change, Unit
from storage.moments import to_ms

KEPT = timedelta(minutes=15)
"""How long it is remembered: what comes again comes soon."""

_FORGET = Change(delete(schema.request).where(schema.request.c.at < bindparam("before")))
_TAKE = Change(insert(schema.request))


def take(name: str, at: datetime) -> Unit:
    """Take a command up, by the name that its platform has for it. `Stale` if somebody has done so."""
    return (_FORGET(before=to_ms(at - KEPT)), _TAKE(name=name, at=to_ms(at)))
