"""Answers to the reminder: who is in, who is out, and the evening that begins with those who are in."""

from __future__ import annotations

from functools import partial

from bot.asking import Asking
from bot.data import Data
from bot.errors import Refused
from bot.evenings.notices import is_open, show
from bot.play import opening
from bot.screens.lobby import sides_of
from bot.screens.reminder import ANSWERS, IN, OUT, REAL
from bot.tables.gathering import in_seats, teams, together
from bot.tables.seating import with_person
from bot.tables.table import Table
from bot.tables.tale import options_of
from bot.usual import LUNCH_GAME
from engine.game import Variant, variants
from storage import matches, notices
from storage.matches import Sitter
from storage.notices import Notice


async def pressed(asking: Asking, data: Data) -> None:
    """A button of an invitation. While the evening is opened for those who are in, nobody else is."""
    opened = None
    async with asking.world.tables.exclusively("notice", data.about):
        notice = await notices.get(asking.world.database, data.about)
        if notice is None or notice.room != asking.room.id or data.arg not in ANSWERS:
            raise Refused("bad-button")
        if not is_open(notice, asking.world.now()):
            raise Refused("invite-over")
        asking.check_known()
        if data.arg in (IN, OUT):
            await _answer(asking, notice, coming=data.arg == IN)
        else:
            opened = await _begin(asking, notice, sheet=data.arg == REAL)
    show(asking.world, notice)
    if opened is not None:
        await opening.check_seen(asking, opened)


async def _answer(asking: Asking, notice: Notice, *, coming: bool) -> None:
    """Said again it changes nothing: who was first stays first."""
    if notice.replies.get(asking.person.id) is coming:
        return
    now = asking.world.now()
    await asking.world.database.write(notices.answer(notice.id, asking.person.id, coming=coming, at=now))


async def _begin(asking: Asking, notice: Notice, *, sheet: bool) -> Table:
    """Open the evening for those who are in: one of them may do it, and when they are enough, anybody."""
    variant = variants()[LUNCH_GAME]
    options = variant.options()
    people = notice.coming[: max(variant.players)]
    if not people:
        raise Refused("invite-nobody")
    if asking.person.id not in people and len(people) not in variant.fitting(options):
        raise Refused("invite-not-in")
    found = teams(people, await _last_pairs(asking, variant), asking.world.chance)
    seats: tuple[Sitter, ...] = ()
    for person in in_seats(found, variant, options):
        seats = with_person(seats, person, (await asking.world.preferences.person(person)).name)
    host = asking.person.id if asking.person.id in people else people[0]
    note = partial(notices.open_for, notice.id)
    return await opening.open_table(asking, variant, options, seats, sheet=sheet, host=host, alongside=note)


async def _last_pairs(asking: Asking, variant: Variant) -> list[list[str]]:
    """Who played with whom at the last evening here."""
    last = await matches.last_ended(asking.world.database, asking.room.id, game=variant.id)
    if last is None or (sides := sides_of(last, variant, options_of(last))) is None:
        return []
    return together(sides, (seat.person for seat in last.seats))
