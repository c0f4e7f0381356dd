"""Getting up from a table, because somebody wants to or is gone from its room; and coming back."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refused
from bot.tables.plan import playing_itself
from bot.tables.seating import awake, without
from bot.tables.table import Table
from bot.world import World
from engine.players import DEFAULT as COMPUTER
from storage.forgetting import is_nobody
from storage.matches import Sitter, Status


async def get_up(world: World, table: Table, seat: Sitter) -> None:
    """Let the person of a seat go, at an open table that the caller holds.

    If he was the host, the next person is, in a match the next who plays himself. An empty lobby is closed; in a
    match a computer player holds the seat, and one that nobody plays any more is stopped. Who is on a score sheet
    stays there."""
    if table.match.status is Status.LOBBY:
        await _leave_lobby(world, table, seat)
        return
    if table.match.sheet:
        return
    others = [other for other in table.match.seats if other.seat != seat.seat and not playing_itself(other)]
    if others:
        await world.actions.reseat(table, replace(seat, held_by=COMPUTER), host=_next_host(table, seat, others))
    elif not playing_itself(seat):  # else it has waited for somebody to come back, and goes on waiting
        await world.actions.stop(table, seat.person)


async def play_again(world: World, table: Table, seat: Sitter) -> None:
    """Give a seat that a computer player holds back to its person, at a table that the caller holds. Refused if he
    plays himself."""
    if not playing_itself(seat):
        raise Refused("not-away")
    await world.actions.reseat(table, awake(seat))


async def _leave_lobby(world: World, table: Table, seat: Sitter) -> None:
    seats = without(table.match.seats, seat)
    people = [other for other in seats if other.person is not None and not is_nobody(other.person)]
    if people:
        await world.actions.arrange(table, seats=seats, host=_next_host(table, seat, people))
        # Other pages do not show it, and may speak of seats that have moved.
        await world.turn(table, "")
    else:
        await world.actions.stop(table, seat.person)


def _next_host(table: Table, leaving: Sitter, others: list[Sitter]) -> str:
    """Who is the host when this one has left: the first of the others, if he was."""
    people = [seat.person for seat in others if seat.person is not None]
    return people[0] if table.match.host == leaving.person else table.match.host
