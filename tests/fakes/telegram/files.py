"""Files on the server: taken in under Telegram's limits, known by their ids."""

from __future__ import annotations

import hashlib
import io
from itertools import count

from PIL import Image, UnidentifiedImageError

from tests.fakes.telegram.model import Stored
from tests.fakes.telegram.refusals import bad
from tests.fakes.telegram.schema import Malformed, Upload

MEGABYTE = 1024 * 1024
LARGEST_PHOTO, LARGEST_UPLOAD, LARGEST_DOWNLOAD = 10 * MEGABYTE, 50 * MEGABYTE, 20 * MEGABYTE


class Files:
    def __init__(self) -> None:
        self._by_id: dict[str, Stored] = {}
        self._ids = count(1)

    def take(self, kind: str, upload: Upload) -> Stored:
        """A new file."""
        if not upload.data:
            raise bad("file must be non-empty")
        width, height = _photo_size(upload.data) if kind == "photo" else (0, 0)
        if len(upload.data) > LARGEST_UPLOAD:
            raise bad("file is too big")
        unique = hashlib.sha256(upload.data).hexdigest()[:16]
        stored = Stored(kind, f"AgAC{next(self._ids):06}{unique}", unique, upload.data, upload.name, width, height)
        self._by_id[stored.file_id] = stored
        return stored

    def get(self, file_id: str) -> Stored:
        stored = self._by_id.get(file_id)
        if stored is None:
            raise bad("invalid file_id")
        if len(stored.data) > LARGEST_DOWNLOAD:
            raise bad("file is too big")
        return stored

    def at(self, path: str) -> Stored | None:
        """The file at the path that `getFile` gives."""
        return next((stored for stored in self._by_id.values() if path_of(stored) == path), None)


def path_of(stored: Stored) -> str:
    return f"{stored.kind}s/file_{stored.unique_id}"


def _photo_size(data: bytes) -> tuple[int, int]:
    """Width and height of a picture that may be sent as a photo."""
    if len(data) > LARGEST_PHOTO:
        raise bad("PHOTO_SAVE_FILE_INVALID")
    try:
        with Image.open(io.BytesIO(data)) as picture:
            picture.load()
            kind, (width, height) = picture.format, picture.size
    except (UnidentifiedImageError, OSError):
        raise bad("IMAGE_PROCESS_FAILED") from None
    if kind not in ("PNG", "JPEG"):
        raise Malformed(f"a photo as {kind}")
    if width + height > 10_000 or max(width, height) > 20 * min(width, height):
        raise bad("PHOTO_INVALID_DIMENSIONS")
    return width, height
