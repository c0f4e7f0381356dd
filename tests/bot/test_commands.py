"""The table of commands: what it says of each is so."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from threading import Thread, current_thread

import pytest

from bot.archives.archive import Archive, to_json
from bot.commands import COMMANDS
from bot.router import HANDLERS
from engine.notation import write
from tests.bot.chat import chatting, told
from tests.bot.steering import moves, until


def test_every_command_has_its_handler() -> None:
    assert [*HANDLERS] == [*COMMANDS]


@pytest.mark.parametrize("name", COMMANDS)
async def test_only_who_gives_a_quiet_command_sees_it_answered(tmp_path: Path, name: str) -> None:
    """Said by somebody who runs the chat and is on turn at a table, one round of which is over."""
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block max_pip=4", "Ann", "Bob")
        state = await until(chat, guests, lambda state: state.round == 2)
        guest = chat.on_turn(guests)
        chat.admins.add(guest.id)
        move = write(moves(state)[0])
        await chat.guest("Cid").say("/play goat")
        before = list(map(str, chat.room()))
        if name == "import":
            answers = await guest.send_file("/import", to_json(Archive()))
        else:
            answers = await guest.say(f"/move {move}" if name == "move" else f"/{name}")
        quiet = list(map(str, chat.room())) == before
        assert quiet is COMMANDS[name].quiet, told(answers)
        assert not quiet or answers


@pytest.mark.parametrize(
    ("command", "reader"),
    [
        ("/move foo", "bot.play.playing.in_notation"),
        ("/tally foo bar", "bot.tallies.tallies.understood"),
        ("/tally foo bar", "bot.tallies.tallies.word_meant"),
        ("/sheet foo", "bot.sheets.sheets.called"),
        ("/sheet foo", "bot.sheets.dictation.longest_name"),
        ("/lunch foo", "bot.play.lunch.called"),
        ("/remind foo", "bot.evenings.reminding.understood"),
        ("/language foo", "bot.chat_settings.called"),
    ],
)
async def test_what_is_typed_is_looked_for_in_all_languages_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, reader: str
) -> None:
    """When it is looked for first, the words of all languages have to be read: tens of milliseconds."""
    module, _, name = reader.rpartition(".")
    read = getattr(import_module(module), name)
    where: list[Thread] = []

    def watched(*args: object, **named: object) -> object:
        where.append(current_thread())
        return read(*args, **named)

    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/sheet goat" if command == "/sheet foo" else "/play block", "Ann", "Bob")
        chat.admins.add(guests[0].id)
        monkeypatch.setattr(reader, watched)
        assert await guests[0].say(command)
    assert where
    assert current_thread() not in where


async def test_a_command_may_be_written_over_several_lines(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        in_one = await ann.say("/tally name Ann Bob: Owls")
        assert told(await ann.say("/tally name\n\tAnn Bob:  Owls\n")) == told(in_one)
