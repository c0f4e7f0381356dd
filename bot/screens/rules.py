"""The rulebook on screens: the games, a game with its sections, a section, answers to a question.

What is shown hangs on buttons alone: `Place` is what such a button says, so a page can be turned after a restart.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.data import What, pack
from bot.ports import Button, Limits, Screen, Text, text
from bot.rulebook import examples
from bot.rulebook.names import option_value, players
from bot.rulebook.pages import Section, differing, heading, house_rule, lines, meaning, section_of
from bot.rulebook.search import Answer
from bot.rulebook.terms import TERMS
from bot.screens.grid import Row, grid, in_rows, paged
from engine.game import Variant, variants
from engine.model import Options
from engine.options import LONG_RUN, menu, runs

GAMES = 24
"""Games on a page, where there is room for so many."""

PART = 8
"""House rules, or words, on a page."""

SHARED = "s"
"""Before a place: show it to everybody."""

SENT = "i"
"""Before a place: somebody has sent it by himself, by way of the bot."""

_WORD = "w"
_MORE = "m"

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
            return f"{self.game}{number}.t{_rule_names(self.game).index(self.topic)}"
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
            names, rule = _rule_names(game), int(found["rule"])
            known = numbers == [Section.OPTIONS.number] and rule < len(names)
            return cls(game, Section.OPTIONS, 0, names[rule]) if known else None
        section = section_of(numbers[0]) if numbers else None
        if len(numbers) > 2 or (numbers and section is None):
            return None
        return cls(game, section, numbers[1] if len(numbers) == 2 else 0)


def place_of(answer: Answer) -> Place:
    """Where an answer stands."""
    return Place(answer.game, answer.section, 0, answer.topic)


def _rule_names(game: str) -> tuple[str, ...]:
    return tuple(choice.name for choice in menu(variants()[game].options()))


def data(place: Place | str, match: str = "") -> str:
    """A button that leads to a place; with the id of a match its house rules hold there."""
    return pack(What.RULES, match, 0, str(place))


# --- Browsing ---------------------------------------------------------------------------------------------


def games_to_read(page: int, limits: Limits) -> Screen:
    """The games whose rules one can read, so many as fit."""
    buttons = [Button(text("game", game=game), data(Place(game))) for game in variants()]
    laid = grid(limits, len(buttons), per_row=2, per_page=GAMES)
    return Screen((text("rules-which"),), paged(buttons, laid, page, lambda other: data(str(other))))


def contents(variant: Variant, options: Options, match: str, limits: Limits) -> Screen:
    """A game in a sentence, what is different at this table, and the way to its sections."""
    told = [text("rules-head", game=text("game", game=variant.id), players=players(variant))]
    told.append(text(f"tagline-{variant.id}"))
    different = tuple(differing(options))
    if different:
        told += [text("rules-differing"), *different]
    elif match:
        told.append(text("rules-as-usual"))
    buttons = [
        Button(
            text("rules-button-section", number=section.number, title=section.heading),
            data(Place(variant.id, section), match),
        )
        for section in _sections(variant)
        if section is not Section.IDEA
    ]
    laid = grid(limits, len(buttons), per_row=2, per_page=len(buttons))
    ways = (Button(text("rules-button-games"), data("0")),)
    return Screen(tuple(told), (*in_rows(buttons[: laid.per_page], laid.per_row), ways))


def _sections(variant: Variant) -> list[Section]:
    return [section for section in Section if section is not Section.EXAMPLES or examples.names(variant.id)]


def section_screen(variant: Variant, options: Options, place: Place, match: str, *, shares: bool) -> Screen:
    """A section of a game, or a page of a long one."""
    assert place.section is not None
    section, part = place.section, place.part
    told = lines(variant, options, section)
    pages = -(-len(told) // PART) if section in (Section.OPTIONS, Section.WORDS) else 1
    part = min(part, max(0, pages - 1))
    if pages > 1:
        told = told[part * PART : (part + 1) * PART]
    if not told:
        told = (text("rules-no-such"),)
    turns = [Place(variant.id, section, other) for other in (part - 1, part + 1) if 0 <= other < pages]
    shown = replace(place, part=part)
    return Screen((heading(variant, section), *told), _ways(variant, shown, turns, match, shares=shares))


def with_ways(screen: Screen, variant: Variant, place: Place, match: str, *, shares: bool) -> Screen:
    """An example with the ways to the others of its game."""
    count = len(examples.names(variant.id))
    turns = [Place(variant.id, Section.EXAMPLES, n) for n in (place.part - 1, place.part + 1) if 0 <= n < count]
    return replace(screen, rows=_ways(variant, place, turns, match, shares=shares))


def _ways(variant: Variant, place: Place, turns: Sequence[Place], match: str, *, shares: bool) -> tuple[Row, ...]:
    """Below a section: its other pages, the sections beside it, the contents; show it to everybody."""
    turning = tuple(
        Button(text("button-previous" if other.part < place.part else "button-next"), data(other, match))
        for other in turns
    )
    sections = _sections(variant)
    at = sections.index(place.section) if place.section in sections else 0
    beside = tuple(
        Button(
            text("rules-button-section", number=other.number, title=other.heading),
            data(Place(variant.id, other), match),
        )
        for other in sections[max(1, at - 1) : at + 2]
        if other is not place.section
    )
    up = [Button(text("rules-button-contents"), data(Place(variant.id), match))]
    if shares:
        up.append(Button(text("rules-button-share"), data(f"{SHARED}.{place}", match)))
    return tuple(row for row in (turning, beside, tuple(up)) if row)


# --- Answers ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Found:
    """An answer as it is shown: which place, by whose house rules, and which paragraphs of it."""

    place: Place
    options: Options | None
    """None for a word of the glossary."""
    match: str
    only: str = ""
    """The numbers of the paragraphs, between blanks; all if empty."""


def found_lines(found: Found) -> tuple[Text, ...]:
    """An answer: where it stands, and what it says."""
    place = found.place
    if found.options is None:
        return (meaning(place.topic),)
    variant = variants()[place.game]
    assert place.section is not None
    if place.topic:
        return (heading(variant, place.section), *rule_lines(found.options, place.topic))
    return (heading(variant, place.section), *lines(variant, found.options, place.section, found.only))


def rule_lines(options: Options, name: str) -> tuple[Text, ...]:
    """One house rule with all its choices."""
    choice = next(choice for choice in menu(options) if choice.name == name)
    values: list[Text] = []
    for run in runs(choice.choices):
        first, last = (choice.choices[at] for at in (run[0], run[-1]))
        if len(run) >= LONG_RUN and isinstance(first, int) and isinstance(last, int):
            values.append(text("players-range", fewest=first, most=last))
        else:
            values += [option_value(name, choice.choices[at]) for at in run]
    return (house_rule(choice), text("rules-choices", choices=tuple(values)))


def answers(shown: Sequence[Found], rest: Sequence[Place], match: str, limits: Limits, *, shares: bool) -> Screen:
    """Answers one below the other, each with the way to its context; and the way to those that fit less."""
    told = [line for number, found in enumerate(shown) for line in _set_off(number, found_lines(found))]
    contexts = dict.fromkeys((_context(found.place), found.match) for found in shown if found.place.game)
    buttons = [Button(_label(place), data(place, of)) for place, of in contexts]
    rows = in_rows(buttons, min(limits.row, 2))
    below = [] if buttons else [Button(text("rules-button-games"), data("0"))]
    if rest:
        below.append(Button(text("rules-button-more"), data(_more(rest), match)))
    if shares and shown:
        below.append(Button(text("rules-button-share"), data(f"{SHARED}.{shown[0].place}", shown[0].match)))
    return Screen(tuple(told), (*rows, tuple(below)) if below else rows)


def _set_off(number: int, told: Iterable[Text]) -> tuple[Text, ...]:
    """The answer with an empty line above it, but for the first."""
    first, *others = told
    return (text("rules-further", first=first) if number else first, *others)


def _label(place: Place) -> Text:
    assert place.section is not None
    return text(
        "rules-button-context",
        game=text("game", game=place.game),
        number=place.section.number,
        title=place.section.heading,
    )


def _context(place: Place) -> Place:
    """The section in which a house rule stands, at its page."""
    if not place.topic:
        return place
    return Place(place.game, place.section, _rule_names(place.game).index(place.topic) // PART)


# Answers that are still to be shown, in so few letters that a button holds them.

_CODE = 4
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def _more(places: Sequence[Place]) -> str:
    return f"{_MORE}.{''.join(map(_packed, places))}"


def _packed(place: Place) -> str:
    """A word of the glossary is of the game `z`, a section has no house rule (`00`)."""
    if not place.game:
        return f"zz{_two(list(TERMS).index(place.topic))}"
    assert place.section is not None
    game = _two(list(variants()).index(place.game))
    if place.topic:
        return f"{game}{_two(_rule_names(place.game).index(place.topic) + len(Section) + 1)}"
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


# --- Shown to everybody -----------------------------------------------------------------------------------


def shared(found: Found, who: Text) -> Screen:
    """An answer for the whole group, who has shown it, and where everybody can read on."""
    return Screen((*found_lines(found), who), further(found.place, found.match))


def further(place: Place, match: str) -> tuple[Row, ...]:
    """The way on from what somebody has shown to everybody."""
    if not place.game:
        return ((Button(text("rules-button-games"), data("0")),),)
    return ((Button(text("rules-button-contents"), data(Place(place.game), match)),),)
