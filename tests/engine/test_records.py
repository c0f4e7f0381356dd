"""Every good record under `tests/records`, and whether they leave no house rule out."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from engine.game import variants
from engine.options import menu, show
from engine.record import read
from engine.replay import replay

RECORDS = Path(__file__).parents[1] / "records"
GOOD = sorted(path for path in RECORDS.glob("*/*.dom") if path.parent.name != "bad")
TRUTH = {"yes": "true", "no": "false"}


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", GOOD, ids=name)
def test_record(path: Path) -> None:
    record = read(path.read_text("utf-8"))
    assert [str(failure) for failure in replay(record).failures] == []
    assert record.game == path.parent.name


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
