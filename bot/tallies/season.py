"""A season for the eye: what the ledger has, gathered for a picture. Where none is shown its words are."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from functools import lru_cache
from itertools import accumulate

import orjson

from bot.chats.choices import ShownAs
from bot.chats.localtime import DAY, WEEK, day_in, monday
from bot.chats.naming import Names
from bot.messages import Picture, Screen
from bot.screens import tallies as lists
from bot.screens.season import (
    DECIDES,
    Contender,
    Telling,
    beats_picture,
    has_evenings,
    ranked,
    season_picture,
    title,
    titles,
    weeks_picture,
)
from bot.tallies.questions import Chart, Subject
from bot.usual import LUNCH_GAME
from bot.world import World
from engine import codec
from engine.scoring.titles import GeneralIs, RankBy
from engine.variants.general import GeneralOptions
from storage import ledger, matches, results
from storage.deeds import Kind, Span, members
from storage.folding import MATCHES, ROUNDS
from storage.gains import gains


async def screen(world: World, room: str, chart: Chart, span: Span, names: Names, language: str) -> Screen:
    """A season in this chart, for a reader of this language."""
    span = await of_one_game(world, room, span)
    found = await picture(world, room, chart, span, names, language)
    if found is None:
        return Screen(lists.nothing(span))
    choice = (await world.preferences.chat(room)).choice.within(world.limits(room))
    if choice.layout is ShownAs.PICTURE:
        return Screen((lists.head(span),), picture=found)
    return Screen((lists.head(span), *found.words))


async def picture(
    world: World, room: str, chart: Chart, span: Span, names: Names, language: str
) -> Picture | None:
    """The picture with its words; None if there is nothing to tell."""
    choice, zone = (await world.preferences.chat(room)).choice, await world.preferences.zone(room)
    since = None if span.since is None else day_in(span.since, zone)
    until = None if span.until is None else day_in(span.until, zone) - DAY
    told = Telling(title(span.game or "", since, until), world.words.saying(language), choice.theme)
    if chart is Subject.BEATS:
        return await _beats(world, room, span, names, told)
    sides = await _sides(world, room, span, names)
    if not sides:
        return None
    if span.game == LUNCH_GAME and has_evenings(sides):
        told = await _as_played(world, room, replace(told, counted=titles(sides)))
    if chart is Subject.WEEKS:
        return await _weeks(world, room, span, sides, told)
    return season_picture(sides, told)


async def of_one_game(world: World, room: str, span: Span) -> Span:
    """Where General's goat is played it is what a season is about, unless another game is asked for."""
    if span.game is not None:
        return span
    of_evenings = replace(span, game=LUNCH_GAME)
    return of_evenings if await ledger.of_people(world.database, room, of_evenings) else span


async def _as_played(world: World, room: str, told: Telling) -> Telling:
    """Who leads is decided as the chat has played its last evening that counts: whether the fewest Generals lead,
    or who finishes collects them, and whether they are measured by the rounds."""
    last = await matches.last_ended(world.database, room, game=LUNCH_GAME, counted=True)
    options = GeneralOptions() if last is None else codec.decode(orjson.loads(last.options), GeneralOptions)
    fewest = options.general_is != GeneralIs.FINISHER
    return replace(told, fewest=fewest, per_round=options.rank_by == RankBy.TITLES_PER_ROUND)


async def _sides(world: World, room: str, span: Span, names: Names) -> list[Contender]:
    """The teams, and everybody with what he has played alone."""
    teams = await ledger.of_teams(world.database, room, span)
    found = [Contender(team, names.team(team), names.teams.get(team), totals) for team, totals in teams.items()]
    together: defaultdict[str, Counter[Kind]] = defaultdict(Counter)
    for team, totals in teams.items():
        for person in members(team):
            together[person].update(totals)
    for person, totals in (await ledger.of_people(world.database, room, span)).items():
        alone = Counter(totals) - together[person]
        if alone.keys() - _OF_A_DAY:
            found.append(Contender(person, (names[person],), None, alone))
    return found


_OF_A_DAY = frozenset((Kind.DAILY, Kind.DAILY_MOVES))
"""What is counted of the layouts of the day, which are no matches."""


async def _weeks(world: World, room: str, span: Span, sides: Sequence[Contender], told: Telling) -> Picture:
    """How what decides has grown, week by week of the chat's own calendar."""
    accounts = {side.account for side in sides}
    found = [
        gain
        for kind in DECIDES[told.counted]
        for gain in await gains(world.database, room, span, kind)
        if gain.account in accounts
    ]
    zone = await world.preferences.zone(room)
    last = day_in(world.now(), zone) if span.until is None else day_in(span.until, zone) - DAY
    earliest = min((gain.at for gain in found), default=world.now())
    first = monday(min(day_in(span.since or earliest, zone), last))  # a file may bring what is dated later
    weeks = (monday(last) - first) // WEEK + 1
    brought: dict[str, list[int]] = {account: [0] * (weeks + 1) for account in accounts}
    for gain in found:
        week = _week(day_in(gain.at, zone), first, weeks)
        brought[gain.account][week] += gain.amount
    grown = [(side, tuple(accumulate(brought[side.account]))) for side in ranked(sides, told)]
    begins = first if span.since is None else day_in(span.since, zone)
    return weeks_picture(grown, begins, last, told)


@lru_cache(maxsize=4096)
def _week(day: date, first: date, weeks: int) -> int:
    """In which of the weeks a day is, counted from 1. What is dated later than today counts for this week."""
    return min(max(1, (monday(day) - first) // WEEK + 1), weeks)


async def _beats(world: World, room: str, span: Span, names: Names, told: Telling) -> Picture | None:
    """Who beats whom, in rounds where these are counted, else in matches. Who has met others most comes first."""
    what, times = "rounds", await results.beaten(world.database, room, span, ROUNDS)
    if not times:
        what, times = "matches", await results.beaten(world.database, room, span, MATCHES)
    met: Counter[str] = Counter()
    for (winner, loser), count in times.items():
        met[winner] += count
        met[loser] += count
    if not met:
        return None
    order = sorted(met, key=lambda person: (-met[person], person))
    place = {person: number for number, person in enumerate(order)}
    numbered = {(place[winner], place[loser]): count for (winner, loser), count in times.items()}
    return beats_picture([names[person] for person in order], numbered, what, told)
