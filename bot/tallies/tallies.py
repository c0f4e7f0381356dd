"""`/tally`: who has won and lost how often in a chat, against whom, and since when.

Everything that is shown is a question to the ledger, asked anew; nothing is counted here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, tzinfo
from enum import StrEnum
from functools import partial

from bot.chats.localtime import beginning, calendar_day, monday, today
from bot.chats.naming import Names, names_of
from bot.data import Data, What, pack
from bot.errors import Refused
from bot.ports import Button, Screen, Text, Who, literal, text
from bot.screens import tallies as screens
from bot.screens.tallies import Account, Contest, Portrait
from bot.tables.ratings import ENOUGH
from bot.tallies import entries, pairing, season
from bot.wishes import called, game_begun, longest_name
from bot.words import clean
from bot.world import Asking
from engine.game import find, variants
from storage import ledger, results
from storage.deeds import Kind, Span, Totals, members, played
from storage.folding import MATCHES, ROUNDS

PAGE = 6
"""Entries on a page of the history."""

SHARING = 3
"""Holders of one record who are named."""

_BETWEEN = " ,+"
"""What may stand between two names."""

_LEVELS = {MATCHES: "matches", ROUNDS: "rounds"}
"""What can be won, as the texts call it."""


class Subject(StrEnum):
    """What somebody asks for."""

    PLAYERS = "players"
    PAIRS = "pairs"
    RECORDS = "records"
    RATINGS = "ratings"
    HISTORY = "history"
    ME = "me"
    TABLE = "table"
    WEEKS = "weeks"
    BEATS = "beats"


PICTURED = (Subject.TABLE, Subject.WEEKS, Subject.BEATS)
"""What is rather looked at than read."""


class Period(StrEnum):
    """Of which time."""

    ALL = "all"
    SEASON = "season"
    MONTH = "month"
    WEEK = "week"


class Action(StrEnum):
    """What is no question."""

    ADD = "add"
    UNDO = "undo"
    NAME = "name"


@dataclass(frozen=True, slots=True)
class Wanted:
    """A question to the ledger."""

    subject: Subject = Subject.PLAYERS
    period: Period = Period.ALL
    game: str = ""
    page: int = 0
    people: tuple[str, ...] = field(default=())
    """Of one person, of those who have a name together, or of two people against each other: by their accounts."""

    def button(self, label: Subject | Period) -> Button:
        """Asks this; it is called after what is different about it."""
        return Button(text(f"tally-word-{label}"), self.data())

    def data(self) -> str:
        return pack(What.TALLY, "", self.page, f"{self.subject}.{self.period}.{self.game}")

    @classmethod
    def of(cls, data: Data) -> Wanted:
        """What such a button asks; Refused if it is none."""
        subject, _, rest = data.arg.partition(".")
        period, _, game = rest.partition(".")
        try:
            wanted = cls(Subject(subject), Period(period), game, data.number)
        except ValueError:
            raise Refused("bad-button") from None
        if game and game not in variants():
            raise Refused("bad-button")
        return wanted


async def tally(asking: Asking, args: str) -> None:
    """`/tally [what]`: totals are for everybody to see, the history and one's own for who asks."""
    first, _, rest = args.partition(" ")
    match called(asking.world.words, [*Action, Period.SEASON], _word, first):
        case Action.ADD:
            await entries.add(asking, rest)
        case Action.UNDO:
            await entries.undo(asking, rest)
        case Action.NAME:
            await pairing.name(asking, rest)
        case Period.SEASON if rest[:1].isdigit():
            await _begin_season(asking, rest)
        case _:
            names = await names_of(asking.world.database, asking.room.id, asking.person.id)
            wanted = _understood(asking, args, names)
            if wanted.subject in (Subject.ME, Subject.HISTORY):
                await asking.show(await _screen(asking, wanted, asking.language, names))
            else:
                language = await asking.world.languages.of_room(asking.room.id)
                await asking.say(await _screen(asking, wanted, language, names))


async def pressed(asking: Asking, data: Data) -> None:
    """Another view of the same, for who has pressed."""
    wanted, names = Wanted.of(data), await names_of(asking.world.database, asking.room.id, asking.person.id)
    await asking.refresh(await _screen(asking, wanted, asking.language, names))


def _word(name: str) -> Text:
    return text(f"tally-word-{name}")


# --- What is meant ----------------------------------------------------------------------------------------


def _understood(asking: Asking, args: str, known: Names) -> Wanted:
    """A question out of words in any order: what, of which time, of which game, of whom."""
    wanted, left = Wanted(), args.split()
    while left:
        more, rest = longest_name(left, partial(_with, asking, wanted, known))
        if more is None:
            raise Refused("tally-what", word=clean(left[0]))
        wanted, left = more, rest
    alone = any(one in known.teams for one in wanted.people)
    if wanted.subject is Subject.ME and len(wanted.people) == 1 and not alone:
        wanted = replace(wanted, people=tuple(dict.fromkeys((asking.person.id, *wanted.people))))
    if len(wanted.people) > (1 if alone else 2):
        raise Refused("tally-two-people")
    return wanted


def _with(asking: Asking, wanted: Wanted, known: Names, name: str) -> Wanted | None:
    """The question with what this name says; None if it says nothing."""
    word = called(asking.world.words, [*Subject, *Period], _word, name)
    if isinstance(word, Subject):
        return replace(wanted, subject=word)
    if isinstance(word, Period):
        return replace(wanted, period=word)
    variant = find(name)
    if variant is not None:
        return replace(wanted, game=variant.id)
    account = known.person(name) or known.together(name)
    if account is not None:
        return replace(wanted, people=(*wanted.people, account))
    begun = game_begun(name)  # people are called what they like
    if begun is not None:
        return replace(wanted, game=begun.id)
    bare = name.rstrip(_BETWEEN)
    return _with(asking, wanted, known, bare) if bare != name else None


async def _span(asking: Asking, wanted: Wanted) -> Span:
    """Of which days the question is: days of the chat's own time zone."""
    chat, zone = await asking.world.preferences.chat(asking.room.id), await _zone(asking)
    day, since = today(asking.world.now(), zone), None
    match wanted.period:
        case Period.WEEK:
            since = beginning(monday(day), zone)
        case Period.MONTH:
            since = beginning(day.replace(day=1), zone)
        case Period.SEASON:
            if not chat.choice.season:
                raise Refused("tally-no-season")
            since = beginning(date.fromisoformat(chat.choice.season), zone)
    return Span(since=since, game=wanted.game or None)


async def _zone(asking: Asking) -> tzinfo:
    return await asking.world.preferences.zone(asking.room.id)


async def _begin_season(asking: Asking, day: str) -> None:
    """A season is a date from which on the counts of it begin; nothing else changes."""
    await asking.check_runs_chat()
    try:
        begun = calendar_day(day.strip())
    except ValueError:
        raise Refused("tally-bad-date", date=clean(day)) from None
    await asking.world.preferences.change_chat(
        asking.room.id, lambda chat: replace(chat, choice=replace(chat.choice, season=begun.isoformat()))
    )
    await asking.whisper(text("tally-season-set", date=begun))


# --- What is shown ----------------------------------------------------------------------------------------


async def _screen(asking: Asking, wanted: Wanted, language: str, names: Names) -> Screen:
    """What is asked for; `language` is that of its reader, for words within a picture."""
    span = await _span(asking, wanted)
    head = screens.head(wanted.game, span.since)
    if len(wanted.people) == 2:
        return await _duel(asking, wanted, span, names)
    if wanted.people and wanted.people[0] in names.teams:
        return Screen((head, await _together(asking, wanted.people[0], span, names)))
    if wanted.subject is Subject.ME or wanted.people:
        person = wanted.people[0] if wanted.people else asking.person.id
        return Screen((head, *await _portrait(asking, person, span, names)))
    ways = await _ways(asking, wanted)
    match wanted.subject:
        case Subject.HISTORY:
            return await _history(asking, wanted, span)
        case Subject.TABLE | Subject.WEEKS | Subject.BEATS:
            chart, room = season.Chart(wanted.subject), asking.room.id
            return replace(await season.screen(asking.world, room, chart, span, names, language), rows=ways)
        case Subject.RECORDS:
            lines = await _records(asking, span, names)
        case Subject.RATINGS:
            return await _ratings(asking, wanted, names)
        case _:
            lines = await _totals(asking, wanted, span, names)
    return Screen((head, *lines) if lines else (text("tally-empty"),), ways)


async def _ways(asking: Asking, wanted: Wanted) -> tuple[tuple[Button, ...], ...]:
    """What else one may want to see of the same time and game, and the same of another time."""
    begun = bool((await asking.world.preferences.chat(asking.room.id)).choice.season)
    times = [period for period in Period if begun or period is not Period.SEASON]
    kept = wanted.subject if wanted.subject in PICTURED else Subject.PLAYERS
    rows: list[list[tuple[Subject | Period, Wanted]]] = [
        [(subject, replace(wanted, subject=subject, page=0)) for subject in subjects]
        for subjects in ((Subject.PAIRS, Subject.RECORDS, Subject.RATINGS, Subject.HISTORY), PICTURED)
    ]
    rows.append([(period, replace(wanted, subject=kept, period=period, page=0)) for period in times])
    shown = replace(wanted, page=0)
    return tuple(tuple(other.button(label) for label, other in row if other != shown) for row in rows)


async def _totals(asking: Asking, wanted: Wanted, span: Span, names: Names) -> tuple[Text, ...]:
    database, room = asking.world.database, asking.room.id
    teams = await ledger.of_teams(database, room, span)
    pairs = [Account(names.team(team), totals, names.teams.get(team)) for team, totals in _ranked(teams)]
    if wanted.subject is Subject.PAIRS:
        return screens.totals((), pairs)
    everybody = await ledger.of_people(database, room, span)
    return screens.totals([Account((names[person],), totals) for person, totals in _ranked(everybody)], pairs)


def _ranked(totals: Mapping[str, Totals]) -> Iterable[tuple[str, Totals]]:
    """Who has played most comes first, of these who has won most."""

    def rank(item: tuple[str, Totals]) -> tuple[int, int, int, str]:
        person, sums = item
        return (-played(sums), -sums.get(Kind.WON, 0), -sums.get(Kind.ROUND_WON, 0), person)

    return sorted(totals.items(), key=rank)


async def _records(asking: Asking, span: Span, names: Names) -> tuple[Text, ...]:
    database, room, zone = asking.world.database, asking.room.id, await _zone(asking)
    lines: list[Text] = []
    for level, key in _LEVELS.items():
        runs = await results.runs(database, room, span, level)
        longest = [(runs[person].longest, person) for person in sorted(runs)]
        most = max((run.length for run, _ in longest if run is not None), default=0)
        lines += _first(
            [
                screens.longest(key, names[person], run, zone)
                for run, person in longest
                if run is not None and run.length == most > 1
            ]
        )
    for kind in (Kind.GENERAL, Kind.BALD):
        bests = [best for best in await results.best(database, room, kind, span) if best.amount > 1]
        lines += _first([screens.best(kind, names[best.account], best.amount, best.at, zone) for best in bests])
    return tuple(lines)


def _first(lines: Sequence[Text]) -> Iterable[Text]:
    """Those who hold a record, as far as they are few."""
    more = len(lines) - SHARING
    return lines if more <= 0 else (*lines[:SHARING], text("season-more", count=more))


async def _ratings(asking: Asking, wanted: Wanted, names: Names) -> Screen:
    """How strong everybody is, from the first match on: the time that is asked for makes no difference."""
    games = [wanted.game] if wanted.game else await ledger.games(asking.world.database, asking.room.id)
    lines: list[Text] = []
    for game in games:
        known = [one for one in await asking.world.ratings.of(asking.room.id, game) if one.matches >= ENOUGH]
        lines += screens.ratings(game, [(names[one.person], one.points, one.matches) for one in known])
    lines = [*lines, text("tally-ratings-about")] if lines else [text("tally-ratings-none", enough=ENOUGH)]
    ways = await _ways(asking, replace(wanted, period=Period.ALL))
    return Screen((text("tally-ratings"), *lines), ways)


async def _portrait(asking: Asking, person: str, span: Span, names: Names) -> tuple[Text, ...]:
    """All about one person."""
    database, room = asking.world.database, asking.room.id
    totals = (await ledger.of_people(database, room, span, person=person)).get(person, {})
    runs = {}
    for level, key in _LEVELS.items():
        found = await results.runs(database, room, span, level, person=person)
        if person in found:
            runs[key] = found[person]
    beaten = await results.beaten(database, room, span, MATCHES if played(totals) else ROUNDS)
    teams = await ledger.of_teams(database, room, span)
    mine = {team: sums for team, sums in teams.items() if person in members(team)}
    won = Kind.WON if any(sums.get(Kind.WON) for sums in mine.values()) else Kind.ROUND_WON
    partner = max(mine, key=lambda team: (mine[team].get(won, 0), team), default=None)
    return screens.portrait(
        Portrait(
            who=names[person],
            totals=totals,
            runs=runs,
            partners=() if partner is None or not mine[partner].get(won) else names.team(partner, but=person),
            beats=_most({loser: times for (winner, loser), times in beaten.items() if winner == person}, names),
            loses_to=_most({winner: times for (winner, loser), times in beaten.items() if loser == person}, names),
            zone=await _zone(asking),
        )
    )


async def _together(asking: Asking, team: str, span: Span, names: Names) -> Text:
    """What those have who have a name together."""
    totals = (await ledger.of_teams(asking.world.database, asking.room.id, span)).get(team)
    called = names.teams[team]
    if not totals:
        return text("tally-none", name=literal(called))
    (line,) = screens.totals([Account(names.team(team), totals, called)], ())
    return line


def _most(times: Mapping[str, int], names: Names) -> tuple[Who, int] | None:
    """Who has the most of these times, and how many."""
    if not times:
        return None
    who = max(sorted(times), key=times.__getitem__)
    return names[who], times[who]


async def _duel(asking: Asking, wanted: Wanted, span: Span, names: Names) -> Screen:
    """Two people against each other."""
    one, other = wanted.people
    if one == other:
        raise Refused("tally-two-people")
    database, room = asking.world.database, asking.room.id
    contests = [
        Contest(key, await results.duel(database, room, one, other, span, level)) for level, key in _LEVELS.items()
    ]
    head = screens.head(wanted.game, span.since)
    return Screen((head, *screens.duel(names[one], names[other], contests)))


async def _history(asking: Asking, wanted: Wanted, span: Span) -> Screen:
    """The latest entries, and for who may do that a button to take each of them back."""
    deeds = await ledger.history(
        asking.world.database, asking.room.id, span, limit=PAGE + 1, offset=wanted.page * PAGE
    )
    admin = await asking.request.is_admin()
    shown = deeds[:PAGE]
    names = await names_of(asking.world.database, asking.room.id, *(deed.noted_by for deed in shown))
    zone = await _zone(asking)
    lines = tuple(screens.entry(deed, names, zone) for deed in shown)
    undo = tuple(
        Button(text("tally-undo", entry=deed.id), entries.ask_data(deed.id))
        for deed in shown
        if entries.may_undo(deed, asking.person.id, asking.world.now(), admin=admin)
    )
    turns = tuple(
        Button(text(key), replace(wanted, page=page).data())
        for key, page, there in (
            ("button-previous", wanted.page - 1, wanted.page > 0),
            ("button-next", wanted.page + 1, len(deeds) > PAGE),
        )
        if there
    )
    rows = (*(tuple(undo[at : at + 2]) for at in range(0, len(undo), 2)), *((turns,) if turns else ()))
    return Screen((screens.head(wanted.game, span.since), *lines) if lines else (text("tally-empty"),), rows)
