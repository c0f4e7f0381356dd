"""What people and chats have chosen: nobody is taken for known who was not saved, and no choice is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.chats.choices import ChatChoice, ShownAs, Single, TurnClock
from bot.chats.preferences import ChatSettings, PersonSettings, Preferences
from bot.ids import PersonId, RoomId
from bot.ports import Person, Room
from storage import chats, people
from storage.changes import NotSaved, Unit
from storage.database import Database
from storage.questions import Asked, Row
from tests.bot.hall import hall

ZOE = Person(PersonId("test:zoe"), "Zoe", "de")
CLUB = Room(RoomId("test:club"), "The club")


class Late:
    """A database whose next answer is found at once and arrives when a test says so."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._first = database.first
        self.found, self.arrives = asyncio.Event(), asyncio.Event()
        vars(database)["first"] = self._late

    async def _late(self, asked: Asked) -> Row | None:
        vars(self._database)["first"] = self._first
        row = await self._first(asked)
        self.found.set()
        await self.arrives.wait()
        return row


def polish(chat: ChatSettings) -> ChatSettings:
    return replace(chat, language="pl")


def german(person: PersonSettings) -> PersonSettings:
    return replace(person, language="de")


def slow(chat: ChatSettings) -> ChatSettings:
    return replace(chat, choice=replace(chat.choice, clock=TurnClock.DAY))


def asked(person: PersonSettings) -> PersonSettings:
    return replace(person, choice=replace(person.choice, single=Single.ASK))


async def test_who_could_not_be_saved_is_met_again(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        here.careless.fails = 1
        with pytest.raises(NotSaved):
            await here.preferences.meet(ZOE, CLUB)
        assert await people.get(here.database, ZOE.id) is None
        await here.preferences.meet(ZOE, CLUB)
        known, place = await people.get(here.database, ZOE.id), await chats.get(here.database, CLUB.id)
        assert known is not None
        assert place is not None
        assert (known.name, place.title) == ("Zoe", "The club")


async def test_who_is_known_costs_no_write(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        await here.preferences.meet(ZOE, CLUB)
        before = here.careless.writes
        await here.preferences.meet(ZOE, CLUB)
        assert here.careless.writes == before


async def test_a_chat_of_which_nothing_is_told_is_known_all_the_same(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        await here.preferences.meet(replace(ZOE, language=""), Room(CLUB.id))
        assert await chats.get(here.database, CLUB.id) is not None
        before = here.careless.writes
        await here.preferences.meet(replace(ZOE, language=""), Room(CLUB.id))
        assert here.careless.writes == before


async def test_a_chat_in_which_no_language_is_named_any_more_has_none(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        await here.preferences.meet(ZOE, replace(CLUB, language="en-US"))
        await here.preferences.meet(ZOE, CLUB)
        before = here.careless.writes
        for preferences in (here.preferences, Preferences(here.database)):
            assert (await preferences.chat(CLUB.id)).spoken is None
            await preferences.meet(ZOE, CLUB)
        assert here.careless.writes == before


async def test_what_is_known_of_a_person_is_known_of_his_own_chat(tmp_path: Path) -> None:
    own = Room(RoomId(ZOE.id), "Zoe", private=True)
    async with hall(tmp_path, ticking=False) as here:
        await here.preferences.meet(ZOE, replace(own, language="de"))
        await here.preferences.meet(replace(ZOE, language=""), own)
        for preferences in (here.preferences, Preferences(here.database)):
            chat, person = await preferences.chat(own.id), await preferences.person(ZOE.id)
            assert (chat.spoken, person.spoken) == ("de", "de")


async def test_what_is_chosen_at_once_holds_together(tmp_path: Path) -> None:
    def pictured(chat: ChatSettings) -> ChatSettings:
        return replace(chat, choice=replace(chat.choice, layout=ShownAs.TEXT))

    async with hall(tmp_path, ticking=False) as here:
        await here.preferences.meet(ZOE, CLUB)
        await asyncio.gather(
            *(here.preferences.change_chat(CLUB.id, change) for change in (slow, pictured, polish)),
            *(here.preferences.change_person(ZOE.id, change) for change in (asked, german)),
        )
        for preferences in (here.preferences, Preferences(here.database)):
            chat, person = await preferences.chat(CLUB.id), await preferences.person(ZOE.id)
            assert (chat.choice.clock, chat.choice.layout, chat.language) == (TurnClock.DAY, ShownAs.TEXT, "pl")
            assert (person.choice.single, person.language) == (Single.ASK, "de")


async def test_what_is_chosen_by_way_of_another_process_holds(tmp_path: Path) -> None:
    """Whatever this one has read before that."""

    async with hall(tmp_path, ticking=False) as here:
        await here.preferences.meet(ZOE, CLUB)
        other = Preferences(here.database)
        assert (await other.chat(CLUB.id)).language is (await other.person(ZOE.id)).language is None
        await here.preferences.change_chat(CLUB.id, polish)
        await here.preferences.change_person(ZOE.id, german)
        await other.change_chat(CLUB.id, slow)
        await other.change_person(ZOE.id, asked)
        for preferences in (other, Preferences(here.database)):
            chat, person = await preferences.chat(CLUB.id), await preferences.person(ZOE.id)
            assert (chat.choice.clock, chat.language) == (TurnClock.DAY, "pl")
            assert (person.choice.single, person.language) == (Single.ASK, "de")


async def test_what_another_process_has_chosen_is_known_once_it_is_looked_for(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        await here.preferences.meet(ZOE, CLUB)
        other = Preferences(here.database)
        await other.chat(CLUB.id)
        await here.preferences.change_chat(CLUB.id, polish)
        anew = await other.chat_anew(CLUB.id)
        assert (anew.language, await other.chat(CLUB.id)) == ("pl", anew)


async def test_what_a_platform_says_while_something_is_chosen_holds(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        preferences = here.preferences
        await preferences.meet(ZOE, CLUB)

        async def meanwhile(_room: str, _choice: ChatChoice) -> Sequence[Unit]:
            await preferences.meet(
                replace(ZOE, name="Zoé", language="fr"), replace(CLUB, title="Le club", language="fr")
            )
            return ()

        preferences.alongside = meanwhile
        await preferences.change_chat(CLUB.id, slow)
        chat = await preferences.chat(CLUB.id)
        assert (chat.title, chat.spoken, chat.choice.clock) == ("Le club", "fr", TurnClock.DAY)


async def test_who_refuses_changes_nothing(tmp_path: Path) -> None:
    def refuse(_chat: ChatSettings) -> ChatSettings:
        raise ValueError("no such choice")

    async with hall(tmp_path, ticking=False) as here:
        await here.preferences.meet(ZOE, CLUB)
        before = here.careless.writes
        with pytest.raises(ValueError, match="no such choice"):
            await here.preferences.change_chat(CLUB.id, refuse)
        assert here.careless.writes == before


async def test_what_was_read_before_a_change_and_arrives_after_it_undoes_nothing(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        await here.preferences.meet(ZOE, CLUB)
        preferences = Preferences(here.database)
        late = Late(here.database)
        reading_chat = asyncio.create_task(preferences.chat(CLUB.id))
        await late.found.wait()
        await preferences.change_chat(CLUB.id, slow)
        late.arrives.set()
        await reading_chat
        assert (await preferences.chat(CLUB.id)).choice.clock is TurnClock.DAY
        late = Late(here.database)
        reading_person = asyncio.create_task(preferences.person(ZOE.id))
        await late.found.wait()
        await preferences.change_person(ZOE.id, asked)
        late.arrives.set()
        await reading_person
        assert (await preferences.person(ZOE.id)).choice.single is Single.ASK


async def test_who_was_not_asked_for_the_longest_time_makes_room_and_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chats.preferences.KEPT", 2)
    rooms = [replace(CLUB, id=RoomId(f"test:club{number}")) for number in range(3)]
    guests = [replace(ZOE, id=PersonId(f"test:zoe{number}")) for number in range(3)]
    async with hall(tmp_path, ticking=False) as here:
        preferences = Preferences(here.database)
        for person, room in zip(guests, rooms, strict=True):
            await preferences.meet(person, room)
            await preferences.change_chat(room.id, slow)
            await preferences.change_person(person.id, asked)
        late = Late(here.database)
        late.arrives.set()
        assert (await preferences.chat(rooms[1].id)).choice.clock is TurnClock.DAY
        assert (await preferences.person(guests[1].id)).choice.single is Single.ASK
        assert not late.found.is_set(), "both are still known"
        assert (await preferences.chat(rooms[0].id)).choice.clock is TurnClock.DAY
        assert late.found.is_set()
        late = Late(here.database)
        late.arrives.set()
        assert (await preferences.person(guests[0].id)).choice.single is Single.ASK
        assert late.found.is_set()
