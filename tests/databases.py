"""New databases for tests: made once in a process, and copied from then on; and databases that fail."""

from __future__ import annotations

import asyncio
import atexit
from functools import cache
from pathlib import Path
from shutil import copyfile, rmtree
from tempfile import mkdtemp

from storage.changes import NotSaved, Unit
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


class Careless:
    """A database that fails to write when it is told to."""

    def __init__(self, database: Database) -> None:
        self._write = database.write
        self.fails = 0
        """How many of the next writes fail."""
        self.writes = 0
        self.gate: asyncio.Event | None = None
        """What those that fail wait for."""
        vars(database)["write"] = self._maybe

    async def _maybe(self, *units: Unit) -> None:
        self.writes += 1
        if self.fails:
            self.fails -= 1
            if self.gate is not None:
                await self.gate.wait()
            raise NotSaved("the disk is full")
        await self._write(*units)
