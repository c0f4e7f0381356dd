"""Everything that a chat owns as a file: JSON that can be read again (`unpacking.py`), or a table for people.

In JSON people stand in a list, and everything else names them by their numbers in it. Entries and matches are
called there what they are called where they were written first.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import orjson

from bot.spreadsheet import spreadsheet
from storage.deeds import Deed, members
from storage.matches import Match

VERSION = 1

Record = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Archive:
    """What a chat owns. Of matches there are those of which the ledger tells, without their moves."""

    title: str = ""
    language: str | None = None
    settings: Mapping[str, str] = field(default_factory=dict)
    people: Mapping[str, str] = field(default_factory=dict)
    """Names by ids; empty for those who are not to be named."""
    matches: tuple[Match, ...] = ()
    deeds: tuple[Deed, ...] = ()
    """The earliest note first."""
    pairs: Mapping[str, str] = field(default_factory=dict)
    """What people are called together, by the account of their team."""


# --- Writing ----------------------------------------------------------------------------------------------


def to_json(archive: Archive) -> bytes:
    """The archive as JSON, one person, match and entry a line."""
    number = {person: place for place, person in enumerate(archive.people)}
    matches = {match.id: match.identity for match in archive.matches}
    deeds = {deed.id: deed.identity for deed in archive.deeds}
    chat = {"title": archive.title, "language": archive.language, "settings": dict(archive.settings)}
    parts = {
        "people": (_filled(id=person, name=name or None) for person, name in archive.people.items()),
        "pairs": (
            {"people": [number[person] for person in members(team)], "name": name}
            for team, name in archive.pairs.items()
        ),
        "matches": (_match_out(match, number) for match in archive.matches),
        "ledger": (_deed_out(deed, number, matches, deeds) for deed in archive.deeds),
    }
    lists = (
        b'"%s": [\n%s\n]' % (name.encode(), b",\n".join(map(orjson.dumps, records)))
        for name, records in parts.items()
    )
    head = b'{"boneyard": %d,\n"chat": %s' % (VERSION, orjson.dumps(chat))
    return b",\n".join((head, *lists)) + b"\n}\n"


def _match_out(match: Match, number: Mapping[str, int]) -> Record:
    seats = [
        _filled(seat=seat.seat, name=seat.name, person=_numbered(number, seat.person), computer=seat.computer)
        for seat in match.seats
    ]
    return _filled(
        id=match.identity,
        name=match.name,
        game=match.game,
        options=orjson.Fragment(match.options),
        status=match.status.value,
        host=number[match.host],
        sheet=match.sheet or None,
        created_at=match.created_at,
        started_at=match.started_at,
        ended_at=match.ended_at,
        seats=seats,
    )


def _deed_out(
    deed: Deed, number: Mapping[str, int], matches: Mapping[str, str], deeds: Mapping[str, str]
) -> Record:
    lines = [
        _filled(
            kind=line.kind.value,
            person=_numbered(number, line.person),
            team=None if line.team is None else [number[person] for person in line.team_members],
            amount=line.amount,
        )
        for line in deed.lines
    ]
    return _filled(
        id=deed.identity,
        game=deed.game,
        match=None if deed.match is None else matches[deed.match],
        round=deed.round,
        at=deed.at,
        noted_at=deed.noted_at,
        noted_by=_numbered(number, deed.noted_by),
        reason=deed.reason,
        corrects=None if deed.corrects is None else deeds[deed.corrects],
        lines=lines,
    )


def _numbered(number: Mapping[str, int], person: str | None) -> int | None:
    return None if person is None else number[person]


def _filled(**values: Any) -> Record:
    return {name: value for name, value in values.items() if value is not None}


COLUMNS = (
    "entry",
    "line",
    "played_at",
    "noted_at",
    "noted_by",
    "game",
    "match",
    "round",
    "kind",
    "person",
    "together",
    "amount",
    "counts",
    "corrects",
    "reason",
)


def to_csv(archive: Archive) -> bytes:
    """The ledger as a table for people, with names instead of ids. `counts` is 0 for what was taken back."""
    taken_back = {deed.corrects for deed in archive.deeds}
    names = archive.people
    lines = (
        (
            deed.id,
            number,
            _moment_out(deed.at),
            _moment_out(deed.noted_at),
            _name(names, deed.noted_by),
            deed.game,
            deed.match or "",
            "" if deed.round is None else deed.round,
            line.kind.value,
            _name(names, line.person),
            " + ".join(_name(names, person) for person in line.team_members),
            line.amount,
            int(deed.id not in taken_back and deed.corrects is None),
            deed.corrects or "",
            deed.reason or "",
        )
        for deed in archive.deeds
        for number, line in enumerate(deed.lines)
    )
    return spreadsheet((COLUMNS, *lines))


def _name(names: Mapping[str, str], person: str | None) -> str:
    return "" if person is None else names[person] or "?"


def _moment_out(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")
