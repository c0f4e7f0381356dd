"""One request: who asks, where, what can be answered him, and which table he means."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial

from bot.chats.reach import Access
from bot.errors import Refused, Unclear
from bot.messages import Screen, Text, Typed, Who, text
from bot.ports import (
    Address,
    Command,
    Declined,
    Limits,
    Person,
    Press,
    Request,
    Room,
    Slowed,
    TooFast,
    Unreachable,
)
from bot.publishing.publisher import Asker
from bot.screens.common import door_button
from bot.screens.fitting import fits, split
from bot.screens.which import which_screen
from bot.tables.table import Table
from bot.world import World
from storage import matches

logger = logging.getLogger(__name__)

FILE_PATIENCE = 5.0
"""Seconds that a file may wait until its chat has room for it."""
LONGEST_ALOUD = 200
"""Characters of an answer that everybody reads rather than that nobody does."""


@dataclass(frozen=True, slots=True)
class Asking:
    """One request, its person, his language, and the room that it is about: where he is, in general."""

    world: World
    request: Request
    language: str
    room: Room
    picked: str = ""
    """The match that he has picked where several could be meant."""

    @property
    def person(self) -> Person:
        return self.request.person

    @property
    def limits(self) -> Limits:
        """What fits into an answer."""
        return self.world.limits(self.room.id)

    async def whisper(self, *lines: Text) -> None:
        """Answer so that only he reads it."""
        await self.show(Screen(lines))

    async def show(self, screen: Screen) -> None:
        """Answer with a whole screen that only he sees, in several messages if it is too long for one."""
        parts = self._split(screen, self.language)
        for number, part in enumerate(parts):
            try:
                await self.request.whisper(await self.world.publisher.message(part, self.language))
            except Unreachable:
                await self._show_elsewhere(parts[number:])
                return

    async def refresh(self, screen: Screen) -> None:
        """Let the answer on which the button hangs look like this. What does not fit into it is said anew."""
        if not self.fits(screen):
            await self.show(screen)
            return
        try:
            await self.request.refresh(await self.world.publisher.message(screen, self.language))
        except Unreachable:
            await self._show_elsewhere([screen])

    async def _show_elsewhere(self, screens: list[Screen]) -> None:
        """Show what no answer has brought him in his private chat, if messages are known to arrive there; else the
        room has a word for him. Buttons may be about the room where he asked, and would be about another there."""
        own, private = Address(person=self.person.id), self.request.room.private
        if not private and (self.person.masked or await self.world.reach.of(own) is not Access.OPEN):
            await self._tell_openly(screens)
            return
        # If nothing arrives there after all, he is told so once.
        asker = None if private else Asker(self.person.id, partial(self._tell_openly, screens))
        if not private and any(screen.rows for screen in screens):
            screens = [self._no_whisper("again")]
        for number, screen in enumerate(screens):
            self.world.publisher.say(own, screen, self.language, asker if number == 0 else None)

    async def _tell_openly(self, screens: list[Screen]) -> None:
        """The last resort: the room reads a short answer, and of any other that there is one. Whom nobody knows
        cannot be told anything alone, so then the room reads all that is no secret."""
        first, *more = screens
        length = self.world.words.length(first, self.language)
        if self.person.masked and not first.secret:
            for screen in screens:
                self._say(screen)
        elif more or first.secret or first.rows or first.picture or length > LONGEST_ALOUD:
            self._say(self.no_whisper())
        else:
            line, *others = first.lines
            self._say(Screen((text("answer-openly", name=self.who, answer=line), *others)))

    def fits(self, screen: Screen) -> bool:
        """Whether one message has room for a screen."""
        return fits(screen, self.limits, self.world.words.measuring(self.language))

    def no_whisper(self, way: str = "again") -> Screen:
        """How he can let the bot write to him; where he need not open their chat for that, in this way."""
        door = self.world.port(self.person.id).door("hello")
        if door is None:
            return self._no_whisper(way)
        return replace(self._no_whisper("open"), rows=((door_button(door),),))

    def _no_whisper(self, way: str) -> Screen:
        return Screen((text("no-whisper", name=self.who, way=way),))

    async def say(self, screen: Screen) -> None:
        """Answer so that everybody in the room reads it, in the room's language; as `show` does if it is long.
        Where the bot may not speak, he alone reads it."""
        if self.room.foreign or await self.world.reach.closed(self._here):
            await self.show(screen)
            return
        language = await self.world.languages.of_room(self.room.id)
        for part in self._split(screen, language):
            self.world.publisher.say(self._here, part, language, Asker(self.person.id, partial(self.show, part)))

    async def send_file(self, name: str, data: bytes, sent: Text, otherwise: Screen | None = None) -> None:
        """Send a file to him alone, and tell him that it is `sent`. Where his private chat is shut the file is the
        answer, and where that cannot be, or no files are taken, show him what there is `otherwise`."""
        to = Address(person=self.person.id)
        if self.person.masked:
            if otherwise is None:
                raise Refused("export-masked")
            await self.show(otherwise)
            return
        left = FILE_PATIENCE
        while (wait := self.world.publisher.lanes.spend(to, urgent=True)) > 0:
            left -= wait
            if left < 0:
                raise Refused("export-later")
            await asyncio.sleep(wait)
        try:
            await self.world.port(to.key).send_file(to, name, data)
        except TooFast as error:
            if isinstance(error, Slowed):
                self.world.publisher.lanes.hold(to, error.seconds)
            raise Refused("export-later") from None
        except Declined as error:
            logger.warning("a file was not taken: %s", error)
            if otherwise is None:
                raise Refused("export-later") from None
            await self.show(otherwise)
            return
        except Unreachable:
            if not await self.request.hand_over(name, data):
                await self.show(otherwise or self.no_whisper("write"))
            return
        await self.whisper(sent)

    @property
    def by(self) -> str | None:
        """Who does it, for what is kept of that; None for those who speak in the name of a chat."""
        return None if self.person.masked else self.person.id

    @property
    def who(self) -> Who:
        """Who asks, as texts name him."""
        return Who(self.person.id, self.person.name)

    def _say(self, screen: Screen) -> None:
        publisher = self.world.publisher
        say = publisher.say_once if isinstance(self.request.what, Press) else publisher.say
        say(self._here, screen, self.language)

    @property
    def _here(self) -> Address:
        """Where he asks."""
        room = self.request.room
        return Address(person=self.person.id) if room.private else Address(room=room.id)

    def _split(self, screen: Screen, language: str) -> list[Screen]:
        return split(screen, self.limits.text, self.world.words.measuring(language))

    async def tables_here(self, name: str = "") -> list[Table]:
        """The open tables that he may mean, or those of this name; Refused if none is called so."""
        here = await self.world.tables.around(self.person, self.room)
        if not name:
            return here
        called = [table for table in here if table.match.name.casefold() == name.casefold()]
        if not called:
            raise Refused("no-table-called", table=Typed(name))
        return called

    async def table(self, name: str, *, seated: bool = False, sheets: bool = False, begun: bool = False) -> Table:
        """The table that is meant: the one of this name, the one where he sits, or the only one there is.

        With `seated` only tables at which he sits count; score sheets that are being kept only with `sheets`. With
        `begun` no score sheet is meant, and a lobby only if nothing else can be. Refused if none is meant, Unclear
        if several are."""
        if self.picked:
            return await self._picked(seated=seated, sheets=sheets)
        here = await self.tables_here(name)
        mine = [table for table in here if table.seat_of(self.person.id) is not None]
        meant = mine if seated else here
        candidates = [table for table in meant if sheets or not (table.match.sheet if begun else table.kept)]
        if meant and not candidates:
            raise Refused("sheet-real-tiles")
        candidates = [table for table in candidates if table in mine] or candidates
        if begun:
            candidates = [table for table in candidates if table.state is not None] or candidates[:1]
        if not candidates:
            if not seated:
                raise Refused("not-in-this-chat" if self.room.foreign else "no-table-here")
            raise Refused("not-your-table" if name else "no-seat-here")
        if len(candidates) > 1:
            raise Unclear(await self._which(candidates))
        return candidates[0]

    async def latest_table(self, name: str, *, sheets: bool = False) -> Table:
        """The table that is meant; if none is, or it has not begun, the match that ended last in this room, if one
        has."""
        try:
            table = await self.table(name, sheets=sheets)
        except Refused:
            ended = await self._ended_last(name)
            if ended is None:
                raise
            table = ended
        else:
            if table.state is None:
                table = await self._ended_last(name) or table
        if table.kept and not sheets:
            raise Refused("sheet-real-tiles")
        return table

    async def _ended_last(self, name: str) -> Table | None:
        """The match that ended last in this room, if nobody has named a table; or the one that he has picked, if
        it has ended since he was asked."""
        if self.picked:
            table = await self.world.tables.find(self.picked)
            return table if table is not None and not table.open and self._may_mean(table) else None
        last = None if name else await matches.last_ended(self.world.database, self.room.id)
        return None if last is None else await self.world.tables.find(last.id)

    @asynccontextmanager
    async def holding(
        self, match_id: str, own: Callable[[Table], bool], seen: int = 0
    ) -> AsyncIterator[tuple[Table, bool]]:
        """A table as `Tables.changing` gives it, and whether he may change it: because it is his `own`, or because
        he runs the chat. The platform is asked for that before the table is held, for it takes its time, and a
        table that is held stands still."""
        found = await self.world.tables.find(match_id)
        # Of its own chat alone: everybody runs the one that he has with the bot.
        foreign = found is not None and found.match.room == self.room.id and not own(found)
        runs_chat = foreign and await self.request.is_admin()
        async with self.world.tables.changing(match_id, seen) as table:
            yield table, runs_chat or own(table)

    def check_known(self) -> None:
        """Refused to those who speak in the name of a chat: they share one account, and nobody can play or choose
        for all of them."""
        if self.person.masked:
            raise Refused("masked")

    def check_member(self) -> None:
        """Refused where the bot is no member of the chat: nothing that concerns others is kept there, for it could
        not tell them of it."""
        if self.room.foreign:
            raise Refused("not-in-this-chat")

    async def check_runs_chat(self) -> None:
        """Refused to those who do not run the chat."""
        if not await self.request.is_admin():
            raise Refused("only-admin")

    async def _picked(self, *, seated: bool, sheets: bool) -> Table:
        """The table that he has picked: an open one of the room, or one at which he sits."""
        table = await self.world.tables.find(self.picked)
        if table is None or not table.open or (table.kept and not sheets) or not self._may_mean(table):
            raise Refused("no-such-table")
        if seated and table.seat_of(self.person.id) is None:
            raise Refused("not-your-table")
        return table

    def _may_mean(self, table: Table) -> bool:
        """Whether it is one of the room, or one at which he sits."""
        return table.match.room == self.room.id or table.seat_of(self.person.id) is not None

    async def _which(self, candidates: Sequence[Table]) -> Screen:
        """Which of these tables is his command for? A move is then made from the hand."""
        found = [table.match for table in candidates]
        rooms = {match.room for match in found}
        titles: dict[str, Typed | Text] = {}
        for room in rooms if len(rooms) > 1 else ():
            if room == self.person.id:
                titles[room] = text("our-chat")
            elif title := (await self.world.preferences.chat(room)).title:
                titles[room] = Typed(title)
        what = self.request.what
        command = what.name.lower() if isinstance(what, Command) else ""
        return which_screen(found, titles, "hand" if command == "move" else command, self.limits)
