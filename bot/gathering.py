"""Who plays with whom when people have said that they come: pairs as last time, the rest by lot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from engine.game import Variant
from engine.model import Options


def teams(people: Sequence[str], before: Iterable[Sequence[str]], chance: Random) -> list[tuple[str, ...]]:
    """Pairs, in an order by lot: those of last time of which both are there, the others by lot. If their number is
    odd, who is left stands last, alone."""
    kept = [tuple(pair) for pair in before if len(pair) > 1 and all(person in people for person in pair)]
    paired = {person for pair in kept for person in pair}
    rest = [person for person in people if person not in paired]
    chance.shuffle(rest)
    drawn = [tuple(rest[at : at + 2]) for at in range(0, len(rest), 2)]
    full = [*kept, *(pair for pair in drawn if len(pair) > 1)]
    chance.shuffle(full)
    return [*full, *(pair for pair in drawn if len(pair) == 1)]


def in_seats(found: Sequence[Sequence[str]], variant: Variant, options: Options) -> list[str]:
    """The people of these teams in the order of their seats. Who is alone sits where the next one to come is his
    partner, as long as he is the only one who is missing."""
    people = [person for team in found for person in team]
    wanted = next((number for number in variant.fitting(options) if number >= len(people)), None)
    if wanted is None or wanted - len(people) > 1:
        return people
    sides = variant.rules(options, wanted).sides
    order = [side for side in dict.fromkeys(sides) if wanted == len(people) or side != sides[-1]]
    places = [*order, *([sides[-1]] if wanted > len(people) else [])]
    waiting = {side: list(team) for side, team in zip(places, found, strict=True)}
    return [waiting[side].pop(0) for side in sides if waiting[side]]
