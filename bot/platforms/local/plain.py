"""Text made harmless: it stays on its line and reads in the direction of its letters.

Names and texts come from strangers. A line break, an escape sequence or a change of direction in one of them
could pass itself off as a line of the table or of another player.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_TURNS: Final = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Embeddings, overrides and isolates: they reach over what follows. The marks that stand for one letter
(U+200E, U+200F, U+061C) belong to honest text and stay."""

_BLANKS: Final = ("Cc", "Zl", "Zp")
_LONE_HALF: Final = "Cs"


def harmless(text: str) -> str:
    """The text on one line: what controls a terminal becomes a blank, what turns the line round is left out."""
    return "".join(map(_seen, _TURNS.sub("", text)))


def squeezed(text: str) -> str:
    """The text on one line, made harmless, without surplus blanks."""
    return " ".join(harmless(text).split())


def _seen(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind == _LONE_HALF:
        return "\N{REPLACEMENT CHARACTER}"
    return " " if kind in _BLANKS else letter
