"""A scene in, a PNG out: the one door to the pictures.

Pure and without a lock of its own, so it may be called in any thread and in any process. The same scene gives the
same bytes.
"""

from __future__ import annotations

from bot.pictures.beats import beats_sheet
from bot.pictures.evening import evening_sheet
from bot.pictures.scene import BeatsScene, EveningScene, Scene, SeasonScene, TableScene, WeeksScene
from bot.pictures.season import season_sheet
from bot.pictures.table import table_sheet
from bot.pictures.weeks import weeks_sheet


def draw(scene: Scene) -> bytes:
    """The scene as a PNG."""
    match scene:
        case EveningScene():
            return evening_sheet(scene).png()
        case SeasonScene():
            return season_sheet(scene).png()
        case WeeksScene():
            return weeks_sheet(scene).png()
        case BeatsScene():
            return beats_sheet(scene).png()
        case TableScene():
            return table_sheet(scene).png()
