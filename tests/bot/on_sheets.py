"""What can be read and pressed on a score sheet."""

from __future__ import annotations

from storage import ledger
from storage.deeds import Kind
from tests.bot.chat import Chat, Guest, says
from tests.bot.strict import GROUP, Post

NAMES = ("Ann", "Bob", "Cid", "Dot")
GENERAL = "/sheet general session_minutes=30"
UNBEGUN = says("sheet-not-begun", start=says("button-start"))
"""What one is told of a sheet that waits for players."""


def sheet(chat: Chat) -> Post:
    """The newest message with a sheet."""
    return next(post for post in reversed(chat.room()) if "score sheet" in post.message.plain())


def lines(chat: Chat) -> list[str]:
    return sheet(chat).message.plain().splitlines()


def which(game: str, **people: str) -> str:
    """What somebody is asked who may mean any of these sheets, on which these people stand."""
    there = (says("sheet-there", table=table, game=game, names=names) for table, names in people.items())
    return "\n".join((says("sheet-several", table=next(iter(people))), *there))


async def enter(guest: Guest, *labels: str) -> None:
    for label in labels:
        assert not await guest.press(label), guest.screen()


async def sums(chat: Chat, guest: Guest) -> dict[Kind, int]:
    return dict((await ledger.of_people(chat.bot.world.database, GROUP)).get(guest.id, {}))
