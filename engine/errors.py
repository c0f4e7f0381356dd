"""Requests that the rules refuse, each with the reason."""

from __future__ import annotations

from collections.abc import Sequence

from engine.moves import Move, Play


class RulesError(ValueError):
    """A request that the rules refuse. `reason` is a key for a text, `facts` its arguments."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.reason} ({told})" if told else self.reason


class BadNotation(RulesError):
    """The text is no move at all."""


class IllegalMove(RulesError):
    """The move is not allowed here; `reason` names the rule that forbids it."""


class AmbiguousMove(RulesError):
    """The text fits several moves, which are in `choices`: one tile at several places, or at one place with either
    half showing."""

    def __init__(self, choices: Sequence[Move]) -> None:
        self.choices = tuple(choices)
        places = {(one.tile, one.arm) if isinstance(one, Play) else one for one in choices}
        super().__init__("ambiguous" if len(places) > 1 else "ambiguous-half")


class BadOption(RulesError):
    """A house rule that does not exist, has no such choice, or does not go with another."""
