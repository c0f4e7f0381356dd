"""`/sheet`: a lunch with real tiles is kept from the screens alone, and nothing is counted twice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.data import What, pack
from bot.screens.lobby import number_of
from engine.options import choose, menu
from storage import ledger
from storage.deeds import Kind
from tests.bot.chat import WORDS, chatting, says, told
from tests.bot.on_sheets import GENERAL, NAMES, enter, lines, sheet, state_of, sums
from tests.bot.strict import GROUP

pytestmark = pytest.mark.asyncio


# --- A lunch --------------------------------------------------------------------------------------------


async def test_a_lunch_from_the_screens_alone(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann, bob, cid, dot = await chat.seated(GENERAL, *NAMES)
        await ann.say("/sheet with Eve, Fay")
        await enter(bob, "Start")
        assert "At the table, in the order of turns: Ann → Bob → Cid → Dot." in lines(chat)
        assert "Next to sit down: Eve and Fay." in lines(chat)
        assert "Time left: 30 minutes." in lines(chat)
        await enter(cid, "Bob is out", "0-0")
        assert "Round 1: Bob is out with 0-0 (told by Cid)." in lines(chat)
        assert "Ann and Cid: Generals 1, Losses 1, Rounds 1." in lines(chat)
        assert "At the table, in the order of turns: Eve → Bob → Fay → Dot." in lines(chat)
        assert "Next to sit down: Ann and Cid." in lines(chat)
        await enter(ann, "Fish")
        assert "Round 2: fish (told by Ann)." in lines(chat)
        assert "Shuffles the tiles: Cid." in lines(chat)
        await chat.wait(minutes=12)
        assert told(await ann.press("Time")) == says("time-left", minutes=18)
        assert "Time left: 18 minutes." in lines(chat)
        await enter(dot, "Eve is out", "another tile")
        assert "Bob and Dot: Generals 0, Losses 1, Rounds 2." in lines(chat)
        assert "Shuffles the tiles: Bob." in lines(chat)
        await chat.wait(minutes=18)
        assert "Time is up. The round in hand is the last one." in lines(chat)
        await enter(dot, "Bob is out", "0-0 and 6-6 at once")
        assert says("sheet-sure-last") in lines(chat)
        await enter(dot, "Yes")
        assert "Bob and Dot win the match!" in lines(chat)[-1]
        drawing = sheet(chat).message.drawing
        assert drawing is not None
        assert "Eve and Fay: Generals 1, Losses 1, Rounds 2." in drawing.words
        assert await sums(chat, bob) == {Kind.ROUND_WON: 2, Kind.ROUND_LOST: 1, Kind.WON: 1}
        assert await sums(chat, ann) == {Kind.ROUND_LOST: 1, Kind.GENERAL: 1, Kind.LOST: 1}
        for deed in await ledger.history(chat.bot.world.database, GROUP):
            assert deed.noted_by in {cid.id, dot.id}
        await enter(ann, "Rematch")
        assert "0 rounds" in lines(chat)[0]
        assert chat.table().match.sheet


async def test_a_sheet_has_begun_when_it_begins(tmp_path: Path) -> None:
    """Else one that is stopped looks like a lobby that was closed."""
    async with chatting(tmp_path) as chat:
        await chat.playing(GENERAL, *NAMES)
        assert chat.table().match.started_at == chat.now


@pytest.mark.parametrize(
    ("by_ann", "by_bob"),
    [
        ("me out, Bob 17", "Ann out, me 17"),
        ("ich fertig, Bob 17", "Ann fertig, ich 17"),
        ("moi 0, Bob 17", "Ann 0, moi 17"),
        ("я вышла, Bob 17", "Ann вышла, у меня 17"),
        ("yo gano y Bob tiene 17", "Ann gana y me quedan 17"),
        ("ja wygrałam, Bob 17", "Ann wygrała, ja 17"),
    ],
)
async def test_who_tells_a_round_may_tell_of_himself(tmp_path: Path, by_ann: str, by_bob: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/sheet goat target=100 teams=false", "Ann", "Bob")
        for guest, said in ((ann, by_ann), (bob, by_bob)):
            assert not await guest.say(f"/sheet {said}")
            assert f"is out (told by {guest.person.name})" in sheet(chat).message.plain()
            await chat.wait(minutes=1)
        assert "Standing: Ann 0 · Bob 34" in lines(chat)
        assert told(await chat.guest("Eve").say("/sheet me 17")) == says("only-players")


@pytest.mark.parametrize(
    "said", ["Ja, Bob 17", "ja Bob hat 17", "Bob 17 ja", "ja", "Bob 17, ja?", "see me, Bob 17"]
)
async def test_a_word_of_which_nothing_is_said_is_nobody(tmp_path: Path, said: str) -> None:
    """In German it is a *yes*. What is answered has the words that were typed."""
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/sheet goat target=100 teams=false", "Ann", "Bob")
        answer = told(await ann.say(f"/sheet {said}"))
        assert answer
        assert "p1" not in answer
        assert state_of(chat).round == 0


async def test_points_in_play_may_be_those_of_who_tells_them(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/sheet muggins", "Ann", "Bob")
        assert not await ann.say("/sheet me +15")
        assert "Standing: Ann 15 · Bob 0" in lines(chat)


async def test_undo_cancels_what_the_round_has_brought(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "6-6")
        before = lines(chat)[1:]
        await enter(ann, "Cid is out", "0-0")
        await enter(bob, "Undo")
        assert lines(chat)[1:] == before
        await enter(bob, "Dot is out", "another tile")
        assert await sums(chat, ann) == {Kind.ROUND_LOST: 2, Kind.GENERAL: 1}
        await enter(bob, "Undo", "Undo")
        assert not await sums(chat, ann)
        assert "Undo" not in [button.text for button in sheet(chat).buttons]
        assert told(await bob.say("/sheet undo")) == says("sheet-nothing-to-undo")
        deeds = await ledger.history(chat.bot.world.database, GROUP)
        assert [deed.noted_by for deed in deeds if deed.corrects] == [bob.id] * 3
        assert len(deeds) == 6, "nothing is overwritten"


async def test_what_is_being_entered_is_undone_before_what_is_written(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/sheet goat target=51", "Ann", "Bob")
        await ann.say("/sheet Ann out, Bob 20")
        for words, asked in (
            ("/sheet Ann out, Bob 60", says("sheet-sure-last")),
            ("/sheet Bob out", "What does the hand of Ann count? …"),
            ("/sheet end", says("sheet-sure-end", result="no")),
        ):
            assert not await ann.say(words)
            assert asked in lines(chat)
            assert told(await bob.say("/sheet undo")) == says("sheet-dropped")
            assert asked not in lines(chat)
            assert state_of(chat).book.scores == (0, 20)
        assert not await bob.say("/sheet undo")
        assert state_of(chat).round == 0


async def test_an_entry_that_had_been_taken_back_in_the_tallies_can_still_be_undone_here(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "0-0")
        (deed,) = await ledger.history(chat.bot.world.database, GROUP)
        await chat.bot.world.database.write(
            ledger.correct(deed.id, by_deed="h1", room=GROUP, at=chat.now, noted_by=ann.id)
        )
        assert not await sums(chat, ann)
        await enter(ann, "Undo")
        assert state_of(chat).round == 0


async def test_in_the_tallies_the_entries_of_a_sheet_can_be_taken_back_when_it_has_ended(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "0-0")
        (deed,) = await ledger.history(chat.bot.world.database, GROUP)
        await ann.say("/tally history")
        for refused in (
            await ann.say(f"/tally undo {deed.id}"),
            await ann.say("/tally undo"),
            await ann.press(f"Take back {deed.id}"),
        ):
            assert told(refused) == says("tally-undo-on-sheet")
        assert await sums(chat, ann) == {Kind.ROUND_LOST: 1, Kind.GENERAL: 1}
        await enter(ann, "End", "Yes")
        assert not await ann.say(f"/tally undo {deed.id}")
        assert await sums(chat, ann) == {Kind.LOST: 1}


async def test_a_lunch_with_real_tiles_is_a_sheet(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/lunch real 45 title_rule=bald", *NAMES)
        assert "Time left: 45 minutes." in lines(chat)
        await enter(ann, "Bob is out", "0-0")
        assert "Ann and Cid: Generals 0, Balds 1, Losses 1, Rounds 1." in lines(chat)
        await ann.say("/lunch 45 real")
        assert [table.match.sheet for table in chat.tables()] == [True, True], "in any order"
        assert told(await ann.say("/lunch real 20")) == says("lunch-minutes", shortest=30, longest=60)
        await ann.say("/lunch 45")
        assert [table.match.sheet for table in chat.tables()] == [True, True, False]


async def test_where_both_may_come_in_two_turns_nobody_is_asked_for_both_at_once(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(f"{GENERAL} title_rule=both_only double_finish=last_two", *NAMES)
        await enter(ann, "Bob is out", "0-0 and 6-6")
        assert any(line.startswith("Round 1: Bob is out with 0-0 and 6-6 (") for line in lines(chat))
        assert "Ann and Cid: Generals 1, Losses 1, Rounds 1." in lines(chat)


@pytest.mark.parametrize("words", ["Ann", "Ann out", "Ann 6-4"])
async def test_where_only_a_title_ends_nobody_goes_out_with_another_tile(tmp_path: Path, words: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(f"{GENERAL} only_title_ends=yes title_rule=bald", *NAMES)
        await ann.say(f"/sheet {words}")
        assert lines(chat)[-2:] == [says("option-only_title_ends.about"), says("sheet-with-what", name="Ann")]
        assert [button.text for button in sheet(chat).buttons] == ["0-0", "0-0 and 6-6 at once", "Back"]
        forged = pack(What.SHEET, chat.table().id, state_of(chat).ply, "o0.-...")
        assert told(await ann.send(forged)) == says("bad-button")
        await enter(ann, "0-0")
        assert any(line.startswith("Round 1: Ann is out with 0-0 (") for line in lines(chat))


async def test_the_end_is_asked_for_twice(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "0-0", "End", "Back", "End", "Yes")
        assert lines(chat)[-1].startswith("Bob and Dot win the match!")
        assert not chat.tables()


async def test_the_end_can_be_asked_for_in_writing(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "6-6")
        stranger = chat.guest("Eve")
        assert told(await stranger.say("/sheet end")) == says("only-players")
        assert not await ann.say("/sheet END")
        assert says("sheet-sure-end", result="yes") in lines(chat)
        assert chat.tables()
        assert not await ann.press("Yes")
        assert not chat.tables()


@pytest.mark.parametrize("where", ["group", "private"])
async def test_stopping_a_sheet_asks_too(tmp_path: Path, where: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "6-6")
        if where == "group":
            assert not await ann.say("/stop")
        else:
            assert told(await ann.write("/stop")) == says("sheet-end-asked")
        assert says("sheet-sure-end", result="yes") in lines(chat)
        assert chat.tables()
        assert told(await chat.guest("Eve").say("/stop")) == says("only-players")
        await enter(ann, "Yes")
        assert not chat.tables()


async def test_the_time_that_is_left_is_told_to_who_asks(tmp_path: Path) -> None:
    """In the same minute the sheet looks no different."""
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        assert told(await ann.press("Time")) == says("time-left", minutes=30)


async def test_a_round_before_the_last_one_is_put_right_when_the_time_is_up(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "0-0", "Cid is out", "0-0")
        await chat.wait(minutes=31)
        assert says("time-up") in lines(chat)
        await enter(ann, "Undo")
        assert says("time-up") not in lines(chat), "the next round to be told is not the last one"
        await enter(ann, "Cid is out", "6-6")
        assert says("time-up") in lines(chat)
        await enter(ann, "Dot is out", "another tile", "Yes")
        assert not chat.tables()
        assert "3 rounds" in lines(chat)[0]


async def test_where_no_round_counted_nothing_is_written(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Fish", "End")
        assert says("sheet-sure-end", result="no") in lines(chat)
        await enter(ann, "Yes")
        assert not chat.tables()
        assert not await ledger.history(chat.bot.world.database, GROUP)


# --- Games with hands -----------------------------------------------------------------------------------


async def test_a_sheet_shows_what_is_remembered_and_what_the_next_losers_write(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/sheet donkey teams=false fish_tie=carry", "Ann", "Bob")
        await ann.say("/sheet Ann out, Bob 5")
        assert says("sheet-memo", side="Bob", points=5) in lines(chat)
        await ann.say("/sheet fish Ann 7, Bob 7")
        assert says("sheet-carry", points=14) in lines(chat)
        await ann.say("/sheet Ann out, Bob 30")
        assert state_of(chat).book.scores == (0, 44)
        assert not any(line.startswith(("Remembered", "Added")) for line in lines(chat))


async def test_hands_are_tapped(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, _ = await chat.playing("/sheet goat teams=false", "Ann", "Bob", "Cid")
        await enter(ann, "Bob is out", "1", "7", "Cid: 17", "5", "Clear", "9", "Ann: 9")
        assert "Cid: 17 (Cid) = 17, which opens the account. Total 17." in lines(chat)
        assert "Account not open yet: Ann and Bob." in lines(chat)
        assert "Bob leads the next round: the finisher." in lines(chat)
        await enter(bob, "Fish", "Cid", "2", "Ann: 2", "3", "0", "Bob: 30", "1", "Cid: 1")
        assert state_of(chat).book.scores == (0, 30, 17)
        await enter(bob, "Undo")
        assert state_of(chat).book.scores == (0, 0, 17)
        await enter(bob, says("sheet-button-end"), says("sheet-yes"))
        assert "Cid: 17 (Cid) = 17, which opens the account. Total 17." in lines(chat)
        assert "Bob leads the next round: the finisher." not in lines(chat), "there is none"


async def test_hands_are_typed(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, _ = await chat.playing("/sheet goat teams=false", "Ann", "Bob", "Cid")
        assert not await ann.say("/sheet Ann 14, Bob out, p3 0-0")
        assert state_of(chat).book.scores == (14, 0, 25), "0-0 alone counts 25"
        assert "Standing: Ann 14 · Bob 0 · Cid 25" in lines(chat)
        assert not await ann.say("/sheet p1 40, p2 0, p3 6-6 6-5")
        assert state_of(chat).book.scores == (54, 0, 48)
        assert not await ann.say("/sheet fish cid 3; ann 4; bob 20")
        assert state_of(chat).book.scores == (58, 20, 48)
        assert state_of(chat).book.leader == 2
        assert not await ann.say("/sheet Ann")
        assert "What does the hand of Bob count? …" in lines(chat)
        await enter(bob, "5", "Bob: 5", "6", "Cid: 6")
        assert state_of(chat).book.scores == (58, 25, 54)


@pytest.mark.parametrize("words", ["Bob 17", "Bob seven", "Ann out, Bob 5", "over", ","])
async def test_in_a_game_without_hands_nobody_is_told_to_write_any(tmp_path: Path, words: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        assert told(await ann.say(f"/sheet {words}")) == says("sheet-how-to-finish")


@pytest.mark.parametrize("language", WORDS.languages)
async def test_what_a_sheet_says_can_be_typed_can_be_typed(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat teams=false", "Ann", "Bob", "Cid")
        example = says("sheet-how-hands", language, first="Ann", example="Bob 17, Cid 5")
        typed = re.search(r"/sheet Ann \S+, Bob 17, Cid 5", example)
        assert typed is not None
        assert not await ann.say(typed[0])
        assert state_of(chat).book.scores == (0, 17, 0)


@pytest.mark.parametrize("language", WORDS.languages)
async def test_that_somebody_is_out_can_be_typed_as_its_button_says_it(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        label = says("sheet-button-out", language, name="Cid")
        assert not await ann.say(f"/sheet {label.upper()} 0-0")
        assert lines(chat)[1].startswith("Round 1: Cid is out with 0-0")


@pytest.mark.parametrize(
    "typed",
    [
        "Ann out Bob 17 Cid 10",
        "ann: out, bob: 17, cid: 10",
        "Ann: out; Bob: 6-5 3-3; Cid: 6-4",
        "Ann = 0, Bob = 17, Cid = 10",
        "Ann - out, Bob - 17, Cid - 10",
        "Ann won and Bob 17 points and Cid 10 points",
        "Ann out, Bob +17, Cid +10",
        "Ann out, Bob [6|5] [3|3], Cid 6:4",
        "Ann went out Bob 6/5 3/3 Cid 6–4",
        "Ann hat gewonnen Bob 17 Punkte und Cid 10",
        "Ann вышла, Bob 17 очков, Cid 10",
        "p1 wins p2 17 p3 10",
        "Ann is out. Bob has 17. Cid has 10.",
        "Ann is out. Bob [6–5] [3-3]. Cid 6:4.",
        "Ann hat Schluss gemacht, Bob hat 17, Cid noch 10",
        "Ann won, Bob 17pts, Cid 10 points left.",
        "Ann a gagné, Bob a 17, Cid a encore 10",
    ],
)
async def test_a_round_is_understood_without_commas_and_with_other_signs(tmp_path: Path, typed: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat teams=false", "Ann", "Bob", "Cid")
        assert not await ann.say(f"/sheet {typed}")
        assert lines(chat)[2] == "Round 1: Ann is out (told by Ann)."
        assert "Standing: Ann 0 · Bob 17 · Cid 0" in lines(chat)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("Ann out Bob 17", says("sheet-missing", name="Cid")),
        ("Bob 17 Cid 5", says("sheet-who-out")),
        ("Ann out Bob 17 Bob 5", says("sheet-twice")),
        ("Ann out Bob 17 Cid by luck", says("sheet-how-to-type")),
        ("Ann out, Bob 17.5, Cid 10", says("sheet-how-to-type")),
        ("Ann left, Bob 17, Cid 10", says("sheet-how-to-type")),  # the table, perhaps
        ("Ann out, Bob -17, Cid 10", says("sheet-how-to-type")),
        ("Ann lost, Bob has 17, Cid has 10", says("sheet-how-to-type")),
        ("Ann out, Bob has 5 tiles, Cid has 10", says("sheet-how-to-type")),
        ("Zed out Bob 17", says("sheet-nobody", name="Zed", names=("Ann", "Bob", "Cid"))),
    ],
)
async def test_what_is_wrong_with_a_round_without_commas_is_said(tmp_path: Path, typed: str, answer: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat teams=false", "Ann", "Bob", "Cid")
        assert told(await ann.say(f"/sheet {typed}")) == answer
        assert lines(chat)[0].endswith("0 rounds")


async def test_in_generals_goat_words_around_who_is_out_say_nothing(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        for number, typed in enumerate(
            ("Bob won with 6-6", "Bob finished 6:6", "Bob is out with [6|6], please"), 1
        ):
            assert not await ann.say(f"/sheet {typed}")
            assert lines(chat)[1].startswith(f"Round {number}: Bob is out with 6-6")


async def test_the_example_on_a_sheet_names_whose_hands_count(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat", "Ann", "Bob", "Cid", "Dot")
        assert says("sheet-how-hands", first="Ann", example="Bob 17, Dot 5") in told(ann.sees())


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("/sheet Ann 14, Bob 3", "sheet-who-out"),
        ("/sheet Ann out, Bob 3, Ann 4", "sheet-twice"),
        ("/sheet Ann out, Bob seven", "sheet-how-to-type"),
        ("/sheet Ann out, Bob 9-99", "sheet-how-to-type"),
        ("/sheet ,", "sheet-how-to-type"),
        ("/sheet with Eve", "sheet-late"),
        ("/hand", "sheet-real-tiles"),
        ("/leave", "sheet-real-tiles"),
        ("/leave A", "sheet-real-tiles"),
        ("/move 6-4", "sheet-real-tiles"),
        ("/record", "sheet-real-tiles"),
        ("/verify", "sheet-real-tiles"),
    ],
)
async def test_what_cannot_be_meant_is_refused(tmp_path: Path, words: str, key: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat teams=false", "Ann", "Bob", "Cid")
        before = state_of(chat)
        assert told(await ann.say(words)) == says(key)
        assert state_of(chat) == before
        assert told(await ann.say("/sheet Ann out, Bob 3")) == says("sheet-missing", name="Cid")


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Sam out", "Sam"),
        ("Ann out, Sam", "Sam"),
        ("Sam the Great fertig 6-4 0-0, Bob 3", "Sam the Great"),
        ("Ann out, Sam 17", "Sam"),
        ("17 out", "17"),
    ],
)
async def test_who_is_not_there_is_named_without_what_is_said_of_him(
    tmp_path: Path, words: str, name: str
) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat teams=false", "Ann", "Bob", "Cid")
        refused = says("sheet-nobody", name=name, names=("Ann", "Bob", "Cid"))
        assert told(await ann.say(f"/sheet {words}")) == refused


@pytest.mark.parametrize(
    ("words", "refused"),
    [
        ("Ann out, Bob 5-7, Cid 3", says("sheet-no-such-tile", tile="7-5", known="no")),
        ("Ann out, Bob 3, Cid 6-6 6-6", says("sheet-no-such-tile", tile="6-6", known="yes")),
        ("Ann out, Bob 6-4, Cid 4-6", says("sheet-no-such-tile", tile="6-4", known="yes")),
        ("Ann out 6-6, Bob 3, Cid 6-6", says("sheet-no-such-tile", tile="6-6", known="yes")),
        ("Ann out, Bob 169, Cid 1", says("sheet-too-much", most=168, all=193)),
        ("Ann out, Bob 100, Cid 94", says("sheet-too-much", most=168, all=193)),
        ("fish Ann 169, Bob 1, Cid 1", says("sheet-too-much", most=168, all=193)),
        ("Ann out, Bob 40, Cid 0", says("sheet-no-zero", blank=25)),
        ("fish Ann 4, Bob 5, Cid 0", says("sheet-no-zero", blank=25)),
    ],
)
async def test_hands_that_the_tiles_of_the_set_cannot_make_are_refused(
    tmp_path: Path, words: str, refused: str
) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat teams=false target=201", "Ann", "Bob", "Cid")
        assert told(await ann.say(f"/sheet {words}")) == refused
        assert state_of(chat).round == 0
        assert not await ann.say("/sheet Ann out, Bob 168, Cid 0-0")
        assert state_of(chat).book.scores == (0, 168, 25)


async def test_a_hand_counts_nothing_where_the_blank_double_does(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat teams=no zero_zero=off target=51", "Ann", "Bob", "Cid")
        assert told(await ann.say("/sheet Ann out, Bob 0, Cid 0")) == says("sheet-no-zero", blank=0)
        await enter(ann, "Ann is out", "0", "Bob: 0")
        assert [button.text for button in sheet(chat).buttons] == [*"123456789", "Back"], "Bob has it"
        await enter(ann, "2", "0", "Cid: 20")
        assert state_of(chat).book.scores == (0, 0, 20)


async def test_a_partner_of_who_is_out_need_not_hold_anything(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat", *NAMES)
        assert not await ann.say("/sheet Ann out, Bob 17, Cid 0, Dot 5")
        assert state_of(chat).book.scores == (0, 22)


async def test_digits_that_make_too_much_are_not_offered(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat teams=false target=201", "Ann", "Bob", "Cid")
        await enter(ann, "Bob is out", "1", "6")
        labels = [button.text for button in sheet(chat).buttons]
        assert labels == [*"012345678", "Clear", "Cid: 16", "Back"]
        table = chat.table()
        forged = pack(What.SHEET, table.id, state_of(chat).ply, "o1...169.")
        assert told(await ann.send(forged)) == says("bad-button")
        await enter(ann, "8", "Cid: 168", "2")
        assert [button.text for button in sheet(chat).buttons][:7] == [*"012345", "Clear"], "193 for all of them"


async def test_tiles_with_which_somebody_went_out_are_of_the_set(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        refused = says("sheet-no-such-tile", tile="0-0", known="yes")
        assert told(await ann.say("/sheet Ann 0-0 0-0")) == refused
        assert told(await ann.say("/sheet Ann 7-5")) == says("sheet-no-such-tile", tile="7-5", known="no")


async def test_games_that_cannot_be_kept_are_refused(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        for words, why in (
            ("solo-rows", "sheet-not-alone"),
            ("team-block", "sheet-not-teams"),
            ("bergen target=10", "sheet-not-tiles"),
            ("draw blocked_winner=count", "sheet-not-tiles"),
            ("forty-two", "sheet-not-this-game"),
        ):
            assert told(await ann.say(f"/sheet {words}")) == says(why)
        for words in ("/sheet undo", "/sheet export", "/sheet fish", "/sheet Ann out"):
            assert told(await ann.say(words)) == says("sheet-none-here")
        assert not chat.tables()
        await ann.say("/sheet")
        assert chat.table().match.game == "general"


async def test_no_house_rule_is_chosen_by_which_a_sheet_cannot_be_kept(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.seated("/sheet draw", "Ann", "Bob")
        table = chat.table()
        rules = menu(table.options)
        number = next(at for at, rule in enumerate(rules) if rule.name == "blocked_winner")
        index = rules[number].choices.index("count")
        count = pack(What.CHOOSE, table.id, number_of("draw"), f"{number}.{index}")
        assert told(await ann.send(count)) == says("sheet-not-tiles")
        assert chat.table().options == table.options
        world = chat.bot.world
        async with world.tables.changing(table.id) as held:  # as earlier versions let choose it
            await world.actions.arrange(held, options=choose(table.options, "blocked_winner", "count"))
        await chat.settle()
        shown = chat.room()[-1]
        assert shown.message.plain().splitlines()[-1] == says("sheet-not-tiles")
        assert shown.buttons[0].text == "Join"
        assert told(await ann.press("Start")) == says("sheet-not-tiles")


async def test_who_waits_at_a_sheet_is_not_told_of_computer_players(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/sheet goat")
        assert told(await ann.press("Join")) == says("already-seated", ready="sheet")
        assert says("already-seated", ready="sheet") != says("already-seated", ready="no")


async def test_a_match_that_reaches_its_target_is_over(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/sheet goat target=51", "Ann", "Bob")
        await ann.say("/sheet Ann out, Bob 60")
        assert says("sheet-sure-last") in lines(chat)
        await enter(bob, "Back")
        assert state_of(chat).round == 0
        await ann.say("/sheet Ann out, Bob 60")
        await enter(bob, "Yes")
        assert "Ann wins the match! The goat: Bob." in lines(chat)
        assert told(await ann.say("/record")) == says("sheet-real-tiles")
        assert await sums(chat, bob) == {Kind.LOST: 1, Kind.GOAT: 1}


async def test_a_sea_goat_asks_for_what_decides_there(tmp_path: Path) -> None:
    """The finish, the lead of 6-6 once somebody may go for the hundred, and whose a fish is."""
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/sheet sea-goat", "Ann", "Bob")
        await enter(ann, "Ann is out", "another tile", "3", "0", "Bob: 30")
        assert state_of(chat).book.scores == (30, 0)
        assert "The hundred may be made by Ann." in lines(chat)
        await enter(ann, "Fish")
        assert says("sheet-who-fish", doubles="no") in lines(chat)
        await enter(ann, "Bob")
        assert says("sheet-who-led", what="hundred") in lines(chat)
        await enter(ann, "Nobody", "9", "Ann: 9", "4", "0", "Bob: 40")
        assert "A debt for Bob" in str(sheet(chat))
        assert not await bob.say("/sheet Ann out, Bob 26")
        await enter(bob, "another tile", "Ann")
        assert says("sheet-sure-last") in lines(chat), "6-6 was led and the round won: the hundred"
        await enter(bob, "Yes")
        assert "Ann wins the match!" in str(sheet(chat))


async def test_the_finish_may_be_typed_with_the_hands(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/sheet sea-goat hundred=off", "Ann", "Bob")
        assert not await ann.say("/sheet Bob out 6-6, Ann 12")
        assert "Round 1: Bob is out with 6-6 (told by Ann)." in lines(chat)
        assert not await ann.say("/sheet Bob out 6-5, Ann 6-6")
        assert "Round 2: Bob is out with an ordinary tile (told by Ann)." in lines(chat)
        assert state_of(chat).book.scores == (0, 50), "6-6 alone counts 50"


async def test_where_the_lead_goes_round_the_first_is_asked_for(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet sport-goat", *NAMES)
        await enter(ann, "Dot is out", "Cid", "1", "Ann: 1", "3", "Cid: 3")
        assert state_of(chat).book.leader == 3, "who sits after Cid"
        assert not await ann.say("/sheet Dot out, Ann 10, Bob 10, Cid 10")
        assert (state_of(chat).book.leader, state_of(chat).round) == (0, 2)


@pytest.mark.parametrize(
    ("game", "words"),
    [("general session_minutes=30", "Bob 0-0"), ("italian-sum", "over"), ("goat", "Ann out, Bob 8, Dot 6")],
)
async def test_a_round_that_two_type_at_once_is_entered_once(tmp_path: Path, game: str, words: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await chat.playing(f"/sheet {game}", *NAMES)
        assert not await ann.say(f"/sheet {words}")
        assert told(await bob.say(f"/sheet {words}")) == says("sheet-echo")
        assert state_of(chat).round == 1
        assert not await ann.say(f"/sheet {words}"), "from his notes"
        await chat.wait(minutes=1)
        assert not await bob.say(f"/sheet {words}"), "another one like it"
        assert state_of(chat).round == 3
        await ann.say("/sheet undo")
        assert not await ann.say(f"/sheet {words}")
        await bob.say("/sheet undo")
        assert not await bob.say(f"/sheet {words}"), "what has been taken back is no echo"


@pytest.mark.parametrize("words", ["Ann out, Bob 20, Dot 30", "Ann out, Bob 20, Cid 5, Dot 30"])
async def test_what_the_partner_of_who_is_out_holds_need_not_be_told(tmp_path: Path, words: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat", *NAMES)
        assert not await ann.say(f"/sheet {words}")
        assert state_of(chat).book.scores == (0, 50)
        assert told(await ann.say("/sheet Ann out, Bob 20")) == says("sheet-missing", name="Dot")
        assert told(await ann.say("/sheet fish Ann 1, Bob 20, Dot 30")) == says("sheet-missing", name="Cid")


async def test_of_the_partner_of_who_is_out_nothing_is_told_that_nobody_has_said(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet sea-goat", *NAMES)
        await ann.say("/sheet Ann out, Bob 20, Dot 30")
        assert "Held: Bob 20, Dot 30." in lines(chat)
        await ann.say("/sheet Ann out, Bob 20, Cid 5, Dot 30")
        assert "Held: Bob 20, Dot 30, Cid 5." in lines(chat)
        await enter(ann, "another tile")
        assert state_of(chat).book.scores == (50, 0)


# --- Points in play -------------------------------------------------------------------------------------


async def test_points_in_play_are_tapped_as_they_come(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, _ = await chat.playing("/sheet all-fives out_bonus=10", "Ann", "Bob", "Cid")
        await enter(ann, "Bob +")
        assert says("sheet-which-points", name="Bob") in lines(chat)
        assert [button.text for button in sheet(chat).buttons][:3] == ["+5", "+10", "+15"]
        await enter(ann, "+15")
        assert "Bob +15 (told by Ann)." in lines(chat)
        assert "0 rounds" in lines(chat)[0], "the round goes on"
        await enter(bob, "Cid +", "Back", "Cid +", "+20", "Bob is out", "1", "7", "Cid: 17", "4", "Ann: 4")
        assert "Round 1: Bob is out (told by Bob)." in lines(chat)
        assert "Bob scores 10 points: 10 for going out. Total 25." in lines(chat)
        assert state_of(chat).book.scores == (0, 15 + 10 + 15 + 5, 20)
        await enter(ann, "Undo", "Undo")
        assert state_of(chat).book.scores == (0, 15, 0)
        assert state_of(chat).round == 0
        await enter(ann, "Undo")
        assert "Undo" not in [button.text for button in sheet(chat).buttons]


async def test_points_in_play_are_typed(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await chat.playing("/sheet telephone", *NAMES)
        assert not await ann.say("/sheet bob +15")
        assert not await bob.say("/sheet p1 + 45")
        assert state_of(chat).book.scores == (45, 15)
        assert told(await ann.say("/sheet Ann +7")) == says("sheet-not-such-points", points=7)
        assert told(await ann.say("/sheet Zoe +5")) == says("sheet-nobody", name="Zoe", names=NAMES)
        assert not await ann.say("/sheet Bob out, Cid 14, Dot 0, Ann 9")
        assert state_of(chat).book.scores == (45 - 20, 15), "the losers pay for both hands together"
        assert not await ann.say("/sheet undo")
        assert state_of(chat).book.scores == (45, 15)
        assert told(await ann.say("/sheet over")) == says("sheet-how-to-type")


async def test_where_hands_count_in_a_fish_alone_they_are_asked_for_there_alone(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet muggins", "Ann", "Bob")
        await enter(ann, "Ann is out")
        assert state_of(chat).book.scores == (10, 0)
        assert not await ann.say("/sheet Bob out, Ann 50")
        assert state_of(chat).book.scores == (10, 10)
        await enter(ann, "Fish", "Ann", "9", "Bob: 9", "2", "3", "Ann: 23")
        assert state_of(chat).book.scores == (10, 10 + 15), "23 - 9 = 14, rounded"


async def test_points_in_play_that_end_the_match_are_asked_for_twice(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/sheet fives-pl", "Ann", "Bob")
        assert not await ann.say("/sheet Ann +85")
        await enter(ann, "Ann +", "+15")
        assert says("sheet-sure-last") in lines(chat)
        await enter(bob, "Back")
        assert state_of(chat).book.scores == (85, 0)
        await enter(bob, "Ann +", "+15", "Yes")
        assert "Ann wins the match!" in str(sheet(chat))
        assert await sums(chat, ann) == {Kind.WON: 1}


async def test_a_game_of_points_in_play_alone(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet italian-sum", "Ann", "Bob", "Cid")
        labels = [button.text for button in sheet(chat).buttons]
        assert labels == ["Ann +", "Bob +", "Cid +", "Round over", "End"]
        await enter(ann, "Bob +")
        assert [button.text for button in sheet(chat).buttons] == ["+1", "+2", "+3", "+4", "Back"]
        await enter(ann, "+3", "Round over")
        assert "Round 1 is over (told by Ann)." in lines(chat)
        assert not await ann.say("/sheet over")
        assert (state_of(chat).round, state_of(chat).book.scores) == (2, (0, 3, 0))
        assert told(await ann.say("/sheet Ann out")) == says("sheet-just-ends")
