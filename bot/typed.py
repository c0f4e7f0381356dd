"""What is meant for the bot in what somebody writes that is no command."""

from __future__ import annotations

from bot.ports import Command
from engine import notation


def meant(words: str) -> Command | None:
    """The move that words are in notation, such as `6-4@L`, `draw` or `pass`; None if they are none."""
    try:
        notation.read(words)
    except ValueError:
        return None
    return Command("move", " ".join(words.split()))
