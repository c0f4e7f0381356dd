"""A process that answers as no other should; run as `python -m tests.fakes.answerers`.

What it is asked is noted in the folder of the environment variable FOLDER, one line a question.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import NoReturn

from bot.workers.answering import serve

_NOTES = Path(os.environ["FOLDER"], "asked")


def answer(question: bytes) -> bytes:
    """What was asked, backwards, unless it is the name of something worse."""
    before = len(_NOTES.read_text().splitlines()) if _NOTES.exists() else 0
    with _NOTES.open("a") as notes:
        notes.write("asked\n")
    match question:
        case b"endless":
            _endless()
        case b"slow once" if not before:
            _endless()
        case b"clumsy":
            raise LookupError("what is in a hand")
        case b"deadly":
            os._exit(1)
    return question[::-1]


def _endless() -> NoReturn:
    while True:
        time.sleep(0.01)


if __name__ == "__main__":
    serve(answer)
