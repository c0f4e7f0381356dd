"""A display that shows nothing, and a database that saves nothing."""

from __future__ import annotations

from bot.platforms.local import Notice
from storage.changes import Unit


class Nobody:
    """A display at which nobody looks."""

    repeats = True
    closed = False

    def show(self, notice: Notice) -> None:
        """Nothing is shown."""


async def forget(*_units: Unit) -> None:
    """In place of `Database.write`: save nothing."""
