"""What one person does waits for its turn, and not without end."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.in_hand import InHand
from bot.platforms.telegram.turns import MOST, Turns


async def test_who_asks_without_end_keeps_others_neither_waiting_nor_out_of_memory() -> None:
    turns, go, done = Turns(in_hand := InHand()), asyncio.Event(), list[object]()

    async def work(of: str, number: int) -> None:
        await go.wait()
        done.append((of, number))

    for number in range(MOST + 50):
        turns.take("ann", partial(work, "ann", number))
    turns.take("bob", partial(work, "bob", 0))
    assert len(asyncio.all_tasks()) <= MOST + 2
    go.set()
    await in_hand.done()
    assert ("bob", 0) in done
    assert [one for one in done if one != ("bob", 0)] == [("ann", number) for number in range(MOST)]
    await asyncio.sleep(0)
    turns.take("ann", partial(work, "ann", -1))
    await in_hand.done()
    assert done[-1] == ("ann", -1)
