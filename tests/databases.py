"""New databases for tests: made once in a process, and copied from then on."""

from __future__ import annotations

import atexit
from functools import cache
from pathlib import Path
from shutil import copyfile, rmtree
from tempfile import mkdtemp

from storage.database import Database


@cache
def _template() -> Path:
    folder = mkdtemp(prefix="boneyard-")
    atexit.register(rmtree, folder, ignore_errors=True)
    return Path(folder) / "new.db"


async def laid_out(file: Path) -> Path:
    """A database file: what is there already, or else a new one with all its tables. Making one takes five times
    as long as opening it, and most tests are not about that."""
    if not file.exists():  # noqa: ASYNC240 - a moment
        template = _template()
        if not template.exists():
            await (await Database.open(template)).close()
        file.parent.mkdir(parents=True, exist_ok=True)
        copyfile(template, file)
    return file
