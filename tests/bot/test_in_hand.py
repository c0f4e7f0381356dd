"""What is in hand at the end is waited for, or broken off."""

from __future__ import annotations

import asyncio

import pytest

from bot.in_hand import InHand


async def test_what_follows_from_what_is_in_hand_is_waited_for_too() -> None:
    in_hand, did = InHand(), list[str]()

    async def what_follows() -> None:
        await asyncio.sleep(0)
        did.append("what follows")

    async def work() -> None:
        await asyncio.sleep(0)
        in_hand.take(asyncio.create_task(what_follows()))
        did.append("work")

    in_hand.take(asyncio.create_task(work()))
    await in_hand.done()
    assert did == ["work", "what follows"]


async def test_who_cannot_wait_longer_breaks_off_what_is_left_and_lets_it_say_farewell() -> None:
    in_hand, did = InHand(), list[str]()

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            did.append("farewell")

    in_hand.take(asyncio.create_task(work()))
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await in_hand.done()
    assert did == ["farewell"]
