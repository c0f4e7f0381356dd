"""`boneyard selfcheck`: tries on the live platform, in a test chat, what no fake of it can show.

Everything goes through the platform's own port, as in a game, and is removed afterwards: what is refused here
would be refused in the middle of a match. Every check is one line that says how to mend what it has found.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from bot.console.hosting import discord_platform, telegram_platform
from bot.console.trials import Mark, Otherwise, Result, Trials, row, says
from bot.conversation import Completion, Offer, Typing
from bot.exits import Exit, ending
from bot.ids import PersonId, PostId, RoomId
from bot.outage import Sleep
from bot.platforms import BadToken, Checkable
from bot.ports import Address, Finding, Person, Press, Request, Room, Unreachable
from bot.settings import Settings
from bot.words import DEFAULT, Words

NO_TOKEN: Final = "boneyard: {name} is not set; docs/hosting.md says where to get it\n"
_LIKE_A_HAND: Final = says("This works: nobody else sees these words.", row("6-4", "draw"), secret=True)
"""The answer to a press. With its buttons it takes the ways of a hand."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be checked, and where, in the numbers of the platform; without a chat it is asked for."""

    chat: int | None = None
    topic: int | None = None
    person: int | None = None
    press: bool = False
    flood: bool = False
    keep: bool = False


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do if a room or a person of a platform cannot be reached."""

    room: str
    person: str


TELEGRAM: Final = Advice(
    room="is the bot in the group, may it write there, and is the id right? That of a group is negative",
    person="that person has to open the bot's private chat and press Start",
)
DISCORD: Final = Advice(
    room="is the bot in the server, may it see the channel and write there, and is the id right?",
    person="that person has to be in a server with the bot and to allow direct messages from its members",
)


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds that things may take."""

    login: float = 30
    commands: float = 30
    rights: float = 8
    """What the bot may do it is told a while after it has connected."""
    slow: float = 120
    """Until the platform takes a message."""
    people: float = 180
    """Until somebody writes, or presses."""


def run_selfcheck(settings: Settings, name: str, wanted: Wanted) -> Exit:
    """Check the platform of this name and report on standard output; gives the exit status."""
    words = Words(default=settings.language)
    check: SelfCheck
    if name == "telegram":
        if settings.telegram is None:
            return _not_set_up("TELEGRAM_TOKEN")
        telegram = telegram_platform(settings.telegram, words)
        check = SelfCheck(telegram, TELEGRAM, words, abilities=telegram.abilities, has_rival=telegram.has_rival)
    else:
        if settings.discord is None:
            return _not_set_up("DISCORD_TOKEN")
        check = SelfCheck(discord_platform(settings.discord, words), DISCORD, words)
    try:
        return asyncio.run(_stoppable(check.run(wanted)))
    except asyncio.CancelledError:
        return Exit.INTERRUPTED


async def _stoppable(checking: Coroutine[None, None, Exit]) -> Exit:
    """However it is told to stop, it removes what it has sent."""
    task = asyncio.create_task(checking, name="selfcheck")
    for number in ending():
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    return await task


def _not_set_up(name: str) -> Exit:
    sys.stderr.write(NO_TOKEN.format(name=name))
    return Exit.UNUSABLE


# --- The checks -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Heard:
    """What somebody did, and whether he could be answered."""

    request: Request
    answered: bool


class Listener:
    """A `Conversation` that answers everybody that the bot is being checked. It remembers nothing, so the platform
    is told of the commands anew."""

    def __init__(self) -> None:
        self.told: Final = asyncio.Event()
        """Set when the platform has taken the commands."""
        self.heard: Final[asyncio.Queue[Heard]] = asyncio.Queue()

    async def handle(self, request: Request) -> None:
        pressed = isinstance(request.what, Press)
        answer = _LIKE_A_HAND if pressed else says("The bot is being checked.", secret=True)
        answered = False
        with suppress(Unreachable):
            await request.whisper(answer)
            await request.acknowledge()  # not before that: an answer to a press may be all that can be said to it
            answered = True
        self.heard.put_nowait(Heard(request, answered))

    async def is_first(self, name: str) -> bool:
        return True

    async def complete(self, person: Person, room: Room, typing: Typing) -> list[Completion]:
        return []

    async def offers(self, person: Person, query: str) -> tuple[list[Offer], str]:
        return [], ""

    async def recall(self, name: str) -> str | None:
        return None

    async def remember(self, name: str, value: str) -> None:
        self.told.set()

    def spend(self, to: Address, *, urgent: bool = False) -> float:
        return 0

    def hold(self, to: Address, seconds: float) -> None: ...

    async def closed(self, to: Address) -> bool:
        return False

    async def room_of(self, *posts: PostId) -> RoomId | None:
        return None

    # What follows is news for tables, and here are none.

    async def talk(self, room: RoomId) -> None: ...

    async def reached(self, to: Address) -> None: ...

    async def lost(self, to: Address) -> None: ...

    async def removed(self, room: RoomId, *, gone: bool = False) -> None: ...

    async def left(self, room: RoomId, person: PersonId) -> None: ...

    async def moved(self, old: RoomId, new: RoomId) -> bool:
        return True


class SelfCheck:
    """All checks of a platform, each reported as soon as it is done. `abilities` are what this platform can do
    beyond the port: what it is, and whether it is so. `has_rival` is whether another program uses the token."""

    def __init__(
        self,
        platform: Checkable,
        advice: Advice,
        words: Words,
        *,
        abilities: Callable[[], Mapping[str, bool]] = dict,
        has_rival: Callable[[], bool] = bool,
        sleep: Sleep = asyncio.sleep,
        patience: Patience | None = None,
    ) -> None:
        self.results: list[Result] = []
        self._platform = platform
        self._advice = advice
        self._words = words
        self._abilities = abilities
        self._has_rival = has_rival
        self._patience = patience or Patience()
        self._listener = Listener()
        self._trials = Trials(platform, self._report, sleep=sleep, slow=self._patience.slow)

    async def run(self, wanted: Wanted) -> Exit:
        """Everything; gives the exit status."""
        try:
            if await self._trials.attempt("token", self._log_in):
                await self._serving(wanted)
        finally:
            await self._platform.close()
        problems = [result.about for result in self.results if result.mark is Mark.PROBLEM]
        self._tell(f"Not in order: {', '.join(problems)}." if problems else "All that games need is in order.")
        return Exit.FAILED if problems else Exit.GOOD

    async def _serving(self, wanted: Wanted) -> None:
        serving = asyncio.create_task(self._platform.serve(self._listener), name="serving the check")
        try:
            await self._all(wanted, serving)
        finally:
            if not wanted.keep:
                await self._trials.clean()
            await self._platform.hush()
            await asyncio.gather(serving, return_exceptions=True)  # why it ended has been reported

    async def _all(self, wanted: Wanted, serving: asyncio.Task[None]) -> None:
        await self._trials.attempt("commands", lambda: self._commands(serving))
        for about, can in self._abilities().items():
            self._report(Result(Mark.GOOD if can else Mark.NOTE, about, "yes" if can else "no; games do without"))
        room = None if wanted.chat is None else self._platform.room(wanted.chat, wanted.topic)
        person = None if wanted.person is None else self._platform.person(wanted.person)
        if room is None:
            heard = await self._asked_for()
            if heard is None:
                return
            room, person = heard.room.id, person or (None if heard.person.masked else heard.person.id)
        here = Address(room=room)
        await self._rights(Room(room))
        await self._trials.in_room(here, person, self._advice.room)
        if person is not None:
            await self._trials.in_private(person, self._advice.person)
        else:
            self._report(Result(Mark.NOTE, "private message", "not tried: --person ID says to whom"))
        if wanted.press:
            await self._trials.attempt("press", lambda: self._pressed(here))
        if wanted.flood:
            self._tell("First a minute in which nothing is sent ...")
            await self._trials.attempt("pace", lambda: self._trials.flood(here))
        await self._trials.attempt("connection", lambda: self._connected(serving))

    async def _log_in(self) -> str:
        try:
            async with asyncio.timeout(self._patience.login):
                await self._platform.log_in()
        except BadToken:
            raise Otherwise("the platform does not take it: copy it anew from where it was made") from None
        except TimeoutError:
            raise Otherwise("the platform cannot be reached") from None
        return f"this is {self._platform.account}"

    async def _commands(self, serving: asyncio.Task[None]) -> str:
        """The platform is told of them as soon as it is served."""
        told = asyncio.create_task(self._listener.told.wait(), name="until the commands are told")
        try:
            await asyncio.wait(
                (told, serving), timeout=self._patience.commands, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            told.cancel()
        if self._listener.told.is_set():
            return ""
        await self._connected(serving)
        raise Otherwise("the platform has not taken them; the log above may say why")

    async def _connected(self, serving: asyncio.Task[None]) -> str:
        """Serving goes on until it is ended from here, or something is wrong."""
        if serving.done():
            await serving  # which raises why it ended
            raise Otherwise("it has ended")
        if self._has_rival():
            raise Otherwise("another program uses the token; if it is the bot itself, stop it before")
        return ""

    async def _rights(self, room: Room) -> None:
        """What /doctor would find. What really hinders is found by the checks that follow."""
        found: tuple[Finding, ...] = ()
        pause = 0.1
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience.rights):
                while True:
                    found = await self._platform.port.examine(room)
                    if all(one.good is not False for one in found):
                        break
                    await asyncio.sleep(pause)
                    pause *= 2
        for one in found:
            mark = Mark.GOOD if one.good else Mark.NOTE
            self._report(Result(mark, "rights", self._words.line(one.text, DEFAULT)))

    async def _asked_for(self) -> Request | None:
        """Let somebody show where the test chat is."""
        self._tell("Write /doctor in the chat in which the bot may be checked ...")
        heard = await self._until(lambda heard: not heard.request.room.private)
        if heard is None:
            self._report(Result(Mark.PROBLEM, "chat", "nobody has written there, or the bot was not told of it"))
            return None
        self._report(
            Result(Mark.GOOD, "chat", f"{heard.request.room.id}, written to by {heard.request.person.id}")
        )
        return heard.request

    async def _pressed(self, here: Address) -> str:
        await self._trials.send(here, says("Please press the button.", row("Press me")), loud=True)
        self._tell("Press the button in the chat ...")
        heard = await self._until(lambda heard: isinstance(heard.request.what, Press))
        if heard is None:
            raise Otherwise("nobody has pressed it, or the bot was not told of it")
        if not heard.answered:
            raise Otherwise("who has pressed it cannot be answered so that nobody else sees it")
        return f"{heard.request.person.id} was answered so that nobody else sees it"

    async def _until(self, wanted: Callable[[Heard], bool]) -> Heard | None:
        """What somebody does, if he does it soon."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience.people):
                while True:
                    heard = await self._listener.heard.get()
                    if wanted(heard):
                        return heard
        return None

    # --- the report ---------------------------------------------------------------------------------------

    def _report(self, result: Result) -> None:
        self.results.append(result)
        self._tell(f"{result.mark:<8}{': '.join(filter(None, (result.about, result.words)))}")

    def _tell(self, line: str) -> None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
