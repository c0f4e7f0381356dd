"""Users, guilds, channels and messages in the form in which Discord writes them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from tests.fakes.discord.permissions import Permission
from tests.fakes.discord.refusals import Json
from tests.fakes.discord.state import DM, GROUP, Attachment, Channel, Guild, Message, User, World


def written(moment: float) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat()


def user_payload(user: User) -> Json:
    return {
        "id": user.id,
        "username": user.name.lower(),
        "global_name": None if user.bot else user.name,
        "avatar": None,
        "discriminator": "0",
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "bot": user.bot,
    }


def member_payload(guild: Guild, user: User) -> Json:
    return {
        "user": user_payload(user),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [],
        "joined_at": written(0),
        "premium_since": None,
        "communication_disabled_until": None,
        "flags": 0,
        "pending": False,
        "mute": False,
        "deaf": False,
    }


def roles_payload(guild: Guild) -> list[Json]:
    """Everybody's role. Rights beyond it are given to people one by one, as owner or through `admins`."""
    return [
        {
            "id": guild.id,
            "name": "@everyone",
            "permissions": str(int(guild.base)),
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }
    ]


def guild_payload(guild: Guild) -> Json:
    return {
        "id": guild.id,
        "name": guild.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": guild.features,
        "banner": None,
        "owner_id": guild.owner.id,
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": roles_payload(guild),
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": guild.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "premium_progress_bar_enabled_user_updated_at": None,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def guild_create_payload(world: World, guild: Guild) -> Json:
    """A guild as the gateway introduces it: with its channels and threads, and of the members the bot alone."""
    channels = [channel for channel in world.in_guild(guild) if channel.seen_by(world.bot)]
    return {
        **guild_payload(guild),
        "joined_at": written(0),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [member_payload(guild, world.bot)],
        "channels": [channel_payload(channel, world) for channel in channels if not channel.is_thread],
        "threads": [
            channel_payload(channel, world) for channel in channels if channel.is_thread and not channel.archived
        ],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel_payload(channel: Channel, world: World) -> Json:
    last = next(reversed(channel.messages), None)
    common: Json = {"id": channel.id, "type": channel.type, "flags": 0, "last_message_id": last}
    if channel.type == DM:
        return {**common, "recipients": [user_payload(user) for user in channel.recipients]}
    if channel.type == GROUP:
        people = channel.recipients
        return {
            **common,
            "recipients": [user_payload(user) for user in people],
            "name": channel.name,
            "icon": None,
            "owner_id": people[0].id,
            "managed": False,
        }
    assert channel.guild is not None
    common |= {"guild_id": channel.guild.id, "name": channel.name, "rate_limit_per_user": 0}
    if channel.parent is not None:
        began = written(0)
        return {
            **common,
            "parent_id": channel.parent.id,
            "owner_id": channel.guild.owner.id,
            "message_count": len(channel.messages),
            "member_count": 1 + len(channel.recipients),
            "total_message_sent": len(channel.messages),
            "thread_metadata": {
                "archived": channel.archived,
                "archive_timestamp": began,
                "auto_archive_duration": 1440,
                "locked": channel.locked,
                "create_timestamp": began,
            },
        }
    return {
        **common,
        "position": 0,
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": overwrites(channel),
    }


def overwrites(channel: Channel) -> list[Json]:
    """How a channel differs from its guild for somebody."""
    return [
        {
            "id": who,
            "type": 1,
            "allow": str(int(channel.allowed.get(who, Permission(0)))),
            "deny": str(int(channel.denied.get(who, Permission(0)))),
        }
        for who in {**channel.denied, **channel.allowed}
    ]


def attachment_payload(attachment: Attachment, *, ephemeral: bool) -> Json:
    payload: Json = {
        "id": attachment.id,
        "filename": attachment.filename,
        "size": len(attachment.data),
        "url": attachment.url,
        "proxy_url": attachment.url,
        "content_type": attachment.content_type,
    }
    if attachment.description:
        payload["description"] = attachment.description
    if attachment.size:
        payload["width"], payload["height"] = attachment.size
    if ephemeral:
        payload["ephemeral"] = True
    return payload


def message_payload(message: Message, world: World) -> Json:
    ephemeral = message.receiver is not None
    payload: Json = {
        "id": message.id,
        "type": message.type,
        "channel_id": message.channel.id,
        "author": user_payload(message.author),
        "content": message.content,
        "timestamp": written(message.sent),
        "edited_timestamp": None if message.edited is None else written(message.edited),
        "tts": False,
        "mention_everyone": False,
        "mentions": [user_payload(world.users[who]) for who in sorted(message.mentioned)],
        "mention_roles": [],
        "attachments": [attachment_payload(item, ephemeral=ephemeral) for item in message.attachments],
        "embeds": [],
        "components": message.components,
        "pinned": False,
        "flags": message.flags,
    }
    if message.reference is not None:
        payload["message_reference"] = message.reference
    if message.nonce is not None:
        payload["nonce"] = message.nonce
    if message.origin is not None:
        payload |= {
            "interaction_metadata": message.origin,
            "application_id": world.bot.id,
            "webhook_id": world.bot.id,
        }
    return payload


def emptied(payload: Json) -> Json:
    """A message as the gateway shows it to one without the intent for the content of messages."""
    nothing: dict[str, Any] = {"content": "", "embeds": [], "components": [], "attachments": []}
    return {**payload, **nothing}
