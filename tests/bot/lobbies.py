"""A lobby that is full, and a match that is being played."""

from __future__ import annotations

from dataclasses import replace

import orjson

from bot.tables.seating import with_person
from engine import codec
from engine.game import Variant, variants
from storage.matches import Match, Sitter, Status
from tests.bot.chat import BEGINNING

NAMES = ("Ann", "Bob", "Cid", "Dot")


def fullest(variant: Variant) -> Match:
    """A lobby with as many people as there can be, whose names are as long as they can be."""
    seats: tuple[Sitter, ...] = ()
    for number in range(max(variant.players)):
        seats = with_person(seats, f"test:{number}", "W" * 64)
    return Match(
        id="abcdefgh",
        room="test:room",
        name="H",
        game=variant.id,
        options=orjson.dumps(codec.encode(variant.options())).decode(),
        status=Status.LOBBY,
        host="test:0",
        version=0,
        created_at=BEGINNING,
        seats=seats,
    )


def match(game: str = "goat", *names: str) -> Match:
    """One of these people, or of four."""
    seats = tuple(Sitter(number, name, f"test:{name.casefold()}") for number, name in enumerate(names or NAMES))
    return replace(fullest(variants()[game]), status=Status.PLAYING, host=seats[0].person or "", seats=seats)
