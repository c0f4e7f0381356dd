"""What the host has set: one frozen value from the environment and the file `.env`."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import proxy_bypass_environment  # type: ignore[attr-defined]  # its types forget it

from dotenv.parser import parse_stream
from platformdirs import user_data_path

from bot.words import language_meant, languages
from storage.addresses import address

_OF_SYSTEM = re.compile(r".*:.*|(C|POSIX)(\..*)?")
"""A LANGUAGE that systems set for their programs and that is no setting of ours: a list, such as en_US:en, or what
names no language, such as C.UTF-8."""
_QUOTED = re.compile(r"""^(["'])(.*)\1$""", re.DOTALL)
_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")
_TELEGRAM, _DISCORD = "https://api.telegram.org", "https://discord.com"
"""Where the way goes to, as far as a proxy is concerned."""
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")


class BadSetting(ValueError):
    """A setting that cannot be used; the message says which and why."""


@dataclass(frozen=True, slots=True)
class TelegramSettings:
    """What Telegram needs; the addresses are those of Telegram itself if they are not given."""

    token: str = field(repr=False)
    api_url: str | None = field(repr=False)
    """The root of a server; `/bot<token>/...` is appended."""
    webhook_url: str | None = field(repr=False)
    """Where the server brings updates; without it they are fetched."""
    webhook_port: int
    webhook_secret: str = field(repr=False)
    proxy: str | None = field(repr=False)
    """The proxy that leads to the server."""


@dataclass(frozen=True, slots=True)
class DiscordSettings:
    """What Discord needs; the addresses are those of Discord itself if they are not given."""

    token: str = field(repr=False)
    api_url: str | None = field(repr=False)
    gateway_url: str | None = field(repr=False)
    proxy: str | None = field(repr=False)
    """The proxy that leads there."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings; what is not set has its default. An address may hold a password: none is in a `repr`."""

    database: str | Path = field(repr=False)
    language: str
    log_level: str | None
    telegram: TelegramSettings | None
    discord: DiscordSettings | None

    @property
    def hosted(self) -> bool:
        """Whether there is a token for any platform."""
        return self.telegram is not None or self.discord is not None


def default_database() -> Path:
    """One file in the user's data folder."""
    return user_data_path("boneyard", appauthor=False) / "boneyard.db"


def read_settings(environment: Mapping[str, str] | None = None, file: Path | None = None) -> Settings:
    """The settings of the environment, or else of the file; an empty value is none. BadSetting if one cannot be
    used."""
    told = os.environ if environment is None else environment
    here = {key: value for key, value in told.items() if not (key == "LANGUAGE" and _OF_SYSTEM.fullmatch(value))}
    given = _given(_stored(file or Path(".env"))) | _given(here)
    level = given.get("LOG_LEVEL", "").upper() or None
    if level is not None and level not in LEVELS:
        raise BadSetting(f"LOG_LEVEL is {level}; it can be {', '.join(LEVELS)}")
    database = given.get("DATABASE_URL")
    if database:
        try:
            address(database)
        except ValueError as error:
            raise BadSetting(f"DATABASE_URL cannot be used: {error}") from error
    return Settings(
        database=database or _usual_database(),
        language=_language(given),
        log_level=level,
        telegram=_telegram(given),
        discord=_discord(given),
    )


def _usual_database() -> Path:
    try:
        return default_database()
    except RuntimeError:  # a user without a home
        raise BadSetting("there is no folder for data here: DATABASE_URL has to say where the games are") from None


def _stored(file: Path) -> Mapping[str, str | None]:
    """What a file says. A value is what stands there: nothing is filled in."""
    try:
        with file.open(encoding="utf-8") as lines:
            told = list(parse_stream(lines))
    except (FileNotFoundError, IsADirectoryError):
        return {}
    except OSError as error:
        raise BadSetting(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadSetting(f"{file} is no text in UTF-8") from None
    for one in told:
        if one.error:
            before = len(one.original.string) - len(one.original.string.lstrip())
            line = one.original.line + one.original.string.count("\n", 0, before)
            raise BadSetting(f"{file}, line {line}, is not understood")
    return {one.key: one.value for one in told if one.key is not None}


def _given(source: Mapping[str, str | None]) -> dict[str, str]:
    # Docker passes on the quotes of its file.
    given = {key: _QUOTED.sub(r"\2", (value or "").strip()).strip() for key, value in source.items()}
    return {key: value for key, value in given.items() if value}


def _language(given: Mapping[str, str]) -> str:
    wanted, known = given.get("LANGUAGE", ""), languages()
    if wanted and language_meant(wanted, known) is None:
        raise BadSetting(f"LANGUAGE is {wanted}; it can be {', '.join(known)}")
    return wanted


def _telegram(given: Mapping[str, str]) -> TelegramSettings | None:
    token = given.get("TELEGRAM_TOKEN", "")
    if not token:
        return None
    api_url = _url(given, "TELEGRAM_API_URL", "http", "https")
    return TelegramSettings(
        token=token,
        api_url=api_url,
        # Only a server of one's own calls without encryption.
        webhook_url=_url(given, "TELEGRAM_WEBHOOK_URL", "https", *(["http"] if api_url else [])),
        webhook_port=_port(given, "TELEGRAM_WEBHOOK_PORT", _port(given, "PORT", 8080)),
        webhook_secret=_secret(given),
        proxy=_proxy_to(api_url or _TELEGRAM, given),
    )


def _discord(given: Mapping[str, str]) -> DiscordSettings | None:
    token = given.get("DISCORD_TOKEN", "")
    if not token:
        return None
    api_url = _url(given, "DISCORD_API_URL", "http", "https")
    if api_url is not None and urlsplit(api_url).username is not None:
        raise BadSetting("DISCORD_API_URL can have no name or password in it: the token is sent in their place")
    return DiscordSettings(
        token=token,
        api_url=api_url,
        gateway_url=_url(given, "DISCORD_GATEWAY_URL", "ws", "wss"),
        proxy=_proxy_to(api_url or _DISCORD, given),
    )


def _url(given: Mapping[str, str], name: str, *schemes: str) -> str | None:
    url = given.get(name, "").rstrip("/")
    if not url:
        return None
    try:
        parts = urlsplit(url)
        # A port that is no number is a ValueError, and so is a host that there cannot be.
        host = (parts.hostname or "").encode("idna").decode("idna")
        good = parts.scheme in schemes and bool(host) and parts.port != 0 and not re.search(r"\s", url)
    except ValueError:
        good = False
    if not good:
        # It may hold a password: it is not repeated.
        raise BadSetting(
            f"{name} is no address that begins with {' or '.join(f'{scheme}://' for scheme in schemes)}"
        )
    return url


def _proxy_to(url: str, given: Mapping[str, str]) -> str | None:
    """The proxy for an address by the names that most programs know, in small letters before large ones. To this
    machine itself none leads."""
    named = {key.lower(): value for key, value in sorted(given.items())}
    parts = urlsplit(url)
    host, name = parts.hostname or "", f"{parts.scheme}_proxy"
    name = name if name in named else "all_proxy"
    proxy = named.get(name)
    if proxy is None or _is_here(host) or proxy_bypass_environment(host, {"no": named.get("no_proxy", "")}):
        return None
    name = name.upper()
    return _url({name: proxy if "://" in proxy else f"http://{proxy}"}, name, "http", "https")


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _secret(given: Mapping[str, str]) -> str:
    secret = given.get("TELEGRAM_WEBHOOK_SECRET", "")
    if secret and not _SECRET.fullmatch(secret):
        raise BadSetting("TELEGRAM_WEBHOOK_SECRET can have 1 to 256 letters A to Z, digits, - and _")
    return secret


def _port(given: Mapping[str, str], name: str, default: int) -> int:
    number = given.get(name, "")
    if not number:
        return default
    if not number.isdecimal() or not 0 < int(number) < 65536:
        raise BadSetting(f"{name} is no number of a port")
    return int(number)
