"""A script of a group chat: each line is done and answered before the next one is looked at.

The other end may be a program that reads an answer before it writes the next line, so nothing waits for the
end of the input.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

from bot.platforms.local import grammar
from bot.platforms.local.conversation import Conversation
from bot.platforms.local.grammar import Garbled, Pressed
from bot.platforms.local.people import BadName
from bot.platforms.local.phrases import Phrases
from bot.platforms.local.port import LocalPort
from bot.platforms.local.requests import LocalRequest, pressed, spoken
from bot.platforms.local.streams import LONGEST, Writer
from bot.ports import Message, Person, Span


async def run_script(
    conversation: Conversation,
    port: LocalPort,
    lines: AsyncIterator[str],
    complaints: Writer,
    phrases: Phrases | None = None,
) -> None:
    """Play a script to its end, or until nobody reads the output any more.

    What a person gets wrong he is told himself; `complaints` takes what is wrong with a line of nobody's.
    """
    script = _Script(port, complaints, phrases or Phrases())
    number = 0
    async for line in lines:
        number += 1
        request = script.request(line, number)
        if request is not None:
            await conversation.handle(request)
        await conversation.settle()
        if port.closed:
            return
    await conversation.settle()


class _Script:
    """Makes requests of lines."""

    def __init__(self, port: LocalPort, complaints: Writer, phrases: Phrases) -> None:
        self._port = port
        self._complaints = complaints
        self._phrases = phrases

    def request(self, line: str, number: int) -> LocalRequest | None:
        """What a line asks of the conversation, if anything."""
        deed = grammar.read(line)
        if deed is None:
            return None
        if isinstance(deed, Garbled):
            self._refuse(self._port.people.known(deed.name), self._phrases.garbled.format(number=number))
            return None
        try:
            person = self._port.people.join(deed.name)
        except BadName:
            self._refuse(None, self._phrases.bad_name.format(number=number))
            return None
        if len(line) > LONGEST:
            self._refuse(person, self._phrases.too_long.format(most=LONGEST))
            return None
        if isinstance(deed, Pressed):
            press = pressed(self._port, person, deed.number)
            if press is None:
                self._refuse(person, self._phrases.no_button.format(number=deed.number))
            return press
        return spoken(self._port, person, deed.text, private=deed.private)

    def _refuse(self, person: Person | None, words: str) -> None:
        if person is None:
            self._complaints.line(words)
        else:
            self._port.whisper(person, self._port.own_room(person), Message(lines=((Span(words),),)))
