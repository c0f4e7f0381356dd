"""What a person is told who asks for something that cannot be."""

from __future__ import annotations

from bot.messages import Arg, Screen, Text, text


class Refused(Exception):
    """A polite private no; nothing has changed."""

    def __init__(self, key: str, /, **args: Arg) -> None:
        super().__init__(key)
        self.text: Text = text(key, **args)


class Unclear(Exception):
    """More than one thing can be meant; the screen asks which."""

    def __init__(self, screen: Screen) -> None:
        super().__init__()
        self.screen = screen
