"""What was saved and never shown, because the process died in between, is shown after a start."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot import app
from bot.ids import PostId
from bot.messages import Message
from bot.ports import Address, Command, Limits, Press
from bot.tables.plan import NO_PAUSES
from engine.game import legal, play
from engine.model import Phase
from engine.moves import Deal
from tests.bot.chat import LIMITS, Asked, Chat, Guest, chatting
from tests.bot.strict import StrictPort


class Muffled(StrictPort):
    """A port that, from some moment on, gets nothing through any more."""

    def __init__(self, limits: Limits, *, muffles: bool) -> None:
        super().__init__(limits)
        self.muffles = muffles
        self.muffled = False

    async def _through(self) -> None:
        if self.muffled:
            await asyncio.Event().wait()

    async def send(self, to: Address, message: Message, *, loud: bool) -> PostId:
        await self._through()
        return await super().send(to, message, loud=loud)

    async def edit(self, to: Address, post: PostId, message: Message) -> None:
        await self._through()
        await super().edit(to, post, message)

    async def delete(self, to: Address, *posts: PostId) -> None:
        await self._through()
        await super().delete(to, *posts)


async def ask(guest: Guest, what: Command | Press) -> None:
    """Ask the bot for something, and let it show nothing of what comes of it if the port muffles."""
    port = guest.chat.port
    assert isinstance(port, Muffled)
    port.muffled = port.muffles
    await guest.chat.bot.handle(Asked(guest.chat, guest.person, guest.chat.group, what))


def button(guest: Guest, label: str) -> Press:
    post = next(post for post in reversed(guest.sees()) if any(b.text == label for b in post.buttons))
    return Press(next(b.data for b in post.buttons if b.text == label), post.id)


async def move(chat: Chat, guests: list[Guest]) -> None:
    guest = chat.on_turn(guests)
    await ask(guest, Press(next(b.data for b in guest.hand().buttons), guest.hand().id))


async def opens(chat: Chat, ann: Guest, bob: Guest) -> None:
    await ask(ann, Command("play", "block"))


async def sits_down(chat: Chat, ann: Guest, bob: Guest) -> None:
    await ann.say("/play block")
    await ask(bob, button(bob, "Join"))


async def closes(chat: Chat, ann: Guest, bob: Guest) -> None:
    await chat.seated("/play block", "Ann", "Bob")
    await ask(ann, Command("stop"))


async def begins(chat: Chat, ann: Guest, bob: Guest) -> None:
    await chat.seated("/play block", "Ann", "Bob")
    await ask(ann, button(ann, "Start"))


async def moves_once(chat: Chat, ann: Guest, bob: Guest) -> None:
    await chat.playing("/play block", "Ann", "Bob")
    await move(chat, [ann, bob])


async def ends_a_round(chat: Chat, ann: Guest, bob: Guest) -> None:
    await chat.playing("/play block target=500", "Ann", "Bob")
    await last_move(chat, ann, bob)


async def ends_the_match(chat: Chat, ann: Guest, bob: Guest) -> None:
    await chat.playing("/play block single_round=true", "Ann", "Bob")
    await last_move(chat, ann, bob)


async def last_move(chat: Chat, ann: Guest, bob: Guest) -> None:
    """Play until the next move ends the round, then make that move unseen."""
    while True:
        guest = chat.on_turn([ann, bob])
        state = chat.table().state
        assert state is not None
        data = next(b.data for b in guest.hand().buttons)
        if play(state, state.turn, legal(state, state.turn)[0]).state.phase is not Phase.PLAY:
            break
        await guest.send(data, guest.hand())
        await chat.wait(seconds=0)  # a pass plays itself
    await ask(guest, Press(data, guest.hand().id))


async def stops(chat: Chat, ann: Guest, bob: Guest) -> None:
    await chat.playing("/play block", "Ann", "Bob")
    await ask(ann, Command("stop"))


async def stops_between_rounds(chat: Chat, ann: Guest, bob: Guest) -> None:
    await ends_a_round(chat, ann, bob)
    await ask(ann, Command("stop"))


async def goes_on(chat: Chat, ann: Guest, bob: Guest) -> None:
    """The end of a round is not shown before the next round has begun."""
    await ends_a_round(chat, ann, bob)
    world, match_id = chat.bot.world, chat.table().id
    async with world.tables.changing(match_id) as table:
        await world.actions.act(table, None, Deal())
    for _ in range(2):
        async with world.tables.changing(match_id) as table:
            assert table.state is not None
            await world.actions.act(table, table.state.turn, legal(table.state, table.state.turn)[0])


Happening = Callable[[Chat, Guest, Guest], Awaitable[None]]


@pytest.mark.parametrize(
    "happening",
    [
        opens,
        sits_down,
        closes,
        begins,
        moves_once,
        ends_a_round,
        ends_the_match,
        stops,
        stops_between_rounds,
        goes_on,
    ],
)
async def test_what_was_saved_and_never_shown_is_shown_after_a_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, happening: Happening
) -> None:
    """In the end the chat looks as if the bot had never been away."""
    monkeypatch.setattr(app, "PATIENCE", 0)
    pauses = replace(NO_PAUSES, between=timedelta(minutes=1))
    looks: list[list[tuple[str, str]]] = []
    for dies in (False, True):
        port = Muffled(LIMITS, muffles=dies)
        folder, chat = tmp_path / str(dies), Chat(port, pauses=pauses)
        async with chatting(folder, chat=chat):
            await happening(chat, *chat.guests("Ann", "Bob"))
            if not dies:
                await chat.settle()
        if dies:
            assert look(chat) != looks[0], "something was not shown"
            port.muffled = False
            async with chatting(folder, chat=chat):
                pass
        looks.append(look(chat))
    assert looks[1] == looks[0]


def look(chat: Chat) -> list[tuple[str, str]]:
    """All that can be read, by reader."""
    return sorted((post.reader or "", str(post)) for post in chat.port.posts if not post.gone)
