"""The process in which computer players think; `bot/thinking.py` starts it and asks it.

A line on standard input is a question: which player it is, and what he may know. A line on standard output is the
answer: his move, or as a text the kind of error that he made. In place of a player it may be `ADVICE`, and the
answer is what a solver says of a game for one. The end of standard input is the end of the process, even in the
middle of a thought: whoever has asked is gone, perhaps killed.
"""

from __future__ import annotations

import os
import signal
import sys
from queue import SimpleQueue
from threading import Thread

import orjson

from engine import codec
from engine.model import View
from engine.players import choose
from engine.solvers import advise

ADVICE = "?"
"""Asks for advice instead of a move."""

READY = b"ready\n"
"""The first line: from here on the time of a thought counts."""


def answer(question: bytes) -> bytes:
    """The line that answers a line."""
    try:
        kind, data = orjson.loads(question)
        view = codec.decode(data, View)
        found = advise(view) if kind == ADVICE else choose(kind, view)
        return orjson.dumps(codec.encode(found)) + b"\n"
    except Exception as error:
        # Only its kind: what it says may name tiles, and goes into the bot's log.
        return orjson.dumps(type(error).__name__) + b"\n"


def main() -> None:
    """Answer until nobody asks any more."""
    # Who stops the bot may signal all its processes at once, but the bot still finishes what is in hand.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions,), daemon=True).start()
    try:
        _say(READY)
        while True:
            _say(answer(questions.get()))
    except BrokenPipeError:
        os._exit(0)  # without a last flush, which would fail and say so


def _listen(questions: SimpleQueue[bytes]) -> None:
    for line in sys.stdin.buffer:
        questions.put(line)
    os._exit(0)


def _say(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
