"""The rows of the surfaces of one match: which message shows what, and what is left of earlier ones."""

from __future__ import annotations

from dataclasses import dataclass, field

from storage.surfaces import Surface

OLD = "old:"
"""How the key of a message begins that another has taken the place of."""

LAST = 2**31 - 1
"""The ply in the row of a surface that will never look different."""


@dataclass(slots=True)
class Shown:
    """The surfaces of one match: their rows, and what is wanted of them beside their screens."""

    rows: dict[str, Surface] = field(default_factory=dict)
    old: dict[str, Surface] = field(default_factory=dict)
    """Rows of messages that others have taken the place of, until they are removed."""
    noted: set[str] = field(default_factory=set)
    """Those whose message looks different than their row in the database says. They go with the next row that is
    written: if the process dies before that, the next one changes the message to what it is."""
    removed: list[str] = field(default_factory=list)
    """Rows of messages that are removed. They go with the next row that is written: if the process dies before
    that, the next one finds nothing any more where it looks for a message to remove."""
    turned: dict[str, str] = field(default_factory=dict)
    """The pages to which readers turn."""
    anew: set[str] = field(default_factory=set)
    """Those that are to come in a new message."""
    sent_at: dict[str, int] = field(default_factory=dict)
    """How much had been said in the room when the message was sent."""

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

    def unsaved(self) -> tuple[list[Surface], list[str]]:
        """The rows that wait, and the keys of those that are to go; whoever asks writes them."""
        noted, removed = self.noted, self.removed
        self.noted, self.removed = set(), []
        return [self.rows[key] for key in noted if key in self.rows], removed

    def done(self, key: str, turned: str | None) -> None:
        """What was wanted of a surface has been done, if nothing else was wanted meanwhile."""
        self.anew.discard(key)
        if self.turned.get(key) == turned:
            self.turned.pop(key, None)

    def replaced(self, key: str) -> list[Surface]:
        """The rows of messages that this surface has left behind."""
        begins = key_when_replaced(key, "")
        return [row for row in self.old.values() if row.key.startswith(begins)]


def key_when_replaced(key: str, post: str) -> str:
    """The key of a message of a surface that another has taken the place of, and that is still to be removed."""
    return f"{OLD}{key}:{post}"


def epoch_of(row: Surface | None) -> str:
    return "" if row is None else row.aspect.partition("/")[0]


def page_of(row: Surface | None) -> str:
    return "" if row is None else row.aspect.partition("/")[2]
