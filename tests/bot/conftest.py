"""What all tests of the bot share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bot.app
from tests.bot.kept import search_of


@pytest.fixture(autouse=True, scope="session")
def one_search() -> Iterator[None]:
    """Every bot over the same texts looks things up in the same search."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot.app, "Search", search_of)
        yield
