"""What is played at a table of the bot, and what everybody is told then of what was counted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from engine.events import RoundEnded
from engine.model import State, Step
from engine.moves import Pass
from engine.scoring.titles import TitleBook, Titled
from engine.seats import Side
from tests.bot.chat import Chat, Guest, chatting, says, told
from tests.bot.steering import make, state_of, to_the_end, until, way_to
from tests.bot.tallied import public


async def test_nothing_is_counted_before_a_match_between_people(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        assert await public(chat, ann, "/tally") == [says("tally-empty")]
        await to_the_end(chat, await chat.playing("/play goat target=51", "Ann", computers=1))
        assert await public(chat, ann, "/tally") == [says("tally-empty")]


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
        lines = await public(chat, guests[0], "/tally")
        for guest in guests:
            name = guest.person.name
            kept = "1 match lost, 1 goat" if name in lost else "1 match won"
            assert f"{name}: {kept}" in lines
        losers = next(line for line in lines if " and " in line and "goat" in line)
        assert losers.startswith(tuple(lost))
        assert all(name in losers for name in lost)
        assert says("tally-teams") in lines


async def test_what_is_stopped_is_not_counted(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = guests = await chat.playing("/play block", "Ann", "Bob")
        await until(chat, guests, lambda state: state.round == 2)
        await ann.say("/stop")
        assert await public(chat, bob, "/tally") == [says("tally-empty")]


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
    assert isinstance(state.book, TitleBook)
    sitting = dict.fromkeys(state.sides[seat] for seat in state.table)
    return "".join("ABCD"[side] for side in sitting) + "/" + "".join("ABCD"[side] for side in state.book.queue)


PEOPLE = ("Ann", "Bob", "Ada", "Ben", "Cid", "Cleo", "Dot", "Dan")
"""Teams sit as at the table: Ann and Ada are A, Bob and Ben are B; then come pair by pair C and D."""


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
        history = told(await guests[0].say("/tally history"))
        assert " · round 4 · Ada and Ann beat Cid and Cleo · Cid and Cleo: 1 General · " in history
        assert " · round 6 · Dan and Dot beat Ben and Bob · counted by the bot · " in history
        lines = await public(chat, guests[0], "/tally")
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
        lines = await public(chat, guests[0], "/tally")
        assert any(line.startswith("Ann: ") and "1 General" in line for line in lines), "rounds are kept"


async def test_a_tally_knows_people_by_their_present_names(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = guests = await chat.playing("/play block single_round=true", "Ann", "Bob")
        await to_the_end(chat, guests)
        await Guest(chat, replace(ann.person, name="Annabel")).say("/help")
        lines = await public(chat, bob, "/tally")
        assert any(line.startswith("Annabel: 1 match") for line in lines)
        assert not any(line.startswith("Ann: ") for line in lines)
