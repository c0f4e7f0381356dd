"""What goes wrong on the way to either platform."""

from __future__ import annotations

from enum import Enum


class Drop(Enum):
    """When the connection is cut: before the server has done anything, or after, so only its answer is lost."""

    BEFORE = "before"
    AFTER = "after"
