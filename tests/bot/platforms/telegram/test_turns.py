"""What one person does waits for its turn, and not without end."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from bot.in_hand import InHand
from bot.platforms.telegram import turns as queue
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


async def test_what_stands_in_one_line_is_done_in_its_order_but_nobody_holds_it_up_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turns, go, done = Turns(in_hand := InHand()), asyncio.Event(), list[str]()

    async def work(of: str, first: asyncio.Event | None = None) -> None:
        if first is not None:
            await first.wait()
        done.append(of)

    turns.take("ann", partial(work, "ann", go), 1)
    turns.take("bob", partial(work, "bob"), 1)
    turns.take("cat", partial(work, "cat"), 2)
    turns.take("dan", partial(work, "dan"))
    await asyncio.sleep(0.01)
    assert done == ["cat", "dan"]
    go.set()
    await in_hand.done()
    assert done == ["cat", "dan", "ann", "bob"]
    go.clear()
    monkeypatch.setattr(queue, "LONGEST", 0.01)
    turns.take("ann", partial(work, "ann", go), 1)
    turns.take("bob", partial(work, "bob"), 1)
    await asyncio.sleep(0.1)
    assert done[4:] == ["bob"]
    go.set()
    await in_hand.done()
