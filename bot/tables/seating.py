"""Sitting down and getting up: pure changes of a list of seats."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random

from bot.chats.naming import folded, unlike
from bot.cleaning import LONGEST_NAME, clean
from engine.players import DEFAULT as COMPUTER
from storage.forgetting import is_nobody
from storage.matches import Sitter

COMPUTER_NAMES = ("Clara", "Bruno", "Ada", "Emil", "Olga", "Hugo", "Ines", "Jan")


def seated_name(name: str, seats: tuple[Sitter, ...]) -> str:
    """A name that nobody else at the table has, with room left for the marks that a table puts to it."""
    return unlike(clean(name, LONGEST_NAME - 6), {folded(seat.name) for seat in seats})


def with_person(seats: tuple[Sitter, ...], person: str, name: str) -> tuple[Sitter, ...]:
    """With a person in a seat behind the others."""
    return (*seats, Sitter(len(seats), seated_name(name, seats), person=person))


def with_guest(seats: tuple[Sitter, ...], name: str) -> tuple[Sitter, ...]:
    """With somebody of whom only the name is known, on a score sheet."""
    return (*seats, Sitter(len(seats), seated_name(name, seats)))


def without(seats: tuple[Sitter, ...], one: Sitter) -> tuple[Sitter, ...]:
    """Without whoever has this seat; those behind him move up."""
    return numbered(tuple(seat for seat in seats if seat is not one))


def with_computer(seats: tuple[Sitter, ...]) -> tuple[Sitter, ...]:
    """With a computer player in a seat behind the others, under a name that is free."""
    taken = {seat.name for seat in seats}
    name = next((name for name in COMPUTER_NAMES if name not in taken), COMPUTER_NAMES[0])
    return (*seats, Sitter(len(seats), seated_name(name, seats), computer=COMPUTER))


def last_computer(seats: Sequence[Sitter]) -> Sitter | None:
    """The computer player in the last of the seats that have one."""
    return next((seat for seat in reversed(seats) if seat.is_computer), None)


def guest_called(seats: Sequence[Sitter], name: str) -> Sitter | None:
    """The guest on a score sheet who was written down as a person is called: by his name, or only he by the first
    words of it."""
    wanted = folded(seated_name(name, ()))
    guests = [seat for seat in seats if seat.person is None and seat.computer is None]
    begun = [seat for seat in guests if wanted.startswith(f"{folded(seat.name)} ")]
    alone = begun[0] if len(begun) == 1 else None
    return next((seat for seat in guests if folded(seat.name) == wanted), alone)


def all_on(people: Iterable[Sitter], seats: Sequence[Sitter]) -> bool:
    """Whether all these people are among those who have these seats."""
    return set(map(_known_by, people)) <= set(map(_known_by, seats))


def in_place_of(one: Sitter, seats: tuple[Sitter, ...], person: str, name: str) -> tuple[Sitter, ...]:
    """With a person in the seat of a computer player or a guest: all others stay in theirs, and the teams as they
    were."""
    new = replace(taking_over(one, seats, person, name), computer=None)
    return tuple(new if seat is one else seat for seat in seats)


def taking_over(one: Sitter, seats: tuple[Sitter, ...], person: str, name: str) -> Sitter:
    """A person in the seat of a computer player who has begun the match."""
    return replace(one, person=person, name=seated_name(name, tuple(seat for seat in seats if seat is not one)))


def awake(seat: Sitter) -> Sitter:
    """The same person, who plays himself again."""
    return replace(seat, held_by=None, misses=0)


def with_computers_for(seats: tuple[Sitter, ...], gone: Collection[str]) -> tuple[Sitter, ...]:
    """With computer players in the seats of these people."""
    for seat in seats:
        if seat.person in gone:
            computer = replace(with_computer(seats)[-1], seat=seat.seat)
            seats = tuple(computer if one is seat else one for one in seats)
    return seats


def shuffled(seats: tuple[Sitter, ...], chance: Random) -> tuple[Sitter, ...]:
    """Everybody somewhere."""
    return numbered(tuple(chance.sample(seats, len(seats))))


def paired(seats: tuple[Sitter, ...], sides: Sequence[int], one: int, other: int) -> tuple[Sitter, ...]:
    """With the people of these two seats on one side: the second takes the place of the first one's partner."""
    if sides[one] == sides[other]:
        return seats
    partner = next(seat for seat, side in enumerate(sides) if side == sides[one] and seat != one)
    moved = list(seats)
    moved[partner], moved[other] = moved[other], moved[partner]
    return numbered(tuple(moved))


Reseated = tuple[Sitter | None, ...]
"""The seats of an earlier match, each with who has it now; None: nobody has."""


def as_before(
    seats: tuple[Sitter, ...], before: tuple[Sitter, ...], gone: Collection[str], *, most: int, fill: bool
) -> tuple[Reseated, tuple[Sitter, ...]]:
    """Those of an earlier match in their seats of then, whether they have come yet or not, and who is left over.

    A seat is free where a computer player sat, a guest who is not here, or somebody who is forgotten or `gone`. It
    goes to who is here and had none; when nobody is left, and no person sat there, to a computer player, if seats
    are to be filled (`fill`). If there are still more people than the `most` that can play, who is here takes the
    seat of who has not come."""
    here = {_known_by(seat): seat for seat in seats if not seat.is_computer}
    places: list[Sitter | None] = []
    for seat in before:
        comes = seat.person is not None and not is_nobody(seat.person) and seat.person not in gone
        places.append(None if seat.is_computer else here.pop(_known_by(seat), seat if comes else None))
    left = [*here.values(), *(seat for seat in seats if seat.is_computer)]
    for number, seat in enumerate(before):
        if places[number] is None and left:
            places[number] = left.pop(0)
        elif places[number] is None and fill and seat.person is None:
            places[number] = with_computer(tuple(one for one in places if one is not None))[-1]
    for number, seat in reversed(tuple(enumerate(before))):
        people = [one for one in left if not one.is_computer]
        if people and places[number] is seat and len(places) + len(people) > most:
            places[number] = people[0]
            left.remove(people[0])
    return tuple(places), tuple(left)


def _known_by(seat: Sitter) -> tuple[str | None, str]:
    """How somebody is known again: a guest by his name."""
    return seat.person, "" if seat.person else seat.name


def fresh(seats: Iterable[Sitter], names: Mapping[str, str]) -> tuple[Sitter, ...]:
    """The same people for another match, in this order and by their present `names`, with nothing held and nothing
    missed."""
    made: tuple[Sitter, ...] = ()
    for seat in seats:
        name = seated_name(names.get(seat.person or "") or seat.name, made)
        computer = seat.computer if seat.is_computer else None
        made = (*made, Sitter(len(made), name, person=seat.person, computer=computer))
    return made


def numbered(seats: tuple[Sitter, ...]) -> tuple[Sitter, ...]:
    """These people in seats that are numbered from 0, in this order."""
    return tuple(replace(seat, seat=number) for number, seat in enumerate(seats))
