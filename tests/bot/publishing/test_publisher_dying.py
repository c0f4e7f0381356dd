"""A publisher whose process dies at any step: the next one makes every surface right."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.publishing.showing import Showing
from bot.publishing.surface_keys import SurfaceKey
from storage.changes import Unit
from tests.bot.kept import WORDS
from tests.bot.stage import ANNS, BOBS, PLACES, RESULT, TABLE, Died, Platform, stage

pytestmark = pytest.mark.slow


@dataclass
class Doom:
    """Counts the steps of a process up to its last."""

    last: int
    made: int = 0
    died_after: str = ""
    before: str = ""

    def step(self, what: str) -> None:
        if self.died_after:
            raise Died
        self.made += 1
        if self.made == self.last:
            self.died_after = what
            raise Died
        self.before = what


STORY: list[tuple[SurfaceKey, str | None, dict[str, object]]] = [
    (ANNS, "Ann, your turn", {"epoch": "1", "loud": True}),
    (BOBS, "Bob", {}),
    (TABLE, "table 1", {"in_view": True}),
    (ANNS, "Ann", {}),
    (BOBS, "Bob, your turn", {"epoch": "2"}),
    (TABLE, "table 2", {"in_view": True}),
    (ANNS, "Ann, your turn again", {"epoch": "3"}),
    (BOBS, None, {}),
    (TABLE, "table 3", {"last": True}),
    (RESULT, "result", {"last": True}),
    (ANNS, None, {}),
]


async def live(folder: Path, platform: Platform, doom: Doom) -> dict[SurfaceKey, Showing | None]:
    """Show the story until the end, or death; gives what should be shown by then."""
    async with stage(folder, platform) as here:
        write = here.database.write

        async def writing(*units: Unit) -> None:
            doom.step("write")
            await write(*units)
            doom.step("written")

        vars(here.database)["write"] = writing
        platform.before = doom.step
        for key, text, more in STORY:
            here.want(key, text, **more)
            here.mark(key)
            await here.publisher.settle()
            if doom.died_after:
                break
        platform.before = lambda what: None
        return here.screens


async def test_whenever_the_process_dies_every_surface_is_right_in_the_end(tmp_path: Path) -> None:
    """In one message; but for one too many if it died after sending and before it could be noted what was sent."""
    unharmed = Doom(0)
    await live(tmp_path / "unharmed", Platform(), unharmed)
    assert unharmed.made > 40
    for last in range(1, unharmed.made + 1):
        folder, platform, doom = tmp_path / str(last), Platform(), Doom(last)
        screens = await live(folder, platform, doom)
        assert doom.died_after
        orphans = 1 if doom.died_after == "sent" or (doom.died_after, doom.before) == ("write", "sent") else 0
        async with stage(folder, platform) as here:
            here.screens = screens
            here.mark(*screens)
            await here.publisher.settle()
            rows = await here.rows()
        where = f"after dying at {last} ({doom.died_after})"
        alive = {key: showing for key, showing in screens.items() if showing is not None}
        for key, showing in alive.items():
            assert shown(showing) in platform.read(PLACES[key]), where
        assert len(platform.posts) - len(alive) <= orphans, where
        assert set(rows) == set(map(str, alive)), where
        assert {row.post for row in rows.values()} <= set(platform.posts), where


def shown(showing: Showing) -> str:
    return WORDS.message(showing.screen, showing.language).plain()
