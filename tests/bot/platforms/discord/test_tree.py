"""The slash commands in every language, within what Discord allows (the fake checks them when they are told)."""

from __future__ import annotations

import discord
import pytest

from bot.commands import COMMANDS, Takes
from bot.platforms.discord.tree import arguments, commands, spoken
from bot.words import Words
from tests.bot.kept import WORDS

TREE = {command["name"]: command for command in commands(WORDS)}


def test_every_command_is_there() -> None:
    assert [*TREE] == [*COMMANDS]


def test_names_are_translated_and_all_different() -> None:
    assert TREE["play"]["name_localizations"]["ru"] == "играть"
    locales = {locale for command in TREE.values() for locale in command["name_localizations"]}
    assert "ru" in locales
    for locale in locales:
        names = [command["name_localizations"].get(locale, command["name"]) for command in TREE.values()]
        assert len({*names}) == len(names), locale


def test_every_name_is_one_word_that_discord_takes() -> None:
    """A name that it does not take is left out, and the command has its English name in that language."""
    parts = [part for command in TREE.values() for part in (command, *command["options"])]
    for part in parts:
        assert part["name_localizations"].keys() == part["description_localizations"].keys(), part["name"]


def test_every_description_is_shown_whole() -> None:
    for part in (part for command in TREE.values() for part in (command, *command["options"])):
        for about in (part["description"], *part["description_localizations"].values()):
            assert not about.endswith("…"), about


def test_whose_language_is_not_known_reads_descriptions_in_that_of_the_host_under_english_names() -> None:
    words = Words(default="ru")
    play = next(command for command in commands(words) if command["name"] == "play")
    about = COMMANDS["play"].about
    assert play["description"] == words.line(about, "ru")
    assert play["description_localizations"]["en-US"] == TREE["play"]["description"]
    assert play["name_localizations"] == TREE["play"]["name_localizations"]
    assert not {"ru", "uk"} & play["description_localizations"].keys()


def test_every_argument_can_be_filled_in() -> None:
    for name, command in COMMANDS.items():
        assert {option["name"] for option in TREE[name]["options"]} == {*command.takes}
    first = TREE["move"]["options"][0]
    assert (first["name"], first["required"]) == ("move", True)


def test_languages() -> None:
    assert spoken(None) == ""
    assert spoken(discord.Locale.brazil_portuguese) == "pt-BR"
    assert spoken(discord.Locale.norwegian) == "nb"
    for anything in (5, {"ru": 1}):
        assert isinstance(spoken(discord.enums.try_enum(discord.Locale, anything)), str)


@pytest.mark.parametrize(
    ("name", "given", "args"),
    [
        ("play", {"options": " target=125 ", "game": "goat"}, "goat target=125"),
        ("move", {Takes.MOVE.value: "6-4", Takes.TABLE.value: ""}, "6-4"),
        ("help", {}, ""),
        ("nothing", {"a": "b"}, "b"),
    ],
)
def test_arguments(name: str, given: dict[str, str], args: str) -> None:
    assert arguments(name, given) == args
