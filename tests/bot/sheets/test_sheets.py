"""`/sheet`: a lunch with real tiles is kept from the screens alone, and nothing is counted twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.data import What, pack
from bot.messages import text
from bot.screens.lobby import number_of
from engine.options import choose, menu
from storage import ledger
from storage.deeds import Kind
from tests.bot.chat import chatting, says, told
from tests.bot.kept import WORDS
from tests.bot.on_sheets import GENERAL, NAMES, enter, lines, sheet, sums
from tests.bot.steering import state_of
from tests.bot.strict import GROUP

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
        assert "Round 1: Bob is out with 0-0 (entered by Cid)." in lines(chat)
        assert "Ann and Cid: Generals 1, Losses 1, Rounds 1." in lines(chat)
        assert "At the table, in the order of turns: Eve → Bob → Fay → Dot." in lines(chat)
        assert "Next to sit down: Ann and Cid." in lines(chat)
        await enter(ann, "Fish")
        assert "Round 2: fish (entered by Ann)." in lines(chat)
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
        assert "Undo" not in sheet(chat).labels
        assert told(await bob.say("/sheet undo")) == says("sheet-nothing-to-undo")
        deeds = await ledger.history(chat.bot.world.database, GROUP)
        assert [deed.noted_by for deed in deeds if deed.corrects] == [bob.id] * 3
        assert len(deeds) == 6, "nothing is overwritten"


async def test_undo_takes_no_other_round_back_than_the_latest(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        assert told(await chat.guest("Ann").say("/sheet undo 1")) == says("sheet-none-here")
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        for words in ("Bob 6-6", "Cid out", "Ann out"):
            await ann.say(f"/sheet {words}")
        before = lines(chat)
        for words in ("undo 1", "undo round 2", "undo Bob 6-6", "undo: Cid out"):
            assert told(await ann.say(f"/sheet {words}")) == says("sheet-undo-last")
        assert lines(chat) == before
        for words in ("undo please", "undo the last round"):
            assert not await ann.say(f"/sheet {words}")
        assert state_of(chat).round == 1


async def test_what_is_being_entered_is_undone_before_what_is_written(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/sheet goat target=51", "Ann", "Bob")
        await ann.say("/sheet Ann out, Bob 20")
        for words, asked in (
            ("/sheet Ann out, Bob 60", says("sheet-sure-last")),
            ("/sheet Bob out", "What does Ann’s hand count? …"),
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
        assert chat.room()[-1].message.plain().endswith(says("tally-undone-round", entry=deed.match or ""))


async def test_who_takes_the_result_of_a_match_back_is_told_that_its_rounds_still_count(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(GENERAL, *NAMES)
        await enter(ann, "Bob is out", "0-0")
        (deed,) = await ledger.history(chat.bot.world.database, GROUP)
        await enter(ann, "End", "Yes")
        for entry, rounds in ((deed.match, [says("tally-undone-match")]), (deed.id, [])):
            assert not await ann.say(f"/tally undo {entry}")
            assert chat.room()[-1].message.plain().splitlines()[2:] == rounds
        assert not await sums(chat, ann)


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
        assert sheet(chat).labels == ["0-0", "0-0 and 6-6 at once", "Back"]
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
        before = sheet(chat)
        assert not await ann.say("/sheet END")
        assert before.gone, "it asks at the end of the chat"
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


@pytest.mark.parametrize("words", ["/hand", "/leave", "/leave A", "/move 6-4", "/record", "/verify"])
async def test_of_tiles_that_people_hold_themselves_there_is_nothing_to_show(tmp_path: Path, words: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat teams=false", "Ann", "Bob", "Cid")
        before = state_of(chat)
        assert told(await ann.say(words)) == says("sheet-real-tiles")
        assert state_of(chat) == before


@pytest.mark.parametrize("language", WORDS.languages)
async def test_who_has_to_go_is_told_how_the_others_go_on(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path) as chat:
        _, bob, *_ = await chat.playing(GENERAL, *NAMES)
        await bob.say(f"/language me {language}")
        end = says("sheet-word-end", language)
        answer = told(await bob.say("/leave"))
        assert answer == says("sheet-real-tiles", language)
        assert f"/sheet {end}" in answer
        assert not await bob.say(f"/sheet {end}")
        await bob.press(says("sheet-back"))


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


async def test_a_hand_counts_nothing_where_the_blank_double_does(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat teams=no zero_zero=off target=51", "Ann", "Bob", "Cid")
        assert told(await ann.say("/sheet Ann out, Bob 0, Cid 0")) == says("sheet-no-zero", blank=0)
        await enter(ann, "Ann is out", "0", "Bob: 0")
        assert sheet(chat).labels == [*"123456789", "Back"], "Bob has it"
        await enter(ann, "2", "0", "Cid: 20")
        assert state_of(chat).book.scores == (0, 0, 20)


async def test_digits_that_make_too_much_are_not_offered(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet goat teams=false target=201", "Ann", "Bob", "Cid")
        await enter(ann, "Bob is out", "1", "6")
        assert sheet(chat).labels == [*"012345678", "Clear", "Cid: 16", "Back"]
        table = chat.table()
        forged = pack(What.SHEET, table.id, state_of(chat).ply, "o1...169.")
        assert told(await ann.send(forged)) == says("bad-button")
        await enter(ann, "8", "Cid: 168", "2")
        assert sheet(chat).labels[:7] == [*"012345", "Clear"], "193 for all of them"


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
        assert told(await ann.press("Start")).endswith("or write them down by name; then Start begins the match.")


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
        ann, bob = await chat.playing("/sheet sea-goat hundred=claim", "Ann", "Bob")
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


async def test_a_sea_goat_asks_for_no_hundred_of_who_does_not_lead(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/sheet sea-goat", "Ann", "Bob")
        await enter(ann, "Ann is out", "another tile", "3", "0", "Bob: 30")
        await enter(ann, "Bob is out", "another tile", "Nobody", "9", "Ann: 9")
        assert state_of(chat).book.leader == 1
        await enter(ann, "Ann is out", "another tile", "1", "0", "Bob: 10")
        assert state_of(chat).book.scores == (40, 0)


async def test_where_the_lead_goes_round_the_first_is_asked_for(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet sport-goat", *NAMES)
        await enter(ann, "Dot is out", "Cid", "1", "Ann: 1", "3", "Cid: 3")
        assert state_of(chat).book.leader == 3, "who sits after Cid"
        assert not await ann.say("/sheet Dot out, Ann 10, Bob 10, Cid 10")
        assert (state_of(chat).book.leader, state_of(chat).round) == (0, 2)


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
        assert sheet(chat).labels[:3] == ["+5", "+10", "+15"]
        await enter(ann, "+15")
        assert "Bob +15 (entered by Ann)." in lines(chat)
        assert "0 rounds" in lines(chat)[0], "the round goes on"
        await enter(bob, "Cid +", "Back", "Cid +", "+20", "Bob is out", "1", "7", "Cid: 17", "4", "Ann: 4")
        assert "Round 1: Bob is out (entered by Bob)." in lines(chat)
        assert any("10 (Bob is out)" in line for line in lines(chat))
        assert state_of(chat).book.scores == (0, 15 + 10 + 15 + 5, 20)
        await enter(ann, "Undo", "Undo")
        assert state_of(chat).book.scores == (0, 15, 0)
        assert state_of(chat).round == 0
        await enter(ann, "Undo")
        assert "Undo" not in sheet(chat).labels


@pytest.mark.parametrize(("game", "button"), [("all-fives", "p4.15."), ("all-fives", "p4.."), ("goat", "p0..")])
async def test_points_in_play_that_nobody_can_make_are_refused(tmp_path: Path, game: str, button: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing(f"/sheet {game}", "Ann", "Bob")
        before = state_of(chat)
        forged = pack(What.SHEET, chat.table().id, before.ply, button)
        assert told(await ann.send(forged)) == says("bad-button")
        assert state_of(chat) == before


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


@pytest.mark.parametrize("words", ["start", "begin", "commencer", "начать", "anfangen", "zacznij"])
async def test_who_would_begin_a_sheet_by_typing_is_told_of_the_button(tmp_path: Path, words: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert not await ann.say("/sheet goat")
        assert told(await ann.say(f"/sheet {words}")) == says("sheet-not-begun", start=text("button-start"))


@pytest.mark.parametrize("words", ["end", "over", "koniec", "fine", "всё"])
async def test_a_sheet_asks_whether_it_is_to_end_by_what_only_elsewhere_ends_a_round(
    tmp_path: Path, words: str
) -> None:
    async with chatting(tmp_path) as chat:
        assert not await chat.guest("Ann").say("/sheet goat target=51")
        waiting = says("sheet-end-unbegun", close=text("button-cancel"))
        assert told(await chat.guest("Ann").say(f"/sheet {words}")) == waiting
        await chat.guest("Bob").say("/join")
        await enter(chat.guest("Ann"), "Start")
        assert not await chat.guest("Ann").say(f"/sheet {words}")
        assert says("sheet-sure-end", result="no") in lines(chat)


async def test_where_points_in_play_alone_count_a_round_just_ends(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.playing("/sheet italian-sum", "Ann", "Bob", "Cid")
        assert sheet(chat).labels == ["Ann +", "Bob +", "Cid +", "Round over", "End"]
        await enter(ann, "Bob +")
        assert sheet(chat).labels == ["+1", "+2", "+3", "+4", "Back"]
        await enter(ann, "+3", "Round over")
        assert "Round 1 is over (entered by Ann)." in lines(chat)
        assert not await ann.say("/sheet over")
        assert (state_of(chat).round, state_of(chat).book.scores) == (2, (0, 3, 0))
        assert told(await ann.say("/sheet Ann out")) == says("sheet-just-ends")
