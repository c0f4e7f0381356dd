"""The end of a process that answers questions, which `bot/workers/apart.py` has started.

A question on standard input is the number of its bytes and those bytes, and so is an answer on standard output:
the first of its bytes says whether it is one, or the kind of error that was made. The end of standard input is the
end of the process, even in the middle of an answer: whoever has asked is gone, perhaps killed.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Final

LENGTH: Final = struct.Struct(">I")

ANSWER: Final = b"+"
ERROR: Final = b"-"

READY: Final = b"ready"
"""What is said first: from here on the time of an answer counts."""

STEP_BACK: Final = 10
"""How much less the process insists on a processor than the bot, which has people waiting: with both busy, the bot
would else be woken some milliseconds late (`benchmarks/lag.py`)."""


def serve(answer: Callable[[bytes], bytes]) -> None:
    """Answer until nobody asks any more."""
    # Who stops the bot may signal all its processes at once, but the bot still finishes what is in hand.
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    with suppress(OSError):  # a sandbox may forbid it
        os.nice(STEP_BACK)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions,), daemon=True).start()
    try:
        _say(READY)
        while True:
            _say(_answered(answer, questions.get()))
    except BrokenPipeError:
        os._exit(0)  # without a last flush, which would fail and say so


def _answered(answer: Callable[[bytes], bytes], question: bytes) -> bytes:
    try:
        return ANSWER + answer(question)
    except Exception as error:
        # Only its kind: what it says may name tiles, and goes into the bot's log.
        return ERROR + type(error).__name__.encode()


def _listen(questions: SimpleQueue[bytes]) -> None:
    asked = sys.stdin.buffer
    while len(head := asked.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        question = asked.read(length)
        if len(question) < length:
            break
        questions.put(question)
    os._exit(0)


def _say(words: bytes) -> None:
    sys.stdout.buffer.write(LENGTH.pack(len(words)) + words)
    sys.stdout.buffer.flush()
