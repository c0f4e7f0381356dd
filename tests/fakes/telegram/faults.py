"""What goes wrong on the way, as a plan: the next calls of this kind fail so, after that all is well."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.fakes.faults import Drop


@dataclass(slots=True)
class Fault:
    """What befalls calls of a method (None: of all) to a chat (None: to any), `times` times (None: for ever).

    Nothing comes of them until what they are `held` by is set. Then the connection is cut, or this status is
    answered, or this body, as by a proxy in between, or all is as usual."""

    method: str | None = None
    chat: int | None = None
    times: int | None = 1
    status: int | None = None
    description: str | None = None
    parameters: Mapping[str, Any] = field(default_factory=dict)
    drop: Drop | None = None
    body: bytes | None = None
    held: asyncio.Event | None = None

    def fits(self, method: str, chat: int | None) -> bool:
        return self.method in (None, method) and self.chat in (None, chat) and self.times != 0


class Faults:
    """The plan, in the order in which it was made."""

    def __init__(self) -> None:
        self._planned: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        self._planned.append(fault)
        return fault

    @property
    def waiting(self) -> list[Fault]:
        """Those that are still to happen."""
        return [fault for fault in self._planned if fault.times]

    def clear(self) -> None:
        self._planned.clear()

    def take(self, method: str, chat: int | None) -> Fault | None:
        """The first fault that fits this call; it has then happened once more."""
        fault = next((fault for fault in self._planned if fault.fits(method, chat)), None)
        if fault is not None and fault.times is not None:
            fault.times -= 1
        return fault
