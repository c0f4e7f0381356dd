"""Results from elsewhere that are added to the tallies by hand, also of a past day."""

from __future__ import annotations

import asyncio
from datetime import time

from bot.asking import Asking
from bot.chats.localtime import day_in, moment
from bot.chats.naming import names_of
from bot.errors import Refused
from bot.messages import Button, Screen, text
from bot.screens import tallies as screens
from bot.tallies.results import Result, understood
from bot.tallies.undoing import MINUTES_TO_UNDO, ask_data
from storage import ledger
from storage.deeds import Deed, Kind, Line, lines_of

_NOON = time(12)
"""What is told of a past day counts as played then: that is the same day in whatever zone a chat is moved to."""


async def add(asking: Asking, args: str) -> None:
    """`/tally add [DAY] GAME: NAMES > NAMES; rounds 5:3; generals 2:4`: a result from elsewhere. Rounds alone are
    told as `rounds NAMES 5:3 NAMES`."""
    asking.check_member()
    if asking.room.private:
        raise Refused("tally-add-here")
    names = await names_of(asking.world.database, asking.room.id, asking.person.id)
    now, zone = asking.world.now(), await asking.world.preferences.zone(asking.room.id)
    today = day_in(now, zone)
    told = await asyncio.to_thread(understood, args, names, asking.world.words, asking.person.id, today)
    deed = Deed(
        id=await ledger.new_id(asking.world.database, asking.world.chance),
        room=asking.room.id,
        game=told.game,
        at=now if told.day == today else moment(told.day, _NOON, zone),
        noted_at=now,
        lines=_lines(told),
        noted_by=asking.person.id,
    )
    await asking.world.database.write(ledger.enter(deed))
    entry = screens.entry(deed, names, zone)
    lines = [text("tally-added", name=names[asking.person.id]), entry]
    if told.one_won:
        lines.append(text("tally-added-first"))
    undo_it = Button(text("tally-undo", entry=deed.id), ask_data(deed.id))
    await asking.say(Screen((*lines, text("tally-added-undo", minutes=MINUTES_TO_UNDO)), ((undo_it,),)))


def _lines(told: Result) -> tuple[Line, ...]:
    counts = [(kind, number, 1) for number, kind in enumerate(_results(told))]
    return tuple(
        line
        for kind, number, amount in (*counts, *told.counts)
        if amount
        for line in lines_of(kind, told.sides[number], amount)
    )


def _results(told: Result) -> list[Kind]:
    """How the match has ended for each side; nothing if rounds alone are told."""
    match told.sign:
        case ">":
            return [Kind.WON, *(Kind.LOST for _ in told.sides[1:])]
        case "=":
            return [Kind.DRAWN for _ in told.sides]
        case _:
            return []
