"""The life of a lobby: sitting down and getting up, house rules, the host, closing, starting."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.data import What, pack
from bot.ports import text
from engine.game import variants
from engine.options import menu
from tests.bot.chat import Chat, Guest, Post, buttons, chatting, says, told
from tests.bot.steering import to_the_end


def names(chat: Chat) -> list[str]:
    return [seat.name for seat in chat.table().match.seats]


def lobby(chat: Chat) -> Post:
    """The newest lobby."""
    return next(post for post in reversed(chat.room()) if "table" in post.message.plain())


def lines(post: Post) -> list[str]:
    return post.message.plain().splitlines()


# --- Sitting down and getting up --------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_table_is_one_message_with_its_seats(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        assert not await ann.say("/play block")
        (post,) = chat.room()
        assert lines(post)[0] == "Block · table A"
        assert "1. Ann (host)" in lines(post)
        assert lines(post)[-1] == says("lobby-wanted", seated=1, players=text("players-range", fewest=2, most=8))
        assert post.buttons[0].text == "Join"
        assert not await bob.press("Join")
        assert chat.room() == [post], "the same message"
        assert "2. Bob" in lines(post)
        assert lines(post)[-1] == says("lobby-ready")
        assert post.buttons[0].text == "Start", "what leads on stands first"


@pytest.mark.asyncio
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


@pytest.mark.asyncio
async def test_a_full_table_takes_nobody_but_a_person_for_a_computer_player(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.seated("/play goat", "Ann", "Bob", "Cid")
        await guests[0].press("Add computer")
        assert told(await guests[0].press("Add computer")) == says("table-full")
        assert names(chat)[:3] == ["Ann", "Bob", "Cid"]
        assert "🤖" in lobby(chat).message.plain()
        dot, eve = chat.guests("Dot", "Eve")
        assert not await dot.press("Join")
        assert names(chat) == ["Ann", "Bob", "Cid", "Dot"]
        assert "🤖" not in lobby(chat).message.plain()
        assert told(await eve.press("Join")) == says("table-full")
        assert told(await eve.say("/join A")) == says("table-full")


@pytest.mark.asyncio
async def test_who_leaves_gives_his_seat_and_the_host_his_office(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, _ = await chat.seated("/play block", "Ann", "Bob", "Cid")
        assert not await ann.press("Leave")
        assert lines(lobby(chat))[2:4] == ["1. Bob (host)", "2. Cid"]
        assert told(await ann.press("Leave")) == says("not-seated")
        assert told(await ann.press("Close the table")) == says("only-host")
        await ann.press("Join")
        assert names(chat) == ["Bob", "Cid", "Ann"]
        assert not await bob.say("/leave")
        assert lines(lobby(chat))[2] == "1. Cid (host)"


@pytest.mark.asyncio
async def test_the_last_person_to_leave_closes_the_lobby(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.seated("/play block", "Ann", "Bob")
        await ann.press("Add computer")
        await ann.press("Leave")
        assert chat.tables()
        await bob.press("Leave")
        assert not chat.tables()
        (post,) = chat.room()
        assert post.message.plain() == says("lobby-closed", game="Block")
        assert not post.buttons


@pytest.mark.asyncio
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


@pytest.mark.asyncio
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


@pytest.mark.asyncio
async def test_a_match_that_has_begun_does_not_end_with_its_lobby(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.playing("/play block", "Ann", "Bob")
        await chat.wait(minutes=5)
        assert chat.table().state is not None


@pytest.mark.asyncio
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


async def _refused_start(guest: Guest, game: str, players: int, allowed: str) -> None:
    assert told(await guest.press("Start")) == says("refused-players", players=players, allowed=allowed)
    assert guest.chat.table().state is None


def _allowed(game: str) -> str:
    return ", ".join(map(str, variants()[game].players))


@pytest.mark.asyncio
@pytest.mark.parametrize(("game", "people"), [("block", 1), ("general", 1), ("general", 3), ("general", 5)])
async def test_a_match_needs_the_players_that_its_game_is_for(tmp_path: Path, game: str, people: int) -> None:
    """General's goat is for pairs."""
    async with chatting(tmp_path) as chat:
        guests = await chat.seated(f"/play {game}", *[f"G{number}" for number in range(people)])
        assert lobby(chat).buttons[0].text == "Join"
        await _refused_start(guests[0], game, people, _allowed(game))
        if people == 5:
            await guests[0].press("Add computer")
            assert not await guests[0].press("Start")
            assert chat.table().state is not None


@pytest.mark.asyncio
async def test_a_stranger_starts_nothing(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.seated("/play block", "Ann", "Bob")
        sam = chat.guest("Sam")
        for label in ("Start", "Add computer", "House rules", "Other game"):
            assert told(await sam.press(label)) == says("only-players")
        assert told(await sam.press("Leave")) == says("not-seated")
        assert chat.table().state is None
        assert names(chat) == ["Ann", "Bob"]


@pytest.mark.asyncio
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


@pytest.mark.asyncio
async def test_two_who_start_at_once_start_one_match(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.seated("/play block", "Ann", "Bob")
        start = buttons(lobby(chat), What.START)[0].data
        answers = await asyncio.gather(ann.send(start), bob.send(start))
        assert sorted(map(told, answers)) == ["", says("already-begun")]
        assert chat.table().state is not None


# --- House rules ------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_house_rules_are_chosen_on_pages(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = await chat.seated("/play block", "Ann", "Bob")
        await ann.press("House rules")
        (page,) = chat.room()
        assert lines(page) == [says("options-head", game="Block", page=1, pages=3)]
        assert "◀" not in [button.text for button in page.buttons]
        await ann.press("▶")
        await ann.press("Target: 100")
        assert lines(page)[1] == says("option-target.about")
        assert [button.text for button in page.buttons][:3] == ["50", "✓ 100", "150"]
        assert told(await bob.press("50")) == says("only-host")
        await ann.press("50")
        assert "Target: 50" in [button.text for button in page.buttons], "the page from which one came"
        await ann.press("Done")
        assert says("lobby-options", options="Target: 50") in lines(page)
        assert menu(chat.table().options)[9].value == 50
        assert chat.room() == [page]


@pytest.mark.asyncio
@pytest.mark.parametrize("game", list(variants()))
async def test_every_choice_of_every_house_rule_can_be_pressed(tmp_path: Path, game: str) -> None:
    """They are found by leafing through all pages, and the lobby shows what differs from the usual."""
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        alone = max(variants()[game].players) == 1  # else it would begin at once
        await ann.say("/play block" if alone else f"/play {game}")
        await ann.send(pack(What.GAME, chat.table().id, 0, game))
        await ann.press("House rules")
        for rule in menu(chat.table().options):
            wanted = rule.choices[-1]
            (post,) = chat.room()
            while not (opened := _button_of(post, rule.name)):
                await ann.press("▶")
            await ann.send(opened, post)
            while not any(
                label.data.endswith(f".{len(rule.choices) - 1}") for label in buttons(post, What.CHOOSE)
            ):
                await ann.press("▶")
            await ann.send(buttons(post, What.CHOOSE)[-1].data, post)
            now = {choice.name: choice.value for choice in menu(chat.table().options)}
            assert now[rule.name] == wanted
        await ann.press("Done")


def _button_of(post: Post, rule: str) -> str | None:
    name = says(f"option-{rule}")
    return next((b.data for b in buttons(post, What.OPTION) if b.text.startswith(f"{name}: ")), None)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("asked", "wanted"),
    [
        ("block target=50 set=9", {"target": 50, "set": 9}),
        ("BLOCK Target = 50", {"target": 50}),
        ("rounds=none single_round=yes goat-less", {}),
        ("kozel teams=off threshold=0", {"teams": False, "threshold": 0}),
        ("target=150", {"target": 150}),
        ("max_pip=5 block", {"max_pip": 5}),
        ("General's goat signals=free", {"signals": "free"}),
    ],
)
async def test_game_and_house_rules_can_be_typed(tmp_path: Path, asked: str, wanted: dict[str, object]) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        answer = await ann.say(f"/play {asked}")
        if not wanted:
            assert told(answer) == says("no-such-game", name="goat-less")
            assert not chat.tables()
            return
        assert not answer
        rules = menu(chat.table().options)
        assert {rule.name: rule.value for rule in rules if rule.value != rule.default} == wanted


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("fish", says("no-such-game", name="fish")),
        ("block set=7", says("refused-no-such-choice", option="Set", value="7", choices="6, 9, 12, 15, 18")),
        (
            "block blocked_winner=luck",
            "Winner of a blocked round cannot be luck. "
            "It can be: the fewest pips (pips) and the fewest tiles (count).",
        ),
        ("block set=", says("no-such-game", name="block set=")),
        ("block <b>bold</b>", says("no-such-game", name="block <b>bold</b>")),
        ("block teams=on", None),
        ("x" * 401, says("too-long", most=400)),
    ],
)
async def test_what_cannot_be_is_said_to_who_asked(tmp_path: Path, asked: str, answer: str | None) -> None:
    async with chatting(tmp_path) as chat:
        said = told(await chat.guest("Ann").say(f"/play {asked}"))
        if answer is None:
            answer = says(
                "refused-no-such-option",
                option="teams",
                options=tuple(
                    text("name-with-id", name=text(f"option-{rule.name}"), id=rule.name)
                    for rule in menu(variants()["block"].options())
                ),
            )
        assert said == answer
        assert chat.port.posts[0].reader is not None
        assert not chat.tables()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("asked", "people", "why"),
    [
        ("block max_pip=9", 2, says("refused-max-pip", max_pip=9, set=6)),
        ("block set=6", 5, says("refused-set-too-small", tiles=28, needed=35)),
        ("general queue_teams=2", 6, says("refused-queue-teams", teams=2, players=6)),
    ],
)
async def test_house_rules_that_do_not_go_together_are_named(
    tmp_path: Path, asked: str, people: int, why: str
) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.seated(f"/play {asked}", *[f"G{number}" for number in range(people)])
        assert lines(lobby(chat))[-1] == why
        assert told(await guests[0].press("Start")) == why
        assert chat.table().state is None


@pytest.mark.asyncio
async def test_another_game_has_its_own_house_rules(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await chat.seated("/play block target=50 set=9", "Ann", "Bob", "Cid", "Dot", "Eve")
        await bob.press("Other game")
        assert told(await bob.press("Goat")) == says("only-host")
        assert told(await ann.press("Goat")) == says("too-many-for-game", most=4)
        await ann.press("Draw Dominoes")
        assert lines(lobby(chat))[0] == "Draw Dominoes · table A"
        assert not any(line.startswith("House rules") for line in lines(lobby(chat)))
        assert names(chat) == ["Ann", "Bob", "Cid", "Dot", "Eve"]


@pytest.mark.asyncio
async def test_partners_are_chosen_by_two_taps(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await chat.seated("/play goat", "Ann", "Bob", "Cid")
        await ann.press("Teams")
        assert says("teams-later") in lobby(chat).message.plain()
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


@pytest.mark.asyncio
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
        assert told(await ann.press("As last time")) == says("table-full")
        await chat.guest("Eve").press("Done")
        await chat.guest("Eve").press("Leave")
        await ann.press("Teams")
        await ann.press("As last time")
        assert names(chat) == ["Ann", "Bob", "Cid", "Dot"]


@pytest.mark.asyncio
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
        assert told(await ann.say("/lunch goat")) == says("no-such-game", name="general goat")


# --- Several tables ---------------------------------------------------------------------------------------


@pytest.mark.asyncio
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


@pytest.mark.asyncio
async def test_people_who_ask_at_once_get_tables_of_different_names(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = chat.guests(*"abcdefghij")
        answers = await asyncio.gather(*(guest.say("/play block") for guest in guests))
        assert sorted(table.match.name for table in chat.tables()) == list("ABCDEFGH")
        assert sorted(map(told, answers)) == [""] * 8 + [says("too-many-tables", most=8)] * 2


@pytest.mark.asyncio
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
        assert [label.text for label in question.buttons] == ["A · Block", "B · Draw Dominoes", "C · Goat"]
        (question,) = await dot.say("/leave")
        assert [label.text for label in question.buttons] == ["B · Draw Dominoes", "C · Goat"]
        assert not await dot.press("C · Goat", question)
        assert told(await dot.press("C · Goat", question)) == says("no-seat-here"), "once"
        assert of_dot() == "B"
        assert not await dot.say("/leave"), "only one is left that can be meant"
        assert not of_dot()


@pytest.mark.asyncio
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


@pytest.mark.asyncio
async def test_a_terminal_fills_the_table_with_computer_players(tmp_path: Path) -> None:
    async with chatting(tmp_path, fill_with_computers=True) as chat:
        ann = chat.guest("Ann")
        for game, variant in variants().items():
            if max(variant.players) == 1:
                continue  # it begins at once
            await ann.say(f"/play {game}")
            assert len(names(chat)) == max(number for number in variant.players if number <= 4)
            assert lobby(chat).buttons[0].text == "Start"
            await ann.press("Close the table")


@pytest.mark.asyncio
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
