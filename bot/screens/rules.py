"""The rulebook on screens: the games, a game with its sections, a section, answers to a question.

What is shown hangs on buttons alone, which say a `Place`, so a page can be turned after a restart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.data import What, pack
from bot.messages import Button, Screen, Text, text
from bot.ports import Limits
from bot.rulebook import examples
from bot.rulebook.names import option_value, players, rule_names, tagline
from bot.rulebook.pages import Section, differing, heading, house_rule, lines, meaning
from bot.rulebook.places import Place, more
from bot.screens.grid import Row, grid, in_rows, on_one_page, paged, turns
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


def data(place: Place | str, match: str = "") -> str:
    """A button that leads to a place; with the id of a match its house rules hold there."""
    return pack(What.RULES, match, 0, str(place))


def section_button(variant: Variant, section: Section, match: str) -> Button:
    """The way to a section of a game, by the house rules of a match."""
    label = text("rules-button-section", number=section.number, title=section.heading)
    return Button(label, data(Place(variant.id, section), match))


# --- Browsing ---------------------------------------------------------------------------------------------


def games_to_read(page: int, limits: Limits) -> Screen:
    """The games whose rules one can read, so many as fit."""
    buttons = [Button(text("game", game=game), data(Place(game))) for game in variants()]
    laid = grid(limits, len(buttons), per_row=2, per_page=GAMES)
    return Screen((text("rules-which"),), paged(buttons, laid, page, lambda other: data(str(other))))


def contents(variant: Variant, options: Options, match: str, limits: Limits) -> Screen:
    """A game in a sentence, what is different at this table, and the way to its sections."""
    told = [text("rules-head", game=text("game", game=variant.id), players=players(variant))]
    told.append(tagline(variant, options))
    different = tuple(differing(options))
    if different:
        told += [text("rules-differing"), *different]
    elif match:
        told.append(text("rules-as-usual"))
    buttons = [section_button(variant, section, match) for section in Section if section is not Section.IDEA]
    ways = (Button(text("rules-button-games"), data("0")),)
    return Screen(tuple(told), (*on_one_page(buttons, limits, per_row=2), ways))


def section_screen(variant: Variant, options: Options, place: Place, match: str, *, shares: bool) -> Screen:
    """A section of a game, or a page of a long one."""
    assert place.section is not None
    told = lines(variant, options, place.section) or (text("rules-no-such"),)
    pages = -(-len(told) // PART)
    part = min(place.part, pages - 1)
    ways = _ways(variant, replace(place, part=part), pages, match, shares=shares)
    return Screen((heading(variant, place.section), *told[part * PART : (part + 1) * PART]), ways)


def with_ways(screen: Screen, variant: Variant, place: Place, match: str, *, shares: bool) -> Screen:
    """An example with the ways to the others of its game."""
    return replace(screen, rows=_ways(variant, place, len(examples.names(variant.id)), match, shares=shares))


def _ways(variant: Variant, place: Place, pages: int, match: str, *, shares: bool) -> tuple[Row, ...]:
    """Below a page of a section, which has so many: the pages and the sections beside it, the contents; show it to
    everybody."""
    assert place.section is not None
    turning = turns(place.part, pages, lambda other: data(replace(place, part=other), match))
    sections = list(Section)
    at = sections.index(place.section)
    beside = tuple(
        section_button(variant, other, match)
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
    """Answers one below the other, with a way to each section from which they are: of house rules to the page of
    the first one; and the way to those that fit less."""
    told = [line for number, found in enumerate(shown) for line in _set_off(number, found_lines(found))]
    contexts: dict[Text, str] = {}
    for found in shown:
        if found.place.game:
            contexts.setdefault(_label(found.place), data(_context(found.place), found.match))
    buttons = [Button(label, leads) for label, leads in contexts.items()]
    rows = in_rows(buttons, min(limits.row, 2))
    below = [] if buttons else [Button(text("rules-button-games"), data("0"))]
    if rest:
        below.append(Button(text("rules-button-more"), data(more(rest), match)))
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
    return Place(place.game, place.section, rule_names(place.game).index(place.topic) // PART)


# --- Shown to everybody -----------------------------------------------------------------------------------


def shared(found: Found, who: Text) -> Screen:
    """An answer for the whole group, who has shown it, and where everybody can read on."""
    return Screen((*found_lines(found), who), further(found.place, found.match))


def further(place: Place, match: str) -> tuple[Row, ...]:
    """The way on from what somebody has shown to everybody."""
    if not place.game:
        return ((Button(text("rules-button-games"), data("0")),),)
    return ((Button(text("rules-button-contents"), data(Place(place.game), match)),),)
