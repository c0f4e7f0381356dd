"""What is being entered on a score sheet, as it stands in the buttons."""

from __future__ import annotations

from bot.data import What, pack, unpack
from bot.tables.drafts import Draft, read
from engine.events import How
from engine.seats import Seat


def test_drafts_are_read_as_they_are_written() -> None:
    for draft in (
        Draft(How.OUT, Seat(3)),
        Draft(How.FISH),
        Draft(How.OUT, Seat(12), "b", "-", sure=True),
        Draft(How.FISH, Seat(0), counts=(17, 0), typed="4"),
    ):
        assert read(str(draft)) == draft
        assert unpack(pack(What.SHEET, "abcdefgh", 123, str(draft))) is not None
    longest = Draft(How.FISH, Seat(9), lead="10", counts=(168,) * 8, typed="168", sure=True)
    assert unpack(pack(What.SHEET, "abcdefgh", 999, str(longest))) is not None


def test_a_digit_behind_a_nought_takes_its_place() -> None:
    assert Draft(How.OUT, Seat(0), typed="0").with_digit(5).typed == "5"
