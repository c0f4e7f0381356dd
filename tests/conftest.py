"""How the tests are run: slow ones first, so that none is left to a single process in the end."""

from __future__ import annotations

import gc

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    """Thousands of tests stay in memory to the end: nobody need look through them for garbage again and again."""
    gc.collect()
    gc.freeze()
