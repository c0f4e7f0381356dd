"""Rows of buttons: the rules beyond the schema, and how Discord gives them back."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Final

from tests.fakes.discord.refusals import Fault, Json

LINK: Final = 5
"""The style of buttons that carry no custom_id."""
MOST_ROWS: Final = 5


def buttons(rows: list[Json]) -> list[Json]:
    """All buttons, row by row."""
    return [button for row in rows for button in row["components"]]


def check(rows: list[Json], path: tuple[str | int, ...]) -> Iterator[Fault]:
    """What is wrong with the rows of a message, beyond the schema."""
    if len(rows) > MOST_ROWS:
        yield Fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MOST_ROWS} in length.")
    carried = [button["custom_id"] for button in buttons(rows) if button.get("custom_id")]
    for value in sorted({value for value in carried if carried.count(value) > 1}):
        yield Fault(path, "COMPONENT_CUSTOM_ID_DUPLICATED", f"custom_id {value!r} is there more than once.")
    for place, row in enumerate(rows):
        for index, button in enumerate(row["components"]):
            yield from _button(button, (*path, place, "components", index))


def _button(button: Json, path: tuple[str | int, ...]) -> Iterator[Fault]:
    if button["style"] == LINK:
        if not button.get("url") or button.get("custom_id"):
            yield Fault(path, "BUTTON_COMPONENT_URL", "A link has a url and no custom_id.")
        elif not re.match(r"(https?|discord)://\S+$", button["url"]):
            yield Fault((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be http, https or discord.")
    elif not button.get("custom_id") or button.get("url"):
        yield Fault((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
    if not button.get("label"):
        yield Fault(path, "BUTTON_COMPONENT_EMPTY", "Must have a label or an emoji.")


def given_back(rows: list[Json]) -> list[Json]:
    """Rows as Discord answers them: all that is in them numbered, without nulls."""
    numbers = itertools.count(1)
    return [
        {
            "type": row["type"],
            "id": next(numbers),
            "components": [
                {key: value for key, value in button.items() if value is not None} | {"id": next(numbers)}
                for button in row["components"]
            ],
        }
        for row in rows
    ]
