"""Standard input and output, line by line as they come, for a program at the other end may wait for each answer.

Input is read in a thread, because a file, a pipe and a terminal cannot all be waited for in one other way. The
thread reads the descriptor itself: one that waits in Python's buffered reader would hold its lock and keep the
interpreter from ending.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import threading
from collections.abc import AsyncIterator
from typing import Final, Protocol, TextIO

LONGEST: Final = 4_000
"""Characters that a line may have. One that has more is given in part, so that it can be seen to be too long."""

_KEPT: Final = 4 * (LONGEST + 1)  # bytes; a character has four at most
_CHUNK: Final = 1 << 16


class Writer(Protocol):
    """Takes lines."""

    @property
    def closed(self) -> bool:
        """Whether nobody reads them any more."""

    def line(self, text: str) -> None: ...


class LineWriter:
    """Writes lines to a stream, each at once, and falls silent when the reader has gone or the disk is full."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.closed = False
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace", newline="\n")

    def line(self, text: str) -> None:
        if self.closed:
            return
        try:
            self._stream.write(text + "\n")
            self._stream.flush()
        except OSError:
            self.closed = True
            self._lead_nowhere()

    def _lead_nowhere(self) -> None:
        """What is still in the buffer would break the pipe once more when the interpreter ends."""
        with contextlib.suppress(OSError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            try:
                os.dup2(nowhere, self._stream.fileno())
            finally:
                os.close(nowhere)


async def read_lines(descriptor: int) -> AsyncIterator[str]:
    """The lines that arrive, without their ends, until nothing more can come."""
    lines = _Lines()
    while chunk := await _read(descriptor):
        for line in lines.feed(chunk):
            yield line
    for line in lines.rest():
        yield line


class _Lines:
    """Cuts bytes into lines and keeps no more of a line than is needed to refuse it."""

    def __init__(self) -> None:
        self._begun = bytearray()
        self._mark = "\ufeff"  # a byte order mark is no part of the first line

    def feed(self, chunk: bytes) -> list[str]:
        """The lines that this chunk ends."""
        *ended, begun = chunk.split(b"\n")
        found = []
        for piece in ended:
            self._add(piece)
            found.append(self._line())
        self._add(begun)
        return found

    def rest(self) -> list[str]:
        """The last line, if nothing ends it."""
        return [self._line()] if self._begun else []

    def _add(self, piece: bytes) -> None:
        self._begun += piece[: _KEPT - len(self._begun)]

    def _line(self) -> str:
        line = self._begun.decode("utf-8", "replace").removeprefix(self._mark).removesuffix("\r")
        self._begun.clear()
        self._mark = ""
        return line


async def _read(descriptor: int) -> bytes:
    """What can be read now, after waiting for it; empty at the end."""
    loop = asyncio.get_running_loop()
    arrived: asyncio.Future[bytes] = loop.create_future()

    def deliver(chunk: bytes) -> None:
        if not arrived.done():
            arrived.set_result(chunk)

    def wait() -> None:
        try:
            chunk = os.read(descriptor, _CHUNK)
        except OSError:  # closed, or the terminal has gone
            chunk = b""
        with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(deliver, chunk)

    # Nobody waits for this thread at the end, unlike for those of an executor: it may never return.
    threading.Thread(target=wait, name="local input", daemon=True).start()
    return await arrived
