"""Words as they are compared: few type a name with all the marks it is printed with."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

_SPELT: Final = str.maketrans({"ł": "l", "ø": "o", "æ": "ae", "œ": "oe"} | dict.fromkeys("'\u2019\u02bc"))
"""Letters that Unicode does not take apart, and apostrophes, as a keyboard has them or print."""


@lru_cache(maxsize=8192)
def plain(words: str) -> str:
    """Words without case, apostrophes, or marks on letters: `Dominó` is `domino`, `General's` is `generals`."""
    apart = unicodedata.normalize("NFKD", words.casefold()).translate(_SPELT)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
