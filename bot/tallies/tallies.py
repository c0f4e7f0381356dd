"""`/tally`: who has won and lost how often in a chat, against whom, and since when."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from enum import StrEnum

from bot.asking import Asking
from bot.chats.localtime import calendar_day, day_in
from bot.chats.naming import names_of
from bot.data import Data
from bot.errors import Refused
from bot.messages import Typed, text
from bot.tallies import entries, pairing
from bot.tallies.answers import answer
from bot.tallies.periods import Period
from bot.tallies.questions import Subject, Wanted, understood
from bot.tallies.words import word_meant


class Action(StrEnum):
    """What is no question."""

    ADD = "add"
    UNDO = "undo"
    NAME = "name"


async def tally(asking: Asking, args: str) -> None:
    """`/tally [what]`: totals are for everybody to see, the history and one's own for who asks."""
    first, _, rest = args.partition(" ")
    match await asyncio.to_thread(word_meant, asking.world.words, [*Action, Period.SEASON], first):
        case Action.ADD:
            await entries.add(asking, rest)
        case Action.UNDO:
            await entries.undo(asking, rest)
        case Action.NAME:
            await pairing.name(asking, rest)
        case Period.SEASON if rest[:1].isdigit():
            await _begin_season(asking, rest)
        case _:
            names = await names_of(asking.world.database, asking.room.id, asking.person.id)
            today = day_in(asking.world.now(), await asking.world.preferences.zone(asking.room.id))
            wanted = await asyncio.to_thread(understood, asking, args, names, today)
            if wanted.subject in (Subject.ME, Subject.HISTORY):
                await asking.show(await answer(asking, wanted, asking.language, names))
            else:
                language = await asking.world.languages.of_room(asking.room.id)
                await asking.say(await answer(asking, wanted, language, names))


async def pressed(asking: Asking, data: Data) -> None:
    """Another view of the same, for who has pressed."""
    wanted, names = Wanted.of(data), await names_of(asking.world.database, asking.room.id, asking.person.id)
    await asking.refresh(await answer(asking, wanted, asking.language, names))


async def _begin_season(asking: Asking, day: str) -> None:
    """A season is a date from which on the counts of it begin; nothing else changes."""
    await asking.check_runs_chat()
    try:
        begun = calendar_day(day.strip())
    except ValueError:
        raise Refused("tally-bad-date", date=Typed(day)) from None
    await asking.world.preferences.change_chat(
        asking.room.id, lambda chat: replace(chat, choice=replace(chat.choice, season=begun.isoformat()))
    )
    await asking.whisper(text("tally-season-set", date=begun))
