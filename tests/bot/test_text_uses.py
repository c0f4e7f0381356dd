"""The texts against the code that uses them, and against what the engine says.

Every test lists all the faults that it finds at once.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from functools import cache
from itertools import product

from bot.archives.forgetting import Wish
from bot.chat_settings import WHOSE
from bot.commands import COMMANDS, Takes
from bot.evenings.reminding import ReminderWord
from bot.pictures.scene import Sign
from bot.rulebook.pages import WRITTEN, Section
from bot.screens import reminder, season
from bot.screens.info import CHAT_CHOICES, PERSON_CHOICES
from bot.sheets.saying import OUT
from bot.sheets.sheets import SheetWord
from bot.tallies.periods import Period
from bot.tallies.questions import Subject
from bot.tallies.tallies import Action
from bot.words import DEFAULT
from engine import events
from engine.game import variants
from engine.options import menu
from engine.rules.opening import Lead
from engine.rules.signals import SIGNS
from engine.rules.values import SIX, ZERO, HandValue, When
from engine.scoring.sea_states import RightChanged
from engine.scoring.titles import DoubleFinish, TitleOf, TitleRule, Yielded
from engine.solvers import Verdict
from engine.tiles import tile
from storage.deeds import Kind
from tests.bot.fluents import choices, none, variables
from tests.bot.sources import BOT, ENGINE, UNKNOWN, Call, sources
from tests.bot.text_files import FOLDERS, texts

# --- The code -------------------------------------------------------------------------------------------


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
    """The house rules that games have, also those of one choice alone: who wants another is told its name."""
    for variant in variants().values():
        for rule in fields(variant.options()):
            yield rule.name, rule.metadata["choices"]


def _offered() -> Iterator[str]:
    """The house rules that can be chosen."""
    return (choice.name for variant in variants().values() for choice in menu(variant.options()))


OWN_ENDS = {events.How.FULL, events.How.GIVEN_UP}
"""Ends of rounds at one kind of table, which tells them in its own words."""
RULEBOOK = ("page-{}-{}", "example-{}-{}", "term-{}", "term-{}.about", "term-{}.also")
"""What stands in the rulebook, whose tests are in the folder of that name."""
SETTINGS = {**CHAT_CHOICES, **PERSON_CHOICES}
FAMILIES: dict[str, Callable[[], Iterable[str]]] = {
    "tagline-{}": lambda: [f"tagline-{game}" for game in variants()],
    "option-{}": lambda: [f"option-{name}" for name, _ in _options()],
    "option-{}.about": lambda: [f"option-{name}.about" for name in _offered()],
    "option-{}.{}": lambda: [
        f"option-{name}.{value}"
        for name, values in _options()
        for value in values
        if isinstance(value, str) and not value[0].isdigit()
    ],
    "command-{}": lambda: [command.about.key for command in COMMANDS.values()],
    "slash-{}": lambda: [f"slash-{name}" for name in COMMANDS],
    "slash-option-{}": lambda: [f"slash-option-{takes}" for takes in Takes],
    "slash-option-{}.about": lambda: [f"slash-option-{takes}.about" for takes in Takes],
    "usage-{}": lambda: [f"usage-{takes}" for takes in Takes],
    "evening-sign-{}": lambda: [f"evening-sign-{sign.value}" for sign in Sign],
    "hint-{}": lambda: [f"hint-{verdict}" for verdict in Verdict],
    "chance-{}": lambda: [f"chance-{verdict}" for verdict in Verdict if verdict is not Verdict.UNKNOWN],
    "button-daily-{}": lambda: [f"button-daily-{what}" for what in ("play", "share", "tally")],
    "lunch-word-{}": lambda: ["lunch-word-real"],
    "language-word-{}": lambda: [f"language-word-{whose}" for whose in WHOSE],
    "sheet-word-{}": lambda: [f"sheet-word-{word}" for word in (*SheetWord, OUT)],
    "sheet-told-{}": lambda: ["sheet-told-finish", "sheet-told-out"],
    "season-{}": lambda: [f"season-{name}" for name in {*season.EVENINGS, *season.OTHERS, *season.DECIDES}],
    "remind-word-{}": lambda: [f"remind-word-{word}" for word in ReminderWord],
    "invite-button-{}": lambda: [f"invite-button-{what}" for what in reminder.ANSWERS],
    "forget-button-{}": lambda: [f"forget-button-{wish}" for wish in Wish],
    "tally-word-{}": lambda: [f"tally-word-{word}" for word in (*Subject, *Period, *Action)],
    "tally-{}": lambda: [f"tally-{kind}" for kind in Kind if kind is not Kind.CORRECTION],
    "setting-{}": lambda: [f"setting-{name}" for name in SETTINGS],
    "setting-{}.is-{}": lambda: [f"setting-{name}.is-{value}" for name in SETTINGS for value in SETTINGS[name]],
    "move-{}": lambda: ["move-ambiguous", "move-ambiguous-half"],
    "refused-{}": lambda: [
        "refused-ambiguous",
        "refused-ambiguous-half",
        *(f"refused-{reason}" for reason in refusals()),
    ],
    "result-{}": lambda: [f"result-{how}" for how in events.How if how not in OWN_ENDS],
    "value-{}": lambda: ["value-true", "value-false", "value-none"],
    "section-{}": lambda: [f"section-{section}" for section in Section],
    "section-{}.also": lambda: [f"section-{section}.also" for section in Section],
    "section-{}.asked": lambda: [f"section-{section}.asked" for section in WRITTEN],
    "compare-{}": lambda: ["compare-tiles", "compare-top"],
    "{}-before": lambda: ["rounds-before", "minutes-before", "players-before", "computers-before"],
    "unit-{}": lambda: [
        f"unit-{unit}" for unit in ("points", "marks", "rounds", "minutes", "players", "computers")
    ],
    "rules-word-{}": lambda: ["rules-word-compare", "rules-word-compare-also"],
    "seat-{}": lambda: [f"seat-{place}" for place in ("north", "east", "south", "west")],
    **dict.fromkeys(RULEBOOK, list),
    "language-for-{}": lambda: ["language-for-me", "language-for-chat"],
    "language-name-{}": lambda: [f"language-name-{code}" for code in FOLDERS],
}
"""Keys that are put together when they are needed, by their shape."""

ELSEWHERE = {"literal", "game", "numbered"}
"""What `Words` knows itself."""


@cache
def uses() -> tuple[tuple[str, Call], ...]:
    """Every key that the conversation uses, and where; a shape that is not among the families stays as it is."""
    found = []
    for code in sources(BOT):
        for call in code.calls("text", "Refused"):
            if code.path.name == "errors.py":
                continue  # hands on what `Refused` was given
            shapes = code.strings(call.node.args[0], call.function)
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


# --- What the engine says -------------------------------------------------------------------------------


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
    forced = argument(lead, 2, "forced")
    return not of_no_tile(lead) and isinstance(forced, ast.Constant) and not forced.value


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
    leads, found = said(events.NextLead, "why") - {"again"}, variants_of("result-next-found", "why")
    rows = {"fewer-left", "other-begins"}  # where hands are rows, who begins is told with the tile he turns up
    notes = {*said(events.Scored, "note"), "plain"} - {"laid"}  # told with the end of the round
    wanted = {
        ("result-scored", "note"): notes,
        ("result-unscored", "why"): said(events.Unscored, "why"),
        ("result-right", "what"): said(RightChanged, "what"),
        ("result-yielded", "why"): said(Yielded, "why"),
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
