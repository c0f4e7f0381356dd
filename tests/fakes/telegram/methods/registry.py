"""Where the methods are found by their names."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from tests.fakes.telegram.schema import Json, Upload
from tests.fakes.telegram.world import World


@dataclass(frozen=True, slots=True)
class Request:
    """A request of the bot that the schema allows."""

    world: World
    given: Json
    uploads: dict[str, Upload]


Method: TypeAlias = Callable[[Request], Any] | Callable[[Request], Awaitable[Any]]
METHODS: dict[str, Method] = {}


def method(name: str) -> Callable[[Method], Method]:
    """The function is the method of this name."""

    def register(function: Method) -> Method:
        METHODS[name] = function
        return function

    return register
