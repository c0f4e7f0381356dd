"""The reminder of the daily round: how it is set, and when it comes."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.chats.choices import ChatChoice, Days, Summary
from bot.data import What, pack
from bot.evenings.reminding import ReminderWord
from bot.ids import RoomId
from bot.messages import text
from bot.ports import Room
from bot.tables import bell
from storage import appointments, notices
from tests.bot.chat import Chat, chatting, says, told
from tests.bot.evenings.reminded import MONDAY, chat_at, invitations, reminded
from tests.bot.kept import WORDS
from tests.bot.strict import GROUP
from tests.waiting import until


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
        for written in ("à 21 h 30", "21h 30", "21 H 30", "um 21 Uhr 30", "à 21 heures 30", "21-30"):
            assert "21:30, daily" in told(await ann.say(f"/remind {written}"))
            await ann.say("/remind 18:30")
        for written in ("в 21 час", "o godzinie 21"):
            assert "21:00, daily" in told(await ann.say(f"/remind {written}"))
            await ann.say("/remind 18:30")
        for written in ("noon in Berlin", "à midi", "a mezzogiorno", "al mediodía", "w południe", "в полдень"):
            assert "12:00, daily" in told(await ann.say(f"/remind {written}"))
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


@pytest.mark.parametrize("language", WORDS.languages)
async def test_what_else_people_write_is_understood(tmp_path: Path, language: str) -> None:
    chosen: dict[str, dict[str, Any]] = {
        ReminderWord.WEEKDAYS: {"days": Days.WEEKDAYS},
        ReminderWord.DAILY: {"days": Days.DAILY},
        ReminderWord.OFF: {"remind": ""},
        ReminderWord.ON: {"summary": Summary.ON},
        ReminderWord.SUMMARY: {"summary": Summary.ON},
    }
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann = chat.guest("Ann", admin=True)
        for line in WORDS.say(text("remind-also"), language):
            word, _, names = "".join(span.text for span in line).partition(": ")
            for name in names.split(", "):
                await ann.say(f"/remind 12:30 {'daily' if word == ReminderWord.WEEKDAYS else 'weekdays'}")
                await ann.say("/remind summary off")
                wanted = replace(await choice(chat), **chosen[word])
                assert wanted != await choice(chat)
                await ann.say(f"/remind summary {name}" if word == ReminderWord.ON else f"/remind {name}")
                assert await choice(chat) == wanted, name


@pytest.mark.parametrize(
    ("words", "word"),
    [
        ("25:00", "25:00"),
        ("0pm", "0pm"),
        ("13pm daily", "13pm"),
        ("9hpm", "9hpm"),
        ("12:75 Berlin", "12:75"),
        ("someday", "someday"),
        ("summary maybe", "summary maybe"),
        ("12:30 Nowhereville", "Nowhereville"),
    ],
)
async def test_what_is_not_understood_changes_nothing(tmp_path: Path, words: str, word: str) -> None:
    async with chatting(tmp_path, chat=chat_at(MONDAY)) as chat:
        ann = chat.guest("Ann", admin=True)
        assert told(await ann.say(f"/remind {words}")) == says("remind-what", word=word)
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
        assert says("zone-set", city="Berlin") in str(cities)
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
        for language in WORDS.languages:
            answer = says("zone-unknown", language, city="1 hour").casefold()
            assert says("setting-clock", language).casefold() in answer, "it is told where a clock is chosen"
        unlike = says("zone-alike", city="Atlantis", alike="Atlanta")
        for command in ("/settings Atlantis", "/remind 12:30 Atlantis"):
            assert told(await ann.say(command)) == unlike
            assert await choice(chat) == ChatChoice(), "what is only like a city changes nothing"
        assert told(await ann.say("/settings moscow")) == says("zone-set", city="Moscow")
        assert (await choice(chat)).zone == "Europe/Moscow"
        await bob.write("/settings Tokyo")
        assert (await chat.bot.world.preferences.chat(bob.id)).choice.zone == "Asia/Tokyo"
        assert told(await bob.write("/remind 12:30")) == says("remind-in-group")
        chat.group = Room(RoomId(bob.id), "Bob", private=True)
        assert told(await bob.send(pack(What.REMIND, "", 0, "12-30"))) == says("remind-in-group")


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
            await until(lambda: len(invitations(chat)) == count)  # noqa: B023 - waited for within the loop


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
