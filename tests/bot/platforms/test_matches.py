"""Whole matches of strangers on the real adapters, before the strict fakes of their platforms.

People press at random, one of whom takes no private messages. Nobody is shown what he may not know, everybody
is answered, nothing is sent that the platform would refuse or that is too fast for it, nothing is logged that
should not be, and the record that the bot gives afterwards replays to the result that it has saved.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bot.messages import literal
from bot.publishing.showing import OpenPage, Showing
from bot.publishing.surface_keys import SurfaceKey, SurfaceKind
from storage.matches import Status
from tests.bot.platforms.clubs import CLUBS, begin
from tests.bot.platforms.crowd import Crowd
from tests.bot.platforms.house import FEW, House, Stranger
from tests.bot.short_evenings import EVENINGS, FIRST, Evening
from tests.effort import EFFORT, LONG

SEEDS: Final = EFFORT.of(1, minutes=1, hours=30)
"""How often every table is tried."""
MOST_ACTS: Final = 10_000
ENOUGH: Final = 10
"""Messages that hid something, of which a match has at least as many; on a slow machine many changes are one."""
RESTARTS: Final = 0.004
"""How often the bot is stopped and started again between two presses."""


PLAYED: Final = {
    "telegram": ("classic-draw", "forty-two"),
    "discord": ("general", "hungarian", "all-sevens"),
}
"""What there is always time for: an older game on each platform, and some whose hands have more than tiles."""


def evenings() -> Iterator[tuple[str, Evening]]:
    """What is played on which platform."""
    for platform, games in PLAYED.items():
        if LONG:
            yield from ((platform, evening) for evening in EVENINGS)
        else:
            yield from ((platform, FIRST[game]) for game in games)


def seated(house: House, evening: Evening) -> list[Stranger]:
    """The first ones and the last one, who takes no private messages; who is left over looks on."""
    *others, last = house.strangers
    return [*others[: evening.people - 1], last]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize(("platform", "evening"), list(evenings()), ids=str)
async def test_strangers_play_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, evening: Evening, seed: int
) -> None:
    chance = Random(f"{platform} {evening} {seed}")
    async with CLUBS[platform](tmp_path, monkeypatch, seed=f"{seed}", guests=max(FEW, evening.people)) as house:
        match = await begin(house, evening, seated(house, evening))
        crowd = Crowd(house, chance, match)
        acts = 0
        while not await house.over(match):
            acts += 1
            assert acts < MOST_ACTS, "the match does not end"
            await crowd.act()
            if chance.random() < RESTARTS:
                await crowd.rest()
                await house.restart()
        await crowd.rest()
        table = await house.table(match)
        assert table.match.status is Status.OVER
        await house.shown()
        assert await house.differences(match) == []
        assert evening.alone or house.watch.truth.judged_hiding > ENOUGH
        assert table.state is not None
        assert (await house.replayed(table.match)).state.book == table.state.book


# --- The watch bites --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [SurfaceKind.TABLE, SurfaceKind.HAND])
@pytest.mark.parametrize("platform", CLUBS)
async def test_what_somebody_may_not_know_is_found_where_it_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, kind: SurfaceKind
) -> None:
    """Everybody reads at the table, or the host in his hand, what the other one holds."""
    async with CLUBS[platform](tmp_path, monkeypatch, seed="0", guests=FEW) as house:
        publisher, tables = house.bot.world.publisher, house.bot.world.tables
        compose = publisher.compose

        async def composed(key: SurfaceKey, turned: OpenPage | None) -> Showing | None:
            showing = await compose(key, turned)
            table = tables.in_memory(key.of)
            if key.kind is not kind or showing is None or table is None or table.state is None:
                return showing
            held = literal(f"Bob holds {table.state.hands[1][-1]}")  # with the first one he leads
            return replace(showing, screen=replace(showing.screen, lines=(*showing.screen.lines, held)))

        publisher.compose = composed
        await begin(house, Evening("block", 2), house.strangers[:2])
        await house.shown()
        reader = "everybody" if kind is SurfaceKind.TABLE else house.strangers[0].id
        found, house.watch.leaks = house.watch.leaks, []
        assert any(reader in leak for leak in found), found
