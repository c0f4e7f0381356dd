"""From any past version of the tables to the newest, at every start.

The steps lie in `versions/`, one file each, numbered; a step that has been released is never changed. Alembic
runs them without an alembic.ini, from wherever the package is installed. It takes a fifth of a second and 10 MB,
so `upgrading` is imported where there is something to do.

To add one: change `storage.schema`; write `versions/000n_what.py` like the last file there, its `down_revision`
naming that one; and let `python -m tests.storage.saving` write a database of the new version, with rows, into
tests/storage/saved/.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path


class CannotUpgrade(Exception):
    """The tables are not brought to the newest version, and are as they were; the message says why not."""


@cache
def newest() -> str:
    """The version that the last step leads to: the number in the name of its file, and in the table
    `alembic_version` once it was taken."""
    steps = (Path(__file__).parent / "versions").glob("[0-9]*.py")
    return max(step.name for step in steps).partition("_")[0]
