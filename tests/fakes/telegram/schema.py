"""The published shape of the Bot API: reads the parameters of a request, and checks what the fake itself says.

A type is written as in `schema.json`: a plain type, `list[...]`, the name of an object, `=word` for the one value
that is allowed, or several of these with ` | ` between them. Parameters arrive as text (form) or as JSON values;
the real server turns both into text and reads them leniently. This one reads them strictly: what is not in the
schema is `Malformed`.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

_INTEGER = re.compile(r"-?\d{1,19}")
_LIST = re.compile(r"list\[(.*)\]")


class Malformed(Exception):
    """A request that the published interface does not allow."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with the request."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Fields:
    """What an object or a method may have, and what it must have."""

    required: dict[str, str]
    optional: dict[str, str]

    def type_of(self, name: str) -> str | None:
        return self.required.get(name) or self.optional.get(name)


class Schema:
    """The methods and types that the fake knows."""

    def __init__(self, whole: Json) -> None:
        self._methods = {name: Fields(m["required"], m["optional"]) for name, m in whole["methods"].items()}
        self._returns: dict[str, str] = {name: m["returns"] for name, m in whole["methods"].items()}
        self._types = {name: Fields(t["required"], t["optional"]) for name, t in whole["types"].items()}

    @property
    def methods(self) -> list[str]:
        return list(self._methods)

    def read(self, method: str, given: Json, uploads: dict[str, Upload]) -> Json:
        """The parameters as values of their types, uploaded files among them. Raises Malformed."""
        fields = self._methods[method]
        if unknown := sorted(
            {*given, *uploads} - {*fields.required, *fields.optional} - _attached(given, uploads)
        ):
            raise Malformed(f"{method} has no parameter {', '.join(unknown)}")
        if missing := sorted(set(fields.required) - {*given, *uploads}):
            raise Malformed(f"{method} needs {', '.join(missing)}")
        values: Json = {}
        for name, raw in [*given.items(), *uploads.items()]:
            kind = fields.type_of(name)
            if kind is not None:
                values[name] = self._parameter(f"{method}.{name}", kind, raw)
        return values

    def result_faults(self, method: str, result: Any) -> list[str]:
        """What is wrong with a result that the fake wants to give."""
        return self.faults(f"{method} gives", self._returns[method], result)

    def faults(self, where: str, kind: str, value: Any) -> list[str]:
        """What is wrong with a value: nothing, if one of the alternatives fits."""
        alternatives = [kind] if kind.startswith("list[") else kind.split(" | ")
        tried = [self._faults_of_one(where, alternative, value) for alternative in alternatives]
        return min(tried, key=len)

    def _parameter(self, where: str, kind: str, raw: Any) -> Any:
        if kind == "InputFile":
            if isinstance(raw, str | Upload):
                return raw
            raise Malformed(f"{where} is no file")
        value = _from_text(where, kind, raw) if isinstance(raw, str) else raw
        if faults := self.faults(where, kind, value):
            raise Malformed("; ".join(faults))
        return value

    def _faults_of_one(self, where: str, kind: str, value: Any) -> list[str]:
        if inner := _LIST.fullmatch(kind):
            if not isinstance(value, list):
                return [f"{where} is no list: {value!r}"]
            return [f for i, item in enumerate(value) for f in self.faults(f"{where}[{i}]", inner[1], item)]
        if kind.startswith("="):
            return [] if str(value) == kind[1:] else [f"{where} must be {kind[1:]}, not {value!r}"]
        if kind in ("str", "InputFile"):
            return [] if isinstance(value, str) else [f"{where} is no text: {value!r}"]
        if kind == "bool":
            return [] if isinstance(value, bool) else [f"{where} is neither true nor false: {value!r}"]
        if kind in ("int", "float"):
            fits = isinstance(value, int) or (kind == "float" and isinstance(value, float))
            return [] if fits and not isinstance(value, bool) else [f"{where} is no number: {value!r}"]
        return self._faults_of_object(where, kind, value)

    def _faults_of_object(self, where: str, name: str, value: Any) -> list[str]:
        if not isinstance(value, dict):
            return [f"{where} is no {name}: {value!r}"]
        fields = self._types[name]
        faults = [f"{where} needs {key}" for key in fields.required if key not in value]
        for key, item in value.items():
            kind = fields.type_of(key)
            if kind is None:
                faults.append(f"{where}: {name} has no {key}")
            else:
                faults += self.faults(f"{where}.{key}", kind, item)
        return faults


def _attached(given: Json, uploads: dict[str, Upload]) -> set[str]:
    """The uploads that a parameter names as `attach://NAME`."""
    text = json.dumps(given)
    return {name for name in uploads if f"attach://{name}" in text}


def _from_text(where: str, kind: str, raw: str) -> Any:
    """A parameter that was written as text; a text is itself, all else is JSON."""
    kinds = kind.split(" | ")
    if "int" in kinds and _INTEGER.fullmatch(raw):
        return int(raw)
    if "str" in kinds:
        return raw
    try:
        return json.loads(raw)
    except ValueError:
        raise Malformed(f"{where} is not JSON: {raw[:60]!r}") from None


@cache
def schema() -> Schema:
    """The schema beside this file."""
    return Schema(json.loads(Path(__file__).with_name("schema.json").read_text("utf-8")))
