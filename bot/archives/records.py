"""`/record` and `/verify`: a match as it can be replayed, and whether its deals are those that were promised."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace

from bot.archives.verifying import verify_rounds
from bot.asking import Asking
from bot.errors import Refused
from bot.messages import Screen, text
from bot.tables.tale import events_of, first_state, move_of, played_again, seat_of
from engine.errors import RulesError
from engine.model import Phase, State
from engine.moves import Deal, Move
from engine.record import plain_names, write
from engine.seats import Seat
from engine.shuffle import round_seed
from storage import journal
from storage.database import Database
from storage.journal import Entry
from storage.matches import Match, Status

Played = tuple[State, list[tuple[Seat | None, Move]]]
"""A match before its first deal, and the moves that were made."""


async def record(asking: Asking, args: str) -> None:
    """`/record [table]`: the finished rounds, to be replayed; as a file if one message cannot hold them."""
    match = (await asking.latest_table(args)).match
    if match.status is Status.LOBBY or not match.seed:
        raise Refused("nothing-to-record")
    try:
        written = await recorded(asking.world.database, match)
    except RulesError:
        raise Refused("record-other-rules") from None
    if not written:
        raise Refused("nothing-to-record")
    # An empty line would end the block; with the mark of its end behind a comment it is still a record.
    lines = (*filter(None, written.splitlines()), "# boneyard replay plays it again")
    shown = Screen((text("record-head"), *(text("record-line", line=line) for line in lines)))
    if asking.fits(shown):
        await asking.show(shown)
    else:
        name = f"{match.game}-{match.name}.dom"
        await asking.send_file(name, written.encode(), text("file-sent", file=name), otherwise=shown)


async def recorded(database: Database, match: Match) -> str:
    """The record of the finished rounds of a match; empty if there is none. RulesError if an earlier version has
    played it in a way that the rules of today refuse."""
    entries = await journal.entries(database, match.id)
    # Everything is played once more, which may take a while.
    first, finished = await asyncio.to_thread(_finished, match, entries)
    return write(first, plain_names(seat.name for seat in match.seats), finished) if finished else ""


def _finished(match: Match, entries: Iterable[Entry]) -> Played:
    """A match up to the end of its last finished round, each deal with its seed: what follows is still secret."""
    assert match.seed is not None
    moves: list[tuple[Seat | None, Move]] = []
    dealt = kept = 0
    for entry, step in played_again(match, entries):
        move = move_of(entry)
        if isinstance(move, Deal):
            dealt += 1
            move = replace(move, seed=move.seed or round_seed(match.seed, dealt))
        moves.append((seat_of(entry), move))
        if step.state.phase is not Phase.PLAY:
            kept = len(moves)
    return first_state(match), moves[:kept]


async def verify(asking: Asking, args: str) -> None:
    """`/verify [table]`: whether the deals of the finished rounds are those that were promised.

    What was promised and dealt is taken from what was saved then: to deal once more from the seed of the match and
    compare that with itself would prove nothing."""
    table = await asking.latest_table(args)
    entries = await journal.entries(asking.world.database, table.id)
    told = (event for entry in entries for event in events_of(entry))
    # Everything is read and dealt once more.
    rounds = await asyncio.to_thread(verify_rounds, table.variant, len(table.match.seats), table.options, told)
    if not rounds:
        raise Refused("nothing-to-verify")
    lines = (
        text("verify-round", round=one.round, seed=one.seed, commitment=one.commitment, good=one.verdict)
        for one in rounds
    )
    await asking.show(Screen((text("verify-head"), *lines)))
