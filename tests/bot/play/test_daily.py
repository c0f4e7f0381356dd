"""The layout of the day: the same everywhere, winnable, counted over all tries, shared without a tile."""

from __future__ import annotations

import asyncio
import re
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.data import What, pack
from bot.platforms.telegram.markup import fits_popup
from bot.screens.daily import squares
from bot.tables.almanac import day_of, deed_name, seed_of
from bot.usual import DAILY_GAME, DEFAULT_GAME
from engine.game import legal, play, start, variants, view
from engine.model import State
from engine.moves import Deal
from engine.seats import Seat
from engine.solvers import Verdict, advise
from storage import ledger
from storage.deeds import Deed, Kind, Line
from storage.matches import Status
from tests.bot.chat import BEGINNING, Chat, Guest, buttons, chatting, says, told
from tests.bot.kept import WORDS
from tests.bot.steering import state_of
from tests.bot.strict import GROUP, Post

ALONE = Seat(0)
TODAY = BEGINNING.date()


def dealt(day: date) -> State:
    return play(start(variants()[DAILY_GAME], 1, seed_of(day)), None, Deal()).state


def card(chat: Chat) -> Post:
    """The latest message about the day."""
    return next(post for post in reversed(chat.room()) if buttons(post, What.DAILY))


def own_table(chat: Chat, guest: Guest) -> str:
    (table,) = [table for table in chat.tables() if table.seat_of(guest.id) is not None]
    return table.id


async def begin(chat: Chat, guest: Guest) -> None:
    await guest.say("/daily")
    await guest.press(says("button-daily-play"), card(chat))


async def move(chat: Chat, guest: Guest, *, wrong: bool = False) -> None:
    """The move that leads to the solution, or one after which there is none."""
    match = own_table(chat, guest)
    state = next(table.state for table in chat.tables() if table.id == match)
    assert state is not None
    best = advise(view(state, ALONE)).move
    assert best is not None
    if wrong:
        best = next(one for one in legal(state, ALONE) if one != best)
    number = legal(state, ALONE).index(best)
    await guest.send(pack(What.MOVE, match, state.ply, number))


async def to_the_solution(chat: Chat, guest: Guest) -> None:
    """All moves of a layout of which nothing is laid yet."""
    for _ in range(28):
        await move(chat, guest)


async def solve(chat: Chat, guest: Guest) -> None:
    await begin(chat, guest)
    await to_the_solution(chat, guest)


# --- The layout -------------------------------------------------------------------------------------------


def test_every_day_has_a_layout_of_its_own_that_can_be_won() -> None:
    layouts = set()
    for number in range(14):
        day = TODAY + timedelta(number)
        state = dealt(day)
        assert advise(view(state, ALONE)).verdict is Verdict.WINNABLE
        assert day_of(state) == day
        layouts.add(state.hands)
    assert len(layouts) == 14


def test_the_layout_of_a_day_is_for_ever() -> None:
    """Frozen: another shuffle or another solver would give people different layouts."""
    assert seed_of(date(2026, 11, 21)) == "daily 2026-11-21 3"
    rows = " ".join(map(str, dealt(date(2026, 11, 21)).hands[0][:7]))
    assert rows == "6-0 5-0 1-0 0-0 2-0 3-3 6-3"


def test_other_matches_are_of_no_day() -> None:
    assert day_of(start(variants()[DAILY_GAME], 1, "0123456789abcdef")) is None
    assert day_of(start(variants()[DAILY_GAME], 1)) is None


# --- Playing it -------------------------------------------------------------------------------------------


async def test_two_people_get_the_same_layout(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        await begin(chat, ann)
        await begin(chat, bob)
        one, other = (table.state for table in chat.tables())
        assert one is not None
        assert other is not None
        assert one.hands == other.hands == dealt(TODAY).hands


async def test_who_solves_it_is_in_the_tally_and_done_for_the_day(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/daily")
        assert says("daily-nobody") in card(chat).message.plain()
        await solve(chat, ann)
        result = chat.room()[-1]
        assert says("patience-solved", name="Ann", laid=28) in result.message.plain()
        assert result.labels == [says("button-daily-share"), says("button-daily-tally")]
        await ann.say("/daily")
        line = says("daily-line", name="Ann", solved="yes", moves=28, tries=1, best=28)
        assert line in card(chat).message.plain()
        assert told(await ann.press(says("button-daily-play"), card(chat))) == says("daily-solved")
        assert not chat.tables()
        totals = await ledger.of_people(chat.bot.world.database, GROUP)
        assert totals == {ann.id: {Kind.DAILY: 1, Kind.DAILY_MOVES: 28}}


async def test_what_one_has_played_alone_is_not_what_a_group_plays_again(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await solve(chat, ann)
        await ann.say("/play")
        assert chat.table().match.game == DEFAULT_GAME
        assert chat.table().match.status is Status.LOBBY


async def test_alone_with_the_bot_a_game_for_one_is_played_again(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.write("/daily")
        await ann.press(says("button-daily-play"), ann.private()[-1])
        await to_the_solution(chat, ann)
        await ann.write("/play")
        assert chat.table().match.game == DAILY_GAME


async def test_all_tries_count_until_it_is_solved_also_those_given_up(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await begin(chat, ann)
        await move(chat, ann)
        await move(chat, ann)
        await ann.say("/stop")
        await begin(chat, ann)
        laid = 0
        while chat.tables():
            state = state_of(chat)
            laid = len(state.hands[0])
            await move(chat, ann, wrong=laid < 27 and len(legal(state, ALONE)) > 1)
        failed = 28 - laid + 1
        assert failed < 28
        again = chat.room()[-1]
        assert again.buttons[0].text == says("button-daily-play")
        await ann.press(says("button-daily-play"), again)
        await to_the_solution(chat, ann)
        await ann.say("/daily")
        line = says("daily-line", name="Ann", solved="yes", moves=2 + failed + 28, tries=3, best=28)
        assert line in card(chat).message.plain()


async def test_the_best_of_a_day_comes_first(tmp_path: Path) -> None:
    """Who has solved it, and with the fewest moves; of those who are equal, who comes first in the alphabet."""
    async with chatting(tmp_path) as chat:
        guests = chat.guests("Eve", "Dot", "Cid", "Bob", "Ann")
        for guest, laid, solved in zip(guests, (9, 40, 28, 28, 5), (0, 1, 1, 1, 0), strict=True):
            await guest.say("/daily")
            lines = [Line(Kind.DAILY_MOVES, guest.id, amount=laid), *[Line(Kind.DAILY, guest.id)] * solved]
            name = deed_name(TODAY, guest.person.name)
            await chat.bot.world.database.write(
                ledger.enter(Deed(name, GROUP, DAILY_GAME, BEGINNING, BEGINNING, tuple(lines)))
            )
        await guests[0].say("/daily")
        shown = card(chat).message.plain()
        assert sorted(("Bob", "Cid", "Dot", "Ann", "Eve"), key=shown.index) == ["Bob", "Cid", "Dot", "Ann", "Eve"]


async def test_who_plays_it_has_no_other_try_beside(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await begin(chat, ann)
        match = own_table(chat, ann)
        await move(chat, ann)
        await begin(chat, ann)
        assert own_table(chat, ann) == match
        assert state_of(chat).ply == 2
        assert buttons(chat.room()[-1], What.MOVE), "it is shown at the end of the chat"
        await ann.write("/daily")
        answer = ann.private()[-1]
        assert told(await ann.send(buttons(answer, What.DAILY)[0].data, answer)) == says(
            "daily-elsewhere", room="The club"
        )


async def test_who_plays_it_alone_with_the_bot_has_no_other_try_beside(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.write("/daily")
        own = ann.private()[-1]
        await ann.send(buttons(own, What.DAILY)[0].data, own)
        await ann.say("/daily")
        assert told(await ann.press(says("button-daily-play"), card(chat))) == says("daily-in-our-chat")


async def test_a_double_press_begins_one(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/daily")
        (play_it, *_) = buttons(card(chat), What.DAILY)
        await asyncio.gather(*(ann.send(play_it.data, card(chat)) for _ in range(2)))
        assert [table.match.game for table in chat.tables()] == [DAILY_GAME]


async def test_in_the_layout_of_the_day_there_are_no_hints(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await begin(chat, ann)
        post = next(post for post in reversed(chat.room()) if buttons(post, What.MOVE))
        for what in (What.HINT, What.CHANCE):
            assert not buttons(post, what)
            forged = pack(what, own_table(chat, ann), state_of(chat).ply)
            assert told(await ann.send(forged, post)) == says("hint-daily")


async def test_yesterdays_button_begins_nothing(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await ann.say("/daily")
        old = card(chat)
        await chat.wait(hours=24)
        assert told(await ann.press(says("button-daily-play"), old)) == says("daily-is-over")
        assert told(await ann.send("da::0:p")) == says("bad-button")
        assert told(await ann.send("da::730000:x")) == says("bad-button")


async def test_a_try_that_lasts_past_midnight_counts_for_its_day(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann")
        await begin(chat, ann)
        await chat.wait(hours=20)
        await to_the_solution(chat, ann)
        (deed,) = await ledger.called(chat.bot.world.database, deed_name(TODAY))
        assert deed.at.date() == TODAY + timedelta(1)


async def test_an_attempt_that_was_given_up_can_be_taken_out_of_the_tallies(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann = chat.guest("Ann", admin=True)
        await begin(chat, ann)
        await ann.say("/stop")
        (history,) = await ann.say("/tally history")
        (undo,) = buttons(history, What.UNDO)
        (asked,) = await ann.press(undo.text, history)
        (sure,) = buttons(asked, What.UNDO)
        await ann.press(sure.text, asked)
        database = chat.bot.world.database
        assert [deed.corrected_by is not None for deed in await ledger.history(database, GROUP)] == [False, True]


# --- Sharing ----------------------------------------------------------------------------------------------


async def test_what_is_shared_names_no_tile(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob = chat.guests("Ann", "Bob")
        await solve(chat, ann)
        result = chat.room()[-1]
        (answer,) = await ann.press(says("button-daily-share"), result)
        assert answer.whispered
        text = answer.message.plain()
        assert "28/28 in 28 moves" in text
        assert "🟩" * 7 in text
        assert not re.search(r"\d-\d|\[\d", text)
        assert not fits_popup(answer.message)  # nothing can be copied out of a popup
        (day,) = await ann.press(says("button-daily-tally"), answer)
        assert says("daily-line", name="Ann", solved="yes", moves=28, tries=1, best=28) in day.message.plain()
        assert told(await bob.send(buttons(result, What.DAILY)[0].data, result)) == says("daily-not-solved")


@pytest.mark.parametrize("language", WORDS.languages)
def test_what_was_laid_for_layouts_of_the_day_says_so_also_where_none_was_solved(language: str) -> None:
    solved, laid = (says(f"tally-{kind}", language, count=12) for kind in (Kind.DAILY, Kind.DAILY_MOVES))
    assert solved.split()[-1] in laid.split()


@pytest.mark.parametrize(
    ("laid", "row"),
    [
        (0, "⬜⬜⬜⬜⬜⬜⬜"),
        (1, "🟨⬜⬜⬜⬜⬜⬜"),
        (4, "🟩⬜⬜⬜⬜⬜⬜"),
        (27, "🟩🟩🟩🟩🟩🟩🟨"),
        (28, "🟩🟩🟩🟩🟩🟩🟩"),
    ],
)
def test_four_tiles_fill_a_square(laid: int, row: str) -> None:
    assert squares(laid) == row
