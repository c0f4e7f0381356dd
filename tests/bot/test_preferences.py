"""What people and chats have chosen: nobody is taken for known who was not saved, and no choice is lost."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.ports import Person, PersonId, Room, RoomId
from bot.preferences import ChatSettings, Layout, Pace, PersonSettings, Preferences, Single
from bot.words import DEFAULT
from storage import chats, people
from storage.changes import NotSaved
from tests.bot.hall import WORDS, hall

pytestmark = pytest.mark.asyncio

ZOE = Person(PersonId("test:zoe"), "Zoe", "de")
CLUB = Room(RoomId("test:club"), "The club")


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


async def test_what_is_chosen_at_once_holds_together(tmp_path: Path) -> None:
    def slow(chat: ChatSettings) -> ChatSettings:
        return replace(chat, choice=replace(chat.choice, clock=Pace.DAY))

    def pictured(chat: ChatSettings) -> ChatSettings:
        return replace(chat, choice=replace(chat.choice, layout=Layout.TEXT))

    def polish(chat: ChatSettings) -> ChatSettings:
        return replace(chat, language="pl")

    def asked(person: PersonSettings) -> PersonSettings:
        return replace(person, choice=replace(person.choice, single=Single.ASK))

    def german(person: PersonSettings) -> PersonSettings:
        return replace(person, language="de")

    async with hall(tmp_path, ticking=False) as here:
        await here.preferences.meet(ZOE, CLUB)
        await asyncio.gather(
            *(here.preferences.change_chat(CLUB.id, change) for change in (slow, pictured, polish)),
            *(here.preferences.change_person(ZOE.id, change) for change in (asked, german)),
        )
        for preferences in (here.preferences, Preferences(here.database, WORDS, DEFAULT)):
            chat, person = await preferences.chat(CLUB.id), await preferences.person(ZOE.id)
            assert (chat.choice.clock, chat.choice.layout, chat.language) == (Pace.DAY, Layout.TEXT, "pl")
            assert (person.choice.single, person.language) == (Single.ASK, "de")


async def test_who_refuses_changes_nothing(tmp_path: Path) -> None:
    def refuse(_chat: ChatSettings) -> ChatSettings:
        raise ValueError("no such choice")

    async with hall(tmp_path, ticking=False) as here:
        await here.preferences.meet(ZOE, CLUB)
        before = here.careless.writes
        with pytest.raises(ValueError, match="no such choice"):
            await here.preferences.change_chat(CLUB.id, refuse)
        assert here.careless.writes == before
