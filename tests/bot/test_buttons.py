"""Buttons that are old, foreign or forged: nothing changes, and who pressed is told privately why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from bot.data import LONGEST, Data, What, pack, unpack
from bot.ids import PostId, RoomId
from bot.ports import Press
from bot.screens.lobby import number_of
from engine.options import menu
from storage.matches import Status
from tests.bot.chat import Asked, Chat, Guest, chatting, says, told
from tests.bot.steering import make, moves, state_of, to_the_end

ARGS = (
    "",
    "0",
    "1",
    "99",
    "-1",
    "x",
    ".",
    "0.0",
    "99.99",
    "1.",
    "9" * 40,
    "0." + "9" * 38,
    "six",
    "block",
    "6-4",
)
ABOUTS = ("", "nosuch", "clock", "single", "me", "chat", "9" * 20)


def everything(chat: Chat) -> object:
    """All that a press may change: tables, settings, what everybody sees."""
    tables = [(table.match, table.state, sorted(table.due.items())) for table in chat.tables()]
    seen = [(post.id, str(post)) for post in chat.port.posts if not post.whispered and not post.gone]
    return tables, seen


def forgeries(abouts: Sequence[str], plies: Sequence[str], args: Sequence[str] = ARGS) -> Iterator[str]:
    """Every kind of button with garbage in it."""
    for what in What:
        for about in abouts:
            for ply in plies:
                for arg in args:
                    data = f"{what.value}:{about}:{ply}:{arg}"
                    if len(data) <= LONGEST:
                        yield data


async def _change_nothing(chat: Chat, guest: Guest, forged: Iterator[str], allowed: frozenset[What]) -> None:
    """Every press is answered, and in the end everything is as it was."""
    before, tried = everything(chat), []
    for data in forged:
        known = unpack(data)
        if known is None or known.what not in allowed:
            tried.append(data)
            asked = Asked(chat, guest.person, chat.group, Press(data, PostId("none")))
            await chat.bot.handle(asked)
            assert told(asked.whispers).strip(), f"no answer to {data}"
    await chat.settle()
    assert everything(chat) == before, tried


OWN = frozenset({What.MINE, What.LANGUAGE, What.RULES})
"""What concerns nobody but who presses."""


@pytest.mark.parametrize("stage", ["lobby", "play", "over"])
async def test_a_stranger_changes_nothing(tmp_path: Path, stage: str) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.seated("/play block single_round=true", "Ann", "Bob")
        match = chat.table().id
        if stage != "lobby":
            await guests[0].press("Start")
        if stage == "over":
            await to_the_end(chat, guests)
        sam = chat.guest("Sam")
        await sam.say("/help")
        plies = ("", "1", str(2**31 - 1))
        # Anybody may sit down in a lobby, and open a new table after a match.
        allowed = OWN | {"lobby": {What.JOIN}, "play": set(), "over": {What.NEW}}[stage]
        await _change_nothing(chat, sam, forgeries((match,), plies), allowed)
        if stage == "play":
            await _change_nothing(chat, sam, forgeries(ABOUTS, plies[2:], ARGS[:6]), OWN)


async def test_who_does_not_run_the_chat_does_not_set_its_language(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        sam = chat.guest("Sam")
        assert told(await sam.send(pack(What.LANGUAGE, "chat", 0, "ru"))) == says("only-admin")
        assert told(await sam.send(pack(What.LANGUAGE, "me", 0, "xx"))).startswith("I do not speak xx")
        assert told(await sam.send(pack(What.MINE, "single", 0, "never"))) == says("bad-button")
        assert told(await sam.send(pack(What.MINE, "nosuch", 0, "play"))) == says("bad-button")
        assert told(await sam.send(pack(What.RULES, "", 0, "nosuch"))) == says("bad-button")


async def test_a_player_cannot_forge_what_he_was_not_offered(tmp_path: Path) -> None:
    """Garbage for the table at which he sits; what he may do there indeed is left out."""
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        table, guest = chat.table(), chat.on_turn(guests)
        await guest.say("/hand")
        state = state_of(chat)
        legal = {f"m:{table.id}:{state.ply}:{number}" for number in range(len(moves(state)))}
        plies = ("", f"{state.ply}", "zz")
        wanted = (data for data in forgeries((table.id,), plies) if data not in legal)
        # A tile or page is only a way to look at one's hand; another language or setting is his own matter.
        await _change_nothing(chat, guest, wanted, OWN | {What.TILE, What.PAGE})
        seen = everything(chat)
        for data in forgeries((table.id,), plies):
            known = unpack(data)
            if known is not None and known.what in (What.TILE, What.PAGE):
                await guest.send(data)
        assert everything(chat) == seen


async def test_a_host_cannot_forge_house_rules_or_pages(tmp_path: Path) -> None:
    """Pages that do not exist are the last page; choices that do not exist are none."""
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/play block")
        match, options = chat.table().id, chat.table().options
        for what in (What.OPTIONS, What.OPTION, What.CHOOSE, What.GAME):
            for arg in ARGS:
                if not (what is What.CHOOSE and arg == "0.0") and not (what is What.GAME and arg == "block"):
                    ply = number_of("block") if what is What.CHOOSE else 0
                    await ann.send(f"{what.value}:{match}:{ply}:{arg}"[:LONGEST])
        await ann.send(pack(What.LOBBY, match))
        assert chat.table().options == options
        assert chat.room()[0].buttons[0].text == "Join"


async def test_behind_the_last_house_rule_and_its_last_choice_there_is_no_other(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/play block")
        rules = menu(chat.table().options)
        for arg in (f"{len(rules)}.0", f"0.{len(rules[0].choices)}"):
            forged = pack(What.CHOOSE, chat.table().id, number_of("block"), arg)
            assert told(await ann.send(forged)) == says("bad-button"), arg
        assert menu(chat.table().options) == rules


@pytest.mark.parametrize(
    "data",
    [
        "",
        ":",
        "j",
        "zz:abc:0:",
        "J:abc:0:",
        "j:ABC:0:",
        "j:a b:0:",
        "j:abc:1:2:3",
        "m:abc:1:٣",
        "x" * 65,
        "m:é:0:0",
        "m:abc:2147483648:0",
    ],
)
async def test_what_is_no_button_at_all_is_said_to_be_none(tmp_path: Path, data: str) -> None:
    async with chatting(tmp_path) as chat:
        assert told(await chat.guest("Ann").send(data)) == says("bad-button")


def test_what_is_packed_is_unpacked() -> None:
    data = pack(What.MOVE, "abcdefgh", 123, 45)
    assert unpack(data) == Data(What.MOVE, "abcdefgh", 123, "45")
    assert unpack("m:abcdefgh:12x:4") is None


@pytest.mark.parametrize("arg", ["x" * 60, "6-4@L", "ü", "a:b", "a b"])
def test_what_does_not_fit_is_not_packed(arg: str) -> None:
    with pytest.raises(ValueError, match="no button data"):
        pack(What.MOVE, "abcdefgh", 0, arg)


async def test_every_button_there_ever_was_is_old_when_the_match_has_gone_on(tmp_path: Path) -> None:
    """All buttons of a whole match, pressed once more by everybody when it is over."""
    async with chatting(tmp_path) as chat:
        guests = await chat.seated("/play goat target=51", "Ann", "Bob")
        await guests[0].press("House rules")
        await guests[0].press("▶")
        await guests[0].press("◀")
        await guests[0].press("Done")
        match = chat.table().id
        await guests[0].press("Start")
        for _ in range(12):
            await make(chat, guests, moves(state_of(chat))[0])
        old = {label.data for post in chat.port.posts for label in post.ever()}
        await to_the_end(chat, guests)
        before = everything(chat)
        for guest in (*guests, chat.guest("Sam")):
            for data in sorted(old):
                assert told(await guest.send(data)).strip()
        assert everything(chat) == before
        table = await chat.bot.world.tables.find(match)
        assert table is not None
        assert table.match.status is Status.OVER


async def test_an_old_hand_says_that_it_is_old(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        guest = chat.on_turn(guests)
        (answer,) = await guest.say("/hand")
        await make(chat, guests, moves(state_of(chat))[0])
        state = state_of(chat)
        assert told(await guest.press(answer.buttons[0].text, answer)) == says("old-button")
        assert state_of(chat) == state


async def test_the_lobby_of_one_group_is_not_to_be_had_in_another(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.seated("/play block", "Ann", "Bob")
        match, before = chat.table().id, chat.table().match
        sam = chat.guest("Sam")
        elsewhere = RoomId("test:elsewhere")
        chat.group = type(chat.group)(elsewhere, "Elsewhere")
        for what in (What.JOIN, What.LEAVE, What.START, What.CANCEL, What.OPTIONS, What.REMATCH, What.NEW):
            assert told(await sam.send(pack(what, match))) == says("no-such-table")
        assert told(await sam.say("/join")) == says("no-lobby-here")
        assert told(await sam.say("/join A")) == says("no-table-called", table="A")
        assert chat.table().match == before
