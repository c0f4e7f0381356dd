"""The command `boneyard` as a process: streams that are closed or full, and an end in the middle."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.bot.chat import chatting

ROOT = Path(__file__).parents[2]
GOOD = ROOT / "bot/rulebook/examples/goat"


def shell(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What a shell makes of a line in which `boneyard` stands for the program."""
    program = f'boneyard() {{ "{sys.executable}" -P -m bot "$@"; }}'
    return subprocess.run(
        ["bash", "-c", f"{program}; {command}"],
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin", "HOME": str(folder), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("command", "status"),
    [
        (f"boneyard replay {GOOD}/*.dom 2>&-", 0),
        ("boneyard replay nothing.dom 2>&-", 2),
        ("boneyard replay - <&-", 2),
        ("boneyard run 2>&-", 2),
        (f"boneyard replay --json {GOOD}/*.dom >&-", 0),
        (f"for i in 1 2 3 4; do echo {GOOD}/*.dom; done | xargs cat > all; boneyard replay --json all | true", 0),
        (f"boneyard replay --json {GOOD}/*.dom {GOOD}/*.dom {GOOD}/*.dom | head -c 1 > /dev/null", 0),
        ("boneyard verify --game block --players 2 abc | true", 0),
        ("boneyard verify --game block --players 2 --round 0 abc", 2),
        ("boneyard verify --game block --players 2 abc > /dev/full", 1),
        ("boneyard selfcheck telegram --chat 5 --topic -3", 2),
        (f"boneyard replay --json {GOOD}/*.dom > /dev/full", 1),
        (r"boneyard verify --game block --players 2 $'a\xff'", 2),
        ("echo 'ann> /games' | boneyard local --database x.db > /dev/full", 0),
        ("echo 'ann> /games' | boneyard local --database x.db >&-", 0),
        ("boneyard local --database x.db <&-", 0),
    ],
)
def test_no_stream_is_a_reason_for_a_traceback(command: str, status: int, tmp_path: Path) -> None:
    ended = shell(command, tmp_path)
    assert ended.returncode == status, ended.stderr
    assert "Error" not in ended.stderr, ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    ("command", "part", "status"),
    [("run", "bot.console.hosting.run_platforms", 0), ("replay x", "bot.console.replaying.replay_files", 130)],
)
def test_ctrl_c_is_an_end_in_good_order(command: str, part: str, status: int, tmp_path: Path) -> None:
    module = part.rpartition(".")[0]
    code = (
        f"import os, signal, sys, {module}, bot.__main__ as program\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a shell's background tasks ignore it
        f"{part} = lambda *_, **__: os.kill(os.getpid(), signal.SIGINT)\n"
        f"sys.exit(program.main({command.split()!r}))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={"HOME": str(tmp_path), "DATABASE_URL": f"sqlite:///{tmp_path}/x.db"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (status, "")


def test_a_signal_while_parts_are_loaded_is_not_lost(tmp_path: Path) -> None:
    code = (
        "import signal, sys, weakref, bot.__main__ as program\n"
        "class Lock: pass\n"
        "class Finder:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'bot.console.hosting':\n"  # as it happens whenever a lock of an import is let go
        "            weakref.finalize(Lock(), signal.raise_signal, signal.SIGTERM)\n"
        "sys.meta_path.insert(0, Finder())\n"
        "sys.exit(program.main(['run']))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")


async def test_who_sits_at_a_table_of_another_platform_is_nobody_here(tmp_path: Path) -> None:
    """The terminal and the hosted bot share a database by default; there, people may be called as they like."""
    async with chatting(tmp_path) as chat:
        await chat.guest("Room").say("/play block")
    ended = shell("echo 'ann> /games' | boneyard local --database boneyard.db", tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "Muggins" in ended.stdout
