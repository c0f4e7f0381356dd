"""Score sheets as files, words behind their command, drafts."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from bot.commands import Takes
from bot.data import What, pack, unpack
from bot.drafts import Draft, read
from engine.events import How
from engine.seats import Seat
from tests.bot.chat import Chat, Guest, chatting
from tests.bot.on_sheets import GENERAL, NAMES, enter

pytestmark = pytest.mark.asyncio


# --- Taking it along ------------------------------------------------------------------------------------


async def exported(chat: Chat, guest: Guest) -> list[dict[str, str]]:
    """The file that somebody gets."""
    await guest.say("/sheet export")
    name, data = chat.port.files[guest.id][-1]
    assert name.endswith("2024-02-28.csv")
    return list(csv.DictReader(data.decode("utf-8-sig").splitlines()))


async def test_a_sheet_is_exported(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES, "Eve", "=Fay")
        await enter(ann, "Bob is out", "0-0", "Fish", "Fish", "Undo", "Eve is out", "another tile")
        found = await exported(chat, ann)
        assert [row["how"] for row in found] == ["out", "fish", "out"]
        assert [row["title"] for row in found] == ["general", "", "loss"]
        assert [row["told_by"] for row in found] == ["Ann"] * 3
        assert (found[0]["tiles"], found[0]["against"], found[0]["leaves"]) == ("0-0", "Ann + Cid", "Ann + Cid")
        assert [row["total Ann + Cid"] for row in found] == ["1", "1", "1"]
        assert "held =Fay" in found[0], "what stands before the name keeps it from being a formula"
        drawing = next(post.message.drawing for post in reversed(ann.sees()) if post.message.drawing)
        assert "Bob and Dot: Generals 0, Losses 1, Rounds 2." in drawing.words
        await enter(ann, "End", "Yes")
        assert await exported(chat, ann) == found


async def test_an_export_tells_hands_and_accounts(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann, *_ = await chat.playing("/sheet goat", "Ann", "Bob")
        await ann.say("/sheet Ann out, Bob 20")
        await ann.say("/sheet fish Bob 20, Ann 33")
        await ann.say("/sheet fish Bob 20, Ann 20")
        found = await exported(chat, ann)
        assert [(row["by"], row["held Ann"], row["held Bob"]) for row in found] == [
            ("Ann", "0", "20"),
            ("Bob", "33", "20"),
            ("Bob", "20", "20"),
        ]
        assert [(row["total Ann"], row["total Bob"]) for row in found] == [("0", "20"), ("33", "20"), ("33", "20")]
        drawing = next(post.message.drawing for post in reversed(ann.sees()) if post.message.drawing)
        assert drawing.words == (
            "Ann: Total 33, Round 1 0, Round 2 33, Round 3 0. Bob: Total 20, Round 1 20, Round 2 0, Round 3 0."
        )


async def test_points_in_play_are_exported_and_drawn(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann, *_ = await chat.playing("/sheet muggins", "Ann", "=Bob")
        for words in ("Ann +15", "p2 +10", "p2 +5", "undo", "Ann +20", "Ann out", "p2 +25"):
            assert not await ann.say(f"/sheet {words}")
        found = await exported(chat, ann)
        assert [(row["round"], row["how"], row["by"], row["points"]) for row in found] == [
            ("1", "points", "Ann", "15"),
            ("1", "points", "'=Bob", "10"),
            ("1", "points", "Ann", "20"),
            ("1", "out", "Ann", "10"),
            ("2", "points", "'=Bob", "25"),
        ]
        assert [(row["total Ann"], row["total =Bob"]) for row in found] == [
            ("15", "0"),
            ("15", "10"),
            ("35", "10"),
            ("45", "10"),
            ("45", "35"),
        ]
        drawing = next(post.message.drawing for post in reversed(ann.sees()) if post.message.drawing)
        assert drawing.words == "Ann: Total 45, Round 1 45, Round 2 0. =Bob: Total 35, Round 1 10, Round 2 25."


async def test_words_behind_the_command_are_completed(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        found = await chat.bot.complete(ann.person, chat.group, "sheet", Takes.SHEET, "", {})
        assert [one.value for one in found][:5] == ["with", "undo", "export", "fish", "over"]
        assert "sea-goat" in [one.value for one in found]
        assert "block" not in [one.value for one in found], "it asks for tiles"
        found = await chat.bot.complete(ann.person, chat.group, "lunch", Takes.MINUTES, "rea", {})
        assert [one.value for one in found] == ["real 30", "real 45", "real 60"]


# --- Drafts ---------------------------------------------------------------------------------------------


async def test_drafts_are_read_as_they_are_written() -> None:
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
    assert Draft(How.OUT, Seat(0), typed="0").with_digit(5).typed == "5"
