"""The reminder of the daily round: when it comes, who is in, the evening with them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

import orjson
import pytest

from bot.chats.choices import ChatChoice, Days, Summary
from bot.data import What, pack
from bot.evenings.reminding import ReminderWord
from bot.tables import bell
from bot.tables.table import Table
from engine import codec
from engine.game import rules_of, variants
from storage import appointments, matches, notices
from storage.matches import Match, Sitter, Status
from tests.bot.chat import LIMITS, WORDS, Chat, Guest, chatting, says, told
from tests.bot.strict import GROUP, Post, StrictPort
from tests.databases import Careless
from tests.waiting import PATIENCE

T = TypeVar("T")
U = TypeVar("U")

pytestmark = pytest.mark.asyncio

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
IN, OUT, BEGIN = (says(f"invite-button-{what}") for what in ("in", "out", "begin"))
MONDAY = datetime(2026, 3, 23, 8, tzinfo=UTC)
"""The clocks of Berlin change on the Sunday after it."""


def chat_at(now: datetime) -> Chat:
    """A group at this time."""
    chat = Chat(StrictPort(LIMITS))
    chat.now = now
    return chat


def invitations(chat: Chat) -> list[Post]:
    """The reminders that everybody sees, the oldest first."""
    return [post for post in chat.room() if "Who is in today?" in str(post)]


async def reminded(chat: Chat, words: str = "12:30 Berlin") -> list[Guest]:
    """Guests, the first of whom runs the chat and has set the reminder."""
    guests = [chat.guest(name, admin=name == "Ann") for name in NAMES]
    assert "Reminder: 12:30" in told(await guests[0].say(f"/remind {words}"))
    return guests


async def due(chat: Chat) -> list[datetime]:
    """When the chat is told something next."""
    return [one.due_at for one in await appointments.due(chat.bot.world.database)]


async def choice(chat: Chat) -> ChatChoice:
    return (await chat.bot.world.preferences.chat(GROUP)).choice


# --- How it is set ----------------------------------------------------------------------------------------


async def test_who_runs_the_chat_sets_it_in_any_order_of_words(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann, bob = chat.guest("Ann", admin=True), chat.guest("Bob")
        assert says("remind-is-off") in told(await bob.say("/remind"))
        assert says("remind-admins") in told(await bob.say("/remind"))
        assert told(await bob.say("/remind 12:30")) == says("only-admin")
        assert await due(chat) == []
        words = told(await ann.say("/remind daily New York 6pm"))
        assert "Reminder: 18:00, daily. The next one comes on Mar 23, 2026 at 18:00." in words
        assert "Time zone: New York, where it is 04:00 now." in words
        assert await choice(chat) == ChatChoice(zone="America/New_York", remind="18:00", days=Days.DAILY)
        assert await due(chat) == [datetime(2026, 3, 23, 22, tzinfo=UTC)]
        assert "12:30, daily" in told(await ann.say("/remind 12.30 europe/berlin"))
        assert await due(chat) == [datetime(2026, 3, 23, 11, 30, tzinfo=UTC)]
        for written in ("6:30 PM", "6.30 pm Berlin", "Berlin 6:30pm"):
            assert "18:30, daily" in told(await ann.say(f"/remind {written}"))
        for written in ("9h", "9 h", "um 9 Uhr", "at 9 o'clock", "a las 9h"):
            assert "09:00, daily" in told(await ann.say(f"/remind {written}"))
            await ann.say("/remind 18:30")
        for written in ("à 21 h 30", "21h 30", "21 H 30"):
            assert "21:30, daily" in told(await ann.say(f"/remind {written}"))
            await ann.say("/remind 18:30")
        for written in ("в 21 час", "o godzinie 21"):
            assert "21:00, daily" in told(await ann.say(f"/remind {written}"))
            await ann.say("/remind 18:30")
        assert says("remind-is-off") in told(await ann.say("/remind OFF"))
        assert await due(chat) == []
        assert (await choice(chat)).zone == "Europe/Berlin"


@pytest.mark.parametrize("language", WORDS.languages)
async def test_every_word_can_be_typed_as_it_is_shown(tmp_path: Path, language: str) -> None:
    word = {one: says(f"remind-word-{one}", language) for one in ReminderWord}
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann = chat.guest("Ann", admin=True, language=language)
        for shown in (
            word[ReminderWord.DAILY],
            word[ReminderWord.DAILY].upper().replace(" ", "_"),
            word[ReminderWord.DAILY].replace("-", " "),
        ):
            await ann.say(f"/remind 12:30 {word[ReminderWord.WEEKDAYS]}")
            assert await choice(chat) == ChatChoice(remind="12:30", days=Days.WEEKDAYS)
            await ann.say(f"/remind {shown} 18:00")
            assert await choice(chat) == ChatChoice(remind="18:00", days=Days.DAILY)
        for hour, around in enumerate(says("remind-around", language).split(", ")):
            await ann.say(f"/remind {around} {hour} {around}")
            assert await choice(chat) == ChatChoice(remind=f"{hour:02}:00", days=Days.DAILY), around
        await ann.say("/remind off")
        await ann.say(f"/remind {word[ReminderWord.SUMMARY]} {word[ReminderWord.ON]} {word[ReminderWord.OFF]}")
        assert await choice(chat) == ChatChoice(days=Days.DAILY, summary=Summary.ON)
        hint = told(await ann.say("/remind ?"))
        assert all(one in hint for said, one in word.items() if said is not ReminderWord.DAILY)
        await ann.say("/remind summary off")
        for written in re.findall(r"/remind [^,.]+", hint):
            await ann.say(written)
        told_so = replace(await choice(chat), zone=ChatChoice().zone)
        assert told_so == ChatChoice(remind="", days=Days.WEEKDAYS, summary=Summary.ON)
        assert told_so != await choice(chat), "the city"


@pytest.mark.parametrize(
    "words", ["25:00", "0pm", "13pm", "9hpm", "12:75", "someday", "summary maybe", "12:30 Nowhereville"]
)
async def test_what_is_not_understood_changes_nothing(tmp_path: Path, words: str) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann = chat.guest("Ann", admin=True)
        assert "I do not understand" in told(await ann.say(f"/remind {words}"))
        assert await choice(chat) == ChatChoice()
        assert await due(chat) == []


@pytest.mark.parametrize(
    ("words", "one", "other"),
    [
        ("12:30 13:30", "12:30", "13:30"),
        ("12:30 Berlin off", "12:30", "off"),
        ("weekdays 12:30 DAILY", "weekdays", "DAILY"),
        ("New York 12:30 Berlin", "New York", "Berlin"),
        ("summary on summary off", "summary on", "summary off"),
    ],
)
async def test_what_excludes_each_other_is_not_guessed(tmp_path: Path, words: str, one: str, other: str) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann = chat.guest("Ann", admin=True)
        assert told(await ann.say(f"/remind {words}")) == says("only-one", one=one, other=other)
        assert await choice(chat) == ChatChoice()
        await ann.say("/remind 12:30 12.30 Berlin")
        assert (await choice(chat)).remind == "12:30", "the same twice is one"


async def test_everything_can_be_tapped(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann = chat.guest("Ann", admin=True)
        await ann.say("/settings")
        (screen,) = await ann.press("Reminder")
        assert "✓ weekdays" in str(screen)
        await ann.press("daily", screen)
        assert "✓ daily" in str(screen), "also before there is a time"
        await ann.press("12:30", screen)
        await ann.press("Weekly summary on", screen)
        assert "✓ 12:30" in str(screen)
        assert "✓ daily" in str(screen)
        wanted = ChatChoice(remind="12:30", days=Days.DAILY, summary=Summary.ON)
        assert await choice(chat) == wanted
        await ann.press("Time zone", screen)
        (cities,) = (post for post in ann.sees() if "Press the city" in str(post))
        assert "London" in str(cities), "the page on which the zone of the chat stands"
        berlin = next(button.text for button in cities.buttons if button.text.startswith("Berlin"))
        assert berlin == "Berlin 09:00"
        await ann.press(berlin, cities)
        assert (await choice(chat)).zone == "Europe/Berlin"
        await ann.press("All settings", cities)
        assert "Time zone: Berlin" in str(cities)
        for page in ("Time zone", "Reminder"):
            await ann.press(page, cities)
            await ann.press("All settings", cities)
            assert says("settings-chat") in str(cities)
        assert await due(chat) == [
            datetime(2026, 3, 23, 11, 30, tzinfo=UTC),
            datetime(2026, 3, 30, 7, tzinfo=UTC),
        ]
        await ann.say("/remind")
        await ann.press("Turn it off")
        assert await due(chat) == [datetime(2026, 3, 30, 7, tzinfo=UTC)]


async def test_the_time_zone_is_for_who_runs_the_chat(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guest("Ann", admin=True), chat.guest("Bob")
        assert told(await bob.say("/settings Berlin")) == says("only-admin")
        assert told(await bob.send(pack(What.ZONE, "", 0, "europe.berlin"))) == says("only-admin")
        assert told(await ann.send(pack(What.ZONE, "", 0, "mars.olympus"))) == says("bad-button")
        assert told(await ann.say("/settings Nowhereville")) == says("zone-unknown", city="Nowhereville")
        unlike = says("zone-alike", city="Atlantis", alike="Atlanta")
        for command in ("/settings Atlantis", "/remind 12:30 Atlantis"):
            assert told(await ann.say(command)) == unlike
            assert await choice(chat) == ChatChoice(), "what is only like a city changes nothing"
        assert told(await ann.say("/settings moscow")) == says("zone-set", city="Moscow")
        assert (await choice(chat)).zone == "Europe/Moscow"
        await bob.write("/settings Tokyo")
        assert (await chat.bot.world.preferences.chat(bob.id)).choice.zone == "Asia/Tokyo"
        assert told(await bob.write("/remind 12:30")) == says("remind-in-group")


# --- When it comes ----------------------------------------------------------------------------------------


async def test_it_comes_on_weekdays_at_the_time_of_the_chat_also_when_the_clocks_change(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        await reminded(chat)
        for day in range(8):
            chat.now = MONDAY + timedelta(days=day)  # 9:00 in Berlin, 10:00 from Sunday on
            await chat.wait(minutes=1)
            before = len(invitations(chat))
            weekday = day not in (5, 6)
            await chat.wait(hours=3 if day < 6 else 2, minutes=28)
            assert len(invitations(chat)) == before, "12:29 there"
            await chat.wait(minutes=1)
            assert len(invitations(chat)) == before + weekday
            await chat.wait(hours=8)
            assert len(invitations(chat)) == before + weekday, "once a day"


async def test_daily_means_at_the_weekend_too(tmp_path: Path) -> None:
    saturday = MONDAY + timedelta(days=5)
    async with chatting(tmp_path, chat=chat_at(saturday)) as chat:
        ann = chat.guest("Ann", admin=True)
        for words, day in (("daily 12:30 UTC", saturday), ("weekdays", saturday + timedelta(days=2))):
            await ann.say(f"/remind {words}")
            assert [at.date() for at in await due(chat)] == [day.date()]


async def test_once_a_day_however_often_the_time_is_changed(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann, *_ = await reminded(chat)
        await chat.wait(hours=4)
        assert len(invitations(chat)) == 1
        assert "Mar 24, 2026 at 18:00" in told(await ann.say("/remind 18:00"))
        # In New York it is still the morning of the same day.
        assert "Mar 24, 2026 at 18:00" in told(await ann.say("/remind New York"))
        await chat.wait(hours=20)
        assert len(invitations(chat)) == 1


async def test_after_a_restart_it_comes_if_it_is_not_too_late(tmp_path: Path) -> None:
    chat = chat_at(MONDAY)
    async with chatting(tmp_path, chat=chat):
        await reminded(chat)
    chat.now = datetime(2026, 3, 23, 11, 50, tzinfo=UTC)  # it was due twenty minutes ago
    async with chatting(tmp_path, chat=chat):
        await chat.wait(minutes=1)
        assert len(invitations(chat)) == 1
    chat.now = datetime(2026, 3, 24, 12, 30, tzinfo=UTC)  # an hour ago
    async with chatting(tmp_path, chat=chat):
        await chat.wait(minutes=1)
        assert len(invitations(chat)) == 1
        assert await due(chat) == [datetime(2026, 3, 25, 11, 30, tzinfo=UTC)]
    async with chatting(tmp_path, chat=chat):
        await chat.wait(hours=24)
        assert len(invitations(chat)) == 2


async def test_after_some_days_it_comes_if_that_of_today_is_not_too_late(tmp_path: Path) -> None:
    chat = chat_at(MONDAY)
    async with chatting(tmp_path, chat=chat):
        await reminded(chat)
    chat.now = datetime(2026, 3, 26, 11, 45, tzinfo=UTC)  # three were missed, the fourth is not too late
    async with chatting(tmp_path, chat=chat):
        await chat.wait(minutes=2)
        assert len(invitations(chat)) == 1
        assert datetime(2026, 3, 27, 11, 30, tzinfo=UTC) in await due(chat)


async def test_the_bell_looks_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is due later is seen at a later look, not only at the first one."""
    monkeypatch.setattr(bell, "_MINUTE", 0.01)
    monkeypatch.setattr(bell, "_AFTER", 0)
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        await reminded(chat)
        for count, day in enumerate((23, 24), start=1):
            chat.now = datetime(2026, 3, day, 11, 30, tzinfo=UTC)
            async with asyncio.timeout(PATIENCE):
                while len(invitations(chat)) < count:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.01)


async def test_two_processes_remind_once(tmp_path: Path) -> None:
    chat = chat_at(MONDAY)
    async with chatting(tmp_path, chat=chat):
        await reminded(chat)
        other = Chat(chat.port)
        other.now = chat.now
        async with chatting(tmp_path, chat=other):
            chat.now = other.now = datetime(2026, 3, 23, 11, 30, tzinfo=UTC)
            await asyncio.gather(*(one.bot.world.bell.ring() for one in (chat, other)))
            await asyncio.gather(chat.settle(), other.settle())
        assert len(invitations(chat)) == 1


async def test_who_reminds_goes_by_what_was_chosen_by_way_of_another_process(tmp_path: Path) -> None:
    chat = chat_at(MONDAY)
    async with chatting(tmp_path, chat=chat):
        ann, *_ = await reminded(chat)
        other = Chat(chat.port)
        other.now = chat.now
        async with chatting(tmp_path, chat=other):
            await choice(other)
            await ann.say("/remind 13:00")
            other.now = datetime(2026, 3, 23, 12, tzinfo=UTC)
            await other.bot.world.bell.ring()
            await other.settle()
            assert len(invitations(chat)) == 1
            assert datetime(2026, 3, 24, 12, tzinfo=UTC) in await due(other)


async def test_a_notice_that_was_written_and_not_shown_is_shown_after_the_start(tmp_path: Path) -> None:
    chat = chat_at(MONDAY)
    async with chatting(tmp_path, chat=chat):
        await reminded(chat)
        notice = notices.Notice("abc1", GROUP, "lunch", MONDAY.date(), MONDAY)
        await chat.bot.world.database.write(notices.post(notice))
    for _ in range(2):
        async with chatting(tmp_path, chat=chat):
            assert len(invitations(chat)) == 1


async def test_where_the_bot_was_removed_nothing_is_asked(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        await reminded(chat)
        await chat.bot.removed(GROUP)
        await chat.wait(hours=4)
        assert invitations(chat) == []
        assert await due(chat) == [datetime(2026, 3, 24, 11, 30, tzinfo=UTC)]


# --- Who is in --------------------------------------------------------------------------------------------


async def test_one_message_tells_who_is_in(tmp_path: Path) -> None:
    chat = chat_at(MONDAY)
    async with chatting(tmp_path, chat=chat):
        ann, bob, cid, *_ = await reminded(chat)
        await chat.wait(hours=4)
        (post,) = invitations(chat)
        assert BEGIN not in str(post)
        await bob.press(IN, post)
        await chat.wait(seconds=1)
        await ann.press(IN, post)
        await cid.press(OUT, post)
        assert "In (2): Bob and Ann" in str(post)
        assert "Out: Cid" in str(post)
        await bob.press(IN, post)
        await ann.press(OUT, post)
    async with chatting(tmp_path, chat=chat):
        assert "In (1): Bob" in str(post)
        await chat.wait(seconds=1)
        await ann.press(IN, post)
        assert "In (2): Bob and Ann" in str(post)
        assert "Out: Cid" in str(post)
        assert len(invitations(chat)) == 1, "the same message, also after a restart"


async def test_an_invitation_speaks_the_language_of_the_chat_at_once(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann, *_ = await reminded(chat)
        await chat.wait(hours=4)
        (post,) = invitations(chat)
        await ann.say("/language chat de")
        assert says("invite-button-in", "de") in [button.text for button in post.buttons]


async def test_too_late_is_too_late(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann, *_ = await reminded(chat)
        await chat.wait(hours=4)
        (post,) = invitations(chat)
        old = next(button.data for button in post.buttons if button.text == IN)
        await chat.wait(hours=3)
        assert says("invite-closed") in str(post)
        assert not post.buttons
        assert told(await ann.send(old)) == says("invite-over")
        await chat.wait(hours=24)
        assert told(await ann.send(old)) == says("bad-button"), "yesterday is forgotten"
        assert len(await notices.of_room(chat.bot.world.database, GROUP, "lunch")) == 1


async def test_an_invitation_of_late_yesterday_can_be_answered_beside_that_of_today(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann, bob, *_ = [chat.guest(name, admin=name == "Ann") for name in NAMES]
        await ann.say("/remind 23:30 Berlin")
        await chat.wait(hours=15)
        await ann.say("/remind 0:10")
        await chat.wait(hours=1)
        yesterday, today = invitations(chat)
        await bob.press(IN, yesterday)
        await ann.press(IN, today)
        assert "In (1): Bob" in str(yesterday)
        assert "In (1): Ann" in str(today)
        await chat.wait(hours=3)
        assert not yesterday.buttons
        assert not today.buttons


async def answered(chat: Chat, guests: Sequence[Guest]) -> Post:
    """Today's reminder, with all of these in."""
    await chat.wait(hours=4)
    post = invitations(chat)[-1]
    for guest in guests:
        await guest.press(IN, post)
    return post


def pairs(chat: Chat) -> set[frozenset[str]]:
    """Who plays with whom in the only lobby."""
    match = chat.table().match
    variant = variants()[match.game]
    sides = variant.rules(chat.table().options, len(match.seats)).sides
    return {
        frozenset(seat.name for seat, of in zip(match.seats, sides, strict=True) if of == side) for side in sides
    }


async def test_who_is_in_opens_the_evening(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        guests = await reminded(chat)
        post = await answered(chat, guests[1:5])
        await guests[1].press(BEGIN, post)
        match = chat.table().match
        assert (match.game, match.status, match.host) == ("general", Status.LOBBY, guests[1].id)
        assert {seat.person for seat in match.seats} == {guest.id for guest in guests[1:5]}
        assert says("invite-begun") in str(post)
        assert not post.buttons
        await guests[2].press("Start")
        state = chat.table().state
        assert state is not None
        assert rules_of(state).sides == (0, 1, 0, 1)


async def test_who_has_left_the_chat_does_not_come(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        guests = await reminded(chat)
        post = await answered(chat, guests[1:4])
        await chat.bot.left(GROUP, guests[2].id)
        await chat.bot.left(GROUP, guests[0].id)  # who has said nothing
        await chat.settle()
        assert "In (2): Bob and Dot" in str(post)
        await guests[1].press(BEGIN, post)
        assert guests[2].id not in {seat.person for seat in chat.table().match.seats}


async def test_one_who_is_not_in_begins_for_the_others_when_they_are_enough(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann, *others = await reminded(chat)
        post = await answered(chat, others[:3])
        assert told(await ann.press(BEGIN, post)) == says("invite-not-in")
        assert chat.tables() == []
        await others[3].press(IN, post)
        await ann.press(BEGIN, post)
        match = chat.table().match
        assert ann.id not in {seat.person for seat in match.seats}
        assert match.host == others[0].id


async def test_with_real_tiles_a_sheet_is_opened(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        guests = await reminded(chat)
        post = await answered(chat, guests[:4])
        await guests[0].press(says("invite-button-real"), post)
        assert chat.table().match.sheet


LAST_TIME = {frozenset(pair) for pair in (("Ann", "Cid"), ("Bob", "Dot"), ("Eve", "Fay"))}


@pytest.mark.parametrize(
    "there", [NAMES, NAMES[:5], ("Ann", "Bob", "Cid"), ("Fay", "Gil", "Eve", "Ann"), ("Ann", "Bob", "Eve", "Gil")]
)
async def test_pairs_stay_as_last_time_where_both_are_there(tmp_path: Path, there: tuple[str, ...]) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann, *_ = await reminded(chat)
        for name in NAMES:
            await chat.guest(name).say("/games")
        await chat.bot.world.database.write(matches.restore(evening_before()))
        await answered(chat, chat.guests(*there))
        await ann.press(IN)
        await ann.press(BEGIN)
        expected = {pair for pair in LAST_TIME if pair <= set(there)}
        if len(chat.table().match.seats) % 2:
            await chat.guest("Hal").press("Join")
        assert expected <= pairs(chat), "also when somebody comes who was missing"
        assert {name for pair in pairs(chat) for name in pair} - {"Hal"} == {*there, "Ann"}


def evening_before() -> Match:
    """An evening of six that is over."""
    variant, at = variants()["general"], MONDAY - timedelta(days=3)
    return Match(
        id="before",
        room=GROUP,
        name="A",
        game=variant.id,
        options=orjson.dumps(codec.encode(variant.options())).decode(),
        status=Status.OVER,
        host="test:ann",
        version=0,
        created_at=at,
        started_at=at,
        ended_at=at,
        seats=tuple(Sitter(seat, name, person=f"test:{name.casefold()}") for seat, name in enumerate(NAMES)),
    )


async def test_two_who_begin_at_once_open_one_table(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        guests = await reminded(chat)
        post = await answered(chat, guests[:4])
        (notice,) = await notices.of_room(chat.bot.world.database, GROUP, "lunch")
        data = pack(What.INVITE, notice.id, 0, "begin")
        answers = await asyncio.gather(*(guest.send(data, post) for guest in guests[:2]))
        assert sorted(map(told, answers)) == sorted(["", says("invite-over")])
        assert len(chat.tables()) == 1
        assert not any(says("lobby-closed", game="General’s goat") in str(shown) for shown in chat.room())


class Opening:
    """The opening of a table that takes its time, until somebody else comes to a lock and a test lets it go on."""

    def __init__(self, chat: Chat, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.somebody_waits, self.goes_on = asyncio.Event(), asyncio.Event(), asyncio.Event()
        actions, tables = chat.bot.world.actions, chat.bot.world.tables
        open_lobby, exclusively = actions.open_lobby, tables.exclusively

        async def slowly(*args: Any, **more: Any) -> Table:
            self.begun.set()
            await self.goes_on.wait()
            return await open_lobby(*args, **more)

        def noticed(*why: str) -> asyncio.Lock:
            if self.begun.is_set():
                self.somebody_waits.set()
            return exclusively(*why)

        monkeypatch.setattr(actions, "open_lobby", slowly)
        monkeypatch.setattr(tables, "exclusively", noticed)

    async def meanwhile(self, opens: Coroutine[Any, Any, T], comes: Coroutine[Any, Any, U]) -> tuple[T, U]:
        """What comes of a press that opens the table, and of what happens while it does."""
        opening = asyncio.create_task(opens)
        await self.begun.wait()
        coming = asyncio.create_task(comes)
        await self.somebody_waits.wait()
        self.goes_on.set()
        return await opening, await coming


async def test_who_says_that_he_is_in_while_the_evening_is_opened_is_told_that_it_has_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What he is told is so: everybody who is in has a seat."""
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        guests = await reminded(chat)
        post = await answered(chat, guests[:4])
        opening = Opening(chat, monkeypatch)
        began, late = await opening.meanwhile(guests[0].press(BEGIN, post), guests[4].press(IN, post))
        assert not began
        assert told(late) == says("invite-over")
        (notice,) = await notices.of_room(chat.bot.world.database, GROUP, "lunch")
        assert {*notice.coming} == {seat.person for seat in chat.table().match.seats}


async def test_who_leaves_the_chat_while_the_evening_is_opened_has_no_seat_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        guests = await reminded(chat)
        post = await answered(chat, guests[:4])
        opening = Opening(chat, monkeypatch)
        await opening.meanwhile(guests[0].press(BEGIN, post), chat.bot.left(GROUP, guests[3].id))
        assert {seat.name for seat in chat.table().match.seats} == {"Ann", "Bob", "Cid"}


async def test_an_evening_that_could_not_be_saved_can_be_begun_again(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        guests = await reminded(chat)
        post = await answered(chat, guests[:4])
        Careless(chat.bot.world.database).fails = 1
        assert told(await guests[0].press(BEGIN, post)) == says("not-saved")
        assert not chat.tables()
        assert not chat.errors.found, "who has not saved it has told the log"
        assert not await guests[0].press(BEGIN, post)
        assert len(chat.tables()) == 1


async def test_a_chat_that_moves_takes_its_reminder_along(tmp_path: Path) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        await reminded(chat)
        new = type(GROUP)(f"{GROUP}/new")
        await chat.bot.moved(GROUP, new)
        await chat.wait(hours=4)
        (notice,) = await notices.of_room(chat.bot.world.database, new, "lunch")
        assert len(invitations(chat)) == 1
        assert notice.room == new
