"""Places in the rulebook, and how a button names them: one place, or many in few letters."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.rulebook.names import rule_names
from bot.rulebook.pages import Section, section_of
from bot.rulebook.search import Answer
from bot.rulebook.terms import TERMS
from engine.game import variants

_WORD: Final = "w"
_MORE: Final = "m"

_PLACE = re.compile(r"(?P<game>[a-z0-9-]+)(?P<numbers>(\.\d{1,4})*)(\.t(?P<rule>\d{1,4}))?")


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the rulebook: a game, a section of it, a part of that; or a word of the glossary."""

    game: str = ""
    section: Section | None = None
    part: int = 0
    """The page of a long section, or the number of an example."""
    topic: str = ""
    """One house rule alone, or the word."""

    def __str__(self) -> str:
        if not self.game:
            return f"{_WORD}.{list(TERMS).index(self.topic)}"
        number = "" if self.section is None else f".{self.section.number}"
        if self.topic:
            return f"{self.game}{number}.t{rule_names(self.game).index(self.topic)}"
        return f"{self.game}{number}{f'.{self.part}' if self.part else ''}"

    @classmethod
    def read(cls, written: str) -> Place | None:
        """The place that a button names; None if there is none such."""
        found = _PLACE.fullmatch(written)
        if found is None:
            return None
        game, numbers = found["game"], [int(number) for number in found["numbers"].split(".") if number]
        if game == _WORD:
            known = len(numbers) == 1 and numbers[0] < len(TERMS)
            return cls("", Section.WORDS, 0, list(TERMS)[numbers[0]]) if known else None
        if game not in variants():
            return None
        if found["rule"]:
            names, rule = rule_names(game), int(found["rule"])
            known = numbers == [Section.OPTIONS.number] and rule < len(names)
            return cls(game, Section.OPTIONS, 0, names[rule]) if known else None
        section = section_of(numbers[0]) if numbers else None
        if len(numbers) > 2 or (numbers and section is None):
            return None
        return cls(game, section, numbers[1] if len(numbers) == 2 else 0)


def place_of(answer: Answer) -> Place:
    """Where an answer stands."""
    return Place(answer.game, answer.section, 0, answer.topic)


# Answers that are still to be shown, in so few letters that a button holds them.

_CODE = 4
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def more(places: Sequence[Place]) -> str:
    """A *more* button: the answers that it holds."""
    return f"{_MORE}.{''.join(map(_packed, places))}"


def _packed(place: Place) -> str:
    """A word of the glossary is of the game `z`, a section has no house rule (`00`)."""
    if not place.game:
        return f"zz{_two(list(TERMS).index(place.topic))}"
    assert place.section is not None
    game = _two(list(variants()).index(place.game))
    if place.topic:
        return f"{game}{_two(rule_names(place.game).index(place.topic) + len(Section) + 1)}"
    return f"{game}{_two(place.section.number)}"


def _two(number: int) -> str:
    return _DIGITS[number // len(_DIGITS)] + _DIGITS[number % len(_DIGITS)]


def more_of(written: str) -> tuple[Place, ...] | None:
    """The answers that a *more* button holds; None if it is another button."""
    kind, _, codes = written.partition(".")
    if kind != _MORE or len(codes) % _CODE or not codes.isalnum():
        return None
    places = tuple(_unpacked(codes[at : at + _CODE]) for at in range(0, len(codes), _CODE))
    known = tuple(place for place in places if place is not None)
    return known if len(known) == len(places) else None


def _unpacked(code: str) -> Place | None:
    number = int(code[2:], 36)
    if code[:2] == "zz":
        return Place.read(f"{_WORD}.{number}")
    games = list(variants())
    at = int(code[:2], 36)
    if at >= len(games):
        return None
    if number > len(Section):
        return Place.read(f"{games[at]}.{Section.OPTIONS.number}.t{number - len(Section) - 1}")
    return Place.read(f"{games[at]}.{number}")
