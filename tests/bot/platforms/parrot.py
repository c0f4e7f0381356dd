"""A conversation for tests, which does what it is told and says what it was asked.

Run as a program, it does so for a script on standard input.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

from bot.conversation import Completion, Typing
from bot.ids import PostId, RoomId
from bot.messages import Drawing, Label, Message, Span, Style
from bot.platforms.local import LineWriter, LocalPort, ScriptDisplay, read_lines, run_script
from bot.ports import Address, Command, Gone, Person, Request, Room
from tests.bot.kept import WORDS
from tests.bot.platforms.saying import say

SAYING = WORDS.saying("en")
"""How the local table puts into words what it says itself."""


class Parrot:
    """Knows `/table`, `/change`, `/remove`, `/hand`, `/show`, `/greet` and `/picture`; repeats the rest."""

    def __init__(self) -> None:
        self.port: LocalPort
        self.requests: list[Request] = []
        self.heard: list[RoomId] = []
        self.settled = 0
        self.posts: list[PostId] = []
        self.to = Address()

    async def handle(self, request: Request) -> None:
        self.requests.append(request)
        await request.acknowledge()
        what = request.what
        if not isinstance(what, Command):
            await request.whisper(say(f"pressed {what.data} on message {self.posts.index(what.post)}"))
            return
        args = what.args
        match what.name:
            case "table":
                await self.send(
                    Address(room=request.room.id),
                    say("A table", args, rows=((Label("Join", "join"), Label("Leave", "leave")),)),
                )
            case "change":
                try:
                    await self.port.edit(self.to, self.posts[-1], say(args, rows=((Label("Join", "join2"),),)))
                except Gone:
                    await request.whisper(say("gone"))
            case "remove":
                await self.port.delete(self.to, self.posts[-1])
            case "hand":
                await self.send(
                    Address(person=request.person.id), say("Your hand", rows=((Label("6-4", "m:0"),),))
                )
            case "show":
                await request.whisper(say(args))
            case "greet":
                name = Span(request.person.name, Style.BOLD, request.person.id, mention=True)
                await self.send(Address(room=request.room.id), Message(((name, Span(", hello")),)))
            case "picture":
                await self.send(
                    Address(room=request.room.id),
                    say("Below", drawing=Drawing(args.encode(), "6-4\nand 4-4")),
                )
            case _:
                await request.whisper(say(f"{what.name}({args}) admin={await request.is_admin()}"))

    async def send(self, to: Address, message: Message) -> None:
        self.to = to
        self.posts.append(await self.port.send(to, message, loud=True))

    async def talk(self, room: RoomId) -> None:
        self.heard.append(room)

    async def shown(self) -> None:
        """Whatever it says is shown at once."""

    async def settle(self) -> None:
        self.settled += 1

    async def complete(self, person: Person, room: Room, typing: Typing) -> list[Completion]:
        given = " ".join(f"{key}={value}" for key, value in typing.given.items())
        said = f"{person.name}: {typing.command} {typing.argument} [{typing.typed}] {given}"
        return [Completion("What was asked", said.strip()), Completion("What is typed", typing.typed.strip())]


class Lines:
    """A writer that remembers; after `reads` lines its reader has gone."""

    def __init__(self, reads: int = 1 << 30) -> None:
        self.written: list[str] = []
        self._reads = reads

    @property
    def closed(self) -> bool:
        return len(self.written) >= self._reads

    def line(self, text: str) -> None:
        if not self.closed:
            self.written.append(text)


async def arriving(lines: Iterable[str]) -> AsyncIterator[str]:
    for line in lines:
        yield line


class Chat:
    """A script that was played: what came out of it, and what the conversation was asked."""

    def __init__(self, *, pictures: Path | None = None, reads: int = 1 << 30) -> None:
        self.output = Lines(reads)
        self.complaints = Lines()
        self.parrot = Parrot()
        self.port = self.parrot.port = LocalPort(ScriptDisplay(self.output), pictures=pictures)

    async def play(self, *script: str) -> list[str]:
        """Play these lines; gives what was printed for them."""
        before = len(self.output.written)
        await run_script(self.parrot, self.port, arriving(script), self.complaints, SAYING)
        return self.output.written[before:]

    def asked(self) -> list[tuple[Person, Room, object]]:
        return [(request.person, request.room, request.what) for request in self.parrot.requests]


async def main() -> None:
    parrot = Parrot()
    parrot.port = LocalPort(ScriptDisplay(LineWriter(sys.stdout)))
    await run_script(parrot, parrot.port, read_lines(sys.stdin.fileno()), LineWriter(sys.stderr), SAYING)


if __name__ == "__main__":
    asyncio.run(main())
