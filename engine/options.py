"""House rules: typed fields that carry their default and their choices.

One declaration serves the settings screen, the arguments of /play, the rules page and the check of what
people type, so that these four cannot differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields, replace
from itertools import pairwise
from typing import Any, TypeVar

from engine.errors import BadOption
from engine.model import Options

AnyOptions = TypeVar("AnyOptions", bound=Options)
Value = bool | int | str | None

LONG_RUN = 4
"""So many whole numbers in a row are shown by the first and the last of them."""

_NONE = "none"
_NULL = "null"
"""Another word for no value, as sheets and JSON have it."""
_WORDS: Mapping[str, bool] = {
    "true": True,
    "yes": True,
    "on": True,
    "false": False,
    "no": False,
    "off": False,
}


def opt(default: Value, choices: Iterable[Value] = ()) -> Any:
    """A dataclass field with the values that it may have; a truth value needs no list.

    Words of an enumeration become plain words: a house rule that was chosen is the same value as one that was
    read from storage."""
    allowed: tuple[Value, ...] = tuple(str(choice) if isinstance(choice, str) else choice for choice in choices)
    if isinstance(default, bool) and not allowed:
        allowed = (True, False)
    if default not in allowed:
        raise TypeError(f"{default!r} is not among {allowed!r}")
    return field(default=default, metadata={"choices": allowed})


@dataclass(frozen=True, slots=True)
class Choice:
    """One house rule as it stands: its name, its value, what else it may be."""

    name: str
    value: Value
    default: Value
    choices: tuple[Value, ...]


def menu(options: Options) -> tuple[Choice, ...]:
    """All house rules of a game with their present values, in the order of their declaration, but for those that a
    relative has narrowed down to a single choice."""
    defaults = type(options)()
    return tuple(
        Choice(f.name, getattr(options, f.name), getattr(defaults, f.name), f.metadata["choices"])
        for f in fields(options)
        if len(f.metadata["choices"]) > 1
    )


def possible(options: Options) -> bool:
    """Whether every house rule has a value that it may have, also one that a relative has narrowed."""
    return all(getattr(options, f.name) in f.metadata["choices"] for f in fields(options))


def changed(options: Options) -> tuple[Choice, ...]:
    """The house rules that differ from the default."""
    return tuple(choice for choice in menu(options) if choice.value != choice.default)


def show(value: Value) -> str:
    """A value as people write it: `true`, `false`, `none`, a number or a word."""
    if value is None:
        return _NONE
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read(name: str, choices: tuple[Value, ...], text: str) -> Value:
    word = text.strip().lower()
    if all(isinstance(choice, bool) for choice in choices):
        if _WORDS.get(word) in choices:
            return _WORDS[word]
    else:
        for choice in choices:
            if show(choice) == word or (choice is None and word == _NULL):
                return choice
    raise BadOption("no-such-choice", option=name, value=text, choices=_listed(choices))


def runs(values: Sequence[Value]) -> Iterator[range]:
    """The places of the values, with whole numbers that follow one another in one range."""
    start = 0
    for at, (one, two) in enumerate(pairwise(values), start=1):
        if not (type(one) is type(two) is int and two == one + 1):
            yield range(start, at)
            start = at
    yield range(start, len(values))


def _listed(choices: tuple[Value, ...]) -> str:
    """All choices, between commas; many whole numbers in a row as `50..500`."""
    parts: list[str] = []
    for run in runs(choices):
        shown = [show(choices[at]) for at in run]
        parts += [f"{shown[0]}..{shown[-1]}"] if len(run) >= LONG_RUN else shown
    return ", ".join(parts)


def choose(options: AnyOptions, name: str, text: str) -> AnyOptions:
    """`options` with their house rule `name` set to what `text` says; BadOption if there is no such choice. Names
    that people write are for `Variant.choose`."""
    known: dict[str, Field[Any]] = {f.name: f for f in fields(options)}
    return replace(options, **{name: _read(name, known[name].metadata["choices"], text)})


def choose_all(options: AnyOptions, wanted: Mapping[str, str]) -> AnyOptions:
    """`choose` for several at once."""
    for name, text in wanted.items():
        options = choose(options, name, text)
    return options
