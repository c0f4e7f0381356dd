"""Games that are broken on purpose, and the laws run on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from itertools import count
from typing import Any

import pytest

from engine import game
from engine.game import Variant, start
from engine.model import Options
from engine.parts import Kernel, Rules
from tests.engine.walks import walk

faults = count(1)


def with_kernel(kind: type[Kernel]) -> Callable[[Rules], Rules]:
    """Rules with a kernel of this kind, whose fields are those of the kernel that is right."""

    def spoil(rules: Rules) -> Rules:
        right: Any = rules.kernel
        return replace(rules, kernel=kind(**{f.name: getattr(right, f.name) for f in fields(right)}))

    return spoil


def find(
    base: Variant,
    spoil: Callable[[Rules], Rules],
    monkeypatch: pytest.MonkeyPatch,
    players: int = 4,
    matches: int = 12,
) -> None:
    """Run the laws on a game spoilt in this way, until one of them fails. Each second position is looked at."""

    def build(options: Options, seats: int) -> Rules:
        return spoil(base.build(options, seats))

    # A name of its own for each fault, for the rules of a game are remembered by its name.
    broken = replace(base, id=f"broken{next(faults)}", build=build)
    monkeypatch.setitem(game._registry, broken.id, broken)
    for seed in range(matches):
        walk(start(broken, players, f"a seed for fault {seed}"), seed, share=0.5)
