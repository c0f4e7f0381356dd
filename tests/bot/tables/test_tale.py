"""The tale of a match: who may know what of it, and what a log shows of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.tables.tale import KEPT, TURNS, Tale, Told, as_seen, told_on
from engine.events import Dealt, Drew, Passed, Signalled
from engine.game import rules_of, view
from engine.seats import Seat
from engine.tiles import tile
from tests.bot.chat import chatting
from tests.bot.steering import until


def test_a_move_is_told_as_everybody_may_know_it() -> None:
    dealt = Dealt(1, ((tile(6, 6),), (tile(5, 4),), (tile(3, 3),)), 0, "")
    drew, passed = Drew(Seat(0), (tile(6, 5),)), Passed(Seat(0))
    sign = Signalled(Seat(0), "six", (Seat(2),))
    told = Told(0, None, (dealt, drew, sign, passed))
    covered, unseen = Dealt(1, ((None,), (None,), (None,)), 0, ""), Drew(Seat(0), (None,))
    assert as_seen(told) == (covered, unseen, passed)


@pytest.mark.parametrize(
    ("seats", "kept"),
    [
        ([1, 1, *[0, 0, 0, 1] * (TURNS // 2)], 2 * TURNS),
        ([None] * (TURNS + 2), TURNS),
        ([0] * (KEPT + 2), KEPT),
    ],
    ids=["what one does in a row is one turn", "on a sheet each entry is one", "of a long one the latest moves"],
)
def test_the_latest_turns_are_remembered(seats: list[int | None], kept: int) -> None:
    tale: Tale = ()
    for ply, seat in enumerate(seats):
        tale = told_on(tale, Told(ply, None if seat is None else Seat(seat), ()))
    assert [told.ply for told in tale] == [*range(len(seats))][-kept:]


@pytest.mark.parametrize("game", ["draw", "goat", "muggins"])
async def test_a_table_prints_no_hidden_tiles(tmp_path: Path, game: str) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing(f"/play {game}", "Ann", "Bob")
        state = await until(chat, guests, lambda state: state.ply == 5 or state.round > 1)
        assert state.round == 1, "what lay open after a round would be told of"
        table = chat.table()
        assert any(isinstance(event, Dealt) for told in table.tale for event in told.events)
        found = re.findall(r"Tile\(hi=(\d+), lo=(\d+)\)", repr(table))
        printed = {tile(int(high), int(low)) for high, low in found}
        seen = view(state, None)
        known = {t for hand in seen.hands for t in hand if t is not None}
        assert printed, "nobody has laid a tile"
        assert printed <= known | set(rules_of(state).kernel.laid(seen.body))
        assert state.seed not in repr(table)
