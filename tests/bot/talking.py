"""A run of the bot that is talked to line by line, and what its database says meanwhile."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

from tests.fakes.killable import KILLED, play
from tests.forks import Run, begun, ended

SLOWER = 12
"""So many steps more may be made by a run that is talked to than by one from a file: it takes longer, and now and
then the bot notes that it is alive."""

_LINE = re.compile(r"(?P<reader>[^|~]+)~?\| (?P<words>.*)")
_BUTTON = re.compile(r"\((?P<number>\d+)\) (?P<label>.*)")


def rows(file: Path, query: str) -> list[tuple[Any, ...]]:
    """What the database says, as another process sees it; nothing if there is none yet."""
    if not file.exists():
        return []
    with closing(sqlite3.connect(file)) as connection:
        try:
            return connection.execute(query).fetchall()
        except sqlite3.OperationalError:  # killed before the tables were made
            return []


def moves_in(file: Path) -> list[tuple[Any, ...]]:
    return rows(file, "SELECT ply, seat, move, events FROM journal ORDER BY ply")


def status(file: Path) -> str:
    found = rows(file, "SELECT status FROM match")
    assert len(found) <= 1, "a second match"
    return found[0][0] if found else "none"


def only_match(file: Path) -> str:
    """The id of the only match, in a database in which nothing is broken."""
    assert rows(file, "PRAGMA integrity_check") == [("ok",)]
    assert rows(file, "PRAGMA foreign_key_check") == []
    ((match_id,),) = rows(file, "SELECT id FROM match")
    return str(match_id)


def begin(args: tuple[str, ...], folder: Path, *, stdin: str, stdout: str, kill_at: int = 0) -> ForkServerProcess:
    """A run with its files in a folder."""
    run = Run(args, stdin=folder / stdin, stdout=folder / stdout, stderr=folder / "errors")
    return begun(play, run, kill_at, folder / "steps")


@dataclass
class Screen:
    """What somebody was shown last."""

    words: list[str] = field(default_factory=list)
    buttons: dict[str, int] = field(default_factory=dict)


class Talk:
    """A run that is talked to line by line: each is answered before the next one is said."""

    def __init__(self, folder: Path, args: tuple[str, ...]) -> None:
        self.lines: list[str] = []
        self.output: list[str] = []
        self.screens: dict[str, Screen] = {}
        self._folder = folder
        self._last = ""
        self._marks = count()
        pipes = [folder / name for name in ("in", "out")]
        for pipe in pipes:
            pipe.unlink(missing_ok=True)
            os.mkfifo(pipe)
        self._process = begin(args, folder, stdin="in", stdout="out")
        self._in = pipes[0].open("w", encoding="utf-8")
        self._out = pipes[1].open(encoding="utf-8")
        self.hear()

    def say(self, line: str) -> None:
        """Say a line and hear what comes of it."""
        self._send(line)
        self.hear()

    def hear(self) -> None:
        """Read what there is to read: everything up to the answer to a question that nobody else asks."""
        mark = f"mark{next(self._marks)}"
        self._send(f"Zed< /{mark}")
        for line in self._out:
            self.output.append(line.rstrip("\n"))
            if f"/{mark}" in line:
                return
            self._see(line.rstrip("\n"))
        raise AssertionError(f"the bot is gone: {self.errors()}")

    def close(self) -> int:
        """Leave; gives the number of steps that the run has made."""
        self._in.close()
        self.output += self._out.read().splitlines()
        self._out.close()
        assert ended(self._process) == 0, self.errors()
        assert not self.errors()
        return int((self._folder / "steps").read_text())

    def errors(self) -> str:
        return (self._folder / "errors").read_text()

    def _send(self, line: str) -> None:
        self.lines.append(line)
        self._in.write(line + "\n")
        self._in.flush()

    def _see(self, line: str) -> None:
        match = _LINE.fullmatch(line)
        assert match is not None, line
        if match["reader"] != self._last or not (button := _BUTTON.fullmatch(match["words"])):
            if match["reader"] != self._last or self.screens[self._last].buttons:
                self.screens[match["reader"]] = Screen()
            self._last = match["reader"]
            button = _BUTTON.fullmatch(match["words"])
        screen = self.screens[match["reader"]]
        if button:
            screen.buttons[button["label"]] = int(button["number"])
        else:
            screen.words.append(match["words"])


def sit_down(talk: Talk, file: Path, people: Sequence[str]) -> None:
    """The next of these sits down at the lobby, or the first of them starts when all do."""
    seated = {name for (name,) in rows(file, "SELECT name FROM seat")}
    absent = [name for name in people if name not in seated]
    talk.say(f"{absent[0]}> /join" if absent else f"{people[0]}* {talk.screens['room'].buttons.get('Start')}")


def arguments(file: Path) -> tuple[str, ...]:
    return ("local", "--seed", "crash", "--database", str(file), "--no-pause")


def kill_at(step: int, steps: int, folder: Path, script: Sequence[str]) -> None:
    """Play a script over `boneyard.db` in a folder, killed at one of the steps that were made when it was talked;
    what was said is in `output`. AssertionError if the run ends in another way."""
    (folder / "script").write_text("\n".join(script) + "\n")
    args = arguments(folder / "boneyard.db")
    status = ended(begin(args, folder, stdin="script", stdout="output", kill_at=step))
    assert status == KILLED or (status == 0 and step > steps - SLOWER), status
