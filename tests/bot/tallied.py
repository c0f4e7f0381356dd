"""People of a chat whose matches are counted, and what everybody is told of that."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from storage import ledger
from storage.deeds import Deed, Kind, lines_of
from tests.bot.chat import Chat, Guest, told
from tests.bot.strict import GROUP

NAMES = ("Ann", "Bob", "Cid", "Dot")


async def acquainted(chat: Chat, *names: str) -> list[Guest]:
    """People who have sat at a table here, at which nothing was played."""
    guests = await chat.seated("/play goat", *names)
    await guests[0].say("/stop")
    return guests


async def group(chat: Chat, *, admin: str = "") -> list[Guest]:
    """Four of them, of whom this one runs the chat."""
    guests = [chat.guest(name, admin=name == admin) for name in NAMES]
    await acquainted(chat, *NAMES)
    return guests


async def public(chat: Chat, guest: Guest, words: str) -> list[str]:
    """What everybody is told when somebody says something."""
    assert not await guest.say(words)
    return chat.room()[-1].message.plain().splitlines()


async def answered(chat: Chat, words: str) -> list[str]:
    """What `/tally` tells Ann, alone or with everybody."""
    return (told(await chat.guest("Ann").say(f"/tally {words}")) or told(chat.room()[-1:])).splitlines()


async def in_zone(chat: Chat, zone: str) -> ZoneInfo:
    """Let the chat go by the clocks of this zone."""
    await chat.bot.world.preferences.change_chat(
        GROUP, lambda known: replace(known, choice=replace(known.choice, zone=zone))
    )
    return ZoneInfo(zone)


async def enter(
    chat: Chat, number: int, won: list[Guest], lost: list[Guest], *, game: str = "goat", days: int = 0
) -> str:
    """A match that the bot has counted, so many days ago."""
    at = chat.bot.world.now() - timedelta(days=days)
    lines = [
        line
        for kind, side in ((Kind.WON, won), (Kind.LOST, lost))
        for line in lines_of(kind, [guest.id for guest in side])
    ]
    deed = Deed(f"m{number}", GROUP, game, at, at, tuple(lines))
    await chat.bot.world.database.write(ledger.enter(deed))
    return deed.id


async def round_of(
    chat: Chat, number: int, won: list[Guest], lost: list[Guest], *, when: datetime, generals: int = 0
) -> None:
    """A round of General's goat that the bot has counted; the Generals are the losers'."""
    lines = [
        *lines_of(Kind.ROUND_WON, [guest.id for guest in won]),
        *lines_of(Kind.ROUND_LOST, [guest.id for guest in lost]),
        *(lines_of(Kind.GENERAL, [guest.id for guest in lost], generals) if generals else ()),
    ]
    deed = Deed(f"r{number}", GROUP, "general", when, when, tuple(lines))
    await chat.bot.world.database.write(ledger.enter(deed))


async def standing(chat: Chat) -> list[Deed]:
    """The entries that still count."""
    deeds = await ledger.history(chat.bot.world.database, GROUP)
    return [deed for deed in deeds if deed.corrects is None and deed.corrected_by is None]
