"""A table for people, as a file that spreadsheets open."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable


def spreadsheet(rows: Iterable[Iterable[object]]) -> bytes:
    """The rows as CSV, in UTF-8 with the mark by which spreadsheets know it."""
    written = io.StringIO()
    csv.writer(written).writerows(map(_harmless, row) for row in rows)
    return written.getvalue().encode("utf-8-sig")


def _harmless(cell: object) -> object:
    """No spreadsheet takes somebody's name for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(("=", "+", "-", "@")) else cell
