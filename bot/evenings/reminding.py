"""`/remind`: when a chat is asked who plays today, and whether it is told on Mondays what was played."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from datetime import time
from enum import StrEnum
from typing import Any

from bot.asking import Asking
from bot.chats.choices import Days, Summary
from bot.chats.zones import city, zone_called
from bot.data import Data
from bot.errors import Refused
from bot.evenings import zoning
from bot.evenings.notices import Purpose, next_time
from bot.messages import Screen, Text, Typed, text
from bot.screens.reminder import reminder_screen
from bot.vocabulary import Said, behind, called, longest_name, one_of, say_once

_TIME = re.compile(r"(?P<hour>\d{1,2})(?:[:.h-](?P<minute>\d{2}))?(?:h|(?P<half>[ap]m))?")
_SPACED = re.compile(r"\b\d{1,2}(?: *h +\d{2}|(?:[:.]\d{2})? +(?:[ap]m|h))\b", re.IGNORECASE)
"""A time with spaces before its half of the day, or around its unit."""
_APART = re.compile(r"\b(?P<hour>\d{1,2}) +(?P<unit>[^\W\d]+) +(?P<minute>\d{2})\b(?![:.])")
"""A time with a word between its hours and minutes, as in `12 Uhr 30`."""
_NOON = 12


class ReminderWord(StrEnum):
    """The words behind `/remind` that are no time and no city."""

    WEEKDAYS = "weekdays"
    DAILY = "daily"
    OFF = "off"
    ON = "on"
    SUMMARY = "summary"


async def remind(asking: Asking, args: str) -> None:
    """`/remind [time] [city] [weekdays|daily]`, `off`, `summary on|off`; without anything, how it is set."""
    _check_here(asking)
    if args:
        await _set(asking, args)
    await asking.show(await _screen(asking))


async def pressed(asking: Asking, data: Data) -> None:
    """A button that says what one might type behind `/remind`; without words, how it is set."""
    _check_here(asking)
    if data.arg:
        await _set(asking, data.arg.replace("-", " "))
    await asking.refresh(await _screen(asking))


def _check_here(asking: Asking) -> None:
    if asking.room.foreign or asking.room.private:
        raise Refused("remind-in-group")


async def _set(asking: Asking, args: str) -> None:
    await asking.check_runs_chat()
    said = await asyncio.to_thread(understood, asking, args)
    await asking.world.preferences.change_chat(
        asking.room.id, lambda chat: replace(chat, choice=replace(chat.choice, **said))
    )


def understood(asking: Asking, args: str) -> dict[str, Any]:
    """What somebody has typed, in any order, by its name in `ChatChoice`; Refused if it is not understood."""

    def joined(apart: re.Match[str]) -> str:
        is_unit = one_of(asking.world.words, text("remind-around"), apart["unit"])
        return f"{apart['hour']}:{apart['minute']}" if is_unit else apart[0]

    args = _APART.sub(joined, _SPACED.sub(lambda found: found[0].replace(" ", ""), args))
    left, said = args.split(), Said()
    while left:
        past = behind(asking.world.words, text("remind-around"), left)
        if past is not None:
            left = past
            continue
        setting, value, rest = _setting(asking, left)
        say_once(said, setting, value, left[: len(left) - len(rest)])
        left = rest
    return {setting: value for setting, (value, _) in said.items()}


def _setting(asking: Asking, words: list[str]) -> tuple[str, str, list[str]]:
    """What the first words choose, by its name in `ChatChoice`, with its value and the words behind them."""
    noon = one_of(asking.world.words, text("remind-noon"), words[0])
    at = time(_NOON) if noon else _time(words[0])
    word, rest = _word(asking, words)
    if at is not None:
        return "remind", at.strftime("%H:%M"), words[1:]
    if word in (ReminderWord.WEEKDAYS, ReminderWord.DAILY):
        return "days", Days(word), rest
    if word is ReminderWord.OFF:
        return "remind", "", rest
    if word is ReminderWord.SUMMARY:
        wanted, rest = _word(asking, rest) if rest else (ReminderWord.ON, rest)
        if wanted not in (ReminderWord.ON, ReminderWord.OFF):
            raise Refused("remind-what", word=Typed(" ".join(words)))
        return "summary", Summary(wanted), rest
    return "zone", *_city(asking, words)


def _word(asking: Asking, words: list[str]) -> tuple[ReminderWord | None, list[str]]:
    """The word of this command that some words begin with, and what is left of them."""

    def title(word: ReminderWord) -> Text:
        return text(f"remind-word-{word}")

    texts, also = asking.world.words, text("remind-also")
    return longest_name(words, lambda name: called(texts, list(ReminderWord), title, name, also))


def _time(word: str) -> time | None:
    """A time as people write it: 12:30, 12.30, 12-30, 12h30, 9, 9h, 6pm."""
    found = _TIME.fullmatch(word.casefold())
    if found is None:
        return None
    hour, minute = int(found["hour"]), int(found["minute"] or 0)
    if found["half"]:
        if not 1 <= hour <= _NOON:
            raise Refused("remind-what", word=Typed(word))
        hour = hour % _NOON + (_NOON if found["half"] == "pm" else 0)
    try:
        return time(hour, minute)
    except ValueError:
        raise Refused("remind-what", word=Typed(word)) from None


def _city(asking: Asking, words: list[str]) -> tuple[str, list[str]]:
    """The zone whose city some words begin with, and what is left of them. Refused if they are like no city, for
    nothing else is left that they could be."""
    languages = asking.world.words.languages
    zone, rest = longest_name(words, lambda name: zone_called(name, languages))
    if zone is not None:
        return zone, rest
    zoning.check_alike(asking, " ".join(words))
    raise Refused("remind-what", word=Typed(" ".join(words)))


async def _screen(asking: Asking) -> Screen:
    world, room = asking.world, asking.room.id
    choice, zone = (await world.preferences.chat(room)).choice, await world.preferences.zone(room)
    now = world.now()
    then = await next_time(world.database, room, Purpose.LUNCH, choice, now)
    return reminder_screen(
        choice,
        city(choice.zone, asking.language),
        now.astimezone(zone),
        None if then is None else then.astimezone(zone),
        admin=await asking.request.is_admin(),
    )
