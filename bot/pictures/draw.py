"""A scene in, a PNG out: the one door to the pictures.

Pure and without a lock of its own, so it may be called from any thread; most of its time goes into packing
the file, which lets other threads run meanwhile. The same scene gives the same bytes.
"""

from __future__ import annotations

from bot.pictures.hand import hand_sheet
from bot.pictures.scene import HandScene, Scene
from bot.pictures.table import table_sheet


def draw(scene: Scene) -> bytes:
    """The scene as a PNG."""
    sheet = hand_sheet(scene) if isinstance(scene, HandScene) else table_sheet(scene)
    return sheet.png()
