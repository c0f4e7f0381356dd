"""Which score sheet is meant, and whether a game is: what people are called goes before both."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.data import What, pack
from tests.bot.chat import Chat, Guest, chatting, says, told
from tests.bot.on_sheets import GENERAL, UNBEGUN, enter, lines, which
from tests.bot.steering import state_of


async def kept_with(chat: Chat, name: str) -> Guest:
    """A sheet of Goat for Ann and somebody of this name has begun; gives Ann."""
    ann = chat.guest("Ann")
    await ann.say("/sheet goat")
    await ann.say(f"/sheet with {name}")
    await enter(ann, "Start")
    return ann


# --- Which sheet ------------------------------------------------------------------------------------------


async def test_of_several_sheets_that_one_is_meant_on_which_he_stands(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        for guest in (ann, bob):
            await guest.say("/sheet goat target=51")
        assert not await bob.say("/sheet with Finn")
        assert [table.match.seats[-1].name for table in chat.tables()] == ["Ann", "Finn"]
        assert told(await chat.guest("Sam").say("/sheet with Gil")) == which("Goat", A="Ann", B="Bob and Finn")


async def test_of_several_sheets_one_is_called_by_its_letter(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        for _ in range(2):
            await ann.say("/sheet goat target=51")
        assert told(await ann.say("/sheet with Finn")) == which("Goat", A="Ann", B="Ann")
        assert not await ann.say("/sheet b with Finn")
        assert not await ann.say("/sheet A: with Gil")
        assert [table.match.seats[-1].name for table in chat.tables()] == ["Gil", "Finn"]
        for table in chat.tables():
            await ann.send(pack(What.START, table.id))
        asked = which("Goat", A="Ann and Gil", B="Ann and Finn")
        for words in ("Ann out", "fish", "undo", "end", "export"):
            assert told(await ann.say(f"/sheet {words}")) == asked
        assert not await ann.say("/sheet B Ann out, Finn 9")
        assert not await ann.say("/sheet B")
        assert "score sheet B · 1 round" in lines(chat)[0]
        assert not await ann.say("/sheet A")
        assert "score sheet A · 0 rounds" in lines(chat)[0]
        assert not await ann.say("/sheet B undo")
        assert [table.state.round for table in chat.tables() if table.state is not None] == [0, 0]


async def test_of_several_sheets_that_one_is_meant_on_which_those_stand_who_are_named(tmp_path: Path) -> None:
    """Whoever types it, by whatever name, and if he stands on the other one, too."""
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        for guest, others in ((ann, "Bob, Cid"), (bob, "Ann, Eve Adams")):
            await guest.say(f"/sheet muggins teams=false with {others}")
            await enter(guest, "Start")
        assert not await ann.say("/sheet Ann out, Bob 5, Cid 9")
        assert not await ann.say("/sheet eve +15")
        assert not await bob.say("/sheet fish p1 5, Ann 9, Eve 20")
        assert not await bob.say("/sheet I won, Eve has 7 and Ann 8")
        both = which("Muggins", A="Ann, Bob, and Cid", B="Bob, Ann, and Eve Adams")
        for words in ("Bob +15", "p3 out", "Gil out"):
            assert told(await ann.say(f"/sheet {words}")) == both
        assert [table.state.round for table in chat.tables() if table.state is not None] == [1, 2]


async def test_who_is_called_like_a_sheet_is_meant_by_that_name(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = await kept_with(chat, "A")
        assert not await ann.say("/sheet A out, Ann 9")
        assert "Round 1: A is out (entered by Ann)." in lines(chat)


# --- A game or an entry -----------------------------------------------------------------------------------


async def test_what_is_told_of_people_before_a_sheet_has_begun_is_no_game(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.seated("/sheet goat", "Ann", "Bob")
        for told_of in ("Ann", "Ann out, Bob 17", "Bob has beaten us", "Ann = 0"):
            assert told(await ann.say(f"/sheet {told_of}")) == UNBEGUN, told_of
        assert told(await ann.say("/sheet Zed has beaten us")) == says("no-such-game", name="Zed has beaten us")


async def test_a_sheet_that_waits_for_players_has_not_begun(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.seated(GENERAL, "Ann", "Bob")
        for words in ("Ann", "Ann out, Bob 5", "Ann 6-4", "Ann +15", "fish", "undo", "export"):
            assert told(await ann.say(f"/sheet {words}")) == UNBEGUN, words
        for words in ("end", "stop"):
            answer = told(await ann.say(f"/sheet {words}"))
            assert answer == says("sheet-end-unbegun", close=says("button-cancel")), words
        assert {says("button-start"), says("button-cancel")} <= {*chat.room()[-1].labels}


async def test_a_word_that_is_no_game_and_no_entry_is_said_to_be_no_game(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.seated("/sheet goat target=51", "Ann", "Bob")
        for _ in range(2):
            assert told(await ann.say("/sheet chess")) == says("no-such-game", name="chess")
            assert told(await ann.say("/sheet goat luck")) == says(
                "option-how", words="luck", example="teams=true"
            )
            await ann.say("/stop")
        assert told(await ann.say("/sheet Ann +15")) == says("sheet-none-here")
        cid, _ = await chat.playing("/sheet goat target=51", "Cid", "Dot")
        assert "Nobody on this sheet is called “chess”" in told(await cid.say("/sheet chess"))


@pytest.mark.parametrize("name", ["Les", "Goat"])
async def test_who_is_called_like_a_game_is_meant_by_that_name(tmp_path: Path, name: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = await kept_with(chat, name)
        assert not await ann.say(f"/sheet {name.lower()}")
        assert "What does Ann’s hand count? …" in lines(chat)
        assert len(chat.tables()) == 1


async def test_where_a_sheet_is_kept_a_number_behind_a_name_is_what_he_holds(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = await kept_with(chat, "Goat")
        assert told(await ann.say("/sheet Goat 17")) == says("sheet-who-out")
        assert not await ann.say("/sheet Goat 17, Ann out")
        assert state_of(chat).book.scores == (0, 17)
        assert len(chat.tables()) == 1


async def test_where_a_sheet_is_kept_no_beginning_of_a_game_opens_another(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = await kept_with(chat, "Les Paul")
        assert not await ann.say("/sheet les")
        assert says("sheet-out", name="Les Paul") in lines(chat)
        assert len(chat.tables()) == 1


@pytest.mark.parametrize("said", ["general", "general 10 rounds", "General's goat for 45 minutes"])
async def test_where_a_sheet_is_kept_another_is_opened_by_a_game_with_its_house_rules(
    tmp_path: Path, said: str
) -> None:
    async with chatting(tmp_path) as chat:
        ann = await kept_with(chat, "Bob")
        assert not await ann.say(f"/sheet {said}")
        assert [table.match.game for table in chat.tables()] == ["goat", "general"]


async def test_where_a_sheet_is_kept_a_game_with_a_number_is_no_other_sheet(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = await kept_with(chat, "Bob")
        assert "“goat”" in told(await ann.say("/sheet goat 101"))
        assert len(chat.tables()) == 1
