"""Sitting down and getting up: pure changes of a list of seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import chain, count
from random import Random

from bot.words import LONGEST_NAME, clean
from engine.players import DEFAULT as COMPUTER
from storage.matches import Seat

COMPUTER_NAMES = ("Clara", "Bruno", "Ada", "Emil", "Olga", "Hugo", "Ines", "Jan")


def seated_name(name: str, seats: tuple[Seat, ...]) -> str:
    """A name that nobody else at the table has, with room left for the marks that a table puts to it."""
    return unlike(clean(name, LONGEST_NAME - 6), (seat.name for seat in seats))


def unlike(name: str, others: Iterable[str]) -> str:
    """A name that none of the others is taken for: this one, or this one with a number."""
    taken = {other.casefold() for other in others}
    numbered = (f"{name} {number}" for number in count(2))
    return next(one for one in chain((name,), numbered) if one.casefold() not in taken)


def with_person(seats: tuple[Seat, ...], person: str, name: str) -> tuple[Seat, ...]:
    return (*seats, Seat(len(seats), seated_name(name, seats), person=person))


def with_guest(seats: tuple[Seat, ...], name: str) -> tuple[Seat, ...]:
    """With somebody of whom only the name is known, on a score sheet."""
    return (*seats, Seat(len(seats), seated_name(name, seats)))


def without(seats: tuple[Seat, ...], one: Seat) -> tuple[Seat, ...]:
    return numbered(tuple(seat for seat in seats if seat is not one))


def with_computer(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    taken = {seat.name for seat in seats}
    name = next((name for name in COMPUTER_NAMES if name not in taken), COMPUTER_NAMES[0])
    return (*seats, Seat(len(seats), seated_name(name, seats), computer=COMPUTER))


def without_person(seats: tuple[Seat, ...], person: str) -> tuple[Seat, ...]:
    return numbered(tuple(seat for seat in seats if seat.person != person))


def without_computer(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Without the computer player who sat down last, if there is one."""
    last = next((seat for seat in reversed(seats) if seat.computer is not None), None)
    return seats if last is None else without(seats, last)


def shuffled(seats: tuple[Seat, ...], chance: Random) -> tuple[Seat, ...]:
    """Everybody somewhere."""
    return numbered(tuple(chance.sample(seats, len(seats))))


def paired(seats: tuple[Seat, ...], sides: Sequence[int], one: int, other: int) -> tuple[Seat, ...]:
    """With the people of these two seats on one side: the second takes the place of the first one's partner."""
    if sides[one] == sides[other]:
        return seats
    partner = next(seat for seat, side in enumerate(sides) if side == sides[one] and seat != one)
    moved = list(seats)
    moved[partner], moved[other] = moved[other], moved[partner]
    return numbered(tuple(moved))


def as_before(seats: tuple[Seat, ...], before: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those of an earlier match in their seats of then, and behind them whoever has sat down meanwhile."""
    there = {seat.person for seat in before if seat.person is not None}
    people = (seat for seat in before if seat.person is not None)
    later = (seat for seat in seats if seat.person not in there)
    return fresh(numbered((*people, *later)))


def fresh(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The same people for another match, with nothing held and nothing missed."""
    return tuple(replace(seat, held_by=None, misses=0) for seat in seats)


def numbered(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The same people in this order."""
    return tuple(replace(seat, seat=number) for number, seat in enumerate(seats))
