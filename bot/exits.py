"""The exit statuses of the program, the same for all its commands."""

from __future__ import annotations

from enum import IntEnum


class Exit(IntEnum):
    """How a command has ended. The worse has the larger number."""

    GOOD = 0
    FAILED = 1
    """It was done, and not all is in order; or it had to stop in the middle."""
    UNUSABLE = 2
    """What it was given, or is set, cannot be used: nothing was done."""
    INTERRUPTED = 130
    """As a shell expects of a program that was interrupted."""
