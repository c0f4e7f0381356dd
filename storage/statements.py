"""Statements that are written once, with named places for the values of each use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias

from sqlalchemy import Delete, Insert, Select, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.compiler import SQLCompiler

Value: TypeAlias = str | int | None

_SQLITE = sqlite.dialect(paramstyle="named")


class Statement:
    """What SQLAlchemy runs on PostgreSQL, and SQLite's own driver as text, which is put together once."""

    def __init__(self, clause: Insert | Update | Delete | Select[Any]) -> None:
        self.clause = clause

    def check_places(self, values: Mapping[str, object]) -> None:
        """TypeError unless every place has a value and every value a place: a surplus value named like a column
        would be written by SQLAlchemy and left out by SQLite's own driver."""
        if values.keys() != self._places:
            raise TypeError(f"{self!r} takes {sorted(self._places)}, not {sorted(values)}")

    def for_sqlite(self, values: Mapping[str, Value | Sequence[str]]) -> tuple[str, dict[str, Any]]:
        """The statement as SQLite's own driver takes it, with the values and those that are part of it."""
        if self._compiled.post_compile_params:  # a place for any number of values
            expanded = self._compiled.construct_expanded_state(values)
            return expanded.statement, dict(expanded.parameters)
        text, constants = self._text
        return text, {**constants, **values}

    @cached_property
    def _text(self) -> tuple[str, dict[str, Value]]:
        bound = self._compiled.bind_names.items()
        return str(self._compiled), {name: place.value for place, name in bound if not place.required}

    @cached_property
    def _places(self) -> frozenset[str]:
        return frozenset(name for place, name in self._compiled.bind_names.items() if place.required)

    @cached_property
    def _compiled(self) -> SQLCompiler:
        compiled = self.clause.compile(dialect=_SQLITE)
        assert isinstance(compiled, SQLCompiler)
        return compiled
