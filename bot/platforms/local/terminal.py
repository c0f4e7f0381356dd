"""One person at a terminal: what he types becomes requests, and the chat appears above the line that he types.

There is nobody to talk to but the bot, so the slash may be left out where it is plain what is meant: a number is
a button, `6-4` is a move.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncGenerator, Callable, Iterable
from typing import Final

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.patch_stdout import patch_stdout

from bot.commands import COMMANDS
from bot.conversation import Answerer, Typing
from bot.messages import Message, Span, Text, text
from bot.platforms.local.people import BadName
from bot.platforms.local.port import LocalPort
from bot.platforms.local.requests import LocalRequest, pressed, spoken
from bot.platforms.local.streams import LONGEST
from bot.platforms.local.styling import SHEET, TerminalDisplay
from bot.ports import Address, Person, Room
from bot.typed import meant

_NUMBER: Final = re.compile(r"[\[(]?\s*(\d{1,12})\s*[])]?")
"""A button's number, as it is shown or bare."""


async def run_terminal(
    conversation: Answerer,
    port: LocalPort,
    display: TerminalDisplay,
    person_name: str,
    welcome: Message | None = None,
) -> None:
    """Let a person of this name play until he leaves; `welcome` is what he reads first. The port shows on the
    display."""
    try:
        person = port.people.join(person_name)
    except BadName:
        person = port.people.join(display.say(text("terminal-guest")))
    seat = _Seat(conversation, port, display.say, person)
    session: PromptSession[str] = PromptSession(
        "> ",
        completer=CommandCompleter(conversation, person, port.room),
        key_bindings=_keys(),
        style=SHEET,
        reserve_space_for_menu=6,
    )
    with patch_stdout():
        printing = asyncio.create_task(display.keep_printing(session.output, person.id), name="local display")
        try:
            if welcome is not None:
                await port.send(Address(person=person.id), welcome, loud=False)
            display.print_all(session.output, person.id)
            while (typed := await _next_line(session, seat)) is not None:
                await seat.do(typed)
                display.print_all(session.output, person.id)
        finally:
            printing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await printing
            display.print_all(session.output, person.id)


async def _next_line(session: PromptSession[str], seat: _Seat) -> str | None:
    """What he types next; None if he leaves."""
    asked = False
    while True:
        try:
            return await session.prompt_async()
        except KeyboardInterrupt:
            if asked:
                return None
            asked = True
            seat.tell(text("terminal-leaving"))
        except EOFError:
            return None


class _Seat:
    """Makes requests of what the person types."""

    def __init__(
        self, conversation: Answerer, port: LocalPort, say: Callable[[Text], str], person: Person
    ) -> None:
        self._conversation = conversation
        self._port = port
        self._say = say
        self._person = person

    async def do(self, typed: str) -> None:
        """Do what a line asks for, or say what can be typed."""
        request = self._request(typed.strip())
        if request is not None:
            await self._conversation.handle(request)
            request.answer()

    def tell(self, what: Text) -> None:
        """Say something to him."""
        self._port.whisper(self._person, self._person.own_room, Message(lines=((Span(self._say(what)),),)))

    def _request(self, typed: str) -> LocalRequest | None:
        if not typed:
            return None
        if len(typed) > LONGEST:
            self.tell(text("terminal-too-long", most=str(LONGEST)))
            return None
        if number := _NUMBER.fullmatch(typed):
            press = pressed(self._port, self._person, int(number[1]))
            if press is None:
                self.tell(text("terminal-no-button", number=str(int(number[1]))))
            return press
        if request := spoken(self._port, self._person, self._port.room, typed):
            return request
        if move := meant(typed):
            return LocalRequest(self._port, self._person, self._port.room, move)
        self.tell(text("terminal-hint"))
        return None


class CommandCompleter(Completer):
    """Completes commands, and the words that may follow them."""

    def __init__(self, conversation: Answerer, person: Person, room: Room) -> None:
        self._conversation = conversation
        self._person = person
        self._room = room

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """The commands, which are known at once."""
        typed = document.text_before_cursor
        if typed.startswith("/") and " " not in typed:
            for name in COMMANDS:
                if name.startswith(typed[1:]):
                    yield Completion(name, start_position=1 - len(typed), display=f"/{name}")

    async def get_completions_async(
        self, document: Document, complete_event: CompleteEvent
    ) -> AsyncGenerator[Completion, None]:
        for completion in self.get_completions(document, complete_event):
            yield completion
        first, *words = document.text_before_cursor.split(" ")
        command = COMMANDS.get(first[1:]) if words and first.startswith("/") else None
        if command is None:
            return
        given: dict[str, str] = dict(zip(command.takes, words[:-1], strict=False))
        for place, argument in enumerate(command.takes):
            # It has all words from its place on; where those before it are left out, the last one.
            typed = " ".join(words[min(place, len(words) - 1) :])
            typing = Typing(command.name, argument, typed, given)
            for one in await self._conversation.complete(self._person, self._room, typing):
                if one.value != typed.strip():
                    yield Completion(one.value, start_position=-len(typed), display_meta=one.label)


def _keys() -> KeyBindings:
    keys = KeyBindings()

    @keys.add("c-c")
    def clear(event: KeyPressEvent) -> None:
        """Ctrl-C clears what is typed; only an empty line is left by it."""
        if event.current_buffer.text:
            event.current_buffer.reset()
        else:
            event.app.exit(exception=KeyboardInterrupt)

    return keys
