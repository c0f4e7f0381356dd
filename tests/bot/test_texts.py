"""The texts against each other, against the code that uses them, and against the rules of their languages.

Every test lists all the faults that it finds at once: who writes a language mends them in one go.
"""

from __future__ import annotations

import ast
import logging
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from functools import cache
from itertools import product
from pathlib import Path
from typing import TypeAlias

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bot
import engine
from bot import reminding
from bot.commands import COMMANDS, Takes
from bot.dictation import OUT
from bot.forgetting import Step
from bot.pictures.scene import Sign
from bot.ports import Arg, Text
from bot.rulebook.pages import Section
from bot.screens import patience, reminder, season
from bot.screens.evening import COLUMNS
from bot.screens.info import CHAT_CHOICES, PERSON_CHOICES
from bot.sheets import Said
from bot.tallies import Action, Period, Showing
from bot.words import DEFAULT, Words
from engine import events
from engine.game import variants
from engine.options import menu
from engine.rules.opening import Lead
from engine.rules.signals import SIGNS
from engine.rules.values import SIX, ZERO, HandValue, When
from engine.scoring.titles import DoubleFinish, TitleOf, TitleRule
from engine.solvers import Verdict
from engine.tiles import tile
from storage.ledger import Kind
from tests.bot.fluents import CATEGORIES, choices, nodes, none, variables

BOT, ENGINE = (Path(package.__path__[0]) for package in (bot, engine))
FOLDERS = {folder.name: folder for folder in sorted((BOT / "texts").iterdir()) if any(folder.glob("*.ftl"))}
OTHERS = [code for code in FOLDERS if code != DEFAULT]
NUMBERS = range(200)
WORDS = Words()

# --- The texts --------------------------------------------------------------------------------------------


@cache
def entries(language: str) -> tuple[ftl.EntryType, ...]:
    return tuple(
        entry
        for file in sorted(FOLDERS[language].glob("*.ftl"))
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body
    )


@cache
def texts(language: str) -> dict[str, ftl.Pattern]:
    """The patterns of a language by key; those of attributes by key, dot and name."""
    found: dict[str, ftl.Pattern] = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def every_text() -> Iterator[tuple[str, str, ftl.Pattern]]:
    for language in FOLDERS:
        for key, pattern in texts(language).items():
            yield language, key, pattern


@cache
def plural_numbers(language: str) -> dict[str, list[int]]:
    """The plural categories that whole numbers fall into, each with some of these numbers."""
    rule = Locale.parse(language, sep="-").plural_form
    found: dict[str, list[int]] = {}
    for number in NUMBERS:
        found.setdefault(rule(number), []).append(number)
    return found


# --- The texts against each other -------------------------------------------------------------------------


def test_every_language_is_well_formed() -> None:
    faults = []
    for language in FOLDERS:
        keys = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message))
        faults += [f"{language}: {key} is there {count} times" for key, count in keys.items() if count > 1]
        faults += [
            f"{language}: cannot be read: {entry.content!r}"
            for entry in entries(language)
            if isinstance(entry, ftl.Junk)
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
    """Every category that whole numbers can fall into has a form, and no other category is named."""
    faults = []
    for language, key, pattern in every_text():
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


# --- Formatting -------------------------------------------------------------------------------------------


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
    for key, pattern in texts(language).items():
        for args in plausible(pattern):
            caplog.clear()
            with caplog.at_level(logging.WARNING):
                said = WORDS.say(Text(key, tuple(args.items())), language)
            lines = ["".join(span.text for span in line) for line in said]
            faults += [f"{language}: {key}: {record.getMessage()}" for record in caplog.records]
            faults += [
                f"{language}: {key}: {line!r}"
                for line in lines
                if line != line.strip() or "  " in line or re.search(r"[{}$]|</?\w+>", line)
            ]
            if not any(lines):
                faults.append(f"{language}: {key} says nothing")
    none(faults)


# --- The code ---------------------------------------------------------------------------------------------

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
UNKNOWN = "?"


@dataclass(frozen=True)
class Call:
    """A call of something that makes a text or an event, and the function in which it stands."""

    node: ast.Call
    code: Code
    function: Function | None

    @property
    def passed(self) -> set[str] | None:
        """The names of the arguments; None if some are only known when it runs."""
        names = [keyword.arg for keyword in self.node.keywords]
        return None if None in names else {name for name in names if name is not None}

    @property
    def place(self) -> str:
        return f"{self.code.path.name}:{self.node.lineno}"


class Code:
    """A module, and which strings an expression in it can have, as far as that can be read off."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text("utf-8"))
        self.functions: dict[str, list[Function]] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, Function):
                self.functions.setdefault(node.name, []).append(node)

    def calls(self, *names: str) -> Iterator[Call]:
        """All calls of these names, and of methods of one's own that have them."""
        inside = {id(node): f for fs in self.functions.values() for f in fs for node in ast.walk(f)}
        for node in ast.walk(self.tree):
            match node:
                case ast.Call(ast.Name(name) | ast.Attribute(ast.Name("self"), name)) if name in names:
                    yield Call(node, self, inside.get(id(node)))

    def strings(
        self,
        expr: ast.expr,
        function: Function | None,
        at: int | None = None,
        seen: frozenset[object] = frozenset(),
    ) -> set[str]:
        """The strings that an expression (or its part `at`) can have; UNKNOWN among them if there may be more."""
        match expr:
            case ast.Constant(value):
                return {value} if isinstance(value, str) else set()
            case ast.JoinedStr(values):
                return {"".join(str(v.value) if isinstance(v, ast.Constant) else "{}" for v in values)}
            case ast.IfExp(_, body, orelse):
                return self.strings(body, function, at, seen) | self.strings(orelse, function, at, seen)
            case ast.BoolOp(_, parts):
                return {word for part in parts for word in self.strings(part, function, at, seen)}
            case ast.Tuple(elts) if at is not None:
                return self.strings(elts[at], function, None, seen)
            case ast.Name(name) if function is not None and at is None:
                return self._named(name, function, seen)
            case ast.Call(ast.Name(name) | ast.Attribute(_, name)) | ast.Attribute(_, name):
                return self._returned(name, at, seen)
        return {UNKNOWN}

    def _named(self, name: str, function: Function, seen: frozenset[object]) -> set[str]:
        """What a name in a function can stand for: what is assigned, iterated over, or handed in."""
        if (function, name) in seen:
            return set()
        seen, found = seen | {(function, name)}, set[str]()
        for node in ast.walk(function):
            match node:
                case ast.Assign([target], value):
                    for at in _places(name, target):
                        found |= self.strings(value, function, at, seen)
                case ast.For(target, iterated) | ast.comprehension(target, iterated):
                    for at in _places(name, target):
                        items = iterated.elts if isinstance(iterated, ast.Tuple | ast.List) else []
                        found |= {word for item in items for word in self.strings(item, function, at, seen)}
        parameters = [arg.arg for arg in (*function.args.posonlyargs, *function.args.args) if arg.arg != "self"]
        if name in parameters:
            for call in self.calls(function.name):
                arguments = {k.arg: k.value for k in call.node.keywords} | dict(
                    zip(parameters, call.node.args, strict=False)
                )
                found |= self.strings(arguments[name], call.function, None, seen) if name in arguments else set()
        return found or {UNKNOWN}

    def _returned(self, name: str, at: int | None, seen: frozenset[object]) -> set[str]:
        """What the functions and properties of this name return, those of this module before those of others."""
        package = ENGINE if ENGINE in self.path.parents else BOT
        homes = [self] if name in self.functions else [code for code in sources(package) if name in code.functions]
        if not homes and (name, self) not in seen:
            return self._given(name, seen | {(name, self)})
        found = {
            word
            for home in homes
            for function in home.functions[name]
            if (function, at) not in seen
            for node in ast.walk(function)
            if isinstance(node, ast.Return) and node.value is not None
            for word in home.strings(node.value, function, at, seen | {(function, at)})
        }
        return found if homes else {UNKNOWN}

    def _given(self, name: str, seen: frozenset[object]) -> set[str]:
        """What a field can hold: all that is given for it by its name in this module."""
        inside = {id(node): f for fs in self.functions.values() for f in fs for node in ast.walk(f)}
        found = {
            word
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Call)
            for keyword in node.keywords
            if keyword.arg == name
            for word in self.strings(keyword.value, inside.get(id(node)), None, seen)
        }
        return found or {UNKNOWN}


def _places(name: str, target: ast.expr) -> list[int | None]:
    """Where a name stands in the target of an assignment: None for the whole of it, or its place in a tuple."""
    if isinstance(target, ast.Name) and target.id == name:
        return [None]
    parts = target.elts if isinstance(target, ast.Tuple) else []
    return [at for at, part in enumerate(parts) if isinstance(part, ast.Name) and part.id == name]


@cache
def sources(folder: Path) -> tuple[Code, ...]:
    return tuple(map(Code, sorted(folder.rglob("*.py"))))


@cache
def refusals() -> dict[str, list[Call]]:
    """The reasons for which the engine refuses something."""
    found: dict[str, list[Call]] = {}
    for code in sources(ENGINE):
        for call in code.calls("IllegalMove", "BadOption", "BadNotation"):
            for reason in code.strings(call.node.args[0], call.function):
                found.setdefault(reason, []).append(call)
    return found


def _options() -> Iterator[tuple[str, Iterable[object]]]:
    for variant in variants().values():
        for choice in menu(variant.options()):
            yield choice.name, choice.choices


OWN_ENDS = {events.How.FULL, events.How.GIVEN_UP}
"""Ends of rounds at one kind of table, which tells them in its own words."""
RULEBOOK = ("page-{}-{}", "example-{}-{}", "term-{}", "term-{}.about", "term-{}.also")
"""What stands in the rulebook, whose tests are in the folder of that name."""
SETTINGS = {**CHAT_CHOICES, **PERSON_CHOICES}
FAMILIES: dict[str, Callable[[], Iterable[str]]] = {
    "tagline-{}": lambda: [f"tagline-{game}" for game in variants()],
    "option-{}": lambda: [f"option-{name}" for name, _ in _options()],
    "option-{}.about": lambda: [f"option-{name}.about" for name, _ in _options()],
    "option-{}.{}": lambda: [
        f"option-{name}.{value}"
        for name, values in _options()
        for value in values
        if isinstance(value, str) and not value[0].isdigit()
    ],
    "command-{}": lambda: [command.about for command in COMMANDS.values()],
    "slash-{}": lambda: [f"slash-{name}" for name in COMMANDS],
    "slash-option-{}": lambda: [f"slash-option-{takes}" for takes in Takes],
    "slash-option-{}.about": lambda: [f"slash-option-{takes}.about" for takes in Takes],
    "usage-{}": lambda: [f"usage-{takes}" for takes in Takes],
    "evening-{}": lambda: [f"evening-{name}" for name in COLUMNS],
    "evening-sign-{}": lambda: [f"evening-sign-{sign.value}" for sign in Sign],
    "hint-{}": lambda: [f"hint-{verdict}" for verdict in Verdict],
    "chance-{}": lambda: [f"chance-{verdict}" for verdict in Verdict if verdict is not Verdict.UNKNOWN],
    "button-daily-{}": lambda: [f"button-daily-{what}" for what in ("play", "share", "tally")],
    "lunch-word-{}": lambda: ["lunch-word-real"],
    "sheet-word-{}": lambda: [f"sheet-word-{word}" for word in (*Said, OUT)],
    "sheet-told-{}": lambda: ["sheet-told-finish", "sheet-told-out"],
    "season-{}": lambda: [f"season-{name}" for name in (*season.EVENINGS, *season.OTHERS)],
    "remind-word-{}": lambda: [f"remind-word-{word}" for word in reminding.Said],
    "invite-button-{}": lambda: [f"invite-button-{what}" for what in reminder.ANSWERS],
    "forget-button-{}": lambda: [f"forget-button-{step}" for step in Step],
    "tally-word-{}": lambda: [f"tally-word-{word}" for word in (*Showing, *Period, *Action)],
    "tally-{}": lambda: [f"tally-{kind}" for kind in Kind if kind is not Kind.CORRECTION],
    "setting-{}": lambda: [f"setting-{name}" for name in SETTINGS],
    "setting-{}.is-{}": lambda: [f"setting-{name}.is-{value}" for name in SETTINGS for value in SETTINGS[name]],
    "refused-{}": lambda: ["refused-ambiguous", *(f"refused-{reason}" for reason in refusals())],
    "result-{}": lambda: [f"result-{how}" for how in events.How if how not in OWN_ENDS],
    "value-{}": lambda: ["value-true", "value-false", "value-none"],
    "section-{}": lambda: [f"section-{section}" for section in Section],
    "section-{}.also": lambda: [f"section-{section}.also" for section in Section],
    "compare-{}": lambda: ["compare-tiles", "compare-top"],
    "rules-word-{}": lambda: ["rules-word-compare"],
    "seat-{}": lambda: [f"seat-{place}" for place in ("north", "east", "south", "west")],
    **dict.fromkeys(RULEBOOK, list),
    "language-for-{}": lambda: ["language-for-me", "language-for-chat"],
    "language-name-{}": lambda: [f"language-name-{code}" for code in FOLDERS],
}
"""Keys that are put together when they are needed, by their shape."""

ELSEWHERE = {"literal", "game", "numbered"}
"""What `Words` knows itself."""

GIVEN = {"help_screen": "command-{}"}
"""Functions that are handed their keys from far away, and the shape of these."""


@cache
def uses() -> tuple[tuple[str, Call], ...]:
    """Every key that the conversation uses, and where; a shape that is not among the families stays as it is."""
    found = []
    for code in sources(BOT):
        for call in code.calls("text", "Refused"):
            if code.path.name == "errors.py":
                continue  # hands on what `Refused` was given
            shapes = code.strings(call.node.args[0], call.function)
            if UNKNOWN in shapes and call.function is not None:
                shapes = shapes - {UNKNOWN} | {GIVEN.get(call.function.name, UNKNOWN)}
            for shape in shapes - ELSEWHERE:
                family = FAMILIES.get(shape)
                found += [(key, call) for key in ([shape] if family is None else family())]
    return tuple(found)


def test_every_key_that_is_used_exists() -> None:
    """Among these: of every house rule its name, its sentence and its choices; a sentence for every command; a
    reason for every refusal."""
    none(
        f"{call.place}: {'a key that cannot be read off' if key == UNKNOWN else key}"
        for key, call in uses()
        if key not in texts(DEFAULT)
    )


def test_every_key_is_used() -> None:
    none(f"{key} is not used" for key in texts(DEFAULT).keys() - {key for key, _ in uses()})


def test_every_variable_is_given() -> None:
    given = [(key, call) for key, call in uses() if key in texts(DEFAULT)]
    given += [(f"refused-{reason}", call) for reason, calls in refusals().items() for call in calls]
    none(
        f"{call.place} does not give {', '.join(sorted(wanted - call.passed))} to {key} ({language})"
        for key, call in given
        if call.passed is not None
        for language in FOLDERS
        for wanted in (variables(texts(language)[key]) if key in texts(language) else set(),)
        if not wanted <= call.passed
    )


# --- What the engine says ---------------------------------------------------------------------------------


def said(
    event: type[events.Event | events.Mark | events.Term | Lead],
    name: str,
    where: Callable[[ast.Call], bool] = bool,
) -> set[str]:
    """The words that the engine puts into a field of an event, in the calls that are meant."""
    at = [field.name for field in fields(event)].index(name)
    return {
        word
        for code in sources(ENGINE)
        for call in code.calls(event.__name__)
        if where(call.node)
        for word in code.strings(argument(call.node, at, name), call.function)
        if word
    }


def argument(call: ast.Call, at: int, name: str) -> ast.expr:
    """What a call gives for a field: in its place, by its name, or nothing where there is a default."""
    by_name = {keyword.arg: keyword.value for keyword in call.keywords}
    return call.args[at] if at < len(call.args) else by_name.get(name, ast.Constant(None))


def of_no_tile(lead: ast.Call) -> bool:
    """Whether a call of `Lead` names no tile that gives the lead."""
    return isinstance(lead.args[1], ast.Constant)


def of_any_tile(lead: ast.Call) -> bool:
    """Whether a call of `Lead` names a tile that gives the lead, and leaves open which tile is led."""
    return not of_no_tile(lead) and isinstance(lead.args[2], ast.Constant) and not lead.args[2].value


def variants_of(key: str, by: str) -> set[str]:
    return {word for choice in choices(texts(DEFAULT)[key]) if choice.by == by for word in choice.variants}


def hand_notes() -> set[str]:
    hands = ((ZERO,), (ZERO, SIX), (SIX,))
    values = [*map(HandValue, When), HandValue(lone_six=True, pair=True)]
    return {value(hand)[1] or "plain" for value in values for hand in hands}


def titles() -> set[str]:
    ends = ((ZERO,), (SIX,), (ZERO, SIX), (tile(5, 4),))
    rules = (TitleOf(rule, double) for rule, double in product(TitleRule, DoubleFinish))
    return {rule(last, before) for rule, last, before in product(rules, ends, ends)}


def test_what_the_engine_says_has_a_variant() -> None:
    leads, found = said(events.NextLead, "why"), variants_of("result-next-found", "why")
    rows = {"fewer-left", "other-begins"}  # where hands are rows, who begins is told with the tile he turns up
    notes = {*said(events.Scored, "note"), "plain"} - {patience.NOTE}  # told with the end of the round
    wanted = {
        ("result-scored", "note"): notes,
        ("result-unscored", "why"): said(events.Unscored, "why"),
        ("result-right", "what"): said(events.RightChanged, "what"),
        ("result-yielded", "why"): said(events.Yielded, "why"),
        ("result-titled", "title"): titles(),
        ("term", "note"): hand_notes() | said(events.Term, "note") - {UNKNOWN},  # unknown: what the hand has
        ("mark", "why"): said(events.Mark, "why"),
        ("told-misdealt", "why"): said(events.Misdealt, "why"),
        ("told-sign", "kind"): set(SIGNS),
        ("button-sign", "kind"): set(SIGNS),
        ("result-next", "why"): leads - found,
        ("result-next-found", "why"): found & leads,
        # Unknown is what an opening has found.
        ("told-leads", "why"): said(Lead, "why", lambda call: not of_no_tile(call) and not of_any_tile(call))
        | said(events.Leads, "why", lambda call: not of_no_tile(call) and not of_any_tile(call)) - {UNKNOWN},
        ("told-leads-shown", "why"): said(Lead, "why", of_any_tile) | {"double", "no-double"},
        # Unknown is what the book has from NextLead.
        ("told-leads-any", "why"): leads - found - rows | said(Lead, "why", of_no_tile) - {UNKNOWN},
        ("told-revealed", "why"): rows | {"lot"},
    }
    faults = []
    for (key, by), words in wanted.items():
        there = variants_of(key, by)
        faults += [f"{key} has no variant for {word}" for word in words - there]
        faults += [f"{key} has {word}, which the engine never says" for word in there - words]
    none(faults)
