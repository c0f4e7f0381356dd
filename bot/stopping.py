"""`/stop`: a match is given up at once, a score sheet after a question."""

from __future__ import annotations

from bot.asking import Asking
from bot.errors import Refused
from bot.messages import text
from bot.sheets.entering import ask_for_end
from bot.tables.plan import playing_itself
from bot.tables.table import Table
from storage import matches
from storage.matches import Match, Status


async def stop_command(asking: Asking, args: str) -> None:
    """`/stop [table]`: the host gives a table up, or the only one who still plays himself; who runs the chat may
    always. A score sheet asks first."""
    try:
        table = await asking.table(args, sheets=True)
    except Refused:
        unreadable = await asking.world.tables.unreadable(asking.room.id, args)
        if unreadable is None:
            raise
        await _stop_unreadable(asking, unreadable)
        return
    if table.kept:
        await ask_for_end(asking, table)
        return

    def is_own(table: Table) -> bool:
        playing = [seat.person for seat in table.match.seats if not playing_itself(seat)]
        return table.match.host == asking.person.id or playing == [asking.person.id]

    async with asking.holding(table.id, is_own) as (held, may):
        if not may:
            raise Refused("only-host")
        await asking.world.actions.stop(held, asking.by)
    if asking.room.private or asking.room.id != table.match.room:
        await asking.whisper(text("stopped"))


async def _stop_unreadable(asking: Asking, match: Match) -> None:
    """Close what this version of the program cannot read; what stands in the chat stays as it is."""
    if match.host != asking.person.id and not await asking.request.is_admin():
        raise Refused("only-host")
    world = asking.world
    await world.database.write(matches.finish(match.id, Status.STOPPED, world.now(), asking.by))
    await asking.whisper(text("stopped"))
