"""What the host has set: where it is read from, and that nothing of it is printed that may be secret."""

from __future__ import annotations

from errno import EACCES
from pathlib import Path

import pytest

from bot.settings import BadSetting, TelegramSettings, default_database, read_settings

SECRET = "pa55word"
WITH_SECRETS = {
    "DATABASE_URL": f"postgresql://bones:{SECRET}@host/bones",
    "TELEGRAM_TOKEN": f"1:{SECRET}",
    "TELEGRAM_API_URL": f"https://bones:{SECRET}@host",
    "TELEGRAM_WEBHOOK_URL": f"https://host/{SECRET}",
    "TELEGRAM_WEBHOOK_SECRET": SECRET,
    "DISCORD_TOKEN": SECRET,
    "DISCORD_API_URL": f"https://host/{SECRET}",
    "DISCORD_GATEWAY_URL": f"wss://bones:{SECRET}@host",
    "HTTPS_PROXY": f"http://bones:{SECRET}@host",
}


def telegram(folder: Path, **told: str) -> TelegramSettings:
    """What is set for Telegram by these settings and a token."""
    found = read_settings({"TELEGRAM_TOKEN": SECRET, **told}, folder / "none").telegram
    assert found is not None
    return found


def test_secrets_are_not_printed(tmp_path: Path) -> None:
    settings = read_settings(WITH_SECRETS, tmp_path / "none")
    assert settings.database == WITH_SECRETS["DATABASE_URL"]
    assert settings.telegram is not None
    assert settings.telegram.webhook_url == WITH_SECRETS["TELEGRAM_WEBHOOK_URL"]
    assert settings.discord is not None
    assert settings.discord.gateway_url == WITH_SECRETS["DISCORD_GATEWAY_URL"]
    assert settings.discord.proxy == WITH_SECRETS["HTTPS_PROXY"]
    assert SECRET not in repr(settings)
    assert SECRET not in str(settings)


def test_an_empty_environment_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in WITH_SECRETS.items():
        monkeypatch.setenv(name, value)
    none = read_settings({}, tmp_path / "none")
    assert not none.hosted
    assert none.database == default_database()
    assert read_settings(file=tmp_path / "none").hosted, "where none is given it is the one of the process"


def test_who_has_no_home_says_where_the_games_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(*_args: object, **_kwargs: object) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr("bot.settings.user_data_path", homeless)
    with pytest.raises(BadSetting, match="DATABASE_URL has to say where the games are"):
        read_settings({}, tmp_path / "none")
    assert read_settings({"DATABASE_URL": "sqlite:////srv/games.db"}, tmp_path / "none").database


def test_the_file_tells_what_the_environment_does_not(tmp_path: Path) -> None:
    file = tmp_path / "settings"
    file.write_text("LANGUAGE=de\nLOG_LEVEL=debug\n", "utf-8")
    settings = read_settings({"LANGUAGE": "fr"}, file)
    assert (settings.language, settings.log_level) == ("fr", "DEBUG")


def test_an_empty_value_is_none(tmp_path: Path) -> None:
    file = tmp_path / "settings"
    file.write_text(f"DISCORD_TOKEN={SECRET}\nLANGUAGE=de\nLOG_LEVEL=\n", "utf-8")
    settings = read_settings({"DISCORD_TOKEN": " ", "LANGUAGE": "", "LOG_LEVEL": " info "}, file)
    assert (settings.language, settings.log_level) == ("de", "INFO")
    assert settings.discord is not None
    assert settings.discord.token == SECRET


@pytest.mark.parametrize(
    ("shell", "language"),
    [
        ("en_US:en", "de"),
        ("pt_BR:pt:en", "de"),
        ("C", "de"),
        ("C.UTF-8", "de"),
        ("POSIX", "de"),
        ("pl_PL", "pl_PL"),
        ("NL", "NL"),
    ],
)
def test_what_a_system_sets_for_its_own_programs_is_no_setting(tmp_path: Path, shell: str, language: str) -> None:
    file = tmp_path / "settings"
    file.write_text("LANGUAGE=de\n", "utf-8")
    assert read_settings({"LANGUAGE": shell}, file).language == language


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LANGUAGE", "Deutsch"),
        ("LANGUAGE", "xx"),
        ("LANGUAGE", "sv"),
        ("LANGUAGE", "Cs"),
        ("LOG_LEVEL", "LOUD"),
        ("DATABASE_URL", "sqlite://"),
        ("DATABASE_URL", "mysql://host/db"),
        ("DATABASE_URL", "postgres://host/db?pgbouncer=true"),
        ("DISCORD_API_URL", "http://host name:80"),
        ("DISCORD_API_URL", "https://bones:x@host/api/v10"),
        ("DISCORD_GATEWAY_URL", "wss://gate\tway"),
        ("TELEGRAM_API_URL", "http://xn--/"),
        ("TELEGRAM_API_URL", "http://my..host"),
        ("TELEGRAM_WEBHOOK_URL", "http://example.org/x"),
        ("TELEGRAM_WEBHOOK_SECRET", "mein Geheimnis!"),
        ("TELEGRAM_WEBHOOK_PORT", "70000"),
        ("ALL_PROXY", "socks5://proxy:1080"),
        ("HTTPS_PROXY", "http://proxy:port"),
        ("HTTPS_PROXY", "proxy:80800"),
    ],
)
def test_what_cannot_be_used_is_refused_by_its_name(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name):
        read_settings({"TELEGRAM_TOKEN": SECRET, "DISCORD_TOKEN": SECRET, name: value}, tmp_path / "none")


@pytest.mark.parametrize("url", ["http://my_server:8081", "http://[::1]:8081", "http://münchen.example"])
def test_hosts_that_there_may_be(tmp_path: Path, url: str) -> None:
    assert telegram(tmp_path, TELEGRAM_API_URL=url).api_url == url


def test_a_server_of_ones_own_may_call_without_encryption(tmp_path: Path) -> None:
    told = {"TELEGRAM_API_URL": "http://here", "TELEGRAM_WEBHOOK_URL": "http://here/x"}
    assert telegram(tmp_path, **told).webhook_url == "http://here/x"


@pytest.mark.parametrize(
    ("told", "port"),
    [
        ({}, 8080),
        ({"PORT": "5000"}, 5000),
        ({"TELEGRAM_WEBHOOK_PORT": "8081"}, 8081),
        ({"TELEGRAM_WEBHOOK_PORT": "8081", "PORT": "5000"}, 8081),
    ],
)
def test_a_webhook_listens_where_the_host_says(tmp_path: Path, told: dict[str, str], port: int) -> None:
    assert telegram(tmp_path, **told).webhook_port == port


@pytest.mark.parametrize(
    ("told", "proxy"),
    [
        ({}, None),
        ({"HTTPS_PROXY": "http://proxy:3128"}, "http://proxy:3128"),
        ({"HTTPS_PROXY": "http://proxy:1", "https_proxy": "http://proxy:2", "ALL_PROXY": "x"}, "http://proxy:2"),
        ({"HTTP_PROXY": "http://proxy:1", "ALL_PROXY": "proxy:2"}, "http://proxy:2"),
        ({"HTTPS_PROXY": "http://proxy:1", "NO_PROXY": "other, .telegram.org"}, None),
        ({"HTTP_PROXY": "http://proxy:1", "TELEGRAM_API_URL": "http://server:8081"}, "http://proxy:1"),
        ({"HTTP_PROXY": "http://proxy:1", "TELEGRAM_API_URL": "http://localhost:8081"}, None),
        ({"HTTP_PROXY": "http://proxy:1", "TELEGRAM_API_URL": "http://127.0.0.1:8081"}, None),
    ],
)
def test_a_proxy_is_the_one_of_that_address(tmp_path: Path, told: dict[str, str], proxy: str | None) -> None:
    assert telegram(tmp_path, **told).proxy == proxy


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(_file: Path, **_how: str) -> None:
        raise PermissionError(EACCES, "Permission denied")

    with monkeypatch.context() as context:
        context.setattr(Path, "open", closed)
        with pytest.raises(BadSetting, match="cannot be read: Permission denied"):
            read_settings({}, tmp_path / "settings")
    file = tmp_path / "settings"
    file.write_text("LANGUAGE=de\n", "utf-16")
    with pytest.raises(BadSetting, match="UTF-8"):
        read_settings({}, file)


def test_a_folder_of_this_name_is_no_file(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    assert not read_settings({}, tmp_path / ".env").hosted


@pytest.mark.parametrize(
    ("lines", "number"), [("\n\nDISCORD TOKEN=x\n", 3), ('LANGUAGE=de\nDISCORD_TOKEN="x\nLOG_LEVEL=INFO\n', 2)]
)
def test_a_line_that_is_not_understood_is_told(tmp_path: Path, lines: str, number: int) -> None:
    """Or the bot would run without what stands there."""
    file = tmp_path / "settings"
    file.write_text(lines, "utf-8")
    with pytest.raises(BadSetting, match=f"settings, line {number}, is not understood"):
        read_settings({}, file)


def test_a_value_is_taken_as_it_stands_but_for_one_pair_of_quotes(tmp_path: Path) -> None:
    """However it comes here: Docker takes no quotes off, and nobody fills anything in."""
    file, none = tmp_path / "settings", tmp_path / "none"
    file.write_text("DISCORD_TOKEN='p$1w${X}z'\n", "utf-8")
    for settings in (read_settings({}, file), read_settings({"DISCORD_TOKEN": '"p$1w${X}z"'}, none)):
        assert settings.discord is not None
        assert settings.discord.token == "p$1w${X}z"
