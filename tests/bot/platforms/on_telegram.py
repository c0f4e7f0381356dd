"""The club on Telegram."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bot import outage
from bot.ids import PostId
from bot.in_hand import InHand
from bot.messages import Act, Label, Message
from bot.platforms.telegram import TelegramPlatform, errors
from bot.platforms.telegram import port as adapter
from bot.platforms.telegram.ids import Kind, Place, person_id, post_of
from bot.platforms.telegram.markup import CAPTION, TEXT, written
from bot.ports import Pace
from tests.bot.platforms.house import FEW, NAMES, Choice, House, Look, Stranger
from tests.bot.platforms.watch import Watch, lines
from tests.fakes.telegram import sight
from tests.fakes.telegram.fake import TelegramFake
from tests.fakes.telegram.groups import Group, Thread
from tests.fakes.telegram.model import Chat, Press, User
from tests.fakes.telegram.people import Person
from tests.fakes.telegram.sight import Button, Shown
from tests.fakes.telegram.world import Call

FASTER: Final = 60.0
"""How much faster than life the bot has its pace."""
SPEED: Final = 1.5 * FASTER
"""How much faster than life the server forgets what was sent. It forgives what a busy machine holds up.
The numbers of life are kept by the tests at the pace of life."""

_TRIAL: Final = "…"
"""What a process sends first, to see whether it is shown to one person alone."""


class OnTelegram(Stranger):
    """Somebody with Telegram's app."""

    def __init__(self, house: TelegramHouse, person: Person) -> None:
        self.name = person.name
        self.id = person_id(person.id)
        self.person = person
        self._house = house

    def own(self) -> Iterator[list[Choice]]:
        chats = [self.person.private, self._house.group.chat]
        found = [
            message
            for chat in chats
            for message in (*chat.messages.values(), *chat.ephemeral.values())
            if message.markup and (chat.user or message.receiver is self.person.user) and not message.deleted
        ]
        for message in sorted(found, key=lambda one: one.order, reverse=True):
            yield _choices(sight.shown(message))

    def public(self) -> Iterator[list[Choice]]:
        for message in reversed(self._house.group.chat.messages.values()):
            if message.markup and sight.can_see(self.person.user, message):
                yield _choices(sight.shown(message))

    def ever(self) -> list[Choice]:
        return [choice for shown in self.person.user.seen for choice in _choices(shown)]

    async def press(self, choice: Choice) -> None:
        await self.answered(self.person.press(choice.button))

    async def forge(self, data: str) -> None:
        where = self._house.where
        shown = [one for one in self._house.fake.messages(self.person, where) if one.message and one.message.id]
        if shown and shown[-1].message:
            await self.answered(self.person.press_raw(where, shown[-1].message.id, data))

    async def command(self, name: str, args: str = "") -> None:
        self.person.say(self._house.where, f"/{name} {args}".strip())
        await self._house.handled()

    async def ask(self, name: str, args: str = "") -> list[str]:
        before = len(self.person.user.seen)

        def answers() -> list[str]:
            new, own = self.person.user.seen[before:], self.person.private
            told = [one for one in new if one.message is None or one.message.sender is not self.person.user]
            return [one.text for one in told if (one.ephemeral and one.text != _TRIAL) or one.chat is own]

        await self.command(name, args)
        await self._house.fake.until(answers)
        return answers()

    async def chat(self, words: str) -> None:
        self.person.say(self._house.where, words)

    async def extra(self, chance: Random) -> None:
        """Choose a move in the line in which he writes, or ask for the moves and let them be."""
        queries = [
            b.query for one in self._house.fake.messages(self.person, self._house.where) for b in one.buttons
        ]
        query = chance.choice([query for query in queries if query] or [""])
        ask = self.person.inline(chance.choice((query, query, "", "nonsense")))
        await self._house.fake.until(lambda: ask.results is not None)
        if ask.results and chance.random() < 0.8:
            self.person.choose(ask, chance.choice(ask.results)["id"], self._house.where)
            await self._house.handled()

    async def answered(self, press: Press) -> None:
        await self._house.fake.until(lambda: press.answered)


def _choices(shown: Shown) -> list[Choice]:
    return [Choice(button.text, button.data, button) for button in shown.buttons if button.data]


class TelegramHouse(House):
    """A group with some strangers. All have opened their private chats with the bot but the last one, who never
    does."""

    platform_name = "telegram"

    def __init__(
        self,
        folder: Path,
        watch: Watch,
        fake: TelegramFake,
        monkeypatch: pytest.MonkeyPatch,
        *,
        group: Group | None = None,
        topic: str = "",
        guests: int = FEW,
        **options: Any,
    ) -> None:
        super().__init__(folder, watch, fake.token, fake.token.partition(":")[2], **options)
        _hasten(monkeypatch)
        self._in_hand = InHand()
        """What was taken here, and may wait for its turn before the bot is told; a process has its own."""
        self.fake = fake
        self.people = [
            fake.person(name, language)
            for name, language in zip(NAMES[:guests], cycle(("en", "ru", "de")), strict=False)
        ]
        self.group = group or fake.group("The club", forum=bool(topic))
        self.group.add(*self.people)
        self.where: Group | Thread = self.group.topic(topic) if topic else self.group
        self.strangers: list[Stranger] = [OnTelegram(self, person) for person in self.people]
        for person in (*self.people, Person(fake.world, self.group.owner)):
            self._watch(person.user)
        for person in self.people[:-1]:
            person.start()

    def make_platform(self) -> TelegramPlatform:
        made = TelegramPlatform(self.fake.token, self.words, api_url=self.fake.url, sleep=_sleep)
        self._in_hand = made.in_hand
        return made

    async def arrived(self) -> None:
        updates = self.fake.world.updates
        await self.fake.until(lambda: not updates.pending)
        await self._in_hand.done()

    # --- what is shown --------------------------------------------------------------------------------------

    def _watch(self, user: User) -> None:
        """Judge what his app shows him."""
        user.seen = _Watched(user.seen, lambda shown: self._judge(user, shown))

    def _judge(self, user: User, shown: Shown) -> None:
        world, message, chat = self.fake.world, shown.message, shown.chat
        if message is not None and message.sender is not world.bot and message.via is not world.bot:
            return
        public = message is not None and message.receiver is None and chat is not None and chat.is_group
        if public is not (user is self.group.owner):
            return  # what all can see is judged once, by what an onlooker may know
        place = _room(chat, shown.topic) if message is not None and message.receiver is None and chat else ""
        pictures = [] if shown.picture is None else [shown.picture]
        record = "" if shown.file is None else shown.file.decode()
        rows = tuple(tuple(map(_label, row)) for row in shown.rows)
        told = Message(lines((shown.text, shown.file_name, record)), rows)
        self.watch.judge(None if public else person_id(user.id), place, told, pictures)

    def look(self, post: PostId) -> Look | None:
        old = post_of(post)
        message = self.fake.world.chats[old.chat].messages.get(old.message)
        if message is None or message.deleted:
            return None
        shown = sight.shown(message)
        return Look(shown.text, tuple(b.data or b.url or b.query or "" for b in shown.buttons))

    def wanted(self, message: Message, post: PostId) -> Look:
        kind = post_of(post).kind
        if kind is Kind.WORDS:
            message = message.in_words()
        text = written(message.lines, CAPTION if message.drawing is not None else TEXT).text
        return Look(text, tuple(label.data for row in message.rows for label in row))

    def told(self, stranger: Stranger) -> list[str]:
        person = self.people[self.strangers.index(stranger)]
        return [shown.text for shown in self.fake.messages(person)]

    def faults(self) -> list[str]:
        fast = [self._told(call) for call in self.fake.calls if call.status == 429]
        silent = [f"no answer to {press.data}" for press in self.fake.world.presses.values() if not press.answered]
        return [*self.fake.violations, *fast, *silent]

    def _told(self, late: Call) -> str:
        """What came before a call that was too fast."""
        paced = [
            call for call in self.fake.calls if call.method.startswith(("send", "edit")) and call.at <= late.at
        ]
        before = [
            f"{call.method} {FASTER * (call.at - late.at):.1f} s" for call in paced if call.chat == late.chat
        ]
        return f"too fast for {late.chat}: {', '.join(before[-20:])}"


class _Watched(list[Shown]):
    """What somebody was shown, told of as it comes."""

    def __init__(self, shown: list[Shown], tell: Any) -> None:
        super().__init__(shown)
        self._tell = tell

    def append(self, shown: Shown) -> None:
        super().append(shown)
        self._tell(shown)

    def __iadd__(self, shown: Any) -> _Watched:  # type: ignore[misc, override]  # narrower than a list is
        for one in shown:
            self.append(one)
        return self


def _room(chat: Chat, topic: int | None) -> str:
    return Place(chat.id, topic if chat.forum else None).room


def _label(button: Button) -> Label:
    if button.data:
        return Label(button.text, button.data)
    return Label(button.text, button.url or button.query or "", Act.LINK if button.url else Act.INLINE)


async def _sleep(seconds: float) -> None:
    await asyncio.sleep(seconds / FASTER)


def _hasten(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pace of the bot, and its patience with a server that does not answer, faster than life."""

    def quick(pace: Pace) -> Pace:
        return replace(pace, gap=pace.gap / FASTER, per=pace.per / FASTER)

    for name in ("GROUP_PACE", "PRIVATE_PACE"):
        monkeypatch.setattr(adapter, name, quick(getattr(adapter, name)))
    monkeypatch.setattr(adapter.TelegramPort, "pace", quick(adapter.PACE))
    monkeypatch.setattr(outage, "FIRST_WAIT", outage.FIRST_WAIT / FASTER)
    told = errors._seconds
    monkeypatch.setattr(errors, "_seconds", lambda error: told(error) / FASTER)
