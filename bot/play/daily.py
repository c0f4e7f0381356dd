"""`/daily`: the layout of the day. Everybody tries it until he has solved it once; what counts is the number of
tiles that he has laid for it, in all his tries, wherever he played."""

from __future__ import annotations

import asyncio
from datetime import date

from bot.asking import Asking
from bot.chats.naming import names_of
from bot.data import Data
from bot.errors import Refused
from bot.messages import Who
from bot.play import opening
from bot.publishing.marking import room_of, table_key
from bot.screens.daily import Trial, daily_screen, share_screen
from bot.tables.almanac import day_of, deed_name, seed_of
from bot.tables.table import Table
from bot.usual import DAILY_GAME
from engine.game import variants
from storage import ledger
from storage.deeds import Deed, Kind


async def daily(asking: Asking, args: str) -> None:
    """`/daily`: who has solved today's layout, and the way to play it."""
    asking.check_member()
    today = _today(asking)
    await asking.say(daily_screen(today, await _here(asking, today)))


async def pressed(asking: Asking, data: Data) -> None:
    """A button of the day that it carries: as its number, for yesterday's is yesterday's."""
    try:
        day = date.fromordinal(data.number)
    except ValueError:
        raise Refused("bad-button") from None
    match data.arg:
        case "p":
            async with asking.world.tables.exclusively("daily", asking.person.id, str(day)):
                await _play(asking, day)
        case "s":
            await _share(asking, day)
        case "t":
            await asking.show(daily_screen(day, await _here(asking, day)))
        case _:
            raise Refused("bad-button")


async def _play(asking: Asking, day: date) -> None:
    """Begin, or show the table that is there: one at a time, and none once it is solved."""
    if day != _today(asking):
        raise Refused("daily-is-over")
    if (await _own(asking, day)).solved:
        raise Refused("daily-solved")
    for table in await asking.world.tables.of_person(asking.person.id):
        if day_of(table.match) == day:
            await _show(asking, table)
            return
    seed = await asyncio.to_thread(seed_of, day)
    variant = variants()[DAILY_GAME]
    opened = await opening.open_table(asking, variant, variant.options(), (), seed=seed)
    await opening.check_seen(asking, opened)


async def _show(asking: Asking, table: Table) -> None:
    if table.match.room != asking.room.id:
        if table.match.room == asking.person.id:
            raise Refused("daily-in-our-chat")
        raise Refused("daily-elsewhere", room=await asking.world.place_of(table.match))
    await asking.world.publisher.bring(table_key(table), room_of(table))


async def _share(asking: Asking, day: date) -> None:
    """What one can show around without spoiling anything."""
    own = await _own(asking, day)
    if not own.solved:
        raise Refused("daily-not-solved")
    await asking.show(share_screen(day, own))


async def _own(asking: Asking, day: date) -> Trial:
    deeds = await ledger.called(asking.world.database, deed_name(day), person=asking.person.id)
    return _trial(asking.who, deeds)


async def _here(asking: Asking, day: date) -> list[Trial]:
    """Who has tried the layout of a day in this room, with all his tries, the best first."""
    deeds = await ledger.called(asking.world.database, deed_name(day))
    tries: dict[str, list[Deed]] = {}
    for deed in deeds:
        for person in {line.person for line in deed.lines if line.person is not None}:
            tries.setdefault(person, []).append(deed)
    names = await names_of(asking.world.database, asking.room.id)
    found = [
        _trial(names[person], own)
        for person, own in tries.items()
        if any(deed.room == asking.room.id for deed in own)
    ]
    return sorted(found, key=lambda trial: (not trial.solved, sum(trial.laid), trial.who.name))


def _trial(who: Who, deeds: list[Deed]) -> Trial:
    lines = [line for deed in deeds for line in deed.lines]
    return Trial(
        who=who,
        laid=tuple(line.amount for line in lines if line.kind is Kind.DAILY_MOVES),
        solved=any(line.kind is Kind.DAILY for line in lines),
    )


def _today(asking: Asking) -> date:
    """The same day all over the world: that of UTC."""
    return asking.world.now().date()
