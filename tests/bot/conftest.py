"""Where tests of the bot share what takes long to begin."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.fakes.killable import Nursery


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as nursery:
        yield nursery
