"""The process in which pictures are drawn; `bot/workers/drawing.py` asks it. A question is a pickled scene."""

from __future__ import annotations

import pickle

from bot.pictures.draw import draw
from bot.workers.answering import serve


def answer(question: bytes) -> bytes:
    """The picture as a PNG."""
    return draw(pickle.loads(question))  # from the bot itself, through its own pipe


if __name__ == "__main__":
    serve(answer)
