"""Reads an archive as what it is: a stranger's file.

Everything is checked to the last value, so that whoever goes on with an `Archive` need not ask where it came from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

import orjson

from bot.archives.archive import VERSION, Archive, Record
from bot.chats.localtime import EARLIEST, LATEST
from bot.cleaning import clean
from engine import codec
from engine.game import variants
from engine.model import Options
from engine.options import possible
from storage.deeds import LARGEST_TEAM, MOST_LINES, Deed, Kind, Line, members, team_of
from storage.matches import Match, Sitter, Status

_LONGEST_ID = 96
_LONGEST_TEXT = 400
_MOST_AMOUNT = 99
"""Of one line: as many as anybody can tell at once."""
_MOST_VALUES = 2_500_000
"""In a whole file, by the signs around them: each takes memory, however few bytes it has there."""
_MOST_ROUNDS = 300_000
"""Won in a whole file, by people and by teams: each is gone through for runs and ratings."""

T = TypeVar("T")


class Unfit(Exception):
    """A file is no archive; says where it is not."""


class Foreign(Unfit):
    """A file is something else altogether."""


class Newer(Unfit):
    """A later version of the bot has written a file."""


def from_json(data: bytes, room: str) -> Archive:
    """The archive that is in these bytes, for this room. Raises Unfit."""
    if sum(map(data.count, (b",", b"[", b"{"))) > _MOST_VALUES:
        raise Foreign
    try:
        root = orjson.loads(data)
    except orjson.JSONDecodeError:
        raise Foreign from None
    if not isinstance(root, dict) or "boneyard" not in root:
        raise Foreign
    version = root["boneyard"]
    if version != VERSION:
        raise Newer if isinstance(version, int) and version > VERSION else Unfit("boneyard")
    chat = _record(root, "chat")
    people = dict(_person_in(one) for one in _records(root, "people"))
    if len(people) < len(_list(root, "people")):
        raise Unfit("people")
    known = tuple(people)
    matches = tuple(_match_in(one, room, known) for one in _records(root, "matches"))
    deeds = tuple(_deed_in(one, room, known) for one in _records(root, "ledger"))
    pairs = {_team(one, "people", known): clean(_text(one, "name")) for one in _records(root, "pairs")}
    _hangs_together(matches, deeds)
    return Archive(
        title=clean(_text(chat, "title", "?")),
        language=_maybe(chat, "language", _text),
        settings={name: value for name, value in _record(chat, "settings").items() if isinstance(value, str)},
        people=people,
        matches=matches,
        deeds=deeds,
        pairs=pairs,
    )


def _person_in(one: Record) -> tuple[str, str]:
    name = _maybe(one, "name", _text)
    return _id(one, "id"), "" if name is None else clean(name)


def _hangs_together(matches: Sequence[Match], deeds: Sequence[Deed]) -> None:
    """Every id stands for one thing, and names what there is."""
    there, entries = {match.id for match in matches}, {deed.id: deed for deed in deeds}
    taken_back = [deed.corrects for deed in deeds if deed.corrects is not None]
    if len(there) < len(matches) or len(entries) < len(deeds) or len(set(taken_back)) < len(taken_back):
        raise Unfit("id")
    if any(deed.match is not None and deed.match not in there for deed in deeds):
        raise Unfit("match")
    if any(entry not in entries or entries[entry].corrects is not None for entry in taken_back):
        raise Unfit("corrects")
    rounds = (line.amount for deed in deeds for line in deed.lines if line.kind is Kind.ROUND_WON)
    if sum(rounds) > _MOST_ROUNDS:
        raise Unfit("amount")


def _match_in(one: Record, room: str, people: Sequence[str]) -> Match:
    seats = tuple(
        Sitter(
            place,
            clean(_text(seat, "name")),
            person=_maybe_person(seat, "person", people),
            computer=_maybe(seat, "computer", _text),
        )
        for place, seat in enumerate(_records(one, "seats"))
    )
    game, status = _game(one), _text(one, "status")
    if len(seats) > max(variants()[game].players) or status not in (Status.OVER, Status.STOPPED):
        raise Unfit("matches")
    ended_at = _maybe(one, "ended_at", _moment)
    if status == Status.OVER and ended_at is None:  # what was still being played is stopped here, and has none
        raise Unfit("ended_at")
    return Match(
        id=_id(one, "id"),
        room=room,
        name=clean(_text(one, "name")),
        game=game,
        options=_options(one, variants()[game].options),
        status=Status(status),
        host=people[_number(one, "host", len(people) - 1)],
        version=0,
        created_at=_moment(one, "created_at"),
        started_at=_maybe(one, "started_at", _moment),
        ended_at=ended_at,
        seats=seats,
        sheet=one.get("sheet") is True,
    )


def _options(one: Record, kind: type[Options]) -> str:
    """House rules as this bot knows them for the game."""
    try:
        options = codec.decode(_record(one, "options"), kind)
    except Exception as error:  # whatever a stranger has written there
        raise Unfit("options") from error
    # The rules of some games are built on those of others.
    if type(options) is not kind or not possible(options):
        raise Unfit("options")
    return orjson.dumps(one["options"]).decode()


def _deed_in(one: Record, room: str, people: Sequence[str]) -> Deed:
    lines = tuple(_line_in(line, people) for line in _records(one, "lines"))
    corrects = _maybe(one, "corrects", _id)
    if (
        not 0 < len(lines) <= MOST_LINES
        or (corrects is not None) != (lines[0].kind is Kind.CORRECTION)
        or (corrects and len(lines) > 1)
    ):
        raise Unfit("lines")
    game, reason = _game(one), _maybe(one, "reason", _text)
    _check_played(lines, max(variants()[game].players))
    return Deed(
        id=_id(one, "id"),
        room=room,
        game=game,
        at=_moment(one, "at"),
        noted_at=_moment(one, "noted_at"),
        lines=lines,
        match=_maybe(one, "match", _id),
        round=_maybe(one, "round", lambda record, name: _number(record, name, 100_000)),
        noted_by=_maybe_person(one, "noted_by", people),
        reason=None if reason is None else clean(reason),
        corrects=corrects,
    )


def _check_played(lines: Sequence[Line], most: int) -> None:
    """That no more people and no more teams play than the game is for."""
    teams = {line.team for line in lines if line.team is not None}
    everybody = {line.person for line in lines if line.person is not None}.union(*map(members, teams))
    if max(len(teams), len(everybody)) > most:
        raise Unfit("lines")


def _line_in(line: Record, people: Sequence[str]) -> Line:
    kind = _text(line, "kind")
    if kind not in set(Kind):
        raise Unfit("kind")
    team = _maybe(line, "team", lambda one, name: _team(one, name, people))
    person = _maybe_person(line, "person", people)
    if person is None and team is None and kind != Kind.CORRECTION:
        raise Unfit("person")
    return Line(Kind(kind), person, team, _number(line, "amount", _MOST_AMOUNT))


def _team(record: Record, name: str, people: Sequence[str]) -> str:
    them = {people[_within(one, name, len(people) - 1)] for one in _list(record, name)}
    if not 1 < len(them) <= LARGEST_TEAM:
        raise Unfit(name)
    return team_of(*them)


def _records(record: Record, name: str) -> Iterator[Record]:
    for one in _list(record, name):
        if not isinstance(one, dict):
            raise Unfit(name)
        yield one


def _list(record: Record, name: str) -> list[Any]:
    found = record.get(name)
    if not isinstance(found, list):
        raise Unfit(name)
    return found


def _record(record: Record, name: str) -> dict[str, Any]:
    found = record.get(name)
    if not isinstance(found, dict):
        raise Unfit(name)
    return found


def _maybe(record: Record, name: str, read: Callable[[Record, str], T]) -> T | None:
    return None if record.get(name) is None else read(record, name)


def _text(record: Record, name: str, otherwise: str = "") -> str:
    found = record.get(name) or otherwise
    if not isinstance(found, str) or not 0 < len(found) <= _LONGEST_TEXT or "\0" in found:
        raise Unfit(name)
    return found


def _id(record: Record, name: str) -> str:
    """What stands for somebody or something: one line that nobody could mistake for another."""
    found = _text(record, name)
    if len(found) > _LONGEST_ID or clean(found, _LONGEST_ID) != found:
        raise Unfit(name)
    return found


def _game(record: Record) -> str:
    found = _text(record, "game")
    if found not in variants():
        raise Unfit("game")
    return found


def _number(record: Record, name: str, most: int) -> int:
    return _within(record.get(name), name, most)


def _within(found: Any, name: str, most: int) -> int:
    if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found <= most:
        raise Unfit(name)
    return found


def _maybe_person(record: Record, name: str, people: Sequence[str]) -> str | None:
    return _maybe(record, name, lambda one, key: people[_number(one, key, len(people) - 1)])


def _moment(record: Record, name: str) -> datetime:
    try:
        moment = datetime.fromisoformat(_text(record, name))
    except ValueError:
        raise Unfit(name) from None
    if moment.tzinfo is None or not EARLIEST <= moment <= LATEST:
        raise Unfit(name)
    return moment.astimezone(UTC)
