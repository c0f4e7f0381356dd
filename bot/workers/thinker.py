"""The process in which computer players and solvers think; `bot/workers/thinking.py` asks it.

A question is JSON: which player it is, and what he may know; the answer is his move. In place of a player it may
be `ADVICE`, and the answer is what a solver says of a game for one.
"""

from __future__ import annotations

import orjson

from bot.workers.answering import serve
from engine import codec
from engine.model import View
from engine.players import choose
from engine.solvers import advise

ADVICE = "?"
"""Asks for advice instead of a move."""


def answer(question: bytes) -> bytes:
    """A move or advice."""
    kind, data = orjson.loads(question)
    view = codec.decode(data, View)
    return orjson.dumps(codec.encode(advise(view) if kind == ADVICE else choose(kind, view)))


if __name__ == "__main__":
    serve(answer)
