"""Answers: the greeting, the help, the games, and what is meant by a command that there is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.commands import COMMANDS
from engine.game import variants
from tests.bot.chat import chatting, says, told
from tests.bot.kept import WORDS
from tests.bot.word_lists import lines, none_means_two_things


async def test_the_greeting_and_the_help_are_private(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert told(await ann.say("/start")) == says("welcome")
        assert told(await ann.write("/start")) == says("welcome")
        commands = told(await ann.say("/HELP"))
        for name in COMMANDS:
            assert f"/{name}" in commands
        assert told(await ann.say("/dance now")) == says("no-such-command", command="dance")
        assert not chat.room()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Rule", "rules"),
        ("tallys", "tally"),
        ("goat", "play goat"),
        ("sea_goat", "play sea-goat"),
        ("pass", "move pass"),
        ("draw", "move draw"),  # rather than the game
        ("undo", "sheet undo"),
        ("stats", "tally"),  # and not nearly “start”
        ("season", "tally season"),
        ("сезон", "tally season"),
        ("Score", "table"),
        ("end", "stop"),
        ("quit", "leave"),
        ("new", "play"),
        ("regeln", "rules"),
        ("passen", "move pass"),
        ("пас", "move pass"),
        ("правила", "rules"),
        ("pause", "settings"),
        ("часы", "settings"),
        ("отмени", "sheet undo"),
        ("rematch", "play"),
    ],
)
async def test_what_is_meant_by_a_command_that_there_is_not_is_said(
    tmp_path: Path, typed: str, meant: str
) -> None:
    async with chatting(tmp_path) as chat:
        answer = told(await chat.guest("Ann").say(f"/{typed}"))
        assert answer == says("command-alike", command=typed, meant=meant)
        assert not chat.room()


def test_no_command_that_there_is_not_means_two_things() -> None:
    """Of the names that commands have in a language either: they are looked for in all of them."""
    meant = [(name, name) for name in COMMANDS]
    for language in WORDS.languages:
        meant += [(says(f"slash-{command}", language), command) for command in COMMANDS]
        for command, names in lines("command-also", language):
            assert command.partition(" ")[0] in COMMANDS
            meant += [(name, command) for name in names]
    none_means_two_things(meant)


async def test_all_games_are_named(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        games = told(await chat.guest("Ann").say("/games"))
        for variant in variants().values():
            assert variant.names["en"][0] in games
