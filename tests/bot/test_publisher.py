"""The publisher: every surface ends up equal to its screen, in one message, whatever the platform does."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import pytest

from bot.lanes import FIRST_DELAY, LONGEST_DELAY, TRIES
from bot.ports import (
    Address,
    Gone,
    Limits,
    Message,
    Pace,
    PersonId,
    PostId,
    Room,
    RoomId,
    Screen,
    Text,
    TooFast,
    Unreachable,
    literal,
)
from bot.publisher import Publisher, Showing
from bot.reach import PATIENCE, Reach, Way
from bot.words import Words
from storage import chats, matches, people, surfaces
from storage.changes import NotSaved, Unit
from storage.database import Database
from storage.matches import Match, MatchId, Status

pytestmark = pytest.mark.asyncio

WORDS = Words()
ROOM, ANN = Address(room=RoomId("fake:room")), Address(person=PersonId("fake:ann"))
BOB = Address(person=PersonId("fake:bob"))
MATCH = "m"
TABLE, RESULT, ANNS, BOBS = f"table:{MATCH}:1", f"result:{MATCH}:1", f"hand:{MATCH}:0", f"hand:{MATCH}:1"
PLACES = {TABLE: ROOM, RESULT: ROOM, ANNS: ANN, BOBS: BOB}
LIMITS = Limits(text=4096, caption=1024, label=64, row=8, rows=12, pictures=False, scroll=3)


class Died(BaseException):
    """The process is gone."""


@dataclass
class Post:
    to: Address
    text: str
    loud: bool


class Platform:
    """Chats that outlive the bot."""

    name = "fake"

    def __init__(self, limits: Limits = LIMITS) -> None:
        self.limits = limits
        self.pace = Pace()
        self.lane_pace = Pace()
        self.posts: dict[str, Post] = {}
        self.log: list[str] = []
        """What was sent, edited and deleted."""
        self.trouble: list[Exception] = []
        """What the next calls raise instead."""
        self.before: Callable[[str], None] = lambda what: None
        """Called before and after everything that lasts."""
        self.open = asyncio.Event()
        self.open.set()
        self._numbers = count(1)

    async def send_file(self, to: Address, name: str, data: bytes) -> None:
        raise AssertionError("the publisher sends no files")

    def lane(self, to: Address) -> str:
        return to.key

    def pace_of(self, to: Address) -> Pace:
        return self.lane_pace

    def door(self, word: str) -> str | None:
        return None

    async def is_member(self, room: RoomId, person: PersonId) -> bool:
        return True

    async def examine(self, room: Room) -> tuple[Text, ...]:
        return ()

    async def _enter(self, what: str, to: Address) -> None:
        self.before(what)
        if to == ROOM:
            await self.open.wait()
        if self.trouble:
            raise self.trouble.pop(0)

    async def send(self, to: Address, message: Message, *, loud: bool) -> PostId:
        await self._enter("send", to)
        post = PostId(str(next(self._numbers)))
        self.posts[post] = Post(to, message.plain(), loud)
        self.log.append(f"send {message.plain()}")
        self.before("sent")
        return post

    async def edit(self, to: Address, post: PostId, message: Message) -> None:
        await self._enter("edit", to)
        if post not in self.posts:
            raise Gone(post)
        self.posts[post].text = message.plain()
        self.log.append(f"edit {message.plain()}")
        self.before("edited")

    async def delete(self, to: Address, *posts: PostId) -> None:
        await self._enter("delete", to)
        found = [self.posts.pop(post, None) for post in posts]
        self.log.append(f"delete {', '.join(post.text if post else 'nothing' for post in found)}")
        self.before("deleted")

    def read(self, to: Address) -> list[str]:
        """What can be read in a chat."""
        return [post.text for post in self.posts.values() if post.to == to]


class Sleeper:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self._sleeping: list[tuple[float, asyncio.Future[None]]] = []
        self._now = 0.0

    async def __call__(self, seconds: float) -> None:
        self.asked.append(seconds)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleeping.append((self._now + seconds, future))
        await future

    def time(self) -> float:
        return self._now

    def pass_by(self, seconds: float) -> None:
        self._now += seconds
        for until, future in self._sleeping:
            if until <= self._now and not future.done():
                future.set_result(None)


@dataclass
class Stage:
    """A publisher with everything around it; what the surfaces should show is in `screens`."""

    database: Database
    platform: Platform
    publisher: Publisher
    reach: Reach
    sleeper: Sleeper
    screens: dict[str, Showing | None] = field(default_factory=dict)
    composed: list[tuple[str, str]] = field(default_factory=list)

    async def compose(self, key: str, turned: str) -> Showing | None:
        self.composed.append((key, turned))
        return self.screens.get(key)

    def want(self, key: str, text: str | None, **more: object) -> None:
        """The surface should show this from now on; nobody has been told yet."""
        self.screens[key] = None if text is None else screen(key, text, **more)

    def mark(self, *keys: str) -> None:
        self.publisher.mark((key, PLACES[key]) for key in keys)

    async def show(self, key: str, text: str | None, **more: object) -> None:
        """The surface should show this, and does in the end."""
        self.want(key, text, **more)
        self.mark(key)
        await self.publisher.settle()

    async def rows(self) -> dict[str, surfaces.Surface]:
        """The rows, but for those of removed messages, which go with the next one that is written."""
        rows = await surfaces.of_match(self.database, MATCH)
        return {row.key: row for row in rows if not row.key.startswith("old:") or row.post in self.platform.posts}

    async def when(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not condition():  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0)


def screen(key: str, text: str, **more: object) -> Showing:
    showing = Showing(PLACES[key], Screen(tuple(literal(line) for line in text.split("\n"))), "en", match=MATCH)
    return replace(showing, **more)  # type: ignore[arg-type]  # fields by name


@asynccontextmanager
async def stage(
    folder: Path, platform: Platform | None = None, *, limits: Limits = LIMITS
) -> AsyncIterator[Stage]:
    platform = platform or Platform(limits)
    async with await Database.open(folder / "boneyard.db") as database:
        if await matches.get(database, MATCH) is None:
            now = datetime(2024, 2, 28, 12, tzinfo=UTC)
            match = Match(MatchId(MATCH), ROOM.key, "A", "draw", "{}", Status.LOBBY, ANN.key, 0, now)
            await database.write(
                chats.remember(ROOM.key, ""), people.remember(ANN.key, "Ann"), people.remember(BOB.key, "Bob")
            )
            await database.write(matches.create(match))
        sleeper = Sleeper()
        ports = {platform.name: platform}
        reach = Reach(database, ports, sleeper.time)
        publisher = Publisher(database, ports, WORDS, reach, sleep=sleeper, time=sleeper.time)
        here = Stage(database, platform, publisher, reach, sleeper)
        here.publisher.compose = here.compose
        yield here
        await here.publisher.stop(0)


# --- One surface ------------------------------------------------------------------------------------------


async def test_a_surface_is_sent_once_and_then_edited(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        for text in ("one", "one", "two", "two"):
            await here.show(TABLE, text)
        assert here.platform.log == ["send one", "edit two"]
        assert here.platform.read(ROOM) == ["two"]


async def test_of_several_changes_the_latest_is_shown(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.open.clear()
        here.want(TABLE, "one")
        here.mark(TABLE)
        await here.when(lambda: len(here.composed) == 1)
        for text in ("two", "three", "four"):
            here.want(TABLE, text)
            here.mark(TABLE)
        here.platform.open.set()
        await here.publisher.settle()
        assert here.platform.log == ["send one", "edit four"]


async def test_a_new_epoch_is_a_new_message_in_place_of_the_old(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.show(ANNS, "your turn", epoch="turn1", loud=True)
        await here.show(ANNS, "not your turn")
        await here.show(ANNS, "your turn again", epoch="turn5", loud=True)
        assert here.platform.log == [
            "send your turn",
            "edit not your turn",
            "send your turn again",
            "delete not your turn",
        ]
        (post,) = here.platform.posts.values()
        assert post.loud
        assert list(await here.rows()) == [ANNS]
        await here.show(ANNS, "not your turn again")
        assert [row.key for row in await surfaces.of_match(here.database, MATCH)] == [ANNS]


async def test_where_one_call_removes_several_old_messages_to_one_person_go_two_by_two(tmp_path: Path) -> None:
    async with stage(tmp_path, limits=replace(LIMITS, together=100)) as here:
        for turn in ("one", "two", "three", "four"):
            await here.show(ANNS, turn, epoch=turn)
        assert here.platform.log[-3:] == ["send three", "delete one, two", "send four"]
        assert here.platform.read(ANN) == ["three", "four"]
        await here.show(ANNS, None)
        assert here.platform.read(ANN) == []
        assert not await surfaces.of_match(here.database, MATCH)


async def test_the_old_table_of_a_room_goes_at_once(tmp_path: Path) -> None:
    async with stage(tmp_path, limits=replace(LIMITS, together=100)) as here:
        await here.show(TABLE, "one")
        await here.publisher.bring(TABLE, ROOM)
        await here.publisher.settle()
        assert here.platform.log == ["send one", "send one", "delete one"]


async def test_a_surface_that_shows_nothing_any_more_goes(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.show(ANNS, "tiles")
        await here.show(ANNS, None)
        await here.show(ANNS, None)
        assert here.platform.log == ["send tiles", "delete tiles"]
        assert not await surfaces.of_match(here.database, MATCH)


async def test_a_message_that_is_gone_is_sent_anew(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.show(TABLE, "one")
        here.platform.posts.clear()
        await here.show(TABLE, "two")
        await here.show(TABLE, "three")
        assert here.platform.read(ROOM) == ["three"]
        assert [line for line in here.platform.log if line.startswith("send")] == ["send one", "send two"]


async def test_a_message_that_is_too_old_to_be_edited_is_replaced(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.show(TABLE, "one")
        here.platform.trouble = [Gone("too old")]
        await here.show(TABLE, "two")
        assert here.platform.read(ROOM) == ["two"]


async def test_a_last_showing_is_asked_for_no_more(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.show(RESULT, "won", last=True)
        await here.show(RESULT, "something else")
        assert len(here.composed) == 1
        await here.publisher.bring(RESULT, ROOM)
        await here.publisher.settle()
        assert here.platform.read(ROOM) == ["something else"]


async def test_what_looks_the_same_is_noted_to_be_the_last(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.show(RESULT, "won")
        await here.show(RESULT, "won", last=True)
        await here.show(RESULT, "other")
        assert here.platform.log == ["send won"]


async def test_pages_hold_as_long_as_the_screen_says(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.show(ANNS, "all", ply=7, epoch="turn7")
        here.want(ANNS, "page two", ply=7, epoch="turn7", page="p1")
        await here.publisher.turn_to(ANNS, ANN, "p1")
        await here.publisher.settle()
        assert here.composed[-1] == (ANNS, "7/p1")
        await here.show(ANNS, "page two!", ply=7, epoch="turn7", page="p1")
        assert here.composed[-1] == (ANNS, "7/p1")
        await here.show(ANNS, "all", ply=8, epoch="turn7")
        await here.show(ANNS, "all!", ply=8, epoch="turn7")
        assert here.composed[-1] == (ANNS, "")
        assert here.platform.log == ["send all", "edit page two", "edit page two!", "edit all", "edit all!"]


async def test_a_page_that_is_turned_while_another_is_shown_is_not_lost(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.show(TABLE, "all")
        here.platform.open.clear()
        here.want(TABLE, "all!")
        here.mark(TABLE)
        await here.when(lambda: len(here.composed) == 2)
        await here.publisher.turn_to(TABLE, ROOM, "p1")
        here.want(TABLE, "page two", page="p1")
        here.platform.open.set()
        await here.publisher.settle()
        assert here.platform.read(ROOM) == ["page two"]


async def test_a_table_that_was_carried_away_comes_again(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.show(TABLE, "one", in_view=True)
        here.publisher.scrolled(ROOM.key)
        here.publisher.scrolled(ROOM.key)
        await here.show(TABLE, "two", in_view=True)
        await here.show(RESULT, "a result is talk, too")
        await here.show(TABLE, "three", in_view=True)
        assert here.platform.log[-2:] == ["send three", "delete two"]
        await here.show(TABLE, "four", in_view=True)
        assert here.platform.log[-1] == "edit four"
        assert here.platform.read(ROOM) == ["a result is talk, too", "four"]


async def test_bring_shows_a_surface_at_the_end_of_the_chat(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.show(TABLE, "table")
        await here.show(RESULT, "talk")
        await here.publisher.bring(TABLE, ROOM)
        await here.publisher.settle()
        assert here.platform.read(ROOM) == ["talk", "table"]
        assert await here.publisher.posts(TABLE) == list(here.platform.posts)[-1]


async def test_talk_is_no_surface(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        for _ in range(2):
            await here.publisher.say(ROOM, Screen((literal("tally"),)), "en")
        await here.publisher.settle()
        assert here.platform.read(ROOM) == ["tally", "tally"]


# --- Lanes ------------------------------------------------------------------------------------------------


async def test_marks_of_one_lane_are_shown_in_order(tmp_path: Path) -> None:
    """What waits already does not come before what is marked in front of it."""
    async with stage(tmp_path) as here:
        here.want(TABLE, "table")
        here.want(RESULT, "result")
        here.mark(RESULT)
        here.mark(TABLE, RESULT)
        await here.publisher.settle()
        assert here.platform.log == ["send table", "send result"]


async def test_a_slow_lane_holds_up_no_other(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.open.clear()
        for key, text in ((TABLE, "table"), (ANNS, "Ann"), (BOBS, "Bob")):
            here.want(key, text)
        here.mark(TABLE, ANNS, BOBS)
        await here.when(lambda: len(here.platform.posts) == 2)
        assert (here.platform.read(ANN), here.platform.read(BOB)) == (["Ann"], ["Bob"])
        here.platform.open.set()
        await here.publisher.settle()


async def test_messages_of_a_lane_keep_the_pace(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.lane_pace = Pace(gap=3)
        here.want(TABLE, "table")
        here.want(RESULT, "result")
        here.mark(TABLE, RESULT)
        await here.when(lambda: here.sleeper.asked == [3])
        assert here.platform.log == ["send table"]
        here.want(RESULT, "later result")
        here.sleeper.pass_by(3)
        await here.publisher.settle()
        assert here.platform.log == ["send table", "send later result"]
        here.mark(TABLE)
        await here.publisher.settle()
        assert here.sleeper.asked == [3], "what has not changed costs no time"


async def test_a_platform_that_asks_for_patience_gets_it_and_then_the_latest(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.show(TABLE, "one")
        here.platform.trouble = [TooFast(30)]
        here.want(TABLE, "two")
        here.mark(TABLE, RESULT)
        here.want(RESULT, "result")
        await here.when(lambda: here.sleeper.asked == [30])
        here.want(ANNS, "Ann")
        here.mark(ANNS)
        await here.when(lambda: here.platform.read(ANN) == ["Ann"])
        here.want(TABLE, "three")
        here.mark(TABLE)
        here.sleeper.pass_by(30)
        await here.publisher.settle()
        assert here.platform.log == ["send one", "send Ann", "send result", "edit three"]


# --- Trouble ----------------------------------------------------------------------------------------------


async def test_what_fails_is_tried_again_later_each_time(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with stage(tmp_path) as here:
        here.platform.trouble = [RuntimeError("the network") for _ in range(3)]
        here.want(TABLE, "table")
        here.want(RESULT, "result")
        here.mark(TABLE)
        for delay in (2, 4, 8):
            await here.publisher.settle()
            await here.when(lambda: here.sleeper.asked[-1:] == [delay])  # noqa: B023 - waited for within the loop
            here.sleeper.pass_by(delay - 0.5)
            await asyncio.sleep(0)
            assert not here.platform.posts
            here.sleeper.pass_by(0.5)
            await here.when(lambda: len(here.composed) > len(here.sleeper.asked))
        await here.publisher.settle()
        assert here.platform.read(ROOM) == ["table"]
        assert caplog.text.count("could not be shown") == 3


async def test_what_fails_holds_up_nothing_else_and_is_given_up_in_the_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path) as here:
        compose = here.compose

        async def broken(key: str, turned: str) -> Showing | None:
            if key == TABLE:
                raise RuntimeError("a bug")
            return await compose(key, turned)

        here.publisher.compose = broken
        here.want(RESULT, "result")
        here.mark(TABLE, RESULT)
        await here.publisher.settle()
        assert here.platform.read(ROOM) == ["result"]
        assert await here.publisher.forget(MATCH) is None, "it is still to be shown"
        while len(here.sleeper.asked) < TRIES - 1:
            tries = len(here.sleeper.asked)
            here.sleeper.pass_by(LONGEST_DELAY)
            await here.when(lambda: len(here.sleeper.asked) > tries)  # noqa: B023 - waited for within the loop
        here.sleeper.pass_by(LONGEST_DELAY)
        await here.when(lambda: f"try {TRIES}" in caplog.text)
        assert here.sleeper.asked[:3] == [FIRST_DELAY, 2 * FIRST_DELAY, 4 * FIRST_DELAY]
        assert max(here.sleeper.asked) == LONGEST_DELAY
        await here.publisher.settle()
        assert await here.publisher.forget(MATCH) is not None


async def test_a_closed_chat_is_remembered_until_somebody_writes_from_there(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.trouble = [Unreachable("closed")]
        for text in ("one", "two", "three"):
            await here.show(ANNS, text)
        assert here.platform.log == []
        assert await here.reach.closed(ANN)
        assert not await here.reach.closed(BOB)
        await here.reach.heard(ANN)
        await here.show(ANNS, "four")
        assert here.platform.read(ANN) == ["four"]


async def test_a_row_that_cannot_be_written_costs_no_second_message(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path) as here:
        write = here.database.write

        async def full(*_: Unit) -> None:
            raise NotSaved("the disk is full")

        vars(here.database)["write"] = full
        await here.show(TABLE, "one")
        await here.when(lambda: bool(here.sleeper.asked))
        vars(here.database)["write"] = write
        here.sleeper.pass_by(FIRST_DELAY)
        await here.when(lambda: len(here.platform.log) == 2)
        await here.publisher.settle()
        assert here.platform.read(ROOM) == ["one"]
        assert (await here.rows())[TABLE].post in here.platform.posts
        assert "disk is full" in caplog.text


async def test_a_message_that_cannot_be_removed_is_removed_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path) as here:
        await here.show(ANNS, "one", epoch="1")
        delete = here.platform.delete

        async def never(to: Address, post: PostId) -> None:
            raise RuntimeError("the network")

        vars(here.platform)["delete"] = never
        await here.show(ANNS, "two", epoch="2")
        await here.when(lambda: bool(here.sleeper.asked))
        assert here.platform.read(ANN) == ["one", "two"]
        vars(here.platform)["delete"] = delete
        here.sleeper.pass_by(FIRST_DELAY)
        await here.when(lambda: here.platform.read(ANN) == ["two"])
        await here.publisher.settle()
        assert list(await here.rows()) == [ANNS]
        assert "network" in caplog.text


async def test_a_removal_that_was_left_over_is_made_up_for_after_a_start(tmp_path: Path) -> None:
    platform = Platform()
    async with stage(tmp_path, platform) as here:
        await here.show(ANNS, "one", epoch="1")
        platform.before = dies_at(platform, "delete")
        here.want(ANNS, "two", epoch="2")
        here.mark(ANNS)
        await here.when(lambda: platform.read(ANN) == ["one", "two"])
        await here.publisher.settle()
    platform.before = lambda what: None
    async with stage(tmp_path, platform) as here:
        await here.show(ANNS, "two", epoch="2")
        assert platform.read(ANN) == ["two"]
        assert list(await here.rows()) == [ANNS]


async def test_stopping_waits_no_longer_than_it_may(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.open.clear()
        here.want(TABLE, "table")
        here.mark(TABLE)
        await here.publisher.stop(0)
        await here.publisher.settle()
        assert here.platform.log == []


async def test_after_a_start_one_group_is_shown_after_the_other(tmp_path: Path) -> None:
    """And a slow one does not hold up the rest for long."""
    async with stage(tmp_path) as here:
        here.platform.open.clear()
        for key, text in ((TABLE, "table"), (ANNS, "Ann"), (BOBS, "Bob")):
            here.want(key, text)
        here.publisher.catch_up([[(TABLE, ROOM)], [(ANNS, ANN)], [(BOBS, BOB)]])
        await here.when(lambda: len(here.platform.posts) == 2)
        here.platform.open.set()
        await here.publisher.settle()
        assert here.platform.log == ["send Ann", "send Bob", "send table"]


async def test_messages_that_ended_with_the_last_process_are_sent_anew(tmp_path: Path) -> None:
    """At a terminal; but not those that were shown for the last time."""
    limits = replace(LIMITS, lasting=False)
    async with stage(tmp_path, limits=limits) as here:
        await here.show(TABLE, "table")
        await here.show(RESULT, "result", last=True)
    async with stage(tmp_path, limits=limits) as here:
        for key, text in ((TABLE, "table"), (RESULT, "result")):
            here.want(key, text)
        here.mark(TABLE, RESULT)
        await here.publisher.settle()
        assert here.platform.log == ["send table"]


async def test_a_match_that_is_let_go_leaves_nothing_behind(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.show(TABLE, "table")
        await here.show(ANNS, "hand")
        unit = await here.publisher.forget(MATCH)
        assert unit is not None
        await here.database.write(unit)
        assert await here.rows() == {}
        assert not here.publisher._shown
        assert here.platform.read(ROOM) == ["table"]


# --- Dying ------------------------------------------------------------------------------------------------


def dies_at(platform: Platform, what: str) -> Callable[[str], None]:
    def step(now: str) -> None:
        if now == what:
            raise Died

    return step


@dataclass
class Doom:
    """Counts the steps of a process up to its last."""

    last: int
    made: int = 0
    died_after: str = ""
    before: str = ""

    def step(self, what: str) -> None:
        if self.died_after:
            raise Died
        self.made += 1
        if self.made == self.last:
            self.died_after = what
            raise Died
        self.before = what


STORY: list[tuple[str, str | None, dict[str, object]]] = [
    (ANNS, "Ann, your turn", {"epoch": "1", "loud": True}),
    (BOBS, "Bob", {}),
    (TABLE, "table 1", {"in_view": True}),
    (ANNS, "Ann", {}),
    (BOBS, "Bob, your turn", {"epoch": "2"}),
    (TABLE, "table 2", {"in_view": True}),
    (ANNS, "Ann, your turn again", {"epoch": "3"}),
    (BOBS, None, {}),
    (TABLE, "table 3", {"last": True}),
    (RESULT, "result", {"last": True}),
    (ANNS, None, {}),
]


async def live(folder: Path, platform: Platform, doom: Doom) -> dict[str, Showing | None]:
    """Show the story until the end, or death; gives what should be shown by then."""
    async with stage(folder, platform) as here:
        write = here.database.write

        async def writing(*units: Unit) -> None:
            doom.step("write")
            await write(*units)
            doom.step("written")

        vars(here.database)["write"] = writing
        platform.before = doom.step
        for key, text, more in STORY:
            here.want(key, text, **more)
            here.mark(key)
            await here.publisher.settle()
            if doom.died_after:
                break
        platform.before = lambda what: None
        screens = here.screens
    gc.collect()  # what died under way is reported now, and not in the midst of another test
    return screens


async def test_whenever_the_process_dies_every_surface_is_right_in_the_end(tmp_path: Path) -> None:
    """In one message; but for one too many if it died after sending and before it could be noted what was sent."""
    unharmed = Doom(0)
    await live(tmp_path / "unharmed", Platform(), unharmed)
    assert unharmed.made > 40
    for last in range(1, unharmed.made + 1):
        folder, platform, doom = tmp_path / str(last), Platform(), Doom(last)
        screens = await live(folder, platform, doom)
        assert doom.died_after
        orphans = 1 if doom.died_after == "sent" or (doom.died_after, doom.before) == ("write", "sent") else 0
        async with stage(folder, platform) as here:
            here.screens = screens
            here.mark(*screens)
            await here.publisher.settle()
            rows = await here.rows()
        where = f"after dying at {last} ({doom.died_after})"
        alive = {key: showing for key, showing in screens.items() if showing is not None}
        for key, showing in alive.items():
            assert shown(showing) in platform.read(PLACES[key]), where
        assert len(platform.posts) - len(alive) <= orphans, where
        assert set(rows) == set(alive), where
        assert {row.post for row in rows.values()} <= set(platform.posts), where


def shown(showing: Showing) -> str:
    return WORDS.message(showing.screen, showing.language).plain()


# --- Pace and reach ---------------------------------------------------------------------------------------


async def test_no_more_go_out_than_a_chat_takes_in_a_while_and_the_latest_is_shown(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.lane_pace = Pace(gap=0, most=3, per=60)
        for text in ("one", "two", "three"):
            await here.show(TABLE, text)
        here.want(TABLE, "four")
        here.mark(TABLE)
        await here.when(lambda: here.sleeper.asked == [60])
        here.want(TABLE, "five")
        here.mark(TABLE)
        here.sleeper.pass_by(60)
        await here.publisher.settle()
        assert here.platform.log == ["send one", "edit two", "edit three", "edit five"]


async def test_all_chats_of_a_platform_share_its_pace(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.pace = Pace(gap=0, most=2, per=1)
        for key in (TABLE, ANNS, BOBS):
            here.want(key, key)
        here.mark(ANNS, BOBS, TABLE)
        await here.when(lambda: 1 in here.sleeper.asked)
        assert len(here.platform.log) == 2
        here.sleeper.pass_by(1)
        await here.publisher.settle()
        assert len(here.platform.log) == 3


async def test_hands_are_shown_before_the_table(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        for key in (TABLE, ANNS, BOBS):
            here.want(key, key)
        here.mark(TABLE, ANNS, BOBS)
        await here.publisher.settle()
        assert here.platform.log[-1] == f"send {TABLE}"


async def test_a_hand_that_cannot_be_shown_holds_the_table_up_for_a_moment_only(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.trouble = [TooFast(3600)]
        here.want(ANNS, "Ann")
        here.want(TABLE, "table")
        here.mark(ANNS)
        await here.when(lambda: here.sleeper.asked == [3600])
        here.mark(TABLE)
        await here.when(lambda: here.platform.log == ["send table"])


async def test_what_is_known_of_a_private_chat_outlives_the_process(tmp_path: Path) -> None:
    async with stage(tmp_path, limits=replace(LIMITS, doors=True)) as here:
        assert await here.reach.of(ANN) is Way.UNKNOWN
        here.platform.trouble = [Unreachable("closed")]
        await here.show(ANNS, "one")
        await here.show(BOBS, "one")
    async with stage(tmp_path, here.platform) as here:
        assert (await here.reach.of(ANN), await here.reach.of(BOB)) == (Way.CLOSED, Way.OPEN)


async def test_who_waits_for_it_is_told_when_a_chat_opens_or_closes(tmp_path: Path) -> None:
    told = []

    async def changed(to: Address) -> None:
        told.append((to, await here.reach.of(to)))

    async with stage(tmp_path) as here:
        here.reach.on_change = changed
        here.platform.trouble = [Unreachable("closed")]
        await here.show(TABLE, "one")
        await here.show(TABLE, "two")
        await here.reach.heard(ROOM)
        assert told == [(ROOM, Way.CLOSED)], "talk alone does not open a room that has just refused"
        here.sleeper.pass_by(PATIENCE)
        await here.reach.heard(ROOM)
        await here.show(TABLE, "three")
        assert told == [(ROOM, Way.CLOSED), (ROOM, Way.OPEN)]
        assert here.platform.read(ROOM) == ["three"]


async def test_a_room_with_another_id_is_shown_everything_anew(tmp_path: Path) -> None:
    moved = Address(room=RoomId("fake:moved"))
    async with stage(tmp_path) as here:
        await here.show(TABLE, "table")
        here.publisher.forget_posts(ROOM.key, moved.key)
        here.screens[TABLE] = replace(screen(TABLE, "table"), to=moved)
        here.publisher.mark([(TABLE, moved)])
        await here.publisher.settle()
        assert here.platform.read(moved) == ["table"]


async def test_urgent_answers_take_all_of_the_pace(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.lane_pace = Pace(most=3, per=60)
        assert [here.publisher.spend(ROOM, urgent=True) for _ in range(4)] == [True, True, True, False]


async def test_answers_take_at_most_half_of_the_pace(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.lane_pace = Pace(most=6, per=60)
        assert [here.publisher.spend(ROOM) for _ in range(5)] == [True, True, True, False, False]
        for text in ("one", "two", "three"):
            await here.show(TABLE, text)
        assert here.sleeper.asked == []
        here.sleeper.pass_by(61)
        assert here.publisher.spend(ROOM)
