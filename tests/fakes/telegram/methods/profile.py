"""What the bot is, the commands that it shows, and its files."""

from __future__ import annotations

import re

from tests.fakes.telegram.files import path_of
from tests.fakes.telegram.methods.registry import Request, method
from tests.fakes.telegram.refusals import bad
from tests.fakes.telegram.schema import Json
from tests.fakes.telegram.wire import file_json, user_json

MOST_COMMANDS, LONGEST_COMMAND_DESCRIPTION = 100, 256

_COMMAND = re.compile(r"[a-z0-9_]{1,32}")
_LANGUAGE = re.compile(r"([a-z]{2})?")


@method("getMe")
def get_me(request: Request) -> Json:
    world = request.world
    return {
        **user_json(world.bot),
        "can_join_groups": True,
        "can_read_all_group_messages": False,
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
    request.world.commands[_place(request)] = commands
    return True


def _place(request: Request) -> tuple[str, str]:
    """The scope and language that commands are for."""
    language = str(request.given.get("language_code", ""))
    if not _LANGUAGE.fullmatch(language):
        raise bad("invalid language_code specified")
    return request.given.get("scope", {"type": "default"})["type"], language
