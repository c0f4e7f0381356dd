"""What `boneyard selfcheck` tries in a chat, one check after another, through the port that games use."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from time import monotonic
from typing import Final, TypeVar

from bot.data import LONGEST as LONGEST_DATA
from bot.ids import PersonId, PostId
from bot.messages import Act, Drawing, Label, Message, Span, Style
from bot.outage import Sleep, patiently
from bot.pictures.draw import draw
from bot.pictures.scene import Solitaire, TableScene, Theme
from bot.platforms import BadToken, Checkable
from bot.ports import Address, Declined, Gone, TooFast, Unreachable
from bot.publishing.pace import Meter
from bot.secrecy import hidden
from engine.board import Board
from engine.tiles import tile_set

logger = logging.getLogger(__name__)

T = TypeVar("T")

BUTTON: Final = "selfcheck"
"""So begins the data of the buttons. They mean nothing to the bot at work."""
NAMES: Final = (
    "<b>Bold</b> & *stars* _lines_ `ticks` ~~waves~~ ||bars||",
    "@everyone [link](https://example.com) # 1. > -",
    "שרה مريم",
    "👩‍👩‍👧‍👦 🏴‍☠️ 🁣🂓",
    "Żółć é 名前 ชื่อ",
)
"""What people are called who make it hard to write their names."""

_LONGEST_LABEL: Final = 64
"""Letters of the longest buttons that the bot has."""
_FLOOD: Final = 60
_FORGETTING: Final = 60.0
"""Seconds after which a platform has forgotten how much it was sent."""


class Mark(StrEnum):
    """How a check went."""

    GOOD = "ok"
    NOTE = "note"
    """Games can do without."""
    PROBLEM = "PROBLEM"


@dataclass(frozen=True, slots=True)
class Result:
    """A line of the report."""

    mark: Mark
    about: str
    words: str


class Otherwise(Exception):
    """A check went otherwise than it should; says how."""


class Without(Exception):
    """What was tried cannot be done here, and games do without; says how."""


class Trials:
    """The checks, and what they leave behind. `slow` is how many seconds the platform may make them wait each
    time."""

    def __init__(
        self, platform: Checkable, report: Callable[[Result], None], *, sleep: Sleep, slow: float
    ) -> None:
        self._platform = platform
        self._port = platform.port
        self._report = report
        self._sleep = sleep
        self._slow = slow
        self._meters: dict[str, Meter] = {}
        self._sent: list[tuple[Address, PostId]] = []

    async def attempt(self, about: str, check: Callable[[], Awaitable[str]], advice: str = "") -> bool:
        """Do a check and report how it went; its result says more."""
        try:
            result = Result(Mark.GOOD, about, await check())
        except Without as error:
            result = Result(Mark.NOTE, about, str(error))
        except Exception as error:
            logger.debug("%s went wrong", about, exc_info=True)
            words = "; ".join(filter(None, (_reason(error), advice)))
            result = Result(Mark.PROBLEM, about, words)
        self._report(result)
        return result.mark is Mark.GOOD

    # --- what is tried ------------------------------------------------------------------------------------

    async def in_room(self, to: Address, person: PersonId | None, advice: str) -> None:
        """Everything that a table does in its chat. If nothing can be said there at all, no more is tried."""
        if not await self.attempt("text in every style", partial(self._styles, to, person), advice):
            return
        await self.attempt("longest text", partial(self._longest, to))
        await self.attempt("names", partial(self._names, to))
        await self.attempt("picture, changed twice", partial(self._pictures, to))
        await self.attempt("edits", partial(self._edits, to))
        await self.attempt("as many buttons as there may be", partial(self._buttons, to))
        await self.attempt("longest labels", partial(self._labels, to))
        await self.attempt("removing", partial(self._removing, to))

    async def in_private(self, person: PersonId, advice: str) -> None:
        """Everything that a hand does in its owner's chat."""
        to = Address(person=person)
        if await self.attempt("private message", partial(self._hand, to), advice):
            await self.attempt("removing in private", partial(self._removing, to))

    async def flood(self, to: Address) -> str:
        """How many messages are taken at once."""
        await self._sleep(_FORGETTING)
        began = monotonic()
        for number in range(_FLOOD):
            try:
                self._sent.append((to, await self._port.send(to, says(f"{number + 1}"), loud=False)))
            except TooFast as error:
                taken = f"{number} messages in {monotonic() - began:.0f} s"
                return f"{taken}, then it wants to be left alone for {error.seconds:.0f} s"
        return f"{_FLOOD} messages in {monotonic() - began:.0f} s, and no refusal"

    async def _styles(self, to: Address, person: PersonId | None) -> str:
        spans = [
            Span("Boneyard checks this chat: "),
            Span("bold", Style.BOLD),
            Span(", "),
            Span("code", Style.CODE),
        ]
        if person is not None:
            spans += [Span(", "), Span("you", Style.BOLD, person, mention=True)]
        await self.send(to, Message((tuple(spans), (Span("🁣 🂓 6-4"),))), loud=True)
        return ""

    async def _longest(self, to: Address) -> str:
        most = self._port.limits.text
        await self.send(to, says(_filled(most)))
        return f"{most} characters"

    async def _names(self, to: Address) -> str:
        await self.send(to, Message(tuple((Span(name, Style.BOLD), Span(" leads.")) for name in NAMES)))
        return ""

    async def _pictures(self, to: Address) -> str:
        few, many = _drawing(3), _drawing(7)
        caption = _filled(self._port.limits.caption)
        post = await self.send(to, says("A picture.", drawing=few))
        await self._edit(to, post, says("Another one.", drawing=many))
        await self._edit(to, post, says(caption, drawing=many))
        if not self._platform.shows_picture(post):
            raise Without("none can be sent here; games show their words")
        return f"{len(many.png)} bytes, {len(caption)} characters below it"

    async def _edits(self, to: Address) -> str:
        post = await self.send(to, says("Before."))
        after = says("After.", row("one", "two"))
        await self._edit(to, post, after)
        await self._edit(to, post, after)
        return ""

    async def _buttons(self, to: Address) -> str:
        limits = self._port.limits
        rows = [row(*(f"{line}-{at}" for at in range(limits.row))) for line in range(limits.rows)]
        await self.send(to, says("Buttons.", *rows))
        return f"{limits.rows} rows of {limits.row}"

    async def _labels(self, to: Address) -> str:
        limits = self._port.limits
        rows = [row(_filled(_LONGEST_LABEL, f"{line} ")) for line in range(limits.rows - 1)]
        last = [Label("a link", "https://example.com", Act.LINK)]
        if limits.inline:
            last.append(Label("a query", "6", Act.INLINE))
        await self.send(to, says("Long buttons.", *rows, tuple(last)))
        return f"{_LONGEST_LABEL} characters"

    async def _removing(self, to: Address) -> str:
        """Of what is gone, the bot must learn so: then a table is posted anew."""
        post = await self.send(to, says("This goes."))
        await self._paced(to, lambda: self._port.delete(to, post))
        try:
            await self._edit(to, post, says("This should be gone."))
        except Gone:
            await self._paced(to, lambda: self._port.delete(to, post))
            return ""
        raise Otherwise("what was removed could still be edited")

    async def _hand(self, to: Address) -> str:
        drawing = _drawing(7)
        secret = says("A hand would come like this.", row("6-4", "draw"), drawing=drawing, secret=True)
        post = await self.send(to, secret, loud=True)
        await self._edit(to, post, says("And change like this.", drawing=drawing, secret=True))
        return ""

    # --- sending ------------------------------------------------------------------------------------------

    async def send(self, to: Address, message: Message, *, loud: bool = False) -> PostId:
        """A message that is removed in the end."""
        post = await self._paced(to, lambda: self._port.send(to, message, loud=loud))
        self._sent.append((to, post))
        return post

    async def clean(self) -> None:
        """Remove everything that was sent."""
        left = 0
        while self._sent:
            to, post = self._sent.pop()
            try:
                await patiently(partial(self._port.delete, to, post), self._slow, self._sleep)
            except Exception as error:
                logger.debug("a message of the check could not be removed: %s", _reason(error))
                left += 1
        if left:
            self._report(Result(Mark.NOTE, "cleaning up", f"{left} messages of this check are still there"))

    async def _edit(self, to: Address, post: PostId, message: Message) -> None:
        await self._paced(to, lambda: self._port.edit(to, post, message))

    async def _paced(self, to: Address, work: Callable[[], Awaitable[T]]) -> T:
        """Do something no faster than a game would."""
        meter = self._meters.setdefault(self._port.lane(to), Meter(self._port.pace_of(to)))
        wait = meter.wait(monotonic())
        if wait:
            await self._sleep(wait)
        try:
            return await patiently(work, self._slow, self._sleep)
        finally:
            meter.count(monotonic())


def says(words: str, *rows: tuple[Label, ...], drawing: Drawing | None = None, secret: bool = False) -> Message:
    """A message of plain words."""
    return Message(tuple((Span(line),) for line in words.split("\n")), rows, drawing, secret)


def row(*labels: str) -> tuple[Label, ...]:
    """Buttons that differ, with as much data as there may be."""
    return tuple(Label(label, f"{BUTTON} {label}"[:LONGEST_DATA].ljust(LONGEST_DATA, "x")) for label in labels)


def _filled(length: int, beginning: str = "") -> str:
    """A text of this length."""
    return (beginning + "six to four, " * length)[: length - 1] + "."


def _drawing(tiles: int) -> Drawing:
    """Of so many tiles."""
    shown = tile_set(6)[:tiles]
    scene = TableScene((), Solitaire(Board(), (shown,), frozenset(shown), frozenset()), (), Theme.LIGHT)
    return Drawing(draw(scene), "a picture that shows that pictures can be shown")


def _reason(error: Exception) -> str:
    """What went wrong, without what must not be known."""
    match error:
        case Otherwise():
            return str(error)
        case BadToken():
            return "the platform does not take the token any more"
        case TooFast():
            return f"the platform takes nothing for {error.seconds:.0f} s: try again later"
        case Unreachable() | Gone() | Declined():
            return f"refused ({hidden(str(error))})"
        case _:
            return hidden(f"{type(error).__name__}: {error}")
