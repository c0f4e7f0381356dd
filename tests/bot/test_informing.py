"""Answers: games, rules, tallies, records, the check of the shuffles, settings, languages."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import update

from bot import records
from bot.choices import TurnClock
from bot.commands import COMMANDS
from bot.data import What
from bot.plan import Due
from bot.ports import text
from bot.tale import events_of
from bot.verifying import VerifiedRound, verify_rounds
from engine import codec
from engine.events import Dealt, RoundEnded, Titled
from engine.game import variants
from engine.model import Phase, State, Step
from engine.moves import Pass
from engine.record import read
from engine.replay import replay
from engine.seats import Side
from engine.shuffle import commitment
from storage import matches
from storage.changes import Change
from storage.schema import journal
from tests.bot.chat import LIMITS, WORDS, Chat, Guest, buttons, chatting, says, told
from tests.bot.steering import make, moves, state_of, to_the_end, until, way_to
from tests.bot.strict import Post


async def tally(guest: Guest) -> list[str]:
    """What everybody is told when somebody asks for the tally."""
    assert not await guest.say("/tally")
    return guest.chat.room()[-1].message.plain().splitlines()


# --- Questions --------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_the_greeting_and_the_help_are_private(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert told(await ann.say("/start")) == says("welcome")
        assert told(await ann.write("/start")) == says("welcome")
        commands = told(await ann.say("/HELP"))
        for name in COMMANDS:
            assert f"/{name}" in commands
        assert told(await ann.say("/dance now")) == says("no-such-command", command="dance")
        assert not chat.room()


@pytest.mark.asyncio
async def test_all_games_are_named(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        games = told(await chat.guest("Ann").say("/games"))
        for variant in variants().values():
            assert variant.names["en"][0] in games


# --- Tallies ----------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_nothing_is_counted_before_a_match_between_people(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert await tally(ann) == [says("tally-empty")]
        await ann.say("/play goat target=51")
        await ann.press("Add computer")
        await ann.press("Start")
        await to_the_end(chat, [ann])
        assert await tally(ann) == [says("tally-empty")]


@pytest.mark.asyncio
async def test_goats_are_counted_for_players_and_pairs(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play goat target=51", "Ann", "Bob", "Cid", "Dot")
        match = chat.table().id
        await to_the_end(chat, guests)
        ended = await chat.bot.world.tables.find(match)
        assert ended is not None
        assert ended.state is not None
        lost = {
            guests[seat].person.name for seat, side in enumerate(ended.state.sides) if side in ended.state.losers
        }
        assert len(lost) == 2
        lines = await tally(guests[0])
        for guest in guests:
            name = guest.person.name
            kept = "1 match lost, 1 goat" if name in lost else "1 match won"
            assert f"{name}: {kept}" in lines
        losers = next(line for line in lines if " and " in line and "goat" in line)
        assert losers.startswith(tuple(lost))
        assert all(name in losers for name in lost)
        assert says("tally-teams") in lines


@pytest.mark.asyncio
async def test_what_is_stopped_is_not_counted(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = guests = await chat.playing("/play block", "Ann", "Bob")
        await until(chat, guests, lambda state: state.round == 2)
        await ann.say("/stop")
        assert await tally(bob) == [says("tally-empty")]


def _lost(step: Step) -> tuple[Side, str]:
    """Which team lost a round, and how."""
    ended = next(event for event in step.events if isinstance(event, RoundEnded))
    titled = next((event for event in step.events if isinstance(event, Titled)), None)
    ending = ended.ending
    return ending.side(ending.after(ending.seat)), "void" if titled is None else titled.title


async def _round(chat: Chat, guests: list[Guest], loser: int, how: str) -> None:
    """Play a round that this team loses in this way."""
    for move in way_to(state_of(chat), lambda step: _lost(step) == (loser, how), f"{loser} {how}"):
        if not isinstance(move, Pass):  # it has played itself
            await make(chat, guests, move)


def _at_table(state: State) -> str:
    """The teams that sit at the table and those that wait, as russian.md 9.6 writes it."""
    sitting = dict.fromkeys(state.sides[seat] for seat in state.table)
    waiting = state.book.queue  # type: ignore[attr-defined]  # the book of general's goat
    return "".join("ABCD"[side] for side in sitting) + "/" + "".join("ABCD"[side] for side in waiting)


PEOPLE = ("Ann", "Bob", "Ada", "Ben", "Cid", "Cleo", "Dot", "Dan")
"""Teams sit as at the table: Ann and Ada are A, Bob and Ben are B; then come pair by pair C and D."""


@pytest.mark.asyncio
async def test_a_generals_evening_rotates_and_is_counted(tmp_path: Path) -> None:
    """russian.md GE-5: losers in order B, A, B, C (with a general), A, B."""
    async with chatting(tmp_path, seed="evening 1") as chat:
        guests = await chat.playing("/play general session_rounds=6", *PEOPLE)
        assert says("hand-waiting") in guests[4].private()[-1].message.plain()
        seen = []
        for number, (loser, how) in enumerate(
            [(1, "loss"), (0, "loss"), (1, "loss"), (2, "general"), (0, "loss"), (1, "loss")], start=1
        ):
            await _round(chat, guests, loser, how)
            if number < 6:
                seen.append(_at_table(state_of(chat)))
        assert seen == ["AB/CD", "AB/CD", "AC/DB", "AD/BC", "BD/CA"]
        changes = [
            line for post in chat.room() for line in post.message.plain().splitlines() if "Teams change" in line
        ]
        assert changes == [
            says("result-yielded", out="Bob and Ben", into="Cid and Cleo", why="losses"),
            says("result-yielded", out="Cid and Cleo", into="Dot and Dan", why="title"),
            says("result-yielded", out="Ann and Ada", into="Bob and Ben", why="losses"),
        ]
        lines = await tally(guests[0])
        counted = dict(line.split(": ", 1) for line in lines if ": " in line)
        generals = {name for name, kept in counted.items() if "1 General" in kept}
        assert generals == {"Cid", "Cleo", "Cid and Cleo"}
        rounds = {name: _rounds(counted[name]) for name in ("Ann", "Bob", "Cid", "Dot")}
        assert rounds == {"Ann": (3, 2), "Bob": (1, 3), "Cid": (0, 1), "Dot": (2, 0)}
        assert {name: counted[name] for name in ("Ada", "Ben", "Cleo", "Dan")} == {
            "Ada": counted["Ann"],
            "Ben": counted["Bob"],
            "Cleo": counted["Cid"],
            "Dan": counted["Dot"],
        }
        assert _rounds(counted["Ben and Bob"]) == (1, 3)


def _rounds(kept: str) -> tuple[int, int]:
    """Rounds won and lost, of a line of the tally."""
    words = {part.split(" ", 1)[1]: int(part.split()[0]) for part in kept.split(", ")}
    won = words.get("rounds won", 0) + words.get("round won", 0)
    return won, words.get("rounds lost", 0) + words.get("round lost", 0)


@pytest.mark.asyncio
async def test_three_teams_take_turns(tmp_path: Path) -> None:
    """Six people: who loses twice, or as a General, makes room; a fish moves nobody."""
    async with chatting(tmp_path, seed="evening 1") as chat:
        guests = await chat.playing("/play general", *PEOPLE[:6])
        await _round(chat, guests, 1, "loss")
        assert _at_table(state_of(chat)) == "AB/C"
        await _round(chat, guests, 0, "general")
        assert _at_table(state_of(chat)) == "CB/A"
        assert [guest.person.name for guest in guests if "Your hand" in str(guest.private()[-1])] == [
            "Bob",
            "Ben",
            "Cid",
            "Cleo",
        ]
        await _round(chat, guests, 1, "loss")
        assert _at_table(state_of(chat)) == "CA/B", "its second loss since it sat down"
        await guests[0].say("/stop")
        lines = await tally(guests[0])
        assert any(line.startswith("Ann: ") and "1 General" in line for line in lines), "rounds are kept"


@pytest.mark.asyncio
async def test_a_tally_knows_people_by_their_present_names(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = guests = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await to_the_end(chat, guests)
        renamed = chat.guest("Annabel")
        renamed.person = type(ann.person)(ann.id, "Annabel", "en")
        await renamed.say("/help")
        lines = await tally(bob)
        assert any(line.startswith("Annabel: 1 match") for line in lines)
        assert not any(line.startswith("Ann: ") for line in lines)


@pytest.mark.asyncio
async def test_two_people_of_one_name_are_counted_apart(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        one, two = chat.guest("Ann", number="1"), chat.guest("Ann", number="2")
        await one.say("/play block single_round=true")
        await two.press("Join")
        await one.press("Start")
        await to_the_end(chat, [one, two])
        lines = [line for line in await tally(one) if line.startswith("Ann")]
        assert len(lines) == 2, lines


# --- Records and shuffles ---------------------------------------------------------------------------------


def record_of(answers: list[Post]) -> str:
    """The file in an answer, which may have come in several messages."""
    head, *lines = "\n".join(post.message.plain() for post in answers).splitlines()
    assert head == says("record-head")
    return "\n".join(lines) + "\n"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "asked",
    ["block target=50", "draw target=50 set=9", "goat target=51 two_doubles=true", "general session_rounds=3"],
)
async def test_a_record_replays_to_the_same_result(tmp_path: Path, asked: str) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing(f"/play {asked}", "Ann", "Bob", "Cid", "Dot")
        match = chat.table().id
        await to_the_end(chat, guests)
        ended = await chat.bot.world.tables.find(match)
        assert ended is not None
        assert ended.state is not None
        played = replay(read(record_of(await guests[0].say("/record"))))
        assert not played.failures
        assert played.state.phase is Phase.OVER
        assert played.state.book == ended.state.book
        assert played.state.hands == ended.state.hands
        assert played.state.winners == ended.state.winners
        assert told(await chat.guest("Sam").say("/record")) == told(await guests[0].say("/record"))


@pytest.mark.asyncio
async def test_a_record_hides_the_round_that_is_being_played(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        for command in ("record", "verify"):
            assert told(await guests[0].say(f"/{command}")) == says(f"nothing-to-{command}")
        state = await until(chat, guests, lambda state: state.round == 2)
        for _ in range(4):
            await make(chat, guests, moves(state_of(chat))[0])
        record = record_of(await guests[0].say("/record"))
        assert state.shuffle not in record
        assert state.seed not in record
        played = replay(read(record)).state
        assert (played.round, played.phase, played.book) == (1, Phase.DEAL, state.book)
        checked = told(await guests[0].say("/verify"))
        assert "Round 1" in checked
        assert "Round 2" not in checked
        assert state.shuffle not in checked


@pytest.mark.asyncio
async def test_the_shuffles_are_those_that_were_promised(tmp_path: Path) -> None:
    """The commitment that everybody saw at the deal belongs to the seed that is told afterwards."""
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        promises = []
        for number in (1, 2):
            state = await until(chat, guests, lambda state, number=number: state.round == number)  # type: ignore[misc]  # mypy has no type for a bound default
            promise = commitment(state.shuffle)
            assert any(
                promise in v.plain() for post in chat.port.posts for v in post.versions if not post.whispered
            )
            assert not any(state.shuffle in v.plain() for post in chat.port.posts for v in post.versions)
            promises.append((state.shuffle, promise))
            await until(chat, guests, lambda state, number=number: state.round > number)  # type: ignore[misc]  # mypy has no type for a bound default
        lines = told(await guests[0].say("/verify")).splitlines()
        assert lines == [
            says("verify-head"),
            *(
                says("verify-round", good="yes", round=number, seed=seed, commitment=promise)
                for number, (seed, promise) in enumerate(promises, start=1)
            ),
        ]


async def doctor(chat: Chat, match: str, change: Callable[[Dealt], Dealt]) -> None:
    """Change the event of a deal in what is saved, behind the bot's back."""
    database = chat.bot.world.database
    first = (await matches.journal(database, match))[0]
    events = [change(event) if isinstance(event, Dealt) else event for event in events_of(first)]
    saved = orjson.dumps([codec.encode(event) for event in events]).decode()
    where = (journal.c.match == match, journal.c.ply == first.ply)
    await database.write((Change(update(journal).where(*where).values(events=saved), rows=1)(),))


@pytest.mark.asyncio
async def test_a_commitment_that_was_changed_afterwards_is_found_out(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        match, seed = chat.table().id, state_of(chat).shuffle
        await until(chat, guests, lambda state: state.round == 2)
        other = commitment("another seed")
        await doctor(chat, match, lambda dealt: replace(dealt, commitment=other))
        assert told(await guests[0].say("/verify")).splitlines() == [
            says("verify-head"),
            says("verify-round", good="no", round=1, seed=seed, commitment=other),
        ]


@pytest.mark.asyncio
async def test_tiles_that_do_not_follow_from_the_seed_are_found_out(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        match, seed = chat.table().id, state_of(chat).shuffle
        await until(chat, guests, lambda state: state.round == 2)
        await doctor(chat, match, lambda dealt: replace(dealt, hands=dealt.hands[::-1]))
        assert told(await guests[0].say("/verify")).splitlines() == [
            says("verify-head"),
            says("verify-round", good="tiles", round=1, seed=seed, commitment=commitment(seed)),
        ]


@pytest.mark.asyncio
async def test_nobody_waits_while_shuffles_are_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, answered = threading.Event(), threading.Event()

    def thorough(*args: Any) -> tuple[VerifiedRound, ...]:
        begun.set()
        assert answered.wait(10), "nobody else is answered meanwhile"
        return verify_rounds(*args)

    monkeypatch.setattr(records, "verify_rounds", thorough)
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        await until(chat, guests, lambda state: state.round == 2)
        checking = asyncio.create_task(guests[0].say("/verify"))
        await asyncio.to_thread(begun.wait, 10)
        await chat.guest("Sam").say("/help")
        answered.set()
        assert "Round 1" in told(await checking)


@pytest.mark.asyncio
async def test_what_has_ended_last_can_be_written_down_and_checked(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        sam = chat.guest("Sam")
        assert told(await sam.say("/record")) == says("no-table-here")
        guests = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await to_the_end(chat, guests)
        assert replay(read(record_of(await sam.say("/record")))).state.phase is Phase.OVER
        assert "Round 1" in told(await sam.say("/verify"))
        await sam.say("/play goat")
        assert told(await sam.say("/record A")) == says("nothing-to-record"), "a lobby"
        assert told(await sam.say("/verify A")) == says("nothing-to-verify")


@pytest.mark.asyncio
async def test_the_record_of_a_long_match_comes_in_several_messages(tmp_path: Path) -> None:
    """A message holds so much; all of them together are one file."""
    async with chatting(tmp_path, limits=replace(LIMITS, text=500)) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob", "Cid", "Dot")
        await to_the_end(chat, guests)
        answers = await guests[0].say("/record")
        assert len(answers) > 1
        assert replay(read(record_of(answers))).state.phase is Phase.OVER


# --- Settings ---------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_only_who_runs_the_chat_sets_it(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        zoe, sam = chat.guest("Zoe", admin=True), chat.guest("Sam")
        (shown,) = await sam.say("/settings")
        assert f"{says('setting-clock')}: 3 minutes" in shown.message.plain()
        assert says("remind-admins") in shown.message.plain()
        assert buttons(shown, What.MINE) == shown.buttons, "no button that only refuses"
        (shown,) = await sam.press(says("setting-single.is-play"), shown)
        assert buttons(shown, What.MINE) == shown.buttons
        (shown,) = await zoe.say("/settings")
        assert says("remind-admins") not in shown.message.plain()
        for what in (What.SET, What.ZONE):
            assert told(await sam.send(buttons(shown, what)[0].data)) == says("only-admin")
        (answer,) = await zoe.press("45 seconds")
        assert "✓ 45 seconds" in [label.text for label in answer.buttons]
        assert (await chat.bot.world.preferences.chat(chat.group.id)).choice.clock is TurnClock.FAST
        (private,) = await zoe.write("/settings")
        assert "45 seconds" not in str(private), "one's own chat with the bot has no clock"
        assert says("setting-single") in private.message.plain()


@pytest.mark.asyncio
async def test_another_clock_holds_at_once(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await chat.playing("/play block", "Ann", "Bob")
        zoe = chat.guest("Zoe", admin=True)
        await zoe.say("/settings")
        await zoe.press("45 seconds")
        assert chat.table().due[Due.TURN] == chat.now + timedelta(seconds=45)
        await zoe.press("no clock")
        assert Due.TURN not in chat.table().due


@pytest.mark.asyncio
async def test_settings_outlive_the_bot(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        zoe = chat.guest("Zoe", admin=True)
        await zoe.say("/settings")
        await zoe.press("1 day")
        await zoe.say("/settings")
        await zoe.press(says("setting-single.is-play"))
    async with chatting(tmp_path, chat=chat):
        (answer,) = await zoe.say("/settings")
        labels = [label.text for label in answer.buttons]
        assert "✓ 1 day" in labels
        assert f"✓ {says('setting-single.is-play')}" in labels


@pytest.mark.asyncio
async def test_a_table_is_shown_as_the_chat_has_chosen(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann, _ = await chat.playing("/play block", "Ann", "Bob")
        zoe = chat.guest("Zoe", admin=True)
        (post,) = [post for post in chat.room() if post.message.drawing is not None]
        drawing = post.message.drawing
        assert drawing is not None
        assert "Boneyard" not in post.message.plain()
        assert "Tiles: Ann 7 · Bob 7" in drawing.words
        await zoe.say("/settings")
        await zoe.press("light")
        assert post.message.drawing is not None
        assert post.message.drawing.png != drawing.png
        await zoe.press("text")
        shown = chat.room()[-1].message
        assert shown.drawing is None
        assert "Tiles: Ann 7 · Bob 7 · boneyard 14" in shown.plain()
        assert ann.private()


@pytest.mark.asyncio
async def test_to_choose_how_a_table_looks_is_no_change_of_it(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        await chat.playing("/play block", "Ann", "Bob")
        zoe = chat.guest("Zoe", admin=True)
        changes = chat.changes()
        await zoe.say("/settings")
        await zoe.press("text")
        await zoe.say("/language chat ru")
        shown = chat.room()[-1].message
        assert shown.drawing is None
        assert says("table-head", "ru", game=text("game", game="block"), round=1) in shown.plain()
        assert not changes


@pytest.mark.asyncio
async def test_where_no_picture_can_be_shown_the_table_is_said_to_be_text(tmp_path: Path) -> None:
    table = says("setting-layout")
    async with chatting(tmp_path, pictures=True) as chat:
        ann = chat.guest("Ann", admin=True)
        (answer,) = await ann.say("/settings")
        assert f"{table}: picture" in answer.message.plain()
        assert {"✓ picture", "text"} <= {label.text for label in answer.buttons}
        chat.port.limits = replace(chat.port.limits, pictures=False)
        (answer,) = await ann.say("/settings")
        assert f"{table}: text" in answer.message.plain()
        assert not {label.text for label in answer.buttons} & {"picture", "✓ picture", "text", "✓ text", "light"}


# --- Languages --------------------------------------------------------------------------------------------


@pytest.mark.asyncio
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


@pytest.mark.asyncio
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


@pytest.mark.asyncio
@pytest.mark.parametrize("language", WORDS.languages)
async def test_a_language_is_chosen_by_its_code_or_its_name(tmp_path: Path, language: str) -> None:
    name = says(f"language-name-{language}")
    other = "de" if language == "en" else "en"
    async with chatting(tmp_path) as chat:
        zoe, languages = chat.guest("Zoe", admin=True), chat.bot.world.languages
        for words in (name, name.lower(), language.upper(), f"me {name}", f"{language} me"):
            await zoe.say(f"/language {other}")
            await zoe.say(f"/language {words}")
            assert await languages.of_person(zoe.id) == language, words
        for words in (f"chat {name}", f"{name} CHAT"):
            await zoe.say(f"/language chat {other}")
            await zoe.say(f"/language {words}")
            assert await languages.of_room(chat.group.id) == language, words
        assert says("language-mine", language, language=name) in told(await zoe.say("/language chat"))


@pytest.mark.asyncio
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


@pytest.mark.asyncio
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


@pytest.mark.asyncio
async def test_what_the_platform_says_of_a_language_is_believed_until_one_is_chosen(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        boris = chat.guest("Boris", language="ru-RU")
        assert told(await boris.say("/start")) == says("welcome", "ru")
        assert told(await boris.write("/start")) == says("welcome", "ru")
        await boris.say("/language en")
        assert told(await boris.say("/start")) == says("welcome", "en")


@pytest.mark.asyncio
async def test_alone_with_the_bot_everything_is_in_ones_own_language(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.write("/language ru")
        await ann.write("/play block")
        assert says("lobby-wanted", "ru", seated=1, players=text("players-range", fewest=2, most=8)) in str(
            ann.private()[-1]
        )


@pytest.mark.asyncio
async def test_what_nobody_speaks_is_answered_in_english(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        assert told(await chat.guest("Aino", language="fi").say("/start")) == says("welcome", "en")
