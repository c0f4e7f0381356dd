"""The rulebook on both platforms: a stranger asks in the group and presses what he is answered, pictures too."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.data import What
from tests.bot.platforms.clubs import CLUBS
from tests.bot.platforms.house import Choice, Stranger

ASKED = ("goat examples", "goat", "what if nobody can play", "compare goat sea-goat", "fish", "")
STEPS = 4
"""Buttons that are pressed one after another, for each question."""


def rulebook(stranger: Stranger) -> list[Choice]:
    """The buttons of the rulebook that he sees."""
    return [
        choice
        for choices in stranger.own()
        for choice in choices
        if (data := choice.unpacked) is not None and data.what is What.RULES
    ]


@pytest.mark.slow
@pytest.mark.parametrize("platform", CLUBS)
async def test_a_stranger_reads_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    async with CLUBS[platform](tmp_path, monkeypatch, seed="rules", guests=2) as house:
        last = house.strangers[-1]
        for stranger in house.strangers:
            for asked in ASKED:
                if stranger is last:  # who takes no private messages, and so reads nothing where the room is busy
                    await stranger.command("rules", asked)
                else:
                    assert await stranger.ask("rules", asked), f"nothing is answered to {asked!r}"
                for step in range(STEPS):
                    seen = rulebook(stranger)
                    assert seen, f"{stranger.name} is shown no way on"
                    await stranger.press(seen[step % len(seen)])
                    await house.handled()
        await house.shown()
