"""What is worth remembering for a while, but not for ever: what nobody has asked for longest makes room."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Memory(Generic[Key, Value]):
    """Remembers the last `most` things that were noted or asked for."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[Key, Value] = OrderedDict()

    def get(self, key: Key) -> Value | None:
        if key in self._known:
            self._known.move_to_end(key)
        return self._known.get(key)

    def __contains__(self, key: Key) -> bool:
        return key in self._known

    def __iter__(self) -> Iterator[Key]:
        """What is known now, whatever is noted or forgotten meanwhile."""
        return iter(tuple(self._known))

    def note(self, key: Key, value: Value) -> None:
        self._known[key] = value
        self._known.move_to_end(key)
        if len(self._known) > self._most:
            self._known.popitem(last=False)

    def setdefault(self, key: Key, value: Value) -> Value:
        """What is remembered, or else this from now on."""
        found = self._known.get(key, value)
        self.note(key, found)
        return found

    def forget(self, key: Key) -> Value | None:
        """Gives what was remembered until now."""
        return self._known.pop(key, None)
