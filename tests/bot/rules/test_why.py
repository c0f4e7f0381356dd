"""`/why`: the last refusal or the last score, with the section of the rules that explains it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.rulebook.pages import Section
from engine.events import Earned
from engine.game import legal, play
from engine.model import Phase, State
from engine.moves import Move, Signal
from engine.notation import write
from tests.bot.chat import chatting, says, told
from tests.bot.kept import WORDS
from tests.bot.steering import hand_of, make, moves, state_of, to_the_end, until


def title(game: str, section: Section) -> str:
    return f"{game} · {section.number} {WORDS.line(section.heading, 'en')}"


async def test_a_refused_move_is_explained_to_who_made_it(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.seated("/play block", "Ann", "Bob")
        assert told(await guests[0].say("/why")) == says("why-nothing")
        await guests[0].press("Start")
        guest = chat.on_turn(guests)
        other = next(one for one in guests if one is not guest)
        assert told(await guest.say("/why")) == says("why-nothing")
        refused = told(await guest.say(f"/move {state_of(chat).boneyard[0]}"))
        explained = told(await guest.say("/why"))
        assert explained.startswith(says("why-refused"))
        assert refused in explained
        assert title("Block", Section.TURN) in explained
        assert told(await other.say("/why")) == says("why-nothing"), "nobody is told of another's moves"


async def test_the_last_score_is_explained_until_a_move_is_refused(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play draw", "Ann", "Bob")
        await until(chat, guests, lambda state: state.round == 2)
        explained = told(await guests[0].say("/why"))
        assert explained.startswith(says("why-scored"))
        assert title("Draw Dominoes", Section.SCORING) in explained
        assert "Total" in explained
        guest = next(one for one in guests if one is not chat.on_turn(guests))
        await guest.say(f"/move {hand_of(chat, guest)[0]}")
        assert told(await guest.say("/why")).startswith(says("why-refused"))
        await until(chat, guests, lambda state: state.round == 3)
        assert told(await guest.say("/why")).startswith(says("why-scored")), "what came later goes first"


async def test_points_in_play_are_explained(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play all-fives", "Ann", "Bob")
        await until(chat, guests, lambda state: any(state.book.scores))
        scorer = guests[max((0, 1), key=lambda seat: state_of(chat).book.scores[state_of(chat).sides[seat]])]
        explained = told(await scorer.say("/why"))
        assert title("All Fives", Section.SCORING) in explained
        assert scorer.person.name in explained


async def test_who_has_moved_is_not_told_of_an_older_refusal(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        guest = chat.on_turn(guests)
        await guest.say("/move pass")
        assert told(await guest.say("/why")).startswith(says("why-refused"))
        await make(chat, guests, moves(state_of(chat))[0])
        assert told(await guest.say("/why")) == says("why-nothing")


async def test_a_sign_leaves_the_refusal_to_be_explained(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play general signals=free", "Ann", "Bob", "Cid", "Dot")
        guest = chat.on_turn(guests)
        await guest.say("/move pass")
        state = state_of(chat)
        sign = next(move for move in legal(state, state.turn) if isinstance(move, Signal))
        assert not await guest.say(f"/move {write(sign)}")
        assert told(await guest.say("/why")).startswith(says("why-refused"))


async def test_a_move_that_scores_is_explained_though_another_was_refused_before_it(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play all-fives", "Ann", "Bob")
        await until(chat, guests, lambda state: bool(scoring(state)))
        guest = chat.on_turn(guests)
        await guest.say("/move pass")
        await make(chat, guests, scoring(state_of(chat))[0])
        assert told(await guest.say("/why")).startswith(says("why-scored"))


async def test_a_refusal_out_of_turn_gives_way_to_the_move_that_ended_the_round(tmp_path: Path) -> None:
    def ends(state: State) -> bool:
        return play(state, state.turn, moves(state)[0]).state.phase is not Phase.PLAY

    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block", "Ann", "Bob")
        await until(chat, guests, ends)
        waiting = next(one for one in guests if one is not chat.on_turn(guests))
        assert told(await waiting.say("/move pass")) == says("refused-not-your-turn")
        await make(chat, guests, moves(state_of(chat))[0])
        assert told(await waiting.say("/why")).startswith(says("why-scored"))


async def test_points_are_explained_that_were_made_long_ago_in_this_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.tale.KEPT", 12)
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play all-fives", "Ann", "Bob", "Cid", "Dan")
        await until(chat, guests, lambda state: state.round == 2 and bool(scoring(state)))
        state, guest = state_of(chat), chat.on_turn(guests)
        await make(chat, guests, scoring(state)[0])
        explained = told(await guest.say("/why")).splitlines()[1]
        assert state.turn is not None
        while state_of(chat).ply - state.ply <= 13:
            here = state_of(chat)
            await make(chat, guests, next(move for move in moves(here) if move not in scoring(here)))
        assert state_of(chat).round == 2
        assert chat.table().tale[0].ply > state.ply, "the table does not tell of it any more"
        assert told(await guest.say("/why")).splitlines()[1] == explained


def scoring(state: State) -> list[Move]:
    """The moves that bring points at once."""
    if state.phase is not Phase.PLAY:
        return []
    return [
        move
        for move in moves(state)
        if any(isinstance(event, Earned) for event in play(state, state.turn, move).events)
    ]


async def test_what_was_taken_back_on_a_sheet_is_not_explained(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, _ = await chat.playing("/sheet goat target=51", "Ann", "Bob")
        await ann.say("/sheet Ann out, Bob 20")
        assert told(await ann.say("/why")).startswith(says("why-scored"))
        await ann.say("/sheet undo")
        assert told(await ann.say("/why")) == says("why-nothing")


async def test_after_the_match_its_last_round_is_explained(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play block single_round=yes", "Ann", "Bob")
        await to_the_end(chat, guests)
        explained = told(await guests[0].say("/why"))
        assert explained.startswith(says("why-scored"))
        assert told(await chat.guest("Eve").say("/why")) == explained
        await guests[1].press(says("button-new-table"))
        assert told(await guests[0].say("/why")) == explained, "nothing has been played at the new table"
        assert told(await guests[0].say("/why B")) == says("no-table-called", table="B")


async def test_an_onlooker_is_told_how_the_last_score_came_about(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await chat.playing("/play all-fives", "Ann", "Bob")
        eve = chat.guest("Eve")
        assert told(await eve.say("/why")) == says("why-nothing")
        for _ in range(2):
            await until(chat, guests, lambda state: bool(scoring(state)))
            scorer = chat.on_turn(guests)
            await make(chat, guests, scoring(state_of(chat))[0])
            explained = told(await eve.say("/why"))
            assert explained.startswith(says("why-scored"))
            assert explained.splitlines()[1].startswith(scorer.person.name), "whoever it was"
            assert told(await eve.say("/why A")) == explained
        await guests[0].say("/stop")
        for guest in (eve, guests[0]):
            assert told(await guest.say("/why")) == says("no-table-here")
