"""The registered commands: their rules beyond the schema, and what a person's client makes of them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from typing import Any, Final

from tests.fakes.discord.refusals import Fault, Json, Refusal
from tests.fakes.discord.state import World

CHAT_INPUT, USER_COMMAND, MESSAGE_COMMAND = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER, ATTACHMENT = 1, 2, 3, 4, 5, 6, 7, 10, 11
MOST: Final = {CHAT_INPUT: 100, USER_COMMAND: 15, MESSAGE_COMMAND: 15}
MOST_LETTERS: Final = 8000
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
        for kind, most in MOST.items():
            names = [command["name"] for command in asked if (command.get("type") or CHAT_INPUT) == kind]
            if len(names) > most:
                raise Refusal(30032)
            faults += _twice(names, (), "APPLICATION_COMMANDS_DUPLICATE_NAME")
        if faults:
            raise Refusal(50035, faults)
        old = {_key(command): command for command in self.all}
        self.all = [self._made(command, old.get(_key(command))) for command in asked]
        return self.all

    def _made(self, asked: Json, old: Json | None) -> Json:
        rights = asked.get("default_member_permissions")
        command: Json = {
            "id": old["id"] if old else self._world.snowflake(),
            "application_id": self._world.bot.id,
            "version": self._world.snowflake(),
            "type": asked.get("type") or CHAT_INPUT,
            "name": asked["name"],
            "name_localizations": asked.get("name_localizations"),
            "description": asked.get("description") or "",
            "description_localizations": asked.get("description_localizations"),
            "default_member_permissions": None if rights is None else str(rights),
            "nsfw": bool(asked.get("nsfw")),
            "integration_types": asked.get("integration_types") or [0],
            "contexts": asked.get("contexts"),
            "dm_permission": asked.get("dm_permission") is not False,
        }
        if asked.get("options"):
            command["options"] = [_option(option) for option in asked["options"]]
        return command


def _key(command: Json) -> tuple[int, str]:
    return command.get("type") or CHAT_INPUT, command["name"]


def _option(option: Json) -> Json:
    kept = {key: value for key, value in option.items() if value is not None or key.endswith("_localizations")}
    if "options" in kept:
        kept["options"] = [_option(inner) for inner in kept["options"]]
    return kept


# --- rules ------------------------------------------------------------------------------------------------------


def check(command: Json, path: Path) -> Iterator[Fault]:
    """What is wrong with a command, beyond the schema."""
    kind = command.get("type") or CHAT_INPUT
    if kind == CHAT_INPUT:
        yield from _name(command["name"], (*path, "name"))
        if not command.get("description"):
            yield Fault((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    elif command.get("description") or command.get("options"):
        yield Fault(path, "APPLICATION_COMMAND_TYPE", "Only chat input has a description and options.")
    yield from _localized(command, path, plain=kind != CHAT_INPUT)
    yield from _options(command.get("options") or [], (*path, "options"), depth=0)
    if _letters(command) > MOST_LETTERS:
        yield Fault(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_LETTERS})")


def _options(options: list[Json], path: Path, *, depth: int) -> Iterator[Fault]:
    nested = [option["type"] in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        yield Fault(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands do not mix with options.")
    optional = False
    yield from _twice(
        [option["name"] for option in options], path, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"
    )
    for index, option in enumerate(options):
        where = (*path, index)
        yield from _name(option["name"], (*where, "name"))
        yield from _localized(option, where)
        if option["type"] in (SUBCOMMAND, GROUP):
            if depth > (0 if option["type"] == GROUP else 1):
                yield Fault(where, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep.")
            if option["type"] == GROUP and any(
                inner["type"] != SUBCOMMAND for inner in option.get("options") or []
            ):
                yield Fault(where, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A group holds subcommands.")
            yield from _options(option.get("options") or [], (*where, "options"), depth=depth + 1)
            continue
        if option.get("required") and optional:
            yield Fault(where, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options go first.")
        optional = optional or not option.get("required")
        choices = option.get("choices") or []
        if choices and option.get("autocomplete"):
            yield Fault(where, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Either choices or completion.")
        yield from _twice([choice["name"] for choice in choices], where, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME")
        for number, choice in enumerate(choices):
            yield from _localized(choice, (*where, "choices", number), plain=True)


def _name(name: str, path: Path) -> Iterator[Fault]:
    if not all(letter in "-_'" or _is_letter(letter) for letter in name) or name != name.lower():
        yield Fault(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _is_letter(letter: str) -> bool:
    """A letter or a numeral of any script; in Devanagari and Thai, marks belong to the letters."""
    return unicodedata.category(letter)[0] in "LN" or unicodedata.name(letter, "").startswith(
        ("DEVANAGARI", "THAI")
    )


def _localized(named: Json, path: Path, *, plain: bool = False) -> Iterator[Fault]:
    for key in ("name_localizations", "description_localizations"):
        for locale, text in (named.get(key) or {}).items():
            if locale not in LOCALES:
                yield Fault((*path, key, locale), "BASE_TYPE_CHOICES", "Unknown locale.")
            if key == "name_localizations" and not plain:
                yield from _name(text, (*path, key, locale))


def _twice(names: list[str], path: Path, code: str) -> Iterator[Fault]:
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield Fault(path, code, f"{name!r} is there more than once.")


def _letters(named: Json) -> int:
    """The size of a command: of each name and description the longest wording counts, and values of choices."""
    total = len(str(named["value"])) if "value" in named else 0
    for key in ("name", "description"):
        wordings = [named.get(key) or "", *(named.get(f"{key}_localizations") or {}).values()]
        total += max(map(len, wordings))
    return total + sum(map(_letters, [*(named.get("options") or []), *(named.get("choices") or [])]))


# --- a person's client ------------------------------------------------------------------------------------------


def known_as(named: Json, locale: str) -> str:
    """The name that a person with this locale reads."""
    return str((named.get("name_localizations") or {}).get(locale) or named["name"])


def find(candidates: Iterable[Json], name: str, locale: str) -> Json | None:
    """The command or option of a name, in the person's language or as it was registered."""
    return next((item for item in candidates if name in (item["name"], known_as(item, locale))), None)


def value_of(option: Json, given: Any, locale: str) -> Any:
    """What a client sends for what a person typed; raises ValueError where it would not let him."""
    kind = option["type"]
    if choices := option.get("choices"):
        choice = next(
            (item for item in choices if given in (item["value"], item["name"], known_as(item, locale))), None
        )
        if choice is None:
            raise ValueError(f"{given!r} is not among the choices of {option['name']}")
        return choice["value"]
    fits = {
        STRING: lambda: isinstance(given, str),
        INTEGER: lambda: isinstance(given, int) and not isinstance(given, bool),
        BOOLEAN: lambda: isinstance(given, bool),
        NUMBER: lambda: isinstance(given, (int, float)) and not isinstance(given, bool),
    }
    if kind in fits and not fits[kind]():
        raise ValueError(f"{option['name']} does not take {given!r}")
    size = len(given) if isinstance(given, str) else given
    low = option.get("min_length" if kind == STRING else "min_value")
    high = option.get("max_length" if kind == STRING else "max_value", 6000 if kind == STRING else None)
    if (low is not None and size < low) or (high is not None and size > high):
        raise ValueError(f"{option['name']} does not take so much or little: {given!r}")
    return given
