"""Whom somebody names on a score sheet."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from bot.chats.naming import Begun, folded
from bot.messages import text
from bot.sheets.saying import is_own, is_said_of, says_out
from bot.vocabulary import is_oneself, longest_name
from bot.words import Words
from engine.seats import Seat
from storage.matches import Match

_NAME = "\N{HORIZONTAL ELLIPSIS}"
"""Stands for a name on a button."""
_NUMBERED = re.compile(r"p(?P<number>[0-9]{1,2})", re.IGNORECASE)
_WORD = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True)
class People:
    """Who sits at a sheet, as somebody names them who may sit there himself."""

    words: Words
    match: Match
    me: Seat | None
    """The seat of who types, if he has one."""

    def named(self, said: list[str]) -> tuple[Seat | None, list[str]]:
        """Whom the first words name, and the words behind them; names of several words go before shorter ones.

        Who types may mean himself, but not where he says nothing of himself: `ja` in `ja, Bob 17` is German for
        yes, and not Polish for me."""
        seat, rest = longest_name(said, self.seat)
        if seat is None and said and self.is_me(said[0], said[1:]):
            return self.me, said[1:]
        return seat, rest

    def seat(self, name: str) -> Seat | None:
        """Who is called so at this table, or has this number there, or alone has a name that begins so."""
        for seat in self.match.seats:
            if folded(seat.name) == folded(name):
                return Seat(seat.seat)
        numbered = _NUMBERED.fullmatch(name)
        if numbered is None:
            return self._begun.only(name)
        at = int(numbered["number"])
        return Seat(at - 1) if 0 < at <= len(self.match.seats) else None

    def declined(self, name: str) -> str | None:
        """How he is written whose name alone this is in another case."""
        seat = self._begun.declined(name)
        return None if seat is None else self.match.seats[seat].name

    def in_a_name(self, word: str) -> bool:
        """Whether this is a word of somebody's name."""
        return folded(word) in self._name_words

    def is_me(self, word: str, rest: list[str]) -> bool:
        """Whether who types means himself by a word before these; whoever has it in his name goes before."""
        if self.me is None or not _WORD.fullmatch(word):
            return False
        if self.in_a_name(word):
            return False
        if is_oneself(self.words, word):
            return is_said_of(self.words, rest)
        return is_own(self.words, word) and says_out(self.words, rest)

    def out_on_button(self, label: str) -> Seat | None:
        """Whose button says this, that he is out; in any language."""
        for language in self.words.languages:
            shown = self.words.line(text("sheet-button-out", name=_NAME), language).casefold()
            before, _, after = shown.partition(_NAME)
            said = label.casefold()
            if said.startswith(before) and said.endswith(after):
                seat = self.seat(said[len(before) : len(said) - len(after)])
                if seat is not None:
                    return seat
        return None

    @cached_property
    def _begun(self) -> Begun[Seat]:
        return Begun((Seat(seat.seat), seat.name) for seat in self.match.seats)

    @cached_property
    def _name_words(self) -> frozenset[str]:
        return frozenset(word for seat in self.match.seats for word in folded(seat.name).split())
