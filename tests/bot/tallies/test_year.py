"""A year of lunches: at the bot's table and with real tiles, with mistakes, corrections, newcomers, restarts and
two changes of the clock. In the end every total is what an independent recount says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.sheets.entering import ECHO
from storage import ledger
from storage.deeds import Span, members
from tests.bot.chat import BEGINNING, LIMITS, Chat, Guest, chatting, says, told
from tests.bot.steering import state_of, to_the_end
from tests.bot.strict import GROUP, StrictPort
from tests.bot.tallies.recounting import Fact, Sums, from_journals, summed
from tests.effort import EFFORT

LUNCHES = EFFORT.of(15, minutes=250, hours=1000)
AT_TABLE = max(LUNCHES // 25, 2)
"""Evenings at the bot's table, which take long."""

ZONE = ZoneInfo("Europe/Berlin")
NAMES = (
    "Ann",
    "Bob",
    "Cid",
    "Dot",
    "Eve",
    "Fay",
    "Gil",
    "Hal",
    "Ida",
    "Jon",
    "Kay",
    "Leo",
    "Mia",
    "Ned",
    "Oda",
    "Pia",
)
SEASON = date(2024, 9, 1)

KINDS = {
    "won": "match(?:es)? won",
    "lost": "match(?:es)? lost",
    "drawn": "match(?:es)? drawn",
    "round_won": "rounds? won",
    "round_lost": "rounds? lost",
    "goat": "goats?",
    "general": "Generals?",
    "bald": "balds?",
}


@dataclass
class Year:
    """What goes on in the chat, and what was told and taken back by hand."""

    folder: Path
    stack: AsyncExitStack
    chat: Chat
    chance: Random
    regulars: list[str] = field(default_factory=lambda: list(NAMES[:12]))
    by_hand: list[Fact] = field(default_factory=list)
    taken_back: set[str] = field(default_factory=set)

    async def restart(self) -> None:
        """The bot is gone, and comes back with what it has saved."""
        await self.stack.aclose()
        await self.stack.enter_async_context(chatting(self.folder, chat=self.chat))

    async def until(self, at: datetime) -> None:
        await self.chat.wait(seconds=max((at - self.chat.now).total_seconds(), 0))

    def company(self, teams: int) -> list[str]:
        """Who is there today, mostly in the pairs of always. Those who begin sit across from each other, and each
        pair that waits behind them one after the other."""
        if self.chance.random() < 0.3:
            self.chance.shuffle(self.regulars)
        pairs = [self.regulars[at : at + 2] for at in range(0, len(self.regulars) - 1, 2)]
        one, other, *waiting = self.chance.sample(pairs, teams)
        return [one[0], other[0], one[1], other[1], *(name for pair in waiting for name in pair)]

    def come_and_go(self) -> None:
        """Somebody stays away from now on, somebody else comes."""
        gone = self.chance.randrange(len(self.regulars))
        self.regulars[gone] = self.chance.choice([name for name in NAMES if name not in self.regulars])

    # --- lunches ---

    async def with_real_tiles(self) -> None:
        """General's goat, told round by round until the time is up or everybody has to go."""
        guests = await self.chat.playing(
            "/lunch real 30 title_rule=bald", *self.company(self.chance.randint(2, 6))
        )
        for number in range(self.chance.randint(3, 7)):
            await self.tell_round(guests)
            if self.chance.random() < 0.15 and self.chat.tables() and state_of(self.chat).round:
                assert not await self.chance.choice(guests).say("/sheet undo")
            if self.chance.random() < 0.1:
                await self.restart()
            if number == 0 and self.chance.random() < 0.2:
                await self.chat.wait(minutes=31)
        if self.chat.tables():
            await guests[0].press("End")
            await guests[0].press("Yes")
        assert not self.chat.tables()

    async def tell_round(self, guests: Sequence[Guest]) -> None:
        if not self.chat.tables():
            return
        state, names = state_of(self.chat), [seat.name for seat in self.chat.table().match.seats]
        how = self.chance.choice(("out", "out", "0-0", "6-6", "0-0 6-6", "fish"))
        words = "fish" if how == "fish" else f"{names[self.chance.choice(state.table)]} {how}"
        await self.chat.wait(seconds=ECHO.total_seconds())  # else the same words of somebody else are an echo
        await self.tell(self.chance.choice(guests), words)

    async def tell(self, guest: Guest, words: str) -> None:
        """Say something to the sheet, and that one is sure if it asks."""
        assert not await guest.say(f"/sheet {words}"), guest.screen()
        shown = next(post for post in reversed(self.chat.room()) if "score sheet" in post.message.plain())
        if says("sheet-sure-last") in shown.message.plain():
            await guest.press("Yes")

    async def of_points(self) -> None:
        """Another game with real tiles: Goat by pairs, or fives with points in play."""
        game = self.chance.choice(("goat target=51", "all-fives target=100", "telephone target=100"))
        guests = await self.chat.playing(f"/sheet {game}", *self.company(2))
        names = [guest.person.name for guest in guests]
        while self.chat.tables():
            teller = self.chance.choice(guests)
            if not game.startswith("goat") and self.chance.random() < 0.6:
                await self.tell(teller, f"{self.chance.choice(names)} +{5 * self.chance.randint(1, 8)}")
                continue
            out, *others = self.chance.sample(names, len(names))
            hands = (f"{name} {self.chance.randint(1, 40)}" for name in others)
            await self.tell(teller, ", ".join((f"{out} out", *hands)))

    async def at_the_table(self) -> None:
        guests = await self.chat.playing("/lunch 30 session_rounds=2", *self.company(2))
        await to_the_end(self.chat, guests)

    async def elsewhere(self) -> None:
        """A result that is told by hand, now and then a day late."""
        company = self.company(2)
        sides = (company[0], company[2]), (company[1], company[3])
        guest, at = self.chat.guest(company[0]), self.chat.now
        one, other = (tuple(self.chat.guest(name).id for name in side) for side in sides)
        written = [" + ".join(side) for side in sides]
        drawn = self.chance.random() < 0.2
        won, lost, titles = self.chance.randint(1, 9), self.chance.randint(1, 9), self.chance.randint(1, 3)
        sign, more = ("=", "") if drawn else (">", f"; rounds {won}:{lost}; generals {titles}:0")
        late = self.chance.random() < 0.3
        if late:
            at = datetime.combine(at.astimezone(ZONE) - timedelta(days=1), time(12), ZONE)
        answer = await guest.say(
            f"/tally add {'yesterday ' * late}general: {written[0]} {sign} {written[1]}{more}"
        )
        if answer:  # somebody of them has never sat at a table here
            assert told(answer) in [says("no-such-person", name=name) for name in company]
            return
        counts = [("drawn", one, 1), ("drawn", other, 1)] if drawn else [("won", one, 1), ("lost", other, 1)]
        if not drawn:
            counts += [("round_won", one, won), ("round_lost", other, won), ("round_won", other, lost)]
            counts += [("round_lost", one, lost), ("general", one, titles)]
        self.by_hand.append(Fact(self.latest_entry(), "general", at, tuple(counts)))

    def latest_entry(self) -> str:
        """The name of the entry of which everybody was told last."""
        lines = self.chat.room()[-1].message.plain().splitlines()
        return lines[1].rpartition(" · ")[2]

    async def corrected(self) -> None:
        """Somebody takes back what he has told just now, or who runs the chat anything, however old."""
        if self.chance.random() < 0.5:
            for name in self.regulars:
                if not await self.chat.guest(name).say("/tally undo"):
                    self.taken_back.add(self.latest_entry())
                    return
        deeds = await ledger.history(self.chat.bot.world.database, GROUP)
        standing = [deed.id for deed in deeds if deed.corrects is None and deed.corrected_by is None]
        if standing:
            boss = self.chat.guest("Boss", admin=True)
            wrong = self.chance.choice(standing)
            assert not await boss.say(f"/tally undo {wrong} it was otherwise")
            self.taken_back.add(wrong)

    # --- what came of it ---

    async def facts(self) -> list[Fact]:
        found = [*await from_journals(self.chat.bot.world.database, GROUP), *self.by_hand]
        assert len({fact.name for fact in found}) == len(found)
        assert self.taken_back <= {fact.name for fact in found}
        return [fact for fact in found if fact.name not in self.taken_back]

    async def check(self, facts: Sequence[Fact], span: Span) -> None:
        inside = [
            fact
            for fact in facts
            if (span.since is None or fact.at >= span.since)
            and (span.until is None or fact.at < span.until)
            and span.game in (None, fact.game)
        ]
        database = self.chat.bot.world.database
        assert await ledger.of_people(database, GROUP, span) == summed(inside, teams=False), span
        teams = await ledger.of_teams(database, GROUP, span)
        assert {" + ".join(members(team)): sums for team, sums in teams.items()} == summed(inside, teams=True)

    async def shown(self, words: str) -> Sums:
        """The totals of people as everybody is shown them."""
        before = len(self.chat.room())
        assert not await self.chat.guest(NAMES[0]).say(f"/tally {words}")
        found: dict[str, dict[str, int]] = {}
        for line in "\n".join(post.message.plain() for post in self.chat.room()[before:]).splitlines():
            name, colon, counts = line.partition(": ")
            if colon and name in NAMES:
                numbers = {kind: re.search(f"(\\d+) {word}", counts) for kind, word in KINDS.items()}
                sums = {kind: int(number[1]) for kind, number in numbers.items() if number is not None}
                found[self.chat.guest(name).id] = sums
        return found


def days(chance: Random) -> list[datetime]:
    """When they meet: at noon, but where a month begins shortly after midnight of its first day there."""
    found: list[datetime] = []
    for number in range(LUNCHES):
        day = BEGINNING.date() + timedelta(days=1 + number * 364 // LUNCHES)
        if found and day.month != found[-1].astimezone(ZONE).month and chance.random() < 0.8:
            at = datetime.combine(day.replace(day=1), time(0, 10), ZONE)
        else:
            at = datetime.combine(day, time(12, chance.randrange(60)), ZONE)
        found.append(max(at.astimezone(UTC), found[-1] + timedelta(hours=2)) if found else at.astimezone(UTC))
    return found


def month_of(moment: datetime) -> datetime:
    """Where the month begins, as the clock on the wall says."""
    here = moment.astimezone(ZONE)
    return datetime(here.year, here.month, 1, tzinfo=ZONE)


@pytest.mark.slow
@pytest.mark.timeout(300 if LUNCHES < 100 else 0)
async def test_in_a_year_nothing_is_lost_or_counted_twice(tmp_path: Path) -> None:
    chance = Random("a year")
    async with AsyncExitStack() as stack:
        chat = Chat(StrictPort(LIMITS))
        year = Year(tmp_path, stack, chat, chance)
        await year.restart()
        preferences = chat.bot.world.preferences
        await chat.guest("Ann").say("/tally")
        choice = (await preferences.chat(GROUP)).choice
        choice = replace(choice, zone=ZONE.key, season=SEASON.isoformat())
        await preferences.change_chat(GROUP, lambda chat: replace(chat, choice=choice))
        tables = set(chance.sample(range(LUNCHES), AT_TABLE))
        for number, at in enumerate(days(chance)):
            await year.until(at)
            if number in tables:
                await year.at_the_table()
            else:
                await (year.of_points() if chance.random() < 0.2 else year.with_real_tiles())
            for happens, likely in ((year.elsewhere, 0.4), (year.corrected, 0.4), (year.restart, 0.1)):
                if chance.random() < likely:
                    await happens()
            if chance.random() < 0.1:
                year.come_and_go()
        facts = await year.facts()
        assert len(facts) > 2 * LUNCHES
        assert len(year.taken_back) >= LUNCHES // 10
        assert {"won", "drawn", "general"} <= {kind for fact in year.by_hand for kind, *_ in fact.counts}
        assert {(fact.at.astimezone(ZONE).utcoffset()) for fact in facts} == {
            timedelta(hours=1),
            timedelta(hours=2),
        }
        season = datetime.combine(SEASON, time(), ZONE)
        months = sorted({month_of(fact.at) for fact in facts})
        assert any(fact.at.astimezone(ZONE).month != fact.at.month for fact in facts), "some at midnight"
        for begins, ends in zip(months, [*months[1:], None], strict=True):
            await year.check(facts, Span(begins, ends))
        for game in (None, "general", "goat", "all-fives", "telephone"):
            await year.check(facts, Span(game=game))
            await year.check(facts, Span(season, game=game))
        month = month_of(chat.now)
        for words, since, until in (
            ("", datetime.min.replace(tzinfo=UTC), None),
            ("season", season, None),
            ("this_month", month, None),
            ("last_month", month_of(month - timedelta(days=1)), month),
            ("november 2024", datetime(2024, 11, 1, tzinfo=ZONE), datetime(2024, 12, 1, tzinfo=ZONE)),
        ):
            inside = [fact for fact in facts if fact.at >= since and (until is None or fact.at < until)]
            assert await year.shown(words) == summed(inside, teams=False)
        await year.restart()
        await year.check(facts, Span())
