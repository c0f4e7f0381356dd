"""What people and platforms bring along, made fit to be shown: no letter of it steers the writing of others."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 64
"""Letters of a name that are shown."""
MORE = "…"
"""The sign that something is left out."""
JOINERS = "\u200c\u200d\ufe0f"
"""What holds letters and emoji together."""

_TAGS = frozenset(map(chr, range(0xE0020, 0xE0080)))  # spell the flags of regions
_PICTOGRAPHS = frozenset(map(chr, range(0x1F000, 0x1FB00)))
_UNSEEN = frozenset(" \u115f\u1160\u2800\u3164\uffa0" + JOINERS) | _TAGS


def clean(name: str, longest: int = LONGEST_NAME) -> str:
    """What somebody typed, as one line without letters that steer the writing of others; `?` if nothing of it
    can be seen."""
    shown = "".join(" " if letter.isspace() else letter for letter in name if _kept(letter) or letter.isspace())
    line = " ".join(shown.split())[:longest].rstrip(" \u200c\u200d")
    return line if any(letter not in _UNSEEN for letter in line) else "?"


def cut(words: str, longest: int) -> str:
    """A text without markup, of no more than so many letters; where it is cut a sign says so."""
    return words if len(words) <= longest else words[: longest - len(MORE)].rstrip() + MORE


def _kept(letter: str) -> bool:
    if letter in JOINERS or letter in _TAGS:
        return True
    category = unicodedata.category(letter)
    if category == "Cn":  # not known to this Python: an emoji may be newer
        return letter in _PICTOGRAPHS
    return not category.startswith("C")
