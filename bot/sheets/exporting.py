"""A score sheet to take along: a line for every round, as a table that other programs read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.asking import Asking
from bot.chats.localtime import day_in
from bot.messages import Screen, text
from bot.spreadsheet import spreadsheet
from bot.tables.keeping import standing_numbers
from bot.tables.table import Table
from bot.tables.tale import events_of, move_of
from engine.events import Earned, Event, How, Scored
from engine.game import view
from engine.model import State
from engine.scoring.titles import Titled, Yielded
from engine.seats import Side
from engine.telling import PointsTold, RoundTold
from engine.tiles import show_tiles
from storage import journal, people
from storage.journal import Entry

COLUMNS = ("round", "at", "told_by", "how", "by", "tiles", "points", "title", "against", "leaves")
"""Before what every hand counted and what every side has then."""


async def export(asking: Asking, table: Table) -> None:
    """`/sheet export`: what counts of the sheet, as a picture and as a file, for who asks."""
    entries = await journal.entries(asking.world.database, table.id)
    names = await people.names(asking.world.database, *(entry.told_by or "" for entry in entries))
    names |= {seat.person: seat.name for seat in table.match.seats if seat.person is not None}  # as on the sheet
    picture = await asking.world.shows.sheet_picture(table)
    if picture is not None:
        await asking.show(
            Screen((text("sheet-picture", game=text("game", game=table.match.game)),), picture=picture)
        )
    day = day_in(table.match.created_at, await asking.world.preferences.zone(table.match.room))
    name = f"boneyard-{table.match.game}-{day}.csv"
    await asking.send_file(name, spreadsheet(rows(table, entries, names)), text("file-sent", file=name))


def rows(table: Table, entries: list[Entry], names: dict[str, str]) -> Iterator[list[str | int | None]]:
    """The heads of the columns, then a row for every entry that counts."""
    assert table.state is not None
    state = table.state
    seats = [seat.name for seat in table.match.seats]
    teams = {
        side: " + ".join(name for name, one in zip(seats, state.sides, strict=True) if one == side)
        for side in state.sides
    }
    yield [*COLUMNS, *(f"held {name}" for name in seats), *(f"total {team}" for team in teams.values())]
    totals: dict[Side, int | None] = dict.fromkeys(teams, 0)
    secret = not view(state, None).book.scores
    number = 1
    for at in standing_numbers(entries):
        entry, move = entries[at], move_of(entries[at])
        events = events_of(entry)
        _add(totals, events)
        counts: tuple[int | None, ...] = ()
        match move:
            case PointsTold():
                how, by, tiles = "points", seats[move.seat], ""
            case RoundTold():
                told_of = move.how is How.OUT or move.counts
                how, by = move.how.value, seats[move.seat] if told_of else ""
                tiles, counts = show_tiles(move.last), _counts(state, move)
            case _:
                continue
        told = [
            number,
            entry.at.isoformat(timespec="minutes"),
            names.get(entry.told_by or "", ""),
            how,
            by,
            tiles,
            _in_play(events),
            *_titles(events, teams),
        ]
        # What the hands counted adds up to the totals: it stays as secret as they are.
        held = (None,) * len(seats) if secret or not counts else counts
        yield [*told, *held, *totals.values()]
        number += isinstance(move, RoundTold)


def _counts(state: State, move: RoundTold) -> tuple[int | None, ...]:
    """What the hands counted; None where nobody is asked: what the partner of who is out holds does not count."""
    own = state.sides[move.seat] if move.how is How.OUT else None
    return tuple(
        None if not count and seat != move.seat and state.sides[seat] == own else count
        for seat, count in enumerate(move.counts)
    )


def _add(totals: dict[Side, int | None], events: tuple[Event, ...]) -> None:
    """What an entry has made of the accounts: the totals that were told, None where nobody may know them; or in
    General's goat titles."""
    for event in events:
        if isinstance(event, Scored | Earned):
            totals[event.side] = event.total
        elif isinstance(event, Titled) and event.title != "loss":
            totals[event.side] = (totals[event.side] or 0) + event.worth


def _in_play(events: tuple[Event, ...]) -> int | None:
    """The points in play among them, those for going out too; None without any."""
    marks = [mark for event in events if isinstance(event, Earned) for mark in event.marks]
    return sum(mark.points for mark in marks) if marks else None


def _titles(events: tuple[Event, ...], teams: Mapping[Side, str]) -> list[str]:
    """The title, whose it is, and who leaves the table."""
    titled = next((event for event in events if isinstance(event, Titled)), None)
    yielded = next((event for event in events if isinstance(event, Yielded)), None)
    return [
        "" if titled is None else titled.title,
        "" if titled is None else teams[titled.side],
        "" if yielded is None else teams[yielded.out],
    ]
