"""The registered commands: their rules beyond the schema, and what a person's client makes of them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

from tests.fakes.discord.refusals import Fault, Json, Refusal
from tests.fakes.discord.state import World

CHAT_INPUT: Final = 1
ATTACHMENT: Final = 11
"""The options that take a file; all others take words."""
MOST: Final = 100
# fmt: off
LOCALES: Final = frozenset([
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr",
    "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl",
    "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
])
# fmt: on

Path = tuple[str | int, ...]


class Commands:
    """The commands of the app, in all places."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.all: list[Json] = []

    def replace(self, asked: list[Json]) -> list[Json]:
        """Overwrite all at once. A command that stays keeps its id."""
        faults = [fault for index, command in enumerate(asked) for fault in check(command, (index,))]
        if len(asked) > MOST:
            raise Refusal(30032)
        faults += _twice([command["name"] for command in asked], (), "APPLICATION_COMMANDS_DUPLICATE_NAME")
        if faults:
            raise Refusal(50035, faults)
        old = {command["name"]: command for command in self.all}
        self.all = [self._made(command, old.get(command["name"])) for command in asked]
        return self.all

    def _made(self, asked: Json, old: Json | None) -> Json:
        return {
            "id": old["id"] if old else self._world.snowflake(),
            "application_id": self._world.bot.id,
            "version": self._world.snowflake(),
            "type": CHAT_INPUT,
            "name": asked["name"],
            "name_localizations": asked.get("name_localizations"),
            "description": asked["description"],
            "description_localizations": asked.get("description_localizations"),
            "default_member_permissions": None,
            "nsfw": False,
            "integration_types": asked.get("integration_types") or [0],
            "contexts": asked.get("contexts"),
            "dm_permission": True,
            "options": asked.get("options") or [],
        }


# --- rules ------------------------------------------------------------------------------------------------------


def check(command: Json, path: Path) -> Iterator[Fault]:
    """What is wrong with a command, beyond the schema."""
    if (command.get("type") or CHAT_INPUT) != CHAT_INPUT:
        yield Fault((*path, "type"), "BASE_TYPE_CHOICES", "The fake knows only commands that are typed.")
    yield from _name(command["name"], (*path, "name"))
    if not command.get("description"):
        yield Fault((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    yield from _localized(command, path)
    yield from _options(command.get("options") or [], (*path, "options"))


def _options(options: list[Json], path: Path) -> Iterator[Fault]:
    optional = False
    yield from _twice(
        [option["name"] for option in options], path, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"
    )
    for index, option in enumerate(options):
        where = (*path, index)
        yield from _name(option["name"], (*where, "name"))
        yield from _localized(option, where)
        if option.get("required") and optional:
            yield Fault(where, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options go first.")
        optional = optional or not option.get("required")


def _name(name: str, path: Path) -> Iterator[Fault]:
    if not all(letter in "-_'" or _is_letter(letter) for letter in name) or name != name.lower():
        yield Fault(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _is_letter(letter: str) -> bool:
    """A letter or a numeral of any script; in Devanagari and Thai, marks belong to the letters."""
    return unicodedata.category(letter)[0] in "LN" or unicodedata.name(letter, "").startswith(
        ("DEVANAGARI", "THAI")
    )


def _localized(named: Json, path: Path) -> Iterator[Fault]:
    for key in ("name_localizations", "description_localizations"):
        for locale, text in (named.get(key) or {}).items():
            if locale not in LOCALES:
                yield Fault((*path, key, locale), "BASE_TYPE_CHOICES", "Unknown locale.")
            if key == "name_localizations":
                yield from _name(text, (*path, key, locale))


def _twice(names: list[str], path: Path, code: str) -> Iterator[Fault]:
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield Fault(path, code, f"{name!r} is there more than once.")


# --- a person's client ------------------------------------------------------------------------------------------


def known_as(named: Json, locale: str) -> str:
    """The name that a person with this locale reads."""
    return str((named.get("name_localizations") or {}).get(locale) or named["name"])


def find(candidates: Iterable[Json], name: str, locale: str) -> Json | None:
    """The command or option of a name, in the person's language or as it was registered."""
    return next((item for item in candidates if name in (item["name"], known_as(item, locale))), None)
