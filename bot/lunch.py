"""`/lunch`: an evening of General's goat, as long as the break lasts, with real tiles if there are some."""

from __future__ import annotations

import re

from bot.errors import Refused
from bot.lobby import play
from bot.ports import Text, text
from bot.wishes import called
from bot.world import Asking

GAME = "general"
SHORTEST, LONGEST = 30, 60
"""Minutes that an evening lasts."""
LENGTHS = range(SHORTEST, LONGEST + 1, 15)
"""Of these one is usually chosen."""

REAL = "real"
"""What one says who has real tiles."""

_MINUTES = re.compile(r"[0-9]{1,3}")


async def lunch(asking: Asking, args: str) -> None:
    """`/lunch [real] [minutes] [option=value ...]`: open a table for an evening, which ends after the round in
    hand, or with `real` a score sheet for those who have tiles before them."""
    words = args.split()
    real = bool(words) and called(asking.world.words, [REAL], _word, words[0]) == REAL
    if real:
        del words[0]
    minutes = ""
    if words and _MINUTES.fullmatch(words[0]):
        if not SHORTEST <= int(words[0]) <= LONGEST:
            raise Refused("lunch-minutes", shortest=SHORTEST, longest=LONGEST)
        minutes = f" session_minutes={words.pop(0)}"
    await play(asking, f"{GAME}{minutes} {' '.join(words)}", sheet=real)


def _word(name: str) -> Text:
    return text(f"lunch-word-{name}")
