"""The few sentences that the local table says itself, because no request ever comes of what they answer.

They are a value, so that whoever puts the program together can give them in another language.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Phrases:
    """Sentences with `{number}` for a button or a line, and `{most}` for a limit."""

    no_button: str
    too_long: str
    garbled: str
    bad_name: str
    hint: str
    leaving: str
    guest: str
    """Whom a person becomes whose name cannot be used."""
    room: str
    private: str
    changed: str
