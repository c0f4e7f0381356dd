"""The words of the glossary, and the games that use them.

What a word means is told by `term-WORD` in `glossary.ftl` of every language.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

_GOATS = ("goat", "sea-goat", "sport-goat", "donkey")
_JOKERS = ("all-sevens", "matador", "matador-classic")
_FIVES = ("all-fives", "fives-pl")
_ENTRY = (
    "draw",
    "block",
    "classic-draw",
    "classic-block",
    "block-restock",
    "team-block",
    "hungarian",
    "barricade",
    *_FIVES,
    *_JOKERS,
)
"""Western games on a line that may ask for a minimum."""
_LINES = (*_ENTRY, "peruvian", "bergen")
_STARS = ("sevastopol", "cyprus")
_TRAINS = ("mexican-train", "chickenfoot")
_KEPT = ("goat", "sea-goat", "donkey", "telephone", "muggins", "classic", *_LINES, "french-wall", "italian-sum")
"""Games with a boneyard of which some tiles may be out of reach."""
_STOCKED = (*_KEPT, *_TRAINS, "solo-batches")
_LAID = ("general", "sport-goat", *_KEPT, *_TRAINS, *_STARS)
"""Games in which tiles of a hand that only its owner sees are laid at ends."""
_BLOCKED = (*(game for game in _LAID if game != "italian-sum"), "sausage")
_SHARED = (*_LAID, "sausage", "forty-two")
"""Games for more than one."""
_PAIRS = ("general", *_GOATS, "telephone", "muggins", "team-block", "barricade", "forty-two")

TERMS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "tile": (),
        "pip": (),
        "blank": (),
        "double": (),
        "set": (),
        "hand": (*_LAID, "forty-two"),
        "boneyard": _STOCKED,
        "reserve": _KEPT,
        "redeal": ("general", *_GOATS, "classic", *_LINES, *_STARS, "french-wall"),
        "commitment": _SHARED,
        "lead": _SHARED,
        "end": (*_BLOCKED, "solo-rows", "solo-batches"),
        "draw": (*_KEPT, *_TRAINS),
        "pass": (*_LAID, "forty-two"),
        "out": _BLOCKED,
        "fish": _BLOCKED,
        "fish-maker": (*_GOATS, "telephone", "classic"),
        "round": _SHARED,
        "match": _SHARED,
        "partner": _PAIRS,
        "side": _PAIRS,
        "account": _SHARED,
        "target": tuple(game for game in _SHARED if game not in ("general", "sport-goat", "peruvian", *_TRAINS)),
        "penalty": ("goat", "donkey", "peruvian", "hungarian", *_TRAINS, "sausage"),
        "threshold": ("goat", "sea-goat", "sport-goat", "donkey", *_ENTRY, *_STARS, "french-wall"),
        "memory": ("goat", "donkey"),
        "house-rule": (),
        "spinner": ("donkey", "telephone", "muggins", *_FIVES, "sevastopol"),
        "crosswise": ("muggins", *_LINES, *_STARS, *_TRAINS),
        "arm": ("donkey", "telephone", "muggins", *_FIVES, *_STARS, "chickenfoot"),
        "crossroads": ("donkey",),
        "closed-double": ("donkey",),
        "house": ("telephone",),
        "count": ("telephone", "muggins", *_FIVES),
        "claim": ("muggins", *_FIVES),
        "goat": ("goat", "sea-goat", "donkey"),
        "general": ("general",),
        "bald": ("general", "sea-goat"),
        "signal": ("general",),
        "yield": ("general",),
        "hundred": ("sea-goat",),
        "wipe": ("sea-goat",),
        "brother-in-law": ("sea-goat",),
        "fisherman": ("sea-goat",),
        "debt": ("sea-goat",),
        "eggs": ("sea-goat",),
        "rotten-eggs": ("sea-goat",),
        "row": ("sausage",),
        "root": ("sausage", "chickenfoot"),
        "insert": ("sausage",),
        "cut": ("sausage",),
        "train": ("mexican-train",),
        "public-train": ("mexican-train",),
        "marker": ("mexican-train",),
        "engine": ("mexican-train",),
        "bare-double": ("mexican-train",),
        "foot": ("chickenfoot",),
        "toes": ("chickenfoot",),
        "matador": _JOKERS,
        "double-heading": ("bergen",),
        "running-total": ("italian-sum",),
        "barricade": ("barricade",),
        "brickwork": ("french-wall",),
        "shaker": ("forty-two",),
        "bid": ("forty-two",),
        "mark": ("forty-two",),
        "trump": ("forty-two",),
        "trick": ("forty-two",),
        "follow-suit": ("forty-two",),
        "off": ("forty-two",),
        "nello": ("forty-two",),
        "plunge": ("forty-two",),
    }
)
"""For every word the ids of the games that use it; no ids: every game. In the order in which a newcomer would
learn the words."""
