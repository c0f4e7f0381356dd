"""In which language people and chats are told something."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.chats.languages import Languages
from bot.chats.preferences import Preferences
from bot.data import What, pack
from bot.ids import PersonId, RoomId
from bot.messages import text
from bot.ports import Person, Room
from bot.words import DEFAULT, Words
from tests.bot.chat import Guest, buttons, chatting, says, told
from tests.bot.hall import hall
from tests.bot.kept import WORDS

ZOE = Person(PersonId("test:zoe"), "Zoe", "de")
CLUB = Room(RoomId("test:club"), "The club")
ALONE = Room(RoomId(ZOE.id), "Zoe", private=True)


async def test_a_language_of_a_person_that_is_not_told_is_the_one_that_was_told_before(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        languages = Languages(here.database, here.preferences, WORDS)
        await here.preferences.meet(ZOE, ALONE)
        await here.preferences.meet(replace(ZOE, language=""), ALONE)
        await here.preferences.meet(replace(ZOE, language=""), CLUB)
        assert await languages.of_person(ZOE.id, CLUB.id) == "de"
        assert await languages.of_room(ALONE.id) == "de"


async def test_a_chat_of_several_has_the_language_that_is_told_of_it_now(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        languages = Languages(here.database, here.preferences, Words(default="ru-RU"))
        for told_now, language in (("", "ru"), ("pl", "pl"), ("en-US", "en"), ("", "ru")):
            await here.preferences.meet(ZOE, replace(CLUB, language=told_now))
            assert await languages.of_room(CLUB.id) == language


async def test_what_the_platform_has_told_is_known_to_the_next_process(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        await here.preferences.meet(ZOE, replace(CLUB, language="pl"))
        languages = Languages(here.database, Preferences(here.database), WORDS)
        assert await languages.of_person(ZOE.id) == "de"
        assert await languages.of_room(CLUB.id) == "pl"


async def test_who_tells_another_language_is_told_in_that_one(tmp_path: Path) -> None:
    async with hall(tmp_path, ticking=False) as here:
        await here.preferences.meet(ZOE, CLUB)
        await here.preferences.meet(replace(ZOE, language="it"), CLUB)
        for preferences in (here.preferences, Preferences(here.database)):
            assert await Languages(here.database, preferences, WORDS).of_person(ZOE.id) == "it"


async def test_a_hand_keeps_its_language_when_the_bot_starts_again(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guest("Ann", language="de"), chat.guest("Bob", language="ru")
        await ann.say("/play block")
        await bob.press("Join")
        await ann.press("Start")
        before = [guest.private()[-1].versions[:] for guest in (ann, bob)]
    async with chatting(tmp_path, chat=chat):
        assert [guest.private()[-1].versions for guest in (ann, bob)] == before


async def test_of_whom_no_language_is_known_he_is_answered_in_that_of_his_table(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guest("Ann", language="", admin=True), chat.guest("Bob", language="")
        await ann.say("/language chat ru")
        await bob.say("/games")
        assert told(await bob.write("/start")) == says("welcome", "ru"), "where he was met"
        await ann.say("/play block")
        await bob.press(says("button-join", "ru"))
        await ann.press(says("button-start", "ru"))
    async with chatting(tmp_path, chat=chat):
        assert told(await bob.write("/stop")) == says("only-host", "ru")
        await bob.write("/language de")
        assert told(await bob.write("/stop")) == says("only-host", "de")


async def test_the_chat_in_which_he_asks_goes_before_those_in_which_he_plays(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann", language="", admin=True)
        await ann.say("/language chat ru")
        await ann.say("/play block")
        chat.group = Room(RoomId("test:elsewhere"), "Elsewhere")
        await ann.say("/language chat de")
        assert told(await ann.say("/move 6-6")) == says("no-seat-here", "de")


async def test_everybody_reads_his_own_language_and_the_group_its_own(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, zoe = chat.guest("Ann"), chat.guest("Zoe", admin=True)
        await ann.say("/play block")
        await zoe.press("Join")
        await ann.press("Start")
        assert says("hand-tiles", "en", tiles="").split(":")[0] in str(ann.private()[-1])
        await ann.say("/language ru")
        mine = says("hand-tiles", "ru", tiles="").split(":")[0]
        assert mine in str(ann.private()[-1]), "at once"
        assert mine not in str(zoe.private()[-1])
        assert "Block" in str(chat.room()[-1])
        assert told(await ann.say("/language chat ru")) == says("only-admin", "ru")
        await zoe.say("/language chat ru")
        assert says("game", "ru", game="block") in str(chat.room()[-1])
        assert "Your hand" in str(zoe.private()[-1]), "the chat's language is not that of its people"
        assert told(await zoe.say("/hand")).startswith("Your hand")
        assert told(await ann.say("/nonsense")) == says("no-such-command", "ru", command="nonsense")
        assert told(await zoe.say("/language chat xx")).startswith("I do not speak xx")
        assert told(await zoe.say("/language xx")).startswith("I do not speak xx")
        assert told(await zoe.say("/language all de")).startswith("I do not speak all de")
        assert told(await zoe.say("/help")) != told(await chat.guest("Max", language="de").say("/help"))


@pytest.mark.parametrize("language", WORDS.languages)
async def test_a_language_is_chosen_by_its_code_or_its_name(tmp_path: Path, language: str) -> None:
    name = says(f"language-name-{language}")
    other = "de" if language == "en" else "en"
    async with chatting(tmp_path) as chat:
        zoe, languages = chat.guest("Zoe", admin=True), chat.bot.world.languages
        me, here = (says(f"language-word-{whose}", language) for whose in ("me", "chat"))
        for words in (name, name.lower(), language.upper(), f"me {name}", f"{language} me", f"{me} {name}"):
            await zoe.say(f"/language {other}")
            await zoe.say(f"/language {words}")
            assert await languages.of_person(zoe.id) == language, words
        for words in (f"chat {name}", f"{name} CHAT", f"{here} {name}", f"{language} {here.upper()}"):
            await zoe.say(f"/language chat {other}")
            await zoe.say(f"/language {words}")
            assert await languages.of_room(chat.group.id) == language, words
        assert says("language-mine", language, language=name) in told(await zoe.say("/language chat"))


async def test_languages_can_be_pressed(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        zoe = chat.guest("Zoe", admin=True)
        await zoe.say("/language")
        await zoe.press(says("language-for-chat", language="Русский"))
        assert await chat.bot.world.languages.of_room(chat.group.id) == "ru"
        await zoe.press(says("language-for-me", language="Русский"))
        assert told(await zoe.say("/start")) == says("welcome", "ru")
        (private,) = await zoe.write("/language")
        assert len(private.buttons) == len(WORDS.languages) - 1, (
            "alone with the bot there is no chat to choose for"
        )


async def test_only_who_runs_the_chat_is_offered_its_languages(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        sam, zoe = chat.guest("Sam"), chat.guest("Zoe", admin=True)
        others = len(WORDS.languages) - 1
        (shown,) = await sam.say("/language")
        assert says("language-here", language="English") in shown.message.plain()
        assert says("remind-admins") in shown.message.plain()
        assert len(shown.buttons) == others, "no button that only refuses"
        (shown,) = await sam.press(says("language-for-me", language="Русский"), shown)
        assert len(shown.buttons) == others
        (shown,) = await zoe.say("/language")
        assert says("remind-admins") not in shown.message.plain()
        assert len(shown.buttons) == 2 * others


async def test_what_the_platform_says_of_a_language_is_believed_until_one_is_chosen(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        boris = chat.guest("Boris", language="ru-RU")
        assert told(await boris.say("/start")) == says("welcome", "ru")
        assert told(await boris.write("/start")) == says("welcome", "ru")
        await boris.say("/language en")
        assert told(await boris.say("/start")) == says("welcome", "en")


async def test_alone_with_the_bot_everything_is_in_ones_own_language(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.write("/language ru")
        await ann.write("/play block")
        assert says("lobby-ready", "ru") in str(ann.private()[-1])
        await ann.say("/language de")
        assert says("lobby-ready", "de") in str(ann.private()[-1]), "wherever it was chosen, and at once"
        await ann.write("/play draw")
        assert says("lobby-ready", "de") in str(ann.private()[-1])


async def test_of_whom_no_language_is_known_he_plays_alone_in_that_of_his_chat(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        zoe, ann = chat.guest("Zoe", admin=True), chat.guest("Ann", language="")
        await zoe.say("/language chat ru")
        await ann.say("/games")
        await ann.write("/play block")
        assert says("lobby-ready", "ru") in str(ann.private()[-1]), "as he is answered there"


async def test_who_speaks_in_the_name_of_a_chat_chooses_for_the_chat_alone(tmp_path: Path) -> None:
    """All who do that share one account, in every chat."""
    async with chatting(tmp_path) as chat:
        mask = Guest(chat, Person(PersonId("test:mask"), "The club", masked=True))
        chat.admins.add(mask.id)
        assert told(await mask.say("/language ru")) == says("masked")
        (settings,) = await mask.say("/settings")
        assert buttons(settings, What.SET)
        assert not buttons(settings, What.MINE)
        assert says("settings-person") not in settings.message.plain()
        assert told(await mask.send(pack(What.MINE, "single", 0, "play"))) == says("masked")
        assert await chat.bot.world.languages.of_person(mask.id) == DEFAULT
        await mask.say("/language chat ru")
        assert await chat.bot.world.languages.of_room(chat.group.id) == "ru"


async def test_what_nobody_speaks_is_answered_in_english(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        assert told(await chat.guest("Aino", language="fi").say("/start")) == says("welcome", "en")


@pytest.mark.parametrize("written", ["de", "Deutsch", "German", "немецкий", "ALLEMAND"])
async def test_a_language_is_known_by_what_any_language_calls_it(tmp_path: Path, written: str) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann", language="pl")
        await ann.say(f"/language {written}")
        (answer,) = await ann.say("/language")
        assert says("language-mine", "de", language=text("language-name-de")) in answer.message.plain()
