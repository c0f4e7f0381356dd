"""The turn clock, as people see it: warnings, moves for sleepers, computer players in their seats."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.data import What
from bot.tables.plan import Pauses
from engine.model import Phase
from tests.bot.chat import Chat, Guest, buttons, chatting, says, told
from tests.bot.reading import table_post
from tests.bot.steering import make, moves, state_of, until

HALF, WHOLE = 90, 180
"""Seconds of the usual clock."""


async def _set(chat: Chat, label: str) -> None:
    zoe = chat.guest("Zoe", admin=True)
    await zoe.say("/settings")
    await zoe.press(label)


async def _press_passes(guests: Sequence[Guest]) -> None:
    """Let passes wait for these guests, so that each of their turns is one that they may sleep through."""
    for guest in guests:
        await guest.say("/settings")
        await guest.press(says("setting-single.is-ask"))


def _warned(guest: Guest) -> bool:
    return any(post.message.plain() == says("hand-warning", game="Block") for post in guest.private())


def _seat(chat: Chat, guest: Guest) -> tuple[int, bool]:
    """How often in a row he has missed his turn, and whether a computer player holds his seat."""
    seat = chat.table().seat_of(guest.id)
    assert seat is not None
    return seat.misses, seat.held_by is not None


async def test_who_sleeps_is_warned_then_played_for_then_held(tmp_path: Path) -> None:
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        await _press_passes(guests)
        sleeper = chat.on_turn(guests)
        other = next(guest for guest in guests if guest is not sleeper)

        await chat.wait(seconds=HALF - 1)
        assert not _warned(sleeper)
        await chat.wait(seconds=2)
        assert _warned(sleeper)
        assert sleeper.private()[-1].loud, "edits do not notify"
        assert not _warned(other)
        await chat.wait(seconds=HALF - 2)
        assert chat.on_turn(guests) is sleeper
        await chat.wait(seconds=2)
        assert chat.on_turn(guests) is other
        assert state_of(chat).ply == 2
        assert not _warned(sleeper), "the warning goes with the turn"
        assert _seat(chat, sleeper) == (1, False)

        await make(chat, guests, moves(state_of(chat))[0])
        await chat.wait(seconds=WHOLE + 1)
        assert _seat(chat, sleeper) == (2, True)
        assert f"🤖 {sleeper.person.name}" in chat.room()[-1].message.plain()
        assert says("hand-held") in sleeper.hand().message.plain()
        await make(chat, guests, moves(state_of(chat))[0])
        await chat.wait(seconds=5)
        assert chat.on_turn(guests) is other, "no more waiting for who is away"

        await sleeper.press("I’m back", sleeper.hand())
        assert _seat(chat, sleeper) == (0, False)
        await make(chat, guests, moves(state_of(chat))[0])
        await chat.wait(seconds=5)
        assert chat.on_turn(guests) is sleeper


async def test_a_move_of_ones_own_forgives_what_was_missed(tmp_path: Path) -> None:
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        await _press_passes(guests)
        sleeper = chat.on_turn(guests)
        for _ in range(2):
            await chat.wait(seconds=WHOLE + 1)
            assert _seat(chat, sleeper)[0] == 1
            await make(chat, guests, moves(state_of(chat))[0])  # the other's
            await make(chat, guests, moves(state_of(chat))[0])  # his own
            assert _seat(chat, sleeper) == (0, False)
            await make(chat, guests, moves(state_of(chat))[0])


async def test_a_written_move_brings_back_who_was_held(tmp_path: Path) -> None:
    """His hand has no moves while it is held, but what he writes counts."""
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        sleeper = chat.on_turn(guests)
        await sleeper.say("/leave")
        assert not buttons(sleeper.hand(), What.MOVE)
        await make(chat, [sleeper], moves(state_of(chat))[0])
        assert _seat(chat, sleeper) == (0, False)


async def test_a_match_in_which_nobody_is_awake_waits(tmp_path: Path) -> None:
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        ann, bob = guests = await chat.playing("/play block", "Ann", "Bob")
        await chat.wait(hours=5)
        assert _seat(chat, ann) == _seat(chat, bob) == (2, True)
        state = state_of(chat)
        assert state.phase is Phase.PLAY
        await chat.wait(hours=24)
        assert state_of(chat) == state
        await ann.press("I’m back", ann.hand())
        await chat.wait(seconds=10)
        assert chat.on_turn(guests) is ann, "it goes on, and Bob’s moves are made for him"


async def test_every_chat_has_its_own_pace(tmp_path: Path) -> None:
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        await _set(chat, "1 day")
        guests = await chat.playing("/play block", "Ann", "Bob")
        first = chat.on_turn(guests)
        await chat.wait(hours=12, seconds=1)
        assert _warned(first)
        await chat.wait(hours=12, seconds=-2)
        assert chat.on_turn(guests) is first
        await chat.wait(seconds=2)
        assert chat.on_turn(guests) is not first


async def test_a_pace_that_is_changed_holds_for_later_turns_too(tmp_path: Path) -> None:
    async with chatting(tmp_path, pauses=Pauses()) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        await _set(chat, "45 seconds")
        await make(chat, guests, moves(state_of(chat))[0])
        second = chat.on_turn(guests)
        await chat.wait(seconds=46)
        assert chat.on_turn(guests) is not second


async def test_whose_time_has_run_out_is_told_who_made_the_move_and_what_comes_next(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob", "Cid")
        sleeper = chat.on_turn(guests)
        known = says("table-missed", name=sleeper.person.name)
        assert "time ran out" in known
        assert known not in table_post(chat).message.plain()
        await chat.wait(minutes=3)
        assert known in table_post(chat).message.plain()
        assert says("hand-missed") in told(await sleeper.say("/hand"))
        await until(chat, guests, lambda state: chat.on_turn(guests) is sleeper)
        assert says("hand-missed") in told(await sleeper.say("/hand")), "he has not played himself since"
        await make(chat, guests, moves(state_of(chat))[0])
        assert known not in table_post(chat).message.plain()
        assert says("hand-missed") not in told(await sleeper.say("/hand"))


async def test_a_sign_forgives_nothing_for_everybody_would_see_it(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play general signals=free", "Ann", "Bob", "Cid", "Dot")
        sleeper = chat.on_turn(guests)
        await chat.wait(minutes=3)
        shown = table_post(chat).message
        assert says("table-missed", name=sleeper.person.name) in shown.plain()
        assert not await sleeper.press(says("button-sign", kind="blank"), sleeper.hand())
        assert table_post(chat).message == shown
        assert says("hand-missed") in told(await sleeper.say("/hand"))


async def test_of_a_seat_that_a_computer_player_holds_nobody_is_told_what_it_missed(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob", "Cid")
        sleeper = chat.on_turn(guests)
        await chat.wait(minutes=3)
        await sleeper.say("/leave")
        assert "🤖" in table_post(chat).message.plain()
        assert "time ran out" not in table_post(chat).message.plain()
        assert says("hand-missed") not in told(await sleeper.say("/hand"))
