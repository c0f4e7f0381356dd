"""The table of commands: what it says of each is so."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.archives.archive import Archive, to_json
from bot.commands import COMMANDS
from bot.router import HANDLERS
from engine.notation import write
from tests.bot.chat import chatting, told
from tests.bot.steering import moves, until


def test_every_command_has_its_handler() -> None:
    assert [*HANDLERS] == [*COMMANDS]


@pytest.mark.asyncio
@pytest.mark.parametrize("name", COMMANDS)
async def test_only_who_gives_a_quiet_command_sees_it_answered(tmp_path: Path, name: str) -> None:
    """Said by somebody who runs the chat and is on turn at a table, one round of which is over."""
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
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
