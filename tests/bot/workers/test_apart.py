"""Processes that are asked for what takes long: an answer, or a clear word that there is none."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

from bot.workers.answering import LENGTH, STEP_BACK
from bot.workers.apart import Apart, Deadly, Failed
from tests.waiting import PATIENCE, until

ROOT = Path(__file__).parents[3]
ANSWERERS = "tests.fakes.answerers"
LARGE = bytes(range(256)) * 4096


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the process takes its notes."""
    monkeypatch.setenv("FOLDER", str(tmp_path))
    return tmp_path


def answerers(*, limit: float = 60) -> Apart:
    """The process of the fakes."""
    return Apart(ANSWERERS, limit=limit)


def questions(folder: Path) -> int:
    """How often it has been asked."""
    notes = folder / "asked"
    return len(notes.read_text().splitlines()) if notes.exists() else 0


async def asked(folder: Path) -> None:
    """Wait until it is asked."""
    await until(lambda: questions(folder))


def process_of(apart: Apart) -> Process:
    assert apart._process is not None
    return apart._process


def open_files(pid: int) -> set[Path]:
    """What another process has open, as Linux tells it."""
    return {path.readlink() for path in Path(f"/proc/{pid}/fd").iterdir()}


def open_file(number: int) -> Path:
    """What one of the open files of this process is."""
    return Path(f"/proc/self/fd/{number}").readlink()


# --- The process ------------------------------------------------------------------------------------------


async def test_it_starts_with_the_first_question_and_ends_with_the_bot() -> None:
    apart = Apart(ANSWERERS)
    assert apart._process is None
    assert await apart.ask(b"one") == b"eno"
    process = process_of(apart)
    assert process.returncode is None
    assert await apart.ask(b"two") == b"owt"
    assert process_of(apart) is process
    await apart.stop()
    assert process.returncode == -signal.SIGKILL


async def test_questions_and_answers_may_be_large_or_empty() -> None:
    async with answerers() as apart:
        assert await apart.ask(LARGE) == LARGE[::-1]
        assert await apart.ask(b"") == b""


async def test_many_may_ask_at_once() -> None:
    asked = [str(number).encode() for number in range(100)]
    async with answerers() as apart:
        assert await asyncio.gather(*map(apart.ask, asked)) == [one[::-1] for one in asked]


async def test_it_leaves_the_processor_to_the_bot() -> None:
    async with answerers() as apart:
        await apart.ask(b"one")
        theirs, ours = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (process_of(apart).pid, 0))
        assert theirs == min(ours + STEP_BACK, 19)
        assert os.getsid(process_of(apart).pid) == os.getsid(0)


async def test_killed_in_the_middle_of_an_answer_it_is_replaced(folder: Path) -> None:
    async with answerers() as apart:
        answer = asyncio.create_task(apart.ask(b"slow once"))
        await asked(folder)
        first = process_of(apart)
        first.kill()
        assert await answer == b"ecno wols"
        assert process_of(apart).pid != first.pid


async def test_killed_between_two_questions_it_is_replaced() -> None:
    async with answerers() as apart:
        await apart.ask(b"one")
        process_of(apart).kill()
        await process_of(apart).wait()
        assert await apart.ask(b"two") == b"owt"


async def test_who_stops_all_processes_of_the_bot_leaves_it_time_to_finish() -> None:
    async with answerers() as apart:
        await apart.ask(b"one")
        process = process_of(apart)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            process.send_signal(number)
        assert await apart.ask(b"two") == b"owt"
        assert process_of(apart) is process


async def test_ctrl_c_at_the_terminal_of_the_bot_does_not_reach_it() -> None:
    async with answerers() as apart:
        await apart.ask(b"one")
        assert os.getpgid(process_of(apart).pid) != os.getpgid(0)


async def test_a_bot_that_is_killed_leaves_no_process_behind(folder: Path) -> None:
    """Not even one in the middle of an endless answer: the pipe that it has from the bot is closed at last."""
    asked_for = f"asyncio.run(Apart({ANSWERERS!r}, limit=60).ask(b'endless'))"
    code = f"import asyncio; from bot.workers.apart import *; {asked_for}"
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", code, cwd=ROOT, stderr=PIPE)
    await asked(folder)
    bot.kill()
    async with asyncio.timeout(PATIENCE):
        _, said = await bot.communicate()
    assert said == b""


@pytest.mark.parametrize("cut", [2, LENGTH.size, LENGTH.size + 3])
async def test_a_question_that_breaks_off_is_the_end(cut: int, folder: Path) -> None:
    question = LENGTH.pack(5) + b"hello"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", ANSWERERS, cwd=ROOT, stdin=PIPE, stdout=PIPE, stderr=PIPE
    )
    async with asyncio.timeout(PATIENCE):
        _, said = await process.communicate(question[:cut])
    assert (process.returncode, said) == (0, b"")
    assert questions(folder) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which files a process has open")
async def test_no_other_open_file_goes_over() -> None:
    reading, writing = os.pipe()
    try:
        os.set_inheritable(writing, True)
        async with answerers() as apart:
            await apart.ask(b"one")
            assert open_file(writing) not in open_files(process_of(apart).pid)
    finally:
        os.close(reading)
        os.close(writing)


# --- No answer --------------------------------------------------------------------------------------------


async def test_what_takes_too_long_is_given_up() -> None:
    async with answerers(limit=0.1) as apart:
        with pytest.raises(Failed, match=r"no answer after 0\.1 seconds"):
            await apart.ask(b"endless")
        assert apart._process is None, "it would go on for ever"
        apart._limit = PATIENCE  # another one has all the time that a busy machine takes
        assert await apart.ask(b"one") == b"eno"


async def test_of_a_mistake_only_its_kind_is_told() -> None:
    async with answerers() as apart:
        with pytest.raises(Failed, match=r"^LookupError$"):
            await apart.ask(b"clumsy")
        process = process_of(apart)
        assert await apart.ask(b"one") == b"eno"
        assert process_of(apart) is process


async def test_of_what_processes_die_nobody_asks_for_long(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with answerers() as apart:
        with pytest.raises(Deadly, match="2 processes have died of it"):
            await apart.ask(b"deadly")
        assert questions(folder) == 2, "another process, another try"
        assert await apart.ask(b"one") == b"eno"
    assert not [record for record in caplog.records if record.name == "asyncio"]


@pytest.mark.parametrize("module", ["no.such.module", "tests.fakes.sleepers", "this"])
async def test_where_no_process_comes_to_listening_it_is_left_alone_for_a_while(
    module: str, caplog: pytest.LogCaptureFixture
) -> None:
    """There is none, it says nothing, or it says something else."""
    apart = Apart(module, start=0.5)
    assert await apart.ask(b"one") is None
    assert apart._process is None
    assert f"no process runs {module}" in caplog.text
    assert await apart.ask(b"one") is None, "and then a rest"
    assert [record.name for record in caplog.records].count("bot.workers.apart") == 1
    apart._rests_until = 0
    assert await apart.ask(b"one") is None
    assert [record.name for record in caplog.records].count("bot.workers.apart") == 2


async def test_after_the_end_nobody_is_asked_any_more(folder: Path) -> None:
    async with answerers() as apart:
        answer = asyncio.create_task(apart.ask(b"slow once"))
        await asked(folder)
        stop = asyncio.create_task(apart.stop())
        process_of(apart).kill()
        assert await answer == b"ecno wols", "who has asked before is answered"
        await stop
        assert await apart.ask(b"one") is None
        assert apart._process is None


async def test_it_is_found_from_everywhere(tmp_path: Path) -> None:
    """Also by a bot that is not installed, and was started in another folder."""
    asked = "print(asyncio.run(Apart('bot.workers.thinker').ask(b'no question')))"
    code = f"import asyncio; from bot.workers.apart import *; {asked}"
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); {code}"),
        cwd=tmp_path,
        stdout=PIPE,
        stderr=PIPE,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
    )
    _, said = await bot.communicate()
    assert b"bot.workers.apart.Failed: JSONDecodeError\n" in said


async def test_who_does_not_wait_for_an_answer_leaves_none_behind(folder: Path) -> None:
    async with answerers() as apart:
        answer = asyncio.create_task(apart.ask(b"slow once"))
        await asked(folder)
        process = process_of(apart)
        answer.cancel()
        with pytest.raises(asyncio.CancelledError):
            await answer
        assert process.returncode is not None
        assert await apart.ask(b"one") == b"eno"
