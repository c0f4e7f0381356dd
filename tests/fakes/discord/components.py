"""Buttons, selects and layouts: the rules beyond the schema, and how Discord gives them back."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from tests.fakes.discord.refusals import Fault, Json
from tests.fakes.discord.state import Attachment

ROW, BUTTON = 1, 2
SELECTS: Final = (3, 5, 6, 7, 8)
TEXT_DISPLAY, THUMBNAIL, FILE, SEPARATOR, CONTAINER = 10, 11, 13, 14, 17
LINK, PREMIUM = 5, 6
"""Styles of buttons that carry no custom_id."""
MOST_ROWS: Final = 5
MOST_IN_ALL: Final = 40
MOST_TEXT: Final = 4000

_EMOJI: Final = re.compile(
    "[\U0001f300-\U0001f64f\U0001f680-\U0001f6ff\U0001f7e0-\U0001f7eb\U0001f900-\U0001f9ff\U0001fa70-\U0001faff"
    "\U0001f1e6-\U0001f1ff\U0001f004\U0001f0cf\U0001f170-\U0001f251\u2600-\u27bf\u2b05-\u2b07\u2b1b\u2b1c\u2b50\u2b55"
    "\u231a\u231b\u2328\u23cf\u23e9-\u23f3\u23f8-\u23fa\u25aa\u25ab\u25b6\u25c0\u25fb-\u25fe\u2190-\u21ff\u2934\u2935"
    "\u3030\u303d\u3297\u3299\u00a9\u00ae\u203c\u2049\u2122\u2139]|[0-9#*]\ufe0f?\u20e3"
)
"""The blocks in which emoji are. Tiles of dominoes (U+1F030 and on) are letters to Discord, not emoji."""


def every(components: Iterable[Json]) -> Iterator[Json]:
    """All components, those within others too."""
    for component in components:
        yield component
        yield from every(component.get("components") or ())
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from every([component[key]])


def check(components: list[Json], *, v2: bool, path: tuple[str | int, ...]) -> Iterator[Fault]:
    """What is wrong with the components of a message, beyond the schema."""
    found = list(every(components))
    if v2:
        if len(found) > MOST_IN_ALL:
            yield Fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be {MOST_IN_ALL} or fewer in all.")
        if sum(len(item.get("content", "")) for item in found if item["type"] == TEXT_DISPLAY) > MOST_TEXT:
            yield Fault(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "Too much text in all.")
    else:
        if len(components) > MOST_ROWS:
            yield Fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MOST_ROWS} in length.")
        for index, item in enumerate(components):
            if item["type"] != ROW:
                yield Fault(
                    (*path, index, "type"), "UNION_TYPE_CHOICES", "Only rows, without the flag for layouts."
                )
    yield from _same_twice(found, "custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", path)
    yield from _same_twice(found, "id", "COMPONENT_ID_DUPLICATED", path)
    for where, row in _rows(components, path):
        kinds = {item["type"] for item in row}
        if kinds - {BUTTON} and len(row) > 1:
            yield Fault(where, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select fills its row.")
    for where, item in _placed(components, path):
        if item["type"] == BUTTON:
            yield from _button(item, where)
        elif item["type"] in SELECTS:
            yield from _select(item, where)


def _placed(
    components: Iterable[Json], path: tuple[str | int, ...]
) -> Iterator[tuple[tuple[str | int, ...], Json]]:
    """All components, each with its place."""
    for index, item in enumerate(components):
        where = (*path, index)
        yield where, item
        yield from _placed(item.get("components") or (), (*where, "components"))
        for key in ("accessory", "component"):
            if isinstance(item.get(key), dict):
                yield (*where, key), item[key]


def _rows(
    components: list[Json], path: tuple[str | int, ...]
) -> Iterator[tuple[tuple[str | int, ...], list[Json]]]:
    for where, item in _placed(components, path):
        if item["type"] == ROW:
            yield (*where, "components"), item["components"]


def _same_twice(found: list[Json], key: str, code: str, path: tuple[str | int, ...]) -> Iterator[Fault]:
    values = [item[key] for item in found if item.get(key) is not None and not (key == "id" and item[key] == 0)]
    for value in sorted({str(value) for value in values if values.count(value) > 1}):
        yield Fault(path, code, f"{key} {value!r} is there more than once.")


def _button(button: Json, path: tuple[str | int, ...]) -> Iterator[Fault]:
    style = button["style"]
    emoji = button.get("emoji")
    if style == LINK:
        if not button.get("url") or button.get("custom_id"):
            yield Fault(path, "BUTTON_COMPONENT_URL", "A link has a url and no custom_id.")
        elif not re.match(r"(https?|discord)://\S+$", button["url"]):
            yield Fault((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be http, https or discord.")
    elif style != PREMIUM and (not button.get("custom_id") or button.get("url")):
        yield Fault((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
    if style != PREMIUM and not button.get("label") and not emoji:
        yield Fault(path, "BUTTON_COMPONENT_EMPTY", "Must have a label or an emoji.")
    if emoji:
        yield from _emoji(emoji, (*path, "emoji", "name"))


def _emoji(emoji: Json, path: tuple[str | int, ...]) -> Iterator[Fault]:
    if not emoji.get("id") and not _EMOJI.match(emoji["name"]):
        yield Fault(path, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _select(select: Json, path: tuple[str | int, ...]) -> Iterator[Fault]:
    least, most = _bounds(select)
    options = select.get("options")
    if least > most:
        yield Fault((*path, "min_values"), "SELECT_COMPONENT_MIN_MORE_THAN_MAX", "More than max_values.")
    if options is None:
        return
    if most > len(options):
        yield Fault((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_EXCEED_OPTIONS", "More than there are.")
    values = [option["value"] for option in options]
    for index, value in enumerate(values):
        if value in values[:index]:
            yield Fault(
                (*path, "options", index, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "Twice the same."
            )
        emoji = options[index].get("emoji")
        if emoji:
            yield from _emoji(emoji, (*path, "options", index, "emoji", "name"))
    if sum(bool(option.get("default")) for option in options) > most:
        yield Fault((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More than max_values.")


def _bounds(select: Json) -> tuple[int, int]:
    """How few and how many may be chosen."""
    least, most = select.get("min_values"), select.get("max_values")
    return 1 if least is None else least, 1 if most is None else most


def given_back(components: list[Json], attachments: list[Attachment]) -> list[Json]:
    """Components as Discord answers them: numbered, with what was left out, without nulls."""
    numbers = itertools.count(1)
    return [_given_back(component, numbers, attachments) for component in components]


def _given_back(component: Json, numbers: Iterator[int], attachments: list[Attachment]) -> Json:
    kept = {key: value for key, value in component.items() if value is not None}
    number = next(numbers)
    kept["id"] = kept.get("id") or number
    kind = kept["type"]
    for key in ("components", "items"):
        if key in kept:
            kept[key] = [_part(part, numbers, attachments) for part in kept[key]]
    for key in ("accessory", "component"):
        if key in kept:
            kept[key] = _given_back(kept[key], numbers, attachments)
    for key in ("media", "file"):
        if key in kept:
            kept[key] = media(kept[key]["url"], attachments)
    if "emoji" in kept:
        kept["emoji"] = {key: value for key, value in kept["emoji"].items() if value is not None}
    if kind in SELECTS:
        kept["min_values"], kept["max_values"] = _bounds(component)
        kept.pop("required", None)
        if "options" in kept:
            kept["options"] = [_without_nulls(option) for option in kept["options"]]
    elif kind in (THUMBNAIL, FILE, CONTAINER):
        kept.setdefault("spoiler", False)
    if kind == THUMBNAIL:
        kept.setdefault("description", None)
    elif kind == FILE:
        shown = _named(component["file"]["url"], attachments)
        kept |= {"name": shown and shown.filename, "size": shown and len(shown.data)}
    elif kind == SEPARATOR:
        kept = {"spacing": 1, "divider": True, **kept}
    elif kind == CONTAINER:
        kept.setdefault("accent_color", None)
    return kept


def _part(part: Json, numbers: Iterator[int], attachments: list[Attachment]) -> Json:
    """A component within another, or an item of a gallery."""
    if "type" in part:
        return _given_back(part, numbers, attachments)
    return {
        "media": media(part["media"]["url"], attachments),
        "description": part.get("description"),
        "spoiler": bool(part.get("spoiler")),
    }


def _without_nulls(option: Json) -> Json:
    kept = {key: value for key, value in option.items() if value is not None}
    if "emoji" in kept:
        kept["emoji"] = _without_nulls(kept["emoji"])
    return kept


def _named(url: str, attachments: list[Attachment]) -> Attachment | None:
    """The attachment that an address within the message names."""
    name = url.removeprefix("attachment://")
    return next((item for item in attachments if name == item.filename), None) if name != url else None


def media(url: str, attachments: list[Attachment]) -> Json:
    """A picture in a layout, as Discord answers it."""
    shown = _named(url, attachments)
    if shown is None:
        return {"id": "0", "url": url, "proxy_url": url}
    payload: Json = {"id": shown.id, "url": shown.url, "proxy_url": shown.url, "attachment_id": shown.id}
    if shown.size:
        payload["width"], payload["height"] = shown.size
    return payload | {"content_type": shown.content_type}


def addresses(node: Any) -> Iterator[str]:
    """The names of all attachments that embeds or components refer to."""
    if isinstance(node, str):
        if node.startswith("attachment://"):
            yield node.removeprefix("attachment://")
    elif isinstance(node, dict):
        for value in node.values():
            yield from addresses(value)
    elif isinstance(node, list):
        for value in node:
            yield from addresses(value)
