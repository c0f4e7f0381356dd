"""A script of a group chat: each line is done and answered before the next one is looked at.

The other end may be a program that reads an answer before it writes the next line, so nothing waits for the
end of the input.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Protocol

from bot.conversation import Answerer
from bot.messages import Message, Span, Text, text
from bot.platforms.local import grammar
from bot.platforms.local.grammar import Garbled, Pressed, Said
from bot.platforms.local.people import BadName
from bot.platforms.local.port import LocalPort
from bot.platforms.local.requests import LocalRequest, pressed, spoken
from bot.platforms.local.streams import LONGEST, Writer
from bot.ports import Person


class Settling(Answerer, Protocol):
    """Whoever answers, and can say when all is quiet."""

    async def shown(self) -> None:
        """Return when every surface is shown."""

    async def settle(self) -> None:
        """Return when every surface is shown and nothing automatic is due any more."""


async def run_script(
    conversation: Settling,
    port: LocalPort,
    lines: AsyncIterator[str],
    complaints: Writer,
    say: Callable[[Text], str],
) -> None:
    """Play a script to its end, or until nobody reads the output any more.

    What a person gets wrong he is told himself; `complaints` takes what is wrong with a line of nobody's. Both are
    told it in the words of `say`.
    """
    script = _Script(conversation, port, complaints, say)
    number = 0
    async for line in lines:
        number += 1
        await script.do(line, number)
        await conversation.settle()
        if port.closed:
            return
    await conversation.settle()


class _Script:
    """Makes requests of lines."""

    def __init__(
        self, conversation: Settling, port: LocalPort, complaints: Writer, say: Callable[[Text], str]
    ) -> None:
        self._conversation = conversation
        self._port = port
        self._complaints = complaints
        self._say = say

    async def do(self, line: str, number: int) -> None:
        """Do what a line asks for, or say what is wrong with it."""
        deed = grammar.read(line)
        if deed is None:
            return
        if isinstance(deed, Garbled):
            self._refuse(self._port.people.known(deed.name), text("terminal-garbled", number=str(number)))
            return
        try:
            person = self._port.people.join(deed.name)
        except BadName:
            self._refuse(None, text("terminal-bad-name", number=str(number)))
            return
        if len(line) > LONGEST:
            self._refuse(person, text("terminal-too-long", most=str(LONGEST)))
        elif isinstance(deed, Pressed):
            await self._press(person, deed)
        else:
            await self._speak(person, deed)

    async def _press(self, person: Person, deed: Pressed) -> None:
        press = pressed(self._port, person, deed.number)
        if press is None:
            self._refuse(person, text("terminal-no-button", number=str(deed.number)))
        else:
            await self._do(press)

    async def _speak(self, person: Person, deed: Said) -> None:
        room = person.own_room if deed.private else self._port.room
        request = spoken(self._port, person, room, deed.text)
        if request is None:
            await self._conversation.talk(room.id)
        else:
            await self._do(request)

    async def _do(self, request: LocalRequest) -> None:
        await self._conversation.handle(request)
        await self._conversation.shown()
        request.answer()

    def _refuse(self, person: Person | None, why: Text) -> None:
        words = self._say(why)
        if person is None:
            self._complaints.line(words)
        else:
            self._port.whisper(person, person.own_room, Message(lines=((Span(words),),)))
