"""The lobby: sitting down, getting up, closing, starting; several tables in one chat."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.data import What, pack
from bot.messages import Text, literal, text
from bot.rulebook.names import players
from engine.game import variants
from tests.bot.chat import FIRST_ROUND, LIMITS, buttons, chatting, says, told
from tests.bot.reading import lines, lobby, names, table_post
from tests.bot.steering import to_the_end

# --- Sitting down and getting up --------------------------------------------------------------------------


async def test_a_table_is_one_message_with_its_seats(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        assert not await ann.say("/play block")
        (post,) = chat.room()
        assert lines(post)[0] == "Block · table A"
        assert "1. Ann (host)" in lines(post)
        assert lines(post)[-1] == says("lobby-wanted", seated=1, players=text("players-range", fewest=2, most=4))
        asked = post.buttons
        assert post.labels[:3] == ["Join", "Leave", "Start"]
        assert not await bob.press("Join")
        assert chat.room() == [post], "the same message"
        assert "2. Bob" in lines(post)
        assert lines(post)[-1] == says("lobby-ready")
        assert post.buttons == asked, "a second tap on Join starts no match"
        await bob.press("Add computer")
        assert post.buttons[: len(asked) - 2] == asked[:-2], "who can be sent away stands behind what was there"


@pytest.mark.parametrize("way", [("House rules",), ("House rules", "Reserve: 1"), ("Other game",), ("Teams",)])
async def test_who_comes_while_somebody_chooses_can_sit_down_and_is_seen(
    tmp_path: Path, way: tuple[str, ...]
) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid = chat.guests("Ann", "Bob", "Cid")
        await ann.say("/play goat")

        async def choose() -> None:
            for label in way:
                await ann.press(label)
            assert "1. Ann" not in chat.room()[-1].message.plain()

        await choose()
        assert not await bob.press("Join")
        assert "2. Bob" in lines(lobby(chat))
        await choose()
        assert not await cid.say("/join")
        assert "3. Cid" in lines(lobby(chat))
        await choose()
        assert not await cid.say("/leave")
        assert "3. Cid" not in lines(lobby(chat))


async def test_nobody_sits_twice(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/play block")
        versions = len(lobby(chat).versions)
        assert told(await ann.press("Join")) == says("already-seated", ready="no")
        assert told(await ann.say("/join")) == says("already-seated", ready="no")
        assert names(chat) == ["Ann"]
        assert len(lobby(chat).versions) == versions
        join = lobby(chat).buttons[0]
        await chat.guest("Bob").press("Join")
        assert told(await ann.send(join.data)) == says("already-seated", ready="yes")


async def test_a_full_table_takes_nobody_but_a_person_for_a_computer_player(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.seated("/play goat", "Ann", "Bob", "Cid", computers=1)
        assert told(await ann.press("Add computer")) == says("table-full")
        assert names(chat)[:3] == ["Ann", "Bob", "Cid"]
        assert "🤖" in lobby(chat).message.plain()
        dot, eve = chat.guests("Dot", "Eve")
        assert not await dot.press("Join")
        assert names(chat) == ["Ann", "Bob", "Cid", "Dot"]
        assert "🤖" not in lobby(chat).message.plain()
        assert told(await eve.press("Join")) == says("table-full")
        assert told(await eve.say("/join A")) == says("table-full")


async def test_a_person_takes_the_seat_of_a_computer_player_who_would_be_too_many(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.seated("/play general", "Ann", "Bob", "Cid", computers=1)
        assert not await chat.guest("Dot").press("Join")
        assert names(chat) == ["Ann", "Bob", "Cid", "Dot"], "General's goat is not for five"
        assert lines(lobby(chat))[-1] == says("lobby-ready")
        await chat.guest("Eve").press("Join")
        assert len(names(chat)) == 5, "nobody is sent away for a person"


async def test_who_takes_the_seat_of_a_computer_player_sits_in_it(tmp_path: Path) -> None:
    """So those who have chosen each other stay together."""
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.seated("/play goat", "Ann", "Bob", computers=2)
        for label in ("Teams", "1. Ann", "2. Bob", "Done"):
            await ann.press(label)
        assert names(chat) == ["Ann", "Clara", "Bob", "Bruno"]
        await chat.guest("Bruno").press("Join")
        assert names(chat) == ["Ann", "Clara", "Bob", "Bruno"], "his name is free"
        await chat.guest("Dot").press("Join")
        assert names(chat) == ["Ann", "Dot", "Bob", "Bruno"]
        assert not any(seat.computer for seat in chat.table().match.seats)


async def test_a_computer_player_stays_where_there_is_room_or_he_is_needed(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.seated("/play general", "Ann", "Bob", computers=1)
        await chat.guest("Cid").press("Join")
        assert lines(lobby(chat))[-1] == says("lobby-ready"), "the computer player is the fourth"
        await bob.press("Leave")
        await ann.press("Add computer")
        await ann.press("Add computer")
        await chat.guest("Dot").press("Join")
        assert len(names(chat)) == 6, "the game is for six"


async def test_a_computer_player_can_be_sent_away(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.seated("/play block", "Ann", "Bob", computers=2)
        post = lobby(chat)
        first, last = [seat for seat in chat.table().match.seats if seat.computer is not None]
        (away,) = buttons(post, What.GUEST)
        assert away.text == f"Without {last.name}"
        assert told(await chat.guest("Eve").send(away.data, post)) == says("only-players")
        assert not await ann.press(away.text)
        assert names(chat)[:2] == ["Ann", "Bob"]
        assert [seat.name for seat in chat.table().match.seats if seat.computer is not None] == [first.name]
        assert told(await ann.send(away.data, post)) == says("bad-button"), "nobody sits there by now"
        await ann.press(f"Without {first.name}")
        assert names(chat) == ["Ann", "Bob"]
        assert not buttons(lobby(chat), What.GUEST)


@pytest.mark.parametrize(
    ("asked", "goal"),
    [
        ("goat target=61", "The match goes to 61."),
        ("mexican-train", "The match lasts 13 rounds."),
        ("general session_minutes=30", "The match lasts 30 minutes."),
        (
            "general session_rounds=1",
            "The match lasts 60 minutes. It ends earlier after one counted round.",
        ),
    ],
)
async def test_a_lobby_says_how_far_the_match_goes(tmp_path: Path, asked: str, goal: str) -> None:
    async with chatting(tmp_path) as chat:
        await chat.guest("Ann").say(f"/play {asked}")
        assert lines(lobby(chat))[2] == goal


async def test_what_a_match_goes_to_is_not_said_before_the_players_decide_it(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/play bergen")
        assert "The match goes to" not in lobby(chat).message.plain()
        await chat.guest("Bob").say("/join")
        assert lines(lobby(chat))[2] == "The match goes to 15."


async def test_who_leaves_gives_his_seat_and_the_host_his_office(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, _ = await chat.seated("/play block", "Ann", "Bob", "Cid")
        assert not await ann.press("Leave")
        assert lines(lobby(chat))[3:5] == ["1. Bob (host)", "2. Cid"]
        assert told(await ann.press("Leave")) == says("not-seated")
        assert told(await ann.press("Close the table")) == says("only-host")
        await ann.press("Join")
        assert names(chat) == ["Bob", "Cid", "Ann"]
        assert not await bob.say("/leave")
        assert lines(lobby(chat))[3] == "1. Cid (host)"


async def test_the_last_person_to_leave_closes_the_lobby(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.seated("/play block", "Ann", "Bob", computers=1)
        await ann.press("Leave")
        assert chat.tables()
        await bob.press("Leave")
        assert not chat.tables()
        (post,) = chat.room()
        assert post.message.plain() == says("lobby-closed", game="Block")
        assert not post.buttons


async def test_equal_names_are_told_apart(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        first, second, third = (chat.guest("Ann", number=str(number)) for number in range(3))
        await first.say("/play block")
        await second.press("Join")
        await third.press("Join")
        assert names(chat) == ["Ann", "Ann 2", "Ann 3"]
        await second.press("Leave")
        assert names(chat) == ["Ann", "Ann 3"]
        await second.press("Join")
        assert names(chat) == ["Ann", "Ann 3", "Ann 2"]


# --- Closing ----------------------------------------------------------------------------------------------


async def test_a_lobby_is_closed_after_half_an_hour(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        _, bob = await chat.seated("/play block", "Ann", "Bob")
        old = lobby(chat).buttons[0]
        await chat.wait(minutes=29.9)
        assert chat.tables()
        await chat.wait(minutes=0.2)
        assert not chat.tables()
        assert chat.room()[-1].message.plain() == says("lobby-closed", game="Block")
        assert told(await bob.send(old.data, chat.room()[-1])) == says("lobby-is-closed")
        assert told(await bob.say("/join")) == says("no-lobby-here")


@pytest.mark.parametrize("who", ["host", "admin", "player", "stranger"])
@pytest.mark.parametrize("how", ["button", "command"])
async def test_the_host_and_who_runs_the_chat_may_close_a_lobby(tmp_path: Path, who: str, how: str) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.seated("/play block", "Ann", "Bob")
        somebody = {
            "host": ann,
            "player": bob,
            "admin": chat.guest("Zoe", admin=True),
            "stranger": chat.guest("Sam"),
        }[who]
        answer = await (somebody.press("Close the table") if how == "button" else somebody.say("/stop"))
        if who in ("host", "admin"):
            assert not answer
            assert not chat.tables()
            assert chat.room()[-1].message.plain() == says("lobby-closed", game="Block")
        else:
            assert told(answer) == says("only-host")
            assert chat.tables()


# --- Starting ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "people"),
    [("block", 1), ("general", 1), ("general", 3), ("general", 5)],
)
async def test_who_starts_too_early_is_told_what_to_do(tmp_path: Path, game: str, people: int) -> None:
    """General's goat is for pairs."""
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.seated(f"/play {game}", *[f"G{number}" for number in range(people)])
        assert lobby(chat).buttons[0].text == "Join"
        wanted = text("lobby-wanted", seated=people, players=players(variants()[game], chat.table().options))
        assert told(await ann.press("Start")) == says("too-few", wanted=wanted, sheet=False)
        assert chat.table().state is None
        while people not in variants()[game].players:
            await ann.press("Add computer")
            people += 1
        assert not await ann.press("Start")
        assert chat.table().state is not None


async def test_a_stranger_starts_nothing(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.seated("/play block", "Ann", "Bob")
        sam = chat.guest("Sam")
        for label in ("Start", "Add computer", "House rules", "Other game"):
            assert told(await sam.press(label)) == says("only-players")
        assert told(await sam.press("Leave")) == says("not-seated")
        assert chat.table().state is None
        assert names(chat) == ["Ann", "Bob"]


@pytest.mark.parametrize(
    ("play", "key", "seated"),
    [("/play block", "join-late", "not-away"), ("/sheet goat teams=false", "sheet-late", "already-begun")],
)
async def test_who_comes_too_late_is_told_when_he_can_sit_down(
    tmp_path: Path, play: str, key: str, seated: str
) -> None:
    async with chatting(tmp_path) as chat:
        _, bob = await chat.seated(play, "Ann", "Bob")
        join = pack(What.JOIN, chat.table().id)
        await bob.press("Start")
        sam, before = chat.guest("Sam"), chat.table().match
        assert told(await sam.send(join)) == told(await sam.say("/join")) == says(key)
        assert told(await bob.send(join)) == says(seated)
        assert told(await bob.say("/join")) == says("not-away")
        assert chat.table().match == before


async def test_several_people_are_told_beforehand_that_with_a_computer_player_nothing_is_counted(
    tmp_path: Path,
) -> None:
    async with chatting(tmp_path) as chat:
        (ann,) = await chat.seated("/play block", "Ann", computers=1)
        assert says("lobby-uncounted") not in lines(lobby(chat)), "who is alone with it expects nothing else"
        await chat.guest("Bob").press("Join")
        assert says("lobby-uncounted") in lines(lobby(chat))
        await ann.press("Without Clara")
        assert says("lobby-uncounted") not in lines(lobby(chat))


async def test_whoever_sits_there_may_start(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        _, bob = await chat.seated("/play block", "Ann", "Bob")
        start = buttons(lobby(chat), What.START)[0]
        assert not await bob.press("Start")
        assert chat.table().state is not None
        assert told(await bob.send(start.data)) == says("already-begun")
        first = chat.room()[0]
        assert not first.buttons, "the lobby has become a list of who plays"
        assert "2. Bob" in lines(first)


async def test_two_who_start_at_once_start_one_match(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.seated("/play block", "Ann", "Bob")
        start = buttons(lobby(chat), What.START)[0].data
        answers = await asyncio.gather(ann.send(start), bob.send(start))
        assert sorted(map(told, answers)) == ["", says("already-begun")]
        assert chat.table().state is not None


# --- Several tables ---------------------------------------------------------------------------------------


async def test_a_chat_has_eight_tables_at_most(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        for _ in range(8):
            assert not await ann.say("/play block")
        assert told(await ann.say("/play goat")) == says("too-many-tables", most=8)
        assert [table.match.name for table in chat.tables()] == list("ABCDEFGH")
        await ann.say("/stop C")
        assert not await ann.say("/play goat")
        assert sorted(table.match.name for table in chat.tables()) == list("ABCDEFGH"), "the free letter"


async def test_people_who_ask_at_once_get_tables_of_different_names(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = chat.guests(*"abcdefghij")
        answers = await asyncio.gather(*(guest.say("/play block") for guest in guests))
        assert sorted(table.match.name for table in chat.tables()) == list("ABCDEFGH")
        assert sorted(map(told, answers)) == [""] * 8 + [says("too-many-tables", most=8)] * 2


async def test_tables_are_told_apart_by_their_letters(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = chat.guests("Ann", "Bob", "Cid", "Dot")
        await ann.say("/play block")
        await bob.say("/play draw")
        await cid.say("/play goat")

        def of_dot() -> str:
            return "".join(table.match.name for table in chat.tables() if table.seat_of(dot.id) is not None)

        assert not await dot.say("/join b")
        assert of_dot() == "B"
        assert not await dot.say("/join")
        assert of_dot() == "BC", "the newest"
        assert told(await dot.say("/join Z")) == says("no-table-called", table="Z")
        (question,) = await chat.guest("Eve").say("/table")
        assert question.message.plain() == says("which-table")
        assert question.labels == ["A · Block", "B · Draw Dominoes", "C · Goat"]
        (question,) = await dot.say("/leave")
        assert question.labels == ["B · Draw Dominoes", "C · Goat"]
        assert not await dot.press("C · Goat", question)
        assert told(await dot.press("C · Goat", question)) == says("not-your-table"), "once"
        assert of_dot() == "B"
        assert not await dot.say("/leave"), "only one is left that can be meant"
        assert not of_dot()


async def test_a_second_table_gives_the_first_its_letter_without_changing_it(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/play block", "Ann", "Bob")
        head, hand = table_post(chat), bob.hand()
        assert lines(head)[0] == says("table-head", game="Block", round=FIRST_ROUND)
        changes = chat.changes()
        await ann.say("/play draw")
        assert lines(head)[0] == says("table-head-named", game="Block", table="A", round=FIRST_ROUND)
        assert says("hand-table", game="Block", table="A") not in lines(hand)
        await bob.say("/join B")
        assert says("hand-table", game="Block", table="A") in lines(bob.hand())
        assert changes == ["B", "B"]


async def test_play_without_a_game_is_the_game_that_was_played_last(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/play block single_round=true", "Ann", "Bob")
        while chat.tables():
            guest = chat.on_turn((ann, bob))
            await guest.send(guest.hand().buttons[0].data, guest.hand())
        await ann.say("/play")
        assert chat.table().match.game == "block"
        await ann.say("/stop")
        await chat.guest("Eve").say("/play target=50")
        assert "Block" in lobby(chat).message.plain()


async def test_a_terminal_fills_the_table_with_computer_players(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=replace(LIMITS, company=False)) as chat:
        ann = chat.guest("Ann")
        for game, variant in variants().items():
            if max(variant.players) == 1:
                continue  # it begins at once
            await ann.say(f"/play {game}")
            assert len(names(chat)) == max(number for number in variant.players if number <= 4)
            assert lines(lobby(chat))[-1] == says("lobby-ready")
            await ann.press("Close the table")


async def test_a_terminal_adds_nobody_to_a_rematch(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=replace(LIMITS, company=False)) as chat:
        ann = chat.guest("Ann")
        await ann.say("/play block single_round=true")
        for _ in range(2):
            await ann.press(buttons(lobby(chat), What.GUEST)[0].text)
        before = names(chat)
        await ann.press("Start")
        await to_the_end(chat, [ann])
        await ann.press("Rematch")
        assert names(chat) == before
        assert len(before) == 2


@pytest.mark.parametrize(
    ("asked", "wanted"),
    [
        ("block set=9", text("players-range", fewest=2, most=7)),
        ("matador", text("players-range", fewest=3, most=6)),
        ("general", literal("4, 6, 8, 10, 12, 14, 16")),
        ("sport-goat", literal("4")),
    ],
)
async def test_a_lobby_waits_for_as_many_as_can_play_by_its_house_rules(
    tmp_path: Path, asked: str, wanted: Text
) -> None:
    async with chatting(tmp_path) as chat:
        await chat.guest("Ann").say(f"/play {asked}")
        assert lines(lobby(chat))[-1] == says("lobby-wanted", seated=1, players=wanted)


async def test_talk_carries_the_lobby_away_and_table_brings_it_back(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.seated("/play block", "Ann", "Bob")
        first = lobby(chat)
        await bob.say("hello")
        assert not await ann.say("/table")
        (post,) = chat.room()
        assert post is not first
        assert first.gone
        assert "2. Bob" in lines(post)
