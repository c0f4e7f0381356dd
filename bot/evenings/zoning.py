"""A chat's time zone: by its nearest well-known city, chosen or typed."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.asking import Asking
from bot.chats.localtime import zone_of
from bot.chats.zones import city, city_like, well_known, zone_called
from bot.data import Data
from bot.errors import Refused
from bot.messages import Screen, Typed, text
from bot.screens.reminder import ALL_SETTINGS, zone_arg, zone_screen


async def choose_by_name(asking: Asking, words: str) -> None:
    """The zone that somebody has typed, if he may choose it."""
    await asking.check_runs_chat()
    zone = await asyncio.to_thread(_meant, asking, words)
    await _choose(asking, zone)
    await asking.whisper(text("zone-set", city=city(zone, asking.language)))


async def pressed(asking: Asking, data: Data) -> None:
    """The cities, another page of them, or the one that was chosen; for who may choose."""
    await asking.check_runs_chat()
    if data.arg not in ("", "page"):
        zones = {zone_arg(zone): zone for zone in well_known()}
        if data.arg not in zones:
            raise Refused("bad-button")
        await _choose(asking, zones[data.arg])
        chosen = text("zone-set", city=city(zones[data.arg], asking.language))
        await asking.refresh(Screen((chosen,), ((ALL_SETTINGS,),)))
        return
    await asking.refresh(await _cities(asking, data.number if data.arg else None))


async def _cities(asking: Asking, page: int | None) -> Screen:
    """The cities from west to east; if no page is named, the one that tells of the zone of the chat."""
    now, here = asking.world.now(), (await asking.world.preferences.chat(asking.room.id)).choice.zone
    zones = well_known()
    cities = [(zone, city(zone, asking.language), now.astimezone(zone_of(zone))) for zone in zones]
    there = now.astimezone(zone_of(here))
    at = zones.index(here) if here in zones else 0
    return zone_screen(cities, city(here, asking.language), there, page, at, asking.limits)


def _meant(asking: Asking, words: str) -> str:
    """The zone that somebody has typed; Refused if there is none that is called so."""
    found = zone_called(words, asking.world.words.languages)
    if found is None:
        check_alike(asking, words)
        raise Refused("zone-unknown", city=Typed(words))
    return found


def check_alike(asking: Asking, words: str) -> None:
    """Refused if what somebody has typed, which is no city, reads like one: a wrong guess would change the days of
    the whole chat."""
    alike = city_like(words, asking.language)
    if alike is not None:
        raise Refused("zone-alike", city=Typed(words), alike=alike)


async def _choose(asking: Asking, zone: str) -> None:
    """Let the chat go by this zone from now on."""
    await asking.world.preferences.change_chat(
        asking.room.id, lambda chat: replace(chat, choice=replace(chat.choice, zone=zone))
    )
