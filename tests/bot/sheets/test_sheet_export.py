"""Score sheets to take along: as files and as pictures."""

from __future__ import annotations

import csv
from pathlib import Path

from bot.pictures.scene import EveningScene
from tests.bot.chat import Chat, Guest, chatting
from tests.bot.on_sheets import GENERAL, NAMES, enter


async def exported(chat: Chat, guest: Guest) -> list[dict[str, str]]:
    """The file that somebody gets."""
    await guest.say("/sheet export")
    name, data = chat.port.files[guest.id][-1]
    assert name.endswith("2024-02-28.csv")
    return list(csv.DictReader(data.decode("utf-8-sig").splitlines()))


def drawn(guest: Guest) -> str:
    """The words of the picture that somebody got last."""
    return next(post.message.drawing.words for post in reversed(guest.sees()) if post.message.drawing)


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
        assert "Bob and Dot: Generals 0, Losses 1, Rounds 2." in drawn(ann)
        await enter(ann, "End", "Yes")
        assert await exported(chat, ann) == found


async def test_who_told_of_a_round_is_called_in_the_file_as_on_the_sheet(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, other = chat.guest("Ann"), chat.guest("Ann", number="2")
        await ann.say("/sheet goat")
        await other.press("Join")
        await ann.press("Start")
        await ann.say("/sheet me out, Ann 2 20")
        await other.say("/sheet me out, Ann 15")
        found = await exported(chat, ann)
        assert [(row["told_by"], row["by"]) for row in found] == [("Ann", "Ann"), ("Ann 2", "Ann 2")]


async def test_a_sheet_that_was_ended_before_its_target_is_exported(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        for target in ("51", "101"):
            ann, _ = await chat.playing(f"/sheet goat target={target}", "Ann", "Bob")
            await ann.say("/sheet Ann out, Bob 20")
            found = await exported(chat, ann)
            await ann.say("/sheet Bob out, Ann 60")
            await enter(ann, "Yes" if target == "51" else "Undo")
            await chat.wait(minutes=1)
        await enter(ann, "End", "Yes")
        await chat.wait(minutes=1)
        await chat.playing("/sheet goat", "Ann", "Bob")
        await enter(ann, "End", "Yes")
        assert await exported(chat, ann) == found, "on a later one nothing was told"


async def test_the_day_of_a_sheet_is_that_of_its_chat(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann = chat.guest("Ann", admin=True)
        await ann.say("/settings Auckland")
        await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "0-0")
        await ann.say("/sheet export")
        made = await chat.bot.world.shows.sheet_picture(chat.table())
        assert made is not None
        assert isinstance(made.scene, EveningScene)
        assert made.scene.title.endswith("Feb 29, 2024")
        await ann.say("/export csv")
        names = [name for name, _ in chat.port.files[ann.id]]
        assert names == ["boneyard-general-2024-02-29.csv", "boneyard-2024-02-29.csv"]


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
        assert drawn(ann) == (
            "Ann: Total 33, Round 1 +0, Round 2 +33, Round 3 +0. "
            "Bob: Total 20, Round 1 +20, Round 2 +0, Round 3 +0."
        )


async def test_what_nobody_was_asked_for_is_left_out_of_an_export(tmp_path: Path) -> None:
    """What the partner of who is out holds does not count. Points may be lost, which is told with a minus."""
    async with chatting(tmp_path, pictures=True) as chat:
        ann, *_ = await chat.playing("/sheet telephone", *NAMES)
        for words in ("Bob +50", "Ann out, Bob 2, Dot 3", "Ann out, Cid 4, Bob 2, Dot 3"):
            assert not await ann.say(f"/sheet {words}")
        rounds = [row for row in await exported(chat, ann) if row["how"] == "out"]
        assert [[row[f"held {name}"] for name in NAMES] for row in rounds] == [
            ["0", "2", "", "3"],
            ["0", "2", "4", "3"],
        ]
        assert drawn(ann).endswith("Round 1 +45, Round 2 −5.")


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
            ("1", "out", "Ann", ""),
            ("2", "points", "'=Bob", "25"),
        ]
        assert [(row["total Ann"], row["total =Bob"]) for row in found] == [
            ("15", "0"),
            ("15", "10"),
            ("35", "10"),
            ("45", "10"),
            ("45", "35"),
        ]
        assert drawn(ann) == "Ann: Total 45, Round 1 +45, Round 2 +0. =Bob: Total 35, Round 1 +10, Round 2 +25."


async def test_secret_totals_are_not_exported_before_they_are_announced(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann, *_ = await chat.playing("/sheet peruvian rounds=4", *NAMES)
        for _ in range(2):
            assert not await ann.say("/sheet Ann out, Bob 11, Cid 22, Dot 33")
        assert await penalties(chat, ann) == [[""] * 8] * 2
        assert drawn(ann) == "The totals are secret for now."
        assert await picture(chat) == dict.fromkeys(NAMES, ())

        assert not await ann.say("/sheet Ann out, Bob 11, Cid 22, Dot 33")
        held, unknown = ["0", "11", "22", "33"], [""] * 4
        announced = [[*held, *unknown], [*held, *unknown], [*held, "0", "33", "66", "99"]]
        assert await penalties(chat, ann) == announced
        assert "Dot: Total 99, Round 1 +33, Round 2 +33, Round 3 +33." in drawn(ann)
        assert (await picture(chat))["Dot"] == ("99", "+33", "+33", "+33")

        await enter(ann, "Undo")
        assert await penalties(chat, ann) == [[""] * 8] * 2
        assert drawn(ann) == "The totals are secret for now."


async def test_secret_totals_are_exported_at_the_end(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann, *_ = await chat.playing("/sheet peruvian rounds=2", *NAMES)
        for _ in range(2):
            assert not await ann.say("/sheet Ann out, Bob 11, Cid 22, Dot 33")
        await enter(ann, "Yes")
        assert not chat.tables(), "the match is over"
        held = ["0", "11", "22", "33"]
        assert await penalties(chat, ann) == [[*held, *held], [*held, "0", "22", "44", "66"]]
        assert "Dot: Total 66, Round 1 +33, Round 2 +33." in drawn(ann)


async def test_open_totals_are_exported_from_the_start(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann, *_ = await chat.playing("/sheet peruvian secret_scores=false", *NAMES)
        assert not await ann.say("/sheet Ann out, Bob 11, Cid 22, Dot 33")
        held = ["0", "11", "22", "33"]
        assert await penalties(chat, ann) == [[*held, *held]]
        assert "Dot: Total 33, Round 1 +33." in drawn(ann)


async def penalties(chat: Chat, guest: Guest) -> list[list[str]]:
    """What the file tells of each round: what the hands counted, then the totals."""
    found = await exported(chat, guest)
    return [[row[f"{kind} {name}"] for kind in ("held", "total") for name in NAMES] for row in found]


async def picture(chat: Chat) -> dict[str, tuple[str, ...]]:
    """What the picture of the only sheet shows beside each name."""
    made = await chat.bot.world.shows.sheet_picture(chat.table())
    assert made is not None
    assert isinstance(made.scene, EveningScene)
    assert all(len(row.counts) == len(made.scene.columns) for row in made.scene.rows)
    return {row.name: row.counts for row in made.scene.rows}
