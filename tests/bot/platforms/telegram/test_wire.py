"""Who waits for an answer waits as long as it may take, and no longer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.platforms.telegram.library import Library
from bot.platforms.telegram.wire import Wire
from bot.ports import TooFast, Unreachable
from tests.waiting import PATIENCE


@pytest.fixture
def slept() -> list[float]:
    return []


@pytest.fixture
def wire(slept: list[float]) -> Wire:
    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    return Wire(Library("1:x"), sleep=sleep)


async def test_what_does_not_get_through_is_tried_again_in_time(wire: Wire, slept: list[float]) -> None:
    held_up: list[TooFast] = []

    async def work() -> str:
        if held_up:
            raise held_up.pop(0)
        return "done"

    held_up += [TooFast(20), TooFast(10)]
    assert await wire.patiently(work, 30 + PATIENCE) == "done"
    assert slept == [20, 10]
    held_up += [TooFast(20), TooFast(20)]
    with pytest.raises(Unreachable):
        await wire.patiently(work, 30)
    assert slept == [20, 10, 20]


def _refused() -> None:
    raise TooFast(0)


@pytest.mark.parametrize(("each", "then"), [(0.02, _refused), (10 * PATIENCE, lambda: None)])
async def test_the_tries_themselves_take_of_the_time_that_there_is(
    wire: Wire, each: float, then: Callable[[], None]
) -> None:
    async def work() -> None:
        await asyncio.sleep(each)
        then()

    async with asyncio.timeout(PATIENCE):
        with pytest.raises(Unreachable):
            await wire.patiently(work, 0.05)
