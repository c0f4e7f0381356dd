"""`/lunch`: an evening of General’s goat, as long as was said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.messages import text
from tests.bot.chat import chatting, says, told
from tests.bot.kept import WORDS
from tests.bot.reading import lines, lobby


async def test_lunch_opens_an_evening_of_the_length_that_was_said(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        for wrong in ("20", "90"):
            assert told(await ann.say(f"/lunch {wrong}")) == says("lunch-minutes", shortest=30, longest=60)
        await ann.say("/lunch 45 losses_to_yield=1")
        assert lines(lobby(chat))[0] == "General's goat · table A"
        shown = lobby(chat).message.plain()
        assert f"{says('option-session_minutes')}: 45" in shown
        assert f"{says('option-losses_to_yield')}: 1" in shown


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("goat", says("lunch-how", words="goat")),
        ("45 points", says("lunch-how", words="points")),
        ("in 45 minutes", says("lunch-how", words="in")),
        ("in an hour", says("lunch-how", words="in")),
        ("45 an hour", says("only-one", one="45", other="60")),
        ("for 45 minutes for 50 minutes", says("only-one", one="45", other="50")),
        ("real foo 45 target=3", says("lunch-how", words="foo")),
        ("-5", says("lunch-minutes", shortest=30, longest=60)),
        ("teams 8", says("lunch-minutes", shortest=30, longest=60)),
        ("45min 16", says("lunch-minutes", shortest=30, longest=60)),
        ("real with Bob 90", says("lunch-minutes", shortest=30, longest=60)),
        ("20 minutes", says("lunch-minutes", shortest=30, longest=60)),
        ("real with 2 computers", says("no-computers-on-sheet")),
        ("45 session_minutes=", says("option-how", words="session_minutes=", example="target=100")),
    ],
)
async def test_what_is_no_lunch_is_said_as_it_was_typed(tmp_path: Path, asked: str, answer: str) -> None:
    async with chatting(tmp_path) as chat:
        assert told(await chat.guest("Ann").say(f"/lunch {asked}")) == answer
        assert not chat.tables()


@pytest.mark.parametrize(
    "asked",
    [
        "45min",
        "45Minuten bitte",
        "45 minutes",
        "for 45 mins, please",
        "на 45 минут",
        "bitte 45 Minuten",
        "45 minuti per favore",
        "45 s'il te plaît",
        "three quarters of an hour",
        "for three quarters of an hour, please",
        "eine Dreiviertelstunde",
    ],
)
async def test_a_lunch_may_have_words_around_its_minutes(tmp_path: Path, asked: str) -> None:
    async with chatting(tmp_path) as chat:
        assert not await chat.guest("Ann").say(f"/lunch {asked}")
        assert f"{says('option-session_minutes')}: 45" in lobby(chat).message.plain()


# --- With real tiles --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "asked",
    [
        "real with Bob, Cid, Dot",
        "real 45 with Bob, Cid, Dot",
        "45 min real with: Bob,Cid,Dot",
        "echt mit Bob, Cid, Dot",
        "real with Bob, Cid and Dot",
        "real with Bob & Cid + Dot, please",
        "echt mit Bob und Cid und Dot bitte",
        "real with Bob, Cid, Dot for 45 minutes",
        "real with Bob, Cid, Dot 45min please",
        "real with Bob, Cid, Dot half an hour",
    ],
)
async def test_a_lunch_with_real_tiles_writes_others_down_at_once(tmp_path: Path, asked: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert not await ann.say(f"/lunch {asked}")
        match = chat.table().match
        assert (match.sheet, [seat.name for seat in match.seats]) == (True, ["Ann", "Bob", "Cid", "Dot"])


@pytest.mark.parametrize("language", WORDS.languages)
async def test_what_is_said_of_a_lunch_can_be_typed(tmp_path: Path, language: str) -> None:
    shown = re.findall(r"/lunch [\w ,]*\w", says("lunch-how", language, words="x"))
    assert len(shown) == 3
    real = [f"/lunch {said}" for said in WORDS.line(text("lunch-real-also"), language).split(", ")]
    async with chatting(tmp_path) as chat:
        for said in (*shown, *real):
            ann = chat.guest("Ann")
            assert not await ann.say(said), said
            assert chat.table().match.sheet == (said != shown[0])
            assert len(chat.table().match.seats) == (3 if said == shown[2] else 1)
            await ann.say("/stop")


async def test_a_lunch_without_real_tiles_writes_nobody_down(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert told(await ann.say("/lunch with Bob, Cid")) == says("lunch-how", words="with Bob, Cid")
        assert told(await ann.say("/lunch real with")) == says("sheet-with-whom")
        assert told(await ann.say("/lunch real with Bob, Bob")) == says("sheet-already-on", name="Bob")
        assert not chat.tables()
