"""Lines in and out of a real process: each is answered before the next is written."""

from __future__ import annotations

import asyncio
import io
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.platforms.local import LineWriter, read_lines
from bot.platforms.local.streams import LONGEST
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[3]
PROGRAM = [sys.executable, "-W", "error", "-m", "tests.bot.platforms.parrot"]


def run(script: bytes, **options: str) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, **options}
    return subprocess.run(
        PROGRAM, input=script, capture_output=True, cwd=ROOT, env=environment, timeout=PATIENCE, check=True
    )


@pytest.fixture
def program() -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(
        PROGRAM, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, bufsize=0
    ) as process:
        yield process
        process.kill()


def test_each_line_is_answered_before_the_next_is_written(program: subprocess.Popen[bytes]) -> None:
    assert program.stdin
    assert program.stdout
    for number in range(20):
        program.stdin.write(f"Ann> /show {number}\n".encode())
        assert program.stdout.readline() == f"Ann| {number}\n".encode()
    program.stdin.close()
    assert program.wait(PATIENCE) == 0


def test_half_a_line_waits_for_its_other_half(program: subprocess.Popen[bytes]) -> None:
    assert program.stdin
    assert program.stdout
    zoe = "Zoë> /show ".encode()
    program.stdin.write(b"Ann> /show 1\n" + zoe[:3])
    assert program.stdout.readline() == b"Ann| 1\n"
    program.stdin.write(zoe[3:] + b"2")  # in the middle of a letter
    program.stdin.close()
    assert program.stdout.readline() == "Zoë| 2\n".encode()
    assert program.wait(PATIENCE) == 0


def test_a_reader_who_goes_is_no_error(program: subprocess.Popen[bytes]) -> None:
    assert program.stdin
    assert program.stdout
    assert program.stderr
    program.stdin.write(b"Ann> /show 1\n")
    program.stdout.readline()
    program.stdout.close()
    program.stdin.write(b"Ann> /show 2\n")  # and no end of the input
    assert program.wait(PATIENCE) == 0
    assert program.stderr.read() == b""


def test_a_file_and_odd_bytes() -> None:
    script = b"\xef\xbb\xbfAnn> /show \xff\xfe\x00!\r\n\n# x\nAnn> /table\n" + b"Bob> /show last"
    done = run(script, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.stderr == b""
    assert done.stdout.decode() == (
        "Ann| \ufffd\ufffd !\nroom| A table\nroom| \nroom| (1) Join\nroom| (2) Leave\nBob| last\n"
    )
    assert run(script).stdout == done.stdout


async def lines_of(path: Path) -> list[str]:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        return [line async for line in read_lines(descriptor)]
    finally:
        os.close(descriptor)


async def test_endless_lines_are_given_in_part(tmp_path: Path) -> None:
    file = tmp_path / "script"
    file.write_text("я" * 300_000 + "\nshort\r\n\n" + "🦊" * 5_000, encoding="utf-8")
    first, short, empty, last = await lines_of(file)
    assert LONGEST < len(first) <= 4 * LONGEST + 4
    assert (short, empty) == ("short", "")
    assert LONGEST < len(last) < 5_000


async def test_waiting_for_a_line_leaves_the_loop_free() -> None:
    reading, writing = os.pipe()
    try:
        lines = read_lines(reading)
        waiting = asyncio.ensure_future(anext(lines))
        await asyncio.sleep(0.01)
        assert not waiting.done()
        os.write(writing, b"now\n")
        assert await waiting == "now"
    finally:
        os.close(writing)
        assert [line async for line in lines] == []
        os.close(reading)


async def test_a_closed_input_is_an_end() -> None:
    assert [line async for line in read_lines(-1)] == []


def test_each_line_is_flushed() -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii", write_through=False)
    LineWriter(stream).line("Zoë\ud800")
    assert raw.getvalue() == "Zoë?\n".encode()
    stream.detach()
