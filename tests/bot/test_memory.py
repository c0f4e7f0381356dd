"""A memory that forgets what was not needed for longest."""

from __future__ import annotations

from bot.memory import Memory


def test_the_oldest_makes_room() -> None:
    memory: Memory[int, str] = Memory(2)
    memory.note(1, "one")
    memory.note(2, "two")
    assert memory.get(1) == "one"
    memory.note(3, "three")
    assert [memory.get(key) for key in (1, 2, 3)] == ["one", None, "three"]
    assert [key in memory for key in (1, 2)] == [True, False]
    assert [memory.setdefault(1, "another"), memory.setdefault(2, "two")] == ["one", "two"]
    memory.note(1, "first")
    memory.forget(3)
    memory.forget(4)
    assert [memory.get(key) for key in (1, 3)] == ["first", None]


def test_what_is_asked_for_in_any_way_is_not_the_oldest() -> None:
    memory: Memory[int, str] = Memory(2)
    memory.note(1, "one")
    memory.note(2, "two")
    assert memory.setdefault(1, "another") == "one"
    memory.note(3, "three")
    assert [key in memory for key in (1, 2, 3)] == [True, False, True]
