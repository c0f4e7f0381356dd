"""Every record under `tests/records`, the page about records, and whether they leave no house rule out."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from bot.replaying import Exit, replay_files
from engine.game import variants
from engine.options import menu, show
from engine.record import read
from engine.replay import replay

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests" / "records"
GOOD = sorted(path for path in RECORDS.glob("*/*.dom") if path.parent.name != "bad")
BAD = sorted(RECORDS.glob("bad/*.dom"))
PAGE = ROOT / "docs" / "records.md"
SHOWN = re.findall(r"^```dom\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
TRUTH = {"yes": "true", "no": "false"}


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", GOOD, ids=name)
def test_record(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_files([str(path)], as_json=False) is Exit.GOOD, capsys.readouterr().err
    assert read(path.read_text("utf-8")).game == path.parent.name


@pytest.mark.parametrize("path", BAD, ids=name)
def test_bad_record(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`# exit N` in the first line, and behind each line that is at fault `#>` with its message; a message that
    ends in three dots goes on."""
    lines = path.read_text("utf-8").splitlines()
    status = int(lines[0].split()[2])
    told = [(number, line.split("#> ")[1]) for number, line in enumerate(lines, 1) if "#> " in line]

    assert replay_files([str(path)], as_json=False) == status

    reported = capsys.readouterr().err.splitlines()
    assert len(reported) == len(told), reported
    for (number, message), report in zip(told, reported, strict=True):
        if message.endswith("..."):
            assert report.startswith(f"{path}:{number}: {message[:-3]}")
        else:
            assert report == f"{path}:{number}: {message}"


@pytest.mark.parametrize("text", SHOWN, ids=range(1, len(SHOWN) + 1))
def test_page(text: str) -> None:
    assert [str(failure) for failure in replay(read(text)).failures] == []


def test_the_page_shows_records() -> None:
    assert len(SHOWN) >= 3


@pytest.mark.parametrize("game", variants())
def test_every_house_rule_has_a_record(game: str) -> None:
    """Every value of a short list of choices, and some value of a long one."""
    used: defaultdict[str, set[str]] = defaultdict(set)
    for path in GOOD:
        if variants()[path.parent.name].build is variants()[game].build:
            for option, value in read(path.read_text("utf-8")).options.items():
                used[option].add(TRUTH.get(value, value))
    missing = []
    for choice in menu(variants()[game].options()):
        left = {show(value) for value in choice.choices} - used[choice.name]
        if not used[choice.name] or (left and len(choice.choices) <= 7):
            missing.append((choice.name, sorted(left)))
    assert not missing
