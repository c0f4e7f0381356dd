"""What the gateway tells of what happens in the world."""

from __future__ import annotations

from typing import Any

from tests.fakes.discord.gateway import Event, Gateway, Intent, Session
from tests.fakes.discord.payloads import (
    channel_payload,
    emptied,
    guild_create_payload,
    member_payload,
    message_payload,
    user_payload,
)
from tests.fakes.discord.refusals import Json
from tests.fakes.discord.state import Channel, Guild, Message, World


class Events:
    """Listens to the world, and lets the gateway tell the bot what it may know of it."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway
        gateway.ready = self._ready
        gateway.introduce = self._introduce
        world.listeners.append(self._happened)

    def _ready(self, session: Session) -> Json:
        return {
            "v": 10,
            "user": user_payload(self._world.bot) | {"verified": True, "mfa_enabled": True, "email": None},
            "guilds": [{"id": guild.id, "unavailable": True} for guild in self._own_guilds(session)],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self._gateway.url,
            "application": {"id": self._world.bot.id, "flags": 0},
            "private_channels": [],
            "presences": [],
            "relationships": [],
            "_trace": [],
        }

    def _introduce(self, session: Session) -> list[Event]:
        return [
            Event("GUILD_CREATE", guild_create_payload(self._world, guild), Intent.GUILDS)
            for guild in self._own_guilds(session)
        ]

    def _own_guilds(self, session: Session) -> list[Guild]:
        mine = (guild for guild in self._world.guilds.values() if self._world.bot in guild.members)
        return [guild for guild in mine if session.has(guild.id)]

    def _happened(self, name: str, subject: Any) -> None:
        kind, _, what = name.partition("_")
        if kind == "message":
            self._message(what.upper(), subject)
        elif kind == "channel":
            self._channel(what.upper(), subject)
        elif kind == "guild":
            payload = guild_create_payload(self._world, subject) if what == "create" else {"id": subject.id}
            self._gateway.emit(Event(f"GUILD_{what.upper()}", payload, Intent.GUILDS))
        elif kind == "member":
            guild, user = subject
            about = {"guild_id": guild.id, "user": user_payload(user)}
            self._gateway.emit(Event(f"GUILD_MEMBER_{what.upper()}", about, Intent.GUILD_MEMBERS))

    def _message(self, what: str, message: Message) -> None:
        channel, bot = message.channel, self._world.bot
        if message.receiver is not None or not channel.seen_by(bot):
            return
        place: Json = {} if channel.guild is None else {"guild_id": channel.guild.id}
        intent = Intent.DIRECT_MESSAGES if channel.guild is None else Intent.GUILD_MESSAGES
        blank: Json | None = None
        if what == "DELETE":
            payload = {"id": message.id, "channel_id": channel.id, **place}
        else:
            payload = {**message_payload(message, self._world), **place}
            if channel.guild is not None:
                member = member_payload(channel.guild, message.author)
                payload["member"] = {key: value for key, value in member.items() if key != "user"}
                if message.author is not bot and bot.id not in message.mentioned:
                    blank = emptied(payload)
        self._gateway.emit(Event(f"MESSAGE_{what}", payload, intent, blank))

    def _channel(self, what: str, channel: Channel) -> None:
        guild = channel.guild
        if guild is None or self._world.bot not in guild.members:
            return
        if what == "LEFT":
            about = {"id": channel.id, "guild_id": guild.id, "member_count": len(channel.recipients)}
            gone = {**about, "removed_member_ids": [self._world.bot.id]}
            self._gateway.emit(Event("THREAD_MEMBERS_UPDATE", gone, Intent.GUILDS))
            return
        payload = channel_payload(channel, self._world)
        kind = "THREAD" if channel.is_thread else "CHANNEL"
        if channel.is_thread and what != "DELETE" and not channel.seen_by(self._world.bot):
            return
        if channel.is_thread and what == "CREATE":
            payload["newly_created"] = True
        if what == "JOINED":
            what = "CREATE"
        self._gateway.emit(Event(f"{kind}_{what}", payload, Intent.GUILDS))
