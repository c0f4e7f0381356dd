"""What a chat is told by itself at a time of its own day: who plays today, and what was played last week.

The times follow from the settings of the chat and are saved with them. When one comes, the next one and a *notice*
are written in one go, and only then is the notice shown: as a surface, so it is shown after a restart too, and
never twice.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, time, timedelta
from enum import StrEnum

from bot.chats.choices import ChatChoice, ShownAs, Summary
from bot.chats.localtime import DAY, WEEK, beginning, clock_time, day_in, times, zone_of
from bot.chats.naming import folded, names_of, unlike
from bot.ids import PersonId, RoomId, is_within, platform_of
from bot.messages import Screen, Who
from bot.ports import Address
from bot.publishing.marking import notice_key
from bot.publishing.showing import Showing
from bot.screens.fitting import fitting
from bot.screens.reminder import Invitation, invitation_screen, summary_screens
from bot.tallies.questions import Subject
from bot.tallies.season import of_one_game, picture
from bot.usual import LUNCH_GAME
from bot.world import World
from engine.game import variants
from storage import ledger, notices
from storage.appointments import Appointment, appoint, cancel, take
from storage.changes import Unit
from storage.database import Database
from storage.deeds import Span
from storage.notices import Notice

INVITING = timedelta(hours=3)
"""How long one can say that one is in."""
SUMMARY_TIME = time(9)
_MONDAY = frozenset({0})


class Purpose(StrEnum):
    """What appointments are for."""

    LUNCH = "lunch"
    """Who plays today?"""
    WEEK = "week"
    """What was played last week."""
    CLOSING = "closing"
    """Nobody needs to say any more that he is in."""


PATIENCE = {Purpose.LUNCH: timedelta(minutes=30), Purpose.WEEK: DAY}
"""So late something may still be told, if the bot was down at its time; what is later is left out."""


# --- When -------------------------------------------------------------------------------------------------


async def appointments(database: Database, room: str, choice: ChatChoice, now: datetime) -> list[Unit]:
    """What a chat has chosen, as its next appointments."""
    units = []
    for kind in (Purpose.LUNCH, Purpose.WEEK):
        then = await next_time(database, room, kind, choice, now)
        units.append(cancel(room, kind) if then is None else appoint(Appointment(room, kind, then)))
    return units


async def next_time(
    database: Database, room: str, kind: Purpose, choice: ChatChoice, after: datetime
) -> datetime | None:
    """When a chat is told this next, never twice on a day of its own; None if it does not want to be."""
    if kind is Purpose.LUNCH and choice.remind:
        at, days = clock_time(choice.remind), choice.days.numbers
    elif kind is Purpose.WEEK and choice.summary is Summary.ON:
        at, days = SUMMARY_TIME, _MONDAY
    else:
        return None
    zone = zone_of(choice.zone)
    told = {notice.day for notice in await notices.of_room(database, room, kind)}
    return next(then for then in times(after, at, zone, days) if day_in(then, zone) not in told)


async def ring(world: World, appointment: Appointment) -> None:
    """The time has come: tell it, unless it is too late or there is nothing to tell, and make the next one."""
    kind, room, now = Purpose(appointment.kind), appointment.room, world.now()
    if kind is Purpose.CLOSING:
        await world.database.write(take(appointment))
        show(world, *await notices.of_room(world.database, room, Purpose.LUNCH))
        return
    choice = (await world.preferences.chat_anew(room)).choice
    units = [take(appointment)]
    # The bot may have missed several, of which the latest is not too late.
    after = max(now - PATIENCE[kind], appointment.due_at)
    then = await next_time(world.database, room, kind, choice, after)
    day = day_in(appointment.due_at, zone_of(choice.zone))
    notice = Notice(secrets.token_hex(8), room, kind, day, now)
    late = now - appointment.due_at > PATIENCE[kind]
    telling = then is not None and not late and await _worth_telling(world, notice)
    if then is not None:
        units.append(appoint(Appointment(room, kind, then)))
    if telling:
        units += [*await _past(world, notice), notices.post(notice)]
        if kind is Purpose.LUNCH:
            units.append(appoint(Appointment(room, Purpose.CLOSING, now + INVITING)))
    await world.database.write(*units)
    if telling:
        show(world, notice)


async def _worth_telling(world: World, notice: Notice) -> bool:
    """Whether somebody can read it, and it says something."""
    if await world.reach.closed(Address(room=RoomId(notice.room))):
        return False
    if notice.kind == Purpose.LUNCH:
        return True
    return bool(await ledger.of_people(world.database, notice.room, await _last_week(world, notice)))


async def _past(world: World, notice: Notice) -> Sequence[Unit]:
    """Forget the earlier notices of this kind, with all answers, unless one can still be answered."""
    units: list[Unit] = []
    for old in await notices.of_room(world.database, notice.room, notice.kind):
        if old.day < notice.day and not is_open(old, notice.at):
            unit = await world.publisher.forget(old.id)
            if unit is not None:
                units += [unit, notices.drop(old.id)]
    return units


def show(world: World, *found: Notice) -> None:
    """These notices are new, or may look different now."""
    world.publisher.mark((notice_key(notice.id), Address(room=RoomId(notice.room))) for notice in found)


async def show_again(world: World, room: str) -> None:
    """A room has another id, or another language: its invitation is shown there anew."""
    found = await notices.of_room(world.database, room, Purpose.LUNCH)
    show(world, *(notice for notice in found if is_open(notice, world.now())))


async def stay_away(world: World, room: str, person: str) -> None:
    """Who has left a room does not come to its evening, whatever he has said."""
    now = world.now()
    for notice in await notices.since(world.database, now - INVITING):
        if is_within(notice.room, room) and is_open(notice, now) and person in notice.coming:
            async with world.tables.exclusively("notice", notice.id):  # nobody opens it meanwhile
                await world.database.write(notices.answer(notice.id, person, coming=False, at=now))
            show(world, notice)


async def catch_up(world: World) -> None:
    """After a start: show what was written just before the end, and close what is over."""
    for notice in await notices.since(world.database, world.now() - DAY):
        if platform_of(notice.room) in world.ports:
            show(world, notice)


# --- What -------------------------------------------------------------------------------------------------


def is_open(notice: Notice, now: datetime) -> bool:
    """Whether one can still say that one is in."""
    return notice.match is None and now < notice.at + INVITING


async def compose(world: World, notice_id: str) -> Showing | None:
    """What a notice shows now; None if it is forgotten."""
    notice = await notices.get(world.database, notice_id)
    if notice is None:
        return None
    language = await world.languages.of_room(notice.room)
    inviting = notice.kind == Purpose.LUNCH
    screens = [await _invitation(world, notice)] if inviting else await _summary(world, notice, language)
    screen = fitting(screens, world.limits(notice.room), world.words.measuring(language))
    return Showing(
        to=Address(room=RoomId(notice.room)),
        screen=screen,
        language=language,
        loud=inviting,
        last=not inviting or not is_open(notice, world.now()),
    )


async def _invitation(world: World, notice: Notice) -> Screen:
    variant = variants()[LUNCH_GAME]
    names, taken = dict[str, Who](), set[str]()
    for person in notice.replies:
        name = unlike((await world.preferences.person(person)).name, taken)
        taken.add(folded(name))
        names[person] = Who(PersonId(person), name)
    return invitation_screen(
        Invitation(
            id=notice.id,
            game=variant,
            coming=tuple(names[person] for person in notice.coming),
            staying_away=tuple(names[person] for person, comes in notice.replies.items() if not comes),
            begun=notice.match is not None,
            open=is_open(notice, world.now()),
        )
    )


async def _last_week(world: World, notice: Notice) -> Span:
    """The week before the Monday of a notice."""
    zone = await world.preferences.zone(notice.room)
    return Span(since=beginning(notice.day - WEEK, zone), until=beginning(notice.day, zone))


async def _summary(world: World, notice: Notice, language: str) -> list[Screen]:
    """Last week, from the fullest to the briefest: with its picture where pictures are shown."""
    room, span = notice.room, await _last_week(world, notice)
    names = await names_of(world.database, room)
    of_one = await of_one_game(world, room, span)
    found = await picture(world, room, Subject.TABLE, of_one, names, language)
    choice = (await world.preferences.chat(room)).choice.within(world.limits(room))
    shown = found if choice.layout is ShownAs.PICTURE else None
    words = () if found is None else found.words
    screens = summary_screens(notice.day - WEEK, notice.day - DAY, of_one.game or "", words)
    return [replace(one, picture=shown) for one in screens]
