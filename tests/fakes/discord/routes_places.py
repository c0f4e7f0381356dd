"""Everything that is no message: the bot itself, its commands, channels, threads, guilds and members."""

from __future__ import annotations

from collections.abc import Callable

from tests.fakes.discord.commands import Commands
from tests.fakes.discord.gateway import Gateway
from tests.fakes.discord.payloads import channel_payload, guild_payload, member_payload, user_payload
from tests.fakes.discord.permissions import Permission
from tests.fakes.discord.refusals import Json, Refusal
from tests.fakes.discord.request import Answer, Asked
from tests.fakes.discord.state import PRIVATE_THREAD, PUBLIC_THREAD, Channel, Guild, World


class Places:
    """The routes of the bot, its commands, and of places."""

    def __init__(self, world: World, commands: Commands, gateway: Gateway) -> None:
        self._world = world
        self._commands = commands
        self._gateway = gateway

    def routes(self) -> dict[str, Callable[[Asked], Answer]]:
        return {
            "GET /users/@me": self.me,
            "GET /oauth2/applications/@me": self.application,
            "GET /gateway": self.gateway,
            "GET /gateway/bot": self.gateway_bot,
            "PUT /applications/{application_id}/commands": self.replace_commands,
            "GET /channels/{channel_id}": self.channel,
            "POST /channels/{channel_id}/threads": self.thread,
            "POST /channels/{channel_id}/messages/{message_id}/threads": self.thread_on_message,
            "GET /guilds/{guild_id}": self.guild,
            "GET /guilds/{guild_id}/members/{user_id}": self.member,
        }

    # --- the bot --------------------------------------------------------------------------------------------

    def me(self, asked: Asked) -> Answer:
        about = {"mfa_enabled": True, "locale": "en-US", "premium_type": 0, "email": None, "verified": True}
        return Answer(200, user_payload(self._world.bot) | about)

    def application(self, asked: Asked) -> Answer:
        owner = next(user for user in self._world.users.values() if user is not self._world.bot)
        return Answer(200, application_payload(self._world) | {"owner": user_payload(owner)})

    def gateway(self, asked: Asked) -> Answer:
        return Answer(200, {"url": self._gateway.url})

    def gateway_bot(self, asked: Asked) -> Answer:
        left = 1000 - self._gateway.identifies
        limit = {"total": 1000, "remaining": left, "reset_after": 86_400_000, "max_concurrency": 1}
        return Answer(200, {"url": self._gateway.url, "shards": 1, "session_start_limit": limit})

    # --- commands -------------------------------------------------------------------------------------------

    def replace_commands(self, asked: Asked) -> Answer:
        if asked["application_id"] != self._world.bot.id:
            raise Refusal(10002)
        return Answer(200, self._commands.replace(asked.body or []))

    # --- places ---------------------------------------------------------------------------------------------

    def channel(self, asked: Asked) -> Answer:
        return Answer(200, channel_payload(self._world.channel_of(asked["channel_id"]), self._world))

    def thread(self, asked: Asked) -> Answer:
        parent = self._world.channel_of(asked["channel_id"])
        kind = asked.body.get("type") or PRIVATE_THREAD
        return Answer(201, self._new_thread(parent, kind, asked.body["name"]))

    def thread_on_message(self, asked: Asked) -> Answer:
        parent = self._world.channel_of(asked["channel_id"])
        message = self._world.message_of(parent, asked["message_id"])
        if message.id in self._world.channels:
            raise Refusal(160004)
        return Answer(201, self._new_thread(parent, PUBLIC_THREAD, asked.body["name"], identity=message.id))

    def _new_thread(self, parent: Channel, kind: int, name: str, identity: str = "") -> Json:
        private = kind == PRIVATE_THREAD
        needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
        if parent.guild is None or parent.is_thread:
            raise Refusal(50024, status=400, words="Cannot execute action on this channel type")
        if needed not in parent.rights(self._world.bot):
            raise Refusal(50013)
        thread = Channel(identity or self._world.snowflake(), kind, name, parent.guild, parent, [self._world.bot])
        self._world.channels[thread.id] = thread
        self._world.happened("channel_create", thread)
        return channel_payload(thread, self._world)

    def _guild_of(self, identity: str) -> Guild:
        guild = self._world.guilds.get(identity)
        if guild is None:
            raise Refusal(10004)
        if self._world.bot not in guild.members:
            raise Refusal(50001)
        return guild

    def guild(self, asked: Asked) -> Answer:
        return Answer(200, guild_payload(self._guild_of(asked["guild_id"])))

    def member(self, asked: Asked) -> Answer:
        guild = self._guild_of(asked["guild_id"])
        user = self._world.users.get(asked["user_id"])
        if user is None or user not in guild.members:
            raise Refusal(10007)
        return Answer(200, member_payload(guild, user))


def application_payload(world: World) -> Json:
    """The app, as its owner sees it."""
    return {
        "id": world.bot.id,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user_payload(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }
