"""The one shuffle and the one lot, and the commitment that binds the dealer to them.

Everything is derived from a seed by SHA-256 in counter mode, so that it is the same on every version of
Python and can be checked by anybody: a commitment is shown when the tiles are dealt, the seed it was made
from when the round is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORDS = Struct(">4Q")  # the numbers that one hash makes
_MANY = 1 << 64  # so many different ones


def _numbers(seed: str) -> Iterator[int]:
    block = 0
    while True:
        yield from _WORDS.unpack(sha256(f"boneyard/1/{seed}/{block}".encode()).digest())
        block += 1


def _below(numbers: Iterator[int], limit: int) -> int:
    """A fair number from 0 to `limit` - 1: numbers past the last whole multiple are thrown away."""
    fair = _MANY // limit * limit
    while (number := next(numbers)) >= fair:
        pass
    return number % limit


def shuffled(items: tuple[T, ...], seed: str) -> tuple[T, ...]:
    """`items` in the order that `seed` gives them (Fisher and Yates)."""
    numbers, mixed = _numbers(seed), list(items)
    for at in range(len(mixed) - 1, 0, -1):
        other = _below(numbers, at + 1)
        mixed[at], mixed[other] = mixed[other], mixed[at]
    return tuple(mixed)


def lot(count: int, seed: str) -> int:
    """The lot that `seed` draws: a number from 0 to `count` - 1."""
    return _below(_numbers(f"{seed}/lot"), count)


def round_seed(match_seed: str, number: int) -> str:
    """The seed of one round: opening it tells nothing about the other rounds of the match."""
    return sha256(f"boneyard/1/{match_seed}/round/{number}".encode()).hexdigest()[:32]


def commitment(seed: str) -> str:
    """The hash to show before the seed may be known: 32 hexadecimal digits."""
    return sha256(f"boneyard/1/commitment/{seed}".encode()).hexdigest()[:32]
