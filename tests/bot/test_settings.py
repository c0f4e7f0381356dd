"""What the host has set: where it is read from, and that nothing of it is printed that may be secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import default_database, read_settings

SECRET = "pa55word"
WITH_SECRETS = {
    "DATABASE_URL": f"postgresql://bones:{SECRET}@host/bones",
    "TELEGRAM_TOKEN": f"1:{SECRET}",
    "TELEGRAM_API_URL": f"https://bones:{SECRET}@host",
    "TELEGRAM_WEBHOOK_URL": f"https://host/{SECRET}",
    "TELEGRAM_WEBHOOK_SECRET": SECRET,
    "DISCORD_TOKEN": SECRET,
    "DISCORD_API_URL": f"https://bones:{SECRET}@host",
    "DISCORD_GATEWAY_URL": f"wss://bones:{SECRET}@host",
}


def test_secrets_are_not_printed(tmp_path: Path) -> None:
    settings = read_settings(WITH_SECRETS, tmp_path / "none")
    assert settings.database == WITH_SECRETS["DATABASE_URL"]
    assert settings.telegram is not None
    assert settings.telegram.webhook_url == WITH_SECRETS["TELEGRAM_WEBHOOK_URL"]
    assert settings.discord is not None
    assert settings.discord.gateway_url == WITH_SECRETS["DISCORD_GATEWAY_URL"]
    assert SECRET not in repr(settings)
    assert SECRET not in str(settings)


def test_an_empty_environment_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in WITH_SECRETS.items():
        monkeypatch.setenv(name, value)
    none = read_settings({}, tmp_path / "none")
    assert not none.hosted
    assert none.database == default_database()
    assert read_settings(file=tmp_path / "none").hosted, "where none is given it is the one of the process"


def test_the_file_tells_what_the_environment_does_not(tmp_path: Path) -> None:
    file = tmp_path / "settings"
    file.write_text("LANGUAGE=de\nLOG_LEVEL=debug\n", "utf-8")
    settings = read_settings({"LANGUAGE": "fr"}, file)
    assert (settings.language, settings.log_level) == ("fr", "DEBUG")
