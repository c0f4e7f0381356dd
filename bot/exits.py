"""How the program ends: its exit statuses, the same for all its commands, and the signals that end it."""

from __future__ import annotations

import signal
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


def ending() -> tuple[signal.Signals, ...]:
    """The signals after which the bot ends in good order. A terminal that is closed gives one, too; under `nohup`
    the bot outlives it."""
    told = (signal.SIGTERM, signal.SIGINT)
    return told if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN else (*told, signal.SIGHUP)
