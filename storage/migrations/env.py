"""What Alembic runs to get at the database: it uses the connection, and the transaction, that it was given."""

from __future__ import annotations

from alembic import context

from storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # SQLite can, though Alembic does not rely on it by itself
)
context.run_migrations()
