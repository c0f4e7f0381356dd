"""The club on Discord."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bot import outage
from bot.ids import PostId
from bot.messages import PICTURE_NAME, Drawing, Label, Message
from bot.platforms.discord import DiscordPlatform
from bot.platforms.discord.dress import dressed
from bot.platforms.discord.ids import person_id, room_id
from bot.platforms.discord.port import DiscordPort
from bot.ports import Pace
from tests.bot.platforms.house import FEW, NAMES, Choice, House, Look, Stranger
from tests.bot.platforms.watch import Watch, lines
from tests.fakes.discord import FakeChannel, FakeDiscord, Person, Shown
from tests.fakes.discord.interactions import Interaction
from tests.fakes.discord.state import DM
from tests.fakes.discord.state import Message as Posted

SPEED: Final = 60.0
"""How much faster than life the limits of Discord are over."""

_ESCAPED = re.compile(r"\\(.)")


class OnDiscord(Stranger):
    """Somebody with Discord's client."""

    def __init__(self, house: DiscordHouse, person: Person) -> None:
        self.name = person.name
        self.id = person_id(int(person.id))
        self.person = person
        self._house = house

    def own(self) -> Iterator[list[Choice]]:
        user = self.person.user
        found = [
            message
            for channel in (self.person.dm, self._house.channel)
            for message in channel.state.messages.values()
            if message.components and (message.receiver or channel.state.type == DM) and message.shown_to(user)
        ]
        yield from self._newest(found)

    def public(self) -> Iterator[list[Choice]]:
        messages = self._house.channel.state.messages.values()
        seen = self._house.channel.state.seen_by(self.person.user)
        yield from self._newest([one for one in messages if one.components and one.receiver is None and seen])

    def ever(self) -> list[Choice]:
        return [choice for shown in self._house.fake.seen(self.person) for choice in _choices(shown)]

    def _newest(self, messages: list[Posted]) -> Iterator[list[Choice]]:
        for message in sorted(messages, key=lambda one: int(one.id), reverse=True):
            yield _choices(self._house.fake.oracle.look(message))

    async def press(self, choice: Choice) -> None:
        shown: Shown = choice.button
        known = self._house.fake.world.channels[shown.channel].messages.get(shown.id)
        if known is not None and known.shown_to(self.person.user):
            await self.answered(self.person.click_old(shown, choice.data))

    async def forge(self, data: str) -> None:
        shown = self._house.fake.visible(self.person, self._house.channel)
        if shown:
            await self.answered(self.person.press_raw(self._house.channel, shown[-1].id, data))

    async def command(self, name: str, args: str = "") -> None:
        await self._slash(name, args)

    async def ask(self, name: str, args: str = "") -> list[str]:
        asked = await self._slash(name, args)
        return [_ESCAPED.sub(r"\1", shown.content) for shown in self._house.fake.replies(asked)]

    async def _slash(self, name: str, args: str) -> Interaction:
        """Fill in a command: a word for each option, and what is left for the last one. A move is one option."""
        known = next(one for one in self.person.offered(self._house.channel) if one["name"] == name)
        names = [option["name"] for option in known.get("options", [])][: 1 if name == "move" else None]
        given = dict(zip(names, args.split(" ", len(names) - 1), strict=False)) if args and names else {}
        asked = await self.answered(self.person.slash(self._house.channel, name, **given))
        await self._house.handled()
        return asked

    async def chat(self, words: str) -> None:
        self.person.say(self._house.channel, words)

    async def extra(self, chance: Random) -> None:
        """Type a command and look at what is offered to complete it."""
        command, option = chance.choice(
            (("move", "move"), ("play", "game"), ("hand", "table"), ("rules", "topic"))
        )
        asked = self.person.completing(
            self._house.channel, command, **{option: chance.choice(("", "6", "d", "x"))}
        )
        await self.answered(asked)
        if command == "rules":
            return  # house rules are named after tiles
        offered = [str(value) for choice in asked.choices or [] for value in choice.values()]
        self._house.watch.judge(self.id, "", Message(lines(offered)))

    async def answered(self, asked: Interaction) -> Interaction:
        return await self._house.fake.answered(asked)


def _choices(shown: Shown) -> list[Choice]:
    return [Choice(button.label, button.custom_id, shown) for button in shown.buttons if button.custom_id]


class DiscordHouse(House):
    """A channel with some strangers. The last one takes no direct messages."""

    platform_name = "discord"

    def __init__(
        self,
        folder: Path,
        watch: Watch,
        fake: FakeDiscord,
        monkeypatch: pytest.MonkeyPatch,
        *,
        thread: str = "",
        guests: int = FEW,
        **options: Any,
    ) -> None:
        super().__init__(folder, watch, fake.token, **options)
        monkeypatch.setattr(DiscordPort, "_gap", Pace(gap=0.3 / SPEED))
        monkeypatch.setattr(outage, "FIRST_WAIT", outage.FIRST_WAIT / SPEED)
        self.fake = fake
        self.people = [
            fake.person(name, locale=locale)
            for name, locale in zip(NAMES[:guests], cycle(("en-US", "ru", "de", "en-GB")), strict=False)
        ]
        self.guild = fake.guild("The club", *self.people)
        self.channel: FakeChannel = self.guild.channel("games")
        if thread:
            self.channel = self.channel.thread(thread, *self.people)
        self.strangers: list[Stranger] = [OnDiscord(self, person) for person in self.people]
        self.people[-1].close_dms()
        fake.world.listeners.append(self._happened)

    def make_platform(self) -> DiscordPlatform:
        return DiscordPlatform(
            self.fake.token, self.words, api_url=self.fake.api_url, gateway_url=self.fake.gateway_url
        )

    async def open(self) -> None:
        await super().open()
        await self.fake.until(lambda: self.fake.gateway.connected and self.fake.commands.all)

    async def arrived(self) -> None:
        asked = self.fake.interactions.all.values()
        await self.fake.until(lambda: all(one.done or one.failed for one in asked))

    # --- what is shown --------------------------------------------------------------------------------------

    def _happened(self, name: str, message: Any) -> None:
        if name not in ("message_create", "message_update") or message.author is not self.fake.world.bot:
            return
        reader = message.receiver
        if reader is None and message.channel.type == DM:
            (reader,) = message.channel.recipients
        person = None if reader is None else person_id(int(reader.id))
        place = ""
        if message.receiver is None:
            place = room_id(int(message.channel.id)) if person is None else person
        shown = self.fake.oracle.look(message)
        rows = (tuple(Label(button.label, button.custom_id or button.url) for button in shown.buttons),)
        drawn = [file for file in shown.files if file.filename == PICTURE_NAME]
        records = [file.data.decode() for file in shown.files if file not in drawn]
        said = [_ESCAPED.sub(r"\1", shown.content), *records]
        for file in drawn:
            drawing = Drawing(file.data, file.description)
            self.watch.judge(person, place, Message(lines(said), rows, drawing), [file.data])
        if not drawn:
            self.watch.judge(person, place, Message(lines(said), rows))

    def look(self, post: PostId) -> Look | None:
        for channel in self.fake.world.channels.values():
            if post in channel.messages:
                shown = self.fake.oracle.look(channel.messages[post])
                return Look(shown.content, tuple(button.custom_id or button.url for button in shown.buttons))
        return None

    def wanted(self, message: Message, post: PostId) -> Look:
        dress = dressed(message)
        return Look(dress.text, tuple(label.data for row in dress.rows for label in row))

    def told(self, stranger: Stranger) -> list[str]:
        person = self.people[self.strangers.index(stranger)]
        return [shown.content for shown in self.fake.visible(person, person.dm)]

    def faults(self) -> list[str]:
        failed = [f"failed: {one}" for one in self.fake.failed_interactions]
        fast = [f"too fast: {self.fake.limits.limited} requests"] if self.fake.limits.limited else []
        return [*self.fake.violations, *failed, *fast]
