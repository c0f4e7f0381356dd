"""A scene in, a PNG out: the one door to the pictures.

Pure and without a lock of its own, so it may be called in any thread and in any process. The same scene gives the
same bytes.
"""

from __future__ import annotations

from bot.pictures.beats import beats_canvas
from bot.pictures.evening import evening_canvas
from bot.pictures.scene import BeatsScene, EveningScene, Scene, SeasonScene, TableScene, WeeksScene
from bot.pictures.season import season_canvas
from bot.pictures.table import table_canvas
from bot.pictures.weeks import weeks_canvas


def draw(scene: Scene) -> bytes:
    """The scene as a PNG."""
    match scene:
        case EveningScene():
            return evening_canvas(scene).png()
        case SeasonScene():
            return season_canvas(scene).png()
        case WeeksScene():
            return weeks_canvas(scene).png()
        case BeatsScene():
            return beats_canvas(scene).png()
        case TableScene():
            return table_canvas(scene).png()
