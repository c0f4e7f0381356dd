"""Values to and from plain JSON, under tags that never change.

A class is stored under the tag it was registered with, not under its Python name, so code may be renamed
without breaking a saved match. A field that has its default is left out: a default, once released, is for
ever. House rules are written whole instead, because their defaults may change while a match is on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from engine.tiles import Tile, parse_tile, show_tiles

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
C = TypeVar("C")
_Code = Callable[[Any], Any]

TAG = "is"
_HIDDEN = "?"

_classes: dict[str, type[Any]] = {}
_tags: dict[type[Any], str] = {}
_whole: set[type[Any]] = set()
_gone: dict[type[Any], frozenset[str]] = {}


class CodecError(ValueError):
    """The JSON is not what this version of the program wrote. Nothing of it is repeated: it may be a seed."""


def tagged(tag: str, *, whole: bool = False, gone: tuple[str, ...] = ()) -> Callable[[type[C]], type[C]]:
    """Register a dataclass under a tag; `whole` writes the fields that have their default too, and `gone` names
    fields that older matches have: they are passed over. Of several tags the first, which is the outermost, is
    written, and all are read: older matches have the others."""

    def register(cls: type[C]) -> type[C]:
        if tag in _classes:
            raise TypeError(f"the tag {tag!r} is taken by {_classes[tag].__qualname__}")
        _classes[tag], _tags[cls], _gone[cls] = cls, tag, frozenset(gone)
        if whole:
            _whole.add(cls)
        return cls

    return register


def encode(value: Any) -> Json:
    """A tagged value as JSON that says what it is."""
    return cast(Json, _encode_tagged(value))


def decode(data: Json, kind: type[C]) -> C:
    """The value that `encode` made this of; CodecError if it is none, or not of this kind."""
    value = _decode_tagged(data)
    if not isinstance(value, kind):
        raise CodecError(f"expected {kind.__qualname__}, found {type(value).__qualname__}")
    return value


def _encode_tagged(value: Any) -> Any:
    cls = type(value)
    if cls not in _tags:
        raise CodecError(f"{cls.__qualname__} has no tag")
    return {TAG: _tags[cls], **_fields_of(cls).encode(value)}


def _decode_tagged(data: Any) -> Any:
    tag = data.get(TAG) if isinstance(data, dict) else None
    if not isinstance(tag, str) or tag not in _classes:
        raise CodecError(f"no known tag in a {type(data).__name__}")
    return _fields_of(_classes[tag]).decode({key: value for key, value in data.items() if key != TAG})


# --- Encoders and decoders are put together once per class from the types of its fields ----------------------


@dataclass(frozen=True, slots=True)
class _Both:
    """How a value is written, and how it is read."""

    encode: _Code
    decode: _Code


_known: dict[type[Any], _Both] = {}


def _fields_of(cls: type[Any]) -> _Both:
    """The fields of a class, without its tag."""
    if cls not in _known:
        _known[cls] = _put_together(cls)
    return _known[cls]


def _put_together(cls: type[Any]) -> _Both:
    hints = get_type_hints(cls)
    members = [(f, _for_type(hints[f.name])) for f in fields(cls)]
    names = {f.name for f, _ in members}
    needed = {f.name for f, _ in members if f.default is MISSING}
    steps = [(f.name, code.encode, MISSING if cls in _whole else f.default) for f, code in members]
    decoders, gone = {f.name: code.decode for f, code in members}, _gone[cls]

    def encode_fields(value: Any) -> dict[str, Any]:
        out = {}
        for name, code, default in steps:
            item = getattr(value, name)
            if item is not default and item != default:
                out[name] = item if code is _as_it_is else code(item)
        return out

    def decode_fields(data: Any) -> Any:
        if not isinstance(data, dict) or not needed <= data.keys() <= names | gone:
            raise CodecError(f"the fields of {cls.__qualname__} do not match")
        return cls(**{name: decoders[name](item) for name, item in data.items() if name not in gone})

    return _Both(encode_fields, decode_fields)


def _as_it_is(value: Any) -> Any:
    """The encoder of what JSON has, too. Most fields are of that kind: who finds this one need not call it."""
    return value


def _for_type(hint: Any) -> _Both:
    hint = getattr(hint, "__supertype__", hint)  # a NewType is stored as what it is made of
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _for_union(args)
    if origin is tuple:
        return _for_tuple(args)
    if hint in (int, str, bool):
        return _Both(_as_it_is, _checked(hint))
    if hint is Tile:
        return _Both(str, _tile)
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return _Both(lambda value: value.value, _enum(hint))
    if isinstance(hint, type) and is_dataclass(hint):
        return _for_class(hint) if hint in _tags else _Both(_encode_tagged, _decode_tagged)
    raise TypeError(f"no way to store {hint!r}")


def _for_class(kind: type[Any]) -> _Both:
    """A value of exactly this class is written without its tag, one of a class that is built on it with its
    own."""

    def encode_one(value: Any) -> Any:
        return _fields_of(kind).encode(value) if type(value) is kind else _encode_tagged(value)

    def decode_one(data: Any) -> Any:
        if not isinstance(data, dict) or data.get(TAG, _tags[kind]) == _tags[kind]:
            return _fields_of(kind).decode(data)  # which refuses the tag, for it is not written here
        return decode(data, kind)

    return _Both(encode_one, decode_one)


def _for_union(args: tuple[Any, ...]) -> _Both:
    kinds = [arg for arg in args if arg is not NoneType]
    if len(kinds) == 1:
        inner = _for_type(kinds[0])

        def encode_some(value: Any) -> Any:
            return None if value is None else inner.encode(value)

        def decode_some(data: Any) -> Any:
            return None if data is None else inner.decode(data)

        return _Both(_as_it_is if inner.encode is _as_it_is else encode_some, decode_some)
    if all(kind in (int, str, bool) for kind in kinds):
        return _Both(_as_it_is, _checked(*args))
    raise TypeError(f"no way to store one of {args!r}")


def _for_tuple(args: tuple[Any, ...]) -> _Both:
    if len(args) != 2 or args[1] is not Ellipsis:
        raise TypeError(f"no way to store a tuple of {args!r}")
    if args[0] is Tile:
        return _Both(show_tiles, _tiles)
    if set(get_args(args[0])) == {Tile, NoneType}:
        return _Both(lambda tiles: " ".join(_HIDDEN if t is None else str(t) for t in tiles), _some_tiles)
    inner = _for_type(args[0])

    def decode_list(data: Any) -> tuple[Any, ...]:
        if not isinstance(data, list):
            raise CodecError("a list was expected")
        return tuple(map(inner.decode, data))

    def encode_list(items: Any) -> list[Any]:
        return list(items if inner.encode is _as_it_is else map(inner.encode, items))

    return _Both(encode_list, decode_list)


def _checked(*kinds: type[Any]) -> _Code:
    def check(data: Any) -> Any:
        if type(data) not in kinds:
            raise CodecError(f"a {type(data).__name__} is none of {[kind.__name__ for kind in kinds]}")
        return data

    return check


def _enum(kind: type[StrEnum]) -> _Code:
    def check(data: Any) -> StrEnum:
        try:
            return kind(data)
        except ValueError:
            raise CodecError(f"this is no {kind.__qualname__}") from None

    return check


def _tile(data: Any) -> Tile:
    try:
        return parse_tile(data)
    except (TypeError, ValueError):
        raise CodecError("this is no tile") from None


def _tiles(data: Any) -> tuple[Tile, ...]:
    if not isinstance(data, str):
        raise CodecError("tiles were expected")
    return tuple(map(_tile, data.split()))


def _some_tiles(data: Any) -> tuple[Tile | None, ...]:
    if not isinstance(data, str):
        raise CodecError("tiles were expected")
    return tuple(None if word == _HIDDEN else _tile(word) for word in data.split())
