"""Keeps every surface equal to its screen.

A surface is marked when something it shows may have changed; what it should look like is asked for only when its
turn has come, so of several changes the latest is shown. What it shows is a function of what is saved, so anything
may be lost on the way, or the process die, and it is simply shown again.

Which message shows a surface is in the database. The lane of a surface writes its row as soon as a new message is
out, and a message that another has taken the place of becomes a row of its own until it is removed. So at worst a
process that dies between a message and its row leaves one message too many. A row that only tells that the same
message looks different goes with the next row that is written: if it is lost, the message is made equal once more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from bot.chats.reach import Reach
from bot.ids import PersonId, PostId, RoomId
from bot.memory import Memory
from bot.messages import Message, Screen, Sending
from bot.ports import Address, Declined, Gone, Port, Ports, TooFast, Unreachable
from bot.publishing.lanes import Lanes
from bot.publishing.showing import Compose, Showing, epoch_of, page_of, row_of, turned_to
from bot.publishing.shown import LAST, Shown, Surfaces, as_replaced
from bot.publishing.surface_keys import SurfaceKey, SurfaceKind
from bot.words import Words
from bot.workers.apart import Deadly
from bot.workers.drawing import Draw, draw_here
from storage.changes import Unit
from storage.database import Database
from storage.surfaces import Surface

logger = logging.getLogger(__name__)

MATCH_TIME = 0.05
"""Seconds that are given to each match after a start, before the next one is looked at."""

HANDS_FIRST = 2.0
"""Seconds for which a room waits for the hands of its players, so that who is on turn can play when all see it."""

LEFT_BEHIND = 2
"""So many messages to one person that others have taken the place of are removed together, where one call can do
that: at each second turn instead of each. In a room they go at once: an old table still has buttons."""

KEPT = 20_000
"""Chats of which it is kept how much has been said there. In another it counts from the beginning."""

JUST_NOW = 30.0
"""Seconds in which nobody is told the same openly once more."""
RECENT = 1_000
"""So many things that were said openly are remembered."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who has asked for something that everybody is to read, and how he alone is told it if it does not arrive."""

    person: PersonId
    tell: Callable[[], Awaitable[None]] = field(compare=False)


@dataclass(frozen=True, slots=True)
class _Saying:
    """A message that is no surface. Two that are equal are said once while the first waits: the second would tell
    the same asker nothing new. For another asker it is another one, since he too must hear of it if it does not
    arrive."""

    to: Address
    screen: Screen = field(hash=False)
    language: str
    asker: Asker | None


_Item: TypeAlias = "SurfaceKey | _Saying"
"""What waits in a lane: a surface, or something to be said."""


class Publisher:
    """Shows surfaces; `compose` knows the screens."""

    def __init__(
        self,
        database: Database,
        ports: Ports,
        words: Words,
        reach: Reach,
        compose: Compose,
        *,
        draw: Draw = draw_here,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        time: Callable[[], float],
    ) -> None:
        self._words = words
        self._reach = reach
        self.compose = compose
        self._draw = draw
        self.lanes: Lanes[_Item] = Lanes(ports, reach, self._out, self._dropped, _match, sleep, time)
        """Who answers beside them asks them whether there is room, and tells them what he finds out."""
        self._surfaces = Surfaces(database, ports)
        self._said: Memory[str, int] = Memory(KEPT)
        self._time = time
        self._openly: Memory[_Saying, float] = Memory(RECENT)
        self._behind: dict[str, Iterable[tuple[SurfaceKey, Address]]] = {}
        self._catching_up: asyncio.Task[None] | None = None

    # --- from outside -------------------------------------------------------------------------------------

    def mark(self, keys: Iterable[tuple[SurfaceKey, Address]]) -> None:
        """These surfaces may have changed. In one lane they are shown in this order."""
        self.lanes.add(*((key, to) for key, to in keys if not self._surfaces.is_finished(key)))

    def catch_up(self, matches: Mapping[str, Iterable[tuple[SurfaceKey, Address]]]) -> None:
        """All these surfaces may have changed while nobody was there to show them. They may be thousands, and
        nobody who presses a button now is to wait for all of them: so they are marked one match after another."""
        self._behind = dict(matches)
        self._catching_up = asyncio.create_task(self._catch_up(), name="catching up")

    async def _catch_up(self) -> None:
        while self._behind:
            match = next(iter(self._behind))
            try:
                self.mark(self._behind.pop(match))
            except Exception:
                logger.exception("what match %s looks like after the start could not be shown", match)
            with suppress(TimeoutError):
                async with asyncio.timeout(MATCH_TIME):
                    await self.lanes.settle()

    async def turn_to(self, key: SurfaceKey, to: Address, page: str) -> None:
        """The reader of a surface looks at another page of it."""
        (await self._surfaces.of(key.of)).turned[key] = page
        self.mark([(key, to)])

    async def page(self, key: SurfaceKey, moment: int) -> str:
        """The page of a surface at which its reader looks, if he has turned to it at this moment."""
        shown = await self._surfaces.of(key.of)
        row = shown.row(key)
        return shown.turned.get(key, page_of(row)) if row is not None and row.ply == moment else ""

    async def bring(self, key: SurfaceKey, to: Address) -> None:
        """Show a surface in a new message, at the end of its chat."""
        (await self._surfaces.of(key.of)).anew.add(key)
        self.mark([(key, to)])

    async def has_shown(self, key: SurfaceKey) -> bool:
        """Whether a surface has ever had a message."""
        return (await self._surfaces.of(key.of)).row(key) is not None

    async def tried(self, key: SurfaceKey, patience: float) -> None:
        """Wait until it has turned out whether a surface can be shown; at most so many seconds. Nobody may
        ask this while he holds a table, as with `Lanes.passed`."""
        await self.lanes.passed(key.of, lambda item: item == key, None, patience)

    async def post_of(self, key: SurfaceKey) -> PostId | None:
        """The message that shows a surface, if there is one."""
        row = (await self._surfaces.of(key.of)).row(key)
        return None if row is None or row.post is None else PostId(row.post)

    def say(self, to: Address, screen: Screen, language: str, asker: Asker | None = None) -> None:
        """A message that is no surface: said when its turn in the lane has come, and then left alone. While it
        waits, the same for the same asker is not said once more. If it does not arrive, he alone is told it."""
        self.lanes.add((_Saying(to, screen, language, asker), to))

    def say_once(self, to: Address, screen: Screen, language: str) -> None:
        """The same, unless it has just been said: what many presses come to that arrive together is read once."""
        saying, now = _Saying(to, screen, language, None), self._time()
        before = self._openly.get(saying)
        if before is None or now - before >= JUST_NOW:
            self._openly.note(saying, now)
            self.lanes.add((saying, to))

    async def message(self, screen: Screen, language: str) -> Message:
        """A screen in the words of a reader, its picture drawn if that can be done."""
        drawing = None
        if screen.picture is not None:
            try:
                drawing = await self._draw(screen.picture.scene)
            except Deadly as error:
                logger.error("a picture is shown in words (%s)", error)
                screen = replace(screen, lines=(*screen.picture.words, *screen.lines), picture=None)
        return self._words.message(screen, language, drawing)

    def scrolled(self, room: str) -> None:
        """Something has been said in a room."""
        self._said.note(room, self._said_in(room) + 1)

    def _said_in(self, room: str) -> int:
        return self._said.get(room) or 0

    async def forget(self, match: str) -> Unit | None:
        """Let go of the surfaces of a match; gives what removes their rows, or None if some are still to be
        shown."""
        if match in self._behind or self.lanes.busy(match):
            return None
        return await self._surfaces.forget(match)

    def forget_posts(self, old: str, new: str) -> None:
        """A room has another id: its messages are numbered anew there, and what it shows is shown again."""
        self._surfaces.move(old, new)

    async def settle(self) -> None:
        """Wait until everything that was marked is shown, but not for what has failed and is tried again later."""
        if self._catching_up is not None:
            await asyncio.wait([self._catching_up])
        await self.lanes.settle()

    async def stop(self, patience: float) -> None:
        """Show what still waits, but no longer than for so many seconds; the rest the next process shows."""
        if self._catching_up is not None:
            self._catching_up.cancel()
            await asyncio.wait([self._catching_up])
        await self.lanes.finish(patience)
        await self.lanes.stop()
        await self._surfaces.save_what_waits()

    # --- within a lane ------------------------------------------------------------------------------------

    async def _out(self, item: _Item, to: Address, port: Port) -> bool:
        if isinstance(item, SurfaceKey):
            if to.person is None:
                await self.lanes.passed(item.of, _is_hand, to, HANDS_FIRST)
            return await self._show(item, port)
        self.lanes.take_place(to)
        try:
            await self._send(to, port, await self.message(item.screen, item.language), loud=False)
        except Declined as error:  # its words stay the same, and an answer is for now
            logger.warning("something that was said was not taken: %s", error)
            await self._dropped(item)
        else:
            await self._reach.opened(to)
        return True

    async def _dropped(self, item: _Item) -> None:
        if isinstance(item, _Saying) and item.asker is not None:
            await item.asker.tell()

    async def _show(self, key: SurfaceKey, port: Port) -> bool:
        """Make one surface equal to its screen, and remove what it has replaced."""
        shown = await self._surfaces.of(key.of)
        sent = await self._make_equal(key, shown, port)
        old = shown.replaced(key)
        if shown.row(key) is not None and len(old) < min(LEFT_BEHIND, port.limits.together):
            old = [row for row in old if row.person is None]
        await self._remove(old, shown, port)
        if shown.row(key) is None and (sent or old):
            await self._surfaces.save(shown)  # perhaps nothing else is ever shown of this match
        return sent

    async def _make_equal(self, key: SurfaceKey, shown: Shown, port: Port) -> bool:
        """Let the message of a surface show what it should show now, and note that; gives whether anything was
        sent, changed or removed."""
        if shown.is_finished(key):
            return False
        known, turned = shown.row(key), shown.turned.get(key)
        showing = await self.compose(key, turned_to(known, turned))
        if showing is None:
            shown.done(key, turned, anew=True)
            if known is not None:
                await self._remove([known], shown, port)
            return known is not None
        if (showing.obituary and not shown.rows) or await self._reach.closed(showing.to):
            return False
        wording = self._words.message(showing.screen, showing.language)
        row = row_of(key, showing, known, wording)
        old = None if row.post is None else PostId(row.post)
        anew = self._comes_anew(key, showing, shown, port)
        if known is not None and old is not None and not anew and known.digest == row.digest:
            shown.done(key, turned, anew=False)
            if showing.last or row.aspect != known.aspect:
                await self._surfaces.save(shown, row)
            return False
        # How a round has ended comes once, and before the next one has been dealt.
        self.lanes.take_place(showing.to, by_and_by=key.kind is not SurfaceKind.RESULT or known is not None)
        wording = replace(wording, once=Sending(f"{key} {known and known.post}", showing.moment, row.digest))
        try:
            post = await self._put_out(key, showing, wording, None if anew else old, shown, port)
        except TooFast:
            latest = shown.row(key)
            if latest is not None:  # its message may have been changed all the same
                shown.note(replace(latest, digest=""))
            raise
        if post is None or shown.row(key) is not known or self._surfaces.has_moved(showing.to):
            # The room has another id by now, and the lane of that one shows this surface.
            if post not in (None, old):
                shown.leave(replace(row, post=post))
            return True
        row = replace(row, post=post)
        shown.done(key, turned, anew=post != old)
        await self._note(row, known, shown)
        if old != post or self._reach.took_nothing(showing.to):
            await self._reach.opened(showing.to)
        return True

    async def _note(self, row: Surface, known: Surface | None, shown: Shown) -> None:
        """Write what a surface shows now, in place of the row that is known. The row can wait if it only tells
        that the same message looks different, which the next process would find out by itself."""
        if known is None:
            await self._surfaces.save(shown, row)
        elif known.post is not None and known.post != row.post:
            await self._surfaces.save(shown, row, as_replaced(known))
        elif not known.digest or row.ply == LAST or row.aspect != known.aspect:
            await self._surfaces.save(shown, row)
        else:
            shown.note(row)

    def _comes_anew(self, key: SurfaceKey, showing: Showing, shown: Shown, port: Port) -> bool:
        """Whether a surface comes in a new message: somebody has asked for it, a new epoch has begun, or talk has
        carried the message away."""
        if key in shown.anew or showing.epoch not in ("", epoch_of(shown.row(key))):
            return True
        said_since = self._said_in(showing.to.key) - shown.sent_at.get(key, 0)
        return showing.in_view and said_since >= port.limits.scroll

    async def _put_out(
        self, key: SurfaceKey, showing: Showing, wording: Message, old: PostId | None, shown: Shown, port: Port
    ) -> PostId | None:
        """Change the `old` message, or send a new one if there is none; gives which it is now. If the old one is
        gone, a new one is wanted, which takes a place of its own in the pace; but not here if the room has
        moved."""
        message = wording
        if showing.screen.picture is not None:
            message = replace(await self.message(showing.screen, showing.language), once=wording.once)
        if old is not None:
            try:
                await port.edit(showing.to, old, message)
                return old
            except Gone:
                row = shown.row(key)
                if row is None or row.post != old:
                    return None
                shown.anew.add(key)  # should there be no place for it now
            self.lanes.take_place(showing.to, by_and_by=True)
        post = await self._send(showing.to, port, message, loud=showing.loud)
        shown.sent_at[key] = self._said_in(showing.to.key)
        return post

    async def _send(self, to: Address, port: Port, message: Message, *, loud: bool) -> PostId:
        post = await port.send(to, message, loud=loud)
        self.scrolled(to.key)  # it carries away what was there before
        return post

    async def _remove(self, rows: list[Surface], shown: Shown, port: Port) -> None:
        """Remove the messages of these rows, all of them shown in one chat, and the rows."""
        for first in range(0, len(rows), port.limits.together):
            some = rows[first : first + port.limits.together]
            posts = [PostId(row.post) for row in some if row.post is not None]
            if posts:
                to = Address(
                    room=None if some[0].room is None else RoomId(some[0].room),
                    person=None if some[0].person is None else PersonId(some[0].person),
                )
                with suppress(Unreachable):
                    await port.delete(to, *posts)
            for row in some:
                shown.removed.append(row.key)
                shown.of(row.key).pop(row.key, None)


def _match(item: _Item) -> str:
    """What an item belongs to: a match or a notice; or nothing."""
    return item.of if isinstance(item, SurfaceKey) else ""


def _is_hand(item: _Item) -> bool:
    """Whether this is shown to one player alone."""
    return isinstance(item, SurfaceKey) and item.kind is SurfaceKind.HAND
