"""Requests of the local table, made alike from a script's lines and from what is typed at the terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Final

from bot.messages import Message
from bot.platforms.local.port import LocalPort
from bot.ports import Command, Person, Press, Room, TooLarge, Unreachable
from bot.typed import command

_ME: Final = "boneyard"
"""What the bot is called here."""


@dataclass(frozen=True, slots=True)
class LocalFile:
    """The file of this path: who sits at the local table has the files of the machine at hand."""

    path: Path

    async def read(self, most: int) -> bytes:
        return await asyncio.to_thread(self._read, most)

    def _read(self, most: int) -> bytes:
        try:
            with self.path.open("rb") as file:
                data = file.read(most + 1)
        except (OSError, ValueError):
            raise Unreachable(str(self.path)) from None
        if len(data) > most:
            raise TooLarge
        return data


@dataclass(frozen=True, slots=True)
class LocalRequest:
    """One thing that one person did. Its answers are kept until they are given: what it has changed is being shown
    meanwhile, and which of the two comes first would be up to threads."""

    port: LocalPort
    person: Person
    room: Room
    what: Command | Press
    _answers: list[Callable[[], None]] = field(default_factory=list, compare=False)

    async def acknowledge(self) -> None:
        """Nobody waits for a sign that a line has arrived."""

    async def whisper(self, message: Message) -> None:
        self._answers.append(partial(self.port.whisper, self.person, self.room, message))

    async def hand_over(self, name: str, data: bytes) -> bool:
        return False

    async def refresh(self, message: Message) -> None:
        self._answers.append(partial(self._refresh, message))

    async def is_admin(self) -> bool:
        return self.room.private or self.port.people.is_admin(self.person)

    def answer(self) -> None:
        """Give the answers."""
        for give in self._answers:
            give()

    def _refresh(self, message: Message) -> None:
        if not isinstance(self.what, Press) or not self.port.refresh(self.person, self.what.post, message):
            self.port.whisper(self.person, self.room, message)


def spoken(port: LocalPort, person: Person, room: Room, text: str) -> LocalRequest | None:
    """The command in what somebody has said; None if it is only talk."""
    found = command(text, _ME, alone=True)
    if found is None:
        return None
    file = LocalFile(Path(found.args)) if found.args else None
    return LocalRequest(port, person, room, replace(found, file=file))


def pressed(port: LocalPort, person: Person, number: int) -> LocalRequest | None:
    """The press of a button, be it an old one; None if this person has never seen a button of that number."""
    button = port.button(number, person)
    if button is None:
        return None
    return LocalRequest(port, person, button.room, Press(button.data, button.post))
