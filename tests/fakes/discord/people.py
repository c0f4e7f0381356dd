"""People in the hands of a test: they do what a Discord client would let them do, and what a forger could.

What a client would not offer (a button that is not there, a command that is not registered) raises `NotOffered`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tests.fakes.discord import commands as rules
from tests.fakes.discord.components import buttons
from tests.fakes.discord.interactions import (
    COMMAND,
    COMPLETION,
    COMPONENT,
    PRIVATE,
    Interaction,
    context,
)
from tests.fakes.discord.oracle import Shown
from tests.fakes.discord.payloads import attachment_payload
from tests.fakes.discord.permissions import Permission
from tests.fakes.discord.places import FakeChannel, FakeGuild
from tests.fakes.discord.refusals import Json
from tests.fakes.discord.state import Attachment, Message, User

if TYPE_CHECKING:
    from tests.fakes.discord.server import FakeDiscord

BUTTON: Final = 2
FOCUS: Final = "focused"


class NotOffered(Exception):
    """A client would not let a person do this."""


class Person:
    """Somebody with a Discord client."""

    def __init__(self, fake: FakeDiscord, user: User) -> None:
        self.user = user
        self._fake = fake

    @property
    def id(self) -> str:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def dm(self) -> FakeChannel:
        """The direct conversation with the bot."""
        return FakeChannel(self._fake.world, self._fake.world.dm(self.user))

    def open_dms(self) -> None:
        self.user.dms_open = True

    def close_dms(self) -> None:
        """Accept no direct messages from members of servers."""
        self.user.dms_open = False

    def install(self) -> None:
        """Add the app to one's own account."""
        self.user.installed = True

    def leave_guild(self, guild: FakeGuild) -> None:
        guild.leave(self)

    def say(self, channel: FakeChannel, text: str) -> str:
        """Say something; gives the message's id."""
        return channel.post(self, text)

    # --- commands -------------------------------------------------------------------------------------------

    def file(self, name: str, data: bytes) -> Attachment:
        """A file on his machine, for an option of a command."""
        identity = self._fake.world.snowflake()
        return Attachment(
            identity, name, data, f"{self._fake.base}/attachments/0/{identity}/{name}", "application/octet-stream"
        )

    def slash(self, channel: FakeChannel, command: str, /, **options: Any) -> Interaction:
        """Use a command."""
        data, known = self._typed(channel, command, options)
        given = {item["name"] for item in data["options"]}
        missing = [item["name"] for item in known if item.get("required") and item["name"] not in given]
        if missing:
            raise NotOffered(f"/{command} needs {', '.join(missing)}")
        return self._ask(COMMAND, channel, data)

    async def complete(self, channel: FakeChannel, command: str, /, **options: Any) -> list[Json]:
        """Type a command up to its last option here; gives the choices that are offered."""
        interaction = self.completing(channel, command, **options)
        await self._fake.answered(interaction)
        return interaction.choices or []

    def completing(self, channel: FakeChannel, command: str, /, **options: Any) -> Interaction:
        """The same, without waiting for the choices."""
        last = next(reversed(options))
        data, _ = self._typed(channel, command, options, focus=last)
        return self._ask(COMPLETION, channel, data)

    def _typed(
        self, channel: FakeChannel, command: str, options: Json, focus: str = ""
    ) -> tuple[Json, list[Json]]:
        """What a client sends, and the options that it knows."""
        found = rules.find(self.offered(channel), command, self.user.locale)
        if found is None:
            raise NotOffered(f"no command /{command} here")
        data: Json = {"id": found["id"], "name": found["name"], "type": found["type"]}
        known = found["options"]
        data["options"] = [self._option(known, key, value, key == focus, data) for key, value in options.items()]
        return data, known

    def _option(self, known: list[Json], key: str, value: Any, focused: bool, data: Json) -> Json:
        option = rules.find(known, key, self.user.locale)
        if option is None:
            raise NotOffered(f"no option {key!r}")
        sent: Json = {"name": option["name"], "type": option["type"], "value": value}
        if focused:
            if not option.get("autocomplete"):
                raise NotOffered(f"{key!r} is not completed")
            sent[FOCUS] = True
        if isinstance(value, Attachment) != (option["type"] == rules.ATTACHMENT):
            raise NotOffered(f"{key!r} does not take {value!r}")
        if isinstance(value, Attachment):
            self._fake.uploads[value.id] = value
            payload = attachment_payload(value, ephemeral=True)
            data.setdefault("resolved", {}).setdefault("attachments", {})[value.id] = payload
            sent["value"] = value.id
        return sent

    def offered(self, channel: FakeChannel) -> list[Json]:
        """The commands that the client lists there."""
        place = channel.state
        rights = place.rights(self.user)
        if Permission.USE_APPLICATION_COMMANDS not in rights or place.deleted:
            return []
        where = context(place)
        by_guild = where != PRIVATE and (place.guild is None or place.guild.commands)
        return [
            command
            for command in self._fake.commands.all
            if where in (command["contexts"] or range(3))
            and ((by_guild and 0 in command["integration_types"]) or self._brings(command))
        ]

    def _brings(self, command: Json) -> bool:
        return self.user.installed and 1 in command["integration_types"]

    # --- components -----------------------------------------------------------------------------------------

    def click(self, shown: Shown, which: str) -> Interaction:
        """Press a button, by label or custom_id, on a message as it is on the screen."""
        return self.click_old(self._fake.oracle.look(self._message(shown)), which)

    def double_click(self, shown: Shown, which: str) -> tuple[Interaction, Interaction]:
        """Press a button twice before anything has happened."""
        return self.click(shown, which), self.click(shown, which)

    def click_old(self, shown: Shown, which: str) -> Interaction:
        """Press a button of a message as it was, which has been edited while the finger came down."""
        button = shown.button(which)
        if button is None:
            raise NotOffered(f"no {which!r} among {shown.labels}")
        if not button.custom_id:
            raise NotOffered(f"{which!r} cannot be pressed")
        message = self._message(shown)
        there = (item["id"] for item in buttons(message.components) if item.get("custom_id") == button.custom_id)
        data = {"custom_id": button.custom_id, "component_type": BUTTON, "id": next(there, 0)}
        return self._ask(COMPONENT, FakeChannel(self._fake.world, message.channel), data, message)

    def press_raw(self, channel: FakeChannel, message: str, custom_id: str) -> Interaction:
        """A forged press of a button: on a message that exists, with whatever it carries."""
        found = channel.state.messages.get(message)
        if found is None or not found.shown_to(self.user):
            raise NotOffered("Discord finds no such message")
        return self._ask(COMPONENT, channel, {"custom_id": custom_id, "component_type": BUTTON}, found)

    def _message(self, shown: Shown) -> Message:
        message = self._fake.world.channels[shown.channel].messages.get(shown.id)
        if message is None or not message.shown_to(self.user):
            raise NotOffered(f"{self.name} sees no such message")
        return message

    def _ask(self, kind: int, channel: FakeChannel, data: Json, message: Message | None = None) -> Interaction:
        if not channel.state.seen_by(self.user):
            raise NotOffered(f"{self.name} does not see that channel")
        return self._fake.ask(kind, self.user, channel.state, data, message)
