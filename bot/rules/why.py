"""`/why`: why the last move was refused, or where the last score comes from, that of one's own side if one plays,
with the section of the rules that says so."""

from __future__ import annotations

from collections.abc import Sequence

from bot.asking import Asking
from bot.errors import Refused
from bot.messages import Screen, Text, text
from bot.rulebook.pages import WRITTEN, Section, heading, lines
from bot.rulebook.reasons import explained_in
from bot.screens.events import settled
from bot.screens.refusals import refusal
from bot.screens.rules import section_button
from bot.tables.keeping import standing
from bot.tables.refusals import Refusal
from bot.tables.table import Table
from bot.tables.tale import Told, as_seen, whole
from engine.events import Earned, Event, MatchEnded, NextLead, RoundEnded
from engine.seats import Side


async def why(asking: Asking, args: str) -> None:
    """`/why [table]`"""
    table = await asking.latest_table(args, sheets=True)
    if table.state is None:
        raise Refused("why-nothing")
    seat = table.seat_of(asking.person.id)
    refused = asking.world.refusals.of(asking.person.id)
    ply, events = await _score(asking, table, None if seat is None else table.state.sides[seat.seat])
    if refused is not None and refused.match == table.id and refused.ply > ply:
        await asking.show(_refusal_screen(table, refused))
    elif events:
        await asking.show(_score_screen(table, events))
    else:
        raise Refused("why-nothing")


# --- The last score ---------------------------------------------------------------------------------------


async def _score(asking: Asking, table: Table, side: Side | None) -> tuple[int, list[Event]]:
    """The ply of the move that brought the last score that concerns a side (None: any), and what was told of it;
    -1 if there is none."""
    database = asking.world.database
    if table.kept:
        return _latest(await standing(database, table.id), side) or (-1, [])
    return _latest(table.tale, side) or _latest(await whole(database, table.id), side) or (-1, [])


def _latest(tale: Sequence[Told], side: Side | None) -> tuple[int, list[Event]] | None:
    """The same among some moves, as an onlooker may know it: where nothing can be said to somebody alone,
    everybody reads the answer."""
    for told in reversed(tale):
        known = as_seen(told)
        ended = any(isinstance(event, RoundEnded) for event in known)
        events = [event for event in known if _concerns(event, side, ended=ended)]
        if events:
            return told.ply, events
    return None


def _concerns(event: Event, side: Side | None, *, ended: bool) -> bool:
    """Whether an event says how a side has come to its score. Of a round that has ended, all that was written
    does: what others got explains what one did not get."""
    if isinstance(event, Earned):
        return side in (None, event.side)
    return ended and not isinstance(event, RoundEnded | NextLead | MatchEnded)


# --- Screens ----------------------------------------------------------------------------------------------


def _refusal_screen(table: Table, refused: Refusal) -> Screen:
    return _explained(
        table, (text("why-refused"), refusal(refused.error)), explained_in(refused.error), secret=True
    )


def _score_screen(table: Table, events: list[Event]) -> Screen:
    assert table.state is not None
    told = (settled(table.match, table.state.sides, event) for event in events)
    known = tuple(line for line in told if line is not None)
    return _explained(table, (text("why-scored"), *known), Section.SCORING, secret=False)


def _explained(table: Table, told: tuple[Text, ...], section: Section, *, secret: bool) -> Screen:
    """What there was to explain, the section that does, and the way to the sections beside it."""
    variant = table.variant
    buttons = tuple(
        section_button(variant, other, table.id) for other in WRITTEN if abs(other.number - section.number) == 1
    )
    rules = (heading(variant, section), *lines(variant, table.options, section))
    return Screen((*told, *rules), (buttons,), secret=secret)
