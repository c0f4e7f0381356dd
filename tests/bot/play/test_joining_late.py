"""Sitting down in the middle of a match, where a computer player sits."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bot.data import What, pack
from bot.tables.plan import Due, Pauses
from engine.tiles import show_tiles
from storage.matches import Status
from tests.bot.chat import LIMITS, buttons, chatting, says, told
from tests.bot.reading import names, table_post
from tests.bot.steering import make, moves, state_of, to_the_end, until


async def test_who_comes_late_plays_on_for_a_computer_player(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.playing("/play block", "Ann", "Bob", computers=1)
        await until(chat, [ann, bob], lambda state: chat.on_turn([ann, bob]) is ann and state.ply > 3)
        before, cid = state_of(chat), chat.guest("Cid")
        place = says("joined-late", name="🤖 Clara")
        assert told(await cid.press("Join", table_post(chat))) == f"{place}\n{says('lobby-uncounted')}"
        assert chat.room()[-1].message.plain() == says("joined-late-told", name="Cid", other="🤖 Clara")
        assert state_of(chat) == before, "no tile has moved"
        held = show_tiles(before.hands[2])
        assert all(f"[{tile.replace('-', '|')}]" in cid.screen() for tile in held.split())
        assert "Cid" in table_post(chat).message.plain()
        assert "Clara" not in table_post(chat).message.plain()
        assert not buttons(table_post(chat), What.JOIN), "nobody else can come"
        guests = [ann, bob, cid]
        state = await until(chat, guests, lambda state: chat.on_turn(guests) is cid)
        await make(chat, guests, moves(state)[0])
        assert state_of(chat).ply > state.ply


async def test_who_comes_late_plays_this_round_if_a_computer_player_does(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.playing("/lunch", "Ann", "Bob", computers=4)
        late = chat.guests("Cid", "Dot", "Eve")
        for guest in late:
            await guest.press("Join", table_post(chat))
        seats = [chat.table().seat_of(guest.id) for guest in late]
        assert [seat.seat for seat in seats if seat is not None] == [3, 2, 5]
        assert state_of(chat).table == (0, 1, 2, 3)
        assert says("hand-waiting") in late[2].screen()


async def test_a_match_that_a_computer_player_began_stays_out_of_the_tallies(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/play block single_round=true", "Ann", "Bob", computers=1)
        await chat.guest("Cid").say("/join")
    async with chatting(tmp_path, chat=chat):  # it is known after a restart, too
        guests = chat.guests("Ann", "Bob", "Cid")
        ann = guests[0]
        await to_the_end(chat, guests)
        assert says("result-uncounted") in chat.room()[-1].message.plain()
        await ann.say("/tally")
        assert says("tally-empty") in chat.room()[-1].message.plain()
        await ann.press("Rematch")
        await to_the_end(chat, guests)
        assert says("result-uncounted") not in chat.room()[-1].message.plain(), "he has begun this one"
        await ann.say("/tally players")
        assert "Cid" in chat.room()[-1].message.plain()


async def test_whoever_comes_for_the_computer_player_on_turn_has_the_whole_time(tmp_path: Path) -> None:
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        (ann,) = await chat.playing("/play block", "Ann", computers=1)
        if state_of(chat).turn == 0:
            await make(chat, [ann], moves(state_of(chat))[0])
        before, bob = state_of(chat), chat.guest("Bob")
        assert before.turn == 1
        await bob.say("/join")
        await chat.wait(seconds=100)
        assert state_of(chat) == before, "the computer player would have moved long ago"
        await make(chat, [ann, bob], moves(before)[0])
        assert state_of(chat).ply > before.ply


async def test_of_several_tables_one_joins_that_which_has_a_seat(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.playing("/play block", "Ann", "Bob")
        await chat.playing("/play draw", "Cid", computers=1)
        dot, eve = chat.guests("Dot", "Eve")
        assert told(await eve.say("/join a")) == says("join-late")
        assert says("joined-late", name="🤖 Clara") in told(await dot.say("/join"))
        assert [table.match.game for table in chat.tables() if table.seat_of(dot.id)] == ["draw"]
        assert told(await eve.say("/join")) == says("join-late")


async def test_the_door_of_a_lobby_leads_to_the_seat_of_a_computer_player_later(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.playing("/play block", "Ann", computers=1)
        door = f"/start join_{chat.table().id}"
        bob, eve, cid = chat.guests("Bob", "Eve", "Cid")
        chat.port.strangers.add(eve.id)
        assert told(await eve.write(door)) == says("no-such-table")
        joined, seated = await bob.write(door)
        assert says("joined-late", name="🤖 Clara") in told([joined])
        assert told([seated]) == says("seated-here", game="Block", room="The club")
        assert told(await cid.write(door)) == says("join-late")
        assert names(chat) == ["Ann", "Bob"]


async def test_nobody_sits_down_late_in_the_name_of_a_chat(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.playing("/play block", "Ann", computers=1)
        mask = chat.guest("The club")
        mask.person = replace(mask.person, masked=True)
        assert told(await mask.press("Join", table_post(chat))) == says("masked")
        assert told(await mask.say("/join")) == says("masked")
        assert names(chat) == ["Ann", "Clara"]


async def test_a_match_that_waits_for_somebody_to_come_back_goes_on_with_who_comes_late(tmp_path: Path) -> None:
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        await chat.playing("/play block", "Ann", computers=2)
        for _ in range(10):
            await chat.wait(minutes=10)
        assert chat.table().due.keys() == {Due.IDLE}
        assert state_of(chat).turn == 1, "that of a computer player, who goes on when somebody is there"
        bob = chat.guest("Bob")
        await bob.say("/join")
        assert Due.IDLE not in chat.table().due
        await chat.wait(seconds=2)
        assert chat.on_turn([bob]) is bob


async def test_as_last_time_who_came_late_has_his_seat(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid = await chat.playing("/play general session_rounds=1", "Ann", "Bob", "Cid", computers=1)
        dot = chat.guest("Dot")
        await dot.say("/join")
        await to_the_end(chat, [ann, bob, cid, dot])
        await cid.press("New table")
        await cid.press("Teams")
        await cid.press("As last time")
        assert names(chat) == ["Ann", "Bob", "Cid", "Dot"]
        assert not any(seat.computer for seat in chat.table().match.seats)


async def test_a_seat_that_is_kept_for_somebody_is_not_given_away(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        _, bob = await chat.playing("/play block", "Ann", "Bob")
        await bob.say("/leave")
        assert not buttons(table_post(chat), What.JOIN)
        join = pack(What.JOIN, chat.table().id)
        assert told(await chat.guest("Cid").send(join)) == says("join-late")
        assert not await bob.send(join), "for him it is the way back"
        assert "🤖 Bob" not in table_post(chat).message.plain()
        assert told(await bob.send(join)) == says("not-away")
        await bob.say("/leave")
        await chat.guest("Zoe", admin=True).say("/stop")
        assert told(await bob.send(join)) == says("lobby-is-closed")
        assert told(await chat.guest("Cid").send(join)) == says("lobby-is-closed")


async def test_who_has_come_late_can_leave_and_come_back_like_others(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.playing("/play block", "Ann", "Bob", computers=1)
        cid = chat.guest("Cid")
        await cid.say("/join")
        assert told(await cid.say("/leave")) == says("left")
        assert told(await chat.guest("Dot").say("/join")) == says("join-late"), "it is his seat now"
        assert not await cid.say("/join")
        seat = chat.table().seat_of(cid.id)
        assert seat is not None
        assert seat.held_by is None


async def test_his_name_is_told_apart_from_those_at_the_table(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.playing("/play block", "Ann", computers=1)
        await chat.guest("Ann", number="2").say("/join")
        assert names(chat) == ["Ann", "Ann 2"]
        assert chat.table().match.status is Status.PLAYING


async def test_nobody_is_asked_to_join_where_nobody_else_can_come(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=replace(LIMITS, company=False)) as chat:
        await chat.playing("/play block", "Ann")
        assert not buttons(table_post(chat), What.JOIN)
        bob = chat.guest("Bob")
        await bob.write("/play block")
        await bob.press("Start")
        assert bob.private()
        assert not any(buttons(post, What.JOIN) for post in bob.private()), "nor into his private chat"
