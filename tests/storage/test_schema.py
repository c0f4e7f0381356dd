"""The statements are portable, and what is secret is not printed."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest
from sqlalchemy import Table, bindparam, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateIndex, CreateTable
from sqlalchemy.sql.compiler import SQLCompiler

import storage
from storage import chats, forgetting, journal, surfaces
from storage.changes import Change
from storage.journal import Entry, Snapshot
from storage.schema import meta, metadata
from storage.statements import Statement
from storage.surfaces import Surface
from tests.storage.given import LOBBY, NOW, POSTGRES, move


def all_statements() -> Iterator[Any]:
    """Every constant of the package that is a statement, or made of some."""
    for module in pkgutil.iter_modules(storage.__path__, "storage."):
        for name, value in vars(importlib.import_module(module.name)).items():
            if isinstance(value, (ModuleType, type)):
                continue
            parts = value if isinstance(value, tuple) else (value, *getattr(value, "__dict__", {}).values())
            for number, part in enumerate(parts):
                if isinstance(part, Statement):
                    yield pytest.param(part, id=f"{module.name}{name}{number or ''}")


@pytest.mark.parametrize("statement", list(all_statements()))
def test_every_statement_has_a_form_for_both_databases(statement: Statement) -> None:
    compiled = statement.clause.compile(dialect=POSTGRES)
    assert isinstance(compiled, SQLCompiler)
    binds = compiled.bind_names.items()
    places = {name: ["a", "b"] if place.expanding else "a" for place, name in binds if place.required}
    statement.check_places(places)
    sql, values = statement.for_sqlite(places)
    assert set(re.findall(r":(\w+)", sql)) == set(values)


@pytest.mark.parametrize("values", [{"key": "a", "value": "b", "note": "c"}, {"key": "a"}])
def test_a_change_is_made_with_all_its_values_and_no_others(values: dict[str, str]) -> None:
    """SQLAlchemy would write one more if it is named like a column, SQLite's own driver leaves it out."""
    with pytest.raises(TypeError, match="takes"):
        Change(insert(meta).values(key=bindparam("key"), value=bindparam("value")))(**values)


@pytest.mark.parametrize("table", metadata.sorted_tables, ids=str)
def test_values_need_no_conversion(table: Table) -> None:
    """They are handed to SQLite's driver and taken from it as they are, past SQLAlchemy's types."""
    dialect = sqlite.dialect()
    for column in table.columns:
        assert column.type.dialect_impl(dialect).bind_processor(dialect) is None
        assert column.type.dialect_impl(dialect).result_processor(dialect, None) is None
        assert column.default is None
    CreateTable(table).compile(dialect=POSTGRES)
    for index in table.indexes:
        CreateIndex(index).compile(dialect=POSTGRES)


@pytest.mark.parametrize("table", [table for table in metadata.sorted_tables if "room" in table.c], ids=str)
@pytest.mark.parametrize("changes", [chats.MOVE, forgetting.OWN_CHAT], ids=("moved", "forgotten"))
def test_what_is_in_a_room_goes_with_it(table: Table, changes: Sequence[Change]) -> None:
    """A chat that gets another id takes all of it along; of the chat of who is forgotten nothing stays."""
    assert table in {change.table for change in changes}


def test_secrets_are_not_printed() -> None:
    hidden = "6-6 5-5"
    begin = journal.begin("k3f9", version=0, seed=hidden, state=hidden, at=NOW)
    values = [
        replace(LOBBY, seed=hidden),
        Snapshot(3, hidden),
        Entry(3, 0, hidden, hidden, NOW),
        Surface("hand:k3f9:0", digest=hidden, aspect=hidden),
        begin,
        journal.append("k3f9", ply=0, seat=0, move=hidden, events=hidden, state=hidden, at=NOW),
        surfaces.put(Surface("hand:k3f9:0", digest=hidden, aspect=hidden)),
        move(0),
    ]
    for value in values:
        assert hidden not in repr(value)
        assert hidden not in str(value)
