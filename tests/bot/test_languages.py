"""In which language people and chats are told something."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.languages import Languages
from bot.ports import Person, PersonId, Room, RoomId
from bot.preferences import Preferences
from bot.words import DEFAULT
from tests.bot.chat import chatting
from tests.bot.hall import WORDS, hall

ZOE = Person(PersonId("test:zoe"), "Zoe", "de")
CLUB = Room(RoomId("test:club"), "The club")
ALONE = Room(RoomId(ZOE.id), "Zoe", private=True)


@pytest.mark.asyncio
async def test_a_language_that_is_not_told_leaves_what_was_told_before(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        languages = Languages(here.database, here.preferences, WORDS, DEFAULT)
        await here.preferences.meet(ZOE, ALONE)
        await here.preferences.meet(ZOE, replace(CLUB, language="pl"))
        await here.preferences.meet(replace(ZOE, language=""), ALONE)
        await here.preferences.meet(replace(ZOE, language=""), CLUB)
        assert await languages.of_person(ZOE.id, CLUB.id) == "de"
        assert await languages.of_room(ALONE.id) == "de"
        assert await languages.of_room(CLUB.id) == "pl"


@pytest.mark.asyncio
async def test_what_the_platform_has_told_is_known_to_the_next_process(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        await here.preferences.meet(ZOE, replace(CLUB, language="pl"))
        languages = Languages(here.database, Preferences(here.database), WORDS, DEFAULT)
        assert await languages.of_person(ZOE.id) == "de"
        assert await languages.of_room(CLUB.id) == "pl"


@pytest.mark.asyncio
async def test_who_tells_another_language_is_told_in_that_one(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        await here.preferences.meet(ZOE, CLUB)
        await here.preferences.meet(replace(ZOE, language="it"), CLUB)
        for preferences in (here.preferences, Preferences(here.database)):
            assert await Languages(here.database, preferences, WORDS, DEFAULT).of_person(ZOE.id) == "it"


@pytest.mark.asyncio
async def test_a_hand_keeps_its_language_when_the_bot_starts_again(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guest("Ann", language="de"), chat.guest("Bob", language="ru")
        await ann.say("/play block")
        await bob.press("Join")
        await ann.press("Start")
        before = [guest.private()[-1].versions[:] for guest in (ann, bob)]
    async with chatting(tmp_path, chat=chat):
        assert [guest.private()[-1].versions for guest in (ann, bob)] == before
