"""The rules of dominoes, pure: values in, values out, nothing but the standard library."""

import engine.variants  # noqa: F401  # registers the games
from engine.game import Variant, find, legal, play, register, rules_of, start, view
from engine.parts import Rules
from engine.reading import parse

__all__ = [
    "Rules",
    "Variant",
    "find",
    "legal",
    "parse",
    "play",
    "register",
    "rules_of",
    "start",
    "view",
]
