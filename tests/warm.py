"""Loaded by the process that others are forked from (`tests/forks.py`): it imports all that the bot needs, and
plays a match, so that what is read or made when it is first needed is there as well."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from tempfile import TemporaryDirectory

import bot.console.hosting
import bot.console.local
import bot.console.selfcheck
from bot.words import Words
from tests.bot import steering
from tests.bot.chat import chatting
from tests.bot.kept import WORDS


def _words(*, default: str) -> Words:
    """Texts that have been read before: that takes longer than a match."""
    return WORDS if default in ("", WORDS.default) else Words(default=default)


async def _play() -> None:
    with TemporaryDirectory() as folder:
        async with chatting(Path(folder)) as chat:
            guests = await chat.playing("/play general session_rounds=1", "Ann", "Bob", "Cid", "Dot")
            await steering.to_the_end(chat, guests)
            for words in ("/record", "/tally", "/sheet general with Bob Cid Dot", "/no-such-command"):
                await guests[0].say(words)


for _module in (bot.console.hosting, bot.console.local, bot.console.selfcheck):
    vars(_module)["Words"] = _words
asyncio.run(_play())
gc.collect()
gc.freeze()  # so that the processes need not look through all this, and share it
