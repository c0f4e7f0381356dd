"""The texts against each other and against the rules of their languages.

Every test lists all the faults that it finds at once: who writes a language mends them in one go.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from babel import Locale
from fluent.syntax import ast as ftl

from bot.messages import Arg, Text
from bot.words import DEFAULT
from engine.game import variants
from tests.bot.fluents import CATEGORIES, choices, nodes, none, untranslated, variables
from tests.bot.kept import WORDS
from tests.bot.text_files import FOLDERS, OTHERS, RULES, entries, every_text, plural_numbers, texts

# --- The texts against each other -----------------------------------------------------------------------


def test_every_language_is_well_formed() -> None:
    faults = []
    for language in FOLDERS:
        written = [*entries(language), *entries(language, RULES)]
        keys = Counter(entry.id.name for entry in written if isinstance(entry, ftl.Message))
        faults += [f"{language}: {key} is there {count} times" for key, count in keys.items() if count > 1]
        faults += [
            f"{language}: cannot be read: {junk.content!r}" for junk in written if isinstance(junk, ftl.Junk)
        ]
    none(faults)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys(language: str) -> None:
    ours, theirs = texts(DEFAULT).keys(), texts(language).keys()
    none(
        [
            *(f"{language}: {key} is missing" for key in ours - theirs),
            *(f"{language}: {key} is not in {DEFAULT}" for key in theirs - ours),
        ]
    )


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_translated(language: str) -> None:
    none(f"{language}: {fault}" for fault in untranslated(texts(DEFAULT), texts(language)))


@pytest.mark.parametrize("language", FOLDERS)
def test_every_game_has_a_name(language: str) -> None:
    none(f"{language}: {game} has no name" for game, one in variants().items() if not one.names.get(language))


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_has_the_same_variables(language: str) -> None:
    none(
        f"{language}: {key} has {sorted(variables(pattern))}, not {sorted(variables(texts(DEFAULT)[key]))}"
        for key, pattern in texts(language).items()
        if key in texts(DEFAULT) and variables(pattern) != variables(texts(DEFAULT)[key])
    )


@pytest.mark.parametrize("language", OTHERS)
def test_every_choice_by_word_has_the_same_variants(language: str) -> None:
    def by_word(pattern: ftl.Pattern) -> set[tuple[str, tuple[str, ...]]]:
        return {(choice.by, tuple(sorted(choice.variants))) for choice in choices(pattern) if choice.word}

    none(
        f"{language}: {key} chooses {by_word(pattern)}, not {by_word(texts(DEFAULT)[key])}"
        for key, pattern in texts(language).items()
        if key in texts(DEFAULT) and by_word(pattern) != by_word(texts(DEFAULT)[key])
    )


def test_plural_forms_are_complete() -> None:
    """Every category that whole numbers can fall into has a form, and no other category is named. In the rulebook
    one case may be enough, and a house rule can only be some numbers."""
    faults = []
    for language, key, pattern in ((to, key, pattern) for to in FOLDERS for key, pattern in texts(to).items()):
        known = set(Locale.parse(language, sep="-").plural_form.tags) | {"other"}
        for choice in choices(pattern):
            if not choice.plural:
                continue
            named = set(choice.variants) & set(CATEGORIES)
            missing, strange = plural_numbers(language).keys() - named, named - known
            faults += [f"{language}: {key} has no form for {', '.join(sorted(missing))}"] if missing else []
            faults += [f"{language}: {key} has {', '.join(sorted(strange))}, which it cannot"] if strange else []
    none(faults)


def test_a_form_for_several_numbers_names_the_number() -> None:
    """In Russian 21 takes the form of 1: what is said of one alone must stand under `[1]`."""
    none(
        f"{language}: {key} leaves out the number in the form for {form}"
        for language, key, pattern in every_text()
        for choice in choices(pattern)
        if choice.plural and any(choice.by in variables(variant) for variant in choice.variants.values())
        for form, variant in choice.variants.items()
        if len([n for n in plural_numbers(language).get(form, ()) if str(n) not in choice.variants]) > 1
        and choice.by not in variables(variant)
    )


def test_marks_are_closed() -> None:
    faults = []
    for language, key, pattern in every_text():
        words = "".join(found.value for found in nodes(pattern) if isinstance(found, ftl.TextElement))
        marks = re.findall(r"</?\w+>", words)
        faults += [f"{language}: {key} has the mark {m}" for m in marks if not re.fullmatch("</?[bc]>", m)]
        faults += [
            f"{language}: {key} does not close <{mark}>"
            for mark in "bc"
            if marks.count(f"<{mark}>") != marks.count(f"</{mark}>")
        ]
    none(faults)


def test_words_are_written_in_one_script() -> None:
    """A Latin `c` among Cyrillic letters looks right, and is found by nobody."""

    def scripts(word: str) -> set[str]:
        return {unicodedata.name(letter, "?").partition(" ")[0] for letter in word}

    none(
        f"{language}: {key}: {word} mixes {scripts(word)}"
        for language, key, pattern in every_text()
        for found in nodes(pattern)
        if isinstance(found, ftl.TextElement)
        for word in re.findall(r"[^\W\d_]+", found.value)
        if len(scripts(word)) > 1
    )


def test_no_line_of_french_begins_with_a_sign() -> None:
    none(
        f"{language}: {key}: a plain space, not U+00A0, beside a sign in {found.value!r}"
        for language, key, pattern in every_text()
        if language == "fr"
        for found in nodes(pattern)
        if isinstance(found, ftl.TextElement) and re.search("« | [;:!?»]", found.value)
    )


# --- Formatting -----------------------------------------------------------------------------------------


def plausible(pattern: ftl.Pattern) -> Iterator[dict[str, Arg]]:
    """Arguments that lead into every corner of a text."""
    values: dict[str, list[Arg]] = {name: ["Ann Example"] for name in variables(pattern)}
    for choice in choices(pattern):
        values[choice.by] = [*choice.variants] if choice.word else [0, 1, 2, 5, 11, 21, 1234]
    for combination in product(*values.values()):
        yield dict(zip(values, combination, strict=True))


@pytest.mark.parametrize("language", FOLDERS)
def test_every_text_can_be_said(language: str, caplog: pytest.LogCaptureFixture) -> None:
    faults = []
    caplog.set_level(logging.WARNING)
    for key, pattern in texts(language).items():
        for args in plausible(pattern):
            said = WORDS.say(Text(key, tuple(args.items())), language)
            lines = ["".join(span.text for span in line) for line in said]
            faults += [
                f"{language}: {key}: {line!r}"
                for line in lines
                if line != line.strip() or "  " in line or re.search(r"[{}$]|</?\w+>", line)
            ]
            if not any(lines):
                faults.append(f"{language}: {key} says nothing")
        faults += [f"{language}: {key}: {record.getMessage()}" for record in caplog.records]
        caplog.clear()
    none(faults)
