"""The pages of the rulebook in every language: complete, alike, and true whatever the house rules are."""

from __future__ import annotations

import logging
import re
from functools import cache
from random import Random

import pytest
from fluent.syntax import ast as ftl

from bot.rulebook import examples
from bot.rulebook.facts import facts
from bot.rulebook.pages import WRITTEN, Section, lines, section_of, written
from bot.rulebook.terms import TERMS
from bot.words import DEFAULT
from engine.errors import BadOption
from engine.game import Variant, play, start, variants
from engine.model import Options
from engine.moves import Deal
from engine.options import Choice, choose, menu, show
from tests.bot.fluents import CATEGORIES, choices, nodes, none, untranslated, variables
from tests.bot.kept import WORDS
from tests.bot.text_files import OTHERS, rulebook
from tests.effort import EFFORT

LANGUAGES = WORDS.languages
TRIES = EFFORT.of(4, minutes=8, hours=80)
"""Sets of house rules by which each page is read."""
HOUSES = 100
"""Sets of house rules among which one is looked for by which another one counts."""
OF_PICTURES = frozenset({"doubles_across"})
"""House rules that change what is seen, not what is played."""
MOST = 1900
"""Characters of a section, so that its title and buttons fit into a message beside it."""


def expected() -> set[str]:
    """The keys that every language must have."""
    pages = {f"page-{game}-{section}" for game in variants() for section in WRITTEN}
    shown = {f"example-{game}-{name}" for game in variants() for name in examples.names(game)}
    return pages | shown | {f"term-{term}" for term in TERMS} | {f"term-{term}.about" for term in TERMS}


def by_chance(variant: Variant, chance: Random) -> Options:
    """House rules that somebody might choose and that go together."""
    options = variant.options()
    while True:
        for choice in menu(variant.options()):
            if chance.random() < 0.5:
                options = choose(options, choice.name, show(chance.choice(choice.choices)))
        if variant.fitting(options):
            return options
        options = variant.options()


def paragraphs(variant: Variant, options: Options, section: Section, language: str) -> tuple[str, ...]:
    told = WORDS.say(written(variant, options, section), language)
    return tuple("".join(span.text for span in line) for line in told)


# --- Complete ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_all_of_its_page(language: str) -> None:
    optional = {f"term-{term}.also" for term in TERMS}
    shared = {key for key in rulebook(language) if key.startswith("shared-")}
    none(
        [
            *(f"{language}: {key} is missing" for key in expected() - rulebook(language).keys()),
            *(
                f"{language}: {key} is of no use"
                for key in rulebook(language).keys() - expected() - optional - shared
            ),
        ]
    )


def test_every_game_for_several_has_its_words() -> None:
    """A game that is forgotten in `terms.py` would only show fewer of them."""
    assert set(TERMS["round"]) == {game for game, variant in variants().items() if max(variant.players) > 1}


@pytest.mark.parametrize("language", OTHERS)
def test_every_page_is_translated(language: str) -> None:
    none(f"{language}: {fault}" for fault in untranslated(rulebook(DEFAULT), rulebook(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_games_share_is_there_and_is_used(language: str) -> None:
    found = (node for pattern in rulebook(language).values() for node in nodes(pattern))
    used = {node.id.name for node in found if isinstance(node, ftl.MessageReference)}
    there = {key for key in rulebook(language) if key.startswith("shared-")}
    none(
        [
            *(f"{language}: {key} is not there" for key in used - there),
            *(f"{language}: {key} is of no use" for key in there - used),
        ]
    )


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_chooses_by_the_same_house_rules(language: str) -> None:
    def by_word(pattern: ftl.Pattern) -> set[tuple[str, tuple[str, ...]]]:
        """What a text chooses by, apart from the forms that a number takes."""
        words = ((one.by, sorted(key for key in one.variants if not _numeral(key))) for one in choices(pattern))
        return {(by, tuple(keys)) for by, keys in words if keys}

    ours, theirs = rulebook(DEFAULT), rulebook(language)
    none(
        f"{language}: {key} chooses {sorted(by_word(theirs[key]))}, not {sorted(by_word(ours[key]))}"
        for key in ours.keys() & theirs.keys()
        if by_word(theirs[key]) != by_word(ours[key])
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_names_only_what_the_program_knows(language: str) -> None:
    none(
        f"{language}: {key} names {sorted(strange)}"
        for game, variant in variants().items()
        for key, pattern in rulebook(language).items()
        if key in {f"page-{game}-{section}" for section in WRITTEN}
        and (strange := variables(pattern) - facts(variant, variant.options()).keys())
    )


# --- As it is read ----------------------------------------------------------------------------------------


@cache
def tried() -> tuple[tuple[Variant, Options], ...]:
    """Every game by its usual house rules and by some others."""
    chance = Random("pages")
    return tuple(
        (variant, options)
        for variant in variants().values()
        for options in (variant.options(), *(by_chance(variant, chance) for _ in range(TRIES)))
    )


@cache
def in_english() -> tuple[int, ...]:
    """How many paragraphs each section has then."""
    return tuple(
        len(paragraphs(variant, options, section, DEFAULT)) for variant, options in tried() for section in WRITTEN
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_read_well_by_any_house_rules(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Paragraphs have the same numbers in every language: they are cited across languages."""
    faults = []
    wanted = iter(in_english())
    with caplog.at_level(logging.WARNING):
        for variant, options in tried():
            for section in WRITTEN:
                told = paragraphs(variant, options, section, language)
                place = f"{language}: {variant.id} {section}"
                faults += [f"{place}: {line!r}" for line in told if _odd(line)]
                if sum(map(len, told)) > MOST:
                    faults.append(f"{place}: {sum(map(len, told))} characters")
                if len(told) != (there := next(wanted)):
                    faults.append(f"{place}: {len(told)} paragraphs, not {there}")
    none([*faults, *(f"{language}: {record.getMessage()}" for record in caplog.records)])


def _numeral(key: str) -> bool:
    return key.isdigit() or key in CATEGORIES


def _odd(line: str) -> bool:
    return line != line.strip() or not line or bool(re.search(r"[{}$]|  | [.,](\s|$)|</?\w+>", line))


def test_sections_are_cited_by_numbers_that_stay() -> None:
    assert [section.number for section in Section] == list(range(1, 11))
    assert section_of(6) is Section.SCORING
    assert section_of(0) is section_of(11) is None
    goat = variants()["goat"]
    (told,) = lines(goat, goat.options(), Section.SCORING)
    first, second, *_ = WORDS.say(told, DEFAULT)
    assert first[0].text == "6.1 "
    assert second[0].text == "6.2 "
    (chosen,) = lines(goat, goat.options(), Section.SCORING, "2")
    assert WORDS.say(chosen, DEFAULT) == (second,)


def test_a_page_tells_the_house_rules_that_it_is_read_by() -> None:
    goat = variants()["goat"]
    usual, other = goat.options(), choose(goat.options(), "target", "77")
    assert "101" in " ".join(paragraphs(goat, usual, Section.MATCH, DEFAULT))
    assert "101" not in " ".join(paragraphs(goat, other, Section.MATCH, DEFAULT))
    assert "77" in " ".join(paragraphs(goat, other, Section.MATCH, DEFAULT))


@pytest.mark.parametrize("game", variants())
def test_a_page_tells_of_every_house_rule(game: str) -> None:
    """Another choice makes another page, if perhaps only with some choices of the others. Pages of other languages
    choose by the same house rules."""
    variant, chance = variants()[game], Random(game)

    def page(options: Options) -> list[tuple[str, ...]]:
        return [paragraphs(variant, options, section, DEFAULT) for section in WRITTEN]

    def told(rule: Choice) -> bool:
        for _ in range(HOUSES):
            options = by_chance(variant, chance)
            other = choose(options, rule.name, show(chance.choice(rule.choices)))
            if variant.fitting(other) and page(other) != page(options):
                return True
        return False

    none(
        f"no page-{game}-* says what comes of {rule.name}"
        for rule in menu(variant.options())
        if rule.name not in OF_PICTURES and not told(rule)
    )


# --- Numbers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", variants())
def test_the_tiles_that_a_page_names_are_those_that_are_dealt(game: str) -> None:
    variant = variants()[game]
    told = facts(variant, variant.options())
    for players in range(1, 11):
        try:
            first = start(variant, players, "any seed")
        except BadOption:
            assert told[f"hand_{players}"] == 0
            continue
        dealt = play(first, None, Deal()).state
        assert told[f"hand_{players}"] == max(map(len, dealt.hands))
        assert told[f"boneyard_{players}"] == len(dealt.boneyard)


def test_facts_of_rules_that_go_with_no_number_of_players_are_the_usual_ones() -> None:
    """A lobby may still look for the right ones."""
    met = 0
    for variant in variants().values():
        usual = facts(variant, variant.options())
        for choice in menu(variant.options()):
            for value in choice.choices[:3]:
                options = choose(variant.options(), choice.name, show(value))
                if not variant.fitting(options):
                    assert facts(variant, options) == usual
                    met += 1
    assert met > 20
