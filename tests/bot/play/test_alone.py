"""Games for one: they begin at once, are played in sight of all, wait for their player, and give advice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.data import What, pack
from engine.game import legal, play, view
from engine.model import State
from engine.moves import Play
from engine.seats import Seat
from engine.solvers import Verdict, advise
from storage.matches import Status
from tests.bot.chat import LIMITS, Chat, Guest, buttons, chatting, says, told
from tests.bot.reading import shown
from tests.bot.steering import state_of
from tests.bot.strict import Post

ALONE = Seat(0)


def table_post(chat: Chat) -> Post:
    """The message of the round that is being played."""
    return next(post for post in reversed(chat.room()) if buttons(post, What.HINT))


async def press_best(chat: Chat, guest: Guest) -> None:
    """The move that the solver would make."""
    state = state_of(chat)
    move = advise(view(state, ALONE)).move
    assert move is not None
    number = legal(state, ALONE).index(move)
    await guest.send(pack(What.MOVE, chat.table().id, state.ply, number), table_post(chat))


async def a_game(chat: Chat, guest: Guest, wanted: Verdict, game: str = "solo-rows") -> State:
    """A game that begins like this."""
    while True:
        await guest.say(f"/play {game}")
        if chat.tables():  # else nothing fits from the beginning
            state = state_of(chat)
            if advise(view(state, ALONE)).verdict is wanted:
                return state
            await guest.say("/stop")


# --- At the table -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "verdict"), [("solo-rows", Verdict.WINNABLE), ("solo-batches", Verdict.UNKNOWN)])
async def test_it_begins_at_once_and_its_buttons_hang_at_the_table(
    tmp_path: Path, game: str, verdict: Verdict
) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await a_game(chat, ann, verdict, game)
        assert chat.table().match.status is Status.PLAYING
        assert not ann.private(), "nothing is hidden, so nothing is said in private"
        post = table_post(chat)
        assert says("alone-turn", name="Ann") in post.message.plain()
        assert post.message.plain().startswith(f"{says('game', game=game)}\n"), "one round is not counted"
        assert len(buttons(post, What.MOVE)) + len(buttons(post, What.TILE)) > 0
        before = state_of(chat)
        await press_best(chat, ann)
        assert state_of(chat).ply == before.ply + 1
        assert table_post(chat) is post, "the message changes in its place"


async def test_nobody_is_shown_a_lobby_that_nobody_can_join(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        names = chat.changes()
        ann = chat.guest("Ann")
        await ann.say("/play solo-rows")
        assert names == ["A"], "told of once, as begun"
        assert all(not buttons(post, What.START) for post in chat.port.posts)


async def test_others_press_nothing_there(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.guest("Ann").say("/play solo-rows")
        post, bob = table_post(chat), chat.guest("Bob")
        for what in (What.MOVE, What.HINT, What.CHANCE):
            assert told(await bob.send(buttons(post, what)[0].data, post)) == says("not-your-table")


async def test_where_a_tile_goes_is_asked_at_the_table(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await a_game(chat, ann, Verdict.WINNABLE)
        while not (asking := buttons(table_post(chat), What.TILE)):
            await press_best(chat, ann)
        before = state_of(chat)
        assert not await ann.press(asking[0].text, table_post(chat)), "the table itself asks"
        choices = buttons(table_post(chat), What.MOVE)
        assert [choice.text.split()[1] for choice in choices] == ["←", "→"]
        await ann.press(choices[1].text, table_post(chat))
        plays = [move for move in legal(before, ALONE) if isinstance(move, Play) and move.arm == "R"]
        (there,) = [move for move in plays if choices[1].text.startswith(shown([move.tile]))]
        assert state_of(chat) == play(before, ALONE, there).state


async def test_it_is_played_in_private_as_well(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.write("/play solo-batches")
        (table,) = chat.tables()
        assert table.match.room == ann.id
        post = next(post for post in ann.private() if buttons(post, What.HINT))
        assert says("alone-turn", name="Ann") not in post.message.plain(), "nobody else reads it there"
        (offered,) = buttons(post, What.MOVE)
        assert await ann.send(offered.data, post) == []
        assert state_of(chat).ply == 2


async def test_nobody_plays_for_its_player_and_days_later_it_is_closed(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.guest("Ann").say("/play solo-rows")
        before = state_of(chat)
        await chat.wait(hours=60)
        assert state_of(chat) == before
        await chat.wait(hours=20)
        assert not chat.tables()


async def test_what_can_never_be_completed_is_not_begun(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert told(await ann.say("/play solo-rows set=9")) == says("refused-never-complete", tiles=55, most=51)
        assert not chat.tables()
        await ann.say("/play solo-rows set=9 goal=longest")
        assert chat.table().match.status is Status.PLAYING


# --- The end ----------------------------------------------------------------------------------------------


async def test_it_is_solved_and_begun_anew(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await a_game(chat, ann, Verdict.WINNABLE)
        match = chat.table().id
        for _ in range(28):
            await press_best(chat, ann)
        assert not chat.tables()
        result = chat.room()[-1]
        assert says("patience-solved", name="Ann", laid=28) in result.message.plain()
        assert says("result-uncounted") not in result.message.plain()
        assert not any(buttons(post, What.HINT) for post in chat.room())
        await ann.press(says("button-another"), result)
        assert chat.table().id != match
        assert chat.table().match.status is Status.PLAYING


async def test_who_is_stuck_is_told_what_is_left(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await a_game(chat, ann, Verdict.LOST)
        state = state_of(chat)
        while chat.tables():
            state = state_of(chat)
            await press_best(chat, ann)
        text = chat.room()[-1].message.plain()
        assert says("patience-stuck", name="Ann", laid=28 - len(state.hands[0]) + 1) in text
        assert str(text).count("[") == len(state.hands[0]) - 1


# --- Advice -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verdict", "hint", "chance"),
    [(Verdict.WINNABLE, "hint-winnable", "chance-winnable"), (Verdict.LOST, "hint-lost", "chance-lost")],
)
async def test_hints_are_true_and_for_the_player_alone(
    tmp_path: Path, verdict: Verdict, hint: str, chance: str
) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        state = await a_game(chat, ann, verdict)
        move = advise(view(state, ALONE)).move
        assert isinstance(move, Play)
        (answer,) = await ann.press(says("button-hint"), table_post(chat))
        assert answer.whispered
        assert answer.message.plain() == says(hint, move=f"[{move.tile.hi}|{move.tile.lo}]")
        (answer,) = await ann.press(says("button-chance"), table_post(chat))
        assert answer.message.plain() == says(chance)


async def test_what_lies_in_the_boneyard_nobody_knows(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await a_game(chat, ann, Verdict.UNKNOWN, "solo-batches")
        (answer,) = await ann.press(says("button-chance"), table_post(chat))
        assert answer.message.plain() == says("chance-unknown", why="hidden")


async def test_a_hint_is_for_the_moment_of_its_button(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await a_game(chat, ann, Verdict.WINNABLE)
        old = buttons(table_post(chat), What.HINT)[0].data
        await press_best(chat, ann)
        assert told(await ann.send(old, table_post(chat))) == says("old-button")


async def test_many_rows_have_pages(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        chat.port.limits = replace(LIMITS, row=3, rows=3)
        ann = chat.guest("Ann")
        await ann.say("/play solo-rows set=18")
        chat.port.faults.clear()  # a lobby needs more room than this test gives
        post = table_post(chat)
        first = [label.data for label in buttons(post, What.MOVE)]
        await ann.press("▶", post)
        second = [label.data for label in buttons(table_post(chat), What.MOVE)]
        assert first
        assert second
        assert not {*first} & {*second}
