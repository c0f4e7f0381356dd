"""The publisher: every surface ends up equal to its screen, in one message, whatever the platform does."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.chats.reach import Access
from bot.ids import PersonId, PostId
from bot.messages import Screen, literal
from bot.ports import Address, Declined, Gone, Pace, TooFast, Unreachable
from bot.publishing.lanes import FIRST_DELAY, LONGEST_DELAY, TRIES
from bot.publishing.publisher import JUST_NOW, Asker
from bot.publishing.showing import OpenPage, Showing
from bot.publishing.surface_keys import SurfaceKey
from storage import surfaces
from tests.bot.stage import (
    ANN,
    ANNS,
    BOB,
    BOBS,
    LIMITS,
    MATCH,
    RESULT,
    ROOM,
    TABLE,
    Platform,
    dies_at,
    stage,
)
from tests.databases import Careless
from tests.waiting import until

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
        await until(lambda: len(here.composed) == 1)
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
        assert list(await here.rows()) == [str(ANNS)]
        await here.show(BOBS, "a row that is written")
        assert [row.key for row in await surfaces.of_match(here.database, MATCH)] == [str(ANNS), str(BOBS)]


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


async def test_the_new_message_for_one_that_is_gone_keeps_the_pace(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.lane_pace = Pace(gap=1)
        await here.show(TABLE, "one")
        here.platform.posts.clear()
        here.sleeper.pass_by(1)
        here.want(TABLE, "two")
        here.mark(TABLE)
        await until(lambda: here.sleeper.asked == [1])
        assert not here.platform.posts
        here.sleeper.pass_by(1)
        await here.publisher.settle()
        assert here.platform.read(ROOM) == ["two"]


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
        await here.show(ANNS, "all", moment=7, epoch="turn7")
        here.want(ANNS, "page two", moment=7, epoch="turn7", page="p1")
        await here.publisher.turn_to(ANNS, ANN, "p1")
        await here.publisher.settle()
        assert here.composed[-1] == (ANNS, OpenPage("p1", 7))
        await here.show(ANNS, "page two!", moment=7, epoch="turn7", page="p1")
        assert here.composed[-1] == (ANNS, OpenPage("p1", 7))
        await here.show(ANNS, "all", moment=8, epoch="turn7")
        await here.show(ANNS, "all!", moment=8, epoch="turn7")
        assert [turned for _, turned in here.composed[-1:]] == [None]
        assert here.platform.log == ["send all", "edit page two", "edit page two!", "edit all", "edit all!"]


async def test_a_page_that_is_turned_while_another_is_shown_is_not_lost(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.show(TABLE, "all")
        here.platform.open.clear()
        here.want(TABLE, "all!")
        here.mark(TABLE)
        await until(lambda: len(here.composed) == 2)
        await here.publisher.turn_to(TABLE, ROOM, "p1")
        here.want(TABLE, "page two", page="p1")
        here.platform.open.set()
        await here.publisher.settle()
        assert here.composed[-1] == (TABLE, OpenPage("p1", 0))
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


async def test_of_more_chats_than_are_kept_in_mind_it_counts_from_the_beginning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.publishing.publisher.KEPT", 1)
    async with stage(tmp_path) as here:
        here.publisher.scrolled(ROOM.key)
        here.publisher.scrolled(ROOM.key)
        here.publisher.scrolled("fake:elsewhere")
        await here.show(TABLE, "one", in_view=True)
        here.publisher.scrolled(ROOM.key)
        here.publisher.scrolled(ROOM.key)
        here.publisher.scrolled("fake:elsewhere")
        here.publisher.scrolled(ROOM.key)
        await here.show(TABLE, "two", in_view=True)
        assert here.platform.log == ["send one", "edit two"]


async def test_lanes_that_ask_for_the_rows_of_a_match_at_the_same_time_know_of_each_other(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        for text in ("one", "two"):
            for key in (ANNS, BOBS):
                here.want(key, text)
            here.mark(ANNS, BOBS)
            await here.publisher.settle()
        assert sorted(here.platform.log) == ["edit two", "edit two", "send one", "send one"]


async def test_bring_shows_a_surface_at_the_end_of_the_chat(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.show(TABLE, "table")
        await here.show(RESULT, "talk")
        await here.publisher.bring(TABLE, ROOM)
        await here.publisher.settle()
        assert here.platform.read(ROOM) == ["talk", "table"]
        assert await here.publisher.post_of(TABLE) == list(here.platform.posts)[-1]


@pytest.mark.parametrize("then", ["another", None])
async def test_who_asks_for_a_surface_that_is_being_changed_gets_it_at_the_end_of_the_chat(
    tmp_path: Path, then: str | None
) -> None:
    async with stage(tmp_path) as here:
        await here.show(TABLE, "table")
        await here.show(RESULT, "talk")
        here.platform.open.clear()
        here.want(TABLE, "table that is changed")
        here.mark(TABLE)
        await until(lambda: here.platform.waits)
        await here.publisher.bring(TABLE, ROOM)
        if then is not None:
            here.want(TABLE, then)
            here.mark(TABLE)
        here.platform.open.set()
        await here.publisher.settle()
        assert here.platform.read(ROOM) == ["talk", then or "table that is changed"]
        await here.show(TABLE, "once")
        assert here.platform.log[-1] == "edit once"


async def test_talk_is_no_surface(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        for _ in range(2):
            here.publisher.say(ROOM, Screen((literal("tally"),)), "en")
            await here.publisher.settle()
        assert here.platform.read(ROOM) == ["tally", "tally"]


async def test_the_same_word_waits_once_in_each_chat(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.trouble = [TooFast(30)]
        for to in (ROOM, ANN, ROOM):
            here.publisher.say(to, Screen((literal("open our chat"),)), "en")
        await until(lambda: bool(here.sleeper.asked))
        here.publisher.say(ROOM, Screen((literal("open our chat"),)), "en")
        here.sleeper.pass_by(30)
        await here.publisher.settle()
        assert here.platform.read(ROOM) == here.platform.read(ANN) == ["open our chat"]


async def test_what_has_been_said_once_is_said_again_after_a_while(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        for word in ("Ann: no", "Bob: no", "Ann: no"):
            here.publisher.say_once(ROOM, Screen((literal(word),)), "en")
            await here.publisher.settle()
        assert here.platform.read(ROOM) == ["Ann: no", "Bob: no"]
        here.sleeper.pass_by(JUST_NOW)
        here.publisher.say_once(ROOM, Screen((literal("Ann: no"),)), "en")
        await here.publisher.settle()
        assert here.platform.read(ROOM) == ["Ann: no", "Bob: no", "Ann: no"]


async def test_of_a_word_that_is_not_taken_its_asker_alone_is_told_and_it_is_not_said_later(
    tmp_path: Path,
) -> None:
    told: list[str] = []

    async def tell() -> None:
        told.append("ann")

    async with stage(tmp_path) as here:
        here.platform.trouble = [Declined("blocked")]
        here.publisher.say(ROOM, Screen((literal("a bad word"),)), "en", Asker(PersonId("fake:ann"), tell))
        await here.publisher.settle()
        here.sleeper.pass_by(LONGEST_DELAY)
        await here.publisher.settle()
        assert (told, here.platform.log) == (["ann"], [])
        assert not await here.reach.closed(ROOM)


async def test_who_has_got_a_word_is_known_to_be_reached(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.reach.lost(ANN)
        await here.reach.retried(ANN)
        assert await here.reach.of(ANN) is Access.UNKNOWN
        here.publisher.say(ANN, Screen((literal("a word"),)), "en")
        await here.publisher.settle()
        assert await here.reach.of(ANN) is Access.OPEN


async def test_of_a_word_to_a_chat_that_is_closed_its_asker_is_told(tmp_path: Path) -> None:
    told: list[str] = []

    async def tell() -> None:
        told.append("bob")

    async with stage(tmp_path) as here:
        await here.reach.lost(ANN)
        here.publisher.say(ANN, Screen((literal("a word"),)), "en", Asker(PersonId("fake:bob"), tell))
        await here.publisher.settle()
        assert (told, here.platform.log) == (["bob"], [])


# --- Trouble ----------------------------------------------------------------------------------------------


async def test_what_was_changed_without_an_answer_is_made_equal_also_to_what_it_was(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:

        def lost(what: str) -> None:
            if what == "edited" and here.platform.log[-1] == "edit two":
                raise TooFast(30)

        here.platform.before = lost
        await here.show(TABLE, "one")
        here.want(TABLE, "two")
        here.mark(TABLE)
        await until(lambda: here.sleeper.asked == [30])
        here.want(TABLE, "one")
        here.sleeper.pass_by(30)
        await here.publisher.settle()
        assert here.platform.read(ROOM) == ["one"]


async def test_what_fails_is_tried_again_later_each_time(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with stage(tmp_path) as here:
        here.platform.trouble = [RuntimeError("the network") for _ in range(3)]
        here.want(TABLE, "table")
        here.want(RESULT, "result")
        here.mark(TABLE)
        for tries, delay in enumerate((2, 4, 8), start=1):
            await here.publisher.settle()
            await until(lambda: here.sleeper.asked[-1:] == [delay])  # noqa: B023 - waited for within the loop
            here.sleeper.pass_by(delay - 0.5)
            await asyncio.sleep(0)
            assert not here.platform.posts
            here.sleeper.pass_by(0.5)
            await until(lambda: len(here.composed) > tries)  # noqa: B023 - waited for within the loop
        await here.publisher.settle()
        assert here.platform.read(ROOM) == ["table"]
        assert caplog.text.count("could not be shown") == 3


async def test_what_fails_holds_up_nothing_else_and_is_given_up_in_the_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path) as here:
        compose = here.compose

        async def broken(key: SurfaceKey, turned: OpenPage | None) -> Showing | None:
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
            await until(lambda: len(here.sleeper.asked) > tries)  # noqa: B023 - waited for within the loop
        here.sleeper.pass_by(LONGEST_DELAY)
        await until(lambda: f"try {TRIES}" in caplog.text)
        assert here.sleeper.asked[:3] == [FIRST_DELAY, 2 * FIRST_DELAY, 4 * FIRST_DELAY]
        assert max(here.sleeper.asked) == LONGEST_DELAY
        await here.publisher.settle()
        assert await here.publisher.forget(MATCH) is not None


async def test_a_closed_chat_is_remembered_until_it_may_be_tried_again(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.trouble = [Unreachable("closed")]
        for text in ("one", "two", "three"):
            await here.show(ANNS, text)
        assert here.platform.log == []
        assert await here.reach.closed(ANN)
        assert not await here.reach.closed(BOB)
        await here.reach.opened(ANN)
        await here.show(ANNS, "four")
        assert here.platform.read(ANN) == ["four"]


async def test_a_row_that_cannot_be_written_costs_no_second_message(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        Careless(here.database).fails = 1
        await here.show(TABLE, "one")
        await until(lambda: bool(here.sleeper.asked))
        here.sleeper.pass_by(FIRST_DELAY)
        await until(lambda: len(here.platform.log) == 2)
        await here.publisher.settle()
        assert here.platform.read(ROOM) == ["one"]
        assert (await here.rows())[str(TABLE)].post in here.platform.posts


async def test_what_waits_for_a_row_that_cannot_be_written_goes_with_the_next_one(tmp_path: Path) -> None:
    """What an edited message looks like, and that another is gone."""
    platform = Platform()
    async with stage(tmp_path, platform) as here:
        await here.show(TABLE, "one")
        await here.show(BOBS, "Bob")
        await here.show(TABLE, "two")
        Careless(here.database).fails = 1
        await here.show(BOBS, None)
        await here.show(ANNS, "Ann")
        assert {row.key for row in await surfaces.of_match(here.database, MATCH)} == {str(ANNS), str(TABLE)}
    async with stage(tmp_path, platform) as here:
        await here.show(TABLE, "two")
    assert platform.log == ["send one", "send Bob", "edit two", "delete Bob", "send Ann"]


async def test_a_row_that_waits_to_be_removed_stays_if_its_surface_is_shown_again(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        careless = Careless(here.database)
        await here.show(BOBS, "Bob")
        careless.fails = 1
        await here.show(BOBS, None)
        careless.fails, careless.gate = 1, asyncio.Event()
        here.want(ANNS, "Ann")
        here.mark(ANNS)
        await until(lambda: not careless.fails)
        here.want(BOBS, "Bob again")
        here.mark(BOBS)
        await until(lambda: here.platform.read(BOB) == ["Bob again"])
        careless.gate.set()
        await here.publisher.settle()
        await here.show(TABLE, "a row that is written")
        assert str(BOBS) in {row.key for row in await surfaces.of_match(here.database, MATCH)}


async def test_an_old_message_that_is_out_of_reach_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing else of its chat."""
    async with stage(tmp_path) as here:
        await here.show(ANNS, "one", epoch="1")

        async def never(to: Address, *posts: PostId) -> None:
            raise Unreachable("too late")

        monkeypatch.setattr(here.platform, "delete", never)
        await here.show(ANNS, "two", epoch="2")
        await here.show(ANNS, "three", epoch="2")
        await here.show(TABLE, "a row that is written")
        assert here.platform.read(ANN) == ["one", "three"]
        assert {row.key for row in await surfaces.of_match(here.database, MATCH)} == {str(ANNS), str(TABLE)}


async def test_a_message_that_cannot_be_removed_is_removed_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path) as here:
        await here.show(ANNS, "one", epoch="1")
        delete = here.platform.delete

        async def never(to: Address, post: PostId) -> None:
            raise RuntimeError("the network")

        monkeypatch.setattr(here.platform, "delete", never)
        await here.show(ANNS, "two", epoch="2")
        await until(lambda: bool(here.sleeper.asked))
        assert here.platform.read(ANN) == ["one", "two"]
        monkeypatch.setattr(here.platform, "delete", delete)
        here.sleeper.pass_by(FIRST_DELAY)
        await until(lambda: here.platform.read(ANN) == ["two"])
        await here.publisher.settle()
        assert list(await here.rows()) == [str(ANNS)]
        assert "network" in caplog.text


async def test_a_removal_that_was_left_over_is_made_up_for_after_a_start(tmp_path: Path) -> None:
    platform = Platform()
    async with stage(tmp_path, platform) as here:
        await here.show(ANNS, "one", epoch="1")
        platform.before = dies_at(platform, "delete")
        here.want(ANNS, "two", epoch="2")
        here.mark(ANNS)
        await until(lambda: platform.read(ANN) == ["one", "two"])
        await here.publisher.settle()
    platform.before = lambda what: None
    async with stage(tmp_path, platform) as here:
        await here.show(ANNS, "two", epoch="2")
        assert platform.read(ANN) == ["two"]
        assert list(await here.rows()) == [str(ANNS)]


async def test_stopping_waits_no_longer_than_it_may(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.open.clear()
        here.want(TABLE, "table")
        here.mark(TABLE)
        await here.publisher.stop(0)
        await here.publisher.settle()
        assert here.platform.log == []


async def test_after_a_stop_nothing_is_shown_a_second_time(tmp_path: Path) -> None:
    platform = Platform()
    async with stage(tmp_path, platform) as here:
        await here.show(TABLE, "one")
        await here.show(TABLE, "two")
    async with stage(tmp_path, platform) as here:
        await here.show(TABLE, "two")
    assert platform.log == ["send one", "edit two"]


async def test_rows_that_a_stop_does_not_let_through_are_written_at_its_end(tmp_path: Path) -> None:
    """Of a new message, and of the one that it has taken the place of."""
    platform = Platform()
    async with stage(tmp_path, platform) as here:
        await here.show(ANNS, "one", epoch="1")
        careless = Careless(here.database)
        careless.fails, careless.gate = 1, asyncio.Event()
        here.want(ANNS, "two", epoch="2")
        here.mark(ANNS)
        await until(lambda: not careless.fails)
    async with stage(tmp_path, platform) as here:
        await here.show(ANNS, "two", epoch="2")
        assert platform.read(ANN) == ["two"]
    assert platform.log == ["send one", "send two", "edit two", "delete one"]


async def test_after_a_start_one_match_is_shown_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a slow one does not hold up the rest for long."""
    monkeypatch.setattr("bot.publishing.publisher.MATCH_TIME", 0.5)  # of a busy machine, too, only one is slow
    async with stage(tmp_path) as here:
        here.platform.open.clear()
        for key, text in ((TABLE, "table"), (ANNS, "Ann"), (BOBS, "Bob")):
            here.want(key, text)
        here.publisher.catch_up({"1": [(TABLE, ROOM)], "2": [(ANNS, ANN)], "3": [(BOBS, BOB)]})
        await until(lambda: len(here.platform.posts) == 2)
        here.platform.open.set()
        await here.publisher.settle()
        assert here.platform.log == ["send Ann", "send Bob", "send table"]


async def test_after_a_start_a_match_is_not_let_go_before_its_turn_has_come(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.want(TABLE, "table")
        here.publisher.catch_up({"another": [(ANNS, ANN)], MATCH: [(TABLE, ROOM)]})
        assert await here.publisher.forget(MATCH) is None
        await here.publisher.settle()
        assert await here.publisher.forget(MATCH) is not None


async def test_a_stop_leaves_what_is_not_shown_yet_after_a_start(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.open.clear()
        here.want(TABLE, "table")
        here.want(ANNS, "Ann")
        here.publisher.catch_up({"1": [(TABLE, ROOM)], "2": [(ANNS, ANN)]})
        await until(lambda: here.platform.waits)
        await here.publisher.stop(0)
        here.platform.open.set()
        await here.publisher.settle()
        assert here.platform.log == []


async def test_after_a_start_a_match_at_fault_holds_up_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def at_fault() -> Iterator[tuple[SurfaceKey, Address]]:
        yield RESULT, ROOM
        raise RuntimeError("a bug")

    async with stage(tmp_path) as here:
        here.want(BOBS, "Bob")
        here.publisher.catch_up({"another": at_fault(), MATCH: [(BOBS, BOB)]})
        await here.publisher.settle()
        assert here.platform.read(BOB) == ["Bob"]
        assert "a bug" in caplog.text


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
        assert await here.publisher.post_of(TABLE) is None
        assert here.platform.read(ROOM) == ["table"]
