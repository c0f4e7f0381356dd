"""Strangers who press whatever they see finish their matches, and nobody is shown what he may not know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path
from random import Random

import pytest

from bot.data import What, unpack
from bot.ids import PostId
from bot.messages import Button, Label, Screen, literal
from bot.pictures.scene import Arms, TableScene
from bot.publishing.marking import surfaces_of
from bot.publishing.showing import OpenPage, Showing, turned_to
from bot.publishing.shown import LAST
from bot.publishing.shows import Shows
from bot.publishing.surface_keys import SurfaceKey, SurfaceKind
from bot.tables.plan import NO_PAUSES, Pauses
from bot.tables.table import Table
from engine.board import Board, Placed
from engine.game import variants
from engine.kernels.feet_table import Feet
from engine.model import State
from engine.seats import Seat
from engine.tiles import Tile
from storage import surfaces
from storage.matches import Sitter, Status
from tests.bot.chat import Chat, Guest, chatting
from tests.bot.oracle import Oracle
from tests.bot.short_evenings import EVENINGS, FIRST, Evening
from tests.bot.steering import state_of
from tests.bot.strict import Post
from tests.effort import EFFORT, LONG, one_in

SEEDS = EFFORT.of(1, minutes=6, hours=300)
"""How often every table is tried."""
TEMPER = 0.15
"""How often somebody presses a button that is no longer there."""

LOOKS = 0.05
"""How often it is looked whether all is shown as it should be."""

MOST_DEALS = 20
"""Until a game for one is not lost at once."""
MOST_PRESSES = 12_000
EVERYTHING = 500
"""Presses of an evening without an aim, or as many more as it takes until there was something to hide."""
ENOUGH = 50
"""Screens from which somebody's tiles had to be hidden."""

OPEN = ("solo-rows", "domino-squares")
"""The games in which everything lies open."""

CLOSING = frozenset({What.CANCEL, What.LEAVE})
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


class Strangers:
    """People who press at random what they see, or saw."""

    def __init__(self, chat: Chat, evening: Evening, chance: Random, never: frozenset[What]) -> None:
        self.chat = chat
        self.guests = [chat.guest(name) for name in NAMES[: max(4, evening.people)]]
        self._evening = evening
        self._chance = chance
        self._never = never

    async def sit_down(self) -> None:
        """As many as the evening is for, and the computers; who is left over looks on."""
        host, *others = self.guests[: self._evening.people]
        for _ in range(MOST_DEALS):
            await host.say(f"/play {self._evening.play}")
            if self.chat.tables():
                break
        else:
            raise AssertionError(host.screen())
        for guest in others:
            await guest.press("Join")
        for _ in range(self._evening.computers):
            await host.press("Add computer")

    async def press(self) -> None:
        """One press of somebody; those who can move are a little more eager."""
        able = [guest for guest in self.guests if any(_is_move(button) for button in _newest_of(guest))]
        guest = self._chance.choice(able if able and self._chance.random() < 0.6 else self.guests)
        offered = [(post, label) for post, label in self._offered(guest) if self._may(label)]
        if offered:
            post, label = self._chance.choice(offered)
            await guest.send(label.data, post)

    def _offered(self, guest: Guest) -> list[tuple[Post, Label]]:
        """What he might press: his newest messages most of the time, now and then anything that he ever saw."""
        seen = self.chat.port.posts
        if seen and self._chance.random() < TEMPER:
            post = self._chance.choice(seen)
            visible = post.reader in (None, guest.id)
            return [(post, label) for label in post.ever() if visible]
        own, room = list(islice(guest.recent(guest.id), 2)), islice(guest.recent(None), 2)
        posts = own if own and self._chance.random() < 0.7 else room
        return [(post, label) for post in posts for label in post.buttons]

    def _may(self, label: Label) -> bool:
        data = unpack(label.data)
        assert data is not None
        return data.what not in self._never


def _newest_of(guest: Guest) -> list[Label]:
    return next((post.buttons for post in guest.recent(guest.id)), [])


def _is_move(label: Label) -> bool:
    data = unpack(label.data)
    return data is not None and data.what is What.MOVE


async def _up_to_date(chat: Chat) -> None:
    """Though after each change only that is looked at which it may concern, all is as if it were shown anew."""
    world = chat.bot.world
    for table in chat.tables():
        rows = {row.key: row for row in await surfaces.of_match(world.database, table.id)}
        for key, _ in surfaces_of(table, ahead=False):
            row = rows.get(str(key))
            showing = await world.shows.compose(key, turned_to(row))
            if showing is None:
                assert row is None, f"{key} should be gone"
                continue
            assert row is not None, f"{key} is not shown"
            assert row.post is not None
            if row.ply < LAST:  # else it is left as it was then
                wanted = world.words.message(showing.screen, showing.language)
                assert replace(chat.port.get(PostId(row.post)).message, drawing=None) == wanted, key


def _clean(oracle: Oracle) -> None:
    assert not oracle.leaks, "\n\n".join(oracle.leaks[:5])


# --- Matches to their end ---------------------------------------------------------------------------------


def test_every_game_has_its_evening() -> None:
    assert {evening.game for evening in EVENINGS} == set(variants())


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("evening", EVENINGS if LONG else FIRST.values(), ids=str)
async def test_strangers_play_matches_to_their_end(tmp_path: Path, evening: Evening, seed: int) -> None:
    """They press everything but what gives the table up."""
    chance = Random(f"{evening} {seed}")
    pauses = chance.choice((NO_PAUSES, Pauses()))
    async with chatting(
        tmp_path,
        seed=f"{seed}",
        pictures=chance.random() < 0.3,
        step_by_step=chance.random() < 0.5,
        pauses=pauses,
    ) as chat:
        oracle = Oracle(chat)
        strangers = Strangers(chat, evening, chance, CLOSING)
        await strangers.sit_down()
        match = chat.table().id
        if not evening.alone:
            await strangers.guests[0].press("Start")
        for _ in range(MOST_PRESSES):
            if not any(table.id == match for table in chat.tables()):
                break
            await strangers.press()
            if chance.random() < LOOKS:
                await _up_to_date(chat)
            if pauses is not NO_PAUSES:
                await chat.wait(seconds=2)
        _clean(oracle)
        assert oracle.judged_hiding > (0 if evening.alone else 20) or evening.game in OPEN
        ended = await chat.bot.world.tables.find(match)
        assert ended is not None
        assert ended.match.status is Status.OVER, strangers.guests[0].screen()
        await chat.settle()
        assert chat.room()[-1].buttons[0].text == ("Another one" if evening.alone else "Rematch")


@pytest.mark.parametrize("seed", range(2 * SEEDS))
async def test_strangers_press_everything(tmp_path: Path, seed: int) -> None:
    """Lobbies, house rules, other games, leaving, coming back, closing, rematches: a whole evening of it."""
    chance = Random(f"everything {seed}")
    async with chatting(
        tmp_path, seed=f"{seed}", pictures=chance.random() < 0.3, step_by_step=chance.random() < 0.5
    ) as chat:
        oracle = Oracle(chat)
        strangers = Strangers(chat, Evening("", 5), chance, frozenset())
        begun = set[str]()
        presses = 0
        while presses < EVERYTHING or oracle.judged_hiding <= ENOUGH:
            presses += 1
            if len(chat.tables()) < 2 and chance.random() < 0.2:
                await chance.choice(strangers.guests).say(f"/play {chance.choice(list(variants()))}")
            await strangers.press()
            if chance.random() < 0.05:
                words = chance.choice(("/hand", "/table", "/leave", "/settings", "/join", "/join"))
                await chance.choice(strangers.guests).say(words)
            if chance.random() < 0.05:
                await chat.wait(minutes=chance.randrange(4))
            if chance.random() < LOOKS:
                await _up_to_date(chat)
            begun |= {table.id for table in chat.tables() if table.state is not None}
        _clean(oracle)
        assert begun


# --- The first button -------------------------------------------------------------------------------------


async def _press_first(guest: Guest) -> None:
    """The first button of the newest message that he is offered: his own before the group's."""
    post = next(chain(guest.recent(guest.id), guest.recent(None)))
    await guest.send(post.buttons[0].data, post)


@pytest.mark.slow
@pytest.mark.parametrize("game", one_in(4, [game for game in variants() if game != "domino-squares"]))
async def test_the_first_button_leads_to_the_end(tmp_path: Path, game: str) -> None:
    """Who does not know what to do presses the first button, and so everybody sits down and gets through a match
    that somebody starts: through all but the puzzle, in which one may take back for ever."""
    async with chatting(tmp_path) as chat:
        oracle = Oracle(chat)
        guests = chat.guests(*NAMES[:4])
        await guests[0].say(f"/play {FIRST[game].play}")
        match = chat.table().id
        if chat.table().match.status is Status.LOBBY:
            for guest in guests:
                await _press_first(guest)
            await guests[0].press("Start")
        rounds = 0
        while any(table.id == match for table in chat.tables()) and rounds < 1_000:
            rounds += 1
            for guest in guests:
                await _press_first(guest)
        _clean(oracle)
        ended = await chat.bot.world.tables.find(match)
        assert ended is not None
        assert ended.match.status is Status.OVER, guests[0].screen()
        people = sum(seat.person is not None for seat in ended.match.seats)
        assert people > 1 or max(ended.variant.players) == 1


# --- The oracle bites -------------------------------------------------------------------------------------

Leak = Callable[[Showing, State], Showing]


def _hidden_tile(state: State) -> Tile:
    """One that only the player of seat 1 knows."""
    return next(t for t in state.hands[1] if t != state.body.lead)  # type: ignore[attr-defined]  # of a line


def _with_line(showing: Showing, words: str) -> Showing:
    return replace(showing, screen=replace(showing.screen, lines=(*showing.screen.lines, literal(words))))


def _with_button(showing: Showing, label: str, data: str) -> Showing:
    rows = (*showing.screen.rows, (Button(literal(label), data),))
    return replace(showing, screen=replace(showing.screen, rows=rows))


def _in_the_text(showing: Showing, state: State) -> Showing:
    return _with_line(showing, f"Bob holds {_hidden_tile(state)}")


def _in_signs(showing: Showing, state: State) -> Showing:
    held = _hidden_tile(state)
    return _with_line(showing, f"[{held.hi}|{held.lo}]")


def _on_a_button(showing: Showing, state: State) -> Showing:
    return _with_button(showing, f"{_hidden_tile(state)}", "k:::leak")


def _in_a_button(showing: Showing, state: State) -> Showing:
    return _with_button(showing, "Look", f"k:::{_hidden_tile(state)}")


def _in_the_words(showing: Showing, state: State) -> Showing:
    picture = showing.screen.picture
    assert picture is not None
    picture = replace(picture, words=(*picture.words, literal(f"{_hidden_tile(state)}")))
    return replace(showing, screen=replace(showing.screen, picture=picture))


def _in_the_picture(showing: Showing, state: State) -> Showing:
    picture = showing.screen.picture
    assert picture is not None
    assert isinstance(picture.scene, TableScene)
    held = _hidden_tile(state)
    board = Board(start=Placed(held, held.hi, Seat(1), 1))
    picture = replace(picture, scene=replace(picture.scene, drawing=Arms(board)))
    return replace(showing, screen=replace(showing.screen, picture=picture))


def _of_the_lead(showing: Showing, state: State) -> Showing:
    """The seed of the shuffle, which opens all hands."""
    return _with_line(showing, state.shuffle)


LEAKS: tuple[Leak, ...] = (
    _in_the_text,
    _in_signs,
    _on_a_button,
    _in_a_button,
    _in_the_words,
    _in_the_picture,
    _of_the_lead,
)


async def _oracle_over(tmp_path: Path, leaking: SurfaceKind, leak: Leak) -> Oracle:
    """What the oracle finds at the deal of a bot whose surface of this kind leaks."""
    async with chatting(tmp_path, pictures=True) as chat:
        publisher, tables = chat.bot.world.publisher, chat.bot.world.tables
        compose = publisher.compose

        async def composed(key: SurfaceKey, turned: OpenPage | None) -> Showing | None:
            showing = await compose(key, turned)
            table = await tables.find(key.of)
            if showing is None or table is None or table.state is None or key.kind is not leaking:
                return showing
            return leak(showing, table.state)

        publisher.compose = composed
        oracle = Oracle(chat)
        ann, _ = await chat.playing("/play block", "Ann", "Bob")
        await ann.say("/hand")
        return oracle


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: str(leak.__name__))
async def test_the_oracle_finds_a_leak_at_the_table(tmp_path: Path, leak: Leak) -> None:
    oracle = await _oracle_over(tmp_path, SurfaceKind.TABLE, leak)
    assert oracle.leaks
    assert "everybody" in oracle.leaks[0]


@pytest.mark.parametrize(
    "leak", [_in_the_text, _in_signs, _on_a_button, _of_the_lead], ids=lambda leak: leak.__name__
)
async def test_the_oracle_finds_a_leak_in_a_hand(tmp_path: Path, leak: Leak) -> None:
    """What Bob holds may stand in Bob's hand and not in Ann's."""
    oracle = await _oracle_over(tmp_path, SurfaceKind.HAND, leak)
    assert any("test:ann" in found for found in oracle.leaks)
    assert leak is _of_the_lead or not any("test:bob" in found for found in oracle.leaks)


async def test_the_oracle_finds_the_hand_of_another_in_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = Shows.hand

    async def wrong_hand(self: Shows, table: Table, seat: Sitter, page: str) -> Screen:
        return await shown(self, table, table.match.seats[1], page)

    monkeypatch.setattr(Shows, "hand", wrong_hand)
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/play block", "Ann", "Bob")
        oracle = Oracle(chat)
        chat.bot.world.tables.on_change(chat.table(), None)
        await chat.settle()
        before = len(oracle.leaks)
        await ann.press("My hand")
        assert len(oracle.leaks) > before


async def test_the_oracle_is_content_with_what_is_right(tmp_path: Path) -> None:
    oracle = await _oracle_over(tmp_path, SurfaceKind.TABLE, lambda showing, state: showing)
    assert oracle.judged_hiding > 2
    assert not oracle.leaks


async def test_the_oracle_knows_that_nobody_holds_what_all_search_for(tmp_path: Path) -> None:
    async with chatting(tmp_path, seed="sought 0") as chat:
        oracle = Oracle(chat)
        await chat.playing("/play chickenfoot root=holder", "Ann", "Bob")
        body = state_of(chat).body
        assert isinstance(body, Feet)
        assert body.holder is None
        assert f"[{body.value}|{body.value}]" in chat.room()[-1].message.plain()
        assert oracle.judged_hiding > 2
        assert not oracle.leaks
