"""Scripts of group chats, played on the local table: the same script and seed give the same output.

`dialogues/NAME.txt` is a script; where the words matter, `NAME.out` beside it is what is printed for it, and is
written anew with BONEYARD_DIALOGUES=write.
"""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.app import running
from bot.messages import text
from bot.platforms.local import LocalPort, ScriptDisplay, run_script
from bot.tables.plan import NO_PAUSES
from tests.bot.chat import Errors, says
from tests.bot.kept import WORDS
from tests.forks import Run, begun, ended, run

FOLDER = Path(__file__).parent / "dialogues"
SCRIPTS = sorted(FOLDER.glob("*.txt"))
NOON = datetime(2024, 2, 28, 12, tzinfo=UTC)
"""When a script begins; each of its lines takes a millisecond, however long it really takes."""

_BUTTON = re.compile(r"(?P<reader>[^|]+?)~?\| \((?P<number>\d+)\) (?P<label>.*)")


class Lines:
    """What was printed."""

    closed = False

    def __init__(self) -> None:
        self.printed: list[str] = []

    def line(self, text: str) -> None:
        self.printed.append(text)


Script = Callable[[list[str]], AsyncIterator[str]]
"""From what has been printed up to now to the next line."""


async def played(folder: Path, seed: str, script: Script) -> list[str]:
    """What is printed for a script; nothing in the log, and nobody told that something went wrong."""
    out, complaints, errors = Lines(), Lines(), Errors()
    port = LocalPort(ScriptDisplay(out), title="Boneyard")
    now = NOON

    async def lines() -> AsyncIterator[str]:
        nonlocal now
        async for line in script(out.printed):
            now += timedelta(milliseconds=1)
            yield line

    with errors:
        async with running(
            folder / "boneyard.db",
            {port.name: port},
            WORDS,
            seed=seed,
            pauses=NO_PAUSES,
            step_by_step=True,
            now=lambda: now,
        ) as bot:
            await bot.settle()
            await run_script(bot, port, lines(), complaints, WORDS.saying(WORDS.default))
    assert not errors.found
    assert not any(says("failure", number="").rstrip(" .") in line for line in out.printed)
    return out.printed + complaints.printed


def written(path: Path) -> Script:
    said = path.read_text("utf-8").splitlines()

    async def lines(printed: list[str]) -> AsyncIterator[str]:
        for line in said:
            yield line

    return lines


def folders(tmp_path: Path) -> tuple[Path, Path]:
    both = (tmp_path / "first", tmp_path / "second")
    for folder in both:
        folder.mkdir()
    return both


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: str(path.stem))
async def test_a_dialogue_gives_the_same_output_every_time(tmp_path: Path, path: Path) -> None:
    first, second = folders(tmp_path)
    printed = await played(first, path.stem, written(path))
    assert printed
    expected = path.with_suffix(".out")
    if not expected.exists():
        assert await played(second, path.stem, written(path)) == printed
        return
    if os.environ.get("BONEYARD_DIALOGUES") == "write":
        expected.write_text("\n".join(printed) + "\n", "utf-8")
    assert printed == expected.read_text("utf-8").splitlines()


@dataclass(frozen=True)
class Ran:
    """How the program has ended, and what it has written."""

    returncode: int
    stdout: str
    stderr: str


def program(path: Path, folder: Path, *args: str) -> Ran:
    """A dialogue, played by the program."""
    said, complained = folder / "said.txt", folder / "complained.txt"
    for file in (said, complained):
        file.write_bytes(b"")
    what = Run(
        ("local", "--no-pause", "--seed", path.stem, "--database", str(folder / "program.db"), *args),
        stdin=path,
        stdout=said,
        stderr=complained,
        environment={**os.environ, "LANGUAGE": ""},
    )
    status = ended(begun(run, what))
    return Ran(status, said.read_text("utf-8"), complained.read_text("utf-8"))


def test_the_program_draws_into_a_new_folder(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "pictures"
    ran = program(FOLDER / "round.txt", tmp_path, "--pictures", str(folder))
    assert (ran.returncode, ran.stderr) == (0, "")
    named = set(re.findall(r"\[picture (picture-[0-9]+\.png): ", ran.stdout))
    assert {file.name for file in folder.iterdir()} == named
    assert named


def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = program(FOLDER / "round.txt", tmp_path, "--pictures", str(tmp_path / "file" / "pictures"))
    assert (ran.returncode, ran.stdout) == (1, "")
    assert re.fullmatch(r"boneyard: the folder .* cannot be used: Not a directory\n", ran.stderr)


def test_the_program_prints_what_the_parts_print(tmp_path: Path) -> None:
    path = FOLDER / "round.txt"
    ran = program(path, tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.splitlines() == asyncio.run(played(tmp_path, path.stem, written(path)))


ENTRIES = """\
Ann> /play goat
Bob> /join
Ann> /stop
Ann> /tally add goat: Ann > Bob
Ann> /tally add goat: Bob > Ann
Ann> /tally history
"""


def listed(script: Path, folder: Path) -> list[str]:
    """The entries that it shows at its end, the latest first."""
    ran = program(script, folder)
    assert (ran.returncode, ran.stderr) == (0, "")
    return [line for line in ran.stdout.splitlines() if line.startswith("Ann| Jan 1, 2026 · Goat")]


def test_entries_have_the_same_names_and_days_for_the_same_seed(tmp_path: Path) -> None:
    """In a database that has those already the next ones are made, after them."""
    script = tmp_path / "entries.txt"
    script.write_text(ENTRIES, "utf-8")
    first, second = folders(tmp_path)
    entries = listed(script, first)
    assert len(entries) == 2
    assert listed(script, second) == entries
    more = listed(script, first)
    assert len(set(more)) == 4
    assert more[2:] == entries


def test_a_reminder_comes_at_its_time_of_the_script(tmp_path: Path) -> None:
    script = tmp_path / "reminder.txt"
    talk = "Bob> well, well\n"  # each line takes three seconds
    script.write_text(f"Ann> /remind 12:01\n{talk * 17}Ann> /doctor\n{talk}Ann> /daily\n", "utf-8")
    ran = program(script, tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    asked = f"room| {says('invite-head', game=text('game', game='general'))}"
    printed = ran.stdout.splitlines()
    before, day = printed.index(f"Ann| {says('doctor-head')}"), printed.index("room| The layout of Jan 1, 2026")
    assert before < printed.index(asked) < day
    assert printed.count(asked) == 1


def test_who_sits_at_a_table_under_a_name_that_nobody_can_have_any_more_does_not_keep_it_from_starting(
    tmp_path: Path,
) -> None:
    script = tmp_path / "lobby.txt"
    script.write_text("Ann> /play goat\n", "utf-8")
    assert program(script, tmp_path).returncode == 0
    with closing(sqlite3.connect(tmp_path / "program.db")) as database, database:
        database.execute("UPDATE person SET name = ? WHERE id = 'local:ann'", ["\ufdfa" * 6])
    ran = program(script, tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")


# --- Scripts that look at the output ----------------------------------------------------------------------


def offered(printed: list[str]) -> dict[str, list[int]]:
    """By reader, the buttons of the newest message that he was offered."""
    found: dict[str, list[int]] = {}
    before = ""
    for line in printed:
        match = _BUTTON.fullmatch(line)
        reader = line.partition("|")[0].removesuffix("~")
        if match is not None:
            if before != f"button of {reader}":
                found[reader] = []
            found[reader].append(int(match["number"]))
        before = f"button of {reader}" if match is not None else ""
    return found


PEOPLE = ("Ann", "Bob", "Cid", "Dot")


def first_buttons(play: str) -> Script:
    """When all sit there one starts, then everybody in his turn presses the first button of what he was offered
    last, his own before the group's."""

    async def lines(printed: list[str]) -> AsyncIterator[str]:
        yield f"Ann> /play {play}"
        for person in PEOPLE[1:]:
            yield f"{person}> /join"
        yield f"Ann* {offered(printed)['room'][2]}"
        for number in range(6_000):
            if any(says("button-rematch") in line for line in printed[-12:]):
                return
            person = PEOPLE[number % len(PEOPLE)]
            now = offered(printed[-400:])
            buttons = now.get(person) or now["room"]
            yield f"{person}* {buttons[0]}"

    return lines


@pytest.mark.parametrize("play", ["block rounds=2", "general session_rounds=1"])
async def test_who_presses_the_first_button_comes_to_the_end_of_a_match(tmp_path: Path, play: str) -> None:
    printed = await played(tmp_path, "first", first_buttons(play))
    assert any(says("button-rematch") in line for line in printed), "\n".join(printed[-40:])


SAYINGS = ("/play goat", "/join", "/hand", "/table", "/settings", "/zone", "/tally", "/record", "well, well")


def strangers(seed: int) -> Script:
    async def lines(printed: list[str]) -> AsyncIterator[str]:
        chance = Random(seed)
        for _ in range(150):
            person = chance.choice(PEOPLE)
            now = offered(printed)
            wanted = [*now.get(person, []), *now.get("room", [])]
            if not wanted or chance.random() < 0.1:
                yield f"{person}> {chance.choice(SAYINGS)}"
            else:
                yield f"{person}* {chance.choice(wanted)}"

    return lines


@pytest.mark.parametrize("seed", range(2))
async def test_strangers_get_the_same_output_for_the_same_seed(tmp_path: Path, seed: int) -> None:
    first, second = folders(tmp_path)
    printed = await played(first, f"{seed}", strangers(seed))
    assert len(printed) > 300
    assert await played(second, f"{seed}", strangers(seed)) == printed
