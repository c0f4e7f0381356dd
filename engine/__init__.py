"""The rules of dominoes, pure: values in, values out, nothing but the standard library."""

from engine import variants
from engine.game import Rules, Variant, find, legal, parse, play, register, rules_of, start, view

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
