"""What the clock does with what is due: a turn that plays itself, the next deal, the end of what nobody goes on
with."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.tables.actions import Actions
from bot.tables.plan import Due, only_move, playing_itself
from bot.tables.table import Table, without
from bot.tables.tables import Tables
from bot.workers.thinking import Think
from engine.game import view
from engine.moves import Deal, Move, TimeUp
from engine.players import DEFAULT as COMPUTER
from engine.telling import BrokenUp, has_result

MISSES = 2
"""Turns that somebody may miss in a row before a computer player holds his seat."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a computer player would do at this ply."""

    ply: int
    move: Move


class Firing:
    """What is due at the tables of this process, done."""

    def __init__(self, tables: Tables, actions: Actions, think: Think) -> None:
        self._tables = tables
        self._actions = actions
        self._think = think

    async def think(self, match_id: str) -> Thought | None:
        """What a computer player would do for the seat on turn; None if nobody is. It may take its time: nobody
        holds the table meanwhile, so whoever presses a button is faster."""
        table = self._tables.in_memory(match_id)
        state = None if table is None else table.state
        if table is None or state is None or state.turn is None:
            return None
        only = only_move(state)
        if only is not None:
            return Thought(state.ply, only)
        seat, seen = table.match.seats[state.turn], view(state, state.turn)
        return Thought(state.ply, await self._think(seat.held_by or seat.computer or COMPUTER, seen))

    async def fire(self, table: Table, kind: Due, thought: Thought | None = None) -> None:
        """Do what is due; for a move, what was thought of. The same change takes the deadline away. A thought
        about an earlier ply, as after a sign, changes nothing: what is still due is thought about again."""
        match kind:
            case Due.IDLE if table.kept and table.state is not None and has_result(table.state):
                await self._actions.tell(table, BrokenUp())
            case Due.LOBBY | Due.IDLE:
                await self._actions.stop(table)
            case Due.DEAL:
                await self._actions.act(table, None, Deal())
            case Due.SESSION if table.untouched:
                await self._actions.stop(table)
            case Due.SESSION if table.match.sheet:
                await self._actions.tell(table, TimeUp())
            case Due.SESSION:
                await self._actions.act(table, None, TimeUp())
            case Due.MOVE | Due.TURN | Due.REST:
                await self._move_for(table, thought, kind)
            case Due.WARNING:
                await self._tables.change(table, replace(table, due=without(table.due, Due.WARNING)))
            case Due.CLOSING:
                await self._tables.close(table)

    async def _move_for(self, table: Table, thought: Thought | None, kind: Due) -> None:
        """Play for the seat on turn: a computer player, somebody with nothing to decide, or a sleeper."""
        state = table.state
        assert state is not None
        assert state.turn is not None
        if thought is None or thought.ply != state.ply:
            return
        seat = table.match.seats[state.turn]
        seated = None
        if kind is Due.TURN and not playing_itself(seat):
            misses = seat.misses + 1
            seated = replace(seat, misses=misses, held_by=COMPUTER if misses >= MISSES else None)
        await self._actions.act(
            table, state.turn, thought.move, seated=seated, asleep=kind in (Due.TURN, Due.REST)
        )
