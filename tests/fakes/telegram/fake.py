"""The fake as a test uses it: a server on loopback, people and groups, and what everybody sees.

async with TelegramFake() as fake:
    ann, group = fake.person("Ann"), fake.group("Friends")
    group.add(ann)
    group.add_bot()
    ...                                 # a bot that talks to fake.url, in this process or another
    ann.say(group, "/play")
    await fake.until(lambda: ann.buttons(group))
    press = ann.click(group, "Join")
    await fake.until(lambda: press.answered)
    assert fake.violations == []
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from types import TracebackType

from tests.fakes.clock import Clock
from tests.fakes.telegram import sight
from tests.fakes.telegram.faults import Fault, Faults
from tests.fakes.telegram.groups import Group, Thread
from tests.fakes.telegram.model import SUPERGROUP, Chat, Message
from tests.fakes.telegram.pace import Pace
from tests.fakes.telegram.people import Person
from tests.fakes.telegram.server import Server
from tests.fakes.telegram.sight import Shown
from tests.fakes.telegram.webhook import Courier
from tests.fakes.telegram.world import TOKEN, Call, World
from tests.waiting import PATIENCE

Place = Group | Thread | None
"""Where to look; None: the person's own chat with the bot."""


class TelegramFake:
    """`speed` shortens the windows of flood control (0: none), `ephemeral=False` is a server from before Bot API
    10.2, `inline` is what BotFather was told."""

    token = TOKEN

    def __init__(self, *, speed: float = 1.0, ephemeral: bool = True, inline: bool = True) -> None:
        self.world = World(ephemeral=ephemeral, inline=inline)
        self.world.pace.speed = speed
        self._server = Server(self.world)
        self._courier = Courier(self.world)
        self._random = Random(1)

    async def __aenter__(self) -> TelegramFake:
        await self._server.start()
        self._courier.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._courier.stop()
        await self._server.stop()

    @property
    def url(self) -> str:
        """What a bot has in place of https://api.telegram.org."""
        return self._server.url

    # --- Who is there ---------------------------------------------------------------------------------------

    def person(self, name: str, language: str = "en", username: str = "", last_name: str = "") -> Person:
        return Person(self.world, self.world.add_user(name, language, username, last_name=last_name))

    def group(
        self, title: str, *people: Person, kind: str = SUPERGROUP, forum: bool = False, bot: bool = True
    ) -> Group:
        """A group with these people, and the bot in it."""
        group = Group(self.world, title, kind=kind, forum=forum)
        group.add(*people)
        if bot:
            group.add_bot()
        return group

    # --- What is seen ---------------------------------------------------------------------------------------

    def messages(self, person: Person, where: Place = None) -> list[Shown]:
        """The messages before a person in a chat or topic now, oldest first."""
        chat = self._chat(person, where)
        shown = sight.visible_messages(person.user, chat)
        return [one for one in shown if where is None or where.thread in (None, one.topic)]

    def popups(self, person: Person, where: Place = None) -> list[Shown]:
        """The popups and alerts that a person has got in a chat."""
        chat = self._chat(person, where)
        return [one for one in person.user.seen if one.kind in (sight.POPUP, sight.ALERT) and one.chat is chat]

    def visible(self, person: Person, where: Place = None) -> list[Shown]:
        """All that a person has before him in a chat: messages, popups; and what inline mode has offered him."""
        offers = [one for one in person.user.seen if one.kind == sight.OFFER]
        return [*self.messages(person, where), *self.popups(person, where), *offers]

    def seen(self, person: Person) -> list[Shown]:
        """All that a person was ever shown, in every form that it had."""
        return list(person.user.seen)

    def everything_public(self, where: Group | Thread) -> list[Shown]:
        """Every form of every message that all of a group could see."""
        return list(where.chat.log)

    # --- What the bot has done ------------------------------------------------------------------------------

    @property
    def violations(self) -> list[str]:
        """What the bot may never send, and what the fake itself has got wrong; empty at the end of a good test."""
        return self.world.violations

    @property
    def calls(self) -> list[Call]:
        return self.world.calls

    def calls_to(self, where: Group | Person, *methods: str) -> list[Call]:
        """The calls that named this chat, of these methods or of all."""
        return [call for call in self.calls if call.chat == where.id and (not methods or call.method in methods)]

    @property
    def refused(self) -> list[Call]:
        """The calls that were answered with an error."""
        return [call for call in self.calls if call.status >= 400]

    # --- Waiting --------------------------------------------------------------------------------------------

    async def until(self, true: Callable[[], object], within: float = PATIENCE) -> None:
        """Waits until something is so; it is looked at whenever anything has happened."""
        try:
            async with asyncio.timeout(within):
                while not true():
                    self.world.changed.clear()
                    await self.world.changed.wait()
        except TimeoutError:
            last = [f"{call.method} {call.status} {call.description}" for call in self.calls[-8:]]
            raise AssertionError(
                f"it never came to that; last calls {last}, violations {self.violations}"
            ) from None

    async def quiet(self) -> None:
        """Waits until the bot has asked for nothing but updates for a twentieth of a second."""
        while True:
            before = self._busy()
            await asyncio.sleep(0.05)
            if before == self._busy() and not self.world.updates.pending:
                return

    def _busy(self) -> int:
        return sum(call.method != "getUpdates" for call in self.calls)

    # --- Time, pace and faults ------------------------------------------------------------------------------

    @property
    def clock(self) -> Clock:
        return self.world.clock

    @property
    def pace(self) -> Pace:
        return self.world.pace

    @property
    def faults(self) -> Faults:
        return self.world.faults

    def fail(self, fault: Fault) -> Fault:
        """Plans a fault."""
        return self.world.faults.add(fault)

    def flood(self, where: Group | Person, seconds: float) -> None:
        """For so long nothing is taken in that chat."""
        self.world.pace.flood(where.id, seconds)

    def age(self, message: Message | Shown, hours: float) -> None:
        """Makes one message that much older."""
        target = message.message if isinstance(message, Shown) else message
        assert target is not None
        target.date -= hours * 3600

    def duplicate(self) -> None:
        """The last update comes twice."""
        self.world.updates.duplicate()

    def reorder(self) -> None:
        """The updates that wait come in another order."""
        self.world.updates.shuffle(self._random)

    def lose_confirmation(self) -> None:
        """What the bot confirms next is not noted: it gets the same updates again."""
        self.world.updates.lost_confirmations += 1

    def _chat(self, person: Person, where: Place) -> Chat:
        return person.private if where is None else where.chat
