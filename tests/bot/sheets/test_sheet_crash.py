"""A score sheet that is killed at any step has lost nothing that was answered, and counts nothing twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from bot.tables.table import read
from bot.tables.tale import first_state, move_of
from engine.telling import retold
from storage import journal, ledger
from storage.database import Database
from tests.bot.talking import Talk, arguments, kill_at, moves_in, only_match, sit_down, status
from tests.effort import EFFORT, LONG

POINTS = EFFORT.of(4, minutes=60, hours=10_000)
"""How many of the steps are tried."""

PEOPLE = ("Ann", "Bob", "Cid", "Dot")
OPENING = "Ann> /sheet general"
ENTRIES = (
    "Ann> /sheet Bob 0-0",
    "Bob> /sheet fish",
    "Bob> /sheet Cid 6-6",
    "Dot> /sheet undo",
    "Dot> /sheet Cid out",
    "Cid> /sheet undo",
    "Cid> /sheet Ann 0-0 6-6",
)
"""Each of them is one row of the journal."""


def keep(talk: Talk, file: Path) -> Iterator[None]:
    """Go on with the sheet from wherever it stands, stopping after each line."""
    while len(moves_in(file)) < len(ENTRIES):
        match status(file):
            case "none":
                talk.say(OPENING)
            case "lobby":
                sit_down(talk, file, PEOPLE)
            case _:
                talk.say(ENTRIES[len(moves_in(file))])
        yield


async def counted(file: Path) -> object:
    """What the sheet and the tallies say in the end, and that they agree with the entries."""
    match_id = only_match(file)
    async with await Database.open(file) as database:
        table = await read(database, match_id)
        entries = await journal.entries(database, match_id)
        totals = await ledger.of_people(database, "local:room")
        deeds = await ledger.history(database, "local:room")
    assert table is not None
    assert table.state == retold(first_state(table.match), [move_of(entry) for entry in entries])
    return table.state, totals, sorted((deed.id, deed.noted_by, deed.corrects, deed.lines) for deed in deeds)


@dataclass(frozen=True)
class Whole:
    """A sheet that was kept without a mishap."""

    script: list[str]
    journal: list[tuple[object, ...]]
    saved: list[int]
    """How many entries were saved when the mark of this number was answered."""
    steps: int
    folder: Path


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Whole:
    folder = tmp_path_factory.mktemp("whole")
    file = folder / "boneyard.db"
    talk = Talk(folder, arguments(file))
    saved = [0]
    for _ in keep(talk, file):
        saved.append(len(moves_in(file)))
    return Whole(talk.lines, moves_in(file), saved, talk.close(), folder)


@pytest.mark.slow
async def test_a_sheet_survives_a_kill_at_any_step(whole: Whole, tmp_path: Path) -> None:
    expected = await counted(whole.folder / "boneyard.db")
    steps, chance = range(1, whole.steps + 1), Random() if LONG else Random(OPENING)
    for point in sorted({*steps[-2:], *chance.sample(steps, min(POINTS, len(steps)))}):
        here = tmp_path / str(point)
        here.mkdir()
        file = here / "boneyard.db"
        kill_at(point, whole.steps, here, whole.script)
        saved = moves_in(file)
        assert saved == whole.journal[: len(saved)], point
        marks = (here / "output").read_text().count("There is no command /mark")
        assert len(saved) >= (whole.saved[marks - 1] if marks else 0), f"an entry was answered and lost at {point}"
        talk = Talk(here, arguments(file))
        for _ in keep(talk, file):
            pass
        talk.close()
        assert await counted(file) == expected, point
