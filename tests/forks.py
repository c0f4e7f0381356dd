"""`boneyard` as a process that begins at once: it is forked from one which has loaded everything.

It has what a process of its own has otherwise: its arguments, folder, environment and streams.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Final, ParamSpec

from bot.__main__ import main
from tests.waiting import PATIENCE

P = ParamSpec("P")

ROOT: Final = Path(__file__).parents[1]

NOTHING: Final = Path(os.devnull)

_FORKS = get_context("forkserver")
_FORKS.set_forkserver_preload(["tests.warm"])


@dataclass(frozen=True)
class Run:
    """How `boneyard` is to be run."""

    args: tuple[str, ...]
    stdout: Path
    stderr: Path
    stdin: Path = NOTHING
    folder: Path = ROOT
    environment: Mapping[str, str] = field(default_factory=lambda: dict(os.environ))
    nohup: bool = False
    """Whether it outlives its terminal."""


def begun(target: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> ForkServerProcess:
    """A process that does this, and ends with the tests at the latest."""
    process = _FORKS.Process(target=target, args=args, kwargs=kwargs, daemon=True)
    process.start()
    return process


def ended(process: ForkServerProcess) -> int:
    """Wait for its exit status: less than 0 if it was killed."""
    process.join(PATIENCE)
    assert process.exitcode is not None, "it does not end"
    return process.exitcode


def be(run: Run) -> int:
    """Be that run, in a process that was begun for it; gives its exit status.

    It hears the signals of a terminal, however the tests were started: what runs in the background is deaf to an
    interruption."""
    os.chdir(run.folder)
    os.environ.clear()
    os.environ.update(run.environment)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_IGN if run.nohup else signal.SIG_DFL)
    written = os.O_WRONLY | os.O_CREAT | os.O_APPEND
    for number, (file, flags) in enumerate(
        ((run.stdin, os.O_RDONLY), (run.stdout, written), (run.stderr, written))
    ):
        os.dup2(os.open(file, flags), number)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False, buffering=1)
    return main(run.args)


def run(what: Run) -> None:
    """Be that run, and end as it does."""
    sys.exit(be(what))
