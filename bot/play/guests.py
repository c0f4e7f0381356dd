"""People who are written down on a score sheet by their names."""

from __future__ import annotations

from bot.asking import Asking
from bot.chats.naming import folded, names_of
from bot.cleaning import clean
from bot.errors import Refused
from bot.tables.seating import seated_name, with_guest, with_person
from storage.matches import Sitter


async def with_names(asking: Asking, names: str) -> tuple[Sitter, ...]:
    """Who asks, and these people behind him."""
    host = await asking.world.preferences.person(asking.person.id)
    return await written_down(asking, with_person((), asking.person.id, host.name), names)


async def written_down(asking: Asking, seats: tuple[Sitter, ...], names: str) -> tuple[Sitter, ...]:
    """With these people behind the others: people of the chat, or guests without an account. Refused if nobody is
    named, or one who has a seat."""
    wanted = [clean(name) for name in names.split(",") if name.strip()]
    if not wanted:
        raise Refused("sheet-with-whom")
    known = await names_of(asking.world.database, asking.room.id)
    for name in wanted:
        person, called_so = known.person(name) or known.begun(name), folded(seated_name(name, ()))
        if any(folded(seat.name) == called_so or seat.person == person is not None for seat in seats):
            raise Refused("sheet-already-on", name=name)
        seats = with_person(seats, person, known[person].name) if person else with_guest(seats, name)
    return seats
