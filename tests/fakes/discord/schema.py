"""Holds requests and answers to the published schema (`schema.json`, made by `distil.py`).

The published schema lets unknown keys pass, and a union only says that no branch fits. Here an unknown key is a
fault, and of a union of components the branch is chosen by `type`, so that faults are found where they are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from tests.fakes.discord.refusals import Fault, Json

NAMES: Final = {
    "maxLength": "BASE_TYPE_BAD_LENGTH",
    "minLength": "BASE_TYPE_BAD_LENGTH",
    "maxItems": "BASE_TYPE_BAD_LENGTH",
    "minItems": "BASE_TYPE_BAD_LENGTH",
    "maxProperties": "BASE_TYPE_BAD_LENGTH",
    "maximum": "NUMBER_TYPE_MAX",
    "minimum": "NUMBER_TYPE_MIN",
    "enum": "BASE_TYPE_CHOICES",
    "const": "BASE_TYPE_CHOICES",
    "required": "BASE_TYPE_REQUIRED",
    "pattern": "STRING_TYPE_REGEX",
    "type": "BASE_TYPE_INVALID",
    "properties": "UNKNOWN_KEY",
}
"""What Discord calls the faults that a keyword finds."""

_ID: Final = re.compile(r'(?<=")[1-9]\d{16,19}(?=")')
"""The number of a thing, as text."""


@dataclass(frozen=True, slots=True)
class Operation:
    """One method of one route, as published."""

    method: str
    template: str
    query: Json
    body: Json | None
    files: bool
    answers: Mapping[str, Json | None]

    def __str__(self) -> str:
        return f"{self.method} {self.template}"


class Schema:
    """The published routes and forms."""

    def __init__(self) -> None:
        document = json.loads(Path(__file__).with_name("schema.json").read_text())
        self.operations = [
            Operation(method, template, **found)
            for template, methods in document["routes"].items()
            for method, found in methods.items()
        ]
        # A fixed word in a path goes before a parameter in its place.
        templates = sorted(document["routes"], key=lambda template: template.count("{"))
        self._paths = [(re.compile(_pattern(template)), template) for template in templates]
        self._by_name = {(operation.method, operation.template): operation for operation in self.operations}
        self._forms = _strict(document["$defs"])
        self._faultless: set[str] = set()

    def find(self, method: str, path: str) -> tuple[Operation, dict[str, str]] | None:
        """The operation that a path names, with the parameters in it."""
        for pattern, template in self._paths:
            if (match := pattern.fullmatch(path)) and (method, template) in self._by_name:
                return self._by_name[method, template], match.groupdict()
        return None

    def request(self, operation: Operation, body: Any) -> list[Fault]:
        """What is wrong with the body of a request."""
        if operation.body is None:
            return [Fault((), "UNKNOWN_KEY", "No body is expected.")] if body else []
        return self._check(operation.body, body)

    def query(self, operation: Operation, query: Mapping[str, str]) -> list[Fault]:
        """What is wrong with the query of a request."""
        faults = [
            Fault((key,), "UNKNOWN_KEY", "Unknown parameter.") for key in query if key not in operation.query
        ]
        for key, schema in operation.query.items():
            if key in query:
                value = _read(query[key], schema)
                faults += [
                    Fault((key, *fault.path), fault.code, fault.words) for fault in self._check(schema, value)
                ]
        return faults

    def answer(self, operation: Operation, status: int, body: Any) -> list[Fault]:
        """What is wrong with what the fake itself answers."""
        if str(status) not in operation.answers:
            return [Fault((), "STATUS", f"Status {status} is not published.")]
        schema = operation.answers[str(status)]
        if schema is None:
            return [Fault((), "UNKNOWN_KEY", "No body is published.")] if body is not None else []
        return self._check(schema, body)

    def _check(self, schema: Json, value: Any) -> list[Fault]:
        """Each bot that starts registers the same commands: what has been without a fault is not looked at again,
        whatever numbers its things have now."""
        form = _ID.sub(lambda found: "0" * len(found[0]), json.dumps([schema, value]))
        if form in self._faultless:
            return []
        faults = [_fault(error) for error in self._forms.evolve().descend(value, schema)]
        if not faults:
            self._faultless.add(form)
        return faults


def _strict(forms: Json) -> Any:
    """A validator that knows these forms."""
    union = _union_of(forms)
    strict: Any = extend  # it has no annotations
    kind = strict(Draft202012Validator, {"properties": _properties, "oneOf": union, "anyOf": union})
    return kind({"$defs": forms})


def _pattern(template: str) -> str:
    return re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(template))


def _read(text: str, schema: Json) -> Any:
    """A parameter of a query as what it should be."""
    if schema.get("type") == "boolean":
        return {"0": False, "1": True, "false": False, "true": True}.get(text.lower(), text)
    return text


def _fault(error: ValidationError) -> Fault:
    keyword = str(error.validator)
    return Fault(tuple(error.absolute_path), NAMES.get(keyword, keyword.upper()), error.message[:300])


# The functions below have the form that jsonschema asks of a keyword: validator, its value, instance, schema.


def _properties(validator: Any, properties: Json, instance: Any, schema: Json) -> Iterator[ValidationError]:
    """The published keys, and no others."""
    if not isinstance(instance, dict):
        return
    for key, value in instance.items():
        if key in properties:
            yield from validator.descend(value, properties[key], path=key, schema_path=key)
        elif "additionalProperties" not in schema:
            yield ValidationError(f"The key {key!r} is unknown.", path=[key])


def _union_of(forms: Json) -> Any:
    """The keyword for unions of these forms: one of the branches must fit. Where `type` tells them apart, only the
    branch that was meant is looked at."""

    def kinds(branch: Json) -> list[Any]:
        form = forms[branch["$ref"].rpartition("/")[2]] if "$ref" in branch else branch
        return list(form.get("properties", {}).get("type", {}).get("enum", []))

    def union(validator: Any, branches: list[Json], instance: Any, schema: Json) -> Iterator[ValidationError]:
        if isinstance(instance, dict) and "type" in instance:
            meant = [branch for branch in branches if instance["type"] in kinds(branch)]
            if not meant and any(map(kinds, branches)):
                yield ValidationError(
                    f"{instance['type']!r} does not belong here.", validator="enum", path=["type"]
                )
                return
            branches = meant or branches
        fewest: list[ValidationError] | None = None
        for branch in branches:
            errors = list(validator.descend(instance, branch))
            if not errors:
                return
            if fewest is None or _distance(errors) < _distance(fewest):
                fewest = errors
        yield from fewest or []

    return union


def _distance(errors: list[ValidationError]) -> tuple[bool, int]:
    """How far a value is from a branch: one of quite another kind is farthest."""
    return any(error.validator == "type" and not error.path for error in errors), len(errors)
