"""What the bot says of itself: commands, name, descriptions; and its files."""

from __future__ import annotations

import re

from tests.fakes.telegram import access
from tests.fakes.telegram.files import path_of
from tests.fakes.telegram.methods.registry import Request, method
from tests.fakes.telegram.refusals import bad
from tests.fakes.telegram.schema import Json
from tests.fakes.telegram.wire import file_json, user_json

MOST_COMMANDS, LONGEST_COMMAND_DESCRIPTION = 100, 256
LONGEST_NAME, LONGEST_DESCRIPTION, LONGEST_SHORT_DESCRIPTION = 64, 512, 120

_COMMAND = re.compile(r"[a-z0-9_]{1,32}")
_LANGUAGE = re.compile(r"([a-z]{2})?")


@method("getMe")
def get_me(request: Request) -> Json:
    world = request.world
    return {
        **user_json(world.bot),
        "can_join_groups": True,
        "can_read_all_group_messages": not world.privacy,
        "supports_inline_queries": world.inline,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


@method("getFile")
def get_file(request: Request) -> Json:
    stored = request.world.files.get(request.given["file_id"])
    return {**file_json(stored), "file_path": path_of(stored)}


@method("setMyCommands")
def set_commands(request: Request) -> bool:
    commands: list[Json] = request.given["commands"]
    if len(commands) > MOST_COMMANDS:
        raise bad("BOT_COMMANDS_TOO_MUCH")
    for command in commands:
        if not _COMMAND.fullmatch(command["command"]):
            raise bad("BOT_COMMAND_INVALID")
        if not 1 <= len(command["description"]) <= LONGEST_COMMAND_DESCRIPTION:
            raise bad("BOT_COMMAND_DESCRIPTION_INVALID")
    if len({command["command"] for command in commands}) < len(commands):
        raise bad("BOT_COMMAND_DUPLICATE")
    request.world.profile.commands[_place(request)] = commands
    return True


@method("getMyCommands")
def get_commands(request: Request) -> list[Json]:
    return request.world.profile.commands.get(_place(request), [])


@method("deleteMyCommands")
def delete_commands(request: Request) -> bool:
    request.world.profile.commands.pop(_place(request), None)
    return True


@method("setMyName")
def set_name(request: Request) -> bool:
    return _set(request, request.world.profile.names, "name", LONGEST_NAME)


@method("getMyName")
def get_name(request: Request) -> Json:
    return _get(request, request.world.profile.names, "name") or {"name": request.world.bot.first_name}


@method("setMyDescription")
def set_description(request: Request) -> bool:
    return _set(request, request.world.profile.descriptions, "description", LONGEST_DESCRIPTION)


@method("getMyDescription")
def get_description(request: Request) -> Json:
    return _get(request, request.world.profile.descriptions, "description") or {"description": ""}


@method("setMyShortDescription")
def set_short_description(request: Request) -> bool:
    profile = request.world.profile
    return _set(request, profile.short_descriptions, "short_description", LONGEST_SHORT_DESCRIPTION)


@method("getMyShortDescription")
def get_short_description(request: Request) -> Json:
    found = _get(request, request.world.profile.short_descriptions, "short_description")
    return found or {"short_description": ""}


def _language(request: Request) -> str:
    language = str(request.given.get("language_code", ""))
    if not _LANGUAGE.fullmatch(language):
        raise bad("invalid language_code specified")
    return language


def _place(request: Request) -> tuple[str, int, int, str]:
    """The scope and language that commands are for."""
    scope = request.given.get("scope", {"type": "default"})
    chat = access.chat_at(request.world, scope["chat_id"]).id if "chat_id" in scope else 0
    user = access.user_at(request.world, scope["user_id"]).id if "user_id" in scope else 0
    return scope["type"], chat, user, _language(request)


def _set(request: Request, texts: dict[str, str], field: str, longest: int) -> bool:
    """An empty text takes the one of that language away."""
    text = str(request.given.get(field, ""))
    if len(text) > longest:
        raise bad(f"BOT_{'NAME' if field == 'name' else 'ABOUT'}_TOO_LONG")
    texts.pop(_language(request), None)
    if text:
        texts[_language(request)] = text
    return True


def _get(request: Request, texts: dict[str, str], field: str) -> Json | None:
    language = _language(request)
    text = texts.get(language, texts.get(""))
    return {field: text} if text else None
