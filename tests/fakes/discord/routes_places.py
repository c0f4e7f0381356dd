"""Everything that is no message: the bot itself, its commands, and members."""

from __future__ import annotations

from collections.abc import Callable

from tests.fakes.discord.commands import Commands
from tests.fakes.discord.payloads import member_payload, user_payload
from tests.fakes.discord.refusals import Json, Refusal
from tests.fakes.discord.request import Answer, Asked
from tests.fakes.discord.state import World


class Places:
    """The routes of the bot, its commands, and of places."""

    def __init__(self, world: World, commands: Commands) -> None:
        self._world = world
        self._commands = commands

    def routes(self) -> dict[str, Callable[[Asked], Answer]]:
        return {
            "GET /users/@me": self.me,
            "GET /oauth2/applications/@me": self.application,
            "PUT /applications/{application_id}/commands": self.replace_commands,
            "GET /guilds/{guild_id}/members/{user_id}": self.member,
        }

    # --- the bot --------------------------------------------------------------------------------------------

    def me(self, asked: Asked) -> Answer:
        about = {"mfa_enabled": True, "locale": "en-US", "premium_type": 0, "email": None, "verified": True}
        return Answer(200, user_payload(self._world.bot) | about)

    def application(self, asked: Asked) -> Answer:
        owner = next(user for user in self._world.users.values() if user is not self._world.bot)
        return Answer(200, application_payload(self._world) | {"owner": user_payload(owner)})

    # --- commands -------------------------------------------------------------------------------------------

    def replace_commands(self, asked: Asked) -> Answer:
        if asked["application_id"] != self._world.bot.id:
            raise Refusal(10002)
        return Answer(200, self._commands.replace(asked.body or []))

    # --- places ---------------------------------------------------------------------------------------------

    def member(self, asked: Asked) -> Answer:
        guild = self._world.guilds.get(asked["guild_id"])
        if guild is None:
            raise Refusal(10004)
        if self._world.bot not in guild.members:
            raise Refusal(50001)
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
