"""The rows of surfaces: which message shows what, and what is left of earlier ones."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace

from bot.ids import platform_of
from bot.memory import Memory
from bot.ports import Address, Ports
from bot.publishing.marking import notice_key
from bot.publishing.surface_keys import SurfaceKey
from storage import surfaces
from storage.changes import Unit
from storage.database import Database
from storage.surfaces import Surface

OLD = "old:"
"""How the key of a message begins that another has taken the place of."""

KEPT = 1000
"""Rooms that have moved of which it is remembered: while something is still on the way there."""

LAST = 2**31 - 1
"""The moment in the row of a surface that will never look different."""


@dataclass(slots=True)
class Shown:
    """The surfaces of one match: their rows, and what is wanted of them beside their screens."""

    rows: dict[str, Surface] = field(default_factory=dict)
    old: dict[str, Surface] = field(default_factory=dict)
    """Rows of messages that others have taken the place of, until they are removed."""
    noted: set[str] = field(default_factory=set)
    """Those whose message looks different than their row in the database says, or whose row could not be written.
    They go with the next row that is written: if the process dies before that, the next one changes the message to
    what it is, or if it knows of none, sends another."""
    removed: list[str] = field(default_factory=list)
    """Rows of messages that are removed. They go with the next row that is written: if the process dies before
    that, the next one finds nothing any more where it looks for a message to remove."""
    turned: dict[SurfaceKey, str] = field(default_factory=dict)
    """The pages to which readers turn."""
    anew: set[SurfaceKey] = field(default_factory=set)
    """Those that are to come in a new message."""
    sent_at: dict[SurfaceKey, int] = field(default_factory=dict)
    """How much had been said in the room when the message was sent."""

    def row(self, key: SurfaceKey) -> Surface | None:
        """The row of a surface, if it has one."""
        return self.rows.get(str(key))

    def is_finished(self, key: SurfaceKey) -> bool:
        """Whether a surface looks as it always will, and is not to come in a new message."""
        row = self.row(key)
        return row is not None and row.ply == LAST and key not in self.anew

    def of(self, key: str) -> dict[str, Surface]:
        """Where a row belongs."""
        return self.old if key.startswith(OLD) else self.rows

    def keys(self) -> list[str]:
        """All that the database may have."""
        return [*self.rows, *self.old, *self.removed]

    def note(self, row: Surface) -> None:
        """The message of a surface looks different now; its row can wait."""
        self.rows[row.key] = row
        self.noted.add(row.key)

    def leave(self, row: Surface) -> None:
        """A message that came too late to show its surface is still to be removed."""
        late = as_replaced(row)
        self.old[late.key] = late

    def unsaved(self) -> tuple[list[Surface], list[str]]:
        """The rows that wait, and the keys of those that are to go; whoever asks writes them."""
        noted, removed = self.noted, self.removed
        self.noted, self.removed = set(), []
        return [self.of(key)[key] for key in noted if key in self.of(key)], removed

    def done(self, key: SurfaceKey, turned: str | None, *, anew: bool) -> None:
        """What was wanted of a surface has been done, if nothing else was wanted meanwhile: that it comes in a new
        message only if it came `anew`, or nothing is to come."""
        if anew:
            self.anew.discard(key)
        if self.turned.get(key) == turned:
            self.turned.pop(key, None)

    def replaced(self, key: SurfaceKey) -> list[Surface]:
        """The rows of messages that this surface has left behind."""
        begins = _when_replaced(str(key), "")
        return [row for row in self.old.values() if row.key.startswith(begins)]


class Surfaces:
    """All surfaces of which something was wanted since the start, by their match."""

    def __init__(self, database: Database, ports: Ports) -> None:
        self._database = database
        self._ports = ports
        self._shown: dict[str, Shown] = {}
        self._moved: Memory[str, None] = Memory(KEPT)

    def is_finished(self, key: SurfaceKey) -> bool:
        """`Shown.is_finished`, as far as is known without asking the database."""
        shown = self._shown.get(key.of)
        return shown is not None and shown.is_finished(key)

    async def of(self, match: str) -> Shown:
        """The surfaces of a match, or the one of a notice."""
        if match not in self._shown:
            # A notice belongs to no match: its one surface is found by its key.
            rows = await surfaces.of_match(self._database, match, str(notice_key(match)))
            # If another lane was faster, it has the rows, and perhaps newer ones.
            found = Shown()
            for row in rows:
                found.of(row.key)[row.key] = self._as_found(row)
            self._shown.setdefault(match, found)
        return self._shown[match]

    def _as_found(self, row: Surface) -> Surface:
        """A row of an earlier process: its message may have ended with it."""
        port = self._ports.get(platform_of(row.room or row.person or ""))
        if port is None or port.limits.lasting:
            return row
        return replace(row, post=None, digest="")

    async def save(self, shown: Shown, row: Surface | None = None, replaced: Surface | None = None) -> None:
        """Note what is shown, and the message that it has `replaced`; without them, what waits. It is out already,
        so memory has it first: if the rows cannot be written they wait, and the message is not sent a second time,
        only changed to what it is."""
        rows = [one for one in (row, replaced) if one is not None]
        for one in rows:
            shown.of(one.key)[one.key] = one
            shown.noted.discard(one.key)
        noted, removed = shown.unsaved()
        if not rows and not noted and not removed:
            return
        try:
            await self._database.write(surfaces.drop(*removed), *map(surfaces.put, (*noted, *rows)))
        except BaseException:
            if row is not None:
                shown.rows[row.key] = replace(row, digest="")
            shown.noted |= {one.key for one in (*noted, *rows)}
            shown.removed += [key for key in removed if key not in shown.of(key)]  # it may be shown again by now
            raise

    async def save_what_waits(self) -> None:
        """Write the rows that wait. What cannot be written the next process makes equal once more."""
        await asyncio.gather(*map(self.save, self._shown.values()), return_exceptions=True)

    async def forget(self, match: str) -> Unit:
        """Let go of the surfaces of a match; gives what removes their rows."""
        keys = (await self.of(match)).keys()
        self._shown.pop(match, None)
        return surfaces.drop(*keys) if keys else ()

    def move(self, old: str, new: str) -> None:
        """A room has another id: what was shown there has to be shown anew."""
        self._moved.note(old, None)
        self._moved.forget(new)
        for shown in self._shown.values():
            for rows in (shown.rows, shown.old):
                for key, row in list(rows.items()):
                    if row.room == old:
                        rows[key] = replace(row, room=new, post=None, digest="")

    def has_moved(self, to: Address) -> bool:
        """Whether this is what a room was called before it has moved."""
        return to.key in self._moved


def as_replaced(row: Surface) -> Surface:
    """The row of a message that another has taken the place of, and that is still to be removed."""
    return replace(row, key=_when_replaced(row.key, row.post or ""))


def _when_replaced(key: str, post: str) -> str:
    return f"{OLD}{key}:{post}"
