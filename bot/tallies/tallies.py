"""`/tally`: who has won and lost how often in a chat, against whom, and since when."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import date
from enum import StrEnum

from bot.asking import Asking
from bot.chats.localtime import day_in
from bot.chats.naming import Names, names_of
from bot.data import Data
from bot.errors import Refused
from bot.messages import Typed, text
from bot.tallies import adding, pairing, undoing
from bot.tallies.answers import answer
from bot.tallies.dates import time_called
from bot.tallies.periods import Period
from bot.tallies.questions import Subject, Wanted, understood
from bot.tallies.words import tally_word, word_meant
from bot.vocabulary import behind, called
from bot.words import Words


class Action(StrEnum):
    """What is no question."""

    ADD = "add"
    UNDO = "undo"
    NAME = "name"


async def tally(asking: Asking, args: str) -> None:
    """`/tally [what]`: totals are for everybody to see, the history and one's own for who asks."""
    words = asking.world.words
    names = await names_of(asking.world.database, asking.room.id, asking.person.id)
    first, _, rest = args.partition(" ")
    match await asyncio.to_thread(_first_meant, words, names, first):
        case Action.ADD:
            await adding.add(asking, rest)
        case Action.UNDO:
            await undoing.undo(asking, rest)
        case Action.NAME:
            await pairing.name(asking, rest)
        case Period.SEASON if (day := _behind_since(words, rest))[:1].isdigit():
            await _begin_season(asking, day)
        case _:
            today = await _today(asking)
            wanted = await asyncio.to_thread(understood, asking, args, names, today)
            if wanted.subject in (Subject.ME, Subject.HISTORY):
                await asking.show(await answer(asking, wanted, asking.language, names))
            else:
                language = await asking.world.languages.of_room(asking.room.id)
                await asking.say(await answer(asking, wanted, language, names))


def _first_meant(words: Words, names: Names, first: str) -> Action | Period | None:
    """What is to be done, if the first word says so; whoever is called like another word for it goes before."""
    done = (*Action, Period.SEASON)
    return called(words, done, tally_word, first) if names.means(first) else word_meant(words, done, first)


async def pressed(asking: Asking, data: Data) -> None:
    """Another view of the same, for who has pressed."""
    wanted, names = Wanted.of(data), await names_of(asking.world.database, asking.room.id, asking.person.id)
    await asking.refresh(await answer(asking, wanted, asking.language, names))


async def _today(asking: Asking) -> date:
    return day_in(asking.world.now(), await asking.world.preferences.zone(asking.room.id))


def _behind_since(words: Words, said: str) -> str:
    """What is said without the *since* before it."""
    return " ".join(behind(words, text("tally-from"), said.split()) or [said])


async def _begin_season(asking: Asking, day: str) -> None:
    """A season is a date from which on the counts of it begin; nothing else changes."""
    await asking.check_runs_chat()
    begun = await asyncio.to_thread(time_called, asking.world.words, day, await _today(asking))
    if begun is None or begun.day is None:
        raise Refused("tally-bad-date", date=Typed(day))
    await asking.world.preferences.change_chat(
        asking.room.id, lambda chat: replace(chat, choice=replace(chat.choice, season=begun.first.isoformat()))
    )
    await asking.whisper(text("tally-season-set", date=begun.first))
