"""`/tally name`: what people are called together."""

from __future__ import annotations

from bot.asking import Asking
from bot.chats.naming import as_written, names_of, unquoted
from bot.cleaning import clean
from bot.errors import Refused
from bot.messages import Screen, Typed, text
from storage import pairs
from storage.deeds import LARGEST_TEAM, team_of

LONGEST = 32
"""Letters of a name."""


async def name(asking: Asking, args: str) -> None:
    """`/tally name ANN + BOB: NAME`, by one of them or who runs the chat; without NAME they have none any more."""
    asking.check_member()
    known = await names_of(asking.world.database, asking.room.id, asking.person.id)
    written, colon, rest = unquoted(args).partition(":")
    people = known.people(written, asking.world.words, asking.person.id) if colon else ()
    if len(set(people)) < max(len(people), 2):
        raise Refused("tally-name-how")
    if asking.person.id not in people and not await asking.request.is_admin():
        raise Refused("tally-name-not-yours")
    team, called = team_of(*people), clean(as_written(rest), LONGEST) if rest.strip() else ""
    who = known.team(team)
    if not called:
        await asking.world.database.write(pairs.forget(asking.room.id, team))
        await asking.say(Screen((text("tally-name-gone", names=who),)))
        return
    if len(people) > LARGEST_TEAM:
        raise Refused("tally-name-many", most=LARGEST_TEAM)
    if not known.is_free(called, team):
        raise Refused("tally-name-taken", called=Typed(called))
    await asking.world.database.write(pairs.name(asking.room.id, team, called))
    await asking.say(Screen((text("tally-named", names=who, called=Typed(called)),)))
