"""Runs `boneyard` so that it dies at a chosen step, killed as by the system; the product knows nothing of it.

A step is the moment before or after something that outlives the process: a transaction, a message that is sent,
changed or removed. Each run is a process of its own, forked from this one, which has loaded everything already.
One line of JSON asks for a run (see `Run`), one line answers how it ended.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable, Coroutine
from dataclasses import asdict, dataclass
from functools import cache, wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import bot.console.local
from bot.__main__ import main
from bot.platforms.local import LocalPort
from bot.words import Words
from storage.database import Database

P = ParamSpec("P")
T = TypeVar("T")

ROOT = Path(__file__).parents[2]
KILLED = -signal.SIGKILL

LONGEST_END = 10.0
"""Seconds for a run to end that nobody talks to any more."""


@dataclass(frozen=True)
class Run:
    """How `boneyard` is to be run: with these arguments and files, until it is killed at this step (0: never). The
    number of the steps it has made is written to `steps` if it lives on."""

    args: list[str]
    stdin: str
    stdout: str
    stderr: str
    steps: str
    kill_at: int


class Steps:
    """Counts the steps, up to the last one."""

    def __init__(self, last: int) -> None:
        self.made = 0
        self._last = last

    def step(self) -> None:
        self.made += 1
        if self.made == self._last:
            os.kill(os.getpid(), signal.SIGKILL)

    def around(self, function: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
        """The function with a step before it and one after it."""

        @wraps(function)
        async def stepping(*args: P.args, **kwargs: P.kwargs) -> T:
            self.step()
            result = await function(*args, **kwargs)
            self.step()
            return result

        return stepping


def play(run: Run) -> int:
    """Be that run of `boneyard`; gives its exit status, if it ends by itself."""
    for number, (name, flags) in enumerate(
        ((run.stdin, os.O_RDONLY), (run.stdout, os.O_WRONLY | os.O_CREAT), (run.stderr, os.O_WRONLY | os.O_CREAT))
    ):
        os.dup2(os.open(name, flags), number)
    steps = Steps(run.kill_at)
    for owner, names in ((Database, ("write",)), (LocalPort, ("send", "edit", "delete"))):
        for name in names:
            setattr(owner, name, steps.around(getattr(owner, name)))
    status = main(run.args)
    Path(run.steps).write_text(str(steps.made))
    return status


def serve() -> None:
    """Do run after run, as they are asked for."""
    texts = cache(Words)  # they take longer to read than a match to be played
    texts()
    vars(bot.console.local)["Words"] = texts
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            status = 70
            try:
                status = play(Run(**json.loads(line)))
            except BaseException:
                traceback.print_exc()
            finally:
                sys.stderr.flush()
                os._exit(status)
        _, ended = os.waitpid(child, 0)
        sys.stdout.write(f"{os.waitstatus_to_exitcode(ended)}\n")
        sys.stdout.flush()


class Nursery:
    """The process that the runs are forked from, seen from a test. Ended by leaving the context."""

    def __enter__(self) -> Nursery:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.fakes.killable"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self._process.communicate(timeout=LONGEST_END)
        except subprocess.TimeoutExpired:  # a test has failed, and its run waits for somebody to speak
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.communicate()

    def begin(self, run: Run) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(asdict(run)) + "\n")
        self._process.stdin.flush()

    def end(self) -> int:
        """Wait for the run that has begun; gives its exit status, or `KILLED`."""
        assert self._process.stdout is not None
        return int(self._process.stdout.readline())


if __name__ == "__main__":
    serve()
