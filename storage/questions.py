"""Questions to the database as values: a SELECT that is written once, and the values of one use of it."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, Protocol, TypeAlias, cast

from sqlalchemy import Select

from storage.statements import Statement, Value


class Row(Protocol):
    """A row of an answer: a tuple whose columns have names."""

    def __getattr__(self, column: str) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def _asdict(self) -> dict[str, Any]: ...


class Question(Statement):
    """A SELECT with named places for values.

    One that is put together anew for each use, as what it has to say depends on what is asked, may have its values
    in it.
    """

    def __init__(self, clause: Select[Any]) -> None:
        super().__init__(clause)
        self._columns = clause.selected_columns

    def __call__(self, **values: Value | Sequence[str]) -> Asked:
        """One use of it. TypeError unless every place has a value and every value a place."""
        self.check_places(values)
        return Asked(self, values)

    @cached_property
    def row(self) -> Callable[[Iterable[Any]], Row]:
        """Makes a row of the values of its columns."""
        return _maker(tuple(self._columns.keys()))


@dataclass(frozen=True, slots=True)
class Asked:
    """One use of a question. Its values may be secret, so they are never shown."""

    question: Question
    values: dict[str, Value | Sequence[str]] = field(repr=False)


Ask: TypeAlias = Callable[[Asked], Awaitable[Sequence[Row]]]
"""Gives all rows of an answer."""


@cache
def _maker(columns: tuple[str, ...]) -> Callable[[Iterable[Any]], Row]:
    make: Any = namedtuple  # no type knows what a question asks for
    return cast("Callable[[Iterable[Any]], Row]", make("Row", columns)._make)
