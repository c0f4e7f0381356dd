"""Who plays with whom when people have said that they come: pairs as last time, the rest by lot."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from random import Random
from typing import TypeVar

from engine.game import Variant
from engine.model import Options

One = TypeVar("One", bound=Hashable)
"""Somebody who comes."""


def teams(people: Sequence[str], before: Iterable[Sequence[str]], chance: Random) -> list[tuple[str, ...]]:
    """Pairs, in an order by lot: those of last time of which both are there, the others by lot. If their number is
    odd, who is left stands last, alone."""
    drawn = list(people)
    chance.shuffle(drawn)
    found = as_they_were(drawn, before)
    full = [pair for pair in found if len(pair) > 1]
    chance.shuffle(full)
    return [*full, *(pair for pair in found if len(pair) == 1)]


def as_they_were(people: Sequence[One], before: Iterable[Sequence[One]]) -> list[tuple[One, ...]]:
    """Pairs: first those of last time of which both are there, then the others one after another."""
    kept = [tuple(pair) for pair in before if len(pair) > 1 and all(person in people for person in pair)]
    paired = {person for pair in kept for person in pair}
    rest = [person for person in people if person not in paired]
    return [*kept, *(tuple(rest[at : at + 2]) for at in range(0, len(rest), 2))]


def together(sides: Sequence[int], seated: Iterable[One | None]) -> list[list[One]]:
    """Those who sit on one side of a table, side by side; None: nobody who is meant sits there."""
    found: dict[int, list[One]] = {}
    for side, one in zip(sides, seated, strict=True):
        if one is not None:
            found.setdefault(side, []).append(one)
    return [*found.values()]


def in_seats(found: Sequence[Sequence[One]], variant: Variant, options: Options) -> list[One]:
    """The people of these teams in the order of their seats, at the smallest table for all of them that plays in
    teams. If one person is missing there, who is alone sits so that the next one to come is his partner; if more
    are, everybody sits in the order of the teams."""
    people = [person for team in found for person in team]
    tables = [variant.rules(options, number).sides for number in variant.fitting(options)]
    sides = next((one for one in tables if len(one) >= len(people) and len(set(one)) < len(one)), ())
    wanted = len(sides)
    if not sides or wanted - len(people) > 1:
        return people
    order = [side for side in dict.fromkeys(sides) if wanted == len(people) or side != sides[-1]]
    places = [*order, *([sides[-1]] if wanted > len(people) else [])]
    waiting = {side: list(team) for side, team in zip(places, found, strict=True)}
    return [waiting[side].pop(0) for side in sides if waiting[side]]
