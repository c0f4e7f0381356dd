"""`/lunch`: an evening of General's goat, as long as the break lasts, with real tiles if there are some."""

from __future__ import annotations

import asyncio
import re

from bot.asking import Asking
from bot.errors import Refused
from bot.messages import Typed, text
from bot.play.guests import names_apart, with_names
from bot.play.opening import Wishes, open_game
from bot.spoken import SESSION, Wish, rules_said
from bot.usual import LUNCH_GAME
from bot.vocabulary import Said, behind, called, say_once, unglued
from bot.wishes import apart
from bot.words import Words
from engine.game import variants
from engine.variants.general import LONGEST, SHORTEST

LENGTHS = range(SHORTEST, LONGEST + 1, 15)
"""Minutes of which one is usually chosen."""

REAL = "real"
"""What one says who has real tiles."""
_REAL_ALSO = text("lunch-real-also")

_UNIT = text("unit-minutes")

_MINUTES = re.compile(r"-?[0-9]{1,9}")


async def lunch(asking: Asking, args: str) -> None:
    """`/lunch [real] [minutes] [option=value ...]`, in any order: open a table for an evening, which ends after
    the round in hand, or with `real` a score sheet for those who have tiles before them, perhaps `with` others."""
    real, wishes, names = await asyncio.to_thread(_understood, asking.world.words, " ".join(args.split()))
    seats = () if names is None else await with_names(asking, names)
    await open_game(asking, variants()[LUNCH_GAME], wishes, seats, sheet=real)


def _understood(words: Words, whole: str) -> tuple[bool, Wishes, str | None]:
    """Whether the tiles are real, by which house rules, and with whom; Refused if something else is said."""
    beside, others = names_apart(words, whole.split(), lambda some: _settings(words, some)[1:])
    said, signed = apart(" ".join(beside))
    real, wishes, left = _settings(words, said)
    if left or (others and not real):
        raise Refused("lunch-how", words=Typed(left[0] if left else " ".join(others)))
    once = Said()
    for minutes in (value for rule, value in wishes if rule == SESSION):
        if not minutes.isdecimal() or not SHORTEST <= int(minutes) <= LONGEST:
            raise Refused("lunch-minutes", shortest=SHORTEST, longest=LONGEST)
        say_once(once, SESSION, int(minutes), [minutes])
    return real, [*signed, *wishes], " ".join(others[1:]) if others else None


def _settings(words: Words, said: list[str]) -> tuple[bool, Wishes, list[str]]:
    """Whether the tiles are real, and by which house rules, where nobody is named and no sign stands between;
    minutes may be a number alone. And the words from the first on that says something else."""
    said = unglued(words, [_UNIT], said)
    real, wishes = False, list[Wish]()
    while said:
        found, left = rules_said(words, variants()[LUNCH_GAME], said, players_alone=False)
        past = behind(words, _REAL_ALSO, said)
        if past is not None:
            real, found, left = True, [], past
        elif len(left) == len(said):
            word, *left = said
            if _MINUTES.fullmatch(word):
                found = [(SESSION, word)]
            elif called(words, [REAL], lambda one: text(f"lunch-word-{one}"), word) is not None:
                real = True
            else:
                break
        wishes += found
        said = left
    return real, wishes, said
