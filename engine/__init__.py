"""The rules of dominoes, pure: values in, values out, nothing but the standard library."""

from engine import variants
from engine.game import Variant, find, legal, parse, play, register, rules_of, start, view
from engine.parts import Rules

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
    "variants",
    "view",
]
