"""The examples of the rulebook: records that are played when somebody looks at them, so what they show is what the
rules say. The text `example-GAME-NAME` says what each is about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files

import orjson

from engine import codec
from engine.events import Event
from engine.model import State
from engine.record import read
from engine.replay import Replay, replay
from storage.matches import Match, Sitter, Status

_FOLDER = files("bot.rulebook") / "examples"


@dataclass(frozen=True, slots=True)
class Example:
    """A position as a record leaves it: the match with its players, and what its last move has brought."""

    match: Match
    state: State
    events: tuple[Event, ...]


@cache
def _names() -> Mapping[str, tuple[str, ...]]:
    return {
        game.name: tuple(sorted(file.name.removesuffix(".dom") for file in game.iterdir()))
        for game in _FOLDER.iterdir()
        if game.is_dir()
    }


def names(game: str) -> tuple[str, ...]:
    """The examples of a game by their names, in order."""
    return _names().get(game, ())


@cache
def example(game: str, name: str) -> Example:
    """An example, played to its end. KeyError if there is no such one."""
    if name not in names(game):
        raise KeyError(f"{game}: {name}")
    played = replay(read((_FOLDER / game / f"{name}.dom").read_text("utf-8")))
    return Example(_match(played), played.state, played.events)


def _match(played: Replay) -> Match:
    """A match as screens want one: its players are called as in the record."""
    called = (name.upper() if len(name) == 1 else name.capitalize() for name in played.record.players)
    return Match(
        id="example",
        room="",
        name="A",
        game=played.record.game,
        options=orjson.dumps(codec.encode(played.state.options)).decode(),
        status=Status.PLAYING,
        host="",
        version=0,
        created_at=datetime.min.replace(tzinfo=UTC),
        seats=tuple(Sitter(number, name, person="example") for number, name in enumerate(called)),
    )
