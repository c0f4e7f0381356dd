"""Who waits for an answer waits as long as it may take, and no longer."""

from __future__ import annotations

import pytest

from bot.platforms.telegram.library import Library
from bot.platforms.telegram.wire import Wire
from bot.ports import TooFast, Unreachable


@pytest.mark.asyncio
async def test_what_does_not_get_through_is_tried_again_in_time() -> None:
    held_up: list[TooFast] = []
    slept: list[float] = []

    async def work() -> str:
        if held_up:
            raise held_up.pop(0)
        return "done"

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    wire = Wire(Library("1:x"), sleep=sleep)
    held_up += [TooFast(2), TooFast(1)]
    assert await wire.patiently(work, 3) == "done"
    assert slept == [2, 1]
    held_up += [TooFast(2), TooFast(2)]
    with pytest.raises(Unreachable):
        await wire.patiently(work, 3)
    assert slept == [2, 1, 2]
