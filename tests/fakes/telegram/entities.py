"""Formatted text, as Telegram reads it: HTML into text and entities, and entities checked against their text.

Offsets and lengths are counted in UTF-16 units. Limits of length are checked in the same units, so a text that
passes here passes however the server counts.
"""

from __future__ import annotations

import re
from html import unescape

from tests.fakes.telegram.refusals import bad
from tests.fakes.telegram.schema import Json, Malformed

MOST_ENTITIES = 100

_MARK = re.compile(r"<(/?)([a-zA-Z0-9-]*)([^<>]*)>|<")
_ATTRIBUTE = re.compile(r"\s*([\w-]+)(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([\w.-]+)))?")
_NAMED = re.compile(r"&(#\d+|#x[0-9a-fA-F]+|lt|gt|amp|quot);")
_FOUND = re.compile(
    r"(?P<bot_command>(?<![\w/<>])/[A-Za-z0-9_]{1,64}(?:@\w{3,32})?(?!\w))"
    r"|(?P<mention>(?<!\w)@\w{4,32}(?!\w))"
    r"|(?P<url>https?://[^\s<>]+|(?<![\w.])(?:[\w-]+\.)+(?:com|me|net|org)\b(?:/[^\s<>]*)?)"
)
_KINDS = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
}
_GIVEN_KINDS = {
    *_KINDS.values(),
    "expandable_blockquote",
    "text_link",
    "text_mention",
    "custom_emoji",
    "date_time",
}
_DETECTED_KINDS = {"mention", "hashtag", "cashtag", "bot_command", "url", "email", "phone_number"}


def units(text: str) -> int:
    """The length of a text in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


def read(text: str, parse_mode: str | None, entities: list[Json] | None) -> tuple[str, tuple[Json, ...]]:
    """What a text says and its entities, with surrounding blanks cut off, as a message has them."""
    if parse_mode and entities:
        raise Malformed("entities and parse_mode exclude each other")
    if "\0" in text:
        raise Malformed("a zero character in a text")
    if parse_mode and parse_mode.lower() != "html":
        raise Malformed(f"this fake reads HTML only, not {parse_mode}")
    if parse_mode:
        text, entities = _from_html(text)
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
    if entity["type"] not in _GIVEN_KINDS | _DETECTED_KINDS:
        raise bad(f'can\'t parse MessageEntity: unsupported type "{entity["type"]}" specified')
    if entity["offset"] < 0 or entity["length"] <= 0 or entity["offset"] + entity["length"] > units(text):
        raise Malformed(f"an entity outside of its text: {entity}")
    try:
        part(text, entity)
    except UnicodeDecodeError:
        raise Malformed(f"an entity that halves a character: {entity}") from None
    return entity


def _detected(text: str, given: list[Json]) -> list[Json]:
    """Commands, mentions and links, where no code stands."""
    fixed = [e for e in given if e["type"] in ("code", "pre", "text_link", "text_mention", *_DETECTED_KINDS)]
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


def _from_html(source: str) -> tuple[str, list[Json]]:
    text, position = "", 0
    open_marks: list[tuple[str, int, Json]] = []
    entities: list[Json] = []
    for match in _MARK.finditer(source):
        text += _plain(source[position : match.start()])
        position = match.end()
        place = len(source[: match.start()].encode())
        closing, name, rest = match[1], (match[2] or "").lower(), match[3] or ""
        if not name:
            raise bad(f'can\'t parse entities: Unsupported start tag "" at byte offset {place}')
        if not closing:
            open_marks.append((name, units(text), _opened(name, rest, place)))
            continue
        if not open_marks:
            raise bad(f"can't parse entities: Unexpected end tag at byte offset {place}")
        opened, offset, entity = open_marks.pop()
        if opened != name:
            words = f'Unmatched end tag at byte offset {place}, expected "</{opened}>", found "</{name}>"'
            raise bad(f"can't parse entities: {words}")
        if (length := units(text) - offset) and entity:
            entities.append({**entity, "offset": offset, "length": length})
    if open_marks:
        raise bad(f"can't parse entities: Can't find end tag corresponding to start tag \"{open_marks[-1][0]}\"")
    return text + _plain(source[position:]), entities


def _plain(source: str) -> str:
    """Only these four names are known, and numbers."""
    return _NAMED.sub(lambda match: unescape(match[0]), source)


def _opened(name: str, rest: str, place: int) -> Json:
    """The entity that a start tag begins; an empty one stands for nothing."""
    attributes = {m[1].lower(): unescape(m[2] or m[3] or m[4] or "") for m in _ATTRIBUTE.finditer(rest)}
    if name == "a":
        return _link(attributes.get("href", ""))
    if name == "span":
        if attributes.get("class") != "tg-spoiler":
            raise bad(f'can\'t parse entities: Tag "span" must have class "tg-spoiler" at byte offset {place}')
        return {"type": "spoiler"}
    if name == "tg-emoji":
        return {"type": "custom_emoji", "custom_emoji_id": attributes.get("emoji-id", "")}
    if name == "blockquote" and "expandable" in attributes:
        return {"type": "expandable_blockquote"}
    if name not in _KINDS:
        raise bad(f'can\'t parse entities: Unsupported start tag "{name}" at byte offset {place}')
    return {"type": _KINDS[name]}


def _link(target: str) -> Json:
    """A link to a person names him by id; who he is, is found out when the message is made."""
    if person := re.fullmatch(r"tg://user\?id=(\d+)", target):
        return {"type": "text_mention", "user": {"id": int(person[1]), "is_bot": False, "first_name": ""}}
    if not re.match(r"(https?|tg|tonsite|mailto|tel):", target):
        return {}
    return {"type": "text_link", "url": target}
