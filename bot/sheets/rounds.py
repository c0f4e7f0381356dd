"""A round that somebody means by its number on a score sheet: `round 2`, `2. Runde`, `2:`."""

from __future__ import annotations

import re
from itertools import pairwise

from bot.messages import text
from bot.vocabulary import behind, number_said, one_of
from bot.words import Words

_ROUND, _WAS = text("unit-rounds"), text("sheet-round-was")
_SIGNS = r"[\s.:,;=?!#\u2116()>\u2010-\u2015\u2192-]*"
"""What may stand behind a number, but not around tiles."""
_FORMS = (
    re.compile(
        r"(?P<word>[^\W\d_]+)[\s.#\u2116(-]*(?P<number>[0-9]{1,9}|[^\W\d_]+)(?![-|/:]?[0-9])(?P<told>.*)",
        re.DOTALL,
    ),
    re.compile(
        r"(?P<number>[0-9]{1,9})(?:[.\u00b0]|-?[^\W\d_]{1,3})\s+(?P<word>[^\W\d_]+)(?P<told>.*)", re.DOTALL
    ),
    re.compile(r"(?P<word>)[#\u2116]\s*(?P<number>[0-9]{1,9})(?P<told>\W?\s.*)", re.DOTALL),
    re.compile(r"(?P<word>)(?P<number>[0-9]{1,9})(?P<told>[.:)]\s.*)", re.DOTALL),
)
"""`round 2`, `round #2`, `round two`; `2. Runde`, `2nd round`; `#2`; `2:`. Without a sign a number that comes
first is a count, and `10 rounds` a house rule, as `rounds=10` is."""
_WORD = re.compile(r"[^\W_]+")


def round_said(words: Words, args: str) -> tuple[int, str] | None:
    """The number of the round with which this begins, and what is told of it; None if it begins with none."""
    for form in _FORMS:
        found = form.fullmatch(args)
        if found is None or not (not found["word"] or one_of(words, _ROUND, found["word"])):
            continue
        number = number_said(words, found["number"])
        if number is not None:
            return int(number), re.sub(rf"^{_SIGNS}", "", found["told"])
    return None


def without_was(words: Words, told: str) -> str:
    """What is told of a round, without the *was* before it: `Bob 0-0` of `was Bob 0-0`."""
    said = told.split()
    return " ".join(behind(words, _WAS, said) or said)


def names_round(words: Words, args: str) -> bool:
    """Whether a round is named by its number anywhere."""
    said = pairwise(_WORD.findall(args))
    return any(one_of(words, _ROUND, one) and number_said(words, other) is not None for one, other in said)
