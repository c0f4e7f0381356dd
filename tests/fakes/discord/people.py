"""People in the hands of a test: they do what a Discord client would let them do, and what a forger could.

What a client would not offer (a button that is not there, a command that is not registered) raises `NotOffered`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tests.fakes.discord import commands as rules
from tests.fakes.discord.components import every
from tests.fakes.discord.interactions import (
    COMMAND,
    COMPLETION,
    COMPONENT,
    IN_GUILD,
    PRIVATE,
    Interaction,
    context,
)
from tests.fakes.discord.oracle import Shown, Widget
from tests.fakes.discord.payloads import attachment_payload, member_payload, user_payload
from tests.fakes.discord.permissions import Permission
from tests.fakes.discord.places import FakeChannel, FakeGuild
from tests.fakes.discord.refusals import Json
from tests.fakes.discord.state import Attachment, Message, User

if TYPE_CHECKING:
    from tests.fakes.discord.server import FakeDiscord

BUTTON, STRING_SELECT = 2, 3
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

    def delete_message(self, shown: Shown | str) -> None:
        """Remove a message, as its author or as a moderator; dismiss an ephemeral one."""
        message = self._message(shown)
        if message.receiver is not None:
            message.dismissed = True
        elif message.author is self.user or Permission.MANAGE_MESSAGES in message.channel.rights(self.user):
            self._fake.world.remove(message)
        else:
            raise NotOffered("not his message")

    def reload(self) -> None:
        """Start the client anew: ephemeral messages do not survive that."""
        for channel in self._fake.world.channels.values():
            for message in channel.messages.values():
                message.dismissed = message.dismissed or message.receiver is self.user

    # --- commands -------------------------------------------------------------------------------------------

    def file(self, name: str, data: bytes) -> Attachment:
        """A file on his machine, for an option of a command."""
        identity = self._fake.world.snowflake()
        return Attachment(
            identity, name, data, f"{self._fake.base}/attachments/0/{identity}/{name}", "application/octet-stream"
        )

    def slash(self, channel: FakeChannel, command: str, /, **options: Any) -> Interaction:
        """Use a command; the name may have a subcommand behind a blank. People stand for themselves in options."""
        data, known = self._typed(channel, command, options)
        missing = [item["name"] for item in known if item.get("required") and item["name"] not in _names(data)]
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
        name, *path = command.split()
        found = rules.find(self.offered(channel), name, self.user.locale)
        if found is None:
            raise NotOffered(f"no command /{name} here")
        data: Json = {"id": found["id"], "name": found["name"], "type": found["type"]}
        if "guild_id" in found:
            data["guild_id"] = found["guild_id"]
        level, known = data, found.get("options", [])
        for step in path:
            inner = rules.find(known, step, self.user.locale)
            if inner is None or inner["type"] not in (rules.SUBCOMMAND, rules.GROUP):
                raise NotOffered(f"no subcommand {step!r} in /{command}")
            level["options"] = [{"name": inner["name"], "type": inner["type"]}]
            level, known = level["options"][0], inner.get("options", [])
        if any(item["type"] in (rules.SUBCOMMAND, rules.GROUP) for item in known):
            raise NotOffered(f"/{command} is used with a subcommand")
        level["options"] = [self._option(known, key, value, key == focus, data) for key, value in options.items()]
        return data, known

    def _option(self, known: list[Json], key: str, value: Any, focused: bool, data: Json) -> Json:
        option = rules.find(known, key, self.user.locale)
        if option is None:
            raise NotOffered(f"no option {key!r}")
        sent: Json = {"name": option["name"], "type": option["type"]}
        if focused:
            if not option.get("autocomplete"):
                raise NotOffered(f"{key!r} is not completed")
            return {**sent, "value": str(value), FOCUS: True}
        if isinstance(value, Attachment):
            if option["type"] != rules.ATTACHMENT:
                raise NotOffered(f"{key!r} takes no file")
            self._fake.uploads[value.id] = value
            uploads = data.setdefault("resolved", {}).setdefault("attachments", {})
            uploads[value.id] = attachment_payload(value, ephemeral=True)
            return {**sent, "value": value.id}
        if option["type"] == rules.ATTACHMENT:
            raise NotOffered(f"{key!r} takes a file")
        if isinstance(value, Person):
            if option["type"] != rules.USER:
                raise NotOffered(f"{key!r} takes nobody")
            data.setdefault("resolved", {}).setdefault("users", {})[value.id] = user_payload(value.user)
            guild = next((item for item in self._fake.world.guilds.values() if value.user in item.members), None)
            if guild is not None:
                member = member_payload(guild, value.user) | {"permissions": "0"}
                del member["user"], member["mute"], member["deaf"]
                data["resolved"].setdefault("members", {})[value.id] = member
            return {**sent, "value": value.id}
        try:
            return {**sent, "value": rules.value_of(option, value, self.user.locale)}
        except ValueError as error:
            raise NotOffered(str(error)) from error

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
            and (where != IN_GUILD or _may(command, rights))
        ]

    def _brings(self, command: Json) -> bool:
        return self.user.installed and 1 in command["integration_types"]

    # --- components -----------------------------------------------------------------------------------------

    def click(self, shown: Shown, which: str) -> Interaction:
        """Press a button, by label or custom_id, on a message as it is on the screen."""
        return self._press(shown, self._widget(self._current(shown), which, BUTTON))

    def double_click(self, shown: Shown, which: str) -> tuple[Interaction, Interaction]:
        """Press a button twice before anything has happened."""
        widget = self._widget(self._current(shown), which, BUTTON)
        return self._press(shown, widget), self._press(shown, widget)

    def click_old(self, shown: Shown, which: str) -> Interaction:
        """Press a button of a message as it was, which has been edited while the finger came down."""
        return self._press(shown, self._widget(shown, which, BUTTON))

    def select(self, shown: Shown, which: str, *labels: str) -> Interaction:
        """Choose options of a select, by label or value."""
        widget = self._widget(self._current(shown), which, STRING_SELECT)
        item = self._component(shown, widget.custom_id)
        values = []
        for label in labels:
            value = next((value for text, value, _ in widget.options if label in (text, value)), None)
            if value is None:
                raise NotOffered(f"no option {label!r}")
            values.append(value)
        if not item["min_values"] <= len(values) <= item["max_values"]:
            raise NotOffered(f"{len(values)} options are not to be chosen")
        return self._press(shown, widget, values=values)

    def press_raw(self, channel: FakeChannel, message: str, custom_id: str) -> Interaction:
        """A forged press of a button: on a message that exists, with whatever it carries."""
        found = channel.state.messages.get(message)
        if found is None or not found.shown_to(self.user):
            raise NotOffered("Discord finds no such message")
        return self._ask(COMPONENT, channel, {"custom_id": custom_id, "component_type": BUTTON}, found)

    def _press(self, shown: Shown, widget: Widget, **more: Any) -> Interaction:
        message = self._message(shown)
        number = next(
            (item["id"] for item in every(message.components) if item.get("custom_id") == widget.custom_id), 0
        )
        data = {"custom_id": widget.custom_id, "component_type": widget.kind, "id": number, **more}
        return self._ask(COMPONENT, FakeChannel(self._fake.world, message.channel), data, message)

    def _current(self, shown: Shown) -> Shown:
        return self._fake.oracle.look(self._message(shown))

    def _message(self, shown: Shown | str) -> Message:
        identity = shown if isinstance(shown, str) else shown.id
        for channel in self._fake.world.channels.values():
            message = channel.messages.get(identity)
            if message is not None and message.shown_to(self.user):
                return message
        raise NotOffered(f"{self.name} sees no such message")

    def _widget(self, shown: Shown, which: str, kind: int) -> Widget:
        widget = shown.widget(which)
        if widget is None or widget.kind != kind:
            raise NotOffered(f"no {which!r} among {shown.labels}")
        if widget.disabled or not widget.custom_id:
            raise NotOffered(f"{which!r} cannot be pressed")
        return widget

    def _component(self, shown: Shown, custom_id: str) -> Json:
        components = self._message(shown).components
        return next(item for item in every(components) if item.get("custom_id") == custom_id)

    def _ask(self, kind: int, channel: FakeChannel, data: Json, message: Message | None = None) -> Interaction:
        if not channel.state.seen_by(self.user):
            raise NotOffered(f"{self.name} does not see that channel")
        return self._fake.ask(kind, self.user, channel.state, data, message)


def _names(data: Json) -> set[str]:
    """The names of all options that were given."""
    return {name for item in data.get("options", []) for name in {item["name"], *_names(item)}}


def _may(command: Json, rights: Permission) -> bool:
    needed = command["default_member_permissions"]
    if needed is None:
        return True
    mask = int(needed)
    return Permission.ADMINISTRATOR in rights or (mask != 0 and int(rights) & mask == mask)
