"""Entries of the ledger that are taken back by hand.

Nothing is ever overwritten: who takes an entry back writes another one that cancels it, and both stay in the
history.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from bot.asking import Asking
from bot.chats.naming import names_of
from bot.cleaning import clean
from bot.data import Data, What, pack
from bot.errors import Refused
from bot.messages import Button, Screen, Text, Typed, text
from bot.screens import tallies as screens
from bot.vocabulary import one_of
from storage import ledger
from storage.changes import Stale
from storage.deeds import Deed

TIME_TO_UNDO = timedelta(minutes=15)
"""For who has written an entry himself; who runs the chat may take back any at any time."""

MINUTES_TO_UNDO = int(TIME_TO_UNDO.total_seconds() // 60)


def may_undo(deed: Deed, person: str | None, now: datetime, *, admin: bool) -> bool:
    """Whether somebody may take an entry back: what is cancelled, and what cancels, is final. Who speaks in the
    name of a chat (None) has none of his own, for others write by the same account."""
    if not deed.counts:
        return False
    own = person is not None and deed.noted_by == person
    return admin or (own and now - deed.noted_at <= TIME_TO_UNDO)


def ask_data(deed_id: str) -> str:
    """The data of the button that asks whether an entry is to be taken back."""
    return _data(deed_id, "ask")


def _data(deed_id: str, step: str) -> str:
    """A deed is called by its match and a ply, or by a day and a match: no button holds the strokes between."""
    return pack(What.UNDO, step, 0, deed_id.replace("/", "."))


def _deed_id(data: Data) -> str:
    return data.arg.replace(".", "/")


async def undo_button(asking: Asking, data: Data) -> None:
    """Ask once more, then take it back."""
    deed = await _undoable(asking, _deed_id(data))
    if data.about != "yes":
        names = await names_of(asking.world.database, asking.room.id, deed.noted_by)
        sure = Button(text("tally-undo-sure"), _data(deed.id, "yes"))
        entry = screens.entry(deed, names, await asking.world.preferences.zone(asking.room.id))
        await asking.show(Screen((entry, text("tally-undo-ask")), ((sure,),)))
        return
    await _take_back(asking, deed, "")


async def undo(asking: Asking, args: str) -> None:
    """`/tally undo ENTRY [reason]`; without an entry, or with *last* alone, one's own latest: *last week* is more
    than that."""
    wanted, _, reason = args.strip().partition(" ")
    if not wanted or (not reason and one_of(asking.world.words, text("tally-past"), wanted)):
        wanted = await _own_latest(asking)
    await _take_back(asking, await _undoable(asking, wanted), reason)


async def _own_latest(asking: Asking) -> str:
    now, person = asking.world.now(), asking.person.id
    last: Deed | None = None
    while last is None or now - last.noted_at <= TIME_TO_UNDO:
        deeds = await ledger.history(asking.world.database, asking.room.id, before=last, limit=20)
        for deed in deeds:
            if deed.noted_by == person and may_undo(deed, person, now, admin=False):
                return deed.id
        if not deeds:
            break
        last = deeds[-1]
    raise Refused("tally-undo-none", minutes=MINUTES_TO_UNDO)


async def _undoable(asking: Asking, deed_id: str) -> Deed:
    asking.check_member()
    deed = await ledger.get(asking.world.database, asking.room.id, deed_id)
    if deed is None:
        raise Refused("tally-undo-unknown", entry=Typed(deed_id))
    if not deed.counts:
        raise Refused("tally-undo-final")
    admin = await asking.request.is_admin()
    if not may_undo(deed, asking.by, asking.world.now(), admin=admin):
        raise Refused("tally-undo-not-yours", minutes=MINUTES_TO_UNDO)
    table = None if deed.match is None else await asking.world.tables.find(deed.match)
    if table is not None and table.kept and table.open:  # or the sheet would go on with what is taken back
        raise Refused("tally-undo-on-sheet")
    return deed


async def _take_back(asking: Asking, deed: Deed, reason: str) -> None:
    now = asking.world.now()
    change = ledger.correct(
        deed.id,
        by_deed=await ledger.new_id(asking.world.database, asking.world.chance),
        room=asking.room.id,
        at=now,
        noted_by=asking.person.id,
        reason=clean(reason) if reason.strip() else None,
    )
    try:
        await asking.world.database.write(change)
    except Stale:
        raise Refused("tally-undo-final") from None
    names = await names_of(asking.world.database, asking.room.id, asking.person.id, deed.noted_by)
    entry = screens.entry(deed, names, await asking.world.preferences.zone(asking.room.id))
    await asking.say(
        Screen((text("tally-undone", name=names[asking.person.id]), entry, *await _left(asking, deed)))
    )


async def _left(asking: Asking, deed: Deed) -> Iterable[Text]:
    """What of the same match still counts beside an entry that was taken back: neither the result of a match nor
    its rounds change with each other."""
    found = [] if deed.match is None else await ledger.of_match(asking.world.database, deed.room, deed.match)
    left = [one for one in found if one.counts]
    if deed.round is None:
        return (text("tally-undone-match"),) if left else ()
    return (text("tally-undone-round", entry=one.id) for one in left if one.round is None)
