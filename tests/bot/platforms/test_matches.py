"""Whole matches of strangers on the real adapters, before the strict fakes of their platforms.

Four people press at random, one of whom takes no private messages. Nobody is shown what he may not know, everybody
is answered, nothing is sent that the platform would refuse or that is too fast for it, nothing is logged that
should not be, and the record that the bot gives afterwards replays to the result that it has saved.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Final

import pytest

from storage.matches import Status
from tests.bot.platforms.clubs import CLUBS, Evening, begin
from tests.bot.platforms.crowd import Crowd

SEEDS: Final = {"": 1, "minutes": 4, "hours": 100}[os.environ.get("BONEYARD_LAWS", "")]
"""How often every table is tried."""
MOST_ACTS: Final = 10_000
RESTARTS: Final = 0.004
"""How often the bot is stopped and started again between two presses."""


EVENINGS: Final = (
    Evening("block target=50", (0, 1, 2, 3)),
    Evening("draw target=50 draw_rule=one_then_choice opening_tile=free", (0, 1, 3), computers=1),
    Evening("goat target=51 two_doubles=true", (0, 1, 2, 3)),
    Evening("general session_rounds=2 two_doubles=true signals=free", (0, 1, 2, 3)),
)


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("evening", EVENINGS, ids=str)
@pytest.mark.parametrize("platform", CLUBS)
async def test_strangers_play_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, evening: Evening, seed: int
) -> None:
    chance = Random(f"{platform} {evening} {seed}")
    async with CLUBS[platform](tmp_path, monkeypatch, seed=f"{seed}") as house:
        match = await begin(house, evening)
        crowd = Crowd(house, chance, match)
        acts = 0
        while not await house.over(match):
            acts += 1
            assert acts < MOST_ACTS, "the match does not end"
            await crowd.act()
            if chance.random() < RESTARTS:
                await crowd.rest()
                await house.restart()
        await crowd.rest()
        table = await house.table(match)
        assert table.match.status is Status.OVER
        await house.shown()
        assert await house.differences(match) == []
        assert house.watch.truth.judged_hiding > 50
        assert table.state is not None
        assert (await house.replayed()).state.book == table.state.book
