"""Getting up from a table: because somebody wants to, or because he is gone from its room."""

from __future__ import annotations

from dataclasses import replace

from bot.actions import Actions
from bot.plan import playing_itself
from bot.seating import without_person
from bot.table import Table
from engine.players import DEFAULT as COMPUTER
from storage.matches import Seat, Status


async def get_up(actions: Actions, table: Table, seat: Seat) -> None:
    """Let the person of a seat go, at an open table that the caller holds.

    In a lobby the next person is the host then, and an empty lobby is closed. In a match a computer player holds
    the seat, and a match that nobody plays any more is stopped. Who is on a score sheet stays there."""
    if table.match.status is Status.LOBBY:
        await _leave_lobby(actions, table, seat)
        return
    if table.match.sheet:
        return
    others = [other for other in table.match.seats if other.seat != seat.seat and not playing_itself(other)]
    if others:
        await actions.reseat(table, replace(seat, held_by=COMPUTER))
    else:
        await actions.stop(table)


async def _leave_lobby(actions: Actions, table: Table, seat: Seat) -> None:
    assert seat.person is not None
    seats = without_person(table.match.seats, seat.person)
    people = [other.person for other in seats if other.person is not None]
    if not people:
        await actions.stop(table)
        return
    host = table.match.host if table.match.host in people else people[0]
    await actions.arrange(table, seats=seats, host=host)
