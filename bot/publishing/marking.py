"""Which surfaces a table has, and which of them a change may concern.

Nothing here remembers what was shown: after a start all surfaces of a table are marked, whenever it changes those
that the change may concern, and the publisher finds out what differs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bot.ids import PersonId, RoomId
from bot.ports import Address
from bot.publishing.surface_keys import SurfaceKey, SurfaceKind
from bot.screens.kinds import kind_of
from bot.tables.plan import PASSES, Due, alone, only_move, playing_itself
from bot.tables.table import Table
from engine.game import view
from engine.model import Phase, State
from engine.seats import Seat
from storage.matches import Match, Sitter


def room_of(table: Table) -> Address:
    """Where everybody reads of a table."""
    return Address(room=RoomId(table.match.room))


def person_of(seat: Sitter) -> Address:
    """Where the person of a seat is written to alone."""
    assert seat.person is not None
    return Address(person=PersonId(seat.person))


def table_key(table: Table) -> SurfaceKey:
    """The surface of the round that is being played, or was played last."""
    return SurfaceKey(SurfaceKind.TABLE, table.id, table.state.round if table.state else 0)


def hand_key(table: Table, seat: int) -> SurfaceKey:
    """The surface of the hand of a seat."""
    return SurfaceKey(SurfaceKind.HAND, table.id, seat)


def lobby_key(table: Table) -> SurfaceKey:
    """The surface of the lobby from which a match begins."""
    return SurfaceKey(SurfaceKind.LOBBY, table.id)


def sheet_key(table: Table) -> SurfaceKey:
    """The surface of a score sheet."""
    return SurfaceKey(SurfaceKind.SHEET, table.id)


def room_key(table: Table) -> SurfaceKey:
    """The surface at which everybody follows a table now: its lobby, its score sheet, or the round."""
    if table.state is None:
        return lobby_key(table)
    return sheet_key(table) if table.match.sheet else table_key(table)


def notice_key(notice: str) -> SurfaceKey:
    """The surface of a notice, by its id."""
    return SurfaceKey(SurfaceKind.NOTICE, notice)


def surfaces_of(
    table: Table,
    before: Table | None = None,
    *,
    ahead: bool = True,
    reached: Callable[[Address], bool] = lambda _to: False,
) -> Iterator[tuple[SurfaceKey, Address]]:
    """All surfaces of a table, in the order in which they are to be shown: hands before the table, so that who is
    on turn can play when everybody sees that he is. With `before`, the table as it was, they are those that may
    look different since. Who is known to be `reached` in private is not called in the room.

    If whose turn it is has nothing to decide, and his move is about to play itself, what that move will change
    again is left out, unless it is wanted `ahead`: it is shown after the move, together with what led to it, and
    the chat is spared a change."""
    match, state, room = table.match, table.state, room_of(table)
    same_round = before is not None and _same_round(before, table)
    if before is None or before.state is None:
        yield lobby_key(table), room
    if state is None:
        return
    if match.sheet:
        yield sheet_key(table), room
        return
    hurried = None if ahead else _hurried(table, state)
    for seat in match.seats:
        if seat.person is None or alone(match):
            continue
        to, number, held = person_of(seat), Seat(seat.seat), seat.seat == hurried
        if not held and (before is None or not same_round or _hand_differs(before, table, number)):
            yield hand_key(table, number), to
        if before is None or number in (late_seat(before), late_seat(table)):
            yield SurfaceKey(SurfaceKind.WARNING, table.id, number), to
        if not held and (before is None or (number in _turns(before, table) and not reached(to))):
            yield SurfaceKey(SurfaceKind.CALL, table.id, number), room
    if not same_round and state.round > 1:
        # The deal may have come before everybody was shown how the last round ended.
        yield SurfaceKey(SurfaceKind.TABLE, table.id, state.round - 1), room
        yield SurfaceKey(SurfaceKind.RESULT, table.id, state.round - 1), room
    if hurried is None:
        yield table_key(table), room
    if not same_round:
        yield SurfaceKey(SurfaceKind.RESULT, table.id, state.round), room


def beside(table: Table, before: Table | None, others: Iterable[Table]) -> Iterator[Table]:
    """Those of the others that may look different since a change of this one: tables are told apart by their names
    where a room has several, or somebody sits at several."""
    if before is None or before.match is table.match:
        return
    changed = before.places ^ table.places
    if changed:
        yield from (other for other in others if other.id != table.id and changed & other.places)


def _same_round(before: Table, table: Table) -> bool:
    """Whether a change has happened within a round that goes on, among the same people."""
    was, state = before.state, table.state
    if was is None or state is None or was.round != state.round:
        return False
    going_on = was.phase is Phase.PLAY and state.phase is Phase.PLAY
    return going_on and (before.match.status, before.match.seats) == (table.match.status, table.match.seats)


def _hand_differs(before: Table, table: Table, seat: Seat) -> bool:
    """Whether a hand may look different since, in the same round."""
    was, state = before.state, table.state
    assert was is not None
    assert state is not None
    if was is state:
        return False
    return seat in _turns(before, table) or _waiting(table.match, was, seat) != _waiting(table.match, state, seat)


def _waiting(match: Match, state: State, seat: Seat) -> object:
    """All that somebody sees who is not on turn: what he holds and is told, and the signs that he may give. Who
    sits out the round sees nothing of it."""
    if seat not in state.table:
        return None
    seen = view(state, seat)
    return kind_of(seen).hand(match, seen), seen.legal


def _turns(*tables: Table) -> tuple[int | None, ...]:
    """Whose turn it is at each of these tables."""
    return tuple(None if table.state is None else table.state.turn for table in tables)


def late_seat(table: Table) -> int | None:
    """The seat on turn, once half of its time is gone."""
    if table.state is None or Due.TURN not in table.due or Due.WARNING in table.due:
        return None
    return table.state.turn


def _hurried(table: Table, state: State) -> int | None:
    """The seat whose only move is about to play itself. What a computer player does is a step of its own, unless
    it can only pass."""
    if state.turn is None or table.due.keys().isdisjoint((Due.MOVE, Due.REST)):
        return None
    if playing_itself(table.match.seats[state.turn]) and not isinstance(only_move(state), PASSES):
        return None
    return state.turn
