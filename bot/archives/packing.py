"""A file of a chat as it goes over a platform: as it is, or within a ZIP file if it is too large for a message.

Phones and computers open those by themselves.
"""

from __future__ import annotations

import io
from typing import Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from bot.ports import TooLarge

LARGEST: Final = 10_000_000
"""Bytes of a file that is sent or received."""

LARGEST_WITHIN: Final = 20_000_000
"""Bytes of what is in it: some 35,000 entries, which is eight years of lunches."""

_ZIP: Final = b"PK\x03\x04"
_ENTRY: Final = b"PK\x01\x02"
"""How an entry of the directory of a ZIP file begins."""
_MOST_ENTRIES: Final = 100


class Torn(Exception):
    """What was received is a ZIP file, but not one of a single file that can be read."""


def packed(name: str, data: bytes) -> tuple[str, bytes]:
    """How a file is called, and what is in it, when it is sent. Raises TooLarge."""
    if len(data) > LARGEST_WITHIN:
        raise TooLarge
    if len(data) <= LARGEST:
        return name, data
    written = io.BytesIO()
    with ZipFile(written, "w", ZIP_DEFLATED) as archive:
        archive.writestr(name, data)
    return f"{name}.zip", written.getvalue()


def unpacked(data: bytes) -> bytes:
    """What is in a file that was received, a stranger's. Raises TooLarge and Torn."""
    if not data.startswith(_ZIP):
        return data
    if data.count(_ENTRY) > _MOST_ENTRIES:
        raise Torn  # to read hundreds of thousands takes seconds
    try:
        with ZipFile(io.BytesIO(data)) as archive:
            (file,) = (one for one in archive.infolist() if not _beside(one))
            if file.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
                raise Torn  # of other methods one byte may become any number of them at once
            with archive.open(file) as within:
                found = within.read(LARGEST_WITHIN + 1)  # not what the file says of its size
    except Exception as error:  # whatever a stranger has written there
        raise Torn from error
    if len(found) > LARGEST_WITHIN:
        raise TooLarge
    return found


def _beside(entry: ZipInfo) -> bool:
    """Whether it is a folder, or what a Mac puts beside a file that somebody packs by hand: `.DS_Store`, or
    `__MACOSX/._x.json`."""
    return entry.is_dir() or entry.filename.rpartition("/")[2].startswith(".")
