"""`/lunch`: an evening of General's goat, as long as the break lasts, with real tiles if there are some."""

from __future__ import annotations

import asyncio
import re
from functools import partial

from bot.asking import Asking
from bot.cleaning import clean
from bot.errors import Refused
from bot.messages import text
from bot.play.guests import begins_names, with_names
from bot.play.opening import Wishes, open_game
from bot.spoken import minutes_said
from bot.usual import LUNCH_GAME
from bot.wishes import Said, apart, behind, called, longest_name, say_once, unglued
from bot.words import Words
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
    real, wishes, names = await asyncio.to_thread(_understood, asking.world.words, " ".join(args.split()))
    seats = () if names is None else await with_names(asking, names)
    await open_game(asking, variants()[LUNCH_GAME], wishes, seats, sheet=real)


def _understood(words: Words, whole: str) -> tuple[bool, Wishes, str | None]:
    """Whether the tiles are real, by which house rules, and with whom; Refused if something else is said."""
    args, others = _names_apart(words, whole)
    said, wishes = apart(args)
    said = unglued(words, [_UNIT], said)
    real, once = False, Said()
    while said:
        around = (behind(words, listed, said) for listed in _NOTHING_NEW)
        past = next((left for left in around if left is not None), None)
        if past is not None:
            said = past
            continue
        hours, left = longest_name(said, partial(minutes_said, words))
        if hours is not None:
            say_once(once, "session_minutes", int(hours), said[: len(said) - len(left)])
            wishes.append(("session_minutes", hours))
            said = left
            continue
        word, *said = said
        if called(words, [REAL], lambda one: text(f"lunch-word-{one}"), word) is not None:
            real = True
        elif not _MINUTES.fullmatch(word):
            raise Refused("lunch-how", words=clean(word))
        elif not SHORTEST <= int(word) <= LONGEST:
            raise Refused("lunch-minutes", shortest=SHORTEST, longest=LONGEST)
        else:
            say_once(once, "session_minutes", int(word), [word])
            wishes.append(("session_minutes", word))
    if others is not None and not real:
        raise Refused("lunch-how", words=clean(others))
    return real, wishes, None if others is None else others.partition(" ")[2]


def _names_apart(words: Words, args: str) -> tuple[str, str | None]:
    """What is said beside a `with` and names, and that with them; None without one. How long may stand behind."""
    said = args.split()
    at = next((at for at, word in enumerate(said) if begins_names(words, word)), None)
    if at is None:
        return args, None
    end = next((end for end in range(at + 2, len(said)) if _is_length(words, said[end:])), len(said))
    return " ".join((*said[:at], *said[end:])), " ".join(said[at:end])


def _is_length(words: Words, said: list[str]) -> bool:
    """Whether this says how long an evening lasts, and nothing else."""
    before = behind(words, text("minutes-before"), said) or said
    length, rest = longest_name(before, partial(minutes_said, words))
    if length is None:
        number, *rest = unglued(words, [_UNIT], before)
        if not _MINUTES.fullmatch(number):
            return False
    for listed in (_UNIT, text("filler")):
        past = behind(words, listed, rest)
        rest = rest if past is None else past
    return not rest
