"""The process of computer players, with players that no game should have; run as `python -m tests.fakes.thinkers`.

What they do is noted in the folder of the environment variable FOLDER, one line a question.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

import engine.players
from bot.thinker import main
from engine.model import View
from engine.moves import Move
from engine.players import greedy

_NOTES = Path(os.environ["FOLDER"], "asked")


def asked() -> int:
    """Note a question; gives how many there have been."""
    with _NOTES.open("a") as notes:
        notes.write("asked\n")
    return len(_NOTES.read_text().splitlines())


def endless(view: View) -> Move:
    """Never comes to a move."""
    asked()
    while True:
        time.sleep(0.01)


def slow_once(view: View) -> Move:
    """Comes to no move when he is asked first, and to one ever after."""
    return endless(view) if not _NOTES.exists() else greedy.choose(view)


def clumsy(view: View) -> Move:
    """Makes a mistake, and says what he has in his hand."""
    raise LookupError(str(view.hand()))


def deadly(_view: View) -> Move:
    """Takes the process along."""
    asked()
    os._exit(1)


if __name__ == "__main__":
    engine.players.PLAYERS = {
        "greedy": greedy.choose,
        "endless": endless,
        "slow_once": slow_once,
        "clumsy": clumsy,
        "deadly": deadly,
    }
    main()
