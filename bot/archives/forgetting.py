"""`/forget me`: somebody hides his name in the tallies, or is forgotten.

In both cases what was won and lost stays, for it is what others have won and lost, too.
"""

from __future__ import annotations

import asyncio
import secrets
from enum import StrEnum

from bot.asking import Asking
from bot.data import Data, What, pack
from bot.errors import Refused
from bot.evenings.notices import show
from bot.messages import Button, Screen, text
from bot.vocabulary import is_oneself
from storage import forgetting, notices, people
from storage.changes import Stale
from storage.database import Database


class Wish(StrEnum):
    """What he may choose."""

    HIDE = "hide"
    SHOW = "show"
    DELETE = "delete"
    YES = "yes"
    """Delete, asked once more."""
    KEEP = "keep"
    """The other answer to that."""

    def button(self) -> Button:
        """Chooses this."""
        return Button(text(f"forget-button-{self}"), pack(What.FORGET, arg=self))


async def forget(asking: Asking, args: str) -> None:
    """`/forget me`: what that means, and the choice."""
    asking.check_known()
    if args and not await asyncio.to_thread(is_oneself, asking.world.words, args):
        raise Refused("forget-only-oneself")
    await asking.show(await _choice(asking))


async def pressed(asking: Asking, data: Data) -> None:
    """He has chosen."""
    asking.check_known()
    match data.arg:
        case Wish.HIDE | Wish.SHOW:
            await asking.world.database.write(people.hide(asking.person.id, hidden=data.arg == Wish.HIDE))
            await asking.refresh(await _choice(asking))
        case Wish.DELETE:
            await asking.refresh(Screen((text("forget-sure"),), ((Wish.YES.button(),), (Wish.KEEP.button(),))))
        case Wish.YES:
            await _delete(asking)
        case Wish.KEEP:
            await asking.refresh(await _choice(asking))
        case _:
            raise Refused("bad-button")


async def _choice(asking: Asking) -> Screen:
    hidden = bool(await people.hidden(asking.world.database, asking.person.id))
    lines = (text("forget-hidden" if hidden else "forget-shown"), text("forget-about"))
    return Screen(lines, (((Wish.SHOW if hidden else Wish.HIDE).button(), Wish.DELETE.button()),))


async def _delete(asking: Asking) -> None:
    world, person = asking.world, asking.person.id
    invited = await notices.answered_by(world.database, person)
    try:
        await _forget(world.database, person)
    except Stale:  # he has just sat down, or somebody has noted what he has won with another team
        await _forget(world.database, person)
    world.forget_person(person)
    show(world, *invited)  # with what he has answered his name goes
    await asking.refresh(Screen((text("forget-done"),)))


async def _forget(database: Database, person: str) -> None:
    if await forgetting.at_table(database, person):
        raise Refused("forget-playing" if await forgetting.at_open_table(database, person) else "forget-later")
    teams = await forgetting.teams_of(database, person)
    await database.write(forgetting.forget(person, forgetting.nobody(secrets.token_hex(8)), teams))
