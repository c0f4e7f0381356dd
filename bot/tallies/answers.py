"""What the ledger has to say to a question, as screens: asked anew each time, nothing is counted here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import tzinfo

from bot.asking import Asking
from bot.chats.localtime import beginning, calendar_day, day_in
from bot.chats.naming import Names, names_of
from bot.errors import Refused
from bot.messages import Button, Screen, Text, Typed, Who, text
from bot.screens import tallies as screens
from bot.screens.grid import Row, grid, in_rows, turns
from bot.screens.tallies import Account, Contest, Portrait
from bot.tables.ratings import ENOUGH
from bot.tallies import season, undoing
from bot.tallies.periods import OFFERED, Period, days_of
from bot.tallies.questions import PICTURED, Subject, Wanted
from storage import ledger, results
from storage.deeds import TITLES, Kind, Span, Totals, members, played, team_of
from storage.folding import MATCHES, ROUNDS

PAGE = 6
"""Entries on a page of the history."""

SHARING = 3
"""Holders of one record who are named."""

_DECIDING = (Kind.WON, Kind.LOST, Kind.ROUND_WON, Kind.ROUND_LOST)
"""What decides who stands first."""
_LEVELS = {MATCHES: "matches", ROUNDS: "rounds"}
"""What can be won, as the texts call it."""


async def answer(asking: Asking, wanted: Wanted, language: str, names: Names) -> Screen:
    """What is asked for; `language` is that of its reader, for words within a picture."""
    span = await _span(asking, wanted)
    head = screens.head(span)
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
            return await _history(asking, wanted, span, ways)
        case Subject.TABLE | Subject.WEEKS | Subject.BEATS:
            chart = await season.screen(asking.world, asking.room.id, wanted.subject, span, names, language)
            return replace(chart, rows=ways)
        case Subject.RECORDS:
            lines = await _records(asking, span, names)
        case Subject.RATINGS:
            return await _ratings(asking, wanted, names)
        case _:
            lines = await _totals(asking, wanted, span, names)
    return Screen((head, *lines) if lines else screens.nothing(span), ways)


async def _ways(asking: Asking, wanted: Wanted) -> tuple[Row, ...]:
    """What else one may want to see of the same time and game, and the same of another time."""
    begun = bool((await asking.world.preferences.chat(asking.room.id)).choice.season)
    times = [period for period in OFFERED if begun or period is not Period.SEASON]
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
    """Who has won most matches comes first, of these who has lost fewest; then it is the rounds."""

    def rank(item: tuple[str, Totals]) -> tuple[int, int, int, int, str]:
        account, sums = item
        won, lost, rounds_won, rounds_lost = (sums.get(kind, 0) for kind in _DECIDING)
        return (-won, lost, -rounds_won, rounds_lost, account)

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
    for kind in TITLES:
        bests = [best for best in await results.best(database, room, kind, span) if best.amount > 1]
        lines += _first([screens.best(kind, names[best.account], best.amount, best.at, zone) for best in bests])
    return tuple(lines) or (text("tally-records-none"),)


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
    totals = (await ledger.of_people(database, room, span)).get(person, {})
    runs = {}
    for level, key in _LEVELS.items():
        found = await results.runs(database, room, span, level)
        if person in found:
            runs[key] = found[person]
    met = MATCHES if played(totals) else ROUNDS
    beaten = await results.beaten(database, room, span, met)
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
            met=_LEVELS[met],
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
        return text("tally-none", name=Typed(called))
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
    together = (await ledger.of_teams(database, room, span)).get(team_of(one, other), {})
    return Screen((screens.head(span), *screens.duel(names[one], names[other], contests, together)))


async def _history(asking: Asking, wanted: Wanted, span: Span, ways: tuple[Row, ...]) -> Screen:
    """The latest entries, and for who may do that a button to take each of them back; below these the ways to
    other pages and questions."""
    deeds = await ledger.history(
        asking.world.database, asking.room.id, span, limit=PAGE + 1, offset=wanted.page * PAGE
    )
    admin = await asking.request.is_admin()
    shown = deeds[:PAGE]
    names = await names_of(asking.world.database, asking.room.id, *(deed.noted_by for deed in shown))
    zone = await _zone(asking)
    lines = tuple(screens.entry(deed, names, zone) for deed in shown)
    undo = tuple(
        Button(text("tally-undo", entry=deed.id), undoing.ask_data(deed.id))
        for deed in shown
        if undoing.may_undo(deed, asking.by, asking.world.now(), admin=admin)
    )
    pages = wanted.page + 1 + (len(deeds) > PAGE)  # as far as has been looked
    beside = turns(wanted.page, pages, lambda page: replace(wanted, page=page).data())
    laid = grid(asking.limits, len(undo), per_row=2, per_page=PAGE, below=len(ways))
    rows = (*in_rows(undo, laid.per_row), (*beside, *ways[0]), *ways[1:])
    return Screen((screens.head(span), *lines) if lines else screens.nothing(span), rows)


async def _span(asking: Asking, wanted: Wanted) -> Span:
    """Of which days the question is: days of the chat's own time zone."""
    chat, zone = await asking.world.preferences.chat(asking.room.id), await _zone(asking)
    season = calendar_day(chat.choice.season) if chat.choice.season else None
    if wanted.period is Period.SEASON and season is None:
        raise Refused("tally-no-season")
    since, until = (
        None if day is None else beginning(day, zone)
        for day in days_of(wanted.period, day_in(asking.world.now(), zone), season)
    )
    return Span(since, until, wanted.game or None)


async def _zone(asking: Asking) -> tzinfo:
    return await asking.world.preferences.zone(asking.room.id)
