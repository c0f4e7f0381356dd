"""How the tests are run: slow ones first, so that none is left to a single process in the end; and what is drawn
by chance is the same in every usual run, however busy the machine."""

from __future__ import annotations

import gc
import importlib
import os
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.effort import LONG

settings.register_profile(
    "boneyard", deadline=None, derandomize=not LONG, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("boneyard")

gc.set_threshold(20_000)  # an eighth of the time would go into looking for garbage where texts are taken apart


def pytest_collection(session: pytest.Session) -> None:
    """In a fresh clone each of several processes would rewrite the assertions of all modules: each does a share of
    them and then reads what the others have written."""
    number = os.environ.get("PYTEST_XDIST_WORKER", "").removeprefix("gw")
    if number and session.config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        root, count = Path(__file__).parents[1], int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
        for module in sorted(Path(__file__).parent.rglob("test_*.py"))[int(number) :: count]:
            with suppress(Exception):  # it is told when the module is collected
                importlib.import_module(".".join(module.relative_to(root).with_suffix("").parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    """Thousands of tests stay in memory to the end: nobody need look through them for garbage again and again."""
    gc.collect()
    gc.freeze()
