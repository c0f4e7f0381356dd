"""What a person is told who asks for something that cannot be."""

from __future__ import annotations

from bot.ports import Arg, Text, text


class Refused(Exception):
    """A polite private no; nothing has changed."""

    def __init__(self, key: str, /, **args: Arg) -> None:
        super().__init__(key)
        self.text: Text = text(key, **args)
