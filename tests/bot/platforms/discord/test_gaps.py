"""What Discord may leave out: the library makes its objects of it all the same."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.platforms.discord.gaps import answered, filled


@pytest.mark.parametrize("kind", [discord.ChannelType.voice, discord.ChannelType.stage_voice])
async def test_a_server_may_have_channels_to_speak_in(kind: discord.ChannelType) -> None:
    """Of these, all but their kind and their number may be left out."""
    told: Any = filled("GUILD_CREATE", {"id": "1", "channels": [{"id": "2", "type": kind.value}]})
    guild = discord.Guild(data=told, state=discord.Client(intents=discord.Intents.none())._connection)
    assert [channel.type for channel in guild.channels] == [kind]


def test_what_is_null_is_lacking() -> None:
    """Some servers write out what they have nothing to tell of, where Discord leaves it out."""
    user = {"id": "3", "username": "Ann"}
    asked = {"id": "1", "guild_id": "5", "channel_id": "4", "member": {"user": user}}
    nothing = dict.fromkeys(("channel", "context", "entitlements", "guild_locale", "locale", "message", "user"))
    unsaid = {"user": {**user, "discriminator": None, "public_flags": None}, "flags": None, "nick": None}
    assert filled("INTERACTION_CREATE", {**nothing, **asked, "member": unsaid}) == filled(
        "INTERACTION_CREATE", asked
    )


@pytest.mark.parametrize("member", [{"roles": ["7"], "nick": "Annie"}, {}, None])
def test_who_asks_on_a_server_may_stand_outside_his_membership(member: dict[str, Any] | None) -> None:
    user = {"id": "3", "username": "Ann"}
    told = filled("INTERACTION_CREATE", {"guild_id": "5", "channel_id": "4", "user": user, "member": member})
    assert told["member"]["user"]["username"] == "Ann"
    assert told["member"]["roles"] == ((member or {}).get("roles") or ())


async def test_who_is_in_a_private_chat_may_be_told_by_his_number_alone() -> None:
    """Where the chat is opened, and where something is asked in it."""
    chat: Any = {"id": "4", "type": 1, "recipients": [{"id": "3"}]}
    asked: Any = filled("INTERACTION_CREATE", {"channel_id": "4", "channel": chat})["channel"]
    client = discord.Client(intents=discord.Intents.none())
    for told in (answered("/api/v10/users/@me/channels", chat), asked):
        channel = client._connection.add_dm_channel(told)
        assert [one.id for one in channel.recipients] == [3]


def test_what_somebody_has_paid_for_need_not_be_understood() -> None:
    assert filled("INTERACTION_CREATE", {"entitlements": [{"id": "1"}]})["entitlements"] == []


def test_a_command_may_have_null_for_its_options_its_files_or_what_is_typed_so_far() -> None:
    told = filled("INTERACTION_CREATE", {"data": {"name": "play", "options": None}})
    assert told["data"] == {"name": "play"}
    told = filled("INTERACTION_CREATE", {"data": {"options": [{"name": "game", "type": 3, "value": None}]}})
    assert told["data"] == {"options": [{"name": "game", "type": 3}]}
    told = filled("INTERACTION_CREATE", {"data": {"resolved": {"attachments": None, "users": None}}})
    assert told["data"] == {"resolved": {}}


@pytest.mark.parametrize("channel", [{"id": "4", "type": 99}, {"id": "4"}])
def test_a_command_may_come_from_a_channel_of_a_new_kind(channel: dict[str, Any]) -> None:
    told = filled("INTERACTION_CREATE", {"guild_id": "5", "channel_id": "4", "channel": channel})
    assert told["channel"]["id"] == "4"
    assert told["channel"]["type"] == discord.ChannelType.text.value


def test_the_place_of_an_interaction_may_lack_its_number_and_have_null_for_who_has_brought_the_bot() -> None:
    unsaid = {"guild": {"id": "5", "features": None}, "authorizing_integration_owners": {"0": None}}
    told = filled("INTERACTION_CREATE", {"guild_id": "5", "channel_id": "4", "channel": {"type": 0}, **unsaid})
    assert told["channel"]["id"] == "4"
    assert told["guild"] == {"id": "5"}
    assert told["authorizing_integration_owners"] == {"0": "5"}


def test_nobody_else_has_brought_the_bot_if_nobody_is_told() -> None:
    """Or where no servers are told of either, all of them would seem foreign."""
    told = filled("INTERACTION_CREATE", {"guild_id": "5", "channel_id": "4"})
    assert told["authorizing_integration_owners"] == {"0": "5"}
    owners = {"1": "3"}
    told = filled("INTERACTION_CREATE", {"guild_id": "5", "authorizing_integration_owners": owners})
    assert told["authorizing_integration_owners"] == owners
