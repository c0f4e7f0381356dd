"""What a host starts the bot with: image, service, Procfile, example of settings. They name only what there is."""

from __future__ import annotations

import configparser
import re
import shlex
import sqlite3
import subprocess
import sys
import tomllib
from contextlib import closing
from pathlib import Path
from shutil import copytree

import pytest

from bot.app import PATIENCE
from bot.console.hosting import HUSH_PATIENCE
from bot.exits import Exit
from tests import waiting
from tests.fakes.discord import Permission

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
_PIN = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)


def instructions(name: str) -> list[str]:
    """What stands behind an instruction of the Dockerfile, continued lines joined."""
    return re.findall(rf"^{name} (.*)$", DOCKERFILE.replace("\\\n", " "), re.MULTILINE)


def pins(name: str) -> dict[str, str]:
    """The packages of a file of requirements, with their versions."""
    return dict(_PIN.findall((ROOT / name).read_text("utf-8")))


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # names of settings keep their capitals
    parser.read(ROOT / "deploy/boneyard.service", "utf-8")
    return parser


# --- What is run ------------------------------------------------------------------------------------------


def programs() -> dict[str, list[str]]:
    """The arguments that the command is started with, by who starts it."""
    procfile = dict(line.split(": ") for line in (ROOT / "Procfile").read_text("utf-8").splitlines())
    (entry,), (arguments,) = instructions("ENTRYPOINT"), instructions("CMD")
    assert entry == '["python", "-m", "bot"]'
    start = shlex.split(unit()["Service"]["ExecStart"])
    worker = shlex.split(procfile["worker"])
    assert (Path(start[0]).name, *worker[:3]) == ("boneyard", "python", "-m", "bot")
    return {"Procfile": worker[3:], "Dockerfile": re.findall(r'"(\w+)"', arguments), "service": start[1:]}


@pytest.mark.parametrize("name", ["Procfile", "Dockerfile", "service"])
def test_the_command_is_one_that_there_is(name: str) -> None:
    command = (sys.executable, "-m", "bot", *programs()[name])
    done = subprocess.run(
        (*command, "--help"), cwd=ROOT, capture_output=True, encoding="utf-8", timeout=waiting.PATIENCE
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "boneyard run" in done.stdout


def test_the_project_makes_the_command() -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]
    assert scripts["boneyard"] == "bot.__main__:main"


def test_all_that_lies_in_the_packages_is_installed_with_them() -> None:
    tool = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    there = (path for name in ("engine", "storage", "bot") for path in (ROOT / name).rglob("*") if path.is_file())
    kinds = {path.suffix for path in there} - {".py", ".pyc"}
    assert {"*": sorted(f"**/*{kind}" for kind in kinds)} == tool["package-data"]


# --- The image --------------------------------------------------------------------------------------------


def copied() -> list[str]:
    """What goes from the project into the image."""
    return [shlex.split(copy)[0] for copy in instructions("COPY") if not copy.startswith("--from")]


def test_what_is_copied_is_there_and_nothing_else_is_sent() -> None:
    assert not [name for name in copied() if not (ROOT / name).exists()]
    ignored, *kept = [
        line
        for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines()
        if line and not line.startswith(("#", "**/"))
    ]
    assert ignored == "*"
    assert sorted(kept) == sorted(f"!{name}" for name in copied())


def test_all_packages_are_in_the_image() -> None:
    assert {"engine", "storage", "bot"} <= set(copied())


def test_the_image_is_not_run_as_root() -> None:
    assert instructions("USER") == ["boneyard"]
    assert any("useradd" in run and "boneyard" in run for run in instructions("RUN"))


def test_the_games_are_in_the_volume() -> None:
    (volume,), (settings,) = instructions("VOLUME"), instructions("ENV")
    data = dict(pair.split("=") for pair in shlex.split(settings))["XDG_DATA_HOME"]
    assert f"{data}/boneyard" == volume


def test_the_image_comes_from_nowhere_in_particular() -> None:
    assert "://" not in DOCKERFILE
    assert all(re.match(r"python:\$\{PYTHON\}-slim", base) for base in instructions("FROM"))


# --- Packages ---------------------------------------------------------------------------------------------


def test_what_runs_is_what_is_tested() -> None:
    run, tested = pins("requirements-run.txt"), pins("requirements.txt")
    assert {name: version for name, version in run.items() if tested.get(name) != version}.keys() == {"asyncpg"}
    assert not {"pytest", "mypy", "ruff", "hypothesis"} & run.keys()


def test_all_that_the_project_needs_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    names = {re.split(r"[^\w.-]", requirement)[0] for requirement in needed}
    assert {re.sub(r"[-_.]+", "-", name) for name in names} <= pins("requirements-run.txt").keys()


# --- The service ------------------------------------------------------------------------------------------


def test_the_service_has_time_to_finish() -> None:
    assert int(unit()["Service"]["TimeoutStopSec"]) > HUSH_PATIENCE + PATIENCE


def test_the_bot_ends_before_a_host_that_gives_ten_seconds_kills_it() -> None:
    closing = 3  # seconds for all that lies before, between and behind the two
    assert HUSH_PATIENCE + PATIENCE + closing < 10


def test_a_bot_that_is_not_set_up_is_not_started_again_and_again() -> None:
    assert unit()["Service"]["RestartPreventExitStatus"] == str(Exit.UNUSABLE)


def test_what_the_service_runs_is_compiled_when_it_is_installed(tmp_path: Path) -> None:
    """Its folders are closed to it, so nothing that it compiles is kept."""
    assert unit()["Service"]["ProtectSystem"] == "strict"
    (tmp_path / ".installed").touch()  # as at an update that needs no other packages
    make = ("env", "-u", "MAKEFLAGS", "-u", "MAKELEVEL", "make", "--dry-run", "install", f"VENV={tmp_path}")
    done = subprocess.run(make, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=waiting.PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    *_, libraries, own = map(shlex.split, done.stdout.splitlines())
    compiler = [f"{tmp_path}/bin/python", "-m", "compileall", "-q"]
    assert libraries == [*compiler, "-j", "0", f"{tmp_path}/lib"]
    assert own == [*compiler, "bot", "engine", "storage"]


def test_the_service_may_write_where_the_games_are() -> None:
    service = unit()["Service"]
    assert service["StateDirectory"] == "boneyard"
    assert service["Environment"] == "XDG_DATA_HOME=/var/lib"
    assert service["ProtectSystem"] == "strict"


# --- The guide --------------------------------------------------------------------------------------------


def test_the_invitation_asks_for_the_rights_that_are_named() -> None:
    guide = (ROOT / "docs/hosting.md").read_text("utf-8")
    listed = re.search(r"`applications.commands` and `bot`; permissions (.*?)\.\n", guide, re.DOTALL)
    asked = re.search(r"&permissions=(\d+)\n", guide)
    assert listed is not None
    assert asked is not None
    names = re.findall(r"\*([^*]+)\*", " ".join(listed[1].split()))
    rights = [
        Permission[name.upper().replace(" ", "_").replace("VIEW_CHANNELS", "VIEW_CHANNEL")] for name in names
    ]
    assert sum(rights) == int(asked[1])


# --- Settings ---------------------------------------------------------------------------------------------


def test_the_example_names_all_settings_and_sets_none() -> None:
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    named = [line for line in lines if line and not line.startswith("#")]
    assert all(re.fullmatch(r"[A-Z_]+=", line) for line in named)
    told = re.findall(r"^\| `([A-Z_]+)` \|", (ROOT / "docs/running.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(line.rstrip("=") for line in named) == sorted(told)


# --- Backups ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("page", "folder"), [("running.md", ".local/share/boneyard"), ("hosting.md", "var/lib/boneyard")]
)
def test_the_backups_of_the_pages_have_the_games(page: str, folder: str, tmp_path: Path) -> None:
    """What follows on `python -c` there, in the home or in the working folder of the container."""
    (command,) = re.findall(
        r"python (-c \"import os, sqlite3(?:[^\n]*\\\n)*[^\n]*)", (ROOT / "docs" / page).read_text("utf-8")
    )
    games = tmp_path / folder
    games.mkdir(parents=True)
    here = tmp_path if page == "running.md" else games
    line = ["bash", "-c", f"{shlex.quote(sys.executable)} {command}"]
    environment = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    missing = subprocess.run(line, cwd=here, env=environment, capture_output=True, check=False)
    assert missing.returncode, "there are no games yet"
    assert not list(tmp_path.rglob("*.db"))
    with closing(sqlite3.connect(games / "boneyard.db")) as database, database:
        database.execute("CREATE TABLE game AS SELECT 'goat' AS name")
    subprocess.run(line, cwd=here, env=environment, check=True)
    assert (here / "copy.db").stat().st_mode & 0o077 == 0, "hands and seeds are in it"
    with closing(sqlite3.connect(here / "copy.db")) as copy:
        assert copy.execute("SELECT name FROM game").fetchall() == [("goat",)]


@pytest.mark.parametrize(
    ("page", "command"),
    [
        ("running.md", r"    (rm -f \S+-wal \S+-shm\n    cp copy.db .*)"),
        ("hosting.md", r"-c '(rm -f .*)' (<copy.db)"),
    ],
)
def test_a_backup_is_put_back_as_the_pages_say(page: str, command: str, tmp_path: Path) -> None:
    """Also where the program was killed, and has left what belongs to the file that it had."""
    killed, games = tmp_path / "killed", tmp_path / ".local/share/boneyard"
    killed.mkdir()
    with closing(sqlite3.connect(killed / "boneyard.db")) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.executescript("CREATE TABLE game AS SELECT 'goat' AS name; VACUUM; UPDATE game SET name = 'draw'")
        copytree(killed, games)
    assert (games / "boneyard.db-wal").exists()
    here = tmp_path if page == "running.md" else games
    with closing(sqlite3.connect(here / "copy.db")) as copy, copy:
        copy.execute("CREATE TABLE game AS SELECT 'muggins' AS name")
    found = re.search(command, (ROOT / "docs" / page).read_text("utf-8"))
    assert found is not None
    line, *given = found.groups()
    run = ["sh", "-c", f"{{ {line}; }} {' '.join(given)}"]
    subprocess.run(run, cwd=here, env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}, check=True)
    with closing(sqlite3.connect(games / "boneyard.db")) as restored:
        assert restored.execute("SELECT name FROM game").fetchall() == [("muggins",)]
