"""What is made once for all tests of a process, as it never changes and takes longer to make than a match."""

from __future__ import annotations

from functools import cache
from typing import Final

from bot.rulebook.search import Search
from bot.words import Words

WORDS: Final = Words()
"""The texts of the program."""
search_of = cache(Search)
"""The search over these texts, or over others."""
