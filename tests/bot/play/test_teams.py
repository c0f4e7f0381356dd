"""Who plays with whom: partners by two taps, by lot, or as last time."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.data import What, pack
from bot.screens.lobby import AS_LAST_TIME
from tests.bot.chat import Chat, Guest, chatting, says, told
from tests.bot.reading import lines, lobby, names
from tests.bot.steering import to_the_end
from tests.waiting import PATIENCE


async def test_partners_are_chosen_by_two_taps(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.seated("/play goat", "Ann", "Bob", "Cid")
        await ann.press("Teams")
        assert says("teams-later") in lobby(chat).message.plain()
        assert says("button-last-time") not in str(lobby(chat)), "there was none"
        await ann.press("Done")
        dot = chat.guest("Dot")
        await dot.press("Join")
        for partner in ("Bob", "Cid", "Dot", "Dot"):
            await ann.press("Teams")
            await dot.press(f"{names(chat).index('Ann') + 1}. Ann")
            assert says("teams-second", name="Ann") in lobby(chat).message.plain()
            await dot.press(f"{names(chat).index(partner) + 1}. {partner}")
            assert f"Ann and {partner}" in lobby(chat).message.plain()
            await ann.press("Done")
            shown = lobby(chat).message.plain()
            assert shown.count("team 1") == shown.count("team 2") == 2
        assert sorted(names(chat)) == ["Ann", "Bob", "Cid", "Dot"]
        eve = chat.guest("Eve")
        await ann.press("Teams")
        assert told(await eve.press("1. Ann")) == says("only-players")
        for forged in ("9", "0.9", "x", "0.1.2"):
            assert told(await ann.send(pack(What.PARTNERS, chat.table().id, 0, forged))) == says("bad-button")
        await ann.press("Done")
        await ann.press("Leave")
        assert "team" not in lobby(chat).message.plain()


async def test_no_partners_are_chosen_where_nobody_has_any(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.seated("/play block", "Ann", "Bob", "Cid")
        match = chat.table().id
        assert told(await ann.send(pack(What.PARTNERS, match, 0, "0.1"))) == says("bad-button")
        assert told(await ann.send(pack(What.PARTNERS, match, 0, AS_LAST_TIME))) == says("no-last-time")
        assert told(await chat.guest("Eve").send(pack(What.PARTNERS, match, 0, AS_LAST_TIME))) == says(
            "only-players"
        )
        assert told(await ann.send(pack(What.PARTNERS, "nosuch", 0, AS_LAST_TIME))) == says("no-such-table")
        assert names(chat) == ["Ann", "Bob", "Cid"]


async def test_who_is_asked_for_a_partner_is_the_one_who_was_tapped(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _, cid, _ = await chat.seated("/play goat", "Ann", "Bob", "Cid", "Dot")
        await cid.press("Teams")
        await cid.press("2. Bob")
        await ann.say("/leave")
        await chat.guest("Eve").say("/join")
        assert says("teams-second", name="Cid") not in lobby(chat).message.plain(), "he has got another seat"


async def test_teams_by_lot_and_as_last_time(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _, cid, _ = await chat.playing("/play goat target=51", "Ann", "Bob", "Cid", "Dot")
        await to_the_end(chat, [chat.guest(name) for name in ("Ann", "Bob", "Cid", "Dot")])
        await cid.say("/play goat")
        await chat.guest("Eve").press("Join")
        for name in ("Dot", "Ann"):
            await chat.guest(name).press("Join")
        orders = set()
        for _ in range(12):
            await ann.press("Teams")
            await ann.press("Shuffle")
            await ann.press("Done")
            orders.add(tuple(names(chat)))
        assert len(orders) > 4
        await ann.press("Teams")
        await ann.press("As last time")
        assert names(chat) == ["Ann", "Eve", "Cid", "Dot"], "who is here goes before who has not come"
        await ann.press("Done")
        await chat.guest("Eve").press("Leave")
        await ann.press("Teams")
        await ann.press("As last time")
        assert names(chat) == ["Ann", "Bob", "Cid", "Dot"]


async def _as_last_time(chat: Chat, guest: Guest) -> list[str]:
    """What he is told, or who plays with whom then."""
    refused = told(await guest.send(pack(What.PARTNERS, chat.table().id, 0, AS_LAST_TIME)))
    return [refused] if refused else [line for line in lines(chat.room()[-1]) if line.startswith("Team")]


async def _with_computers(chat: Chat, game: str, *pairs: tuple[str, str]) -> list[Guest]:
    """Ann and Bob at a table with two computer players, these on one side."""
    ann, _ = guests = await chat.seated(game, "Ann", "Bob", computers=2)
    for one, other in pairs:
        await ann.press("Teams")
        await ann.press(f"{names(chat).index(one) + 1}. {one}")
        await ann.press(f"{names(chat).index(other) + 1}. {other}")
        await ann.press("Done")
    return guests


async def test_as_last_time_computer_players_sit_between_people_as_they_did(tmp_path: Path) -> None:
    teams = ["Team 1: Ann and Bob", "Team 2: 🤖 Clara and 🤖 Bruno"]
    async with chatting(tmp_path) as chat:
        ann, _ = guests = await _with_computers(chat, "/play goat target=51", ("Ann", "Bob"))
        await ann.press("Start")
        await to_the_end(chat, guests)
        await _with_computers(chat, "/play goat")
        assert await _as_last_time(chat, ann) == teams
        await ann.say("/stop")
        await ann.say("/play goat")
        assert await _as_last_time(chat, ann) == teams, "also where nobody else has come yet"
        await chat.guest("Eve").say("/join")
        assert await _as_last_time(chat, ann) == ["Team 1: Ann and Bob", "Team 2: Eve and 🤖 Clara"]


async def test_as_last_time_nobody_is_kept_out_by_a_computer_player(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = guests = await chat.playing("/play goat target=51", "Ann", "Bob", "Cid", "Dot")
        await to_the_end(chat, guests)
        await ann.say("/play goat")
        await ann.press("Add computer")
        assert await _as_last_time(chat, ann) == ["Team 1: Ann and Cid", "Team 2: Bob and Dot"]
        await ann.say("/stop")
        await ann.say("/play goat")
        await chat.guest("Eve").press("Join")
        teams = ["Team 1: Ann and Cid", "Team 2: Bob and Eve"]
        assert await _as_last_time(chat, ann) == teams, "nor by somebody who has not come"


async def test_as_last_time_more_than_last_time_play_beside_those_of_then(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = guests = await chat.playing("/play general session_rounds=1", "Ann", "Bob", "Cid", "Dot")
        await to_the_end(chat, guests)
        await chat.guest("Eve").say("/play general")
        await chat.guest("Fay").press("Join")
        await ann.press("Join")
        await _as_last_time(chat, ann)
        assert names(chat) == ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]
        for guest in (bob, chat.guest("Fay")):
            await guest.say("/leave")
        chat.port.strangers.add(bob.id)  # he has left the chat
        assert await _as_last_time(chat, ann) == ["Team 1: Ann and Cid", "Team 2: Eve and Dot"]
        await chat.guest("Eve").say("/leave")
        await _as_last_time(chat, ann)
        assert names(chat) == ["Ann", "Dot", "Cid"], "the next to come plays with Dot"


async def test_as_last_time_guests_sit_where_they_sat(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/sheet goat target=51")
        await ann.say("/sheet with Zed, Bob, Cid")
        await ann.press("Start")
        await ann.say("/sheet Ann out, Zed 30, Bob 0, Cid 30")
        await ann.press("Yes")
        assert not chat.tables()
        await ann.say("/sheet goat")
        await ann.say("/sheet with Dot, Cid, Zed")
        await _as_last_time(chat, ann)
        assert names(chat) == ["Ann", "Zed", "Dot", "Cid"], "and whoever is new where nobody else does"
        await ann.press("Done")
        await ann.press("Without Cid")
        await ann.press("Without Dot")
        await _as_last_time(chat, ann)
        assert names(chat) == ["Ann", "Zed"], "computer players have no real tiles"


async def test_as_last_time_everybody_has_a_name_of_his_own_that_of_today(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await to_the_end(chat, guests)
        await Guest(chat, replace(guests[0].person, name="Anna")).say("/help")
        bob = chat.guest("Bob", number="2")
        await bob.say("/play block")
        await _as_last_time(chat, bob)
        assert names(chat) == ["Anna", "Bob", "Bob 2"]


async def test_nobody_waits_at_a_table_until_it_is_known_who_is_in_the_chat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid = guests = await chat.playing("/play block single_round=true", "Ann", "Bob", "Cid")
        await to_the_end(chat, guests)
        await ann.say("/play block")
        asked, answer, asks = asyncio.Event(), asyncio.Event(), set[str]()

        async def is_member(room: str, person: str) -> bool:
            asks.add(person)
            if len(asks) == 2:  # both are asked for at once
                asked.set()
            await answer.wait()
            return True

        monkeypatch.setattr(chat.port, "is_member", is_member)
        waiting = asyncio.create_task(_as_last_time(chat, ann))
        async with asyncio.timeout(PATIENCE):
            await asked.wait()
            await chat.guest("Eve").press("Join")
        answer.set()
        await waiting
        assert names(chat) == ["Ann", "Bob", "Cid", "Eve"]
        assert asks == {bob.id, cid.id}
