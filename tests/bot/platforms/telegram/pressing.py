"""A table on which a button hangs, who presses it, and what can be read then."""

from __future__ import annotations

from bot.messages import Label
from tests.bot.platforms.telegram.listening import (
    Stage,
    in_room,
    says,
)
from tests.fakes.telegram.fake import TelegramFake
from tests.fakes.telegram.groups import Group
from tests.fakes.telegram.model import Press as Click
from tests.fakes.telegram.people import Person

HAND = Label("My hand", "h:1:0:")
PLAY = Label("6-4", "m:1:0:0")
TILES = says("6-4 5-5 3-1", (PLAY,), secret=True, language="de")
BY_HAND = "Zum Spielen schreib /move und einen Stein, draw, pass, bid 30 oder trump 5."
SENT_PRIVATELY = "Ich habe es dir in unserem privaten Chat geschrieben."
"""What is said beside an answer is in its language, whatever that of his client."""


async def table(stage: Stage) -> tuple[Group, Person]:
    """A group with a table on which a button hangs, and somebody who has opened no private chat."""
    ann = stage.fake.person("Ann", language="ru")
    group = stage.fake.group("Friends", ann)
    await stage.port.send(in_room(group), says("the table", (HAND,)), loud=True)
    return group, ann


async def answered(stage: Stage, press: Click) -> None:
    await stage.fake.until(lambda: press.answered)


def texts(fake: TelegramFake, person: Person, group: Group | None = None) -> list[str]:
    """What stands before a person, without notices."""
    return [shown.text for shown in fake.messages(person, group) if not shown.text.startswith("[")]


def public(fake: TelegramFake, group: Group) -> str:
    """All that a whole group has ever seen."""
    return "\n".join(shown.words() for shown in fake.everything_public(group))
