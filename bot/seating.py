"""Sitting down and getting up: pure changes of a list of seats."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import chain, count

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


def with_computer(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    taken = {seat.name for seat in seats}
    name = next((name for name in COMPUTER_NAMES if name not in taken), COMPUTER_NAMES[0])
    return (*seats, Seat(len(seats), seated_name(name, seats), computer=COMPUTER))


def without_person(seats: tuple[Seat, ...], person: str) -> tuple[Seat, ...]:
    return _numbered(tuple(seat for seat in seats if seat.person != person))


def without_computer(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Without the computer player who sat down last, if there is one."""
    last = next((seat for seat in reversed(seats) if seat.computer is not None), None)
    return _numbered(tuple(seat for seat in seats if seat is not last))


def other_partners(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Everybody but the first moves on by one seat: after as many times as there are others, all have been
    partners."""
    return _numbered((*seats[:1], *seats[2:], *seats[1:2]))


def fresh(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The same people for another match, with nothing held and nothing missed."""
    return tuple(replace(seat, held_by=None, misses=0) for seat in seats)


def _numbered(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(replace(seat, seat=number) for number, seat in enumerate(seats))
