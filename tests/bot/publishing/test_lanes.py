"""What goes to one chat goes out in order and no faster than its platform likes; others do not wait for it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from bot.chats.reach import PATIENCE as CLOSED_FOR
from bot.chats.reach import Access
from bot.ids import PersonId, PostId, RoomId
from bot.messages import Screen, literal
from bot.ports import Address, Declined, Pace, Port, Slowed, TooFast, Unreachable, Vanished
from bot.publishing.lanes import FEW, FIRST_DELAY, Lanes
from bot.publishing.showing import OpenPage, Showing
from bot.publishing.surface_keys import SurfaceKey, SurfaceKind
from storage import people
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
    screen,
    stage,
)
from tests.databases import Careless
from tests.waiting import PATIENCE, until


async def test_marks_of_one_lane_are_shown_in_order(tmp_path: Path) -> None:
    """What waits already does not come before what is marked in front of it."""
    async with stage(tmp_path) as here:
        here.want(TABLE, "table")
        here.want(RESULT, "result")
        here.mark(RESULT)
        here.mark(TABLE, RESULT)
        await here.publisher.settle()
        assert here.platform.log == ["send table", "send result"]


async def test_what_changes_all_the_time_has_its_turn_among_others(tmp_path: Path) -> None:
    """It does not wait behind all others again each time that something happens there."""
    quick, *others = (RESULT._replace(number=number) for number in range(4))
    async with stage(tmp_path) as here:
        here.platform.lane_pace = Pace(gap=1)
        for second in range(9):
            for key in (others[second % 3], quick):
                here.screens[key] = Showing(ROOM, Screen((literal(f"{key.number} at {second}"),)), "en")
                here.publisher.mark([(key, ROOM)])
            await here.shown(second + 1, each=1)
        assert len([line for line in here.platform.log if f" {quick.number} at " in line]) >= 3


@pytest.mark.parametrize("ahead", [True, False], ids=["marked with the deal", "left out at first"])
async def test_a_player_who_is_called_again_overtakes_no_round_that_has_ended(tmp_path: Path, ahead: bool) -> None:
    """He was called for a round of which nothing could be shown: the room reads of it before the next one, also if
    that was not to be shown before a move that plays itself."""
    call = SurfaceKey(SurfaceKind.CALL, MATCH, 0)
    next_table, next_result = TABLE._replace(number=2), RESULT._replace(number=2)
    dealt = (TABLE, RESULT, next_table, next_result) if ahead else (TABLE, RESULT, next_result)
    async with stage(tmp_path) as here:
        for key in (call, TABLE, RESULT, next_table):
            here.screens[key] = Showing(ROOM, Screen((literal(f"{key.kind} {key.number}"),)), "en")
        for marked in ((call, TABLE, RESULT), dealt, (call, next_table)):
            here.publisher.mark([(key, ROOM) for key in marked])
        await here.publisher.settle()
        assert here.platform.read(ROOM) == ["table 1", "result 1", "call 0", "table 2"]


async def test_a_slow_lane_holds_up_no_other(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.open.clear()
        for key, text in ((TABLE, "table"), (ANNS, "Ann"), (BOBS, "Bob")):
            here.want(key, text)
        here.mark(TABLE, ANNS, BOBS)
        await until(lambda: len(here.platform.posts) == 2)
        assert (here.platform.read(ANN), here.platform.read(BOB)) == (["Ann"], ["Bob"])
        here.platform.open.set()
        await here.publisher.settle()


async def test_what_is_of_a_platform_that_is_not_served_is_left_alone(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.publisher.mark([(RESULT, Address(room=RoomId("other:room")))])
        await here.show(TABLE, "table")
        assert here.platform.log == ["send table"]


async def test_messages_of_a_lane_keep_the_pace(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.lane_pace = Pace(gap=3)
        here.want(TABLE, "table")
        here.want(RESULT, "result")
        here.mark(TABLE, RESULT)
        await until(lambda: here.sleeper.asked == [3])
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
        await until(lambda: here.sleeper.asked == [30])
        here.want(ANNS, "Ann")
        here.mark(ANNS)
        await until(lambda: here.platform.read(ANN) == ["Ann"])
        here.want(TABLE, "three")
        here.mark(TABLE)
        here.sleeper.pass_by(30)
        await here.publisher.settle()
        assert here.platform.log == ["send one", "send Ann", "edit three", "send result"]


async def test_what_a_platform_declines_is_tried_again_and_told_in_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path) as here:
        here.platform.trouble = [Declined("bad request: words of a newer server")]
        await here.show(TABLE, "table")
        (warning,) = [record for record in caplog.records if record.levelname != "INFO"]
        assert (warning.levelname, warning.exc_info) == ("WARNING", None)
        assert warning.message.endswith("(try 1): bad request: words of a newer server")
        here.sleeper.pass_by(FIRST_DELAY)
        await until(lambda: here.platform.log == ["send table"])
        await here.publisher.settle()


# --- Pace and reach ---------------------------------------------------------------------------------------


async def test_no_more_go_out_than_a_chat_takes_in_a_while_and_the_latest_is_shown(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.lane_pace = Pace(gap=0, most=3, per=60)
        for text in ("one", "two", "three"):
            await here.show(TABLE, text)
        here.want(TABLE, "four")
        here.mark(TABLE)
        await until(lambda: here.sleeper.asked == [60])
        here.want(TABLE, "five")
        here.mark(TABLE)
        here.sleeper.pass_by(60)
        await here.publisher.settle()
        assert here.platform.log == ["send one", "edit two", "edit three", "edit five"]


async def test_a_chat_that_its_platform_slows_down_takes_no_answers(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.trouble = [Slowed(30)]
        here.want(TABLE, "table")
        here.mark(TABLE)
        await until(lambda: here.sleeper.asked == [30])
        assert here.publisher.lanes.spend(ROOM, urgent=True) == 30
        assert here.publisher.lanes.spend(ANN, urgent=True) == 0
        here.sleeper.pass_by(30)
        await here.publisher.settle()
        assert here.platform.log == ["send table"]


async def test_who_asks_again_and_again_is_shown_his_hand_all_the_same(tmp_path: Path) -> None:
    """Though each of his answers looks for a place before the hand does."""
    async with stage(tmp_path) as here:
        here.platform.lane_pace = Pace(gap=1)
        assert here.publisher.lanes.spend(ANN, urgent=True) == 0
        here.want(ANNS, "Ann")
        here.mark(ANNS)
        await until(lambda: here.sleeper.asked == [1])
        assert here.publisher.lanes.spend(ANN, urgent=True) == 2
        here.sleeper.pass_by(1)
        assert [here.publisher.lanes.spend(ANN, urgent=urgent) for urgent in (True, False)] == [1, 1]
        await here.publisher.settle()
        assert here.platform.log == ["send Ann"]
        here.sleeper.pass_by(1)
        assert here.publisher.lanes.spend(ANN, urgent=True) == 0


async def test_what_an_answer_was_told_holds_for_what_is_shown(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.publisher.lanes.hold(ROOM, 30)
        here.publisher.lanes.hold(ROOM, 5)
        here.want(TABLE, "table")
        here.mark(TABLE)
        await until(lambda: here.sleeper.asked == [30])
        assert here.platform.log == []
        for number in range(2 * FEW):  # as many others do not let it be forgotten
            here.publisher.lanes.spend(Address(person=PersonId(f"fake:{number}")))
        assert here.publisher.lanes.spend(ROOM) == 30
        here.sleeper.pass_by(30)
        await here.publisher.settle()
        assert here.platform.log == ["send table"]


async def test_all_chats_of_a_platform_share_its_pace(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.pace = Pace(gap=0, most=2, per=1)
        for key in (TABLE, ANNS, BOBS):
            here.want(key, str(key))
        here.mark(ANNS, BOBS, TABLE)
        await until(lambda: 1 in here.sleeper.asked)
        assert len(here.platform.log) == 2
        await here.shown(3, each=1)


async def test_who_waits_for_the_pace_of_a_platform_stands_in_line(tmp_path: Path) -> None:
    """What all of them are to show is not asked for at each place that is free, and it is the latest."""
    rooms = {RESULT._replace(number=number): Address(room=RoomId(f"fake:{number}")) for number in range(6)}
    async with stage(tmp_path) as here:
        here.platform.pace = Pace(most=1, per=1)
        await here.publisher.has_shown(TABLE)  # the rows are read: nobody is held up by that later

        def mark(text: str) -> None:
            for key, to in rooms.items():
                here.screens[key] = Showing(to, Screen((literal(f"{text} {key.number}"),)), "en")
            here.publisher.mark(rooms.items())

        mark("early")
        await here.shown(3, each=0.01)
        mark("late")
        await here.shown(9, each=0.01)
        await here.publisher.settle()
        early, late = ([f"send {text} {number}" for number in range(6)] for text in ("early", "late"))
        assert here.platform.log[:6] == [*early[:3], *late[3:]]
        assert len(here.composed) < 25


async def test_who_is_first_in_line_stays_it_if_somebody_slips_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answers do not stand in line: one may take the room for which the first has waited."""
    async with stage(tmp_path) as here:
        here.platform.pace = Pace(most=1, per=1)
        await here.publisher.has_shown(TABLE)
        compose, slipping = here.compose, [0]

        async def composed(key: SurfaceKey, turned: OpenPage | None) -> Showing | None:
            if slipping[0]:
                slipping[0] -= 1
                assert here.publisher.lanes.spend(BOB, urgent=True) == 0
            return await compose(key, turned)

        monkeypatch.setattr(here, "compose", composed)
        assert here.publisher.lanes.spend(BOB, urgent=True) == 0
        here.want(ANNS, "first")
        here.mark(ANNS)
        await until(lambda: len(here.sleeper.asked) == 1)
        here.want(TABLE, "second")
        here.mark(TABLE)
        await until(lambda: len(here.composed) == 2)
        slipping[0] = 1
        here.sleeper.pass_by(1)
        await until(lambda: len(here.sleeper.asked) == 2)
        await here.shown(2, each=1)
        assert here.platform.log == ["send first", "send second"]


async def test_who_is_first_in_line_leaves_it_if_his_own_chat_takes_nothing(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.pace = Pace(most=1, per=1)
        assert here.publisher.lanes.spend(BOB, urgent=True) == 0
        here.want(ANNS, "first")
        here.mark(ANNS)
        await until(lambda: here.sleeper.asked == [1])
        here.want(TABLE, "second")
        here.mark(TABLE)
        await until(lambda: len(here.composed) == 2)
        here.publisher.lanes.hold(ANN, 3600)
        here.sleeper.pass_by(1)
        await until(lambda: here.platform.log == ["send second"])


async def test_who_is_first_in_line_leaves_it_as_soon_as_he_has_his_place(tmp_path: Path) -> None:
    """However long it then takes until his chat has it."""
    async with stage(tmp_path) as here:
        here.platform.pace = Pace(most=1, per=1)
        assert here.publisher.lanes.spend(BOB, urgent=True) == 0
        here.want(TABLE, "first")
        here.mark(TABLE)
        await until(lambda: here.sleeper.asked == [1])
        here.want(ANNS, "second")
        here.mark(ANNS)
        await until(lambda: len(here.composed) == 2)
        here.platform.open.clear()
        here.sleeper.pass_by(1)
        await until(lambda: here.sleeper.asked == [1, 1])
        assert here.platform.waits
        here.sleeper.pass_by(1)
        await until(lambda: here.platform.log == ["send second"])
        here.platform.open.set()


async def test_who_is_first_in_line_does_not_wait_for_hands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path) as here:
        here.platform.pace = Pace(most=1, per=1)
        here.want(TABLE, "table")
        here.want(ANNS, "Ann")
        assert here.publisher.lanes.spend(BOB) == 0
        here.mark(TABLE)
        await until(lambda: here.sleeper.asked == [1])
        monkeypatch.setattr("bot.publishing.publisher.HANDS_FIRST", 60 * PATIENCE)
        here.publisher.lanes.hold(ANN, 3600)
        here.mark(ANNS)
        await until(lambda: here.sleeper.asked == [1, 3600])
        here.sleeper.pass_by(1)
        await until(lambda: here.platform.log == ["send table"])


async def test_a_chat_keeps_its_pace_while_many_others_are_written_to(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.lane_pace = Pace(gap=1)
        here.platform.open.clear()
        here.want(TABLE, "one")
        here.mark(TABLE)
        await until(lambda: here.platform.waits)
        here.sleeper.pass_by(5)
        for number in range(2 * FEW):
            assert here.publisher.lanes.spend(Address(person=PersonId(f"fake:{number}"))) == 0
        here.want(TABLE, "two")
        here.mark(TABLE)
        here.platform.open.set()
        await until(lambda: here.platform.log == ["send one"])
        await until(lambda: here.sleeper.asked == [1])
        here.sleeper.pass_by(1)
        await here.publisher.settle()
        assert here.platform.log == ["send one", "edit two"]


async def test_at_the_end_who_has_to_wait_for_long_is_not_waited_for(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.trouble = [TooFast(2 * PATIENCE)]
        here.want(ANNS, "later")
        here.mark(ANNS)
        await until(lambda: here.sleeper.asked == [2 * PATIENCE])
        here.platform.open.clear()
        here.want(TABLE, "now")
        here.mark(TABLE)
        stopping = asyncio.create_task(here.publisher.stop(PATIENCE))
        await until(lambda: here.platform.waits)
        assert not stopping.done()
        here.platform.open.set()
        await asyncio.wait_for(stopping, PATIENCE / 2)
        assert here.platform.log == ["send now"]


async def test_at_the_end_who_learns_that_he_has_to_wait_for_long_is_not_waited_for(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.open.clear()
        here.want(TABLE, "table")
        here.mark(TABLE)
        await until(lambda: here.platform.waits)
        stopping = asyncio.create_task(here.publisher.stop(2 * PATIENCE))
        await asyncio.sleep(0)
        here.platform.trouble = [TooFast(3600)]
        here.platform.open.set()
        async with asyncio.timeout(PATIENCE):
            await stopping
        assert not here.platform.log


async def test_hands_are_shown_before_the_table(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        for key in (TABLE, ANNS, BOBS):
            here.want(key, str(key))
        here.mark(TABLE, ANNS, BOBS)
        await here.publisher.settle()
        assert here.platform.log[-1] == f"send {TABLE}"


async def test_a_hand_that_cannot_be_shown_holds_the_table_up_for_a_moment_only(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.trouble = [TooFast(3600)]
        here.want(ANNS, "Ann")
        here.want(TABLE, "table")
        here.mark(ANNS)
        await until(lambda: here.sleeper.asked == [3600])
        here.mark(TABLE)
        await until(lambda: here.platform.log == ["send table"])


async def test_a_room_does_not_wait_for_the_hands_of_another_table(tmp_path: Path) -> None:
    other = TABLE._replace(of="other")
    async with stage(tmp_path) as here:
        here.publisher.lanes.hold(ANN, 3600)
        here.want(ANNS, "Ann")
        here.screens[other] = screen(TABLE, "the other table")
        here.mark(ANNS)
        await until(lambda: here.sleeper.asked == [3600])
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("bot.publishing.publisher.HANDS_FIRST", 60 * PATIENCE)
            here.publisher.mark([(other, ROOM)])
            await until(lambda: here.platform.log == ["send the other table"])


async def test_in_his_own_chat_the_table_does_not_wait_for_the_hand_behind_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.publishing.publisher.HANDS_FIRST", 60 * PATIENCE)
    async with stage(tmp_path) as here:
        here.want(TABLE, "table")
        here.want(ANNS, "Ann")
        here.publisher.mark([(TABLE, Address(room=RoomId(ANN.key))), (ANNS, ANN)])
        await here.publisher.settle()
        assert here.platform.log == ["send table", "send Ann"]


async def test_who_waits_for_hands_does_not_look_through_those_of_all_tables(tmp_path: Path) -> None:
    looked_at, tables = 0, 50

    def group(item: SurfaceKey) -> str:
        return item.of

    def is_hand(item: SurfaceKey) -> bool:
        nonlocal looked_at
        looked_at += 1
        return item.kind is SurfaceKind.HAND

    async def out(item: SurfaceKey, to: Address, _port: Port) -> bool:
        if to.person is None:
            await lanes.passed(item.of, is_hand, to, PATIENCE)
        await asyncio.sleep(0)
        shown.append(item)
        return True

    async def dropped(_item: SurfaceKey) -> None:
        raise AssertionError("everybody can be reached")

    async with stage(tmp_path) as here:
        shown: list[SurfaceKey] = []
        lanes = Lanes({"fake": here.platform}, here.reach, out, dropped, group, here.sleeper, here.sleeper.time)
        for match in map(str, range(tables)):
            lanes.add((TABLE._replace(of=match), Address(room=RoomId(f"fake:{match}"))))
            for seat in range(4):
                hand = ANNS._replace(of=match, number=seat)
                lanes.add((hand, Address(person=PersonId(f"fake:{match}-{seat}"))))
        await lanes.settle()
        assert len(shown) == 5 * tables
        for place, item in enumerate(shown):
            if item.kind is SurfaceKind.TABLE:
                assert [hand.of for hand in shown[:place]].count(item.of) == 4
        assert looked_at < 20 * tables


@dataclass
class Told:
    """Who is told of addresses, and fails as often as a test says."""

    fails: int = 0
    of: list[Address] = field(default_factory=list)

    async def __call__(self, to: Address) -> None:
        if self.fails:
            self.fails -= 1
            raise RuntimeError("a table could not be closed")
        self.of.append(to)


async def test_what_goes_wrong_behind_a_chat_that_is_lost_is_tried_again_and_holds_up_nothing_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path) as here:
        here.reach.on_vanish = told = Told(fails=1)
        here.platform.trouble = [Vanished("gone")]
        here.want(TABLE, "table")
        here.want(RESULT, "result")
        here.mark(TABLE, RESULT)
        await here.publisher.settle()
        assert "a table could not be closed" in caplog.text
        assert here.platform.read(ROOM) == ["result"]
        here.platform.trouble = [Vanished("gone")]
        here.sleeper.pass_by(FIRST_DELAY)
        await until(lambda: told.of == [ROOM])
        await here.publisher.settle()
        assert await here.reach.closed(ROOM)


@pytest.mark.parametrize("full", [True, False])
async def test_a_chat_is_closed_only_when_that_is_saved_and_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, full: bool
) -> None:
    async with stage(tmp_path) as here:
        here.reach.on_change = told = Told(fails=0 if full else 1)
        Careless(here.database).fails = 1 if full else 0
        here.platform.trouble = [Unreachable("closed"), Unreachable("closed")]
        await here.show(ANNS, "one")
        assert not await here.reach.closed(ANN)
        assert ("a table could not be closed" in caplog.text) is not full
        here.sleeper.pass_by(FIRST_DELAY)
        await until(lambda: told.of == [ANN])
        assert await here.reach.closed(ANN)
        assert await people.reach(here.database, ANN.key) == Access.CLOSED


async def test_who_writes_while_it_is_saved_that_he_is_closed_is_open(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.reach.opened(ANN)
        await asyncio.gather(here.reach.lost(ANN), here.reach.opened(ANN))
        assert await here.reach.of(ANN) is Access.OPEN
        assert await people.reach(here.database, ANN.key) == Access.OPEN


async def test_what_failed_before_a_chat_was_closed_is_forgotten(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        for _ in range(2):
            here.platform.trouble = [RuntimeError("a hiccup")]
            await here.show(TABLE, "table")
            await here.reach.lost(ROOM)
            here.sleeper.pass_by(FIRST_DELAY)
            async with asyncio.timeout(PATIENCE):
                while await here.publisher.forget(MATCH) is None:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0)
            await here.reach.opened(ROOM)
        assert here.sleeper.asked == [FIRST_DELAY, FIRST_DELAY]


@pytest.mark.parametrize("end", [[], [Unreachable("closed")]], ids=["shown", "closed"])
async def test_what_has_come_to_an_end_begins_with_a_short_delay_when_it_fails_again(
    tmp_path: Path, end: list[Exception]
) -> None:
    async with stage(tmp_path) as here:
        here.platform.trouble = [RuntimeError("a hiccup"), *end]
        await here.show(TABLE, "one")
        await until(lambda: here.sleeper.asked == [FIRST_DELAY])
        here.sleeper.pass_by(FIRST_DELAY)
        await until(lambda: not here.publisher.lanes.busy(MATCH))
        await here.reach.opened(ROOM)
        here.platform.trouble = [RuntimeError("a hiccup")]
        await here.show(TABLE, "two")
        await until(lambda: len(here.sleeper.asked) == 2)
        assert here.sleeper.asked == [FIRST_DELAY, FIRST_DELAY]


async def test_of_more_chats_than_are_kept_in_mind_what_is_saved_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chats.reach.KEPT", 1)
    async with stage(tmp_path) as here:
        elsewhere = Address(room=RoomId("fake:elsewhere"))
        for to in (ANN, BOB, ROOM, elsewhere):
            await here.reach.lost(to)
        assert [await here.reach.of(to) for to in (ANN, BOB)] == [Access.CLOSED, Access.CLOSED]
        assert [await here.reach.of(to) for to in (ROOM, elsewhere)] == [Access.OPEN, Access.CLOSED], (
            "it is tried again"
        )


async def test_what_is_known_of_a_private_chat_outlives_the_process(tmp_path: Path) -> None:
    async with stage(tmp_path, limits=replace(LIMITS, doors=True)) as here:
        assert await here.reach.of(ANN) is Access.UNKNOWN
        here.platform.trouble = [Unreachable("closed")]
        await here.show(ANNS, "one")
        await here.show(BOBS, "one")
    async with stage(tmp_path, here.platform) as here:
        assert (await here.reach.of(ANN), await here.reach.of(BOB)) == (Access.CLOSED, Access.OPEN)


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
        assert told == [(ROOM, Access.CLOSED)], "talk alone does not open a room that has just refused"
        here.sleeper.pass_by(CLOSED_FOR)
        await here.reach.heard(ROOM)
        await here.show(TABLE, "three")
        assert told == [(ROOM, Access.CLOSED), (ROOM, Access.OPEN)]
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


async def test_an_old_message_that_is_left_over_in_a_room_with_another_id_is_not_looked_for_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    moved = Address(room=RoomId("fake:moved"))
    async with stage(tmp_path) as here:
        delete = here.platform.delete

        async def never(to: Address, *posts: PostId) -> None:
            raise RuntimeError("the network")

        await here.show(TABLE, "table")
        monkeypatch.setattr(here.platform, "delete", never)
        await here.publisher.bring(TABLE, ROOM)
        await here.publisher.settle()
        monkeypatch.setattr(here.platform, "delete", delete)
        here.publisher.forget_posts(ROOM.key, moved.key)
        here.screens[TABLE] = replace(screen(TABLE, "table"), to=moved)
        here.publisher.mark([(TABLE, moved)])
        await here.publisher.settle()
        assert here.platform.log == ["send table"] * 3
        assert "network" in caplog.text


async def test_what_is_removed_takes_of_the_pace(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.lane_pace = Pace(gap=0, most=1, per=60)
        await here.show(TABLE, "table")
        here.sleeper.pass_by(60)
        await here.show(TABLE, None)
        assert here.platform.log == ["send table", "delete table"]
        assert here.publisher.lanes.spend(ROOM, urgent=True) == 60


async def test_urgent_answers_take_all_of_the_pace(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.lane_pace = Pace(most=3, per=60)
        assert [here.publisher.lanes.spend(ROOM, urgent=True) for _ in range(4)] == [0, 0, 0, 60]


async def test_what_is_said_does_not_wait_like_what_is_shown_by_and_by(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.lane_pace = Pace(most=18, per=60, quick=2)
        for text in ("one", "two"):
            await here.show(TABLE, text)
        here.publisher.say(ROOM, Screen((literal("no"),)), "en")
        await here.publisher.settle()
        assert here.sleeper.asked == []
        here.screens[TABLE] = screen(TABLE, "three")
        here.publisher.mark([(TABLE, ROOM)])
        await until(lambda: here.sleeper.asked == [60 / 15])
        here.sleeper.pass_by(60 / 15)
        await here.publisher.settle()
        assert here.platform.read(ROOM) == ["three", "no"]


async def test_how_a_round_has_ended_does_not_wait_either(tmp_path: Path) -> None:
    """In a group whose minute is nearly full the next round would have begun by then."""
    async with stage(tmp_path) as here:
        here.platform.lane_pace = Pace(gap=1, most=18, per=60, quick=1)
        await here.show(TABLE, "last tile")
        here.want(RESULT, "a fish")
        here.mark(RESULT)
        await until(lambda: here.sleeper.asked == [1])
        here.sleeper.pass_by(1)
        await here.publisher.settle()
        assert here.platform.read(ROOM) == ["last tile", "a fish"]
        here.want(RESULT, "a fish, without its button")
        here.mark(RESULT)
        await until(lambda: len(here.sleeper.asked) == 2)
        assert here.sleeper.asked[1] == pytest.approx(60 / 16 - 1)


async def test_answers_take_at_most_half_of_the_pace(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.lane_pace = Pace(most=6, per=60)
        assert [here.publisher.lanes.spend(ROOM) for _ in range(5)] == [0, 0, 0, 60, 60]
        for text in ("one", "two", "three"):
            await here.show(TABLE, text)
        assert here.sleeper.asked == []
        here.sleeper.pass_by(61)
        assert here.publisher.lanes.spend(ROOM) == 0


async def test_what_went_out_before_there_were_lanes_counts(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        here.platform.lane_pace = Pace(gap=1, most=3, per=60)
        here.publisher.lanes.take_up(ROOM, (30, 40, 50.5, 55))  # too many for what is allowed: the latest count
        here.publisher.lanes.take_up(Address(room=RoomId("elsewhere:room")), (1,))
        assert here.publisher.lanes.spend(ANN, urgent=True) == 0
        assert here.publisher.lanes.spend(ROOM, urgent=True) == 9.5
        assert list(here.publisher.lanes.lately()) == [(ROOM, [50.5, 40, 30]), (ANN, [0])]
        here.want(TABLE, "table")
        here.mark(TABLE)
        await until(lambda: here.sleeper.asked == [9.5])
        here.sleeper.pass_by(9.5)
        await here.publisher.settle()
        assert here.platform.log == ["send table"]
