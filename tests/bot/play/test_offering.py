"""Moves that are chosen in the line in which one writes, and what completes a command."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.commands import COMMANDS, Takes
from bot.completing import LONGEST as LONGEST_TYPED
from bot.completing import MOST
from bot.conversation import Offer, Typing
from bot.data import LONGEST, What
from bot.ids import PostId, RoomId
from bot.messages import Act
from bot.ports import Press, Room
from bot.rulebook.pages import Section
from bot.tables.plan import Pauses
from engine.game import legal, variants
from engine.notation import write
from engine.options import menu, show
from tests.bot.chat import LIMITS, Asked, Chat, Guest, buttons, chatting, says, told
from tests.bot.kept import WORDS
from tests.bot.steering import state_of, to_the_end
from tests.bot.strict import Post

INLINE = replace(LIMITS, inline=True)


async def completed(
    chat: Chat, guest: Guest, command: str, argument: Takes, typed: str, **given: str
) -> list[str]:
    found = await chat.bot.complete(guest.person, chat.group, Typing(command, argument.value, typed, given))
    labels = [one.label for one in found]
    assert all(labels)
    assert len(set(labels)) == len(labels), "what reads alike cannot be told apart"
    return [one.value for one in found]


async def chosen(chat: Chat, guest: Guest, offer: Offer) -> list[Post]:
    """What somebody is answered who chooses an offer: that is a press on no message."""
    asked = Asked(chat, guest.person, chat.group, Press(offer.data, PostId("")))
    await chat.bot.handle(asked)
    await chat.settle()
    return asked.whispers


# --- Moves in the line ------------------------------------------------------------------------------------


async def test_the_moves_of_who_is_on_turn_are_those_of_his_buttons(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=INLINE) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        (label,) = [label for label in chat.room()[-1].buttons if label.act is Act.INLINE]
        assert label.data == chat.table().id
        guest = chat.on_turn(guests)
        for query in (label.data, ""):
            offers, why = await chat.bot.offers(guest.person, query)
            assert not why
            assert [offer.data for offer in offers] == [b.data for b in buttons(guest.hand(), What.MOVE)]
            assert [offer.title for offer in offers] == [b.text for b in buttons(guest.hand(), What.MOVE)]
        assert {offer.said for offer in offers} == {says("offer-said", game="Block")}, (
            "what all read tells nothing"
        )
        assert all(len(offer.data.encode()) <= LONGEST for offer in offers)


async def test_what_is_written_behind_the_table_narrows_the_moves_down(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=INLINE) as chat:
        guest = chat.on_turn(await chat.playing("/play block opening_tile=free", "Ann", "Bob"))
        every, _ = await chat.bot.offers(guest.person, chat.table().id)
        move = legal(state_of(chat), state_of(chat).turn)[-1]
        (found,), _ = await chat.bot.offers(guest.person, f"{chat.table().id} {write(move)}")
        assert found == every[-1]
        (squeezed,), _ = await chat.bot.offers(guest.person, f"{chat.table().id}{write(move)}")
        assert squeezed == found
        assert await chat.bot.offers(guest.person, f"{chat.table().id}  9-9 ") == (every, "")


async def test_a_tile_alone_narrows_the_moves_down_where_it_can_only_be_one(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=INLINE) as chat:
        guests = await chat.playing("/play block opening_tile=free", "Ann", "Bob")
        guest = chat.on_turn(guests)
        every, _ = await chat.bot.offers(guest.person, "")
        found = every[-1]
        hi, lo = found.title.strip("[]").split("|")
        assert hi == lo == "0", "this deal is of no use to the test"
        for said in ("0-0", "0|0", "[0|0]", "00", "0 : 0"):
            assert await chat.bot.offers(guest.person, said) == ([found], ""), said
        for said in ("0", "[0", "0-"):
            some, _ = await chat.bot.offers(guest.person, said)
            assert found in some, said
            assert len(some) < len(every), said
        assert await chat.bot.offers(guest.person, "9-9") == (every, "")
        assert not any("[4|2]" in offer.title for offer in every), "this deal is of no use to the test"
        for question in ("42 scoring", "42"):
            rules, _ = await chat.bot.offers(guest.person, question)
            assert rules, question
            assert every[0] not in rules, question
        other = next(guest for guest in guests if guest is not chat.on_turn(guests))
        assert await chat.bot.offers(other.person, "0-0") == await chat.bot.offers(chat.guest("Eve").person, "0-0")


async def test_nobody_is_offered_what_is_not_his(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=INLINE) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        waiting = next(guest for guest in guests if guest is not chat.on_turn(guests))
        assert await chat.bot.offers(waiting.person, chat.table().id) == ([], says("offers-none"))
        assert await chat.bot.offers(waiting.person, "") == ([], says("offers-none"))


async def test_who_is_played_for_is_offered_nothing(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=INLINE, pauses=Pauses()) as chat:
        guest = chat.on_turn(await chat.playing("/play block", "Ann", "Bob"))
        turn = state_of(chat).turn
        await guest.say("/leave")
        assert state_of(chat).turn == turn, "the computer player still thinks"
        assert await chat.bot.offers(guest.person, "") == ([], says("offers-none"))


@pytest.mark.parametrize("language", WORDS.languages)
async def test_who_plays_nowhere_is_shown_how_to_ask_for_rules(tmp_path: Path, language: str) -> None:
    async with chatting(tmp_path, limits=INLINE) as chat:
        await chat.playing("/play block", "Ann", "Bob")
        eve = chat.guest("Eve", language=language)
        for query in ("", chat.table().id):
            offers, why = await chat.bot.offers(eve.person, query)
            assert not offers
        assert len(why) <= 64, "it is the label of a button"
        offers, _ = await chat.bot.offers(eve.person, why.rpartition(":")[2])
        assert offers[0].data.endswith("goat.6"), "the section that is asked for"


async def test_a_chosen_move_is_checked_like_a_press(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=INLINE) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        guest = chat.on_turn(guests)
        offers, _ = await chat.bot.offers(guest.person, "")
        ply = state_of(chat).ply
        assert not await chosen(chat, guest, offers[0])
        assert state_of(chat).ply == ply + 1
        assert told(await chosen(chat, guest, offers[0])) == says("old-button")


async def test_at_several_tables_the_table_has_to_be_named(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=INLINE) as chat:
        guests = chat.guests("Ann", "Bob")
        for _ in range(2):
            await guests[0].say("/play block")
            await guests[1].press("Join")
            await guests[0].press("Start")
        on_turn = [
            guest
            for guest in guests
            for table in chat.tables()
            if table.state is not None and table.state.turn == table.seat_of(guest.id).seat  # type: ignore[union-attr]  # everybody sits there
        ]
        assert max(map(on_turn.count, guests)) == 2, "these deals are of no use to the test"
        for guest in guests:
            offers, why = await chat.bot.offers(guest.person, "")
            assert bool(offers) == (on_turn.count(guest) == 1)
            assert why == {0: says("offers-none"), 1: "", 2: says("offers-several")}[on_turn.count(guest)]


# --- Rules in the line ------------------------------------------------------------------------------------


async def test_what_the_rules_answer_can_be_sent_into_any_chat(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=INLINE) as chat:
        ann, boris = chat.guest("Ann"), chat.guest("Boris", language="ru")
        offers, why = await chat.bot.offers(ann.person, "goat scoring")
        assert not why
        first = offers[0]
        assert first.said.startswith("Goat · 6 Scoring\n6.1 ")
        assert first.title == "Goat · 6 Scoring"
        assert first.about.startswith("6.1 ")
        assert len({offer.data for offer in offers}) == len(offers)
        assert all(len(offer.data.encode()) <= LONGEST for offer in offers)
        theirs, _ = await chat.bot.offers(boris.person, "goat scoring")
        assert theirs[0].said.startswith("Козёл · 6 ")
        assert await chat.bot.offers(ann.person, "qqqq") == ([], says("rules-nothing"))


async def test_sending_a_section_needs_no_answer(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=INLINE) as chat:
        ann = chat.guest("Ann")
        offers, _ = await chat.bot.offers(ann.person, "fish")
        assert not await chosen(chat, ann, offers[0])
        assert not chat.room()


# --- Completion -------------------------------------------------------------------------------------------


async def test_something_completes_every_argument_but_a_file(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guest = chat.on_turn(await chat.playing("/play block", "Ann", "Bob"))
        for argument in set(Takes) - {Takes.FILE}:
            commands = [name for name, command in COMMANDS.items() if argument in command.takes]
            found = [await completed(chat, guest, name, argument, "") for name in commands]
            assert any(found), f"bot/completing.py has nothing for {argument!r}"


async def test_games_are_found_by_their_names_in_the_language_of_who_types(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, boris = chat.guest("Ann"), chat.guest("Boris", language="ru")
        await boris.say("/games")
        assert await completed(chat, ann, "play", Takes.GAME, "") == list(variants())[:MOST], (
            "as many as Discord takes"
        )
        assert (await completed(chat, ann, "play", Takes.GAME, "gen"))[0] == "general"
        assert (await completed(chat, boris, "rules", Takes.GAME, "козёл"))[0] == "goat"
        assert await completed(chat, ann, "play", Takes.GAME, "chess") == []
        assert (await completed(chat, ann, "play", Takes.GAME, "generl"))[0] == "general", "a slip"
        assert await completed(chat, ann, "play", Takes.GAME, "gaot") == ["goat"]


async def test_games_are_found_by_names_of_other_languages_too(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, boris = chat.guest("Ann"), chat.guest("Boris", language="ru")
        (found,) = await chat.bot.complete(ann.person, chat.group, Typing("play", Takes.GAME, "Козе"))
        assert (found.label, found.value) == ("Goat (Козёл)", "goat")
        await boris.say("/games")
        for written in ("козел", "козёл"):
            assert (await completed(chat, boris, "play", Takes.GAME, written))[0] == "goat"
        usual = await chat.bot.complete(ann.person, chat.group, Typing("play", Takes.GAME, "Goat"))
        assert [one.label for one in usual] == [says("game", game=one.value) for one in usual]


async def test_house_rules_are_those_of_the_game_one_after_the_other(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        rules = {choice.name: choice for choice in menu(variants()["goat"].options())}
        found = await completed(chat, ann, "play", Takes.OPTIONS, "target=", game="goat")
        others = [f"target={show(v)}" for v in rules["target"].choices if v != rules["target"].default]
        assert len(found) == MOST
        assert [one for one in others if one in found] == found
        assert (found[0], found[-1]) == (others[0], others[-1]), "from end to end"
        narrowed = await completed(chat, ann, "play", Takes.OPTIONS, "target=20", game="goat")
        assert narrowed == [one for one in others if one.startswith("target=20")]
        more = await completed(chat, ann, "play", Takes.OPTIONS, f"{found[0]} teams", game="goat")
        assert more == [f"{found[0]} teams=false"]
        assert await completed(chat, ann, "play", Takes.OPTIONS, f"{found[0]} target", game="goat") == []
        strange = await completed(chat, ann, "play", Takes.OPTIONS, "target=", game="mexican")
        assert strange == [], "of the game that is meant by the beginning of its name"
        topics = await completed(chat, ann, "rules", Takes.TOPIC, "", game="goat")
        assert topics == [*Section, *rules][:MOST]
        assert await completed(chat, ann, "rules", Takes.TOPIC, "spinn", game="goat") == ["spinner"]


@pytest.mark.parametrize("game", variants())
async def test_every_house_rule_is_offered_before_one_is_named(tmp_path: Path, game: str) -> None:
    async with chatting(tmp_path) as chat:
        found = await completed(chat, chat.guest("Ann"), "play", Takes.OPTIONS, "", game=game)
        rules = [rule.name for rule in menu(variants()[game].options())]
        assert list(dict.fromkeys(one.partition("=")[0] for one in found)) == rules[:MOST]


async def test_what_begins_like_that_leaves_room_for_others_only_if_all_of_it_has_room(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        found = await completed(chat, chat.guest("Ann"), "play", Takes.OPTIONS, "ro", game="general")
        assert {one.partition("=")[0] for one in found} == {"session_rounds"}
        few = await completed(chat, chat.guest("Ann"), "play", Takes.OPTIONS, "ba", game="general")
        assert any(one.startswith("title_rule=") for one in few), few


async def test_what_is_longer_than_can_be_chosen_is_not_completed(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, typed = chat.guest("Ann"), "=" * LONGEST_TYPED
        before = f"{typed[:-6]} "
        assert await completed(chat, ann, "play", Takes.OPTIONS, f"{before}teams", game="goat")
        assert not await completed(chat, ann, "play", Takes.OPTIONS, f"={before}teams", game="goat")


async def test_house_rules_without_a_game_are_those_of_the_game_that_is_meant(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        unusual = ("play", Takes.OPTIONS, "fill_first=false")
        assert await completed(chat, ann, *unusual) == []
        guests = await chat.playing("/play sevastopol single_round=true", "Ann", "Bob", "Cas", "Dan")
        assert await completed(chat, ann, *unusual) == [], "it is not over"
        await to_the_end(chat, guests)
        assert await completed(chat, ann, *unusual) == ["fill_first=false"]
        assert await completed(chat, ann, *unusual, game="block") == []


async def test_house_rules_of_all_games_can_be_told_apart(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        for language in WORDS.languages:
            guest = chat.guest("Ann", language=language)
            found = await completed(chat, guest, "play", Takes.OPTIONS, "=12", game="a game that there is not")
            assert {"rounds=12", "session_rounds=12"} <= set(found)
            assert "rounds" in await completed(chat, guest, "rules", Takes.TOPIC, "rounds")


@pytest.mark.parametrize(
    ("command", "argument", "typed", "found"),
    [
        ("tally", Takes.TALLY, "pairs mon", ["pairs month", "pairs last_month"]),
        ("tally", Takes.TALLY, "Ann", ["Ann", "Ann Marie"]),
        ("tally", Takes.TALLY, "Ann M", ["Ann Marie"]),
        ("tally", Takes.TALLY, "Ann Ann M", ["Ann Ann Marie"]),
        ("tally", Takes.TALLY, "season Ann ", ["season Ann Marie"]),
        ("tally", Takes.TALLY, "und", ["undo"]),
        ("remind", Takes.REMINDER, "12:30 dai", ["12:30 daily"]),
        ("remind", Takes.REMINDER, "12:30 o", ["12:30 off", "12:30 summary on", "12:30 summary off"]),
        ("sheet", Takes.SHEET, "B exp", ["B export"]),
        ("sheet", Takes.SHEET, "sea go", ["sea-goat"]),
        ("play", Takes.GAME, "block goa", []),
    ],
)
async def test_words_are_completed_one_after_the_other_where_there_may_be_several(
    tmp_path: Path, command: str, argument: Takes, typed: str, found: list[str]
) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/play block", "Ann", "Ann Marie")
        assert await completed(chat, ann, command, argument, typed) == found


async def test_behind_a_whole_word_comes_another_one(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/play block", "Ann", "Bob")
        found = await completed(chat, ann, "tally", Takes.TALLY, "pairs ")
        assert {"pairs month", "pairs Bob"} <= set(found)
        assert "pairs pairs" not in found


@pytest.mark.parametrize(
    ("command", "argument", "typed", "found"),
    [
        ("tally", Takes.TALLY, "pairs und", []),
        ("tally", Takes.TALLY, "goat na", []),
        ("sheet", Takes.SHEET, "goat ", ["goat with"]),
        ("sheet", Takes.SHEET, "B pol", []),
    ],
)
async def test_what_can_only_come_first_is_offered_behind_nothing(
    tmp_path: Path, command: str, argument: Takes, typed: str, found: list[str]
) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/play block", "Ann", "Bob")
        assert await completed(chat, ann, command, argument, typed) == found


async def test_who_has_never_spoken_is_offered_words_of_his_own_language(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        eve = chat.guest("Eve", language="de")
        found = await chat.bot.complete(eve.person, chat.group, Typing("play", Takes.GAME, "genera"))
        assert [one.label for one in found] == [says("game", "de", game="general")]


async def test_moves_and_tables_are_ones_own(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        on_turn = chat.on_turn(guests)
        waiting = next(guest for guest in guests if guest is not on_turn)
        expected = [write(move) for move in legal(state_of(chat), state_of(chat).turn)]
        assert await completed(chat, on_turn, "move", Takes.MOVE, "") == list(dict.fromkeys(expected))[:MOST]
        assert await completed(chat, waiting, "move", Takes.MOVE, "") == []
        assert await completed(chat, waiting, "table", Takes.TABLE, "") == ["A"]
        await waiting.say("/play goat")
        await chat.guest("Eve").say("/sheet goat")
        for command, of_waiting, of_eve in (
            ("table", "ABC", "ABC"),
            ("stop", "ABC", "ABC"),
            ("join", "C", "B"),
            ("hand", "A", ""),
            ("leave", "AB", "C"),
            ("move", "A", ""),
            ("why", "A", "A"),
            ("record", "", ""),
            ("verify", "", ""),
        ):
            for guest, tables in ((waiting, of_waiting), (chat.guest("Eve"), of_eve)):
                assert "".join(sorted(await completed(chat, guest, command, Takes.TABLE, ""))) == tables, command
        assert await completed(chat, waiting, "language", Takes.LANGUAGE, "ru") == ["me ru", "chat ru"]


async def test_tables_with_a_computer_player_are_offered_to_whoever_comes_late(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        for command in ("/play block 1 bot", "/play draw 1 bot"):
            await ann.say(command)
            await ann.press("Start")
        bob, cid = chat.guests("Bob", "Cid")
        assert sorted(await completed(chat, bob, "join", Takes.TABLE, "")) == ["A", "B"]
        await bob.say("/join a")
        assert await completed(chat, bob, "join", Takes.TABLE, "") == ["B"]
        assert await completed(chat, cid, "join", Takes.TABLE, "") == ["B"]


async def test_moves_are_completed_in_their_own_chat_and_in_private(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guest = chat.on_turn(await chat.playing("/play block", "Ann", "Bob"))
        here, typing = chat.group, Typing("move", Takes.MOVE)
        chat.group = Room(RoomId("test:elsewhere"), "Elsewhere")
        await guest.say("/play goat")
        assert await chat.bot.complete(guest.person, chat.group, typing) == []
        private = Room(RoomId(guest.id), "Ann", private=True)
        found = await chat.bot.complete(guest.person, here, typing)
        assert found
        assert await chat.bot.complete(guest.person, private, typing) == found


async def test_tables_of_several_rooms_that_have_one_letter_are_one_choice(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/play goat", "Ann", "Bob")
        chat.group = Room(RoomId("test:elsewhere"), "Elsewhere")
        await ann.say("/play block")
        chat.group = Room(RoomId("test:club"), "The club")
        await ann.say("/play goat")
        private = Room(RoomId(ann.id), "Ann", private=True)
        (found,) = await chat.bot.complete(ann.person, private, Typing("leave", Takes.TABLE))
        assert (found.label, found.value) == ("A: Goat, Block", "A")


async def test_a_word_of_the_rules_is_offered_once(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        found = await completed(chat, chat.guest("Ann"), "rules", Takes.TOPIC, "target")
        assert "target" in found
        assert len(set(found)) == len(found)


async def test_what_is_no_question_is_completed_as_it_is_written(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/play block", "Ann", "Bob")
        assert await completed(chat, ann, "tally", Takes.TALLY, "add sea") == ["add sea-goat:"]
        assert await completed(chat, ann, "tally", Takes.TALLY, "add goat: ") == ["add goat: Ann", "add goat: Bob"]
        assert await completed(chat, ann, "tally", Takes.TALLY, "add goat: Ann > ") == ["add goat: Ann > Bob"]
        assert await completed(chat, ann, "tally", Takes.TALLY, "name ") == ["name Ann", "name Bob"]
        assert await completed(chat, ann, "tally", Takes.TALLY, "undo ") == []
        assert "add solo-rows:" not in await completed(chat, ann, "tally", Takes.TALLY, "add solo")


async def test_whatever_is_typed_there_are_at_most_25_that_lead_somewhere(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        for name, command in COMMANDS.items():
            for argument in command.takes:
                for typed in ("", "a", "=", "target=1 ", "[", "\u202e"):
                    assert len(await completed(chat, ann, name, argument, typed)) <= MOST
        assert await completed(chat, ann, "no-such-command", Takes.GAME, "") == []
        assert await completed(chat, ann, "games", Takes.GAME, "") == []


async def test_games_that_can_be_kept_and_words_of_a_sheet_are_offered_behind_its_command(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        found = await completed(chat, ann, "sheet", Takes.SHEET, "")
        assert found[:6] == ["with", "undo", "round", "export", "fish", "over"]
        assert "sea-goat" in found
        assert "block" not in found, "it asks for tiles"
        assert await completed(chat, ann, "lunch", Takes.MINUTES, "rea") == ["real 30", "real 45", "real 60"]
