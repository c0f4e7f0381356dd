"""The few sentences that the local table says itself, because no request ever comes of what they answer.

They are a value, so that whoever puts the program together can give them in another language.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Phrases:
    """Sentences with `{number}` for a button or a line, and `{most}` for a limit."""

    no_button: str = "There is no button {number} for you."
    too_long: str = "That is too long: a line may have at most {most} characters."
    garbled: str = "Line {number} is not understood: write “NAME> text”, “NAME< text” or “NAME* 17”."
    bad_name: str = "Line {number}: nobody can be called that here."
    hint: str = "Type the number of a button, a move such as 6-4, or a command such as /help."
    leaving: str = "Press Ctrl-C again, or Ctrl-D, to leave."
    guest: str = "Guest"
    """Whom a person becomes whose name cannot be used."""
    room: str = "Everybody"
    private: str = "Only you"
    changed: str = "changed"
