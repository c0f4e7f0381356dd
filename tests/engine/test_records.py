"""Every good record under `tests/records`, the page about records, and whether they leave no house rule out."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from engine.game import variants
from engine.options import menu, show
from engine.record import read
from engine.replay import replay

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests" / "records"
GOOD = sorted(path for path in RECORDS.glob("*/*.dom") if path.parent.name != "bad")
PAGE = ROOT / "docs" / "records.md"
SHOWN = re.findall(r"^```dom\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
TRUTH = {"yes": "true", "no": "false"}


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", GOOD, ids=name)
def test_record(path: Path) -> None:
    record = read(path.read_text("utf-8"))
    assert [str(failure) for failure in replay(record).failures] == []
    assert record.game == path.parent.name


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
