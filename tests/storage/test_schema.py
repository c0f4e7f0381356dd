"""The statements are portable, and what is secret is not printed."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Table, bindparam, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

import storage
from storage import chats, forgetting, journal, surfaces
from storage.changes import Change
from storage.journal import Entry, Snapshot
from storage.schema import meta, metadata
from storage.surfaces import Surface
from tests.storage.given import LOBBY, NOW, POSTGRES, move


def all_changes() -> Iterator[Any]:
    """Every constant of the package that is a change, or a tuple of them."""
    for module in pkgutil.iter_modules(storage.__path__, "storage."):
        for name, value in vars(importlib.import_module(module.name)).items():
            for change in value if isinstance(value, tuple) else (value,):
                if isinstance(change, Change):
                    yield pytest.param(change, id=f"{module.name}{name}")


@pytest.mark.parametrize("change", list(all_changes()))
def test_every_change_has_a_form_for_both_databases(change: Change) -> None:
    sql, constants = change.sqlite
    places = change.statement.compile(dialect=POSTGRES).params
    assert set(re.findall(r":(\w+)", sql)) == set(places)
    assert set(constants) <= set(places)


@pytest.mark.parametrize("values", [{"key": "a", "value": "b", "note": "c"}, {"key": "a"}])
def test_a_change_is_made_with_all_its_values_and_no_others(values: dict[str, str]) -> None:
    """SQLAlchemy would write one more if it is named like a column, SQLite's own driver leaves it out."""
    with pytest.raises(TypeError, match="takes"):
        Change(insert(meta).values(key=bindparam("key"), value=bindparam("value")))(**values)


@pytest.mark.parametrize("table", metadata.sorted_tables, ids=str)
def test_values_need_no_conversion(table: Table) -> None:
    """The writer hands them to SQLite's driver as they are, past SQLAlchemy's types."""
    dialect = sqlite.dialect()
    for column in table.columns:
        assert column.type.dialect_impl(dialect).bind_processor(dialect) is None
        assert column.default is None
    CreateTable(table).compile(dialect=POSTGRES)
    for index in table.indexes:
        CreateIndex(index).compile(dialect=POSTGRES)


@pytest.mark.parametrize("table", [table for table in metadata.sorted_tables if "room" in table.c], ids=str)
@pytest.mark.parametrize("changes", [chats.MOVE, forgetting.OWN_CHAT], ids=("moved", "forgotten"))
def test_what_is_in_a_room_goes_with_it(table: Table, changes: Sequence[Change]) -> None:
    """A chat that gets another id takes all of it along; of the chat of who is forgotten nothing stays."""
    assert table in {change.statement.table for change in changes}


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
