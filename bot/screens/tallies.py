"""Tallies in words: totals, portraits, contests, records, entries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, tzinfo

from bot.chats.localtime import DAY, day_in
from bot.chats.naming import Names
from bot.messages import Arg, Joined, Text, Typed, Who, text
from storage.deeds import TITLES, Deed, Kind, Line, Span, Totals
from storage.folding import RESULTS
from storage.results import Duel, Run, Runs


@dataclass(frozen=True, slots=True)
class Account:
    """An account of people together, or of one."""

    names: tuple[Who, ...]
    totals: Totals
    called: str | None = None
    """What they are called together."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """What there is to tell of one person."""

    who: Who
    totals: Totals
    runs: Mapping[str, Runs]
    """By what is won: `matches`, `rounds`."""
    partners: tuple[Who, ...]
    """Those with whom he has won most."""
    met: str
    """In what it is counted how often he beats others and loses to them: `matches` or `rounds`."""
    beats: tuple[Who, int] | None
    """Whom he beats most often, and how often."""
    loses_to: tuple[Who, int] | None
    zone: tzinfo
    """Whose days are told."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Two people beside each other in `matches` or in `rounds`."""

    what: str
    duel: Duel


def head(span: Span) -> Text:
    """Of which game and of which time the counts are; the bounds of a span are told in the zone of the chat."""
    about: list[Arg] = [text("game", game=span.game)] if span.game else []
    if span.since is not None:
        about.append(days(span.since.date(), None if span.until is None else span.until.date() - DAY))
    return text("tally-head-of", about=Joined(tuple(about))) if about else text("tally-head")


def days(first: date, last: date | None) -> Arg:
    """From which day to which something is."""
    if last is None:
        return text("tally-since", date=first)
    return first if first == last else Joined((first, last), by=" – ")


def nothing(span: Span) -> tuple[Text, ...]:
    """That there is nothing to tell; of a time that has an end, of which."""
    return (text("tally-empty"),) if span.until is None else (head(span), text("tally-empty-then"))


def totals(people: Sequence[Account], teams: Sequence[Account]) -> tuple[Text, ...]:
    """Who has won and lost how often, in the order to be shown; nothing if nobody has played."""
    lines = list(map(_account, people))
    if teams:
        lines.append(text("tally-teams"))
        lines += map(_account, teams)
    return tuple(lines)


def _account(account: Account) -> Text:
    if account.called is not None:
        return text(
            "tally-called", called=Typed(account.called), names=account.names, counts=counts(account.totals)
        )
    return text("tally-account", names=account.names, counts=counts(account.totals))


def counts(sums: Totals) -> Joined:
    """All that is on an account."""
    return Joined(tuple(text(f"tally-{kind.value}", count=sums[kind]) for kind in Kind if sums.get(kind)), by=", ")


def portrait(of: Portrait) -> tuple[Text, ...]:
    """One person in a few lines."""
    if not of.totals:
        return (text("tally-none", name=of.who),)
    lines = [text("tally-account", names=(of.who,), counts=counts(of.totals))]
    for what, runs in of.runs.items():
        if runs.now is not None and runs.now.length > 1:
            won, since = runs.now.won, day_in(runs.now.since, of.zone)
            lines.append(text("tally-run-now", what=what, won=won, length=runs.now.length, since=since))
        if runs.longest is not None and runs.longest.length > 1 and runs.longest != runs.now:
            lines.append(_longest("tally-run-longest", what, runs.longest, of.zone))
    if of.partners:
        lines.append(text("tally-partner", names=of.partners))
    if of.beats is not None:
        lines.append(text("tally-beats", name=of.beats[0], what=of.met, times=of.beats[1]))
    if of.loses_to is not None:
        lines.append(text("tally-loses-to", name=of.loses_to[0], what=of.met, times=of.loses_to[1]))
    return tuple(lines)


def _longest(key: str, what: str, run: Run, zone: tzinfo, **more: Arg) -> Text:
    between = days(day_in(run.since, zone), day_in(run.until, zone))
    return text(key, what=what, length=run.length, days=between, **more)


def longest(what: str, who: Who, run: Run, zone: tzinfo) -> Text:
    """The longest run of wins of a chat."""
    return _longest("tally-record-run", what, run, zone, name=who)


def best(kind: Kind, who: Who, amount: int, at: datetime, zone: tzinfo) -> Text:
    """The most of a kind in one match."""
    count = text(f"tally-{kind.value}", count=amount)
    return text("tally-record-best", name=who, count=count, date=day_in(at, zone))


def ratings(game: str, people: Sequence[tuple[Who, int, int]]) -> tuple[Text, ...]:
    """Who is how strong at a game, after how many matches; nothing if nobody is rated."""
    lines = [
        text("tally-rating", place=place, name=who, points=str(points), matches=matches)
        for place, (who, points, matches) in enumerate(people, start=1)
    ]
    return (text("tally-ratings-of", game=text("game", game=game)), *lines) if lines else ()


def duel(one: Who, other: Who, contests: Sequence[Contest], together: Totals) -> tuple[Text, ...]:
    """Two people against each other and together; of what is `together` on their account the titles are told."""
    lines = []
    for contest in contests:
        found = contest.duel
        if found.met:
            lines.append(
                text("tally-duel", what=contest.what, one=one, other=other, won=found.won, lost=found.lost)
            )
            if found.drawn:
                lines.append(text("tally-duel-drawn", count=found.drawn))
        if found.won_together or found.lost_together:
            lines.append(
                text(
                    "tally-duel-together",
                    what=contest.what,
                    names=(one, other),
                    won=found.won_together,
                    lost=found.lost_together,
                )
            )
    titles = {kind: count for kind, count in together.items() if kind in TITLES}
    if titles:
        lines.append(text("tally-account", names=(one, other), counts=counts(titles)))
    return tuple(lines) or (text("tally-duel-none", one=one, other=other),)


# --- Entries ----------------------------------------------------------------------------------------------


def entry(deed: Deed, names: Names, zone: tzinfo) -> Text:
    """One entry of the ledger: when, what, and whether it still counts."""
    said = text("tally-cancelled", entry=deed.corrects) if deed.corrects is not None else _what(deed, names)
    by = text("tally-by-bot") if deed.noted_by is None else text("tally-by", name=names[deed.noted_by])
    line = text("tally-entry", date=day_in(deed.at, zone), entry=deed.id, what=said, by=by)
    if deed.reason is not None:
        line = text("tally-entry-reason", line=line, reason=Typed(deed.reason))
    return text("tally-entry-void", line=line) if deed.corrected_by is not None else line


def _what(deed: Deed, names: Names) -> Joined:
    """Of results who has beaten whom, of all else who has how many."""
    parts: list[Arg] = [text("game", game=deed.game)]
    if deed.round is not None:
        parts.append(text("tally-entry-round", round=deed.round))
    sides = _sides(deed)
    for won, lost in ((Kind.WON, Kind.LOST), (Kind.ROUND_WON, Kind.ROUND_LOST)):
        decided = won is Kind.ROUND_WON and (Kind.WON in sides or Kind.DRAWN in sides or deed.match is None)
        if won in sides and lost in sides and not decided:
            parts.append(text("tally-entry-beat", won=_all(sides[won], names), lost=_all(sides[lost], names)))
    if Kind.DRAWN in sides:
        parts.append(text("tally-entry-draw", sides=_all(sides[Kind.DRAWN], names)))
    parts += [
        text(
            "tally-account", names=_all([line], names), counts=text(f"tally-{line.kind.value}", count=line.amount)
        )
        for line in _accounts(deed)
        if line.kind not in RESULTS or (line.kind is Kind.ROUND_WON and deed.match is None)
    ]
    return Joined(tuple(parts))


def _accounts(deed: Deed) -> list[Line]:
    """One line for each side: of a team its own, not those of its people."""
    return [line for line in deed.lines if line.of_side]


def _sides(deed: Deed) -> dict[Kind, list[Line]]:
    found: dict[Kind, list[Line]] = {}
    for line in _accounts(deed):
        if line.kind in RESULTS:
            found.setdefault(line.kind, []).append(line)
    return found


def _all(lines: Sequence[Line], names: Names) -> Arg:
    """Several sides in a row; where they are teams, one sees who belongs together."""
    sides = tuple(_side(line, names) for line in lines)
    return Joined(sides, by="; ") if len(lines) > 1 and any(line.person is None for line in lines) else sides


def _side(line: Line, names: Names) -> Arg:
    """Who it is about: a person, a team by its own name, or by those of its people."""
    account = "" if line.person is not None else line.team or "[]"
    if account in names.teams:
        return Typed(names.teams[account])
    return (names[line.person],) if line.person is not None else names.team(account)
