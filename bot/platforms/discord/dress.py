"""A message as what the library sends: text, picture, buttons, and whom it may notify."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from io import BytesIO
from typing import Any, Final

import discord

from bot.cleaning import cut
from bot.messages import PICTURE_NAME, Act, Drawing, Label, Message
from bot.platforms.discord.markup import content, mentioned, parted

LONGEST_LABEL: Final = 80
LONGEST_WORDS: Final = 1024
"""Characters of a picture's words."""

_NOTHING = "\u200b"
"""A text that cannot be seen: buttons need one."""


@dataclass(frozen=True, slots=True)
class Dressed:
    """A message, ready to be sent as often as it takes."""

    text: str
    rows: tuple[tuple[Label, ...], ...]
    drawing: Drawing | None
    allowed: discord.AllowedMentions
    attached: tuple[str, bytes] | None = None
    """A file that comes along, by its name."""

    def view(self) -> discord.ui.View | None:
        """The buttons. The library is not to listen to them: a press arrives whether it knows the button or not,
        also after a restart, and a view that has stopped is not kept."""
        if not self.rows:
            return None
        view = discord.ui.View(timeout=None)
        for number, row in enumerate(self.rows):
            for label in row:
                view.add_item(_button(label, number))
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """The picture, whose name tells nothing and whose words are for those who cannot see it, and a file."""
        found = []
        if self.drawing is not None:
            words = cut(self.drawing.words, LONGEST_WORDS)
            found.append(discord.File(BytesIO(self.drawing.png), PICTURE_NAME, description=words))
        if self.attached is not None:
            name, data = self.attached
            found.append(discord.File(BytesIO(data), name))
        return found

    def sending(self) -> dict[str, Any]:
        """The arguments with which a new message is sent, beside its text. The library tells a text alone from one
        with buttons or files by what it is not given."""
        return {
            "files": self.files() or discord.utils.MISSING,
            "view": self.view() or discord.utils.MISSING,
            "allowed_mentions": self.allowed,
            "suppress_embeds": True,
        }

    def changing(self, files: list[discord.File]) -> dict[str, Any]:
        """The arguments with which a message is made to look like this, with these files."""
        return {
            "content": self.text,
            "attachments": files,
            "view": self.view(),
            "allowed_mentions": self.allowed,
        }

    @property
    def digest(self) -> str:
        """Tells pictures apart, and what those are told who cannot see them; empty without one."""
        if self.drawing is None:
            return ""
        return sha256(self.drawing.words.encode() + self.drawing.png).hexdigest()


def dressed(message: Message, *, pictures: bool = True) -> Dressed:
    """A message; where there may be no pictures, their words stand in its text."""
    if not pictures:
        message = message.in_words()
    users: Sequence[discord.abc.Snowflake] = [discord.Object(user) for user in mentioned(message.lines)]
    return Dressed(
        content(message.lines) or ("" if message.drawing else _NOTHING),
        message.rows,
        message.drawing,
        discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users),
    )


def pages(message: Message) -> list[Message]:
    """A text that is too long for one message, in several; the last one has the buttons."""
    if message.drawing is not None:
        return [message]
    *first, last = parted(message.lines)
    return [*(replace(message, lines=tuple(part), rows=()) for part in first), replace(message, lines=tuple(last))]


def _button(label: Label, row: int) -> discord.ui.Button[discord.ui.View]:
    text = cut(label.text, LONGEST_LABEL)
    if label.act is Act.LINK:
        return discord.ui.Button(label=text, url=label.data, row=row)
    return discord.ui.Button(label=text, custom_id=label.data, row=row)
