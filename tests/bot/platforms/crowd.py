"""Strangers who press at random what they see, and now and then what they only saw, or never."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import islice
from random import Random
from typing import Final

from bot.data import What, pack
from tests.bot.platforms.house import Choice, House, Stranger

TEMPER: Final = 0.08
"""How often somebody presses a button that is no longer there; and how often one that never was there for him."""
EXTRA: Final = 0.05
"""How often somebody says something, or does what only his platform has."""

CURIOUS: Final = 0.8
"""How often somebody who can move does."""

CLOSING: Final = frozenset({What.CANCEL, What.LEAVE, What.LANGUAGE, What.SET, What.REMATCH, What.NEW})
"""What gives the table up, or opens another one."""

COMMANDS: Final = (("hand", ""), ("table", ""), ("tally", ""), ("settings", ""), ("join", ""), ("doctor", ""))
TELLING: Final = (("rules", ""), ("games", ""), ("help", ""), ("record", ""), ("verify", ""), ("move", "?"))
"""Commands whose answers name tiles that may be in somebody's hand: of rules, or of rounds that have ended."""
TALK: Final = ("hello", "whose turn is it?", "👍", "one_two *three*")


class Crowd:
    """All strangers of a house, at one match."""

    def __init__(self, house: House, chance: Random, match: str) -> None:
        self._house = house
        self._chance = chance
        self._match = match

    async def act(self) -> None:
        """One of them does something."""
        chance, strangers = self._chance, self._house.strangers
        able = [stranger for stranger in strangers if any(map(_has_move, islice(stranger.own(), 3)))]
        stranger = chance.choice(able if able and chance.random() < 0.7 else strangers)
        mood = chance.random()
        if mood < TEMPER / 2:
            await self._forge(stranger)
        elif mood < TEMPER:
            await self._press(stranger, stranger.ever())
        elif mood < TEMPER + EXTRA:
            await self._say(stranger)
        elif mood < TEMPER + 2 * EXTRA:
            await stranger.extra(chance)
        elif mood < CURIOUS and (moves := next(filter(_has_move, stranger.own()), [])):
            await self._press(stranger, moves)
        else:
            own, room = islice(stranger.own(), 2), islice(stranger.public(), 2)
            seen = list(own if chance.random() < 0.5 else room)
            await self._press(stranger, [choice for choices in seen for choice in choices])

    async def _press(self, stranger: Stranger, choices: list[Choice]) -> None:
        offered = [choice for choice in choices if self._may(choice)]
        if offered:
            choice = self._chance.choice(offered)
            if choice.unpacked is not None and choice.unpacked.what is What.RULES:
                async with self._reading(stranger):
                    await stranger.press(choice)
            else:
                await stranger.press(choice)

    async def _forge(self, stranger: Stranger) -> None:
        """Another's button, one of another moment, or no button at all."""
        chance = self._chance
        other = chance.choice(self._house.strangers)
        theirs = [choice.data for choice in other.ever() if self._may(choice)]
        forged = [pack(What.MOVE, self._match, chance.randrange(99), chance.randrange(9)), "m:x:y:z", "nonsense"]
        await stranger.forge(chance.choice([*forged, chance.choice(theirs or forged)]))

    async def _say(self, stranger: Stranger) -> None:
        chance = self._chance
        if chance.random() < 0.3:
            await stranger.chat(chance.choice(TALK))
        elif chance.random() < 0.3:
            async with self._reading(stranger):
                await stranger.command(*chance.choice(TELLING))
        elif chance.random() < 0.2:
            await stranger.command("move", chance.choice(("draw", "pass")))
        else:
            await stranger.command(*chance.choice(COMMANDS))

    @asynccontextmanager
    async def _reading(self, stranger: Stranger) -> AsyncIterator[None]:
        """He reads what names tiles: answers to him are not judged meanwhile."""
        reading = self._house.watch.reading
        reading[stranger.id] += 1
        yield
        await self._house.shown()
        reading[stranger.id] -= 1

    def _may(self, choice: Choice) -> bool:
        data = choice.unpacked
        return data is not None and data.what not in CLOSING


def _has_move(choices: list[Choice]) -> bool:
    return any(choice.unpacked is not None and choice.unpacked.what is What.MOVE for choice in choices)
