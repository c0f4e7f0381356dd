"""Words on a score sheet, in any language: that somebody is out, how much he holds, with which tiles, and what
says nothing."""

from __future__ import annotations

import re
import unicodedata

from bot.messages import Text, text
from bot.vocabulary import behind, called, longest_name, one_of, stands_for
from bot.words import Words
from engine.tiles import parse_tile

OUT = "out"
"""How it is written that somebody is out."""

BETWEEN = re.compile(r"[,;]")
COUNT = re.compile(r"[0-9]{1,3}")
POINTS = re.compile(r"(?P<name>[^,;]+?)\s*\+\s*(?P<points>[0-9]{1,3})")
_DASHES = r"\-\u2010-\u2015\u2212|:/"
TILE = re.compile(
    rf"\[\s*(\d{{1,2}})\s*[{_DASHES}]\s*(\d{{1,2}})\s*\]|(?<!\S)(\d{{1,2}})[{_DASHES}](\d{{1,2}})(?=[^\w\s]*(?:[\s,;]|$))"
)
"""`[6|4]` as screens show it, 6:4, 6/4, 6-4 with any dash."""
AROUND_WORDS = ":=!\u00a1\u200d\ufe0f"
_PICTURES = ("So", "Sk", "Cn")
"""The categories of emoji in Unicode; Cn has those that this Python does not know yet."""
AROUND = text("sheet-around")
"""What may stand between a name and what is said of it."""
_OUT_ALSO, _OWN_OUT = text("sheet-out-also"), text("sheet-oneself-out")


def sheet_word(word: str) -> Text:
    """How a word is called that may stand behind `/sheet`."""
    return text(f"sheet-word-{word}")


def tells_of_round(words: Words, args: str) -> bool:
    """Whether what was typed says how a round has ended or what it brings, whoever is meant."""
    pieces = BETWEEN.sub(" ", TILE.sub(with_dash, args)).split()
    told = any(says_out(words, pieces[at:]) or says_held(words, pieces[at:]) for at in range(len(pieces)))
    return told or POINTS.fullmatch(args) is not None


# --- Several words ----------------------------------------------------------------------------------------


def is_said_of(words: Words, rest: list[str]) -> bool:
    """Whether words behind a name say first what somebody holds or makes, or that he is out."""
    return says_out(words, rest) or says_held(words, rest) or behind(words, AROUND, rest) is not None


def says_out(words: Words, rest: list[str]) -> bool:
    """Whether words behind a name say first that somebody is out."""
    return behind_out(words, rest) is not None


def behind_out(words: Words, said: list[str]) -> list[str] | None:
    """The words behind that somebody is out; None if these do not begin with it."""
    past = behind(words, _OUT_ALSO, said)
    return said[1:] if past is None and said and is_out(words, said[0]) else past


def says_held(words: Words, rest: list[str]) -> bool:
    """Whether words behind a name say first how much it is, or which tiles."""
    return tiles_in(words, rest)[0] is not None or (rest != [] and is_told(rest[0]))


def tiles_in(words: Words, said: list[str]) -> tuple[list[str] | None, list[str]]:
    """The special tiles that this begins with in words, perhaps behind an article, in figures, and what stands
    behind them."""
    bare = behind(words, text("before-name"), said) or said
    for left in (said, bare):
        found, rest = longest_name(left, lambda name: stands_for(words, text("sheet-tiles"), name) or None)
        if found is not None:
            return next(iter(found)).split(), rest
    return (bare[:1], bare[1:]) if bare is not said and is_tile(bare[0]) else (None, said)


# --- Single words -----------------------------------------------------------------------------------------


def is_out(words: Words, word: str) -> bool:
    """Whether it says, as it is written, that somebody is out."""
    return called(words, [OUT], sheet_word, word) is not None


def is_own(words: Words, word: str) -> bool:
    """Whether it stands for who types, before that he is out, as *I* does."""
    return one_of(words, _OWN_OUT, word)


def is_told(word: str) -> bool:
    """Whether it is a count or a tile."""
    return COUNT.fullmatch(word) is not None or is_tile(word)


def is_tile(word: str) -> bool:
    try:
        parse_tile(word)
    except ValueError:
        return False
    return True


def with_dash(written: re.Match[str]) -> str:
    """A `TILE` as it is written in records."""
    return "-".join(half for half in written.groups() if half is not None)


def without_signs(word: str) -> str:
    """A word without the signs and emoji around it, and a number without the end of its sentence."""
    said = [at for at, sign in enumerate(word) if not _says_nothing(sign)]
    bare = word[said[0] : said[-1] + 1].removeprefix("+") if said else ""
    return bare.rstrip(".") if bare[:1].isdigit() else bare


def _says_nothing(sign: str) -> bool:
    return sign in AROUND_WORDS or unicodedata.category(sign) in _PICTURES
