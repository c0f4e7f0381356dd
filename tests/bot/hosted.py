"""`boneyard` as a host runs it: a process of its own, before the fakes of the platforms."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, suppress
from dataclasses import dataclass
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from random import randrange
from typing import Final

from tests.fakes.discord import FakeDiscord
from tests.fakes.telegram.fake import TelegramFake
from tests.forks import Run, begun, run
from tests.waiting import PATIENCE

_SETTINGS: Final = ("TELEGRAM_", "DISCORD_", "DATABASE_URL", "LOG_LEVEL", "LANGUAGE", "PORT")
"""What whoever runs the tests may have set for a bot of his own."""


def telegram(fake: TelegramFake, token: str = TelegramFake.token) -> dict[str, str]:
    """The settings for this server of Telegram."""
    return {"TELEGRAM_TOKEN": token, "TELEGRAM_API_URL": fake.url}


def discord(fake: FakeDiscord, token: str = "") -> dict[str, str]:
    """The settings for this Discord."""
    return fake.environment | ({"DISCORD_TOKEN": token} if token else {})


@dataclass(frozen=True, slots=True)
class Hosted:
    """A process of `boneyard`."""

    process: ForkServerProcess
    output: Path

    @property
    def said(self) -> str:
        """All that it has written so far, to standard output and error."""
        return self.output.read_text("utf-8")

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    @property
    def lives(self) -> bool:
        return self.process.exitcode is None

    async def says(self, *words: str) -> None:
        """Wait until it has written all of this."""
        await self.until(lambda: all(word in self.said for word in words))

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so, as long as the process lives."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not true():
                    assert self.lives, self.said
                    await asyncio.sleep(0.05)
        except TimeoutError:
            raise AssertionError(self.said) from None

    async def ended(self) -> int:
        """Wait for its exit status."""
        await asyncio.to_thread(self.process.join, PATIENCE)
        assert self.process.exitcode is not None, self.said
        return self.process.exitcode

    def told(self, number: signal.Signals) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    async def terminated(self) -> int:
        """Ask it to stop; gives its exit status."""
        self.told(signal.SIGTERM)
        return await self.ended()


def hosted(folder: Path, *arguments: str, **settings: str) -> AbstractAsyncContextManager[Hosted]:
    """The command with these settings and no others, its files in a folder of its own that is there already. It
    ends with its terminal, however the tests were started."""
    return _hosted(folder, arguments, settings, nohup=False)


def under_nohup(folder: Path, *arguments: str, **settings: str) -> AbstractAsyncContextManager[Hosted]:
    """The same, but for the end of its terminal."""
    return _hosted(folder, arguments, settings, nohup=True)


@asynccontextmanager
async def _hosted(
    folder: Path, arguments: tuple[str, ...], settings: Mapping[str, str], *, nohup: bool
) -> AsyncIterator[Hosted]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(_SETTINGS)}
    output = folder / "output.txt"
    output.write_bytes(b"")
    database = {"DATABASE_URL": f"sqlite:///{folder / 'boneyard.db'}"}
    environment = {**kept, **database, **settings}
    process = begun(
        run, Run(arguments, stdout=output, stderr=output, folder=folder, environment=environment, nohup=nohup)
    )
    try:
        yield Hosted(process, output)
    finally:
        process.kill()
        await asyncio.to_thread(process.join)


def free_port() -> int:
    """A port of this machine on which nobody listens; none of those that the system gives to whoever asks for any,
    or it would be given away before somebody comes to listen there."""
    while True:
        port = randrange(10_000, 32_000)
        with closing(socket.socket()) as listener, suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port


@asynccontextmanager
async def relay(port: int, to: int) -> AsyncIterator[None]:
    """Lets a server be reached at another port as well."""
    tasks: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", to)
        for task in _both_ways(reader, writer, there, back):
            tasks.add(task)

    server = await asyncio.start_server(serve, "127.0.0.1", port)
    try:
        yield
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _both_ways(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    there: asyncio.StreamReader,
    back: asyncio.StreamWriter,
) -> Iterator[asyncio.Task[None]]:
    yield asyncio.create_task(_pump(reader, back))
    yield asyncio.create_task(_pump(there, writer))


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()
