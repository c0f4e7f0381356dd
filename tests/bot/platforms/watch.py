"""What the apps of a platform show, judged at the moment when they show it; and what is written into the log.

The bot runs in the same loop as the test, so the true states are at hand. What a fake shows says neither which
surface it is nor from which moment: the ports are watched for what goes out to which chat, and the pictures for
what they were drawn from. A picture that nobody has drawn is a leak as well.
"""

from __future__ import annotations

import logging
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from typing import ParamSpec, TypeVar

import pytest

from bot.app import Running
from bot.ids import PersonId
from bot.messages import Message, Span
from bot.pictures.draw import draw
from bot.pictures.scene import Scene
from bot.ports import Address, Port
from bot.workers import drawing
from tests.bot.oracle import Shown, Truth

P = ParamSpec("P")
T = TypeVar("T")


class Watch:
    """Over all lives of a bot; `leaks` says what was shown to whom that should not have been."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.leaks: list[str] = []
        self.truth = Truth()
        self.reading: Counter[PersonId] = Counter()
        """Those who have asked for something that names tiles, because it tells of finished rounds or of rules."""
        self._scenes: dict[str, Scene] = {}
        self._under_way: defaultdict[str, list[Shown | None]] = defaultdict(list)

        def drawn(scene: Scene) -> bytes:
            png = draw(scene)
            self._scenes[_digest(png)] = scene
            return png

        monkeypatch.setattr(drawing, "draw", drawn)

    def follow(self, bot: Running) -> None:
        """Watch a bot from now on."""
        self.truth.watch(bot.world)
        for port in bot.world.ports.values():
            self._follow(port)

    def _follow(self, port: Port) -> None:
        for name in ("send", "edit"):
            vars(port)[name] = self._noted(getattr(port, name))

    def _noted(self, call: Callable[..., Awaitable[T]]) -> Callable[..., Awaitable[T]]:
        async def noted(to: Address, *args: object, **kwargs: object) -> T:
            with self._going_out(to):
                return await call(to, *args, **kwargs)

        return noted

    @contextmanager
    def _going_out(self, to: Address) -> Iterator[None]:
        shown = self.truth.shown()
        if shown is not None and shown.showing.to != to:
            shown = None
        self._under_way[to.key].append(shown)
        try:
            yield
        finally:
            self._under_way[to.key].remove(shown)

    def judge(self, reader: PersonId | None, chat: str, message: Message, pictures: Sequence[bytes] = ()) -> None:
        """A message is shown to somebody (None: to everybody) in a chat (empty: nobody else can see it there)."""
        scenes = [self._scenes.get(_digest(png)) for png in pictures]
        if None in scenes:
            self.leaks.append(f"a picture that nobody has drawn was shown to {reader or 'everybody'}")
        surfaces = set(self._under_way[chat]) or {None}
        if self.reading[reader] if reader is not None else any(self.reading.values()):
            surfaces.discard(None)  # who cannot be answered alone is answered before all
        found = [self.truth.leaks(reader, message, shown, tuple(scenes)) for shown in surfaces]
        if found and all(found):
            fewest = min(found, key=len)
            self.leaks += fewest


def _digest(png: bytes) -> str:
    return sha256(png).hexdigest()


class Log(logging.Handler):
    """All that is logged while it is entered, at any level. `faults` says what should not have been."""

    def __init__(self, truth: Truth, *tokens: str) -> None:
        super().__init__(logging.DEBUG)
        self.faults: list[str] = []
        self.lines: list[str] = []
        self._truth = truth
        self._tokens = tokens

    def __enter__(self) -> Log:
        root = logging.getLogger()
        self._level = root.level
        root.setLevel(logging.DEBUG)
        logging.getLogger("aiosqlite").setLevel(logging.INFO)  # thousands of lines, none of them of what was read
        root.addHandler(self)
        return self

    def __exit__(self, *error: object) -> None:
        root = logging.getLogger()
        root.removeHandler(self)
        root.setLevel(self._level)

    def emit(self, record: logging.LogRecord) -> None:
        line = f"{record.levelname} {record.name}: {logging.Formatter().format(record)}"
        self.lines.append(line)
        if record.levelno >= logging.ERROR or record.exc_info or "Traceback" in line or "not taken" in line:
            self.faults.append(line)
        self.faults += [f"a token is in the log: {line}" for token in self._tokens if token in line]
        self.faults += self._truth.leaks(None, Message(lines([line])), None)


def lines(texts: Iterable[str]) -> tuple[tuple[Span, ...], ...]:
    """Texts as the lines of a message."""
    return tuple((Span(line),) for text in texts for line in text.split("\n"))


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as a warning or worse."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
