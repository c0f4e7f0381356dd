"""How the tests are run: slow ones first, so that none is left to a single process in the end; and what is drawn
by chance is the same in every usual run, however busy the machine."""

from __future__ import annotations

import gc

import pytest
from hypothesis import HealthCheck, settings

from tests.effort import LONG

settings.register_profile(
    "boneyard", deadline=None, derandomize=not LONG, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("boneyard")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    """Thousands of tests stay in memory to the end: nobody need look through them for garbage again and again."""
    gc.collect()
    gc.freeze()
