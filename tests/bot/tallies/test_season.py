"""`/tally table`, `weeks` and `beats`: what the pictures of a season tell is what the ledger has."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import permutations
from pathlib import Path

import pytest

from bot.chats.choices import ShownAs
from bot.chats.naming import names_of
from bot.messages import Drawing, Picture, Who, text
from bot.pictures.scene import BeatsScene, SeasonScene, Theme, WeeksScene
from bot.screens.season import TOLD, Telling, beats_picture
from bot.tallies.questions import Chart, Subject
from bot.tallies.season import picture
from storage import ledger, pairs
from storage.deeds import Deed, Kind, Span, lines_of, team_of
from tests.bot.chat import LIMITS, Chat, Guest, chatting, says, told
from tests.bot.kept import WORDS
from tests.bot.on_sheets import GENERAL as SHEET
from tests.bot.steering import to_the_end
from tests.bot.strict import GROUP, Post
from tests.bot.tallied import NAMES, enter, group, public, round_of

NOON = datetime(2026, 3, 18, 12, tzinfo=UTC)
"""A Wednesday."""


async def at(chat: Chat, moment: datetime) -> None:
    """Let it be so late."""
    await chat.wait(seconds=(moment - chat.now).total_seconds())


async def played(chat: Chat) -> list[Guest]:
    """Three weeks of General's goat, and a game of something else."""
    ann, bob, cid, dot = guests = await group(chat)
    await at(chat, NOON)
    for number, (days, generals) in enumerate(((15, 2), (8, 1), (7, 0), (0, 3))):
        await round_of(chat, number, [ann, bob], [cid, dot], when=NOON - timedelta(days=days), generals=generals)
    await round_of(chat, 9, [cid, dot], [ann, bob], when=NOON - timedelta(days=1), generals=1)
    await enter(chat, 20, [dot], [ann], game="block")
    return guests


async def pictured(chat: Chat, chart: Chart, game: str = "general") -> Picture:
    """A picture of all time, as the chat is shown it."""
    names = await names_of(chat.bot.world.database, GROUP)
    found = await picture(chat.bot.world, GROUP, chart, Span(game=game or None), names, "en")
    assert found is not None
    return found


async def table_of(chat: Chat, game: str = "general") -> SeasonScene:
    scene = (await pictured(chat, Subject.TABLE, game)).scene
    assert isinstance(scene, SeasonScene)
    return scene


async def weeks_of(chat: Chat, game: str = "general") -> WeeksScene:
    scene = (await pictured(chat, Subject.WEEKS, game)).scene
    assert isinstance(scene, WeeksScene)
    return scene


async def beats_of(chat: Chat, game: str = "general") -> BeatsScene:
    scene = (await pictured(chat, Subject.BEATS, game)).scene
    assert isinstance(scene, BeatsScene)
    return scene


def drawing(post: Post) -> Drawing:
    assert post.message.drawing is not None
    return post.message.drawing


async def test_the_table_counts_what_the_ledger_counts(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await played(chat)
        await chat.bot.world.database.write(pairs.name(GROUP, team_of(ann.id, bob.id), "The Hammers"))
        scene = await table_of(chat)
        assert scene.columns == ("Generals", "Losses", "Rounds")
        assert [(row.names, row.counts) for row in scene.rows] == [
            (("The Hammers",), ("1", "1", "5")),
            (("Cid", "Dot"), ("6", "4", "5")),
        ], "the fewest Generals lead"
        assert [round(row.share, 2) for row in scene.rows] == [0.17, 1]
        assert scene.caption == says("season-fewest", what="generals")
        block = await table_of(chat, "block")
        assert (block.columns, block.caption) == (("Won", "Lost", "Matches"), "")
        assert [(row.names, row.counts) for row in block.rows] == [
            (("Dot",), ("1", "0", "1")),
            (("Ann",), ("0", "1", "1")),
        ]


async def test_who_has_equal_titles_is_ranked_by_losses_then_by_rounds(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        eve, fay = chat.guests("Eve", "Fay")
        for guest in (eve, fay):
            await guest.say("/games")
        await at(chat, NOON)
        teams = [ann, bob], [cid, dot], [eve, fay]
        for number, (won, lost) in enumerate(((0, 1), (1, 0), (0, 1), (0, 2), (2, 1))):
            await round_of(chat, number, teams[won], teams[lost], when=NOON)
        scene = await table_of(chat)
        assert [(row.names[0], row.counts) for row in scene.rows] == [
            ("Ann", ("0", "1", "4")),
            ("Eve", ("0", "1", "2")),
            ("Cid", ("0", "3", "4")),
        ]


async def test_where_the_finisher_collects_them_the_most_generals_lead(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = guests = await chat.playing(
            "/play general general_is=finisher session_rounds=1", *NAMES
        )
        await to_the_end(chat, guests)
        await round_of(chat, 1, [cid, dot], [ann, bob], when=chat.now, generals=3)
        table, weeks = await table_of(chat), await weeks_of(chat)
        assert table.rows[0].names == weeks.courses[0].names == ("Ann", "Bob")
        for scene in (table, weeks):
            assert says("season-fewest", what="generals") not in scene.caption + scene.foot


@pytest.mark.parametrize(
    ("general_is", "order", "note"),
    [
        ("loser", ["Ann", "Cid"], "season-fewest-per-round"),
        ("finisher", ["Cid", "Ann"], "season-most-per-round"),
    ],
)
async def test_where_titles_per_round_decide_an_evening_they_decide_a_season(
    tmp_path: Path, general_is: str, order: list[str], note: str
) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = guests = await chat.playing(
            f"/play general general_is={general_is} rank_by=titles_per_round session_rounds=1", *NAMES
        )
        await to_the_end(chat, guests)
        for number in range(8):
            await round_of(chat, number, [], [ann, bob], when=chat.now, generals=2 if number == 0 else 0)
        await round_of(chat, 9, [], [cid, dot], when=chat.now, generals=1)
        table, weeks = await table_of(chat), await weeks_of(chat)
        for ranked in ([row.names for row in table.rows], [course.names for course in weeks.courses]):
            assert [names[0] for names in ranked if names in (("Ann", "Bob"), ("Cid", "Dot"))] == order
        for scene in (table, weeks):
            assert says(note, what="generals") in scene.caption + scene.foot


async def test_pairs_and_who_plays_alone_each_have_what_they_have_played_so(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        await at(chat, NOON)
        await enter(chat, 1, [ann, bob], [cid, dot])
        await enter(chat, 2, [ann], [bob])
        await enter(chat, 3, [ann], [cid], days=7)
        await ann.say("/tally add goat: Ann > Dot; rounds 9:1")
        table, lines = await table_of(chat, "goat"), await weeks_of(chat, "goat")
        assert table.columns == ("Won", "Lost", "Matches")
        assert [(row.names, row.counts) for row in table.rows[:2]] == [
            (("Ann",), ("3", "0", "3")),
            (("Ann", "Bob"), ("1", "0", "1")),
        ]
        assert {row.counts for row in table.rows[2:]} == {("0", "1", "1")}
        assert sorted(row.names for row in table.rows[2:]) == [("Bob",), ("Cid",), ("Cid", "Dot"), ("Dot",)]
        assert [course.names for course in lines.courses] == [row.names for row in table.rows]
        assert [course.values for course in lines.courses[:2]] == [(0, 1, 3), (0, 0, 1)]


async def test_the_layout_of_the_day_is_nothing_for_a_season(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        line = next(lines_of(Kind.DAILY, [ann.id]))
        deed = Deed("d1", GROUP, "domino-squares", NOON, NOON, (line,))
        await chat.bot.world.database.write(ledger.enter(deed))
        assert await public(chat, ann, "/tally table") == [says("tally-empty")]


async def test_the_lines_grow_by_the_weeks_of_the_chat(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await played(chat)
        scene = await weeks_of(chat)
        assert [course.values for course in scene.courses] == [(0, 0, 0, 1), (0, 2, 3, 6)]
        assert [course.names for course in scene.courses] == [("Ann", "Bob"), ("Cid", "Dot")]
        assert (scene.caption, scene.foot) == ("Generals, week by week", says("season-fewest", what="generals"))
        assert (scene.first, scene.last) == ("Mar 2, 2026", "Mar 18, 2026")
        ann, bob, *_ = chat.guests("Ann", "Bob")
        # On Monday at half past midnight in Berlin it is still Sunday elsewhere.
        await round_of(chat, 30, [], [ann, bob], when=datetime(2026, 3, 15, 23, 30, tzinfo=UTC), generals=4)
        await chat.guest("Ann", admin=True).say("/settings Berlin")
        scene = await weeks_of(chat)
        assert scene.courses[0].values == (0, 0, 0, 5)


async def test_where_there_are_balds_titles_decide(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        await at(chat, NOON)
        await round_of(chat, 1, [cid, dot], [ann, bob], when=NOON, generals=1)
        balds = lines_of(Kind.BALD, [cid.id, dot.id], 3)
        deed = Deed("bald", GROUP, "general", NOON - timedelta(days=7), NOON, tuple(balds))
        await chat.bot.world.database.write(ledger.enter(deed))
        table, weeks = await table_of(chat), await weeks_of(chat)
        assert [(row.names[0], row.counts[:2], row.share) for row in table.rows] == [
            ("Ann", ("1", "0"), 1 / 3),
            ("Cid", ("0", "3"), 1.0),
        ]
        assert [course.values for course in weeks.courses] == [(0, 0, 1), (0, 3, 3)]
        assert table.caption == weeks.foot == says("season-fewest", what="titles")


async def test_without_a_title_the_lines_lie_at_nothing(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        await at(chat, NOON)
        await round_of(chat, 1, [ann, bob], [cid, dot], when=NOON)
        scene = await weeks_of(chat)
        assert [course.values for course in scene.courses] == [(0, 0), (0, 0)]


async def test_a_match_that_does_not_count_does_not_decide_who_leads(tmp_path: Path) -> None:
    async with chatting(tmp_path, limits=replace(LIMITS, company=False)) as chat:
        ann, bob, cid, dot = await group(chat)
        await round_of(chat, 1, [cid, dot], [ann, bob], when=chat.now, generals=1)
        await to_the_end(chat, await chat.playing("/play general general_is=finisher session_rounds=1", "Eve"))
        scene = await table_of(chat)
        assert [row.names[0] for row in scene.rows] == ["Cid", "Ann"]


async def test_an_evening_that_was_taken_back_does_not_decide_who_leads(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        await round_of(chat, 1, [ann, cid], [bob, dot], when=chat.now, generals=1)
        await chat.playing(f"{SHEET} general_is=finisher", *NAMES)
        await ann.say("/sheet Bob 0-0")
        await ann.say("/sheet end")
        await ann.press("Yes")
        before = await table_of(chat)
        assert [row.names[0] for row in before.rows] == ["Bob", "Ann"]
        for _ in range(2):
            assert not await ann.say("/tally undo")
        scene = await table_of(chat)
        assert [row.names[0] for row in scene.rows] == ["Ann", "Bob"]


async def test_what_is_dated_later_than_today_counts_for_this_week(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        await at(chat, NOON)
        await round_of(chat, 1, [ann, bob], [cid, dot], when=NOON + timedelta(days=15), generals=2)
        scene = await weeks_of(chat)
        assert [course.values for course in scene.courses] == [(0, 0), (0, 2)]


async def test_the_square_tells_who_beats_whom(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await played(chat)
        scene = await beats_of(chat)
        assert scene.caption == says("season-beats", what="rounds")
        times = {
            (winner, loser): count
            for winner, row in zip(scene.names, scene.times, strict=True)
            for loser, count in zip(scene.names, row, strict=True)
        }
        assert times["Ann", "Cid"] == times["Bob", "Dot"] == 4
        assert times["Cid", "Ann"] == times["Dot", "Bob"] == 1
        assert times["Ann", "Bob"] == 0
        assert times["Ann", "Ann"] is None
        block = await beats_of(chat, "block")
        assert block.caption == says("season-beats", what="matches"), "no round of it is counted"


async def test_of_many_people_the_words_tell_no_more_than_the_picture_would() -> None:
    people = [Who(None, f"P{number}") for number in range(60)]
    times = dict.fromkeys(permutations(range(60), 2), 1) | {(7, 3): 2}
    found = beats_picture(people, times, "rounds", Telling(text("tally-head"), WORDS.saying("en"), Theme.LIGHT))
    assert found.words[0] == text("season-beat", one=people[7], other=people[3], what="rounds", times=2)
    assert found.words[TOLD:] == (text("season-more", count=len(times) - TOLD),)


async def test_too_many_are_folded(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        await group(chat)
        await at(chat, NOON)
        crowd = [chat.guest(f"P{number:02}") for number in range(26)]
        for guest in crowd:
            await guest.say("/games")
        for number in range(13):
            won, lost = crowd[2 * number : 2 * number + 2], crowd[2 * number - 2 : 2 * number] or crowd[-2:]
            await round_of(chat, number, won, lost, when=NOON, generals=number + 1)
        table, lines = await table_of(chat), await weeks_of(chat)
        assert len(table.rows) == len(lines.courses) == 10
        assert table.foot == "and 3 more"
        assert lines.foot == "and 3 more · The fewest Generals lead."
        words = (await pictured(chat, Subject.TABLE)).words
        assert len(words) == 13 + 1, "the words tell of everybody, and who leads"
        square = await beats_of(chat)
        assert (len(square.names), square.names[-1]) == (10, "17 others")
        assert sum(count or 0 for row in square.times for count in row) < 13 * 4, (
            "others among themselves are left out"
        )


async def test_pictures_are_asked_for_by_words_and_buttons(tmp_path: Path) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann, bob, *_ = await played(chat)
        assert not await ann.say("/tally table")
        post = chat.room()[-1]
        assert post.message.plain().startswith("Tallies of this chat · General's goat")
        assert "Ann and Bob: Generals 1, Losses 1, Rounds 5." in drawing(post).words
        (mine,) = await bob.press("weeks", post)
        assert "Cid and Dot: Generals 6, 3 of them in the latest week." in drawing(mine).words
        await bob.press("who beats whom", mine)
        assert "Ann has won 4 rounds against Cid." in drawing(mine).words
        await bob.press("this week", mine)
        assert "Ann has won 1 round against Cid." in drawing(mine).words
        await bob.press("table", mine)
        assert "Cid and Dot: Generals 3, Losses 1, Rounds 2." in drawing(mine).words
        await bob.press("history", mine)
        assert mine.message.drawing is None
        for words, shown in (
            ("weeks general", "Ann and Bob: Generals 1, "),
            ("chart", "Ann and Bob: Generals 1, "),
            ("this_month beats", "Ann has won 4 rounds against Cid."),
            ("block table", "Dot: Won 1, Lost 0, Matches 1."),
        ):
            assert not await ann.say(f"/tally {words}")
            assert shown in drawing(chat.room()[-1]).words


async def test_without_pictures_their_words_are_said(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await played(chat)
        assert "Ann and Bob: Generals 1, Losses 1, Rounds 5." in await public(chat, ann, "/tally table")
    async with chatting(tmp_path / "text", pictures=True) as chat:
        ann, *_ = await played(chat)
        await chat.bot.world.preferences.change_chat(
            GROUP, lambda here: replace(here, choice=replace(here.choice, layout=ShownAs.TEXT))
        )
        assert "Ann has won 4 rounds against Cid." in await public(chat, ann, "/tally beats")
        assert chat.room()[-1].message.drawing is None


@pytest.mark.parametrize("words", ["table", "weeks", "beats", "table general", "weeks block"])
async def test_where_nothing_was_played_there_is_nothing_to_picture(tmp_path: Path, words: str) -> None:
    async with chatting(tmp_path, pictures=True) as chat:
        ann, *_ = await group(chat)
        assert await public(chat, ann, f"/tally {words}") == [says("tally-empty")]


async def test_month_week_and_season_are_those_of_the_zone(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, *_ = await group(chat)
        chat.admins.add(ann.id)
        await at(chat, datetime(2026, 2, 28, 22, tzinfo=UTC))  # in Tokyo March has begun, on a Sunday
        await enter(chat, 1, [ann], [bob])
        await at(chat, datetime(2026, 3, 1, 14, tzinfo=UTC))  # there it is Sunday, eleven in the evening
        assert await public(chat, ann, "/tally this_month") == [says("tally-empty")]
        assert told(await ann.say("/tally season 2026-03-01")) == says("tally-season-set", date=date(2026, 3, 1))
        assert await public(chat, ann, "/tally season") == [says("tally-empty")]
        await ann.say("/settings Tokyo")
        for words in ("this_month", "season", "this_week"):
            lines = await public(chat, ann, f"/tally {words}")
            assert "Ann: 1 match won" in lines
            if words != "this_week":
                assert lines[0].endswith("since Mar 1, 2026")
        history = told(await ann.say("/tally history"))
        assert "Mar 1, 2026" in history
        await chat.wait(hours=2)  # Monday there
        assert await public(chat, ann, "/tally this_week") == [says("tally-empty")]
