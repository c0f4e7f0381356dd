"""The benchmarks are run by hand only: here their platforms without a wire are seen to keep up with the bot."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks.hosting import FLOORS, playing
from benchmarks.silent.calls import Silent
from benchmarks.silent.discord import SilentDiscord
from benchmarks.silent.hurry import in_a_hurry
from benchmarks.silent.telegram import SilentTelegram
from tests.bot.kept import WORDS


@pytest.mark.parametrize("platform", [SilentTelegram, SilentDiscord])
async def test_a_move_can_be_put_beside_its_library(platform: Callable[[], Silent], tmp_path: Path) -> None:
    with in_a_hurry():
        async with FLOORS[platform]() as floor, playing(platform(), tmp_path, WORDS, saves=True) as here:
            await here.sit_down("block")
            await here.settle()
            before = len(here.silent.calls)
            await here.move()
            await here.settle()
            made = here.silent.calls[before:]
            assert made
            assert await floor.move(here.silent.told, made) > 0
