"""Formatted text, as Telegram reads it: entities are checked against their text, and links, names and commands are
found that nobody has marked.

Offsets and lengths are counted in UTF-16 units. Limits of length are checked in the same units, so a text that
passes here passes however the server counts.
"""

from __future__ import annotations

import re

from tests.fakes.telegram.schema import Json, Malformed

MOST_ENTITIES = 100

_FOUND = re.compile(
    r"(?P<bot_command>(?<![\w/<>])/[A-Za-z0-9_]{1,64}(?:@\w{3,32})?(?!\w))"
    r"|(?P<mention>(?<!\w)@\w{4,32}(?!\w))"
    r"|(?P<url>https?://[^\s<>]+|(?<![\w.])(?:[\w-]+\.)+(?:com|me|net|org)\b(?:/[^\s<>]*)?)"
)
_GIVEN_KINDS = {"bold", "code", "pre", "text_mention"}
"""Those that the bot marks."""


def units(text: str) -> int:
    """The length of a text in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


def read(text: str, entities: list[Json] | None) -> tuple[str, tuple[Json, ...]]:
    """What a text says and its entities, with surrounding blanks cut off, as a message has them."""
    if "\0" in text:
        raise Malformed("a zero character in a text")
    checked = [_checked(text, entity) for entity in entities or []]
    if len(checked) > MOST_ENTITIES:
        raise Malformed(f"{len(checked)} entities: all after the first {MOST_ENTITIES} would be lost")
    return _trimmed(text, sorted([*checked, *_detected(text, checked)], key=lambda entity: int(entity["offset"])))


def found(text: str) -> tuple[Json, ...]:
    """The entities that an app finds in what a person types."""
    return tuple(_detected(text, []))


def part(text: str, entity: Json) -> str:
    """The part of a text that an entity covers."""
    raw = text.encode("utf-16-le")
    return raw[2 * entity["offset"] : 2 * (entity["offset"] + entity["length"])].decode("utf-16-le")


def _checked(text: str, entity: Json) -> Json:
    if entity["type"] not in _GIVEN_KINDS:
        raise Malformed(f"an entity that this fake does not know: {entity}")
    if entity["offset"] < 0 or entity["length"] <= 0 or entity["offset"] + entity["length"] > units(text):
        raise Malformed(f"an entity outside of its text: {entity}")
    try:
        part(text, entity)
    except UnicodeDecodeError:
        raise Malformed(f"an entity that halves a character: {entity}") from None
    return entity


def _detected(text: str, given: list[Json]) -> list[Json]:
    """Commands, mentions and links, where no code and no link to a person stands."""
    fixed = [entity for entity in given if entity["type"] != "bold"]
    entities: list[Json] = []
    for match in _FOUND.finditer(text):
        offset, length = units(text[: match.start()]), units(match[0])
        if all(offset + length <= e["offset"] or e["offset"] + e["length"] <= offset for e in fixed):
            entities.append({"type": str(match.lastgroup), "offset": offset, "length": length})
    return entities


def _trimmed(text: str, entities: list[Json]) -> tuple[str, tuple[Json, ...]]:
    trimmed = text.strip()
    before = units(text[: len(text) - len(text.lstrip())])
    end = units(trimmed)
    kept: list[Json] = []
    for entity in entities:
        first = max(entity["offset"] - before, 0)
        last = min(entity["offset"] + entity["length"] - before, end)
        if first < last:
            kept.append({**entity, "offset": first, "length": last - first})
    return trimmed, tuple(kept)
