"""The pages of the rulebook: ten numbered sections a game, the same for every game and in every language.

Six sections are written (`bot/texts/LANGUAGE/rules/GAME.ftl`), a paragraph a line, with the numbers of the game's
own house rules in them. The others are made: the sentence from the list of games, the house rules from the typed
options, the words from the glossary, the examples from records.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from bot.messages import Text, text
from bot.rulebook.facts import facts
from bot.rulebook.names import option_name, option_value, tagline
from bot.rulebook.terms import TERMS
from engine.game import Variant
from engine.model import Options
from engine.options import Choice, changed, menu


class Section(StrEnum):
    """A section of every page, in their order."""

    IDEA = "idea"
    PLAYERS = "players"
    BEGIN = "begin"
    TURN = "turn"
    END = "end"
    SCORING = "scoring"
    MATCH = "match"
    OPTIONS = "options"
    WORDS = "words"
    EXAMPLES = "examples"

    @property
    def number(self) -> int:
        """By which it is cited."""
        return list(Section).index(self) + 1

    @property
    def heading(self) -> Text:
        return text(f"section-{self}")


WRITTEN = (Section.PLAYERS, Section.BEGIN, Section.TURN, Section.END, Section.SCORING, Section.MATCH)
"""The sections that have a text of their own in every language."""


def section_of(number: int) -> Section | None:
    """The section with a number."""
    return next((section for section in Section if section.number == number), None)


def written(variant: Variant, options: Options, section: Section) -> Text:
    """A written section, or the first, as a text of a line for each paragraph."""
    if section is Section.IDEA:
        return tagline(variant, options)
    return text(f"page-{variant.id}-{section}", **facts(variant, options))


def heading(variant: Variant, section: Section) -> Text:
    """What stands above a section."""
    return text("rules-section", game=text("game", game=variant.id), number=section.number, title=section.heading)


def lines(variant: Variant, options: Options, section: Section, only: str = "") -> tuple[Text, ...]:
    """The paragraphs of a section under their numbers; `only` has the numbers of those that are wanted, between
    blanks. The examples are told elsewhere."""
    if section in (Section.IDEA, *WRITTEN):
        whole = written(variant, options, section)
        return (text("numbered", number=section.number, whole=whole, only=only),)
    made: tuple[Text, ...] = ()
    if section is Section.OPTIONS:
        made = tuple(house_rule(choice) for choice in menu(options))
    elif section is Section.WORDS:
        made = tuple(meaning(term) for term in terms_of(variant.id))
    wanted = only.split()
    return tuple(line for number, line in enumerate(made, start=1) if not wanted or str(number) in wanted)


def house_rule(choice: Choice) -> Text:
    """A house rule: what it is about, what it is, and what else it may be."""
    return text(
        "rules-option",
        option=option_name(choice.name),
        id=choice.name,
        value=option_value(choice.name, choice.value),
        about=text(f"option-{choice.name}.about"),
    )


def differing(options: Options) -> Iterator[Text]:
    """The house rules that are not as usual."""
    for choice in changed(options):
        yield text(
            "rules-differs",
            option=option_name(choice.name),
            value=option_value(choice.name, choice.value),
            usual=option_value(choice.name, choice.default),
        )


def terms_of(game: str) -> tuple[str, ...]:
    """The words of the glossary that a game uses."""
    return tuple(term for term, games in TERMS.items() if not games or game in games)


def meaning(term: str) -> Text:
    """A word and what it means."""
    return text("rules-term", term=text(f"term-{term}"), about=text(f"term-{term}.about"))
