"""How a database differs from the schema."""

from __future__ import annotations

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from storage.schema import metadata


def differences(connection: Connection) -> list[object]:
    def belongs(_item: object, name: str | None, *_rest: object) -> bool:
        return name != "ix_ledger_beginning" or connection.dialect.name == "postgresql"

    opts = {"target_metadata": metadata, "compare_type": True, "include_object": belongs}
    context = MigrationContext.configure(connection, opts=opts)
    return list(compare_metadata(context, metadata))
