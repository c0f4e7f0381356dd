"""`/lunch`: an evening of General's goat, as long as the break lasts, with real tiles if there are some."""

from __future__ import annotations

import re
from functools import partial

from bot.asking import Asking
from bot.cleaning import clean
from bot.errors import Refused
from bot.play.guests import with_names
from bot.play.opening import open_game
from bot.ports import text
from bot.spoken import minutes_said
from bot.usual import LUNCH_GAME
from bot.wishes import Said, apart, behind, called, longest_name, one_of, say_once, unglued
from engine.game import variants

SHORTEST, LONGEST = 30, 60
"""Minutes that an evening lasts."""
LENGTHS = range(SHORTEST, LONGEST + 1, 15)
"""Of these one is usually chosen."""

REAL = "real"
"""What one says who has real tiles."""

_UNIT = text("unit-minutes")
_NOTHING_NEW = (text("filler"), text("minutes-before"), _UNIT)
"""What people say around the minutes: `for 45 minutes, please`. `por favor` goes before `por`."""

_MINUTES = re.compile(r"-?[0-9]{1,9}")


async def lunch(asking: Asking, args: str) -> None:
    """`/lunch [real] [minutes] [option=value ...]`, in any order: open a table for an evening, which ends after
    the round in hand, or with `real` a score sheet for those who have tiles before them, perhaps `with` others."""
    whole = " ".join(args.split())
    args, names = _names_apart(asking, whole)
    words, wishes = apart(args)
    words = unglued(asking.world.words, [_UNIT], words)
    real, said = False, Said()
    while words:
        around = (behind(asking.world.words, listed, words) for listed in _NOTHING_NEW)
        past = next((left for left in around if left is not None), None)
        if past is not None:
            words = past
            continue
        hours, left = longest_name(words, partial(minutes_said, asking.world.words))
        if hours is not None:
            say_once(said, "session_minutes", int(hours), words[: len(words) - len(left)])
            wishes.append(("session_minutes", hours))
            words = left
            continue
        word, *words = words
        if called(asking.world.words, [REAL], lambda one: text(f"lunch-word-{one}"), word) is not None:
            real = True
        elif not _MINUTES.fullmatch(word):
            raise Refused("lunch-how", words=clean(word))
        elif not SHORTEST <= int(word) <= LONGEST:
            raise Refused("lunch-minutes", shortest=SHORTEST, longest=LONGEST)
        else:
            say_once(said, "session_minutes", int(word), [word])
            wishes.append(("session_minutes", word))
    if names is not None and not real:
        raise Refused("lunch-how", words=clean(whole.removeprefix(args).strip()))
    seats = () if names is None else await with_names(asking, names)
    await open_game(asking, variants()[LUNCH_GAME], wishes, seats, sheet=real)


def _names_apart(asking: Asking, args: str) -> tuple[str, str | None]:
    """What stands before a `with`, and the names behind it; None without one."""
    words, before = args.split(), text("sheet-word-with")
    cuts = (at for at, word in enumerate(words) if one_of(asking.world.words, before, word.rstrip(",:")))
    at = next(cuts, None)
    return (args, None) if at is None else (" ".join(words[:at]), " ".join(words[at + 1 :]))
