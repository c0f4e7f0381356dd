"""Ratings: what they follow from, from when on they are shown, and that what is taken back leaves no trace."""

from __future__ import annotations

import random
from datetime import timedelta
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from bot.tables import ratings
from bot.tables.ratings import ENOUGH, Ranking, Rated, Ratings
from storage import ledger
from storage.counted import Counted
from storage.deeds import Deed, Kind, lines_of
from storage.folding import CountedDeed
from tests.bot.chat import Chat, Guest, chatting, says
from tests.bot.strict import GROUP
from tests.bot.tallied import enter, group, public


async def rated(chat: Chat, game: str = "goat") -> dict[str, Rated]:
    """What is worked out from the beginning."""
    return {one.person: one for one in await Ratings(chat.bot.world.database).of(GROUP, game)}


async def take_back(chat: Chat, deed: str) -> None:
    change = ledger.correct(
        deed, by_deed=f"c{deed}", room=GROUP, at=chat.bot.world.now(), noted_by=chat.guest("Ann").id
    )
    await chat.bot.world.database.write(change)


async def test_partners_share_and_the_library_is_used_as_it_says(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        await enter(chat, 1, [ann, bob], [cid, dot], days=2)
        await enter(chat, 2, [ann, cid], [bob, dot], days=1)
        found = await rated(chat)
        assert [one.matches for one in found.values()] == [2, 2, 2, 2]
        assert found[ann.id].points > found[bob.id].points
        assert found[cid.id].points > found[dot.id].points
        assert list(found) == sorted(found, key=lambda person: (-found[person].points, person))
        model = PlackettLuce()
        (a, b), (c, d) = model.rate([[model.rating(), model.rating()], [model.rating(), model.rating()]])
        (a, c), (b, d) = model.rate([[a, c], [b, d]])
        assert found[ann.id].points == round(1500 + 24 * (a.mu - 3 * a.sigma))
        assert found[dot.id].points == round(1500 + 24 * (d.mu - 3 * d.sigma))
        assert await rated(chat, "block") == {}


async def test_what_is_taken_back_leaves_no_trace(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        guests = await group(chat)
        kept = Ratings(chat.bot.world.database)
        chance = random.Random(3)
        alone: list[tuple[int, list[Guest]]] = []
        for number in range(30):
            order = chance.sample(guests, 4)
            await enter(chat, number, order[:2], order[2:], days=100 - number)
            if number % 5 == 2:
                await take_back(chat, f"m{number}")
            else:
                alone.append((number, order))
            assert {one.person: one for one in await kept.of(GROUP, "goat")} == await rated(chat)
        after = [(one.person, one.points, one.matches) for one in await kept.of(GROUP, "goat")]
    async with chatting(tmp_path / "beside") as chat:
        await group(chat)
        for number, order in alone:
            await enter(chat, number, order[:2], order[2:], days=100 - number)
        without = await Ratings(chat.bot.world.database).of(GROUP, "goat")
        assert [(one.person, one.points, one.matches) for one in without] == after


async def test_ratings_go_on_from_what_has_not_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is new or taken back, however old: the same as worked out from the beginning."""
    monkeypatch.setattr(ratings, "_BETWEEN_MARKS", 4)
    chance, kept = random.Random(5), Ranking()
    people = [f"test:{number}" for number in range(5)]
    now, standing = Counted(), []
    for number in range(80):
        order, at = chance.sample(people, 4), chance.randrange(100)
        of_rounds = chance.random() < 0.5
        kinds = (Kind.ROUND_WON, Kind.ROUND_LOST) if of_rounds else (Kind.WON, Kind.LOST)
        lines = (*lines_of(kinds[0], order[:2]), *lines_of(kinds[1], order[2:]))
        name = f"d{number}"
        deed = CountedDeed(
            at, at, number if of_rounds else 0, name, name, "goat", f"m{chance.randrange(9)}", lines
        )
        standing.append(deed)
        gone = [standing.pop(chance.randrange(len(standing)))] if chance.random() < 0.3 else []
        now = now.then([deed], [one.id for one in gone])
        if chance.random() < 0.5:
            assert kept.of(now, "goat") == Ranking().of(Counted().then(standing), "goat")


async def test_ratings_are_shown_after_enough_matches(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, bob, cid, dot = await group(chat)
        none = says("tally-ratings-none", enough=ENOUGH)
        for number in range(ENOUGH - 1):
            await enter(chat, number, [ann], [bob], days=ENOUGH - number)
        await enter(chat, 100, [cid], [dot])
        assert await public(chat, ann, "/tally ratings") == ["Ratings", none]
        await enter(chat, 101, [ann], [bob])
        shown = await public(chat, ann, "/tally ratings goat")
        assert shown[:2] == ["Ratings", "Goat"]
        assert shown[2].startswith("1. Ann: ")
        assert shown[2].endswith(f" ({ENOUGH} matches)")
        assert shown[3].startswith("2. Bob: ")
        assert shown[4:] == [says("tally-ratings-about")]
        assert await public(chat, ann, "/tally ratings") == shown
        assert await public(chat, ann, "/tally ratings block") == ["Ratings", none]
        await public(chat, ann, "/tally goat")
        (asked,) = await cid.press("ratings")
        assert asked.message.plain().splitlines() == shown
        await take_back(chat, "m101")
        assert await public(chat, ann, "/tally ratings") == ["Ratings", none]


async def test_an_evening_is_one_match_however_many_rounds_it_has(tmp_path: Path) -> None:
    async with chatting(tmp_path) as chat:
        ann, *_ = await group(chat)
        await public(chat, ann, "/tally add general: Ann, Cid > Bob, Dot; rounds 12:9")
        found = await rated(chat, "general")
        assert {one.matches for one in found.values()} == {1}
        assert found[ann.id].points > found[chat.guest("Bob").id].points
        day = chat.bot.world.now() + timedelta(days=1)
        lines = tuple(lines_of(Kind.DAILY, [ann.id]))
        await chat.bot.world.database.write(ledger.enter(Deed("x", GROUP, "general", day, day, lines)))
        assert await rated(chat, "general") == found
