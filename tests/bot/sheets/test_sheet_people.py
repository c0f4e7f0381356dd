"""Score sheets: who is on one, who may write on it, and whatever happens to it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from bot.app import running
from bot.data import What, pack
from bot.messages import text
from bot.tables.tale import first_state, move_of
from engine.events import How
from engine.game import rules_of
from engine.rules.values import ZERO
from engine.seats import Seat, Side
from engine.telling import RoundTold, retold
from storage import journal, ledger
from storage.deeds import Kind
from tests.bot.chat import WORDS, Chat, Guest, chatting, says, told
from tests.bot.on_sheets import GENERAL, NAMES, enter, lines, sheet, state_of, which
from tests.bot.strict import GROUP, PLATFORM, StrictPort

pytestmark = pytest.mark.asyncio


# --- Who is on it ---------------------------------------------------------------------------------------


async def test_people_are_written_down_by_name_and_guests_can_be_sent_away(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.seated("/play goat", "Ann", "Bob")
        await ann.say("/stop")
        await ann.say("/sheet goat")
        assert told(await bob.say("/sheet with Sam")) == says("only-players")
        assert told(await ann.say("/sheet with")) == says("sheet-with-whom")
        assert not await ann.say("/sheet with bob, Eve")
        assert [(seat.name, seat.person) for seat in chat.table().match.seats] == [
            ("Ann", ann.id),
            ("Bob", bob.id),
            ("Eve", None),
        ]
        assert told(await ann.say("/sheet with Fay, Gil")) == says("table-full")
        await enter(ann, "Without Eve")
        assert len(chat.table().match.seats) == 2
        match = chat.table().id
        for forged in (pack(What.GUEST, match, 0, 0), pack(What.GUEST, match, 0, 9), pack(What.COMPUTER, match)):
            assert told(await ann.send(forged)) == says("bad-button")
        assert told(await ann.send(pack(What.GAME, match, 0, "block"))) == says("bad-button")


async def test_a_sheet_is_opened_for_people_in_one_go(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert not await ann.say("/sheet goat target=51 with Sam, Eve")
        (match,) = [table.match for table in chat.tables()]
        assert (match.sheet, match.game) == (True, "goat")
        assert "Target: 51" in chat.room()[-1].message.plain()
        assert [seat.name for seat in match.seats] == ["Ann", "Sam", "Eve"]
        assert not await ann.say("/sheet Bock mit Gil")
        assert [[seat.name for seat in table.match.seats] for table in chat.tables()][1:] == [["Ann", "Gil"]]
        opened = len(chat.tables())
        assert told(await ann.say("/sheet goat with")) == says("sheet-with-whom")
        assert told(await ann.say("/sheet goat with Sam, Sam")) == says("sheet-already-on", name="Sam")
        assert told(await ann.say("/sheet goat with Sam, Eve, Gil, Ida")) == says("table-full")
        assert len(chat.tables()) == opened, "who is not understood opens nothing"
        assert told(await ann.say("/sheet Sam with Eve")) == says("not-begun")


@pytest.mark.parametrize("said", ["/sheet with Bob, Cid and Dot", "/sheet mit Bob, Cid und Dot"])
async def test_a_sheet_with_names_and_no_game_is_one_of_the_usual_game(tmp_path: Path, said: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert told(await ann.say("/sheet with")) == says("sheet-with-whom")
        assert not chat.tables(), "who is not understood opens nothing"
        assert not await ann.say(said)
        match = chat.table().match
        assert (match.sheet, match.game, [seat.name for seat in match.seats]) == (True, "general", [*NAMES])
        await ann.press("Start")
        assert told(await ann.say("/sheet with Eve")) == says("sheet-late")
        assert len(chat.tables()) == 1


@pytest.mark.parametrize("language", WORDS.languages)
async def test_the_lobby_shows_how_people_are_written_down(tmp_path: Path, language: str) -> None:
    found = re.search(r"/sheet \w+ (\w+), (\w+)", says("sheet-guests", language))
    assert found is not None
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say(GENERAL)
        assert not await ann.say(found[0])
        assert [seat.name for seat in chat.table().match.seats] == ["Ann", *found.groups()]


async def test_the_teams_of_a_sheet_are_chosen_under_its_head(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.seated(GENERAL, *NAMES)
        await enter(ann, "Teams")
        shown = chat.room()[-1].message.plain()
        assert says("teams-first") in shown
        assert "· score sheet A" in shown


async def test_nobody_is_written_down_twice(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.seated("/sheet goat", "Ann", "Bob")
        assert told(await ann.say("/sheet with bob")) == says("sheet-already-on", name="bob")
        assert told(await ann.say("/sheet with Cid, Cid")) == says("sheet-already-on", name="Cid")
        assert told(await ann.say("/sheet with Cid, Ann")) == says("sheet-already-on", name="Ann")
        assert len(chat.table().match.seats) == 2, "nobody of those who were named beside"
        long = "Cid of the very long name that no button has room for"
        assert not await ann.say(f"/sheet with {long}")
        assert told(await ann.say(f"/sheet with {long}")) == says("sheet-already-on", name=long)


@pytest.mark.parametrize("language", WORDS.languages)
async def test_an_and_of_every_language_stands_between_names(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path) as chat:
        for word in WORDS.line(text("between-names"), language).split(", "):
            ann = chat.guest("Ann")
            assert not await ann.say(f"/lunch real with Bob {word} Cid {word} Dot")
            assert [seat.name for seat in chat.table().match.seats] == [*NAMES]
            await ann.say("/stop")


async def test_an_initial_is_no_and(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.guest("Ann").say("/sheet with Bob E, Bob I, Dot Y, please")
        assert [seat.name for seat in chat.table().match.seats] == ["Ann", "Bob E", "Bob I", "Dot Y"]
        await chat.guest("Ann").say("/sheet goat with Bob and I")
        assert [seat.name for seat in chat.tables()[-1].match.seats] == ["Ann", "Bob", "I"]


@pytest.mark.parametrize(
    ("said", "names"),
    [
        ("Bob and", ["Bob"]),
        ("Bob und, Cid", ["Bob", "Cid"]),
        ("Bob, Cid en", ["Bob", "Cid"]),
        ("and Bob and Cid, and", ["Bob", "Cid"]),
    ],
)
async def test_an_and_behind_which_nobody_stands_is_no_part_of_a_name(
    tmp_path: Path, said: str, names: list[str]
) -> None:
    async with chatting(tmp_path) as chat:
        assert not await chat.guest("Ann").say(f"/sheet with {said}")
        assert [seat.name for seat in chat.table().match.seats] == ["Ann", *names]


async def test_who_has_a_word_in_his_name_that_goes_between_names_is_one(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        them = chat.guest("Bob y Cid")
        await them.say("/sheet goat")
        await them.say("/stop")
        await chat.guest("Ann").say("/sheet goat with Bob y Cid, Dot y Eve")
        assert [seat.name for seat in chat.table().match.seats] == ["Ann", "Bob y Cid", "Dot", "Eve"]


@pytest.mark.parametrize("names", ["me and Bob", "Bob, me", "mir und Bob", "Bob y yo", "ik, Bob", "мной и Bob"])
async def test_who_opens_a_sheet_may_name_himself(tmp_path: Path, names: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        for said in (f"/sheet goat with {names}", f"/lunch real with {names}"):
            assert not await ann.say(said)
            assert not await ann.say("/sheet with me")
            seats = [(seat.name, seat.person) for seat in chat.table().match.seats]
            assert seats == [("Ann", ann.id), ("Bob", None)]
            await ann.say("/stop")


async def test_guests_may_be_called_like_oneself_in_some_language(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert not await ann.say("/sheet goat with Ja, Bob, Io")
        assert [seat.name for seat in chat.table().match.seats] == ["Ann", "Ja", "Bob", "Io"]
        await ann.press("Start")
        assert not await ann.say("/sheet ich fertig, Ja 12, Bob 3, Io 5")
        assert "Round 1: Ann is out (told by Ann)." in lines(chat)


async def test_who_is_called_like_oneself_goes_before(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        io = chat.guest("Io")
        await io.say("/sheet goat")
        await io.say("/stop")
        await chat.guest("Ann").say("/sheet goat with io")
        assert [seat.person for seat in chat.table().match.seats][1:] == [io.id]


async def test_who_alone_has_a_name_that_begins_like_oneself_goes_before(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        mi = chat.guest("Mi Kim")
        await mi.say("/sheet goat")
        await mi.say("/stop")
        ann = chat.guest("Ann")
        await ann.say("/sheet goat with Mi")
        assert [seat.person for seat in chat.table().match.seats] == [ann.id, mi.id]
        await ann.say("/tally add goat: Mi > Ann")
        assert "Mi Kim beat Ann" in told(await ann.say("/tally history"))
        assert not await chat.guest("Bob").say("/tally Mi"), "of oneself it is told to him alone"


async def test_a_guest_may_be_called_like_a_computer(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        for said in ("sheet goat with Bob and Bot", "lunch real with Bob and Bot", "lunch real 45 with Bob, Bot"):
            assert not await ann.say(f"/{said}")
            assert [seat.name for seat in chat.table().match.seats] == ["Ann", "Bob", "Bot"]
            await ann.say("/stop")


async def test_what_is_told_of_people_before_a_sheet_has_begun_is_no_game(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.seated("/sheet goat", "Ann", "Bob")
        for told_of in ("Ann", "Ann out, Bob 17", "Bob has beaten us", "Ann = 0"):
            assert told(await ann.say(f"/sheet {told_of}")) == says("not-begun"), told_of
        assert told(await ann.say("/sheet Zed has beaten us")) == says("no-such-game", name="Zed has beaten us")


async def test_who_joins_takes_the_seat_in_which_he_was_written_down(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid = (chat.guest(name) for name in ("Ann", "Bob", "Cid"))
        await ann.say("/sheet goat teams=false with bob, Dot")
        for guest in (cid, bob):
            await enter(guest, "Join")
        seats = chat.table().match.seats
        assert [seat.name for seat in seats] == ["Ann", "Bob", "Dot", "Cid"]
        assert [seat.person for seat in seats] == [ann.id, bob.id, None, cid.id]


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


@pytest.mark.parametrize(
    ("asked", "names"),
    [
        ("/lunch real with teams", []),
        ("/lunch real with teams for 45 minutes", []),
        ("/lunch real mit Partnern mit Bob", ["Bob"]),
        ("/lunch real with Bob, Cid with teams", ["Bob", "Cid"]),
        ("/lunch with Bob real 45", ["Bob"]),
        ("/lunch with Bob for an hour real", ["Bob"]),
        ("/lunch mit echten Steinen", []),
        ("/lunch with real tiles, 45 minutes", []),
        ("/lunch echte Steine mit Bob und Cid", ["Bob", "Cid"]),
        ("/lunch with Bob with real tiles", ["Bob"]),
        ("/lunch con fichas de verdad con Bob", ["Bob"]),
        ("/lunch настоящими костями вместе Bob", ["Bob"]),
        ("/sheet general with teams", []),
        ("/sheet general with teams with Bob", ["Bob"]),
    ],
)
async def test_words_of_a_command_are_no_names(tmp_path: Path, asked: str, names: list[str]) -> None:
    async with chatting(tmp_path) as chat:
        assert not await chat.guest("Ann").say(asked)
        match = chat.table().match
        assert (match.sheet, [seat.name for seat in match.seats]) == (True, ["Ann", *names])


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


async def test_the_first_words_of_a_name_are_enough_on_a_sheet(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guest("Ann Lee"), chat.guest("Bob Lee")
        await ann.say("/lunch real")
        await ann.say("/sheet with Bob, Ann Smith, Dot van Dam")
        await enter(bob, "Join")
        seats = chat.table().match.seats
        assert [seat.name for seat in seats] == ["Ann Lee", "Bob Lee", "Ann Smith", "Dot van Dam"]
        assert seats[1].person == bob.id
        await enter(ann, "Start")
        assert not await ann.say("/sheet Dot 0-0")
        assert lines(chat)[1].startswith("Round 1: Dot van Dam is out with 0-0")
        assert not await ann.say("/sheet Dot van out")
        assert told(await ann.say("/sheet Ann out")) == says(
            "sheet-nobody", name="Ann", names=tuple(seat.name for seat in seats)
        )
        assert told(await ann.say("/sheet Do out")) == says(
            "sheet-nobody", name="Do", names=tuple(seat.name for seat in seats)
        )
        assert not await ann.say("/sheet Ann Smith out")


async def test_two_guests_of_whose_names_one_may_be_meant_keep_their_seats(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guest("Ann"), chat.guest("Bob De Vries")
        await ann.say("/sheet goat teams=false with Bob, Bob De")
        await enter(bob, "Join")
        assert [seat.name for seat in chat.table().match.seats] == ["Ann", "Bob", "Bob De", "Bob De Vries"]


async def test_the_lobby_says_who_is_in_no_tally_while_that_can_be_mended(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid = (chat.guest(name) for name in ("Ann", "Bob", "Cid"))
        await ann.say("/sheet goat teams=false")
        assert says("sheet-none-known") not in lines(chat), "nobody has been written down yet"
        await ann.say("/sheet with Bob, Cid, Dot")
        assert says("sheet-none-known") in lines(chat)
        await enter(bob, "Join")
        assert says("sheet-none-known") not in lines(chat)
        assert says("sheet-unknown", names=("Cid", "Dot")) in lines(chat)
        await enter(cid, "Join")
        assert says("sheet-unknown", names=("Dot",)) in lines(chat)


async def test_with_guests_alone_nothing_is_counted(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/sheet goat target=51")
        await ann.say("/sheet with Bob")
        await enter(ann, "Start")
        assert says("sheet-uncounted") in lines(chat), "while they can still begin another one"
        await ann.say("/sheet Ann out, Bob 99")
        await enter(ann, "Yes")
        assert says("sheet-uncounted") in lines(chat)
        assert not await ledger.history(chat.bot.world.database, GROUP)


async def test_strangers_enter_nothing(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "0-0")
        sam, before = chat.guest("Sam"), state_of(chat)
        for button in sheet(chat).buttons:
            assert told(await sam.send(button.data)) == says("only-players")
        assert told(await sam.say("/sheet fish")) == says("only-players")
        assert told(await sam.say("/sheet undo")) == says("only-players")
        assert state_of(chat) == before
        boss = chat.guest("Tom", admin=True)
        assert not await boss.say("/sheet fish")
        assert "Round 2: fish (told by Tom)." in lines(chat)


ARGS = (
    "o0....",
    "o9....",
    "o0.7...",
    "o0.0..5_.",
    "o....",
    "f0...1_.",
    "o0...5.",
    "undo.y",
    "e....",
    "e0....",
    "p0..",
    "p0.15.",
    "end.",
    "f99....",
    "x",
    "o0....yy",
    "o0..2..",
)
"""What no button of a sheet of General's goat for six says."""


async def test_forged_buttons_change_nothing(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES, "Eve", "Fay")
        await enter(ann, "Bob is out", "0-0")
        table, before = chat.table(), state_of(chat)
        for arg in ARGS:
            forged = pack(What.SHEET, table.id, before.ply, arg)
            assert told(await ann.send(forged)) == says("bad-button"), arg
        for ply in (0, before.ply - 1):
            assert told(await ann.send(pack(What.SHEET, table.id, ply, "undo"))) == says("old-button")
        for what in (What.HAND, What.MOVE, What.SIGN, What.TILE, What.PAGE, What.DEAL, What.BACK):
            assert told(await ann.send(pack(what, table.id, before.ply, "0"))) == says("sheet-real-tiles"), what
        for what in (What.JOIN, What.LEAVE, What.START, What.CHOOSE, What.PARTNERS, What.GUEST, What.CANCEL):
            assert told(await ann.send(pack(what, table.id, before.ply, "0"))) == says("already-begun"), what
        assert state_of(chat) == before


async def test_a_played_table_is_no_sheet(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/play goat", "Ann", "Bob")
        table = chat.table()
        for arg in ("", "undo", "end.y", "o0...5_."):
            assert told(await ann.send(pack(What.SHEET, table.id, 1, arg))) == says("no-such-table")
        assert told(await ann.say("/sheet Ann out, Bob 4")) == says("sheet-none-here")
        await ann.say(GENERAL)
        assert told(await ann.send(pack(What.SHEET, chat.tables()[-1].id, 0, "undo"))) == says("not-begun")


async def test_a_sheet_that_waits_for_players_has_not_begun(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.seated(GENERAL, "Ann", "Bob")
        for words in ("Ann", "Ann out, Bob 5", "Ann 6-4", "Ann +15", "fish", "undo", "end", "export"):
            assert told(await ann.say(f"/sheet {words}")) == says("not-begun"), words


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
        ann = chat.guest("Ann")
        await ann.say("/sheet goat")
        await ann.say("/sheet with A")
        await enter(ann, "Start")
        assert not await ann.say("/sheet A out, Ann 9")
        assert "Round 1: A is out (told by Ann)." in lines(chat)


@pytest.mark.parametrize("name", ["Les", "Goat"])
async def test_who_is_called_like_a_game_is_meant_by_that_name(tmp_path: Path, name: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/sheet goat")
        await ann.say(f"/sheet with {name}")
        await enter(ann, "Start")
        assert not await ann.say(f"/sheet {name.lower()}")
        assert "What does the hand of Ann count? …" in lines(chat)
        assert len(chat.tables()) == 1


@pytest.mark.parametrize("asked", ["goat 61", "козёл до 61", "goat first to 61, pairs no", "goat 61 with Cid"])
async def test_house_rules_are_said_behind_the_game_of_a_sheet(tmp_path: Path, asked: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert not await ann.say(f"/sheet {asked}")
        assert says("match-goal", target=61, rounds=0) in lines(chat)


@pytest.mark.parametrize(
    ("asked", "people"),
    [
        ("goat 61 points with no pairs", ["Ann"]),
        ("goat with pairs with Cid, Dot", ["Ann", "Cid", "Dot"]),
        ("goat without pairs with Cid", ["Ann", "Cid"]),
        ("goat with Cid with pairs", ["Ann", "Cid with pairs"]),
    ],
)
async def test_a_with_of_house_rules_is_none_of_people(tmp_path: Path, asked: str, people: list[str]) -> None:
    async with chatting(tmp_path) as chat:
        await chat.guest("Ann").say(f"/sheet {asked}")
        assert [seat.name for seat in chat.table().match.seats] == people


async def test_where_a_sheet_is_kept_a_number_behind_a_name_is_what_he_holds(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/sheet goat")
        await ann.say("/sheet with Goat")
        await enter(ann, "Start")
        assert told(await ann.say("/sheet Goat 17")) == says("sheet-who-out")
        assert not await ann.say("/sheet Goat 17, Ann out")
        assert state_of(chat).book.scores == (0, 17)
        assert len(chat.tables()) == 1


async def test_where_a_sheet_is_kept_no_beginning_of_a_game_opens_another(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/sheet goat")
        await ann.say("/sheet with Les Paul")
        await enter(ann, "Start")
        assert not await ann.say("/sheet les")
        assert says("sheet-out", name="Les Paul") in lines(chat)
        assert len(chat.tables()) == 1


# --- Whatever happens -----------------------------------------------------------------------------------


async def test_a_sheet_goes_on_after_a_restart(tmp_path: Path) -> None:
    """In the middle of an entry, in the same message, with the same question."""
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "0-0", "Cid is out")
        shown, count = str(sheet(chat)), len(chat.port.posts)
    async with chatting(tmp_path, chat=chat):
        assert str(sheet(chat)) == shown
        assert len(chat.port.posts) == count
        await enter(bob, "0-0")
        assert "Bob and Dot: Generals 1, Losses 1, Rounds 2." in lines(chat)
        await enter(bob, "Undo", "Undo")
        assert state_of(chat).round == 0
        await chat.wait(minutes=31)
        assert "Time is up. The round in hand is the last one." in lines(chat)


async def test_two_processes_do_not_both_write_a_round(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        match = chat.table().id
        async with running(
            tmp_path / "boneyard.db", {PLATFORM: StrictPort(chat.port.limits)}, WORDS, now=lambda: chat.now
        ) as other:
            both = chat.bot.world, other.world

            async def tell(number: int) -> None:
                async with both[number].tables.changing(match) as table:
                    await both[number].actions.tell(table, RoundTold(How.OUT, Seat(number), (ZERO,)), ann.id)

            results = await asyncio.gather(tell(0), tell(1), return_exceptions=True)
            await other.settle()
        assert sum(result is None for result in results) == 1, results
        assert len(await journal.entries(chat.bot.world.database, match)) == 1
        assert len(await ledger.history(chat.bot.world.database, GROUP)) == 1


async def agree(chat: Chat, match_id: str, people: Iterable[Guest]) -> None:
    """What is shown and counted is what the entries say that still count."""
    database = chat.bot.world.database
    table = await chat.bot.world.tables.find(match_id)
    assert table is not None
    assert table.state is not None
    entries = await journal.entries(database, match_id)
    state = retold(first_state(table.match), [move_of(entry) for entry in entries])
    assert state.book == table.state.book
    assert state.table == table.state.table
    assert all(entry.told_by is not None for entry in entries if "time-up" not in entry.move)
    scoring = rules_of(state).scoring
    totals = await ledger.of_people(database, GROUP)
    for number, guest in enumerate(people):
        side = Side(state.sides[number])
        counters, mine = scoring.counters(state.book, side), totals.get(guest.id, {})
        assert mine.get(Kind.GENERAL, 0) == counters["generals"]
        assert mine.get(Kind.ROUND_LOST, 0) == counters["losses"]
        assert mine.get(Kind.ROUND_WON, 0) == counters["rounds"] - counters["losses"]


@pytest.mark.parametrize("seed", range(3))
async def test_strangers_press_at_random(tmp_path: Path, seed: int) -> None:
    """Everybody presses anything, also what was there long ago, until the evening ends."""
    chance = Random(f"sheet {seed}")
    async with chatting(tmp_path, seed=f"{seed}") as chat:
        people = await chat.playing(GENERAL, *NAMES, "Eve", "Fay")
        match, sam = chat.table().id, chat.guest("Sam")
        for _ in range(60):
            shown = sheet(chat)
            labels = shown.ever() if chance.random() < 0.2 else shown.buttons
            wanted = [label for label in labels if label.text not in ("End", "Rematch", "New table")]
            if not wanted:
                break
            guest = sam if chance.random() < 0.1 else chance.choice(people)
            await guest.send(chance.choice(wanted).data, shown)
            if chance.random() < 0.1:
                await chat.wait(minutes=chance.randrange(3))
        await agree(chat, match, people)
        assert len(await journal.entries(chat.bot.world.database, match)) > 5


async def test_an_abandoned_sheet_is_closed_after_days(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat", "Ann", "Bob")
        await ann.say("/sheet Ann out, Bob 20")
        await chat.wait(days=2)
        assert chat.tables()
        await chat.wait(days=2)
        assert not chat.tables()
        assert says("table-stopped", game="Goat") in lines(chat)
