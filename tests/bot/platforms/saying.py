"""Messages as tests have a platform show them."""

from __future__ import annotations

from bot.messages import Drawing, Label, Message, Span


def say(*lines: str, rows: tuple[tuple[Label, ...], ...] = (), drawing: Drawing | None = None) -> Message:
    """A message of plain lines."""
    return Message(tuple((Span(line),) for line in lines), rows, drawing)
