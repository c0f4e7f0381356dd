"""What the screens of all kinds of tables share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from bot.ports import Text
from engine.events import Event
from engine.game import rules_of
from engine.model import View
from storage.matches import Match

K = TypeVar("K")

Tellers: TypeAlias = Mapping[type[Event], Callable[[Match, Any], Text | None]]
"""How events are told, by their type."""


def together(*tables: Tellers) -> Tellers:
    """One table of several, in which no type of event stands twice."""
    found = {kind: teller for table in tables for kind, teller in table.items()}
    assert len(found) == sum(map(len, tables))
    return found


def kernel_of(view: View, kind: type[K]) -> K:
    """The rules by which tiles lie on the table."""
    kernel = rules_of(view).kernel
    assert isinstance(kernel, kind)
    return kernel
