"""The keys of surfaces, as the database has them."""

from __future__ import annotations

import pytest

from bot.publishing.surface_keys import SurfaceKey, SurfaceKind


@pytest.mark.parametrize(
    ("kind", "number", "text"),
    [
        (SurfaceKind.LOBBY, 0, "lobby:m"),
        (SurfaceKind.SHEET, 0, "sheet:m"),
        (SurfaceKind.TABLE, 3, "table:m:3"),
        (SurfaceKind.RESULT, 3, "result:m:3"),
        (SurfaceKind.HAND, 0, "hand:m:0"),
        (SurfaceKind.WARNING, 0, "warning:m:0"),
        (SurfaceKind.CALL, 1, "call:m:1"),
        (SurfaceKind.NOTICE, 0, "notice:m"),
    ],
)
def test_a_process_finds_the_surfaces_of_an_earlier_one(kind: SurfaceKind, number: int, text: str) -> None:
    assert str(SurfaceKey(kind, "m", number)) == text
