"""Plain pictures, as files."""

from __future__ import annotations

import io

from PIL import Image


def picture(width: int = 40, height: int = 20, kind: str = "PNG", colour: str = "white") -> bytes:
    """A picture of one colour."""
    file = io.BytesIO()
    Image.new("RGB", (width, height), colour).save(file, kind)
    return file.getvalue()
