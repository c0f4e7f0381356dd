"""Time zones as people name them: by the nearest well-known city, in any language that the bot speaks.

The zones are those of the IANA database. What their cities are called in other languages the CLDR knows, which
comes with Babel.
"""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from difflib import get_close_matches
from functools import cache
from typing import Any
from zoneinfo import available_timezones

from babel import Locale

from bot.vocabulary import as_compared

UTC_NAME = "UTC"

WELL_KNOWN = (
    "Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago",
    "America/Mexico_City", "America/New_York", "America/Toronto", "America/Bogota", "America/Caracas",
    "America/Santiago", "America/Sao_Paulo", "America/Argentina/Buenos_Aires", "Atlantic/Azores", "UTC",
    "Europe/London", "Europe/Lisbon", "Africa/Lagos", "Europe/Madrid", "Europe/Paris", "Europe/Amsterdam",
    "Europe/Berlin", "Europe/Rome", "Europe/Warsaw", "Europe/Athens", "Europe/Kyiv", "Africa/Cairo",
    "Africa/Johannesburg", "Asia/Jerusalem", "Europe/Minsk", "Europe/Moscow", "Europe/Istanbul", "Asia/Tehran",
    "Europe/Samara", "Asia/Tbilisi", "Asia/Yerevan", "Asia/Dubai", "Asia/Yekaterinburg", "Asia/Tashkent",
    "Asia/Almaty", "Asia/Kolkata", "Asia/Omsk", "Asia/Novosibirsk", "Asia/Bangkok", "Asia/Krasnoyarsk",
    "Asia/Irkutsk", "Asia/Shanghai", "Asia/Singapore", "Asia/Tokyo", "Asia/Yakutsk", "Asia/Vladivostok",
    "Australia/Sydney", "Asia/Kamchatka", "Pacific/Auckland",
)  # fmt: skip
"""Cities to choose from, from west to east."""

_BESIDE = {
    "Europe/Moscow": ("Saint Petersburg", "St Petersburg", "Санкт-Петербург", "Петербург", "Питер"),
    "Europe/Berlin": ("Hamburg", "Munich", "München", "Cologne", "Köln", "Frankfurt"),
    "Europe/Rome": ("Milan", "Milano", "Naples", "Napoli"),
    "Europe/Madrid": ("Barcelona",),
    "Europe/Warsaw": ("Kraków", "Gdańsk", "Łódź", "Wrocław", "Poznań"),
    "Europe/Paris": ("Lyon", "Marseille", "Toulouse", "Bordeaux", "Lille", "Orléans"),
    "America/New_York": ("Boston", "Washington", "Miami", "Atlanta", "Philadelphia"),
    "America/Chicago": ("Houston", "Dallas"),
    "America/Los_Angeles": ("San Francisco", "Seattle", "Las Vegas"),
    "America/Sao_Paulo": ("Rio de Janeiro",),
    "Asia/Kolkata": ("Delhi", "New Delhi", "Mumbai", "Calcutta"),
    "Asia/Shanghai": ("Beijing", "Пекин"),
    "Asia/Jerusalem": ("Tel Aviv", "Тель-Авив"),
}
"""Large cities after which no zone is called."""

_AREAS = frozenset(
    ("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")
)
_RENAMED = {
    "Europe/Kyiv": "Europe/Kiev",
    "Asia/Kolkata": "Asia/Calcutta",
    "America/Argentina/Buenos_Aires": "America/Buenos_Aires",
}
"""Zones that the CLDR knows by an older name."""

_OFFSET = re.compile(r"(?:utc|gmt)?([+-])(\d{1,2})(?::?00)?")
_ALIKE = 0.8
"""How much what is typed must be like a city for one to ask whether it is meant."""


@cache
def known_zones() -> Set[str]:
    """All names in the database of zones, also those that only tell the hours from UTC. To read them all takes
    long."""
    return available_timezones()


@cache
def all_zones() -> frozenset[str]:
    """The zones that this machine knows."""
    return frozenset(name for name in known_zones() if name.partition("/")[0] in _AREAS) | {UTC_NAME}


def well_known() -> tuple[str, ...]:
    """Those of the cities to choose from that this machine knows."""
    return tuple(zone for zone in WELL_KNOWN if zone in all_zones())


def is_zone(name: str) -> bool:
    """Whether there is such a zone, also one that is only so many hours from UTC."""
    return name in all_zones() or (name.startswith("Etc/") and name in known_zones())


def city(zone: str, language: str) -> str:
    """What the city of a zone is called in a language."""
    for name in (zone, _RENAMED.get(zone, zone)):
        known = _cities(language).get(name)
        if known is not None and known.get("city"):
            return str(known["city"])
    if zone.startswith("Etc/GMT"):  # the sign of these names is turned around
        return f"UTC{zone[7:].translate(str.maketrans('+-', '-+'))}"
    return zone.rpartition("/")[2].replace("_", " ")


@cache
def _cities(language: str) -> Any:
    return Locale.parse(language, sep="-").time_zones


def zone_called(words: str, languages: Sequence[str]) -> str | None:
    """The zone that is called so: by its name, its city, or its hours from UTC."""
    wanted = as_compared(words)
    hours = _OFFSET.fullmatch("".join(words.casefold().split()))
    if hours is not None:
        turned = {"+": "-", "-": "+"}[hours[1]]
        number = int(hours[2])
        zone = f"Etc/GMT{turned}{number}" if number else UTC_NAME
        return zone if is_zone(zone) else None
    return _by_name(tuple(languages)).get(wanted) if wanted else None


def city_like(words: str, language: str) -> str | None:
    """The city that somebody may mean who has not spelt it quite right, as it is written in his language."""
    names = {as_compared(name): name for zone in reversed(_zones()) for name in _names(zone, (language,))}
    close = get_close_matches(as_compared(words), names, n=1, cutoff=_ALIKE)
    return names[close[0]] if close else None


@cache
def _by_name(languages: tuple[str, ...]) -> dict[str, str]:
    """The zones by all their names, as these are compared: an older name of a place never hides a newer one."""
    return {as_compared(name): zone for zone in reversed(_zones()) for name in _names(zone, languages)}


def _zones() -> tuple[str, ...]:
    """All zones, those that go before others of the same name first."""
    return (*well_known(), *sorted(all_zones()))


def _names(zone: str, languages: Sequence[str]) -> list[str]:
    """What a zone is called; of names that are compared as one, the one that is best written comes last."""
    cities = (city(zone, language) for language in languages)
    return [zone, zone.rpartition("/")[2].replace("_", " "), *cities, *_BESIDE.get(zone, ())]
