"""Words as they are compared: few type a name with all the marks it is printed with."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

_WHOLE: Final = str.maketrans({"ł": "l", "ø": "o", "æ": "ae", "œ": "oe"})
"""Letters that Unicode does not take apart."""


@lru_cache(maxsize=8192)
def plain(words: str) -> str:
    """Words without case, and without the marks on letters: `Dominó` is `domino`, `Козёл` is `козел`."""
    apart = unicodedata.normalize("NFKD", words.casefold()).translate(_WHOLE)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
