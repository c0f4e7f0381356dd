"""The last move of each person that the rules refused, for as long as somebody may ask why."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot.memory import Memory
from bot.tables.table import Table
from engine.errors import IllegalMove

_KEPT = 1000
"""People of whom it is remembered."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """What was refused, and at which ply of which match."""

    match: str
    ply: int
    error: IllegalMove = field(repr=False)
    """May tell of a hand."""


class Refusals:
    """Remembers refusals; they do not outlive the process."""

    def __init__(self) -> None:
        self._latest: Memory[str, Refusal] = Memory(_KEPT)

    @contextmanager
    def noting(self, person: str, table: Table) -> Iterator[None]:
        """Let a refusal pass, and remember it."""
        try:
            yield
        except IllegalMove as error:
            assert table.state is not None
            self._latest.note(person, Refusal(table.id, table.state.ply, error))
            raise

    def moved(self, person: str, match: str) -> None:
        """A person has moved at a match: what was refused there before is not asked about any more."""
        refused = self.of(person)
        if refused is not None and refused.match == match:
            self.forget(person)

    def forget(self, person: str) -> None:
        """Nothing is known of this person any more."""
        self._latest.forget(person)

    def of(self, person: str) -> Refusal | None:
        """The last one of a person."""
        return self._latest.get(person)
