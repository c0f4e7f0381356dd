"""When a platform is told of its commands, and when no more."""

from __future__ import annotations

import pytest

from bot.announcing import FIRST_WAIT, LONGEST_WAIT, announce
from bot.ports import Declined, TooFast, Unreachable
from tests.bot.platforms.telegram.listening import Listener


class Server:
    """A platform that answers in this way, one time after the other, and then takes what it is told."""

    def __init__(self, *refusals: Exception) -> None:
        self.asked = 0
        self.slept: list[float] = []
        self._refusals = [*refusals]

    async def tell(self) -> None:
        self.asked += 1
        if self._refusals:
            raise self._refusals.pop(0)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)

    async def hear(self, commands: object, memory: Listener) -> None:
        await announce(memory, "The platform", "commands", commands, self.tell, self.sleep)


async def test_a_platform_is_told_only_of_what_has_changed() -> None:
    server, memory = Server(), Listener()
    for commands, asked in (({"a": 1, "b": 2}, 1), ({"b": 2, "a": 1}, 1), ({"a": 1}, 2), ({"a": 1}, 2)):
        await server.hear(commands, memory)
        assert server.asked == asked


async def test_it_is_told_again_later_each_time_and_as_late_as_it_asks() -> None:
    wait = TooFast(7 * FIRST_WAIT)
    server, memory = Server(Unreachable(), wait, TooFast(0), *[Unreachable()] * 20), Listener()
    await server.hear([], memory)
    assert server.slept[:4] == [FIRST_WAIT, 7 * FIRST_WAIT, 4 * FIRST_WAIT, 8 * FIRST_WAIT]
    assert server.slept[-1] == LONGEST_WAIT
    assert memory.remembered


async def test_what_it_declines_it_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    server, memory = Server(Unreachable(), Declined("no such letter")), Listener()
    await server.hear([], memory)
    assert (server.asked, memory.remembered) == (2, {})
    assert "The platform refuses the commands: no such letter" in caplog.text
