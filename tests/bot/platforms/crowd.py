"""Strangers who press at random what they see, and now and then what they only saw, or never."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from itertools import chain, islice
from random import Random
from typing import Final

from bot.data import What, pack
from engine.game import legal
from engine.notation import write
from tests.bot.platforms.house import Choice, House, Stranger
from tests.waiting import PATIENCE

MOMENT: Final = 0.01
"""Seconds for which somebody looks on."""
TEMPER: Final = 0.08
"""How often somebody presses a button that is no longer there; and how often one that never was there for him."""
EXTRA: Final = 0.05
"""How often somebody says something, or does what only his platform has."""

EAGER: Final = 0.75
"""How often it is who is on turn that does something, and what he does is to move."""
ASKING: Final = 0.5
"""How often he asks for his hand, if he does not see it."""
PATIENT: Final = 0.8
"""How often all look on while nobody can move, or who can has not been answered yet."""

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
        self._busy: dict[str, asyncio.Task[None]] = {}
        """What somebody does who has not been answered yet."""

    async def act(self) -> None:
        """One of them does something, if not all wait for their answers. Who is slow holds up no other."""
        for name, task in list(self._busy.items()):
            if task.done():
                del self._busy[name]
                task.result()
        ply, on_turn = await self._turn()
        free = [stranger for stranger in self._house.strangers if stranger.name not in self._busy]
        able = on_turn if on_turn in free else None
        if able is not None and self._chance.random() < EAGER:
            self._begin(able, self._move(able, ply))
        elif free and (able is not None or self._chance.random() > PATIENT):
            stranger = self._chance.choice(free)
            self._begin(stranger, self._do_something(stranger))
        await self._look_on()

    async def go_on(self) -> None:
        """Whoever is on turn presses what moves, or asks for what he needs for that."""
        ply, on_turn = await self._turn()
        if on_turn is not None:
            await self._move_by_button(on_turn, ply)

    async def rest(self) -> None:
        """Wait until everybody has been answered."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self._busy.values())

    async def _look_on(self) -> None:
        """Until somebody has been answered, but only for a moment."""
        if self._busy:
            await asyncio.wait(self._busy.values(), timeout=MOMENT, return_when=asyncio.FIRST_COMPLETED)
        else:
            await asyncio.sleep(MOMENT)

    def _begin(self, stranger: Stranger, doing: Coroutine[None, None, None]) -> None:
        self._busy[stranger.name] = asyncio.create_task(doing, name=f"{stranger.name} does something")

    async def _do_something(self, stranger: Stranger) -> None:
        chance = self._chance
        mood = chance.random()
        if mood < TEMPER / 2:
            await self._forge(stranger)
        elif mood < TEMPER:
            await self._press(stranger, stranger.ever())
        elif mood < TEMPER + EXTRA:
            await self._say(stranger)
        elif mood < TEMPER + 2 * EXTRA:
            await stranger.extra(chance)
        else:
            own, room = islice(stranger.own(), 2), islice(stranger.public(), 2)
            seen = list(own if chance.random() < 0.7 else room)
            await self._press(stranger, [choice for choices in seen for choice in choices])

    async def _turn(self) -> tuple[int, Stranger | None]:
        """Which turn it is, and whose, if it is one of them: all see that at the table."""
        table = await self._house.table(self._match)
        assert table.state is not None
        turn = table.state.turn
        person = None if turn is None else table.match.seats[turn].person
        return table.state.ply, next((one for one in self._house.strangers if one.id == person), None)

    async def _move(self, stranger: Stranger, ply: int) -> None:
        """By a button, or in words if he sees none: where the room is too busy to show him his hand, a popup only
        names his tiles."""
        if _moving(stranger, ply) or self._chance.random() < ASKING:
            await self._move_by_button(stranger, ply)
        else:
            await self._move_in_words(stranger, ply)

    async def _move_by_button(self, stranger: Stranger, ply: int) -> None:
        """Press what moves now, or leads to that, as far as he sees it; if he does not, he asks for his hand."""
        hands = [one for choices in islice(stranger.public(), 2) for one in choices if _is(one, What.HAND)]
        await self._press(stranger, _moving(stranger, ply) or hands)

    async def _move_in_words(self, stranger: Stranger, ply: int) -> None:
        state = (await self._house.table(self._match)).state
        assert state is not None
        if state.ply == ply and state.turn is not None:
            await stranger.command("move", write(self._chance.choice(legal(state, state.turn))))

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


def _is(choice: Choice, what: What) -> bool:
    return choice.unpacked is not None and choice.unpacked.what is what


def _moving(stranger: Stranger, ply: int) -> list[Choice]:
    """What moves now, or leads to that, in the newest message that he alone sees and that has such buttons; in
    games for one they hang at the table."""
    for choices in chain(islice(stranger.own(), 4), islice(stranger.public(), 2)):
        if found := [one for one in choices if _moves(one, ply)]:
            return found
    return []


def _moves(choice: Choice, ply: int) -> bool:
    data = choice.unpacked
    return data is not None and data.what in (What.MOVE, What.TILE) and data.number == ply
