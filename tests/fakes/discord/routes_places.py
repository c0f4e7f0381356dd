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
        routes: dict[str, Callable[[Asked], Answer]] = {
            "GET /users/@me": self.me,
            "GET /oauth2/applications/@me": self.application,
            "GET /gateway": self.gateway,
            "GET /gateway/bot": self.gateway_bot,
            "GET /channels/{channel_id}": self.channel,
            "PATCH /channels/{channel_id}": self.change_thread,
            "POST /channels/{channel_id}/threads": self.thread,
            "POST /channels/{channel_id}/messages/{message_id}/threads": self.thread_on_message,
            "GET /guilds/{guild_id}": self.guild,
            "GET /guilds/{guild_id}/channels": self.channels,
            "GET /guilds/{guild_id}/members/{user_id}": self.member,
            "DELETE /users/@me/guilds/{guild_id}": self.leave,
        }
        for scope in ("", "/guilds/{guild_id}"):
            all_of = f"/applications/{{application_id}}{scope}/commands"
            routes |= {
                f"GET {all_of}": self.commands,
                f"PUT {all_of}": self.replace_commands,
                f"POST {all_of}": self.put_command,
                f"GET {all_of}/{{command_id}}": self.command,
                f"PATCH {all_of}/{{command_id}}": self.change_command,
                f"DELETE {all_of}/{{command_id}}": self.remove_command,
            }
        return routes

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

    def _scope(self, asked: Asked) -> str:
        if asked["application_id"] != self._world.bot.id:
            raise Refusal(10002)
        scope = asked.parameters.get("guild_id", "")
        if scope:
            self._guild_of(scope)
        return scope

    def commands(self, asked: Asked) -> Answer:
        found = self._commands.all(self._scope(asked))
        if not asked.flag("with_localizations"):
            found = [
                {key: value for key, value in command.items() if not key.endswith("_localizations")}
                for command in found
            ]
        return Answer(200, found)

    def replace_commands(self, asked: Asked) -> Answer:
        return Answer(200, self._commands.replace(self._scope(asked), asked.body or []))

    def put_command(self, asked: Asked) -> Answer:
        command, new = self._commands.put(self._scope(asked), asked.body)
        return Answer(201 if new else 200, command)

    def command(self, asked: Asked) -> Answer:
        return Answer(200, self._commands.get(self._scope(asked), asked["command_id"]))

    def change_command(self, asked: Asked) -> Answer:
        return Answer(200, self._commands.change(self._scope(asked), asked["command_id"], asked.body))

    def remove_command(self, asked: Asked) -> Answer:
        self._commands.remove(self._scope(asked), asked["command_id"])
        return Answer()

    # --- places ---------------------------------------------------------------------------------------------

    def channel(self, asked: Asked) -> Answer:
        return Answer(200, channel_payload(self._world.channel_of(asked["channel_id"]), self._world))

    def change_thread(self, asked: Asked) -> Answer:
        channel = self._world.channel_of(asked["channel_id"])
        if not channel.is_thread or Permission.MANAGE_THREADS not in channel.rights(self._world.bot):
            raise Refusal(50013)  # the bot asks for no right to change channels
        channel.name = asked.body.get("name") or channel.name
        for key in ("archived", "locked"):
            if asked.body.get(key) is not None:
                setattr(channel, key, asked.body[key])
        self._world.happened("channel_update", channel)
        return Answer(200, channel_payload(channel, self._world))

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

    def channels(self, asked: Asked) -> Answer:
        guild = self._guild_of(asked["guild_id"])
        found = [item for item in self._world.in_guild(guild) if not item.is_thread]
        return Answer(200, [channel_payload(item, self._world) for item in found])

    def member(self, asked: Asked) -> Answer:
        guild = self._guild_of(asked["guild_id"])
        user = self._world.users.get(asked["user_id"])
        if user is None or user not in guild.members:
            raise Refusal(10007)
        return Answer(200, member_payload(guild, user))

    def leave(self, asked: Asked) -> Answer:
        guild = self._guild_of(asked["guild_id"])
        guild.members.remove(self._world.bot)
        guild.commands = False
        self._world.happened("guild_delete", guild)
        return Answer()


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
