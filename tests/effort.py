"""How long tests look for what nobody has seen yet: `BONEYARD_LAWS` says it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from enum import Enum
from typing import Final, TypeVar

T = TypeVar("T")


class Effort(Enum):
    USUAL = ""
    """A run that gates a change: it must not depend on luck."""
    MINUTES = "minutes"
    HOURS = "hours"

    def of(self, usual: int, minutes: int, hours: int) -> int:
        """The number that is for this effort."""
        return {Effort.USUAL: usual, Effort.MINUTES: minutes, Effort.HOURS: hours}[self]


EFFORT: Final = Effort(os.environ.get("BONEYARD_LAWS", ""))
LONG: Final = EFFORT is not Effort.USUAL
"""Whether there is time for more than usual, and luck may find something new."""


def one_in(many: int, things: Sequence[T]) -> Sequence[T]:
    """One of so many things, from the first on; all of them where there is time."""
    return things if LONG else things[::many]
