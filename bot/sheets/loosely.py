"""What somebody types for the score sheet in words of his own, written as it should be: of `Ann won and Bob: 6|4`
is made `Ann out, Bob 6-4`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.messages import Text, text
from bot.sheets.people import People
from bot.sheets.saying import (
    AROUND,
    AROUND_WORDS,
    BETWEEN,
    OUT,
    TILE,
    behind_out,
    is_own,
    is_tile,
    is_told,
    says_held,
    tiles_in,
    with_dash,
    without_signs,
)
from bot.vocabulary import behind, unglued

_DRAWN = {
    first + 7 * one + other: f" {one}-{other} "
    for first in (0x1F031, 0x1F063)  # lying and standing
    for one in range(7)
    for other in range(7)
}
"""The signs that Unicode has for tiles: other pictures say nothing."""
_DOUBLE = re.compile(r"(?<![\w-])([06])\1(?![\w-])")
"""0-0 and 6-6 without a dash, where nobody holds 66 points."""
_IS = re.compile("['\u2019][sm]$")
_SIGNS = ("-", "\N{EN DASH}", "\N{EM DASH}")
_POINTS_UNIT = text("unit-points")
_NOTHING = (
    AROUND,
    text("sheet-besides"),
    *map(text, ("between-names", "filler", "unit-points", "with-before")),
)
"""Signs and words that say nothing on a sheet. `points left` goes before `points`."""
_BEHIND_HELD = text("sheet-behind-held")

_Entry = tuple[str, list[str]]
"""A name as it was typed, empty if there is none, and what is said behind it."""


@dataclass(frozen=True)
class LooseReading:
    """How what is typed about these people may be meant."""

    people: People
    held: bool
    """Whether it is told what they hold: a name may stand in another case before that."""

    def rewritten(self, args: str) -> str:
        """What was typed, with a comma before each name, tiles with a dash, that somebody is out right behind his
        name, and without words and signs that say nothing: of `Ann won and Bob: 6|4 Cid +5 points` is left
        `Ann out, Bob 6-4, Cid 5`."""
        args = TILE.sub(with_dash, args)
        if not self.held:
            args = _DOUBLE.sub(r"\1-\1", args)
        pieces = BETWEEN.split(args)
        entries = (entry for piece in pieces for entry in _out_in_front(self._entries(piece.split())))
        return ", ".join(" ".join(filter(None, (name, *told))) for name, told in entries if name or told)

    def _entries(self, piece: list[str]) -> list[_Entry]:
        """What stands between two commas, apart before each name, without words and signs that say nothing. What
        stands before the first name is an entry without one, of which such a word is kept if the name comes next:
        who has `won with Ann` is somebody else."""
        entries: list[_Entry] = [("", [])]
        bare = unglued(
            self.people.words, [_POINTS_UNIT], [part for word in piece for part in self._bare(word).split()]
        )
        left = [word for word in bare if word not in _SIGNS]
        skipped: list[str] = []
        while left:
            before, skipped, told = skipped, [], entries[-1][1]
            name, behind_name = self._whom(left)
            idle = (_BEHIND_HELD, *_NOTHING) if told and is_told(told[-1]) else _NOTHING
            nothing = next((past for one in idle if (past := self._behind(one, left)) is not None), None)
            out, (tiles, past) = behind_out(self.people.words, left), tiles_in(self.people.words, left)
            if name:
                told += before if len(entries) == 1 and told else []
                entries.append((name, []))
                left = behind_name
            elif tiles is not None:
                told += tiles
                left = past
            elif out is not None:  # `has won` goes before `has`, and `out with another tile` says it twice
                told += [OUT] * (OUT not in told)
                left = out
            elif nothing is not None:
                skipped, left = left[: len(left) - len(nothing)], nothing
            else:
                told.append(left.pop(0))
        return entries

    def _whom(self, said: list[str]) -> tuple[str, list[str]]:
        """The name with which this begins, as it is read, and the words behind it; an empty one if it does not."""
        seat, rest = self.people.named(said)
        if seat is not None and not is_told(said[0]):
            return " ".join(said[: len(said) - len(rest)]), rest
        holder = self._holder(said) if seat is None else None
        return ("", said) if holder is None else (holder, said[1:])

    def _holder(self, said: list[str]) -> str | None:
        """Whom the first word names in another case, where it is said of him what he holds: in `у Бори 17`."""
        held = self._behind(AROUND, said[1:]) or said[1:]
        return self.people.declined(said[0]) if self.held and says_held(self.people.words, held) else None

    def _bare(self, word: str) -> str:
        """A word as it stands in somebody's name, or without the signs and emoji around it, tiles that were drawn
        in figures; and the name that is written with an English *is* of one letter: Ann of `Ann's out`, and I of
        `I'm`."""
        for said in (word, word.strip(":="), word.strip(AROUND_WORDS)):
            if self.people.in_a_name(said):
                return said
        bare = without_signs(word.translate(_DRAWN))
        name = _IS.sub("", bare)
        return name if self.people.seat(name) is not None or is_own(self.people.words, name) else bare

    def _behind(self, listed: Text, said: list[str]) -> list[str] | None:
        return behind(self.people.words, listed, said)


def _out_in_front(entries: list[_Entry]) -> list[_Entry]:
    """What was said between two commas, with that somebody is out right behind his name: of `won with 6-6 Ann`,
    and of `Ann 6-6 won`, is made `Ann out 6-6`. What stands between two people, as in `Ann 6-6 won Bob`, may be
    said of either, and stays."""
    (_, before), *named = entries
    if named and before[:1] == [OUT] and _all_tiles(before[1:] + named[0][1]):
        name, told = named[0]
        entries = [(name, before + told), *named[1:]]
    name, told = entries[-1]
    if name and OUT in told:
        tiles = [word for word in told if word != OUT]
        entries = [*entries[:-1], (name, [OUT, *tiles] if _all_tiles(tiles) else told)]
    return entries


def _all_tiles(words: list[str]) -> bool:
    return all(map(is_tile, words))
